import Foundation
import QuadrantBase

/// A `swiftgen.yml`: the files that SwiftGen generates when a project is built. Those that are not on disk are
/// generated here, as far as they come from SwiftGen's own templates for texts and asset catalogs.
struct SwiftGenConfiguration {
    /// An output as it is described: with variables in its paths.
    private struct Described {
        var parser: String
        var inputs: [String]
        var output: String
        var template: String?
        var filter: String?
        var parameters: [String: String]
        var separator: String
    }

    let path: String
    private var described: [Described] = []
    /// Whether the file could be read.
    private(set) var isRead = false

    private static let names = ["swiftgen.yml", "swiftgen.yaml", ".swiftgen.yml"]
    private static let parsers = ["colors", "coredata", "files", "fonts", "ib", "json", "plist", "strings", "xcassets",
                                  "yaml"]

    init(_ path: String) {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path),
              let root = PlainYAML(String(decoding: data, as: UTF8.self)) else { return }
        isRead = true
        func joined(_ folder: String, _ path: String) -> String {
            // A variable at the beginning stands for an absolute path.
            let isWhole = path.hasPrefix("/") || path.hasPrefix("$")
            return folder.isEmpty || isWhole ? path : folder + "/" + path
        }
        let input = root["input_dir"]?.text ?? "", folder = root["output_dir"]?.text ?? ""
        for parser in Self.parsers {
            for entry in root[parser]?.list ?? [] {
                let inputs = ((entry["inputs"] ?? entry["paths"])?.list ?? []).compactMap(\.text)
                // Before version 6 an entry was an output as well.
                for output in entry["outputs"]?.list ?? [entry] {
                    guard let name = output["output"]?.text else { continue }
                    var parameters: [String: String] = [:]
                    if case .map(let values) = output["params"] {
                        parameters = values.compactMapValues { $0.text.map { $0.isEmpty ? "true" : $0 } }
                    }
                    described.append(Described(
                        parser: parser, inputs: inputs.map { joined(input, $0) }, output: joined(folder, name),
                        template: output["templateName"]?.text, filter: entry["filter"]?.text, parameters: parameters,
                        separator: entry["options"]?["separator"]?.text ?? "."))
                }
            }
        }
    }

    // MARK: Targets

    /// Listed sources that are not on disk: the names by which messages show them, by target and path.
    typealias Absent = [String: [String: String]]

    /// Adds to each of the user's targets what a `swiftgen.yml` around it generates, and notes what is not generated
    /// here. What is generated is removed from `absent`.
    static func apply(to targets: inout [Project.Target], folder: String, absent: inout Absent,
                      plugins: [String: [String]], _ note: (String) -> Void) {
        var seen: Set<String> = []
        for index in targets.indices where targets[index].isOwn {
            for place in places(of: targets[index], in: folder) where seen.insert(place).inserted {
                for name in names where FilePath.isFile(place + "/" + name) {
                    let configuration = Self(place + "/" + name)
                    configuration.apply(to: &targets, in: folder, absent: &absent, plugins: plugins, note)
                }
            }
        }
    }

    /// The folders in which SwiftGen would be called: those from a target's sources up to the project's folder.
    private static func places(of target: Project.Target, in root: String) -> [String] {
        var found = [root]
        for start in Set(target.sources.map(FilePath.folder)).sorted() {
            var folder = start
            while folder.hasPrefix(root + "/"), !found.contains(folder) {
                found.append(folder)
                folder = FilePath.folder(of: folder)
            }
        }
        // Files of tools are often in a folder beside the sources.
        return found + FilePath.names(in: root).map { root + "/" + $0 }.filter { !found.contains($0) }
    }

    private func apply(to targets: inout [Project.Target], in root: String, absent: inout Absent,
                       plugins: [String: [String]], _ note: (String) -> Void) {
        let shown = FilePath.relative(path, to: root)
        if !isRead {
            note("'\(shown)' uses YAML that is not read here: what SwiftGen generates from it is missing, unless it is "
                + "among the sources")
            return
        }
        let users = targets.indices.filter { targets[$0].isOwn && plugins[targets[$0].name] != nil }
        for entry in described {
            // What is derived for each target that the plugin is used by is derived once for each of them.
            let isDerived = entry.output.contains("DERIVED")
            let owner = nearest(entry.output, targets, root, absent).map { [$0] } ?? []
            for index in isDerived && !users.isEmpty ? users : owner {
                let variables = variables(targets[index], root)
                guard let output = Self.expanded(entry.output, variables),
                      case let inputs = entry.inputs.compactMap({ Self.expanded($0, variables) }),
                      inputs.count == entry.inputs.count else {
                    note("'\(shown)' generates '\(entry.output)' from paths with variables that are not known here; it "
                        + "is missing")
                    continue
                }
                let folder = FilePath.folder(of: path)
                let place = FilePath.absolute(output, in: folder)
                if FilePath.exists(place) { continue }
                guard let kind = SwiftGenOutput.Kind(rawValue: entry.parser), let template = entry.template,
                      SwiftGenOutput.templates[kind]?.contains(template) ?? false else {
                    note("'\(shown)' generates '\(FilePath.name(of: output))' with the template "
                        + "'\(entry.template ?? "of the project")' for \(entry.parser), which is not generated here; "
                        + "it is missing")
                    continue
                }
                targets[index].generated.append(SwiftGenOutput(
                    kind: kind, template: template, path: place,
                    inputs: inputs.map { FilePath.absolute($0, in: folder) }, filter: entry.filter,
                    parameters: entry.parameters, separator: entry.separator))
                absent[targets[index].name]?[place] = nil
            }
        }
    }

    /// The target that a file belongs to: the one that lists it, or else the one with the sources nearest to it.
    private func nearest(_ output: String, _ targets: [Project.Target], _ root: String, _ absent: Absent) -> Int? {
        let own = targets.indices.filter {
            targets[$0].isOwn && targets[$0].kind != .macro && !targets[$0].sources.isEmpty
        }
        func place(_ index: Int) -> String {
            let text = Self.expanded(output, variables(targets[index], root)) ?? output
            return FilePath.absolute(text, in: FilePath.folder(of: path))
        }
        if let listed = own.first(where: { absent[targets[$0].name]?[place($0)] != nil }) { return listed }
        func common(_ a: String, _ b: String) -> Int {
            zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
        }
        let near = own.map { index in
            let place = place(index)
            return (index, targets[index].sources.map { common($0, place) }.max() ?? 0, targets[index].kind == .tests)
        }
        // Of targets at the same distance, an app goes before its tests.
        return near.max { $0.1 != $1.1 ? $0.1 < $1.1 : $0.2 && !$1.2 }?.0
    }

    // MARK: Variables

    private func variables(_ target: Project.Target, _ root: String) -> [String: String] {
        let derived = root + "/.derived/" + target.module
        return [
            "PROJECT_DIR": root, "SRCROOT": root, "SOURCE_ROOT": root, "TARGET_NAME": target.name,
            "PRODUCT_NAME": target.name, "PRODUCT_MODULE_NAME": target.module, "PROJECT_NAME": target.package,
            "DERIVED_SOURCES_DIR": derived, "DERIVED_FILE_DIR": derived,
            "TARGET_DIR": target.sources.first.map(FilePath.folder) ?? root,
        ]
    }

    /// A path with the values of its variables; nil if one is not known.
    private static func expanded(_ path: String, _ variables: [String: String]) -> String? {
        var isKnown = true
        let text = path.replacing(/\$(?:\{(\w+)\}|\((\w+)\)|(\w+))/) { match in
            let name = String(match.output.1 ?? match.output.2 ?? match.output.3 ?? "")
            guard let value = variables[name] else {
                isKnown = false
                return ""
            }
            return value
        }
        return isKnown ? text : nil
    }
}
