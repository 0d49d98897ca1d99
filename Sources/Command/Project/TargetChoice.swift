import QuadrantBase

/// Chooses the target of a project that is shown.
enum TargetChoice {
    /// Sets `chosen`, and adds a note if there were several candidates.
    static func choose(_ options: ProjectOptions, in project: inout Project) throws {
        let shown = project.targets.filter { $0.language == .swift && $0.kind != .macro && !$0.sources.isEmpty }
        if let wanted = options.target {
            project.chosen = try named(wanted, among: shown, of: project).name
        } else if project.chosen == nil {
            // Sorted by kind, then in the project's order.
            let order = project.targets.enumerated().map { ($0.element.name, $0.offset) }
            let places = Dictionary(order) { first, _ in first }
            func rank(_ target: Project.Target) -> [Int] {
                let isNamesake = target.name.lowercased() == project.name.lowercased()
                return [target.isOwn ? 0 : 1, kind(target), platform(target),
                        project.form == .package && target.package != project.name ? 1 : 0, isNamesake ? 0 : 1,
                        -reach(of: target.name, in: project), places[target.name] ?? 0]
            }
            let sorted = shown.map { (rank($0), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
            project.chosen = sorted.first?.name
            if options.takesAll, let first = sorted.first {
                // The chosen target is built last: nothing that is drawn with it may need it.
                let above = sorted.filter { $0.isOwn && $0.kind == .library && platform($0) == 0
                    && $0.name != first.name && project.closure(of: $0.name).contains(first) }
                let chosen = above.max { reach(of: $0.name, in: project) < reach(of: $1.name, in: project) } ?? first
                project.chosen = chosen.name
                project.besides = besides(chosen, sorted.filter { $0.name != chosen.name }, in: project)
            }
            let drawn = Set(project.closure(of: project.chosen ?? "").map(\.name))
            let others = sorted.filter { other in
                other.name != project.chosen && other.isOwn && other.kind != .tests
                    && (!options.takesAll || !drawn.contains(other.name))
            }.map(\.name)
            if let chosen = project.chosenTarget, !others.isEmpty, project.form != .files {
                let list = others.prefix(6).joined(separator: ", ") + (others.count > 6 ? " and more" : "")
                project.notes.append("using \(title(chosen)) of '\(project.name)'. Select another with --target NAME: "
                    + list + ".")
            }
        }
        if let chosen = project.chosenTarget {
            try dropNamesakes(of: chosen, in: &project)
            if platform(chosen) > 0, chosen.kind == .app {
                let names = chosen.platforms.map(\.rawValue).joined(separator: " and ")
                project.notes.append("'\(chosen.name)' is an app for \(names): it is compiled for an iPhone, and what needs "
                    + "a framework of \(names) does not compile")
            }
        }
        if project.chosen == nil, options.needsTarget {
            let names = project.targets.map(\.name)
            throw Failure(.input, "no target of '\(project.name)' has Swift files",
                          at: names.isEmpty ? project.path : names.joined(separator: ", "),
                          rule: "Views are read from the Swift files of one target.",
                          fix: project.notes.first.map { "Note: \($0)." } ?? "Give a folder that contains Swift files.")
        }
    }

    /// The further targets with previews, of which no module has the name of another.
    private static func besides(_ chosen: Project.Target, _ others: some Sequence<Project.Target>,
                                in project: Project) -> [String] {
        var drawn = project.closure(of: chosen.name), found: [String] = []
        for other in others where other.isOwn && other.kind != .tests && platform(other) == 0 {
            if drawn.contains(where: { $0.name == other.name }) { continue }
            guard other.sources.contains(where: SourcePaths.hasPreview) else { continue }
            let closure = project.closure(of: other.name)
            if closure.contains(where: { $0.name == chosen.name }) { continue }
            let new = closure.filter { part in !drawn.contains { $0.name == part.name } }
            let modules = Set(drawn.map(\.module))
            guard new.allSatisfy({ !modules.contains($0.module) }) else { continue }
            found.append(other.name)
            drawn += new
        }
        return found
    }

    static func title(_ target: Project.Target) -> String {
        let kind = switch target.kind {
        case .app: "the app"
        case .library: "the library"
        case .executable: "the program"
        case .appExtension: "the extension"
        case .widget: "the widget"
        case .tests: "the tests"
        case .macro: "the macros"
        }
        let platforms = target.platforms.first.map { $0 == .iOS ? "" : " for \($0.rawValue)" } ?? ""
        return "\(kind) '\(target.name)'\(platforms)"
    }

    private static func kind(_ target: Project.Target) -> Int {
        switch target.kind {
        case .app: 0
        case .library: 1
        case .executable: 2
        case .widget: 3
        case .appExtension: 4
        case .tests: 5
        case .macro: 6
        }
    }

    private static func platform(_ target: Project.Target) -> Int {
        if target.platforms.isEmpty { return 0 }
        let order: [Project.Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]
        return order.firstIndex { target.platforms.contains($0) } ?? order.count
    }

    /// The number of targets that it depends on: the target at the top shows most of the project.
    private static func reach(of name: String, in project: Project) -> Int {
        project.closure(of: name).count
    }

    private static func named(_ wanted: String, among targets: [Project.Target], of project: Project) throws
        -> Project.Target {
        if let found = targets.first(where: { $0.name == wanted }) ?? targets.first(where: { $0.module == wanted })
            ?? targets.first(where: { $0.name.lowercased() == wanted.lowercased() }) { return found }
        if project.targets.contains(where: { $0.name == wanted }) {
            throw Failure(.input, "the target '\(wanted)' has no Swift files", at: project.path,
                          rule: "Views are read from the Swift files of one target.",
                          fix: "Select another; 'quadrant project' lists the targets.")
        }
        let names = targets.map(\.name)
        let near = SpellingSuggestion.of(wanted, in: names).map { "Did you mean \($0)? " } ?? ""
        throw Failure(.usage, "no target named '\(wanted)' in '\(project.name)'", at: "--target \(wanted)",
                      rule: "The targets are: \(names.isEmpty ? "none" : names.joined(separator: ", ")).",
                      fix: near + "'quadrant project' lists the targets.")
    }

    /// Of two modules with one name, a program can have one. If one of them is for another platform, or they have the
    /// same files, what uses the other uses the first instead.
    private static func dropNamesakes(of target: Project.Target, in project: inout Project) throws {
        var known: [String: Project.Target] = [:]
        for other in project.closure(of: target.name) {
            guard let first = known[other.module] else {
                known[other.module] = other
                continue
            }
            guard platform(first) != platform(other) || first.sources == other.sources else {
                throw Failure(.input, "two targets produce the module '\(other.module)'",
                              at: [first, other].map { "\($0.name) of \($0.package)" }.joined(separator: ", "),
                              rule: "Module names are unique in a program.",
                              fix: "Rename one of the targets, or set another PRODUCT_MODULE_NAME.")
            }
            let isBetter = other.name == target.name
                || first.name != target.name && platform(other) < platform(first)
            let (kept, dropped) = isBetter ? (other, first) : (first, other)
            known[other.module] = kept
            project.notes.append("two targets produce the module '\(other.module)': using \(kept.name) of "
                + "\(kept.package), and not \(dropped.name) of \(dropped.package)")
            project.targets.removeAll { $0.name == dropped.name }
            for index in project.targets.indices where project.targets[index].dependencies.contains(dropped.name) {
                project.targets[index].dependencies.removeAll { $0 == dropped.name || $0 == kept.name }
                if project.targets[index].name != kept.name { project.targets[index].dependencies.append(kept.name) }
            }
            project.targets = try ProjectBuilder.ordered(project.targets, of: project.name)
        }
    }
}

extension Project {
    /// A target, and what is drawn with it, with the transitive dependencies, in build order.
    package func closure(of name: String) -> [Target] {
        var wanted = Set([name] + (name == chosen ? besides : []))
        for target in targets.reversed() where wanted.contains(target.name) { wanted.formUnion(target.dependencies) }
        return targets.filter { wanted.contains($0.name) }
    }

    /// The targets of `closure` that run on a phone: without what only macros use, which the compiler runs.
    package func program(of name: String) -> [Target] {
        var wanted = Set([name] + (name == chosen ? besides : []))
        for target in targets.reversed() where wanted.contains(target.name) && target.kind != .macro {
            wanted.formUnion(target.dependencies)
        }
        return targets.filter { wanted.contains($0.name) }
    }
}
