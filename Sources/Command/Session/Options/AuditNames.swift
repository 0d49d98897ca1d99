import QuadrantBase
package import QuadrantHost

extension Audit {
    /// The audits of a list of identifiers separated by commas, or of `all`.
    package static func named(_ list: String, at place: String) throws -> [Audit] {
        let names = list.split(separator: ",").map(String.init), known = all.map(\.identifier)
        if names == ["all"] { return all }
        if let wrong = names.first(where: { !known.contains($0) }) ?? (names.isEmpty ? list : nil) {
            throw Failure(.usage, "no audit named '\(wrong)'", at: "\(place) \(list)",
                          rule: "The audits are \(known.joined(separator: ", ")), or all of them: all.",
                          fix: SpellingSuggestion.of(wrong, in: known).map { "Did you mean '\($0)'?" }
                            ?? "Use these names, separated by commas.")
        }
        return all.filter { names.contains($0.identifier) }
    }
}
