import QuadrantProject

/// The functions through which a compiled program exports its candidates.
///
/// A `#Preview` that is compiled as a macro declares its own. For every other preview, and for every view, provider and
/// app that requires no arguments, a function is appended after the last line of its file, so that it can access
/// `private` types and changes no line number.
package struct EntryCode {
    package var sources: SourceSet
    package var candidates: [Candidate]
    var constants = PreviewConstants([])
    /// Whether views can also be created from values, for `quadrant worker`.
    package var takesValues = false
    /// The numbers of functions that do not compile.
    package var dropped: Set<Int> = []

    /// The file name of generated code in the compiler's messages; the number of the function follows: that of the
    /// candidate, above `values` for the function that takes values, above `required` for that which takes only
    /// required ones.
    package static let mark = "quadrant-entry-"
    package static let values = 1_000_000, required = 2_000_000

    /// The forms in which generated code creates a view from values; empty if it cannot be.
    package static func initializers(_ candidate: Candidate, _ number: Int, without dropped: Set<Int>)
        -> [ViewInitializer] {
        guard let all = candidate.initializers else { return [] }
        if !dropped.contains(values + number) { return all }
        if !dropped.contains(required + number) { return all.map(\.required) }
        return []
    }

    /// The symbol of the function that creates a view from values.
    package static func valuesSymbol(_ candidate: Candidate, in sources: SourceSet) -> String {
        symbol(candidate, in: sources).replacing("quadrant_show_", with: "quadrant_values_")
    }

    package static func symbol(_ candidate: Candidate, in sources: SourceSet) -> String {
        let path = sources.files[candidate.file].compiled
        let module = sources.targets.first { $0.files.contains(candidate.file) }?.target.module ?? ""
        if candidate.kind == .preview {
            return PreviewSymbol.name(module: module, file: path, line: candidate.line, column: candidate.column)
        }
        let name = candidate.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0)
            : "_" + $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "_") }.joined()
        return PreviewSymbol.name(module: module, file: path, line: 0, column: 0)
            .replacing("quadrant_preview_", with: "quadrant_show_") + "_" + name
    }

    /// The symbol of the function that starts the program's app before its previews.
    package static let startSymbol = "quadrant_start"

    /// The number of the app that is started before previews: the first of the target that is shown.
    private var started: Int? {
        candidates.indices.first {
            candidates[$0].isStarted && sources.targets.last?.files.contains(candidates[$0].file) == true
        }
    }

    /// The code that is compiled after the user's text of each file; no entry for a file that needs none. Compiler
    /// messages about it contain the number of the candidate.
    var tails: [Int: String] {
        var texts: [Int: String] = [:]
        let started = started
        for (number, entry) in candidates.enumerated() where entry.needs.isEmpty {
            let constant = constants.constant(of: entry)
            if entry.kind == .preview, constant == nil { continue }
            let name = Self.symbol(entry, in: sources)
            let type = entry.name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
            let make = switch entry.kind {
            case .provider: "make(of: \(type).self)"
            case .app where entry.appDelegate != nil || entry.sceneDelegate != nil:
                "make(appDelegate: \(entry.appDelegate.map { "{ \($0)() }" } ?? "nil"), "
                    + "sceneDelegate: \(entry.sceneDelegate.map { "{ \($0)() }" } ?? "nil"))"
            case .app: "make(app: \(type).self)"
            case .preview: "make(\(constant?.head.arguments ?? ""), body: \(constant?.name ?? "").body)"
            case .view: "make(\"\(entry.name)\", traits: [], body: { \(type)() })"
            }
            texts[entry.file, default: ""] += """
                #sourceLocation(file: "\(Self.mark)\(number)", line: 1)
                @_cdecl("\(name)") @MainActor
                public func \(name)() -> Swift.UnsafeMutableRawPointer {
                    SwiftUI._PreviewEntry.\(make)
                }

                """
            if number == started {
                let app = entry.appDelegate.map { "appDelegate: { \($0)() }" } ?? "app: \(type).self"
                texts[entry.file, default: ""] += """
                    @_cdecl("\(Self.startSymbol)") @MainActor
                    public func \(Self.startSymbol)() { SwiftUI._PreviewEntry.start(\(app)) }

                    """
            }
        }
        if takesValues { addValueFunctions(to: &texts) }
        return texts
    }

    /// An extension, so that the code sees the type's own names and its private initialiser; Swift infers each type.
    private func addValueFunctions(to texts: inout [Int: String]) {
        for (number, entry) in candidates.enumerated() where entry.kind == .view {
            let forms = Self.initializers(entry, number, without: dropped)
            if forms.isEmpty { continue }
            let level = dropped.contains(Self.values + number) ? Self.required : Self.values
            let name = Self.valuesSymbol(entry, in: sources)
            let type = entry.name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
            let cases = forms.enumerated().map { index, form in
                (index == forms.count - 1 ? "default:" : "case \(index):") + "\n" + form.code(type)
            }
            texts[entry.file, default: ""] += """
                #sourceLocation(file: "\(Self.mark)\(level + number)", line: 1)
                extension \(type) {
                    @MainActor fileprivate static func quadrantView(_ number: Swift.Int,
                                                                    _ values: SwiftUI._PropertyValues)
                        throws -> any SwiftUI.View {
                        switch number {
                        \(cases.joined(separator: "\n"))
                        }
                    }
                }
                @_cdecl("\(name)") @MainActor
                public func \(name)(_ number: Swift.Int, _ values: Swift.UnsafeMutableRawPointer)
                    -> Swift.UnsafeMutableRawPointer {
                    SwiftUI._PreviewEntry.make(values: values) { try \(type).quadrantView(number, $0) }
                }

                """
        }
    }
}
