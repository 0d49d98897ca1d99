/// The known word that a mistyped one most probably means.
package enum SpellingSuggestion {
    package static func of(_ word: String, in known: [String]) -> String? {
        // The distance of a long text would take long to compute.
        if word.utf8.count > 200 { return nil }
        let lower = word.lowercased()
        let ranked = known.map { ($0, distance(lower, $0.lowercased())) }.min { $0.1 < $1.1 }
        guard let ranked, ranked.1 <= max(1, word.count / 3) else {
            return known.first { !lower.isEmpty && $0.lowercased().hasPrefix(lower) }
        }
        return ranked.0
    }

    /// The edit distance: letters changed, added, dropped or swapped with their neighbour.
    package static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first.unicodeScalars), b = Array(second.unicodeScalars)
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
