package import QuadrantCore

/// The names of keys on a command line, such as `return` or `cmd+shift+a`.
package enum KeyNames {
    /// The keys with a name, the usual name of each first, and the characters that it types.
    package static let keys: [(name: String, key: KeyEquivalent, characters: String)] = [
        ("return", .return, "\r"), ("enter", .return, "\r"), ("tab", .tab, "\t"), ("space", .space, " "),
        ("escape", .escape, ""), ("esc", .escape, ""), ("delete", .delete, ""), ("backspace", .delete, ""),
        ("forward-delete", .deleteForward, ""), ("left", .leftArrow, ""), ("right", .rightArrow, ""),
        ("up", .upArrow, ""), ("down", .downArrow, ""), ("home", .home, ""), ("end", .end, ""),
        ("page-up", .pageUp, ""), ("page-down", .pageDown, ""), ("clear", .clear, ""),
    ]

    /// The modifier keys, the usual name of each first.
    package static let modifiers: [(name: String, modifier: EventModifiers)] = [
        ("cmd", .command), ("command", .command), ("shift", .shift), ("option", .option), ("alt", .option),
        ("ctrl", .control), ("control", .control),
    ]

    /// The name of a key with its modifiers.
    package static func name(of event: KeyEvent) -> String {
        var words: [String] = [], seen: EventModifiers = []
        for (name, modifier) in modifiers where event.modifiers.contains(modifier) && !seen.contains(modifier) {
            words.append(name)
            seen.insert(modifier)
        }
        return (words + [keys.first { $0.key == event.key }?.name ?? String(event.key.character)])
            .joined(separator: "+")
    }
}
