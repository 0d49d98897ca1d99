import Foundation
package import QuadrantBase
package import QuadrantProject

/// Compiles a program to a shared library, in the first place that has space for it.
///
/// Programs of several files keep their objects in a `BuildFolder`, and the compiler's driver determines which of them
/// are up to date by modification times. If the compiled text changes for another reason, such as an entry function
/// that is added for a view, the object is removed first.
package struct Compilation {
    package var sources: SourceSet
    package var scans: [FileScan]
    package var program: ProgramScan
    /// Generated source files for the program's resources, by target.
    package var generated: [[GeneratedCode]]
    package var tools: Toolchain
    package var cache: Cache
    /// Whether code that cannot be compiled is left out; that of downloaded packages is, unless `isStrict`.
    package var keepsGoing = false, isStrict = false
    /// Whether views can also be created from values.
    package var takesValues = false
    /// Whether all objects are recompiled.
    var isClean = false
    /// A symbol that no object defines: the objects that need it are recompiled.
    var missingSymbol: String?
    package var isQuiet = false
    package var progress: ProgressLine
    package var listener: CompilerListener?
    /// The tests of the last target, if it is a test target.
    package var tests: TestEntries?
    /// Gets the arguments of each file; nil if no one asks for them.
    package var commands: CompileCommands?

    package init(sources: SourceSet, scans: [FileScan], program: ProgramScan, generated: [[GeneratedCode]],
                 tools: Toolchain, cache: Cache, keepsGoing: Bool, isQuiet: Bool, progress: ProgressLine) {
        (self.sources, self.scans, self.program, self.generated) = (sources, scans, program, generated)
        (self.tools, self.cache, self.keepsGoing) = (tools, cache, keepsGoing)
        (self.isQuiet, self.progress) = (isQuiet, progress)
    }

    /// A declaration, its body, or a whole file that is not part of the program, and the reason.
    package struct LeftOut: Codable, Equatable {
        package var file: Int
        package var declaration: String?
        package var reason: String

        package var text: String { declaration.map { "\(reason) (\($0))" } ?? reason }
    }

    package struct Result {
        /// The folder that contains `program.so`.
        package var work: WorkFolder
        /// The candidates that can be shown, after the compiler has rejected some.
        package var program: ProgramScan
        package var leftOut: [LeftOut]
        /// The tests that cannot be called, by their number.
        package var dropped: Set<Int> = []
        /// What is said of generated files that are left out.
        package var notes: [String] = []
        /// Whether the result is the program as it was written, with nothing left out.
        package var isWhole: Bool { leftOut.isEmpty }
    }

    /// What compiling has revealed about the program so far.
    package final class State {
        /// Candidates that cannot be created with `Name()`.
        package var dropped: Set<Int> = []
        /// Files that are left out entirely.
        package var leftOut: [Int: String] = [:]
        var cuts: [Int: FileCuts] = [:]
        /// Files whose previews are compiled as macros.
        var macros: Set<Int> = []
        /// Functions that no library has, and those that are defined once more.
        package var undefined: [LeftOut] = [], duplicates: [LeftOut] = []
        /// Generated files that are left out because they do not compile, by their path, and what is said of each.
        package var generated: [String: String] = [:]
        /// The failure for imported modules that are not available, of a program that is compiled only to find its
        /// other errors.
        package var missing: Failure?
        /// These errors, and their number.
        package var others = "", otherCount = 0
    }

    enum Stop: Error {
        /// The place has no space for the output; with the compiler's messages.
        case lacksSpace(String)
        /// The compiler's messages, and the files they are about.
        case refused(String, files: [String])
    }

    /// Compiles the program; `state` is what an earlier attempt has found out.
    package func run(_ state: State = State()) throws -> Result {
        let places = cache.places
        var tried: [String] = []
        try leaveOutMissing(state)
        cache.removeAbandoned()
        for (index, place) in places.enumerated() {
            var build: BuildFolder?
            if !isSingle, index == 0, place == cache.folder {
                let key = sources.programKey(isTested: tests != nil, takesValues: takesValues)
                build = BuildFolder(in: cache, key: key, identity: "2\n" + tools.identity) {
                    progress.begin("waiting for another process that compiles \(sources.argument)")
                }
            }
            guard let work = WorkFolder(in: place) else {
                tried.append(place)
                continue
            }
            var isFinished = false
            defer {
                if !isFinished { work.remove() }
                build?.leave()
            }
            progress.begin("compiling \(sources.argument)")
            // If the first place failed, nothing is written outside the second.
            let modules = index == 0 ? cache.moduleFolder(orIn: work.path) : work.path + "/modules-of-system"
            do {
                try compile(in: build?.path ?? work.path, work, modules, state)
                if let missing = state.missing { throw refusal(missing, state) }
                // Generated macro code is removed: line tables that refer to it must not be taken for the user's lines.
                for name in (try? FileManager.default.contentsOfDirectory(atPath: work.path)) ?? []
                where ![Cache.mark, "program.so", FrameworkBuild.name].contains(name) {
                    try? FileManager.default.removeItem(atPath: work.path + "/" + name)
                }
                isFinished = true
                progress.end()
                return Result(work: work, program: shown(state), leftOut: leftOut(state), dropped: state.dropped,
                              notes: state.generated.values.sorted())
            } catch Stop.lacksSpace(let text) {
                tried.append(place)
                if index < places.count - 1 || !work.hasSpace { continue }
                throw refusal(text, [])
            } catch Stop.refused(let text, let files) {
                progress.end()
                if let missing = state.missing { throw refusal(missing, state) }
                throw refusal(text, files)
            }
        }
        throw Failure(.machine, "no space left to compile '\(sources.argument)'",
                      at: tried.isEmpty ? cache.folder : tried.joined(separator: ", "),
                      rule: "Compilation requires some megabytes in the cache or, when that is not writable, in the "
                          + "folder for temporary files.",
                      fix: "Free some space, or set \(Variable.cache.name) to a writable folder.")
    }

    /// A program of one file is compiled as a whole, without the driver.
    var isSingle: Bool { sources.files.count == 1 && sources.targets.count == 1 }

    private func refusal(_ text: String, _ files: [String]) -> Failure {
        if listener == nil { writeError(text) }
        let places = Array(files.prefix(3))
        let more = files.count > 3 ? " and \(files.count - 3) more files" : ""
        return Failure(.input, "'\(sources.argument)' failed to compile",
                       at: places.isEmpty ? sources.files.map(\.path).prefix(3).joined(separator: ", ")
                           : places.joined(separator: ", ") + more,
                       rule: "The messages above are diagnostics of the Swift compiler.",
                       fix: "Fix the first error; Docs/Parity.md lists the supported API."
                           + (sources.files.count > 1 && !keepsGoing
                               ? " --keep-going renders what does not depend on these files." : ""))
    }

    // MARK: Compiling

    /// Whether a file imports a module that is not available.
    var hasMissing: Bool {
        let known = Toolchain.importable.union(sources.targets.map(\.target.module))
        return scans.enumerated().contains { index, scan in
            (isStrict || sources.isOwn(index)) && scan.imports.keys.contains { !known.contains($0) }
        }
    }

    private func compile(in base: String, _ work: WorkFolder, _ systemModules: String?, _ state: State) throws {
        var around = Toolchain.CompilerContext(libraries: base + "/libraries.modulemap", systemModules: systemModules)
        // With missing modules many expressions fail, and the type checker takes long to report each.
        if hasMissing { (around.solverScopes, around.isHasty) = (30_000, true) }
        around.moduleFolder = isSingle ? nil : base + "/modules"
        try writing {
            try FileManager.default.createDirectory(atPath: base + "/modules", withIntermediateDirectories: true)
            try Self.update(around.libraries, Data(Toolchain.emptyLibraries.utf8))
        }
        let frameworks = try FrameworkBuild(tools, cache, work, around, progress)
            .products(of: scans.reduce(into: []) { $0.formUnion($1.modules) })
        around.frameworks = frameworks.folders
        var objects: [String] = []
        var origins: [String: Origin] = [:]
        var cTargets: [String: CTarget] = [:]
        let needed = Set(sources.targets.flatMap(\.target.dependencies))
        for (number, target) in sources.targets.enumerated() {
            let folder = base + "/" + Self.name(target.target.name)
            if target.target.language == .c {
                let made = try writing { try CTarget(target.target, in: folder, around: cTargets, tools) }
                cTargets[target.target.name] = made
                around.moduleMaps += made.moduleMap.map { [$0] } ?? []
                around.headers += made.headers
                switch made.compile(work.path) {
                case .success(let made):
                    objects += made
                    for (object, source) in zip(made, CTarget.compiled(target.target)) {
                        origins[object] = Origin(source: source, isOwn: target.target.isOwn)
                    }
                case .failure(let error):
                    if !continues(state) { throw Stop.refused(error.text, files: error.files) }
                }
                continue
            }
            if target.target.kind == .macro {
                progress.begin("compiling the macros of \(target.target.module)")
                let macros = MacroTarget(target, folder: folder, shared: base + "/macros", tools: tools)
                switch try writing({ try macros.compile(work.path) }) {
                case .success(let library): around.macros.append(library)
                case .failure(let error):
                    if !continues(state) { throw Stop.refused(error.text, files: error.files) }
                }
                continue
            }
            if target.files.isEmpty { continue }
            progress.begin("compiling \(sources.targets.count > 1 ? target.target.module : sources.argument)")
            try writing {
                try commands?.add(
                    target.target, files: target.files.map { sources.files[$0].absolute },
                    generated: isSingle ? [] : generated[number].map { folder + "/generated/" + $0.name }, tools,
                    around, isKept: !isSingle)
            }
            var build = try ModuleBuild(self, number, in: folder, work, around,
                                        isImported: needed.contains(target.target.name), state)
            let made = try build.run()
            objects += made
            for (object, index) in zip(made, target.files) {
                origins[object] = Origin(source: sources.files[index].absolute, isOwn: target.target.isOwn)
            }
        }
        try link(objects, origins, frameworks.libraries, work, state)
    }
}
