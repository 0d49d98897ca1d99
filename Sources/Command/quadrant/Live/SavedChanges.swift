#if canImport(QuadrantPreview)
import QuadrantCompiler

/// Which files of a program a save may have changed the previews of: those with another text, and those that use what
/// these declare.
struct SavedChanges {
    /// The indices of the files in the present program.
    private(set) var files: Set<Int> = []

    /// What differs between two versions of the files. Nothing where there is no earlier version.
    init(from before: [SourceSet.File]?, to after: [SourceSet.File]) {
        guard let before else { return }
        let old = Dictionary(before.map { ($0.absolute, $0.bytes) }) { first, _ in first }
        var edited = after.indices.filter { old[after[$0].absolute] != after[$0].bytes }
        guard !edited.isEmpty else { return }
        let words = after.map { Self.words(in: String(decoding: $0.bytes, as: UTF8.self)) }
        files = Set(edited)
        let known = Set(words.flatMap(\.types))
        var names: Set<Substring> = []
        while !edited.isEmpty {
            for index in edited {
                names.formUnion(words[index].types)
                // Members that a file adds to types of the system.
                if !words[index].extended.isSubset(of: known) { names.formUnion(words[index].members) }
            }
            edited = after.indices.filter { !files.contains($0) && !words[$0].all.isDisjoint(with: names) }
            files.formUnion(edited)
        }
    }

    private struct Words {
        var all: Set<Substring> = [], types: Set<Substring> = [], extended: Set<Substring> = []
        /// Functions and static members.
        var members: Set<Substring> = []
    }

    /// The names in a text. Those in comments and literals count too: they make a preview changed that is not.
    private static func words(in text: String) -> Words {
        var found = Words(), last: [Substring] = []
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            found.all.insert(word)
            switch last.last {
            case "struct", "class", "enum", "actor", "protocol", "typealias": found.types.insert(word)
            case "extension": found.extended.insert(word)
            case "let", "var": if last.first == "static" { found.members.insert(word) }
            case "func": found.members.insert(word)
            default: break
            }
            last = last.suffix(1) + [word]
        }
        // `class func`, and what every view has.
        found.types.subtract(["func", "var", "let"])
        found.members.subtract(["body", "makeBody", "previews"])
        return found
    }
}
#endif
