import Foundation
import QuadrantBase

/// Collects the targets of a project and of its packages while they are read.
package final class ProjectBuilder {
    package let options: ProjectOptions
    let loader: PackageLoader
    package var notes: [String] = []
    /// The folder that --exclude patterns are relative to, and from which packages are searched.
    package let folder: String

    package private(set) var targets: [Project.Target] = []
    private var taken: Set<String> = []
    private var packages: [Project.FoundPackage] = []
    private var missing: [String: Project.MissingPackage] = [:]
    /// Listed sources that are not on disk, and build tool plugins, by target.
    private var absent: SwiftGenConfiguration.Absent = [:]
    private var plugins: [String: [String]] = [:]

    init(_ options: ProjectOptions, folder: String) {
        self.options = options
        self.folder = folder
        loader = PackageLoader(usesCache: options.usesCache)
    }

    /// A name that is unique in the project.
    package func unique(_ name: String, in package: String) -> String {
        if taken.insert(name).inserted { return name }
        let qualified = package + "/" + name
        if taken.insert(qualified).inserted { return qualified }
        for number in 2... where taken.insert("\(qualified)-\(number)").inserted { return "\(qualified)-\(number)" }
        return qualified
    }

    package func add(_ target: Project.Target) {
        var target = target
        if !options.excluded.isEmpty {
            target.sources.removeAll { options.excludes($0, in: folder) }
            target.resources.removeAll { options.excludes($0.path, in: folder) }
        }
        targets.append(target)
    }

    package func found(_ package: Project.FoundPackage) { packages.append(package) }

    package func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }

    /// Records a build tool plugin, unless it only checks code.
    package func note(plugin: String, of target: String) {
        let word = plugin.lowercased()
        if ["lint", "format"].contains(where: word.contains) { return }
        plugins[target, default: []].append(plugin)
    }

    /// Records a source that a target lists and that is not on disk, with the path that messages show.
    package func note(absent path: String, shown: String, of target: String) {
        absent[target, default: [:]][path] = shown
    }

    /// Adds what SwiftGen generates to the targets, and the notes on plugins and sources that remain missing.
    private func addGenerated() {
        let used = plugins.filter { $0.value.contains { $0.lowercased().contains("swiftgen") } }
        SwiftGenConfiguration.apply(to: &targets, folder: folder, absent: &absent, plugins: used, note)
        for target in targets {
            for (_, shown) in (absent[target.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
                note("'\(shown)' of '\(target.name)' does not exist")
            }
            for plugin in plugins[target.name] ?? []
            where used[target.name]?.contains(plugin) != true || target.generated.isEmpty {
                note("the build tool plugin '\(plugin)' of '\(target.name)' is not run: what it generates is missing, "
                    + "unless it is among the sources")
            }
        }
    }

    func miss(_ name: String, source: String, product: String, user: String, _ requirement: PackageRequirement? = nil)
    {
        let key = name.lowercased()
        var entry = missing[key] ?? Project.MissingPackage(name: name, source: source, products: [], users: [])
        if !entry.products.contains(product) { entry.products.append(product) }
        if !entry.users.contains(user) { entry.users.append(user) }
        if let requirement {
            let first = entry.requirement ?? requirement
            entry.requirement = first
            entry.requirement?.versions = first.combined(with: requirement.versions)
        }
        missing[key] = entry
    }

    /// The finished project, with its targets in build order.
    package func project(_ form: Project.Form, name: String, path: String) throws -> Project {
        addGenerated()
        return Project(
            form: form, name: name, path: path, targets: try Self.ordered(targets, of: name), packages: packages,
            missing: missing.values.sorted { $0.name.lowercased() < $1.name.lowercased() }, notes: notes)
    }

    /// Targets in build order.
    package static func ordered(_ targets: [Project.Target], of project: String) throws -> [Project.Target] {
        let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        var result: [Project.Target] = [], done: Set<String> = [], open: [String] = []
        func visit(_ name: String) throws {
            if done.contains(name) { return }
            if let start = open.firstIndex(of: name) {
                throw Failure(.input, "cyclic target dependency in '\(project)'",
                              at: (open[start...] + [name]).joined(separator: " → "),
                              rule: "Target dependencies must not form a cycle.",
                              fix: "Remove one of these dependencies.")
            }
            guard let target = byName[name] else { return }
            open.append(name)
            for dependency in target.dependencies { try visit(dependency) }
            open.removeLast()
            done.insert(name)
            result.append(target)
        }
        for target in targets { try visit(target.name) }
        return result
    }
}
