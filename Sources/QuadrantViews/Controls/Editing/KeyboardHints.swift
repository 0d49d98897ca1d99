public import QuadrantCore

// What a phone's keyboard on the screen does on its own. Where people have a keyboard of their own there is nothing to
// do: these are noted in Docs/Parity.md as doing nothing.

/// Which letters a keyboard on the screen makes capitals by itself. Nothing here reads it.
public struct TextInputAutocapitalization: Sendable {
    private let name: String
    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    /// Every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

extension View {
    /// Sets which letters a keyboard on the screen makes capitals by itself. No effect: there is none here.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View { self }
    /// Keeps a keyboard on the screen from correcting what is typed. No effect: there is none here.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// The older name of `autocorrectionDisabled(_:)`; nil leaves it to the keyboard. No effect either.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
