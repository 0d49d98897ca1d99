import Foundation
import QuadrantBase

/// Converts the targets of Xcode projects and the packages they use.
final class XcodeReader {
    private let builder: ProjectBuilder
    private let packages: PackageReader
    /// The projects that have been read, with the names of their targets by identifier.
    private var done: [String: [String: String]] = [:]
    /// The names of library targets by product name, such as `Grid.framework`.
    private var products: [String: String] = [:]
    private var kinds: [String: Project.Target.Kind] = [:]
    /// The folders of packages that are part of a project or workspace.
    private(set) var localPackages: [String] = []

    init(_ builder: ProjectBuilder, _ packages: PackageReader) {
        (self.builder, self.packages) = (builder, packages)
    }

    /// Adds the packages of a workspace, before its projects are read.
    func add(packages folders: [String]) {
        for folder in folders where !localPackages.contains(folder) { localPackages.append(folder) }
    }

    /// Reads a project with the projects that it refers to.
    func read(_ path: String) throws {
        guard done[path] == nil else { return }
        done[path] = [:]
        let objects = try XcodeObjects(path, builder.note)
        for reference in objects.root["projectReferences"] as? [XcodeObjects.Object] ?? [] {
            if let name = reference["ProjectRef"] as? String, let other = objects.path(of: name) {
                if FilePath.isFolder(other) { try read(other) } else {
                    builder.note("the project '\(FilePath.relative(other, to: objects.folder))' does not exist")
                }
            }
        }
        let sources = packageSources(objects)
        let targets = objects.list(objects.root, "targets").filter {
            $0.object["isa"] as? String == "PBXNativeTarget"
        }
        for target in targets {
            let name = builder.unique(target.object["name"] as? String ?? target.name, in: FilePath.stem(of: path))
            done[path]?[target.name] = name
            kinds[name] = kind(target.object, nil)
            if let product = objects.object(target.object["productReference"])?["path"] as? String {
                products[product] = name
            }
        }
        for target in targets {
            if let name = done[path]?[target.name] {
                try add(target.object, name: name, of: objects, sources: sources)
            }
        }
    }

    // MARK: Packages

    /// The packages in a synchronized folder, which no reference names: Xcode finds them by their manifests.
    private func packages(below folder: String, depth: Int = 0) -> [String] {
        if FilePath.isFile(folder + "/Package.swift") { return [folder] }
        guard depth < 4 else { return [] }
        return FilePath.names(in: folder).sorted().filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
            .filter { FilePath.isFolder($0) && !FileKind.isBundle($0) }
            .flatMap { packages(below: $0, depth: depth + 1) }
    }

    private func packageSources(_ objects: XcodeObjects) -> [PackageReader.Source] {
        var local: [String] = []
        for reference in objects.all("XCLocalSwiftPackageReference") {
            if let path = reference.object["relativePath"] as? String {
                local.append(FilePath.named(path, in: objects.folder))
            }
        }
        for reference in objects.all("PBXFileReference") {
            guard let type = reference.object["lastKnownFileType"] as? String,
                  type == "wrapper" || type == "folder" || type == "text" || type == "file",
                  let path = objects.path(of: reference.name),
                  FilePath.isFile(path + "/Package.swift") else { continue }
            local.append(path)
        }
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            if let path = objects.path(of: group.name) { local += packages(below: path) }
        }
        add(packages: local.filter { FilePath.isFile($0 + "/Package.swift") })
        let remote = objects.all("XCRemoteSwiftPackageReference").compactMap { reference in
            (reference.object["repositoryURL"] as? String).map {
                PackageReader.Source(identity: PackagePlaces.identity($0), name: nil, folder: nil, address: $0,
                                     requirement: .init(reference: reference.object))
            }
        }
        var seen: Set<String> = []
        return (local + localPackages).filter { seen.insert($0).inserted }.map {
            PackageReader.Source(identity: FilePath.name(of: $0), name: nil, folder: $0, address: $0)
        } + remote
    }

    /// Reads all targets of the packages that are part of the project, used or not.
    func readLocalPackages() throws {
        packages.prefetch(localPackages)
        for folder in localPackages { try packages.readAll(folder) }
    }

    private func packageProducts(_ target: XcodeObjects.Object, _ objects: XcodeObjects)
        -> [(product: String, address: String?)] {
        var names = target["packageProductDependencies"] as? [String] ?? []
        for phase in objects.list(target, "buildPhases")
        where phase.object["isa"] as? String == "PBXFrameworksBuildPhase" {
            names += objects.list(phase.object, "files").compactMap { $0.object["productRef"] as? String }
        }
        var seen: Set<String> = []
        return names.compactMap { name in
            guard let object = objects.object(name), var product = object["productName"] as? String else { return nil }
            // Build tool plugins have this prefix.
            if product.hasPrefix("plugin:") {
                builder.note(plugin: String(product.dropFirst(7)), of: target["name"] as? String ?? "")
                return nil
            }
            product = product.trimmingCharacters(in: .whitespaces)
            guard seen.insert(product).inserted else { return nil }
            let package = objects.object(object["package"])
            let folder = (package?["relativePath"] as? String).map { FilePath.named($0, in: objects.folder) }
            return (product, package?["repositoryURL"] as? String ?? folder)
        }
    }

    // MARK: Targets

    private func kind(_ target: XcodeObjects.Object, _ infoPlist: String?) -> Project.Target.Kind {
        let type = (target["productType"] as? String ?? "")
            .replacingOccurrences(of: "com.apple.product-type.", with: "")
        if type.hasPrefix("application") { return .app }
        if type.contains("test") { return .tests }
        if type == "tool" { return .executable }
        if type.contains("extension") {
            let text = infoPlist.flatMap { FileManager.default.contents(atPath: $0) }
                .map { String(decoding: $0, as: UTF8.self) }
            if text?.contains("com.apple.widgetkit-extension") ?? false { return .widget }
            if text == nil, (target["name"] as? String ?? "").lowercased().contains("widget") { return .widget }
            return .appExtension
        }
        return .library
    }

    private func add(_ object: XcodeObjects.Object, name: String, of objects: XcodeObjects,
                     sources: [PackageReader.Source]) throws {
        let settings = BuildSettings(objects, target: object, builder.note)
        let plist = settings["INFOPLIST_FILE"].map { FilePath.named($0, in: objects.folder) }
        var target = Project.Target(
            name: name, module: settings["PRODUCT_MODULE_NAME"].map(BuildSettings.identifier) ?? name,
            kind: kind(object, plist), package: FilePath.stem(of: objects.path), platforms: settings.platforms,
            sources: [])
        target.infoPlist = plist
        var files = XcodeFiles(objects, builder, platforms: target.platforms)
        files.read(object, into: &target)
        if target.sources.isEmpty, target.kind != .tests, object["productType"] as? String
            != "com.apple.product-type.application.watchapp2-container" {
            builder.note("the target '\(name)' has no sources")
        }
        target.apply(settings, infoPlist: plist, in: objects.folder, builder.note)

        var needed: [String] = []
        for dependency in objects.list(object, "dependencies") where files.isWanted(dependency.object) {
            if let other = dependency.object["target"] as? String, let known = done[objects.path]?[other] {
                needed.append(known)
            } else if let proxy = objects.object(dependency.object["targetProxy"]),
                      let info = proxy["remoteInfo"] as? String, kinds[info] != nil, info != name {
                needed.append(info)
            }
        }
        needed += files.frameworks.compactMap { products[$0] }
        for other in needed where other != name && !target.dependencies.contains(other) {
            // An app embeds its extensions and does not import them; tests import the tested target.
            let other = (other, kinds[other] ?? .library)
            if other.1 == .library || target.kind == .tests && other.1 != .tests { target.dependencies.append(other.0) }
        }
        for (product, address) in packageProducts(object, objects) {
            let named = sources.filter { $0.address == address }
            let package = named.first?.identity ?? address.map(PackagePlaces.identity)
            let all = named.isEmpty ? sources : named
            target.dependencies += try packages.targets(of: product, package: package, from: all, user: name)
                .filter { !target.dependencies.contains($0) }
        }
        target.dependencies += try targetsAround(target, objects)
        for framework in files.foreign { builder.miss(
            FilePath.stem(of: framework), source: "the binary framework '\(framework)'",
            product: FilePath.stem(of: framework), user: name)
        }
        builder.add(target)
    }

    /// Targets of the surrounding packages that a target imports without declaring them: CocoaPods or Carthage would
    /// have built them from the repository that an example belongs to.
    private func targetsAround(_ target: Project.Target, _ objects: XcodeObjects) throws -> [String] {
        let around = PackagePlaces.packages(around: objects.folder)
        if around.isEmpty || target.kind == .tests { return [] }
        var found: [String] = []
        for module in ModuleImports.of(target.sources).keys.sorted()
        where !Toolchain.importable.contains(module) && kinds[module] == nil
            && !builder.targets.contains(where: { $0.module == module }) {
            for folder in around where packages.has(module, in: folder) {
                let source = PackageReader.Source(identity: FilePath.name(of: folder), name: nil, folder: folder,
                                                  address: folder)
                found += try packages.targets(of: module, package: source.identity, from: [source], user: target.name)
                break
            }
        }
        return found.filter { !target.dependencies.contains($0) }
    }
}
