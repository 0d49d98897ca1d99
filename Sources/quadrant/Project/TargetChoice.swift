/// Chooses the target of a project that is shown.
enum TargetChoice {
    /// Sets `chosen`, and adds a note if there were several candidates.
    static func choose(_ options: ProjectOptions, in project: inout Project) throws {
        let shown = project.targets.filter { $0.language == .swift && !$0.sources.isEmpty }
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
            let others = sorted.dropFirst().filter { $0.isOwn && ![.tests].contains($0.kind) }.map(\.name)
            if let chosen = sorted.first, !others.isEmpty, project.form != .files {
                let list = others.prefix(6).joined(separator: ", ") + (others.count > 6 ? " and more" : "")
                project.notes.append("using \(title(chosen)) of '\(project.name)'. Select another with --target NAME: "
                    + list + ".")
            }
        }
        if let chosen = project.chosenTarget { try checkModules(of: chosen, in: project) }
        if project.chosen == nil, options.needsTarget {
            let names = project.targets.map(\.name)
            throw Failure(.input, "no target of '\(project.name)' has Swift files",
                          at: names.isEmpty ? project.path : names.joined(separator: ", "),
                          rule: "Views are read from the Swift files of one target.",
                          fix: project.notes.first.map { "Note: \($0)." } ?? "Give a folder that contains Swift files.")
        }
    }

    static func title(_ target: Project.Target) -> String {
        let kind = switch target.kind {
        case .app: "the app"
        case .library: "the library"
        case .executable: "the program"
        case .appExtension: "the extension"
        case .widget: "the widget"
        case .tests: "the tests"
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

    private static func checkModules(of target: Project.Target, in project: Project) throws {
        var known: [String: Project.Target] = [:]
        for other in project.closure(of: target.name) {
            if let first = known[other.module] {
                throw Failure(.input, "two targets produce the module '\(other.module)'",
                              at: [first, other].map { "\($0.name) of \($0.package)" }.joined(separator: ", "),
                              rule: "Module names are unique in a program.",
                              fix: "Rename one of the targets, or set another PRODUCT_MODULE_NAME.")
            }
            known[other.module] = other
        }
    }
}

extension Project {
    /// A target with its transitive dependencies, in build order.
    func closure(of name: String) -> [Target] {
        var wanted: Set<String> = [name]
        for target in targets.reversed() where wanted.contains(target.name) { wanted.formUnion(target.dependencies) }
        return targets.filter { wanted.contains($0.name) }
    }
}
