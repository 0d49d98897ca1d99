import Foundation
import QuadrantBase

/// The objects of a `project.pbxproj` by identifier, and the paths of the files that they name.
package final class XcodeObjects {
    package typealias Object = [String: Any]

    /// The folder that contains the `.xcodeproj`; paths are relative to it.
    package let folder: String
    /// The `.xcodeproj` itself.
    package let path: String
    package let root: Object
    private let objects: [String: Any]
    /// The identifier of the group that contains each object.
    private var parents: [String: String] = [:]

    /// The newest known version of the format; newer files are read as far as possible.
    private static let newest = 100

    init(_ path: String, _ note: (String) -> Void) throws {
        self.path = path
        let file = path + "/project.pbxproj"
        guard FilePath.exists(file) else {
            throw Failure(.input, "'\(FilePath.name(of: path))' is not a valid project", at: file,
                          rule: "An .xcodeproj folder contains a file project.pbxproj.",
                          fix: "Check that the project is complete.")
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(.input, "the file '\(file)' cannot be read", at: file,
                          rule: "The file must be readable.",
                          fix: "Check its permissions with 'ls -l \(file)'.")
        }
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
            throw Self.damaged(path, Self.reason(error, data))
        }
        guard let all = list as? Object, let objects = all["objects"] as? Object else {
            throw Self.damaged(path, "it has no 'objects'")
        }
        guard let rootName = all["rootObject"] as? String, let root = objects[rootName] as? Object,
              root["isa"] as? String == "PBXProject" else {
            throw Self.damaged(path, "its 'rootObject' is not a project")
        }
        if let version = (all["objectVersion"] as? String).flatMap(Int.init), version > Self.newest {
            note("'\(FilePath.name(of: path))' has format \(version), newer than the supported format "
                + "\(Self.newest); unknown content is ignored")
        }
        self.objects = objects
        self.root = root
        var start = FilePath.folder(of: path)
        if let inner = root["projectDirPath"] as? String, !inner.isEmpty { start = FilePath.named(inner, in: start) }
        folder = start
        var seen: Set<String> = []
        func enter(_ group: String) {
            guard seen.insert(group).inserted, let entry = objects[group] as? Object else { return }
            for child in entry["children"] as? [String] ?? [] where parents[child] == nil {
                parents[child] = group
                enter(child)
            }
        }
        if let main = root["mainGroup"] as? String { enter(main) }
    }

    private static func damaged(_ path: String, _ reason: String) -> Failure {
        Failure(.input, "cannot read the project '\(FilePath.name(of: path))'",
                at: "\(path)/project.pbxproj: \(reason)",
                rule: "A project.pbxproj is a property list with a PBXProject object.",
                fix: "Resolve merge conflicts in it, quote values such as Date+More.swift, or restore the file.")
    }

    /// The syntax error in the text, with its line if known.
    private static func reason(_ error: any Error, _ data: Data) -> String {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if let mark = lines.firstIndex(where: { $0.hasPrefix("<<<<<<<") || $0.hasPrefix(">>>>>>>") }) {
            return "line \(mark + 1) is a merge conflict marker"
        }
        // What is wrong with the text of a project; the error itself is of XML, which a project is not.
        let info = (error as NSError).userInfo
        let ofText = info["kCFPropertyListOldStyleParsingError"].flatMap { inner in
            String(describing: inner).firstMatch(of: /"([^"]+)"/).map { String($0.output.1) }
        }
        let text = ofText ?? info["NSDebugDescription"] as? String
        return text.map { $0.prefix { $0 != "\n" } }.map(String.init) ?? "it is truncated or not a property list"
    }

    // MARK: Objects

    package func object(_ name: Any?) -> Object? { (name as? String).flatMap { objects[$0] as? Object } }

    package func list(_ object: Object, _ key: String) -> [(name: String, object: Object)] {
        (object[key] as? [String] ?? []).compactMap { name in (objects[name] as? Object).map { (name, $0) } }
    }

    package func all(_ kind: String) -> [(name: String, object: Object)] {
        objects.compactMap { name, value in
            guard let object = value as? Object, object["isa"] as? String == kind else { return nil }
            return (name, object)
        }.sorted { $0.name < $1.name }
    }

    // MARK: Files

    /// The path of a file, group or folder; nil for system files and build products.
    package func path(of name: String, depth: Int = 0) -> String? {
        guard depth < 200, let object = objects[name] as? Object else { return nil }
        let own = object["path"] as? String ?? ""
        if own.hasPrefix("/") { return here(FilePath.absolute(own)) }
        switch object["sourceTree"] as? String ?? "<group>" {
        case "<group>":
            guard let parent = parents[name] else { return FilePath.named(own.isEmpty ? "." : own, in: folder) }
            guard let base = self.path(of: parent, depth: depth + 1) else { return nil }
            return own.isEmpty ? base : FilePath.named(own, in: base)
        case "SOURCE_ROOT": return FilePath.named(own.isEmpty ? "." : own, in: folder)
        default: return nil
        }
    }

    /// A file that a project names by its whole path, as Xcode does for data models, is on the machine where it was
    /// made: the file with the same last folders in this project's folder, if there is one.
    private func here(_ path: String) -> String {
        if FilePath.exists(path) { return path }
        let parts = path.split(separator: "/")
        for start in parts.indices.dropFirst() {
            let inside = FilePath.named(parts[start...].joined(separator: "/"), in: folder)
            if FilePath.exists(inside) { return inside }
        }
        return path
    }

    /// The files of a reference: the file itself, or one for each language.
    package func files(of name: String) -> [(path: String, object: Object)] {
        guard let object = objects[name] as? Object else { return [] }
        if object["isa"] as? String == "PBXVariantGroup" {
            return list(object, "children").compactMap { child in path(of: child.name).map { ($0, child.object) } }
        }
        return path(of: name).map { [($0, object)] } ?? []
    }
}
