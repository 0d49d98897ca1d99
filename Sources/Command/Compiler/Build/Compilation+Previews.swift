import Foundation

/// Previews are compiled as constants, which is faster, and as macros if that fails.
extension Compilation {
    func constants(of target: ProgramTarget, _ state: State) -> PreviewConstants {
        PreviewConstants(target.files.compactMap { index in
            let isWhole = state.leftOut[index] == nil && state.cuts[index] == nil && !state.macros.contains(index)
            guard isWhole, !program.broken.contains(index), !scans[index].heads.isEmpty else { return nil }
            return (index, sources.files[index].absolute, scans[index].heads)
        })
    }

    /// Whether an error is about a preview that was compiled as a constant. Its file is then compiled with macros, so
    /// that the errors refer to the user's own text.
    func useMacros(where errors: [CompilerOutput.Message], _ constants: PreviewConstants, _ state: State) -> Bool {
        let files = errors.compactMap { error -> Int? in
            if error.file.hasPrefix(EntryCode.mark) {
                guard let number = Int(error.file.dropFirst(EntryCode.mark.count)),
                      program.candidates.indices.contains(number) else { return nil }
                return constants.constant(of: program.candidates[number])?.file
            }
            return constants.all.first {
                sources.files[$0.file].absolute == error.file && $0.head.line <= error.line
                    && error.line <= $0.head.lastLine
            }?.file
        }
        state.macros.formUnion(files)
        return !files.isEmpty
    }
}
