import Foundation
import QuadrantBase
package import QuadrantProject

/// One module of a program, with the range of its files in the program's list of sources.
package struct ProgramTarget {
    package var target: Project.Target
    /// Its Swift files.
    package var files: Range<Int>
    /// Whether its views can be shown. Those of downloaded packages cannot.
    var isShown = true
    /// The asset catalogs among its resources.
    var catalogs: [String] = []
    /// The Swift targets that it is built on, in build order, if it consists of macros.
    var macroLibraries: [Project.Target] = []

    /// A target for files without a project.
    static func loose(_ files: Range<Int>, catalogs: [String]) -> ProgramTarget {
        let target = Project.Target(name: "Program", module: "Program", kind: .library, package: "Program", sources: [])
        return ProgramTarget(target: target, files: files, catalogs: catalogs)
    }

    /// The values for its `#if` conditions; `modules` are the modules that can be imported.
    func conditions(_ modules: Set<String>) -> CompilationConditions {
        CompilationConditions(names: CompilationConditions.phone.union(target.conditions), modules: modules,
                              languageMode: target.languageMode)
    }

    /// The target's settings that affect compilation, as input for a digest.
    var digestText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var known = target
        // Resources are read at run time; the generated sources that depend on them are in the digest separately.
        known.resources = []
        known.infoValues = [:]
        known.sources = []
        let text = (try? encoder.encode(known)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text + " \(isShown) \(files)"
    }
}

extension ProgramTarget {
    /// Whether its sources may use `Bundle.module`: in packages, targets with resources do.
    var hasOwnBundle: Bool {
        target.language == .swift && target.conditions.contains("SWIFT_PACKAGE") && !target.resources.isEmpty
    }

    /// The same accessor of `Bundle.module` that SwiftPM generates for such a target.
    var bundleCode: String {
        """
        import Foundation
        import SwiftUI
        extension Foundation.Bundle {
            static var module: Foundation.Bundle { SwiftUI._ProgramBundle.module("\(target.module)") }
        }

        """
    }
}

extension SourceSet {
    /// The source set for what a command names: files, a folder, a package or a project.
    package init(_ values: [String], options: ProjectOptions = ProjectOptions()) throws {
        let project = try ProjectReader.read(values, options: options)
        try self.init(argument: values.isEmpty ? "." : values.joined(separator: " "), project: project)
        roots = project.form == .files ? values.map { FilePath.absolute($0) } : [project.path]
    }

    /// The part of a project that the shown target needs: the target and its transitive dependencies, in build order.
    /// Files that do not exist are left out; the project reader reports them.
    package init(argument: String, project: Project) throws {
        let chosen = project.chosen ?? project.targets.last?.name ?? ""
        let closure = project.program(of: chosen)
        var files: [File] = [], targets: [ProgramTarget] = []
        for target in closure.filter({ $0.name != chosen }) + closure.filter({ $0.name == chosen }) {
            let start = files.count
            if target.language == .swift, target.kind != .macro {
                // In a project the compiler reports a name that is used twice, as it does in Xcode.
                let names = project.form == .files ? Namesakes.distinctNames(target.sources) : [:]
                for path in target.sources {
                    guard var file = try Self.file(path, isRequired: project.form == .files) else { continue }
                    file.distinct = names[path]
                    files.append(file)
                }
            }
            var target = target
            if target.kind != .macro {
                target.upcomingFeatures.removeAll { Self.isAboutModules($0, files[start...]) }
            }
            var made = ProgramTarget(target: target, files: start..<files.count)
            made.isShown = target.language == .swift && target.kind != .macro && (target.name == chosen || target.isOwn)
            if target.kind == .macro {
                made.macroLibraries = project.closure(of: target.name).filter {
                    $0.kind == .library && $0.language == .swift && !$0.sources.isEmpty
                }
            }
            made.catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
            targets.append(made)
        }
        self.init(argument: argument, files: files, targets: targets, project: project)
        let focus = Set(project.focus)
        self.focus = Set(files.indices.filter { focus.contains(files[$0].absolute) })
    }

    /// Whether a feature makes a file see only what its own imports declare. That is in other modules here than on a
    /// phone: `DispatchQueue` is a `Scheduler` in `Combine`, and not in `Dispatch`. Where an import has a level below
    /// `public`, the compiler wants one of every other import, unless they are internal by this feature.
    private static func isAboutModules(_ feature: String, _ files: ArraySlice<File>) -> Bool {
        if feature == "MemberImportVisibility" { return true }
        return feature == "InternalImportsByDefault" && !files.contains { file in
            String(decoding: file.bytes, as: UTF8.self)
                .contains(/(?m)^\s*(?:package|internal|fileprivate|private)\s+import\s/)
        }
    }
}
