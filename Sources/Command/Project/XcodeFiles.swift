import Foundation
import QuadrantBase

/// The files of one target of an Xcode project: those in its build phases and in its synchronized folders.
struct XcodeFiles {
    private let objects: XcodeObjects
    private let builder: ProjectBuilder
    private let platforms: [Project.Platform]
    /// Linked products of other targets.
    private(set) var frameworks: [String] = []
    /// Binary frameworks in the project's folders.
    private(set) var foreign: [String] = []
    private var c = 0
    private var seen: Set<String> = []

    init(_ objects: XcodeObjects, _ builder: ProjectBuilder, platforms: [Project.Platform]) {
        (self.objects, self.builder, self.platforms) = (objects, builder, platforms)
    }

    mutating func read(_ object: XcodeObjects.Object, into target: inout Project.Target) {
        for phase in objects.list(object, "buildPhases").map(\.object) {
            let kind = phase["isa"] as? String ?? ""
            for file in objects.list(phase, "files").map(\.object) where isWanted(file) {
                guard let name = file["fileRef"] as? String, let reference = objects.object(name) else { continue }
                switch kind {
                case "PBXSourcesBuildPhase": addSource(name, to: &target)
                case "PBXResourcesBuildPhase": addResource(name, reference, to: &target)
                case "PBXCopyFilesBuildPhase" where phase["dstSubfolderSpec"] as? String == "7":
                    addResource(name, reference, to: &target)
                case "PBXFrameworksBuildPhase": addFramework(name, reference)
                default: break
                }
            }
        }
        for folder in synchronized(object) { add(folder, to: &target) }
        if c > 0 {
            builder.note("'\(target.name)' has \(c) C or Objective-C files, which are not visible to its Swift code")
        }
    }

    /// Whether a file is built for the target's platform.
    func isWanted(_ file: XcodeObjects.Object) -> Bool {
        var filters = file["platformFilters"] as? [String] ?? []
        if let single = file["platformFilter"] as? String { filters.append(single) }
        return isWanted(filters)
    }

    private func isWanted(_ filters: [String]) -> Bool {
        if filters.isEmpty { return true }
        switch platforms.first ?? .iOS {
        case .iOS: return filters.contains("ios")
        case .macOS: return filters.contains("macos")
        case .tvOS: return filters.contains("tvos")
        case .watchOS: return filters.contains("watchos")
        case .visionOS: return filters.contains("xros")
        }
    }

    private mutating func addSource(_ name: String, to target: inout Project.Target) {
        for (path, _) in objects.files(of: name) where seen.insert(path).inserted {
            guard FilePath.exists(path) else {
                if let link = SymbolicLink(path) {
                    builder.note("'\(FilePath.relative(path, to: objects.folder))' of '\(target.name)' is "
                        + (link.isLoop ? "a loop of symbolic links" : "a broken symbolic link"))
                } else {
                    builder.note(absent: path, shown: FilePath.relative(path, to: objects.folder), of: target.name)
                }
                continue
            }
            switch FileKind.of(path) {
            case .swift: target.sources.append(path)
            case .c, .objectiveC: c += 1
            case .resource where ["xcdatamodeld", "xcdatamodel", "intentdefinition"]
                .contains(FilePath.ending(of: path)):
                target.resources.append(.init(path: path))
            default: break
            }
        }
    }

    private mutating func addResource(_ name: String, _ reference: XcodeObjects.Object,
                                      to target: inout Project.Target) {
        for (path, file) in objects.files(of: name) where seen.insert(path).inserted {
            guard FilePath.exists(path) else {
                builder.note("the resource '\(FilePath.relative(path, to: objects.folder))' of '\(target.name)' "
                    + "does not exist")
                continue
            }
            let isFolder = file["lastKnownFileType"] as? String == "folder"
                || FilePath.isFolder(path) && !FileKind.isBundle(path)
            target.resources.append(.init(path: path, isFolder: isFolder))
        }
    }

    private mutating func addFramework(_ name: String, _ reference: XcodeObjects.Object) {
        guard let file = reference["path"] as? String else { return }
        let tree = reference["sourceTree"] as? String
        if tree == "BUILT_PRODUCTS_DIR" {
            frameworks.append(FilePath.name(of: file))
        } else if tree != "SDKROOT", tree != "DEVELOPER_DIR",
                  !file.contains("System/Library/"), !file.contains("usr/lib/"),
                  ["framework", "xcframework"].contains(FilePath.ending(of: file)) {
            foreign.append(objects.path(of: name).map { FilePath.relative($0, to: objects.folder) } ?? file)
        }
    }

    // MARK: Synchronized folders

    private struct Folder {
        var path: String
        var isMember: Bool
        /// Paths in the folder that are excluded from a member, or included in a target that is not a member.
        var exceptions: [String] = []
        var filters: [String: [String]] = [:]
        var explicit: [String] = []
    }

    private func synchronized(_ object: XcodeObjects.Object) -> [Folder] {
        let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
        let phases = Set(object["buildPhases"] as? [String] ?? [])
        return objects.all("PBXFileSystemSynchronizedRootGroup").compactMap { group in
            guard let path = objects.path(of: group.name) else { return nil }
            var folder = Folder(path: path, isMember: own.contains(group.name))
            folder.explicit = group.object["explicitFolders"] as? [String] ?? []
            for set in objects.list(group.object, "exceptions").map(\.object) {
                let isOurs = objects.object(set["target"])?["name"] as? String == object["name"] as? String
                    && set["target"] != nil
                let isPhase = (set["buildPhase"] as? String).map(phases.contains) ?? false
                if isOurs {
                    folder.exceptions += set["membershipExceptions"] as? [String] ?? []
                    let filters = set["platformFiltersByRelativePath"] as? [String: [String]] ?? [:]
                    folder.filters.merge(filters) { $1 }
                } else if isPhase, !folder.isMember {
                    folder.exceptions += set["membershipExceptions"] as? [String] ?? []
                }
            }
            return folder.isMember || !folder.exceptions.isEmpty ? folder : nil
        }.sorted { $0.path < $1.path }
    }

    private mutating func add(_ folder: Folder, to target: inout Project.Target) {
        guard FilePath.isFolder(folder.path) else {
            builder.note("the folder '\(FilePath.relative(folder.path, to: objects.folder))' of '\(target.name)' "
                + "does not exist")
            return
        }
        func names(_ path: String, _ list: [String]) -> Bool {
            list.contains { entry in
                // A localised file is listed without its language folder.
                let plain = entry.hasPrefix("/Localized: ") ? String(entry.dropFirst(12)) : entry
                if path == plain || path.hasPrefix(plain + "/") { return true }
                let isLocalized = FilePath.folder(of: path).hasSuffix(".lproj")
                guard isLocalized, entry.hasPrefix("/Localized: ") else { return false }
                let above = FilePath.folder(of: FilePath.folder(of: path))
                return (above == "." ? "" : above + "/") + FilePath.name(of: path) == plain
            }
        }
        let explicit = folder.explicit.map { folder.path + "/" + $0 }
        let plist = target.infoPlist
        let found = FolderWalk.files(under: folder.path) { path, _ in explicit.contains(path) }
        for path in found.broken where path.hasSuffix(".swift") {
            builder.note("'\(FilePath.relative(path, to: objects.folder))' is a broken symbolic link and is ignored")
        }
        for path in explicit where FilePath.isFolder(path) {
            let relative = FilePath.relative(path, to: folder.path)
            if names(relative, folder.exceptions) != folder.isMember, seen.insert(path).inserted {
                target.resources.append(.init(path: path, isFolder: true))
            }
        }
        for entry in found.entries where entry.path != plist {
            let relative = FilePath.relative(entry.path, to: folder.path)
            guard names(relative, folder.exceptions) != folder.isMember,
                  isWanted(folder.filters[relative] ?? []), seen.insert(entry.path).inserted else { continue }
            switch FileKind.of(entry.path) {
            case .swift: if !entry.isBundle { target.sources.append(entry.path) }
            case .c, .objectiveC: c += 1
            case .resource: target.resources.append(.init(path: entry.path))
            default: break
            }
        }
    }
}
