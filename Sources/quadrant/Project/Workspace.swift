import Foundation

/// What an `.xcworkspace` refers to.
struct Workspace {
    /// Projects and folders of packages, in their order.
    private(set) var projects: [String] = []
    private(set) var packages: [String] = []

    init(_ path: String, _ note: (String) -> Void) throws {
        let file = path + "/contents.xcworkspacedata"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(.input, "'\(FilePath.name(of: path))' holds no workspace", at: file,
                          rule: "A folder whose name ends in .xcworkspace holds a file contents.xcworkspacedata.",
                          fix: "Name the project that it is for, or check it out again.")
        }
        let text = String(decoding: data, as: UTF8.self)
        guard text.contains("<Workspace"), text.contains("</Workspace>") else {
            throw Failure(.input, "the workspace '\(FilePath.name(of: path))' cannot be read",
                          at: "\(file): it is cut off or no workspace", rule: "It begins with <Workspace and ends it.",
                          fix: "Check the file out again, or name one of its projects.")
        }
        let container = FilePath.folder(of: path)
        var groups = [container]
        for tag in text.ranges(of: /<\/?(FileRef|Group)[^>]*>/) {
            let words = String(text[tag])
            if words.hasPrefix("</Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            if words.hasPrefix("</") { continue }
            let place = Self.location(words).map { Self.resolve($0, group: groups.last ?? container, container) }
            if words.hasPrefix("<Group") {
                if !words.hasSuffix("/>") { groups.append(place ?? groups.last ?? container) }
            } else if let place {
                if place.hasSuffix(".xcodeproj") {
                    if FilePath.isFolder(place) { projects.append(place) } else {
                        note("the project '\(FilePath.relative(place, to: container))' of the workspace is not there")
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
        guard let colon = location.firstIndex(of: ":") else { return FilePath.absolute(location, in: group) }
        let path = String(location[location.index(after: colon)...])
        if path.isEmpty { return location.hasPrefix("group") ? group : container }
        return FilePath.absolute(path, in: location.hasPrefix("group") ? group : container)
    }
}
