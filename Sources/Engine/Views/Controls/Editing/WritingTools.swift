public import QuadrantCore

// What the system adds to fields and editors of a phone: writing tools, dictation, bars of formats. None is here.

/// How far writing tools change a text.
public nonisolated struct WritingToolsBehavior: Equatable, Sendable {
    private enum Kind { case automatic, complete, limited, disabled }
    private let kind: Kind
    /// That of the view.
    public static let automatic = WritingToolsBehavior(kind: .automatic)
    /// The text is changed in place.
    public static let complete = WritingToolsBehavior(kind: .complete)
    /// The change is shown in a panel.
    public static let limited = WritingToolsBehavior(kind: .limited)
    /// There are no writing tools.
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

private enum WritingToolsKey: EnvironmentKey { static let defaultValue: WritingToolsBehavior? = nil }

extension EnvironmentValues {
    /// How far writing tools change texts; nil unless set.
    public internal(set) var writingToolsBehavior: WritingToolsBehavior? {
        get { self[WritingToolsKey.self] }
        set { self[WritingToolsKey.self] = newValue }
    }
}

/// Where controls for the format of text are shown.
public nonisolated struct TextInputFormattingControlPlacement: Sendable {
    /// Some places.
    public struct Set: OptionSet, Sendable {
        /// One bit for each place.
        public let rawValue: UInt
        /// A set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The menu of a selection.
        public static let contextMenu = Set(rawValue: 1)
        /// The bar above the keyboard.
        public static let inputAssistant = Set(rawValue: 2)
        /// The bar of a window of a Mac.
        public static let accessoryBar = Set(rawValue: 4)
        /// The panel of fonts of a Mac.
        public static let fontPanel = Set(rawValue: 8)
        /// All places.
        public static let all: Set = [.contextMenu, .inputAssistant, .accessoryBar, .fontPanel]
    }
}

/// When dictation begins.
public nonisolated struct TextInputDictationActivation: Equatable, Sendable {
    private let isByEyes: Bool
    /// When people look at the microphone.
    public static let onLook = TextInputDictationActivation(isByEyes: true)
    /// When people choose the microphone.
    public static let onSelect = TextInputDictationActivation(isByEyes: false)
}

/// How a field takes dictation.
public nonisolated struct TextInputDictationBehavior: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, inline(TextInputDictationActivation), prevented }
    private let kind: Kind
    /// That of the field.
    public static let automatic = TextInputDictationBehavior(kind: .automatic)
    /// No dictation.
    public static let preventDictation = TextInputDictationBehavior(kind: .prevented)
    /// A microphone in the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(kind: .inline(activation))
    }
}

extension View {
    /// Sets how far writing tools change texts in this view. Nothing to do: there are no writing tools.
    @MainActor @preconcurrency public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        environment(\.writingToolsBehavior, behavior)
    }
    /// Sets whether editors in this view offer writing tools. Nothing to do: there are no writing tools.
    @MainActor @preconcurrency public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        self
    }
    /// Sets whether controls for the format of text are shown at some places. Nothing to do: editors here have none.
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }
    /// Sets how the search field of this view takes dictation. Nothing to do: there is no dictation.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        self
    }

    /// Shows suggestions below a field.
    @available(*, unavailable, message: "textInputSuggestions is available in macOS only; use searchSuggestions")
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    /// Shows a suggestion for each element below a field.
    @available(*, unavailable, message: "textInputSuggestions is available in macOS only; use searchSuggestions")
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable { self }
    /// Shows a suggestion for each element, with ids at a key path, below a field.
    @available(*, unavailable, message: "textInputSuggestions is available in macOS only; use searchSuggestions")
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View { self }
    /// Completes a field with a suggestion.
    @available(*, unavailable, message: "textInputCompletion is available in macOS only; use searchCompletion")
    nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
}

/// A button that opens a field of a watch.
@available(*, unavailable, message: "TextFieldLink is available in watchOS only; use TextField")
public nonisolated struct TextFieldLink<Label: View>: View {
    public typealias Body = Never
    /// A button with a label.
    public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) {}
    /// A button with a localized title.
    public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void)
    where Label == Text {}
    /// A button with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void)
    where Label == Text {}
}
