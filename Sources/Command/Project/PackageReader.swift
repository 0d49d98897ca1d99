import Foundation
import QuadrantBase

/// Converts packages to targets: all targets of the user's packages, and the used targets of others.
package final class PackageReader {
    /// A package that is used by the project.
    private final class Package {
        let folder: String
        let manifest: PackageManifest
        let isOwn: Bool
        let traits: [String]
        /// The unique names of its targets in the project, by their names in the package.
        var names: [String: String] = [:]

        init(folder: String, manifest: PackageManifest, isOwn: Bool, traits: [String]) {
            (self.folder, self.manifest, self.isOwn, self.traits) = (folder, manifest, isOwn, traits)
        }

        var platforms: [Project.Platform] {
            let names = (manifest.platforms ?? []).map { $0.platformName.lowercased() }
            return Project.Platform.allCases.filter { names.contains($0.rawValue.lowercased()) }
        }
    }

    private let builder: ProjectBuilder
    private let places: PackagePlaces
    private var packages: [String: Package] = [:]
    private var traits = PackageTraits()
    /// The packages whose targets are being read, to detect cycles.
    private var open: [String] = []

    package init(_ builder: ProjectBuilder, around folders: [String]) {
        self.builder = builder
        places = PackagePlaces(around: folders, named: builder.options.packages, fetched: builder.options.fetched,
                               usesRepositories: !builder.options.fetches || builder.options.fetched != nil)
    }

    /// Reads all targets of one of the user's packages. A manifest that cannot be loaded is an error.
    @discardableResult
    func readAll(_ folder: String) throws -> String {
        let package: Package
        do throws(PackageLoader.Refusal) { package = try load(folder, isOwn: true) } catch {
            throw Failure(.input, "cannot load the package '\(FilePath.name(of: folder))'", at: error.text,
                          rule: "Packages are loaded with 'swift package dump-package'.",
                          fix: "Run 'swift package dump-package' in that folder and fix the errors.")
        }
        prefetchLocal(of: package)
        for target in package.manifest.targets where target.type != "plugin" { _ = try read(target, of: package) }
        return package.manifest.name
    }

    /// Loads manifests of local packages concurrently, before the packages are read one by one.
    func prefetch(_ folders: [String]) { builder.loader.prefetch(folders.filter { packages[$0] == nil }) }

    private func prefetchLocal(of package: Package) {
        let local = (package.manifest.dependencies ?? []).flatMap { $0.fileSystem ?? [] }
            .map { FilePath.named($0.path, in: package.folder) }
        prefetch(local.filter { FilePath.isFile($0 + "/Package.swift") && !Self.isQuadrant($0) })
    }

    private func load(_ folder: String, isOwn: Bool, identity: String? = nil) throws(PackageLoader.Refusal) -> Package {
        if let known = packages[folder] { return known }
        let manifest = try builder.loader.manifest(in: folder)
        let package = Package(folder: folder, manifest: manifest, isOwn: isOwn,
                              traits: traits.enabled(in: manifest, identity: identity))
        packages[folder] = package
        traits.add(manifest)
        builder.found(.init(name: package.manifest.name, path: folder, isOwn: isOwn,
                            version: places.version(of: folder)))
        return package
    }

    // MARK: Products

    /// Modules of swift-syntax, which the toolchain has: no package is needed for them.
    package static let syntaxModules: Set<String> = [
        "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics",
        "SwiftIDEUtils", "SwiftIfConfig", "SwiftLexicalLookup", "SwiftOperators", "SwiftParser",
        "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
        "SwiftSyntaxMacros", "SwiftSyntaxMacrosTestSupport", "SwiftSyntaxMacrosGenericTestSupport",
    ]

    /// Products whose modules are quadrant's own here: of Quadrant, in any version and wherever it is, and of the
    /// package whose place one of them takes.
    private static let provided: Set<String> = ["SwiftUI", "QuadrantWindow", "SnapshotTesting", "InlineSnapshotTesting",
                                                "QuadrantSnapshotTesting"]

    /// Whether a folder is a checkout of Quadrant, whose manifest need not be evaluated.
    private static func isQuadrant(_ folder: String) -> Bool {
        FilePath.isFolder(folder + "/Sources/Engine/Core") && FilePath.isFolder(folder + "/Sources/Command/quadrant")
    }

    /// A package that may provide a product.
    package struct Source {
        /// The package's identity for its users: the last component of its URL or folder.
        package var identity: String
        package var name: String?
        /// Nil for a package that must be downloaded.
        package var folder: String?
        package var address: String
        var requirement: PackageRequirement?
        /// A local repository. Its files may be of another version than the required one.
        package var local: String?
    }

    /// Whether the package in a folder has a product or a target of that name.
    package func has(_ product: String, in folder: String) -> Bool {
        guard let manifest = try? builder.loader.manifest(in: folder) else { return false }
        return manifest.products?.contains { $0.name == product } ?? false
            || manifest.targets.contains { $0.name == product }
    }

    /// The targets of a product in one of `sources`; if none provides it, the product is recorded as missing.
    package func targets(of product: String, package wanted: String?, from sources: [Source], user: String) throws
        -> [String] {
        if Self.provided.contains(product) || Self.syntaxModules.contains(product) { return [] }
        let word = wanted?.lowercased()
        let named = sources.filter { $0.identity.lowercased() == word || $0.name?.lowercased() == word }
        // If no package is named, a package with the product's name is tried first.
        let first = sources.filter { $0.identity.lowercased() == product.lowercased() }
        var unread: (Source, String)?, isFetchable = false
        for source in named + (word == nil || named.isEmpty ? first + sources : []) {
            guard let folder = places.folder(of: source) else {
                if !named.isEmpty || first.contains(where: { $0.address == source.address }) || sources.count == 1,
                   unread == nil {
                    unread = (source, source.address)
                    isFetchable = true
                }
                continue
            }
            let package: Package
            do throws(PackageLoader.Refusal) {
                let isNamed = folder == source.folder ?? source.local
                package = try load(folder, isOwn: isNamed && !places.isDownloaded(folder), identity: source.identity)
            } catch {
                if unread == nil { unread = (source, error.text) }
                continue
            }
            guard let found = package.manifest.products?.first(where: { $0.name == product })?.targets
                ?? package.manifest.targets.first(where: { $0.name == product }).map({ [$0.name] }) else { continue }
            if let start = open.firstIndex(of: folder), open.last != folder {
                let names = (open[start...] + [folder]).map { packages[$0]?.manifest.name ?? FilePath.name(of: $0) }
                throw Failure(.input, "cyclic package dependency",
                              at: names.joined(separator: " → "), rule: "Package dependencies must not form a cycle.",
                              fix: "Remove one of these dependencies.")
            }
            prefetchLocal(of: package)
            return try found.compactMap { name in
                try package.manifest.targets.first { $0.name == name }.flatMap { try read($0, of: package, user: user) }
            }
        }
        let source = unread?.0 ?? named.first
        builder.miss(source?.name ?? source?.identity ?? wanted ?? product,
                     source: unread?.1 ?? source?.address ?? "", product: product, user: user,
                     isFetchable ? source?.requirement : nil)
        return []
    }

    // MARK: Targets

    /// Adds a target with its dependencies, and returns its name in the project; nil if it cannot be built.
    private func read(_ described: PackageManifest.Target, of package: Package, user: String? = nil) throws -> String? {
        if let known = package.names[described.name] { return known }
        switch described.type {
        case "regular", "executable", "test", "macro": break
        case "plugin": return nil
        default:
            let what = described.type == "binary" ? "binary" : "system library"
            builder.miss(described.name, source: "a \(what), in \(package.manifest.name)", product: described.name,
                         user: user ?? package.manifest.name)
            return nil
        }
        let name = builder.unique(described.name, in: package.manifest.name)
        package.names[described.name] = name
        open.append(package.folder)
        defer { open.removeLast() }
        var target = Project.Target(
            name: name, module: BuildSettings.identifier(described.name), kind: kind(described),
            package: package.manifest.name, platforms: package.platforms, sources: [])
        target.isOwn = package.isOwn
        for dependency in described.dependencies ?? []
        where dependency.condition?.holds(for: target.platforms, traits: package.traits) ?? true {
            target.dependencies += try names(of: dependency, in: described, of: package, user: name)
                .filter { !target.dependencies.contains($0) }
        }
        for plugin in described.pluginUsages ?? [] { builder.note(plugin: plugin.name, of: name) }
        settings(described, package, &target)
        PackageFiles(described, folder: package.folder, manifest: package.manifest).add(to: &target, builder)
        if described.type == "executable", package.folder.hasSuffix(".swiftpm") || isPlayground(package) {
            target.kind = .app
            let text = FileManager.default.contents(atPath: package.folder + "/Package.swift") ?? Data()
            target.infoValues = PlaygroundManifest(String(decoding: text, as: UTF8.self)).infoValues
        }
        builder.add(target)
        return name
    }

    private func isPlayground(_ package: Package) -> Bool {
        let text = FileManager.default.contents(atPath: package.folder + "/Package.swift") ?? Data()
        return String(decoding: text, as: UTF8.self).contains("AppleProductTypes")
    }

    private func kind(_ target: PackageManifest.Target) -> Project.Target.Kind {
        switch target.type {
        case "test": .tests
        case "executable": .executable
        case "macro": .macro
        default: .library
        }
    }

    private func names(of dependency: PackageManifest.TargetDependency, in target: PackageManifest.Target,
                       of package: Package, user: String) throws -> [String] {
        let own = package.manifest.targets.first { $0.name == dependency.name }
        if dependency.word != "product", let own {
            return try read(own, of: package, user: user).map { [$0] } ?? []
        }
        if dependency.word == "target" {
            builder.note("'\(target.name)' of '\(package.manifest.name)' depends on '\(dependency.name)', which is not "
                + "a target of that package")
            return []
        }
        return try targets(of: dependency.name, package: dependency.package, from: sources(package), user: user)
    }

    private func sources(_ package: Package) -> [Source] {
        (package.manifest.dependencies ?? []).flatMap { dependency -> [Source] in
            let local = (dependency.fileSystem ?? []).map { entry in
                let path = FilePath.named(entry.path, in: package.folder)
                return Source(identity: FilePath.name(of: path), name: entry.nameForTargetDependencyResolutionOnly,
                              folder: path, address: path)
            }
            let remote = (dependency.sourceControl ?? []).map { entry in
                let address = entry.location.remote?.first?.urlString ?? entry.location.local?.first ?? entry.identity
                return Source(identity: PackagePlaces.identity(address),
                              name: entry.nameForTargetDependencyResolutionOnly,
                              address: address, requirement: .init(address: address, entry.requirement),
                              local: entry.location.local?.first.map { FilePath.absolute($0, in: package.folder) })
            }
            let registry = (dependency.registry ?? []).map {
                Source(identity: $0.identity, name: nil, folder: nil, address: $0.identity)
            }
            return local + remote + registry
        }
    }

    private func settings(_ described: PackageManifest.Target, _ package: Package, _ target: inout Project.Target) {
        let tools = package.manifest.toolsVersion._version
        let major = Int(tools.prefix { $0 != "." }) ?? 5
        let versions = (package.manifest.swiftLanguageVersions ?? []).compactMap { Int($0.prefix { $0 != "." }) }
        target.languageMode = (versions.filter { $0 <= 6 }.max() ?? major) >= 6 ? "6" : "5"
        target.conditions = ["SWIFT_PACKAGE", "DEBUG"] + package.traits
        for setting in described.settings ?? []
        where setting.condition?.holds(for: target.platforms, traits: package.traits) ?? true {
            switch (setting.tool, setting.word) {
            case ("swift", "define"): target.conditions += setting.values
            case ("swift", "enableUpcomingFeature"): target.upcomingFeatures += setting.values
            case ("swift", "enableExperimentalFeature"): target.experimentalFeatures += setting.values
            case ("swift", "swiftLanguageMode"):
                if let mode = setting.values.first { target.languageMode = mode.hasPrefix("6") ? "6" : "5" }
            case ("swift", "defaultIsolation"): target.isMainActorByDefault = setting.values == ["MainActor"]
            case ("swift", "unsafeFlags"): CompilerFlags.read(setting.values, into: &target)
            case (_, "define"): target.definitions += setting.values
            case (_, "headerSearchPath"):
                let root = PackageFiles.folder(of: described, in: package.folder, manifest: package.manifest)
                target.includes += setting.values.map { FilePath.absolute($0, in: root ?? package.folder) }
            default: break
            }
        }
    }
}

/// Applies the Swift compiler's flags to the properties of a `Project.Target`.
enum CompilerFlags {
    static func read(_ arguments: [String], into target: inout Project.Target) {
        var index = 0
        while index < arguments.count {
            let word = arguments[index], next = index + 1 < arguments.count ? arguments[index + 1] : nil
            switch word {
            case "-D": if let next { target.conditions.append(next) }
            case "-enable-upcoming-feature": if let next { target.upcomingFeatures.append(next) }
            case "-enable-experimental-feature": if let next { target.experimentalFeatures.append(next) }
            case "-default-isolation": target.isMainActorByDefault = next == "MainActor"
            case "-swift-version", "-language-mode":
                if let next { target.languageMode = next.hasPrefix("6") ? "6" : "5" }
            case "-enable-bare-slash-regex": target.upcomingFeatures.append("BareSlashRegexLiterals")
            default:
                if word.hasPrefix("-D"), word.count > 2 { target.conditions.append(String(word.dropFirst(2))) }
                index -= 1
            }
            index += 2
        }
    }
}
