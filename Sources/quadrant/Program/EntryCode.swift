/// The functions through which a compiled program hands out what it can show.
///
/// A `#Preview` brings its own. For a view or a provider one is added after the last line of its file, so that it
/// reaches `private` types and changes no line number.
struct EntryCode {
    var chosen: [Candidate]
    var sources: SourceSet
    var assets: AssetSymbols

    func symbol(_ candidate: Candidate) -> String {
        if candidate.kind == .preview {
            let path = sources.files[candidate.file].path
            return PreviewSymbol.name(file: path, line: candidate.line, column: candidate.column)
        }
        return "quadrant_show_" + candidate.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0)
            : "_" + $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "_") }.joined()
    }

    /// What is compiled after the user's text of a file; nil when nothing of it needs a function. After that of the
    /// first file come the names of the assets.
    func tail(file: Int) -> String? {
        let entries = chosen.filter { $0.file == file && $0.kind != .preview }
        let names = file == 0 ? assets.text : ""
        if entries.isEmpty, names.isEmpty { return nil }
        // The empty lines keep this out of the excerpts that the compiler prints around a message.
        var text = "\n\n\n\n\n#sourceLocation(file: \"made by quadrant\", line: 1)\nimport SwiftUI\n" + names
        for entry in entries {
            let name = symbol(entry)
            let make = switch entry.kind {
            case .provider: "make(of: \(entry.name).self)"
            case .app: "make(app: \(entry.name).self)"
            case .view, .preview: "make(\"\(entry.name)\", traits: [], body: { \(entry.name)() })"
            }
            text += """
                @_cdecl("\(name)") @MainActor
                public func \(name)() -> Swift.UnsafeMutableRawPointer {
                    SwiftUI._PreviewEntry.\(make)
                }

                """
        }
        return text
    }
}
