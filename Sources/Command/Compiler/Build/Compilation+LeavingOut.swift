import Foundation
package import QuadrantBase
import QuadrantDisplayList
import QuadrantProject

/// Leaves out parts of a program that does not compile as a whole.
extension Compilation {
    func isGone(_ candidate: Candidate, _ state: State) -> Bool {
        state.leftOut[candidate.file] != nil
            || state.cuts[candidate.file]?.isGone(line: candidate.line, column: candidate.column) ?? false
    }

    /// Whether a test is not part of the program.
    func isGone(_ test: FoundTest, _ state: State) -> Bool {
        state.leftOut[test.file] != nil || state.cuts[test.file]?.isGone(line: test.line, column: test.column) ?? false
    }

    /// The program without what the compiler has rejected.
    package func shown(_ state: State) -> ProgramScan {
        var result = program
        for number in result.candidates.indices {
            if tests == nil, state.dropped.contains(number) { result.candidates[number].needs = ["arguments"] }
            let forms = EntryCode.initializers(result.candidates[number], number, without: state.dropped)
            result.candidates[number].initializers = forms.isEmpty ? nil : forms
        }
        result.candidates.removeAll { isGone($0, state) || program.broken.contains($0.file) }
        return result
    }

    package func leftOut(_ state: State) -> [LeftOut] {
        sources.files.indices.flatMap { file -> [LeftOut] in
            if let reason = state.leftOut[file] { return [LeftOut(file: file, reason: reason)] }
            return (state.cuts[file]?.parts ?? []).map { LeftOut(file: file, declaration: $0.name, reason: $0.reason) }
        } + state.undefined + state.duplicates
    }

    /// The cuts of a file; nil if the parser found syntax errors in it.
    private func cuts(_ file: Int, _ state: State) -> FileCuts? {
        if let known = state.cuts[file] { return known }
        guard let edits = scans[file].edits, !program.broken.contains(file) else { return nil }
        let target = sources.targets.first { $0.files.contains(file) }
        let made = FileCuts(sources.files[file], edits, languageMode: target?.target.languageMode ?? "5",
                            stops: isOfTests(file))
        state.cuts[file] = made
        return made
    }

    /// Whether the file belongs to tests: then nothing in it may go on without what was left out.
    private func isOfTests(_ file: Int) -> Bool {
        tests != nil && !scans[file].imports.keys.filter(FoundTest.modules.contains).isEmpty
    }

    // MARK: Missing modules

    /// Leaves out imports of modules that are not available, or throws a failure that lists all of them with their
    /// files.
    func leaveOutMissing(_ state: State) throws {
        let known = Toolchain.importable.union(sources.targets.map(\.target.module))
        var users: [String: [(file: Int, line: Int)]] = [:]
        for (index, scan) in scans.enumerated() {
            for (module, line) in scan.imports where !known.contains(module) {
                users[module, default: []].append((index, line))
            }
        }
        if users.isEmpty { return }
        var missing: [Int: [String: String]] = [:]
        for (module, places) in users.sorted(by: { $0.key < $1.key }) {
            for (file, line) in places {
                missing[file, default: [:]][module]
                    = "\(sources.files[file].path):\(line): no such module '\(module)'"
            }
        }
        for (file, modules) in missing {
            if let cuts = cuts(file, state) {
                cuts.leaveOutImports(modules)
            } else {
                state.leftOut[file] = modules.values.min()
            }
        }
        // What a package of others lacks, its user cannot add.
        if !isStrict { users = users.compactMapValues { places in
            let own = places.filter { sources.isOwn($0.file) }
            return own.isEmpty ? nil : own
        } }
        if users.isEmpty { return }
        let hasRest = state.leftOut.count < sources.files.count
        if keepsGoing, hasRest { return }
        let list = users.sorted { $0.key < $1.key }.map { module, places in
            let first = places.prefix(3).map { "\(sources.files[$0.file].path):\($0.line)" }.joined(separator: ", ")
            let more = places.count > 3 ? " and \(places.count - 3) more" : ""
            return "\(module) in \(first)\(more)"
        }
        // The same text as the compiler's, for a page that shows messages at their lines.
        listener?.output = users.flatMap { module, places in
            places.map { "\(sources.files[$0.file].path):\($0.line):1: error: no such module '\(module)'\n" }
        }.sorted().joined()
        let names = users.keys.sorted()
        let failure = Failure(.input, names.count == 1 ? "no such module '\(names[0])'"
                          : "no such modules: \(names.map { "'\($0)'" }.joined(separator: ", "))",
                      at: list.joined(separator: "; "),
                      rule: "Available are modules of the program, of the toolchain, and of quadrant.",
                      fix: Self.fix(names))
        guard hasRest else { throw failure }
        state.missing = failure
        if listener == nil {
            // Said at once, because finding the other errors takes as long as compiling.
            writeError(names.map { module in
                let first = users[module]![0], more = users[module]!.count - 1
                return "\(sources.files[first.file].path):\(first.line):1: error: no such module '\(module)'"
                    + (more > 0 ? " (imported by \(more) more file\(more == 1 ? "" : "s"))" : "") + "\n"
            }.joined())
        }
    }

    /// What can be done about modules that are missing.
    private static func fix(_ names: [String]) -> String {
        let packages = names.filter { !AppleFramework.contains($0) }
        let add = "Add the package where 'quadrant project' finds it"
        let draw = "draw what does not need it with --keep-going"
        if packages.count == names.count { return "\(add), or \(draw)." }
        let one = names.count - packages.count == 1
        let frameworks = names.filter(AppleFramework.contains).joined(separator: ", ")
        let said = "\(frameworks) \(one ? "is a framework" : "are frameworks") of Apple that \(one ? "is" : "are") not "
            + "available here: put '#if canImport(\(names.first(where: AppleFramework.contains)!))' around the code that "
            + "needs \(one ? "it" : "them"), or \(draw)."
        return packages.isEmpty ? said : said + " For \(packages.joined(separator: ", ")): "
            + add.prefix(1).lowercased() + add.dropFirst() + "."
    }

    /// Whether errors are worked around by leaving code out.
    func continues(_ state: State) -> Bool { keepsGoing || state.missing != nil }

    /// As `continues(_:)`, for errors in a target. In a downloaded package they always are: it may use much that the
    /// program does not need.
    func continues(_ state: State, _ target: ProgramTarget) -> Bool {
        continues(state) || !isStrict && !target.target.isOwn
    }

    /// The number of errors that are printed for a program with missing modules: many follow from these.
    private static let maxOthers = 40

    /// Keeps the errors of a target, those in files without missing modules first: the others may follow from them.
    func note(_ errors: [CompilerOutput.Message], _ output: CompilerOutput, in target: ProgramTarget, _ state: State) {
        let own = Set(target.files.filter { state.cuts[$0] == nil }.map { sources.files[$0].absolute })
        let sorted = errors.filter { own.contains($0.file) } + errors.filter { !own.contains($0.file) }
        let chosen = sorted.prefix(max(0, Self.maxOthers - state.otherCount))
        for error in chosen {
            let said = output.text { $0.kind == "error" && $0.summary == error.summary }
            state.others += said.isEmpty ? "\(error.file):\(error.line):\(error.column): error: \(error.text)\n" : said
        }
        state.otherCount += errors.count
    }

    /// Leaves out the files on which the compiler has crashed. Returns whether there is one.
    func leaveOutCrashes(_ output: String, of target: ProgramTarget, _ state: State) -> Bool {
        let crashed = CompilerWatch.crashes(in: output)
        let files = target.files.filter { crashed.contains(sources.files[$0].absolute) && state.leftOut[$0] == nil }
        for index in files {
            state.leftOut[index] = "\(sources.files[index].path): the Swift compiler crashes on this file"
        }
        return !files.isEmpty
    }

    /// The failure for missing modules, after the errors that were found besides.
    package func refusal(_ missing: Failure, _ state: State) -> Failure {
        let said = CompilerOutput.shortened(state.others)
        guard state.otherCount > 0 else { return missing }
        if let listener { listener.output += said } else { writeError(said) }
        var failure = missing
        let more = state.otherCount > Self.maxOthers ? ", of which the first \(Self.maxOthers) are above" : ""
        failure.diagnostic.what += ", and \(state.otherCount) other error\(state.otherCount == 1 ? "" : "s")\(more)"
        return failure
    }

    // MARK: Code that does not compile

    typealias Blame = (place: CompilerOutput.Place, error: CompilerOutput.Message)

    /// Leaves out the code that errors point at. Returns the names of declarations that lost their body; nil without
    /// progress.
    func leaveOut(_ blamed: [Blame], of target: ProgramTarget, _ state: State) -> Set<String>? {
        var names: Set<String> = [], hasProgress = false
        let files = Dictionary(grouping: blamed) { $0.place.file }
        for index in target.files where state.leftOut[index] == nil {
            let errors = files[sources.files[index].absolute] ?? []
            // Errors in a macro expansion usually follow from errors in the file itself.
            let direct = errors.filter { !$0.place.isOfMacro }
            let all = direct.isEmpty ? errors : direct
            func isCause(_ blame: Blame) -> Bool { FileCuts.isCause(blame.error.text) }
            for (place, error) in all.filter(isCause) + all.filter({ !isCause($0) }) {
                let reason = "\(CompilerOutput.shortened(place.file)):\(place.line):\(place.column): \(error.text)"
                hasProgress = true
                if let cuts = cuts(index, state), cuts.leaveOut(
                    line: place.line, column: place.isOfMacro ? max(1, place.column - 1) : place.column, error.text,
                    reason: reason) {
                    names.formUnion(cuts.freshBodies)
                } else {
                    state.leftOut[index] = reason
                    break
                }
            }
        }
        return hasProgress ? names : nil
    }
}
