import CModuleSources
import Foundation
import QuadrantBase

/// The modules that stand for packages which are not on this machine or cannot be built on it.
///
/// Their sources are embedded (`Sources/Frameworks/Packages`, a folder for each module). A module becomes a target of
/// the program that imports it, and is compiled with it.
package enum PackageSubstitutes {
    private static let sources: EmbeddedSources = {
        var sources = EmbeddedSources(package_file)
        if let folder = Variable.frameworks.value { sources.replace(in: [folder + "/Packages"]) }
        return sources
    }()

    /// The package that the targets belong to.
    private static let package = "Substitutes"

    package static func contains(_ target: Project.Target) -> Bool { !target.isOwn && target.package == package }

    /// The names of the modules.
    package static var modules: Set<String> { sources.modules }

    /// The names of a module's files.
    package static func names(of module: String) -> [String] { sources.names(of: module) }

    /// Adds a target for each module that the project imports and that no target is called after, and takes the sources
    /// of a package's target that needs Objective-C.
    static func add(to project: inout Project) {
        var folder: String??
        func written(_ module: String) -> [String]? {
            if folder == nil { folder = .some(Cache().folder("substitutes")) }
            guard let place = folder ?? nil, modules.contains(module) else { return nil }
            return try? sources.write(module, in: place + "/" + module)
        }
        replace(in: &project, written)
        var known = Set(project.targets.map(\.module)).union(Toolchain.importable), added: [Project.Target] = []
        var users: [String: [String]] = [:]
        /// The wanted modules of some imports, with those that they import.
        func names(_ imported: Set<String>) -> [String] {
            let wanted = imported.filter { modules.contains($0) && (!known.contains($0) || users[$0] != nil) }
            return wanted.sorted().flatMap { module in
                let inner = names(sources.imports(of: module))
                if users[module] == nil {
                    guard let paths = written(module) else { return [String]() }
                    users[module] = []
                    known.insert(module)
                    added.append(target(module, paths, dependencies: inner))
                }
                return inner + [module]
            }
        }
        for index in project.targets.indices where project.targets[index].language == .swift
            && project.targets[index].kind != .macro {
            let target = project.targets[index]
            let imported = Set(ModuleImports.of(target.sources).keys), needed = names(imported)
            for name in needed where !project.targets[index].dependencies.contains(name) {
                project.targets[index].dependencies.append(name)
            }
            for module in needed where imported.contains(module) { users[module]?.append(target.name) }
        }
        project.targets = added + project.targets
        for target in added { stand(target.module, for: users[target.module] ?? [], in: &project) }
        note(&project)
    }

    private static func target(_ module: String, _ sources: [String], dependencies: [String]) -> Project.Target {
        var target = Project.Target(
            name: module, module: module, kind: .library, package: package, sources: sources)
        target.dependencies = dependencies
        target.languageMode = "6"
        target.isOwn = false
        return target
    }

    /// A package that is on this machine, and of which a module is written in Objective-C.
    private static func replace(in project: inout Project, _ written: (String) -> [String]?) {
        for target in project.targets where !target.isOwn && modules.contains(target.module) {
            let needed = project.closure(of: target.name)
            guard needed.contains(where: \.hasObjectiveC), let paths = written(target.module),
                  let index = project.targets.firstIndex(where: { $0.name == target.name }) else { continue }
            var made = self.target(target.module, paths, dependencies: [])
            made.name = target.name
            project.targets[index] = made
            let users = project.targets.filter { $0.dependencies.contains(target.name) }.map(\.name)
            project.substitutes.append(.init(
                module: target.module, package: target.package, source: "Objective-C", users: users))
        }
    }

    /// Records a module, and takes it from the packages that are missing.
    private static func stand(_ module: String, for users: [String], in project: inout Project) {
        let index = project.missing.firstIndex {
            $0.name == module || $0.products.contains { Self.module(of: $0) == module }
        }
        let missing = index.map { project.missing[$0] }
        project.substitutes.append(.init(
            module: module, package: missing?.name ?? module, source: missing?.source ?? "", users: users))
        guard let index else { return }
        project.missing[index].products.removeAll { Self.module(of: $0) == module }
        if project.missing[index].products.isEmpty { project.missing.remove(at: index) }
    }

    /// The module of a product.
    private static func module(of product: String) -> String {
        let name = product.hasSuffix("-Dynamic") ? String(product.dropLast(8)) : product
        return BuildSettings.identifier(name)
    }

    private static func note(_ project: inout Project) {
        if project.substitutes.isEmpty { return }
        let names = project.substitutes.map(\.module).sorted().joined(separator: ", ")
        project.notes.append("substitutes of quadrant stand for packages that are not on this machine or cannot be "
            + "built on it: \(names). Turn them off with --no-substitutes.")
    }
}
