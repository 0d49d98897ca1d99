import Foundation
import QuadrantBase

/// The contents of an `.xcworkspace`.
struct Workspace {
    /// Projects and folders of packages, in the workspace's order.
    private(set) var projects: [String] = []
    private(set) var packages: [String] = []

    init(_ path: String, _ note: (String) -> Void) throws {
        let file = path + "/contents.xcworkspacedata"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(.input, "'\(FilePath.name(of: path))' is not a valid workspace", at: file,
                          rule: "An .xcworkspace folder contains a file contents.xcworkspacedata.",
                          fix: "Give the project itself, or restore the workspace.")
        }
        let text = String(decoding: data, as: UTF8.self)
        guard text.contains("<Workspace"), text.contains("</Workspace>") else {
            throw Failure(.input, "cannot read the workspace '\(FilePath.name(of: path))'",
                          at: "\(file): it is truncated or not a workspace",
                          rule: "It is an XML file with a Workspace element.",
                          fix: "Restore the file, or give one of its projects.")
        }
        let container = FilePath.folder(of: path)
        var groups = [container]
        for tag in text.ranges(of: /<\/?(FileRef|Group)[^>]*>/) {
            let string = String(text[tag])
            if string.hasPrefix("</Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            if string.hasPrefix("</") { continue }
            let place = Self.location(string).map { Self.resolve($0, group: groups.last ?? container, container) }
            if string.hasPrefix("<Group") {
                if !string.hasSuffix("/>") { groups.append(place ?? groups.last ?? container) }
            } else if let place {
                if place.hasSuffix(".xcodeproj") {
                    if FilePath.isFolder(place) { projects.append(place) } else {
                        note("the project '\(FilePath.relative(place, to: container))' of the workspace does not exist")
                    }
                } else if FilePath.isFile(place + "/Package.swift") {
                    packages.append(place)
                }
            }
        }
    }

    private static func location(_ tag: String) -> String? {
        guard let start = tag.range(of: "location\\s*=\\s*\"", options: .regularExpression) else { return nil }
        var text = String(tag[start.upperBound...].prefix { $0 != "\"" })
        for (name, letter) in [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: name, with: letter)
        }
        return text
    }

    private static func resolve(_ location: String, group: String, _ container: String) -> String {
        guard let colon = location.firstIndex(of: ":") else { return FilePath.named(location, in: group) }
        let path = String(location[location.index(after: colon)...])
        if path.isEmpty { return location.hasPrefix("group") ? group : container }
        return FilePath.named(path, in: location.hasPrefix("group") ? group : container)
    }
}
