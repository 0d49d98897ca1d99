package import QuadrantBase
import QuadrantProject

/// The end of a command that draws what it can of a program.
extension CompiledProgram {
    /// The failure for a program of which a part was left out; nil if it is whole. `failed` is that of the pictures,
    /// which is printed before: code that was left out may be its reason.
    package func incomplete(_ failed: Failure?, _ sources: SourceSet) -> Failure? {
        if leftOut.isEmpty { return nil }
        if let failed { writeError(failed.text) }
        return Self.incomplete(leftOut.map(\.text), sources.argument)
    }

    /// What was left out of downloaded packages, which is no fault of the program, in one note.
    package static func note(ofPackages leftOut: [Compilation.LeftOut], _ sources: SourceSet) -> [String] {
        guard let first = leftOut.first else { return [] }
        let modules = sources.targets.filter { target in leftOut.contains { target.files.contains($0.file) } }
            .map(\.target.module)
        let more = leftOut.count > 1 ? ", and \(leftOut.count - 1) more" : ""
        return ["what does not compile of the packages was left out of \(modules.joined(separator: ", ")): "
            + first.text + more]
    }

    package static func incomplete(_ leftOut: [String], _ program: String) -> Failure {
        let more = leftOut.count > 20 ? "; and \(leftOut.count - 20) more" : ""
        return Failure(.input, "'\(program)' does not compile as a whole: \(leftOut.count) "
                           + "part\(leftOut.count == 1 ? " was" : "s were") left out",
                       at: leftOut.prefix(20).joined(separator: "; ") + more,
                       rule: "What can be drawn is drawn, and the command fails when a part was left out.",
                       fix: "Fix the first error; Docs/Parity.md lists the supported API. --keep-going accepts what is "
                           + "left out, --strict draws nothing then.")
    }
}
