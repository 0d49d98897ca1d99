import Foundation
import QuadrantBase

/// Reads `project.yml`, from which XcodeGen makes an Xcode project: targets with templates, sources, settings, packages
/// and included files.
final class XcodeGenReader {
    private let builder: ProjectBuilder
    private let packages: PackageReader
    private let path: String, folder: String, root: PlainYAML
    private var sources: [PackageReader.Source] = []
    /// The names of targets in the project, and their kinds, by their names in the file.
    private var names: [String: String] = [:], kinds: [String: Project.Target.Kind] = [:]

    init(_ path: String, _ builder: ProjectBuilder, _ packages: PackageReader) throws {
        (self.path, self.builder, self.packages) = (path, builder, packages)
        folder = FilePath.folder(of: path)
        guard let root = Self.contents(path) else {
            throw Failure(.input, "the file of XcodeGen cannot be read", at: path,
                          rule: "Maps, lists and texts of YAML are read; anchors and tags are not.",
                          fix: "Run 'xcodegen' on a Mac, and give the .xcodeproj that it makes.")
        }
        self.root = root
    }

    /// Whether a file is one of XcodeGen that can be read.
    static func isManifest(_ path: String) -> Bool {
        guard ["project.yml", "project.yaml"].contains(FilePath.name(of: path)), FilePath.isFile(path),
              case .map(let targets)? = contents(path)?["targets"] else { return false }
        return targets.values.contains { $0["type"] != nil || $0["templates"] != nil }
    }

    /// Reads all targets. Returns the project's name.
    func read() throws -> String {
        let name = root["name"]?.text ?? FilePath.name(of: folder)
        try readPackages()
        let targets = entries(root["targets"]).map { ($0.0, expanded($0.1, $0.0)) }
        for (key, target) in targets {
            guard let kind = kind(target, key) else { continue }
            names[key] = builder.unique(key, in: name)
            kinds[key] = kind
        }
        for (key, target) in targets where kinds[key] != nil { try add(target, key, project: name) }
        return name
    }

    // MARK: Maps

    /// A file with those that it includes, whose values it overrides.
    private static func contents(_ path: String, depth: Int = 0) -> PlainYAML? {
        guard depth < 8, let data = FileManager.default.contents(atPath: path),
              let own = PlainYAML(String(decoding: data, as: UTF8.self)) else { return nil }
        var whole: PlainYAML = .map([:])
        for include in own["include"]?.list ?? [] {
            guard let name = include.text ?? include["path"]?.text else { continue }
            let other = FilePath.named(name, in: FilePath.folder(of: path))
            if let value = contents(other, depth: depth + 1) { whole = merged(whole, value) }
        }
        return merged(whole, own)
    }
    private static func merged(_ base: PlainYAML, _ over: PlainYAML) -> PlainYAML {
        switch (base, over) {
        case (.map(let base), .map(let over)): .map(base.merging(over, uniquingKeysWith: merged))
        case (.list(let base), .list(let over)): .list(base + over)
        default: over
        }
    }
    /// The entries of a map by name: YAML gives them no order.
    private func entries(_ map: PlainYAML?) -> [(String, PlainYAML)] {
        guard case .map(let entries)? = map else { return [] }
        return entries.sorted { $0.key < $1.key }
    }
    private func texts(_ value: PlainYAML?) -> [String] { value?.list.compactMap(\.text) ?? [] }

    /// A target with its templates.
    private func expanded(_ target: PlainYAML, _ name: String, depth: Int = 0) -> PlainYAML {
        var whole: PlainYAML = .map([:])
        for template in texts(target["templates"]) where depth < 8 {
            guard let value = root["targetTemplates"]?[template] else { continue }
            whole = Self.merged(whole, expanded(value, name, depth: depth + 1))
        }
        whole = Self.merged(whole, target)
        return depth == 0 ? named(whole, name) : whole
    }
    private func named(_ value: PlainYAML, _ name: String) -> PlainYAML {
        switch value {
        case .text(let text): .text(text.replacing("${target_name}", with: name).replacing("$target_name", with: name))
        case .list(let list): .list(list.map { named($0, name) })
        case .map(let map): .map(map.mapValues { named($0, name) })
        }
    }

    /// Settings for debugging, those of groups first.
    private func settings(_ value: PlainYAML?, depth: Int = 0) -> [String: String] {
        guard case .map(let map)? = value, depth < 8 else { return [:] }
        var found: [String: String] = [:]
        func add(_ layer: [String: String]) { found.merge(layer) { $1 } }
        for group in texts(map["groups"]) { add(settings(root["settingGroups"]?[group], depth: depth + 1)) }
        guard map["base"] != nil || map["configs"] != nil || map["groups"] != nil else {
            return map.mapValues { $0.text ?? $0.list.compactMap(\.text).joined(separator: " ") }
        }
        add(settings(map["base"], depth: depth + 1))
        for (name, config) in entries(map["configs"]) where name.lowercased().contains("debug") {
            add(settings(config, depth: depth + 1))
        }
        return found
    }

    // MARK: Packages

    private func readPackages() throws {
        var local: [String] = []
        for (name, package) in entries(root["packages"]) {
            if let path = package["path"]?.text {
                let place = FilePath.named(path, in: folder)
                sources.append(.init(identity: FilePath.name(of: place), name: name, folder: place, address: place))
                if FilePath.isFile(place + "/Package.swift") { local.append(place) }
            } else if let address = package["url"]?.text
                ?? package["github"]?.text.map({ "https://github.com/" + $0 }) {
                sources.append(.init(identity: PackagePlaces.identity(address), name: name, folder: nil,
                                     address: address, requirement: requirement(package, address)))
            }
        }
        packages.prefetch(local)
        for folder in local { _ = try packages.readAll(folder) }
    }
    private func requirement(_ package: PlainYAML, _ address: String) -> PackageRequirement? {
        func words(_ kind: String, _ key: String, _ value: String?) -> [String: Any]? {
            value.map { ["kind": kind, key: $0] }
        }
        let minimum = package["minVersion"]?.text, maximum = package["maxVersion"]?.text
        let found = words("upToNextMajorVersion", "minimumVersion",
                          package["from"]?.text ?? package["majorVersion"]?.text)
            ?? words("upToNextMinorVersion", "minimumVersion", package["minorVersion"]?.text)
            ?? words("exactVersion", "version", package["exactVersion"]?.text ?? package["version"]?.text)
            ?? words("branch", "branch", package["branch"]?.text)
            ?? words("revision", "revision", package["revision"]?.text)
            ?? (minimum != nil && maximum != nil
                ? ["kind": "versionRange", "minimumVersion": minimum ?? "", "maximumVersion": maximum ?? ""] : nil)
        return found.flatMap { PackageRequirement(reference: ["repositoryURL": address, "requirement": $0]) }
    }

    // MARK: Targets

    private func kind(_ target: PlainYAML, _ name: String) -> Project.Target.Kind? {
        let type = target["type"]?.text ?? ""
        if type.hasPrefix("application") { return .app }
        if type.contains("test") { return .tests }
        if type == "tool" { return .executable }
        if type.contains("extension") { return name.lowercased().contains("widget") ? .widget : .appExtension }
        return type.hasPrefix("framework") || type.hasPrefix("library") ? .library : nil
    }
    private func platforms(_ target: PlainYAML) -> [Project.Platform] {
        let words = Set(texts(target["platform"]) + texts(target["supportedDestinations"]))
        return Project.Platform.allCases.filter { words.contains($0.rawValue) }
    }

    private func add(_ spec: PlainYAML, _ key: String, project: String) throws {
        let name = names[key] ?? key
        var layers = [settings(root["settings"]), settings(spec["settings"])]
        if let product = spec["productName"]?.text { layers.append(["PRODUCT_NAME": product]) }
        let settings = BuildSettings(target: key, project: project, in: folder, layers)
        let plist = (spec["info"]?["path"]?.text ?? settings["INFOPLIST_FILE"]).map { FilePath.named($0, in: folder) }
        var target = Project.Target(
            name: name, module: settings["PRODUCT_MODULE_NAME"].map(BuildSettings.identifier) ?? name,
            kind: kinds[key] ?? .library, package: project, platforms: platforms(spec), sources: [])
        // XcodeGen writes an Info.plist of which it has the values.
        target.infoPlist = plist.flatMap { FilePath.isFile($0) ? $0 : nil }
        for (key, value) in entries(spec["info"]?["properties"]) { target.infoValues[key] = value.text }
        var seen: Set<String> = []
        for entry in (spec["sources"]?.list ?? []) + (spec["resources"]?.list ?? []) {
            addFiles(of: entry, to: &target, &seen)
        }
        target.apply(settings, infoPlist: target.infoPlist, in: folder, builder.note)
        try addDependencies(spec, key, to: &target)
        builder.add(target)
    }

    private func addDependencies(_ spec: PlainYAML, _ key: String, to target: inout Project.Target) throws {
        for dependency in spec["dependencies"]?.list ?? [] {
            if let other = dependency["target"]?.text {
                guard let name = names[other], other != key, let kind = kinds[other] else { continue }
                // An app embeds its extensions and does not import them; tests import the tested target.
                if kind == .library || target.kind == .tests && kind != .tests { target.dependencies.append(name) }
            } else if let package = dependency["package"]?.text {
                let named = sources.filter { $0.name == package }
                for product in texts(dependency["products"] ?? dependency["product"] ?? .text(package)) {
                    target.dependencies += try packages.targets(
                        of: product, package: named.first?.identity ?? package, from: named.isEmpty ? sources : named,
                        user: target.name).filter { !target.dependencies.contains($0) }
                }
            } else if let framework = dependency["framework"]?.text ?? dependency["carthage"]?.text {
                let module = FilePath.stem(of: framework)
                builder.miss(module, source: "the binary framework '\(framework)'", product: module, user: target.name)
            }
        }
    }

    // MARK: Files

    /// Adds the files of an entry: a path or a pattern, with patterns of what is excluded and included.
    private func addFiles(of entry: PlainYAML, to target: inout Project.Target, _ seen: inout Set<String>) {
        guard let written = entry.text ?? entry["path"]?.text, entry["buildPhase"]?.text != "none" else { return }
        let place = FilePath.named(written, in: folder)
        if entry["type"]?.text == "folder" {
            if seen.insert(place).inserted { target.resources.append(.init(path: place, isFolder: true)) }
            return
        }
        let excluded = texts(entry["excludes"]).compactMap { Self.pattern($0, in: place) }
        let included = texts(entry["includes"]).compactMap { Self.pattern($0, in: place) }
        for file in files(place) where seen.insert(file).inserted {
            if excluded.contains(where: { file.wholeMatch(of: $0) != nil }) { continue }
            if !included.isEmpty, !included.contains(where: { file.wholeMatch(of: $0) != nil }) { continue }
            if FilePath.ending(of: file) == "swift" {
                target.sources.append(file)
            } else if case .resource = FileKind.of(file) {
                target.resources.append(.init(path: file))
            }
        }
    }
    private func files(_ place: String) -> [String] {
        if place.contains("*"), let regex = Self.pattern("", in: place) {
            let base = FilePath.folder(of: String(place.prefix { $0 != "*" }) + "x")
            return FolderWalk.files(under: base).entries.map(\.path).filter { $0.wholeMatch(of: regex) != nil }
        }
        return FilePath.isFolder(place) && !FileKind.isBundle(place)
            ? FolderWalk.files(under: place).entries.map(\.path) : FilePath.exists(place) ? [place] : []
    }
    /// What a pattern matches in a folder: a folder's name stands for all that is in it.
    private static func pattern(_ text: String, in place: String) -> Regex<AnyRegexOutput>? {
        var expression = NSRegularExpression.escapedPattern(for: text.isEmpty ? place : place + "/" + text)
        for (glob, regex) in [("\\*\\*\\/", "(.*/)?"), ("\\*\\*/", "(.*/)?"), ("\\*\\*", ".*"), ("\\*", "[^/]*")] {
            expression = expression.replacingOccurrences(of: glob, with: regex)
        }
        return try? Regex(expression + "(/.*)?")
    }
}
