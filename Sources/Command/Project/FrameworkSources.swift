import CModuleSources
package import Foundation
import QuadrantBase

/// The frameworks that are compiled when a program first imports them.
package enum FrameworkSources {
    private static let sources: EmbeddedSources = {
        var sources = EmbeddedSources(framework_file)
        if let folder = Variable.frameworks.value { sources.replace(in: [folder, folder + "/StandIns"]) }
        return sources
    }()

    /// Changes when a framework that is worked on does; nil where none is.
    package static var replacements: String? { Variable.frameworks.value == nil ? nil : sources.replacements }

    /// The names of the modules.
    package static let modules = sources.modules

    private static let optimised = Set(String(cString: framework_optimised()).split(separator: " ").map(String.init))
    package static func isOptimised(_ module: String) -> Bool { optimised.contains(module) }

    /// The frameworks of which the optimised library takes much longer to build than the other one. No framework
    /// imports them, so that all programs see the same module.
    package static let optimisedLater: Set = ["Charts"]

    /// A module as a target of the package that this command is a part of. It has no sources before they are written.
    package static func target(_ module: String) -> Project.Target {
        var target = Project.Target(
            name: module, module: module, kind: .library, package: String(cString: framework_package()), sources: [])
        (target.languageMode, target.isOwn) = ("6", false)
        target.upcomingFeatures = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
        return target
    }

    /// The frameworks among the modules that a program imports, and those that they import, each after its own.
    package static func closure(of imports: Set<String>) -> [String] {
        var found: [String] = []
        func add(_ module: String) {
            guard modules.contains(module), !found.contains(module) else { return }
            for inner in self.imports(of: module).sorted() { add(inner) }
            found.append(module)
        }
        for module in imports.sorted() { add(module) }
        return found
    }

    /// The frameworks that a framework imports.
    package static func imports(of module: String) -> Set<String> {
        sources.imports(of: module).intersection(modules).subtracting([module])
    }

    package static func texts(of module: String) -> [Data] { sources.texts(of: module) }

    /// Writes the files of a module to a folder, and returns their paths.
    package static func write(_ module: String, in folder: String) throws -> [String] {
        try sources.write(module, in: folder)
    }
}
