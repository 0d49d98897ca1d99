import QuadrantBase
import QuadrantCore
import QuadrantHost

extension RenderSession {
    /// Throws if a --state value is invalid, or if no @State has its name.
    static func check(_ seeds: StateSeeds, _ host: ViewHost, _ place: String) throws {
        if let wrong = seeds.unreadable {
            throw Failure(.usage, "'\(wrong.text)' is not a valid \(wrong.type)",
                          at: "--state \(wrong.name)=\(wrong.text)",
                          rule: "The @State \(wrong.name) is a \(wrong.type).",
                          fix: "Give a value of that type.")
        }
        guard let name = seeds.unused.first else { return }
        var seen: Set<String> = []
        let known = GraphInspector(host.graph).stateCells.map(\.name).filter { seen.insert($0).inserted }
        let near = SpellingSuggestion.of(name, in: known).map { "Did you mean \($0)? " } ?? ""
        let list = known.isEmpty ? "The view has no @State" : "The view has \(known.joined(separator: ", "))"
        throw Failure(.usage, "no @State named '\(name)'", at: place, rule: list + ".",
                      fix: near + "Use one of these names with --state.")
    }
}
