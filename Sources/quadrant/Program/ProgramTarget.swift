import Foundation

/// One module of a program, with its files in the program's list of sources.
struct ProgramTarget {
    var target: Project.Target
    /// Its Swift files.
    var files: Range<Int>
    /// Whether its views are offered. Those of packages from elsewhere are not.
    var isShown = true
    /// The asset catalogs among its resources.
    var catalogs: [String] = []

    /// A program of files that nothing else is known of.
    static func loose(_ files: Range<Int>, catalogs: [String]) -> ProgramTarget {
        let target = Project.Target(name: "Program", module: "Program", kind: .library, package: "Program", sources: [])
        return ProgramTarget(target: target, files: files, catalogs: catalogs)
    }

    /// What its conditions are judged by; `modules` is what can be imported.
    func facts(_ modules: Set<String>) -> ConditionFacts {
        ConditionFacts(words: ConditionFacts.phone.union(target.conditions), modules: modules,
                       languageMode: target.languageMode)
    }

    /// What else of it decides what is compiled.
    var digestText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var known = target
        // Resources are read when they are shown.
        known.resources = []
        known.infoValues = [:]
        return ((try? encoder.encode(known)).map { String(decoding: $0, as: UTF8.self) } ?? "") + " \(isShown) \(files)"
    }

    /// Folders that hold code of other people.
    private static let foreignFolders = ["/.build/checkouts/", "/SourcePackages/checkouts/", "/Pods/", "/Carthage/"]

    func isForeign(to project: String) -> Bool {
        guard let first = target.sources.first else { return true }
        if Self.foreignFolders.contains(where: first.contains) { return true }
        var root = project
        if !root.hasSuffix("/"), ["xcodeproj", "xcworkspace", "swift"].contains((root as NSString).pathExtension) {
            root = (root as NSString).deletingLastPathComponent
        }
        return !first.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
}

extension SourceSet {
    /// What of a project belongs to one of its targets: it and all that it imports, in an order in which it can be
    /// built. Files that are not there are left out; the reader of the project says so.
    init(argument: String, project: Project, target name: String) throws {
        let byName = Dictionary(project.targets.map { ($0.name, $0) }) { first, _ in first }
        var wanted: Set<String> = [], open = [name]
        while let next = open.popLast() {
            guard wanted.insert(next).inserted, let target = byName[next] else { continue }
            open += target.dependencies
        }
        var closure = project.targets.filter { wanted.contains($0.name) && $0.name != name }
        if let chosen = byName[name] { closure.append(chosen) }
        var files: [File] = [], targets: [ProgramTarget] = []
        for target in closure {
            let start = files.count
            if target.language == .swift {
                let missing = project.notes.isEmpty
                for path in target.sources {
                    guard let file = try Self.file(path, isRequired: missing) else { continue }
                    files.append(file)
                }
            }
            var made = ProgramTarget(target: target, files: start..<files.count)
            made.isShown = target.language == .swift && (target.name == name || !made.isForeign(to: project.path))
            made.catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
            targets.append(made)
        }
        self.init(argument: argument, files: files, targets: targets, project: project)
    }
}
