import Foundation
import QuadrantBase

/// The files of a package target, found by SwiftPM's rules.
struct PackageFiles {
    private let target: PackageManifest.Target
    private let package: String
    private let root: String?
    private let manifest: PackageManifest

    init(_ target: PackageManifest.Target, folder: String, manifest: PackageManifest) {
        self.target = target
        self.manifest = manifest
        package = folder
        root = Self.folder(of: target, in: folder, manifest: manifest)
    }

    /// The folder of a target: its declared path, or the folder of its name in the default places.
    static func folder(of target: PackageManifest.Target, in package: String, manifest: PackageManifest) -> String? {
        if let path = target.path {
            let full = FilePath.named(path, in: package)
            return FilePath.isFolder(full) ? full : nil
        }
        let ordinary = ["Sources", "Source", "src", "srcs"]
        let places = target.type == "test" ? ["Tests"] + ordinary : ordinary
        for place in places {
            let folder = FilePath.onDisk("\(package)/\(place)/\(target.name)")
            if FilePath.isFolder(folder) { return folder }
        }
        // Since 5.9 a single target may use the folder of all targets.
        let isTest = target.type == "test"
        let alike = manifest.targets.filter {
            ($0.type == "test") == isTest && ["regular", "executable", "test"].contains($0.type)
        }
        let place = package + (isTest ? "/Tests" : "/Sources")
        return alike.count == 1 && FilePath.isFolder(place) ? place : nil
    }

    func add(to found: inout Project.Target, _ builder: ProjectBuilder) {
        guard let root else {
            let place = target.path ?? (target.type == "test" ? "Tests/" : "Sources/") + target.name
            builder.note("the target '\(target.name)' of '\(manifest.name)' has no source folder '\(place)'")
            return
        }
        let excluded = (target.exclude ?? []).map { FilePath.named($0, in: root) }
        let declared = (target.resources ?? []).map { (FilePath.named($0.path, in: root), $0.rule.keys.first ?? "") }
        let limits = target.sources.map { $0.map { FilePath.named($0, in: root) } }
        func isIn(_ path: String, _ folders: [String]) -> Bool {
            folders.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        let others = manifest.targets.filter { $0.name != target.name }
            .compactMap { Self.folder(of: $0, in: package, manifest: manifest) }
            .filter { $0 != root && $0.hasPrefix(root + "/") }
        let files = FolderWalk.files(under: root) { path, _ in isIn(path, excluded) || others.contains(path) }
        var c: [String] = [], objectiveC = 0
        for path in files.broken where path.hasSuffix(".swift") {
            builder.note("'\(FilePath.relative(path, to: package))' is a broken symbolic link and is ignored")
        }
        for entry in files.entries where !isIn(entry.path, excluded) {
            let path = entry.path
            if let rule = declared.first(where: { path == $0.0 || path.hasPrefix($0.0 + "/") }) {
                if rule.1 == "process" { found.resources.append(.init(path: path)) }
                continue
            }
            switch FileKind.of(path) {
            case .swift where !entry.isBundle:
                let isManifest = FilePath.name(of: path).hasPrefix("Package@swift-")
                if isManifest || path == package + "/Package.swift" { continue }
                if limits.map({ isIn(path, $0) }) ?? true { found.sources.append(path) }
            case .c: if limits.map({ isIn(path, $0) }) ?? true { c.append(path) }
            case .objectiveC: objectiveC += 1
            case .resource where isDefault(path): found.resources.append(.init(path: path))
            default: break
            }
        }
        for (path, rule) in declared {
            if !FilePath.exists(path) {
                let resource = FilePath.relative(path, to: package)
                builder.note("the resource '\(resource)' of '\(target.name)' does not exist")
            } else if rule == "copy" {
                found.resources.append(.init(path: path, isFolder: FilePath.isFolder(path)))
            }
        }
        if found.sources.isEmpty, !c.isEmpty || hasHeaders {
            found.language = .c
            found.sources = c
            found.headers = FilePath.absolute(target.publicHeadersPath ?? "include", in: root)
        }
        if objectiveC > 0 {
            found.hasObjectiveC = true
            builder.note("'\(target.name)' has \(objectiveC) Objective-C files, which cannot be compiled on Linux")
        }
        if found.sources.isEmpty, found.language == .swift, found.kind != .tests {
            builder.note("the target '\(target.name)' of '\(manifest.name)' has no sources")
        }
    }

    private var hasHeaders: Bool {
        root.map { FilePath.isFolder($0 + "/" + (target.publicHeadersPath ?? "include")) } ?? false
    }

    /// Whether Xcode treats the file as a resource by default.
    private func isDefault(_ path: String) -> Bool {
        if FilePath.name(of: FilePath.folder(of: path)).hasSuffix(".lproj") { return true }
        return ["xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel"].contains(FilePath.ending(of: path))
    }
}
