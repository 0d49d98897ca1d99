import Foundation
import QuadrantBase

/// Reads the structure of a program: files, a package, an Xcode project or workspace, an app playground.
package struct ProjectReader {
    /// Reads the project that the arguments of a command name.
    package static func read(_ arguments: [String], options: ProjectOptions = ProjectOptions()) throws -> Project {
        let reader = ProjectReader(options: options)
        let arguments = arguments.isEmpty ? ["."] : arguments
        let paths = arguments.map { FilePath.absolute($0) }
        var project: Project
        if let place = try reader.place(arguments, paths) {
            project = try reader.project(at: place)
        } else {
            let areFiles = paths.allSatisfy { FilePath.isFile($0) && $0.hasSuffix(".swift") }
            let around = areFiles ? try reader.around(paths) : nil
            // `files` reports paths that do not exist.
            project = try around ?? reader.files(arguments, paths)
        }
        // A package named by its folder may be replaced by its example app.
        if options.needsTarget, options.target == nil, arguments.count < 2, FilePath.isFolder(paths[0]),
           let example = ExampleApp.project(of: project, in: paths[0], read: { try reader.project(at: $0) }) {
            project = example
        } else {
            try TargetChoice.choose(options, in: &project)
        }
        if options.substitutes { PackageSubstitutes.add(to: &project) }
        return project
    }

    package let options: ProjectOptions

    /// The project that is named, or the one in the named folder; nil for Swift files and for a folder of such.
    private func place(_ arguments: [String], _ paths: [String]) throws -> Place? {
        let named = arguments.lazy.compactMap { Place($0) }.first
        if arguments.count == 1 { return try named ?? (FilePath.isFolder(paths[0]) ? place(in: paths[0]) : nil) }
        guard let named else { return nil }
        throw Failure(.usage, "'\(FilePath.name(of: named.path))' cannot be combined with other paths",
                      at: arguments.joined(separator: " "),
                      rule: "Only Swift files may be listed; a project or package is given alone.",
                      fix: "Give the project alone, and use --target and --exclude.")
    }

    // MARK: Files

    /// The named Swift files as one module.
    private func files(_ arguments: [String], _ absolute: [String]) throws -> Project {
        var sources: [String] = [], resources: [Project.Resource] = [], seen: Set<String> = []
        for (argument, path) in zip(arguments, absolute) {
            sources += try SourcePaths.swiftFiles(argument).filter { seen.insert($0).inserted }
            resources += beside(path).filter { seen.insert($0.path).inserted }
        }
        let root = FilePath.isFolder(absolute[0]) ? absolute[0] : FilePath.folder(of: absolute[0])
        sources.removeAll { options.excludes($0, in: root) }
        resources.removeAll { options.excludes($0.path, in: root) }
        if sources.isEmpty {
            throw Failure(.input, "all Swift files of '\(arguments.joined(separator: " "))' are excluded",
                          at: options.excluded.map { "--exclude " + $0 }.joined(separator: " "),
                          rule: "--exclude ignores files and folders that match the pattern.",
                          fix: "Use a narrower pattern.")
        }
        let namesakes = Namesakes(sources, in: root)
        var target = Project.Target(name: "Program", module: "Program", kind: .app, package: "Program",
                                    sources: namesakes.sources, resources: resources, conditions: ["DEBUG"])
        target.upcomingFeatures = ["BareSlashRegexLiterals"]  // Xcode's default.
        return Project(form: .files, name: FilePath.stem(of: absolute[0]), path: absolute[0], targets: [target],
                       notes: namesakes.notes, chosen: "Program")
    }

    /// The resources of Swift files: those inside a folder; for a single file those beside it, and the catalogs around
    /// it.
    private func beside(_ path: String) -> [Project.Resource] {
        func isResource(_ path: String) -> Bool { if case .resource = FileKind.of(path) { true } else { false } }
        if FilePath.isFolder(path) {
            return FolderWalk.files(under: path) { _, name in SourcePaths.skippedFolders.contains(name) }.entries
                .filter { isResource($0.path) }.map { .init(path: $0.path) }
        }
        let folder = FilePath.folder(of: path), names = FilePath.names(in: folder)
        var found = SourcePaths.catalogs(path)
        // A folder with very many files is probably not that of a program.
        if names.count <= 500 {
            found += names.map { folder + "/" + $0 }.filter { $0.hasSuffix(".lproj") ? FilePath.isFolder($0)
                : isResource($0) && FilePath.isFile($0) }
        }
        return found.flatMap { path in
            path.hasSuffix(".lproj") ? FilePath.names(in: path).map { .init(path: path + "/" + $0) }
                : [Project.Resource(path: path)]
        }
    }

    /// The project that contains the files, if one of its targets has all of them.
    private func around(_ files: [String]) throws -> Project? {
        var folder = FilePath.folder(of: files[0])
        for _ in 0..<32 where folder.count > 1 && folder != NSHomeDirectory() {
            guard EnclosingFolder.isTrusted(folder, around: files[0]) else { break }
            for place in Place.all(in: folder) where files.allSatisfy(place.mayHold) && hasFolder(place, files) {
                // A project that cannot be read may be unrelated to the file.
                guard var project = try? project(at: place) else { continue }
                let holders = project.targets.filter { target in
                    let sources = Set(target.sources)
                    return target.language == .swift && files.allSatisfy(sources.contains)
                }
                if holders.isEmpty { continue }
                var fitting = project
                fitting.targets = project.targets.filter { holders.contains($0) }
                try TargetChoice.choose(ProjectOptions(), in: &fitting)
                project.chosen = fitting.chosen
                project.focus = files
                return project
            }
            if FilePath.exists(folder + "/.git") { break }
            folder = FilePath.folder(of: folder)
        }
        return nil
    }

    /// Whether the files are in folders of a package's targets: faster than listing the files of all targets.
    private func hasFolder(_ place: Place, _ files: [String]) -> Bool {
        guard place.form == .package else { return true }
        guard let manifest = try? PackageLoader(usesCache: options.usesCache).manifest(in: place.folder) else {
            return false
        }
        let folders = manifest.targets.compactMap { PackageFiles.folder(of: $0, in: place.folder, manifest: manifest) }
        return files.allSatisfy { file in folders.contains { file.hasPrefix($0 + "/") } }
    }

    // MARK: Projects

    /// Reads the project, and fetches missing packages that the shown target needs.
    private func project(at place: Place) throws -> Project {
        let project = try read(place)
        guard options.fetches, options.fetched == nil else { return project }
        let requests = FetchedPackages.requests(of: project, options)
        var less = options
        less.fetches = false
        let without = ProjectReader(options: less)
        switch PackageResolver(requests, pins: PackagePins(of: place), options).resolve() {
        case .fetched(let folder, let versions)?:
            var more = options
            more.fetched = .init(folder: folder, versions: versions)
            return try ProjectReader(options: more).read(place)
        case .refused(let reason, let end)?:
            var project = try without.read(place)
            project.notes.append(FetchedPackages.note(reason, until: end))
            return project
        case nil: return project.missing.contains { $0.requirement != nil } ? try without.read(place) : project
        }
    }

    private func read(_ place: Place) throws -> Project {
        let folder = place.folder
        let builder = ProjectBuilder(options, folder: folder)
        let packages = PackageReader(builder, around: [folder])
        switch place.form {
        case .package, .playground:
            let name = try packages.readAll(folder)
            return try builder.project(place.form, name: name, path: place.path)
        case .workspace:
            let workspace = try Workspace(place.path, builder.note)
            let reader = XcodeReader(builder, packages)
            reader.add(packages: workspace.packages)
            for project in workspace.projects { try reader.read(project) }
            try reader.readLocalPackages()
            return try builder.project(.workspace, name: FilePath.stem(of: place.path), path: place.path)
        case .tuist:
            let name = try TuistReader(builder, packages).read(place.path)
            return try builder.project(.tuist, name: name, path: place.path)
        case .xcodegen:
            let name = try XcodeGenReader(place.path, builder, packages).read()
            return try builder.project(.xcodegen, name: name, path: place.path)
        case .xcodeProject, .files:
            let reader = XcodeReader(builder, packages)
            try reader.read(place.path)
            try reader.readLocalPackages()
            return try builder.project(.xcodeProject, name: FilePath.stem(of: place.path), path: place.path)
        }
    }

    /// Whether a place may have views: a package around a binary library that is delivered with an app has none.
    private static func hasSources(_ place: Place) -> Bool {
        place.form != .package || (try? SourcePaths.swiftFiles(place.folder)) != nil
    }

    /// The project in a folder, or the only one inside it if the folder has no Swift files of its own: the only app
    /// where there are packages and projects without one as well.
    private func place(in folder: String) throws -> Place? {
        if let found = Place.best(in: folder) { return found }
        if FilePath.names(in: folder).contains(where: { $0.hasSuffix(".swift") }) { return nil }
        var level = [folder], found: [Place] = []
        for _ in 0..<3 where found.isEmpty {
            level = level.flatMap { above in
                FilePath.names(in: above).filter { !SourcePaths.skippedFolders.contains($0) && !FileKind.isBundle($0) }
                    .map { above + "/" + $0 }.filter(FilePath.isFolder)
            }
            if level.count > 200 { return nil }
            found = level.compactMap(Place.best).filter(Self.hasSources)
        }
        // Packages beside the only app are its own.
        let apps = found.filter { $0.form != .package && $0.hasApp }
        if found.count > 1, apps.count == 1 { return apps[0] }
        if found.count > 1 {
            throw Failure(.input, "the folder '\(FilePath.name(of: folder))' contains \(found.count) projects",
                          at: found.map { FilePath.relative($0.path, to: folder) }.prefix(8).joined(separator: ", "),
                          rule: "A single project or package is required.", fix: "Give one of these.")
        }
        return found.first
    }
}
