import Foundation
import QuadrantBase
import QuadrantProject

/// Compiles one module of a program, in rounds while errors can be worked around.
struct ModuleBuild {
    /// What follows from a round.
    private enum Verdict {
        /// The objects of the module.
        case compiled([String])
        /// The types are right, and no object was written.
        case checked
        /// Something else is compiled in the next round: what caused errors was left out or written in another way.
        case changed
        case refused(Compilation.Stop)
    }

    private let compilation: Compilation
    private let state: Compilation.State
    private let number: Int
    private let target: ProgramTarget
    private let layout: TargetFolder
    private let work: WorkFolder
    private let isImported: Bool
    private var around: Toolchain.CompilerContext
    /// The user's files, and the generated ones.
    private let own: Set<String>, generated: [String]
    /// The tests that are called from this module.
    private let tests: TestEntries?

    private var round = 1
    private var next: Compilation.Round
    private var lastTexts: [TargetFolder.Text] = []
    private var lastErrors: Set<String> = []
    private var hasNoted = false

    /// The number of rounds after which files that still fail are left out entirely.
    private static let maxRounds = 16

    /// The module with a number, in a folder of its own. `isImported` is whether other modules import it.
    init(_ compilation: Compilation, _ number: Int, in folder: String, _ work: WorkFolder,
         _ around: Toolchain.CompilerContext, isImported: Bool, _ state: Compilation.State) throws {
        let sources = compilation.sources
        (self.compilation, self.number, self.work, self.state) = (compilation, number, work, state)
        (self.around, self.isImported) = (around, isImported)
        target = sources.targets[number]
        let layout = TargetFolder(folder, target.files.map { sources.files[$0] })
        self.layout = layout
        try compilation.writing { try layout.begin(isClean: compilation.isClean) }
        if let missing = compilation.missingSymbol { layout.removeObjects(with: missing) }
        own = Set(target.files.map { sources.files[$0].absolute })
        self.around.isTestable = compilation.tests != nil && target.target.isOwn
        tests = number == sources.targets.count - 1 ? compilation.tests : nil
        generated = (compilation.generated[number].map(\.name) + (tests.map { [$0.fileName] } ?? []))
            .map { layout.path + "/generated/" + $0 }
        // While errors are worked around, checking the files that changed takes a fraction of the time.
        next = compilation.hasMissing && !compilation.isSingle ? .checkAll : .compile
    }

    /// Compiles in rounds, and returns the objects of the module.
    mutating func run() throws -> [String] {
        while true {
            let constants = compilation.constants(of: target, state), files = try write(constants)
            if round > 1 {
                let count = compilation.leftOut(state).count, sources = compilation.sources
                let title = sources.targets.count > 1 ? target.target.module : sources.argument
                let without = count == 0 ? "" : " without \(count) part\(count == 1 ? "" : "s")"
                compilation.progress.begin("compiling \(title) again\(without), round \(round)")
            }
            round += 1
            let changed = changedFiles(files), alone = changed?.alone(isImported: isImported)
            if alone == nil { changed?.forget() }
            let result = try compilation.compiler(target.target, layout, around, isImported: isImported, files, next,
                                                  work, alone: alone)
            if result.status == 0 { changed?.keep() }
            let output = CompilerOutput(constants.restored(result.output)), isDone = result.status == 0
            if !isDone, compilation.isAboutFiles(result.output) || !work.hasSpace {
                throw Compilation.Stop.lacksSpace(result.output)
            }
            switch isDone ? succeed(output, files) : fail(result.output, output, constants, files) {
            case .compiled(let objects): return objects
            case .checked: next = .compile
            case .changed: break
            case .refused(let stop): throw stop
            }
        }
    }

    private var isLast: Bool { number == compilation.sources.targets.count - 1 }
    private var continues: Bool { compilation.continues(state, target) }

    /// Whether a message is about the user's code, and not about what was added to it.
    private func isUsers(_ message: CompilerOutput.Message) -> Bool {
        !message.file.hasPrefix(EntryCode.mark) && !message.file.hasPrefix(layout.path)
    }

    // MARK: Input

    /// What is known of the last build; nil where types are only checked, where a module is compiled as a whole, where
    /// code that depends on what was left out is compiled again, and with headers, whose changes only the driver knows.
    private func changedFiles(_ files: [String]) -> ChangedFiles? {
        guard next == .compile, !compilation.isSingle, compilation.missingSymbol == nil, !around.isHasty,
              around.headers.isEmpty, around.moduleMaps.isEmpty, compilation.tools.canHurry else { return nil }
        let arguments = compilation.tools.incremental(outputs: layout.outputs, module: nil, target.target, around,
                                                      files: files)
        let own = target.target.module + ".swiftmodule"
        let modules = around.moduleFolder.map { folder in
            FilePath.names(in: folder).filter { $0.hasSuffix(".swiftmodule") && $0 != own }.map { folder + "/" + $0 }
        } ?? []
        return ChangedFiles(layout, lastTexts, arguments: arguments, generated: generated,
                            inputs: modules.sorted() + around.macros)
    }

    /// Writes what the compiler reads, and returns the paths of the files.
    private mutating func write(_ constants: PreviewConstants) throws -> [String] {
        let texts = texts(constants)
        try compilation.writing {
            around.overlay = try layout.write(texts)
            for code in compilation.generated[number] {
                let path = layout.path + "/generated/" + code.name
                try Compilation.update(path, Data((state.generated[path] == nil ? code.text : "").utf8))
            }
            if let tests {
                let text = tests.text {
                    !state.dropped.contains($0) && !compilation.isGone(tests.tests[$0], state)
                }
                try Compilation.update(layout.path + "/generated/" + tests.fileName, Data(text.utf8))
            }
            if !compilation.isSingle { try layout.writeOutputs(texts.map(\.file) + generated) }
        }
        if case .check(let some) = next {
            next = .check(some.union(TargetFolder.affected(texts, since: lastTexts)))
        }
        lastTexts = texts
        return texts.map(\.file) + generated
    }

    /// The texts of the user's files without what was left out, and with functions that make their views.
    private func texts(_ constants: PreviewConstants) -> [TargetFolder.Text] {
        let sources = compilation.sources, tails = entries(constants).tails
        return target.files.map { index in
            let file = sources.files[index], scan = compilation.scans[index]
            if state.leftOut[index] != nil { return .init(file: file.absolute, bytes: [], declared: [], shape: "") }
            let cuts = state.cuts[index]
            cuts?.beginRound()
            // Nothing is left out of a file without cuts: its text is that of the user with edits and constants.
            let heads = constants.edits(of: index)
            var bytes = cuts?.text ?? (heads.isEmpty ? nil : scan.edits?.applied(to: file.bytes, over: heads))
                ?? scan.edited(file.bytes) ?? file.bytes
            if !compilation.program.broken.contains(index), let tail = tails[index] {
                // The empty lines keep this code out of the excerpts that the compiler prints around a message.
                bytes += Array("\n\n\n\n\n".utf8)
                if scan.imports["SwiftUI"] == nil { bytes += Array("import SwiftUI\n".utf8) }
                bytes += Array(tail.utf8)
            }
            return .init(file: file.absolute, bytes: bytes, declared: scan.declared,
                         shape: cuts?.shape.text ?? scan.shape)
        }
    }

    private func entries(_ constants: PreviewConstants) -> EntryCode {
        let candidates = compilation.program.candidates.enumerated().map { index, candidate in
            var candidate = candidate
            let isGone = compilation.isGone(candidate, state)
            if state.dropped.contains(index) || isGone { candidate.needs = ["more"] }
            if isGone { candidate.initializers = nil }
            return candidate
        }
        var code = EntryCode(sources: compilation.sources, candidates: candidates)
        (code.constants, code.takesValues, code.dropped) = (constants, compilation.takesValues, state.dropped)
        return code
    }

    // MARK: Results

    private func succeed(_ output: CompilerOutput, _ files: [String]) -> Verdict {
        if next != .compile {
            return state.missing != nil && isLast ? .refused(.refused("", files: [])) : .checked
        }
        let said = CompilerOutput.shortened(output.text { isUsers($0) })
        // Warnings may be about what stands for code that was left out.
        if let listener = compilation.listener {
            listener.output += said
        } else if !compilation.isQuiet, state.cuts.isEmpty, state.leftOut.isEmpty {
            writeError(said)
        }
        layout.end()
        return .compiled(compilation.isSingle ? [layout.path + "/program.o"] : files.map(layout.object))
    }

    /// Works around the errors, or refuses the module.
    private mutating func fail(_ printed: String, _ output: CompilerOutput, _ constants: PreviewConstants,
                               _ files: [String]) -> Verdict {
        let errors = output.errors + CompilerWatch.errors(in: printed)
        if continues, !compilation.isSingle {
            // Files whose text does not change had errors that follow from others.
            let some = Set(output.errors.map(\.file)).intersection(files).union(generated)
            next = some.isEmpty ? .checkAll : .check(some)
        }
        if compilation.useMacros(where: errors, constants, state) { return .changed }
        let hasProgress = leaveOutGenerated(errors)
        let users = errors.filter(isUsers)
        let blamed = users.compactMap { error in output.place(of: error, in: own).map { (place: $0, error: error) } }
        if users.isEmpty, hasProgress { return .changed }
        if users.isEmpty, continues, compilation.leaveOutCrashes(printed, of: target, state) { return .changed }
        if takesMoreTime(users) { return .changed }
        if state.missing != nil, !hasNoted {
            compilation.note(users, output, in: target, state)
            // The modules of the program that come later are compiled against this one.
            if isLast { return .refused(.refused("", files: [])) }
        }
        hasNoted = true
        if continues, leaveOut(blamed, errors, output, hasProgress) { return .changed }
        if state.missing != nil { return .refused(.refused("", files: [])) }
        return .refused(refusal(printed, output, users, blamed))
    }

    /// Leaves out generated code that does not compile, because the user did not write it. Returns whether there is
    /// such code.
    private func leaveOutGenerated(_ errors: [CompilerOutput.Message]) -> Bool {
        var hasProgress = false
        let isWithoutWrappers = isWithoutWrappers(errors)
        for error in errors where error.file.hasPrefix(EntryCode.mark) {
            if isWithoutWrappers, FileCuts.isAboutInitializer(error.text) { continue }
            if let index = Int(error.file.dropFirst(EntryCode.mark.count)) {
                hasProgress = state.dropped.insert(index).inserted || hasProgress
            }
        }
        for error in errors where state.generated[error.file] == nil {
            let code = compilation.generated[number].first { error.file == layout.path + "/generated/" + $0.name }
            guard let code else { continue }
            state.generated[error.file] = code.note(target.target.module, error.line, error.text)
            hasProgress = true
        }
        return hasProgress
    }

    /// Whether errors about property wrappers are worked around first: initialisers of types with such wrappers fail as
    /// a consequence.
    private func isWithoutWrappers(_ errors: [CompilerOutput.Message]) -> Bool {
        continues && errors.contains(where: FileCuts.isAboutWrapper)
    }

    /// Lifts the limit of the type checker if an expression has exceeded it; once. The next round may find the error in
    /// it, or that there is none. Not where names are missing: an expression with one of them takes long for that.
    private mutating func takesMoreTime(_ errors: [CompilerOutput.Message]) -> Bool {
        guard !compilation.keepsGoing, around.solverScopes != nil,
              !errors.contains(where: { FileCuts.isCause($0.text) }),
              let slow = errors.first(where: \.isAboutTime) else { return false }
        around.solverScopes = nil
        if !compilation.isQuiet, compilation.listener == nil {
            writeError("quadrant: \(CompilerOutput.shortened(slow.file)):\(slow.line): the compiler needs long "
                + "to check the types of this expression; trying for up to "
                + "\(Toolchain.CompilerContext.maxSeconds) s …\n")
        }
        return true
    }

    /// Leaves out the code that errors are about. Returns whether something was left out, in this step or before, and
    /// something is left.
    private mutating func leaveOut(_ blamed: [Compilation.Blame], _ errors: [CompilerOutput.Message],
                                   _ output: CompilerOutput, _ hadProgress: Bool) -> Bool {
        let sources = compilation.sources
        var isLeft: Bool { state.leftOut.count < sources.files.count }
        // The same errors again: the cuts had no effect, so the files are left out entirely.
        let summaries = Set(blamed.map(\.error.summary))
        if !summaries.isEmpty, summaries == lastErrors || round > Self.maxRounds {
            for index in target.files {
                let path = sources.files[index].absolute
                guard let (place, error) = blamed.first(where: { $0.place.file == path }) else { continue }
                state.leftOut[index] = "\(CompilerOutput.shortened(place.file)):\(place.line):\(place.column): "
                    + error.text
            }
            if isLeft { return true }
        }
        lastErrors = summaries
        // Errors of unknown opaque return types and wrappers are fixed first: uses of such functions, and initialisers
        // of types with such wrappers, fail as a consequence.
        func isEarly(_ blame: Compilation.Blame) -> Bool {
            blame.error.text.contains("opaque return type") || FileCuts.isAboutWrapper(blame.error)
        }
        let isWithoutWrappers = isWithoutWrappers(errors)
        let first = compilation.leaveOut(blamed.filter(isEarly), of: target, state), names = first ?? []
        let others = blamed.filter { blame in
            !isEarly(blame) && !names.contains { blame.error.text.contains("'\($0)'") }
                && !(isWithoutWrappers && FileCuts.isAboutInitializer(blame.error.text))
        }
        let hasProgress = compilation.leaveOut(others, of: target, state) != nil || first != nil || hadProgress
        if compilation.keepsGoing {
            compilation.listener?.output += CompilerOutput.shortened(output.text { isUsers($0) && $0.kind == "error" })
        }
        return hasProgress && isLeft
    }

    /// What is said of a module that does not compile.
    private func refusal(_ printed: String, _ output: CompilerOutput, _ errors: [CompilerOutput.Message],
                         _ blamed: [Compilation.Blame]) -> Compilation.Stop {
        let isQuiet = compilation.isQuiet
        // Expressions that were not checked to the end have no known error.
        let hasCause = errors.contains { FileCuts.isCause($0.text) }
        func isUnchecked(_ error: CompilerOutput.Message) -> Bool { hasCause && error.isAboutTime }
        var said = CompilerOutput.shortened(errors.isEmpty ? printed
            : output.text { isUsers($0) && (!isQuiet || $0.kind == "error") && !isUnchecked($0) })
        let unchecked = errors.filter(isUnchecked).map { "\(CompilerOutput.shortened($0.file)):\($0.line)" }
        if !unchecked.isEmpty {
            said += "quadrant: not checked to the end because of these errors: "
                + "\(unchecked.joined(separator: ", "))\n"
        }
        if compilation.keepsGoing {
            // The remaining errors may follow from what was left out.
            said = compilation.leftOut(state).map { "quadrant: skipped: \($0.text)\n" }.joined() + said
        }
        said = state.generated.values.sorted().map { "quadrant: \($0)\n" }.joined() + said
        compilation.listener?.output = said
        layout.end()
        var places: [String] = []
        for (place, error) in blamed
        where !isUnchecked(error) && !places.contains(where: { $0.hasPrefix(place.file + ":") }) {
            places.append("\(place.file):\(place.line)")
        }
        return .refused(said, files: places.map(CompilerOutput.shortened))
    }
}
