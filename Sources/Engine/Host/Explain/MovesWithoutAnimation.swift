extension LayoutExplanation {
    /// The `.animation(_:value:)` modifiers around views that have moved, whose value was not among what was written:
    /// they animate nothing of it; and those of what was written that take the animation away. Empty if there are none,
    /// or if it is not known for certain.
    func animationsWithoutEffect(_ changes: Changes) -> [ChangeSection.Item] {
        let written = Set(changes.writes.map { String($0.value.split(separator: " ").first ?? "") })
        guard !written.isEmpty else { return [] }
        var seen: [Source] = [], items: [ChangeSection.Item] = []
        for move in changes.moves where move.from != nil {
            for node in [nodes[move.node]] + ancestors(nodes[move.node]) {
                for animation in node.written ?? [] where !seen.contains(animation.source) {
                    // A value that is another state, written by its name.
                    guard let value = animation.text.wholeMatch(of: #/\.animation\(.*value: (\w+)\)/#)?.output.1
                    else { continue }
                    if written.contains(String(value)) {
                        guard animation.text.hasPrefix(".animation(nil,") else { continue }
                        seen.append(animation.source)
                        items.append(.init(text: "\(heading(move.node)): \(animation.text) takes away the animation of "
                            + "changes of \(value)", source: animation.source))
                        continue
                    }
                    seen.append(animation.source)
                    let names = written.sorted().joined(separator: ", ")
                    items.append(.init(
                        text: "\(heading(move.node)): \(animation.text) animates changes of \(value) only, and "
                            + "what changed is \(names)", source: animation.source))
                }
            }
        }
        return items
    }
}
