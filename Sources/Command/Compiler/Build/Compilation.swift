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
        /// Targets without their generated files, because those do not compile.
        package var plain: Set<Int> = []
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
                build = BuildFolder(in: cache, key: folderKey, identity: "2\n" + tools.identity) {
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
                where name != Cache.mark && name != "program.so" {
                    try? FileManager.default.removeItem(atPath: work.path + "/" + name)
                }
                isFinished = true
                progress.end()
                return Result(work: work, program: shown(state), leftOut: leftOut(state), dropped: state.dropped)
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
                      fix: "Free some space, or set QUADRANT_CACHE to a writable folder.")
    }

    /// A program of one file is compiled as a whole, without the driver.
    var isSingle: Bool { sources.files.count == 1 && sources.targets.count == 1 }

    /// A digest that is the same for all states of a program.
    private var folderKey: String {
        var digest = Digest()
        digest.add("\(geteuid()) \(sources.project?.path ?? "") \(sources.targets.last?.target.name ?? "")")
        if tests != nil { digest.add("tests") }
        for root in sources.roots { digest.add(root) }
        if takesValues { digest.add("values") }
        return digest.text
    }

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
    private var hasMissing: Bool {
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
        var objects: [String] = []
        var cTargets: [String: CTarget] = [:]
        let imported = Set(sources.targets.flatMap(\.target.dependencies))
        for (number, target) in sources.targets.enumerated() {
            let folder = base + "/" + Self.name(target.target.name)
            if target.target.language == .c {
                let made = try writing { try CTarget(target.target, in: folder, around: cTargets, tools) }
                cTargets[target.target.name] = made
                around.moduleMaps += made.moduleMap.map { [$0] } ?? []
                around.headers += made.headers
                switch made.compile(work.path) {
                case .success(let made): objects += made
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
            objects += try compile(number, in: folder, work, around,
                                   isImported: imported.contains(target.target.name), state)
        }
        try link(objects, work)
    }

    /// The number of rounds after which files that still fail are left out entirely.
    private static let maxRounds = 16

    /// Compiles one module, repeatedly while errors can be worked around, and returns its objects.
    private func compile(_ number: Int, in folder: String, _ work: WorkFolder, _ given: Toolchain.CompilerContext,
                         isImported: Bool, _ state: State) throws -> [String] {
        let target = sources.targets[number]
        var around = given
        let layout = TargetFolder(folder, target.files.map { sources.files[$0] })
        try writing { try layout.begin(isClean: isClean) }
        if let missingSymbol { layout.removeObjects(with: missingSymbol) }
        let all = Set(target.files.map { sources.files[$0].absolute })
        around.isTestable = tests != nil && target.target.isOwn
        let calls = number == sources.targets.count - 1 ? tests : nil
        let extra = (generated[number].map(\.name) + (calls.map { [$0.fileName] } ?? []))
            .map { layout.path + "/generated/" + $0 }
        var lastErrors: Set<String> = [], isFirst = true, round = 1
        // While errors are worked around, checking the files that changed takes a fraction of the time.
        var nextRound: Round = hasMissing && !isSingle ? .checkAll : .compile
        var lastTexts: [TargetFolder.Text] = []
        let title = sources.targets.count > 1 ? target.target.module : sources.argument
        while true {
            let constants = constants(of: target, state)
            var code = EntryCode(sources: sources, candidates: program.candidates.enumerated().map { index, candidate in
                var candidate = candidate
                let isGone = isGone(candidate, state)
                if state.dropped.contains(index) || isGone { candidate.needs = ["more"] }
                if isGone { candidate.initializers = nil }
                return candidate
            })
            (code.constants, code.takesValues, code.dropped) = (constants, takesValues, state.dropped)
            let tails = code.tails
            let texts = target.files.map { index -> TargetFolder.Text in
                let file = sources.files[index]
                if state.leftOut[index] != nil { return .init(file: file.absolute, bytes: [], declared: [], shape: "") }
                let cuts = state.cuts[index]
                cuts?.beginRound()
                var bytes = cuts?.text ?? text(of: index, constants)
                if !program.broken.contains(index), let tail = tails[index] {
                    // The empty lines keep this code out of the excerpts that the compiler prints around a message.
                    bytes += Array("\n\n\n\n\n".utf8)
                    if scans[index].imports["SwiftUI"] == nil { bytes += Array("import SwiftUI\n".utf8) }
                    bytes += Array(tail.utf8)
                }
                return .init(file: file.absolute, bytes: bytes, declared: scans[index].declared,
                             shape: (cuts?.shape ?? FileCuts.shape(of: file.bytes)).text)
            }
            try writing {
                around.overlay = try layout.write(texts)
                for code in generated[number] {
                    try Self.update(layout.path + "/generated/" + code.name,
                                    Data((state.plain.contains(number) ? "" : code.text).utf8))
                }
                if let calls {
                    let text = calls.text { !state.dropped.contains($0) && !isGone(calls.tests[$0], state) }
                    try Self.update(layout.path + "/generated/" + calls.fileName, Data(text.utf8))
                }
                if !isSingle { try layout.writeOutputs(texts.map(\.file) + extra) }
            }
            let files = texts.map(\.file) + extra
            if case .check(let some) = nextRound {
                nextRound = .check(some.union(TargetFolder.affected(texts, since: lastTexts)))
            }
            lastTexts = texts
            if round > 1 {
                let count = leftOut(state).count
                progress.begin("compiling \(title) again without \(count) part\(count == 1 ? "" : "s"), round \(round)")
            }
            round += 1
            let result = try compiler(target.target, layout, around, isImported: isImported, files, nextRound,
                                      work)
            let output = CompilerOutput(constants.restored(result.output))
            func isUsers(_ message: CompilerOutput.Message) -> Bool {
                !message.file.hasPrefix(EntryCode.mark) && !message.file.hasPrefix(layout.path)
            }
            if result.status == 0, nextRound != .compile {
                if state.missing != nil, number == sources.targets.count - 1 { throw Stop.refused("", files: []) }
                nextRound = .compile
                continue
            }
            if result.status == 0 {
                let said = CompilerOutput.shortened(output.text { isUsers($0) })
                // Warnings may be about what stands for code that was left out.
                if let listener {
                    listener.output += said
                } else if !isQuiet, state.cuts.isEmpty, state.leftOut.isEmpty {
                    writeError(said)
                }
                layout.end()
                return isSingle ? [layout.path + "/program.o"] : files.map(layout.object)
            }
            if isAboutFiles(result.output) || !work.hasSpace { throw Stop.lacksSpace(result.output) }
            let errors = output.errors + CompilerWatch.errors(in: result.output)
            if continues(state, target), !isSingle {
                // Files whose text does not change had errors that follow from others.
                let some = Set(output.errors.map(\.file)).intersection(files).union(extra)
                nextRound = some.isEmpty ? .checkAll : .check(some)
            }
            if useMacros(where: errors, constants, state) { continue }
            // Generated code that does not compile is left out, because the user did not write it.
            var hasProgress = false
            let isWithoutWrappers = continues(state, target) && errors.contains(where: FileCuts.isAboutWrapper)
            for error in errors where error.file.hasPrefix(EntryCode.mark) {
                if isWithoutWrappers, FileCuts.isAboutInitializer(error.text) { continue }
                if let index = Int(error.file.dropFirst(EntryCode.mark.count)) {
                    hasProgress = state.dropped.insert(index).inserted || hasProgress
                }
            }
            if errors.contains(where: { $0.file.hasPrefix(layout.path + "/generated/") }) {
                hasProgress = state.plain.insert(number).inserted || hasProgress
            }
            let own = errors.filter(isUsers)
            var blamed: [(place: CompilerOutput.Place, error: CompilerOutput.Message)] = []
            for error in own {
                guard let place = output.place(of: error, in: all) else { continue }
                blamed.append((place, error))
            }
            if own.isEmpty && hasProgress { continue }
            if own.isEmpty, continues(state, target), leaveOutCrashes(result.output, of: target, state) { continue }
            if !keepsGoing, around.solverScopes != nil, let slow = own.first(where: {
                $0.text.contains("in reasonable time")
            }) {
                around.solverScopes = nil
                // The second round may find the error in it, or that there is none.
                if !isQuiet, listener == nil {
                    writeError("quadrant: \(CompilerOutput.shortened(slow.file)):\(slow.line): the compiler needs long "
                        + "to check the types of this expression; trying for up to "
                        + "\(Toolchain.CompilerContext.maxSeconds) s …\n")
                }
                continue
            }
            if state.missing != nil, isFirst {
                note(own, output, in: target, state)
                // The modules of the program that come later are compiled against this one.
                if number == sources.targets.count - 1 { throw Stop.refused("", files: []) }
            }
            isFirst = false
            if continues(state, target) {
                // The same errors again: the cuts had no effect, so the files are left out entirely.
                let summaries = Set(blamed.map(\.error.summary))
                if !summaries.isEmpty, summaries == lastErrors || round > Self.maxRounds {
                    for index in target.files where blamed.contains(where: {
                        $0.place.file == sources.files[index].absolute
                    }) {
                        state.leftOut[index] = blamed.first { $0.place.file == sources.files[index].absolute }.map {
                            "\(CompilerOutput.shortened($0.place.file)):\($0.place.line):\($0.place.column): "
                                + $0.error.text
                        }
                    }
                    if state.leftOut.count < sources.files.count { continue }
                }
                lastErrors = summaries
                // Errors of unknown opaque return types and wrappers are fixed first: uses of such functions, and
                // initialisers of types with such wrappers, fail as a consequence.
                func isEarly(_ blame: Blame) -> Bool {
                    blame.error.text.contains("opaque return type") || FileCuts.isAboutWrapper(blame.error)
                }
                let first = leaveOut(blamed.filter(isEarly), of: target, state), names = first ?? []
                let others = blamed.filter { blame in
                    !isEarly(blame) && !names.contains { blame.error.text.contains("'\($0)'") }
                        && !(isWithoutWrappers && FileCuts.isAboutInitializer(blame.error.text))
                }
                hasProgress = leaveOut(others, of: target, state) != nil || first != nil || hasProgress
                if keepsGoing {
                    listener?.output += CompilerOutput.shortened(output.text { isUsers($0) && $0.kind == "error" })
                }
                if hasProgress, state.leftOut.count < sources.files.count { continue }
            }
            if state.missing != nil { throw Stop.refused("", files: []) }
            var said = own.isEmpty ? CompilerOutput.shortened(result.output)
                : CompilerOutput.shortened(output.text { isUsers($0) && (!isQuiet || $0.kind == "error") })
            if keepsGoing {
                // The remaining errors may follow from what was left out.
                said = leftOut(state).map { "quadrant: skipped: \($0.text)\n" }.joined() + said
            }
            listener?.output = said
            layout.end()
            var places: [String] = []
            for (place, _) in blamed where !places.contains(where: { $0.hasPrefix(place.file + ":") }) {
                places.append("\(place.file):\(place.line)")
            }
            throw Stop.refused(said, files: places.map(CompilerOutput.shortened))
        }
    }
}
