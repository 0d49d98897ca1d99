public import QuadrantCore

// Hints for the on-screen keyboard of a phone. There is none here: Docs/Parity.md lists these modifiers as having no
// effect.

/// Automatic capitalization by an on-screen keyboard, which is not here.
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
    /// Sets the automatic capitalization of an on-screen keyboard. Nothing to do: there is no keyboard on the screen.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View { self }
    /// Disables the autocorrection of an on-screen keyboard. Nothing to do: there is no keyboard on the screen.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    /// The older name of `autocorrectionDisabled(_:)`; nil leaves it to the keyboard. Nothing to do: there is no
    /// keyboard on the screen.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }
}

private enum AutocorrectionKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension EnvironmentValues {
    /// Whether an on-screen keyboard corrects no words; false unless set.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] ?? false }
        set { self[AutocorrectionKey.self] = newValue }
    }
    /// The older name of `autocorrectionDisabled`; nil unless set.
    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
}
