public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Editable text.
///
/// One line, unless the field grows along a vertical `axis`; takes the width it is offered, and scrolls overflowing
/// text. Return commits, tab moves the focus.
public nonisolated struct TextField<Label: View>: View {
    let label: Label
    let prompt: Text?
    let value: EditedValue
    var selection: Binding<TextSelection?>?
    var lines = EditSession.Lines.one
    var isSecure = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}

    init(label: Label, prompt: Text?, value: EditedValue) {
        self.label = label
        self.prompt = prompt
        self.value = value
    }

    /// The same field with another label.
    func labelled<Other: View>(_ label: Other) -> TextField<Other> {
        var field = TextField<Other>(label: label, prompt: prompt, value: value)
        field.lines = lines
        field.selection = selection
        field.isSecure = isSecure
        field.onEditingChanged = onEditingChanged
        field.onCommit = onCommit
        return field
    }

    /// The label where it is a text, also in the body of a style, which has it in a label of its own.
    private var title: Text? { label as? Text ?? (label as? _TextFieldStyleLabel)?.text }

    /// The placeholder of an empty field: the prompt, else the label where it is a text.
    var placeholder: Text? { prompt ?? title }

    @MainActor public var body: some View {
        StyledControl(labelled(_TextFieldStyleLabel(content: AnyView(label), text: title)))
    }
}

/// The type-erased label of the field that a style draws.
public nonisolated struct _TextFieldStyleLabel: View, StyledPart {
    public typealias Body = Never
    let content: AnyView
    let text: Text?
}

extension TextField: StyledConfiguration where Label == _TextFieldStyleLabel {
    static var automaticStyle: ControlStyle<Self> {
        TypedControlStyle(DefaultTextFieldStyle()) { $0._body(configuration: $1) }
    }
}

extension TextField {
    /// A field of one line that writes `text` at each change; pasted line breaks become spaces. An empty field shows
    /// `prompt`; where that is nil, the label, if it is a text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, value: EditedValue(text))
    }

    /// A field that grows with its text along a vertical `axis`, up to the line limit of the environment; horizontal is
    /// one line.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, value: EditedValue(text))
        lines = axis == .vertical ? .several : .one
    }

    /// A field with a selection: the selected range, or the caret. Nil until the user or the program selects; a nil
    /// axis is one line.
    public init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
                @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, value: EditedValue(text))
        self.selection = selection
        lines = axis == .vertical ? .several : .one
    }

    /// A field that writes `value` in `format`, in the locale of the environment. Text is parsed when return is pressed
    /// or the field loses the focus; text that cannot be parsed is replaced by the formatted value.
    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
                                         @ViewBuilder label: () -> Label) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, value: EditedValue(
            plainText: { format.plainText(value.wrappedValue, $0) },
            commit: { plainText, locale in
                if let parsed = try? format.locale(locale).parseStrategy.parse(plainText) {
                    value.wrappedValue = parsed
                }
            }))
    }

    /// A field for an optional value in `format`. Text that is empty or cannot be parsed sets nil; it is parsed when
    /// return is pressed or the field loses the focus.
    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
                                         @ViewBuilder label: () -> Label) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, value: EditedValue(
            plainText: { locale in value.wrappedValue.map { format.plainText($0, locale) } ?? "" },
            commit: { value.wrappedValue = try? format.locale($1).parseStrategy.parse($0) }))
    }

    /// A field that formats `value` with `formatter`. Only number and date formatters parse text, when return is
    /// pressed or the field loses the focus; other formatters, and text that cannot be parsed, leave the value
    /// unchanged.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, value: EditedValue(
            plainText: { _ in formatter.string(for: value.wrappedValue) ?? "" },
            commit: { plainText, _ in
                if let parsed = TextField.parse(plainText, formatter) as? V { value.wrappedValue = parsed }
            }))
    }

    private static func parse(_ plainText: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let numbers as NumberFormatter:
            return numbers.number(from: plainText).map { $0 as Any }
        case let dates as DateFormatter: return dates.date(from: plainText)
        default: return nil
        }
    }
}

extension TextField where Label == Text {
    /// A field of one line whose label is a localized text, shown while the field is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    /// A field of one line whose label is `title` as it is, not localized, shown while the field is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
    /// A field of one line with a localized label; an empty field shows `prompt`, or the label where that is nil.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// A field of one line with `title` as it is; an empty field shows `prompt`, or the title where that is nil.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// A field with a localized label that grows with its text where `axis` is vertical, and has one line else.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }
    /// A field with `title` as it is that grows with its text where `axis` is vertical, and has one line else.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }
    /// A field with a localized label and a prompt that grows with its text where `axis` is vertical.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }
    /// A field with `title` as it is and a prompt that grows with its text where `axis` is vertical.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field with a localized label whose selection is stored in `selection`. A nil axis is one line.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
                prompt: Text? = nil, axis: Axis? = nil) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }
    /// A field with `title` as it is whose selection is stored in `selection`. A nil axis is one line.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
                                   prompt: Text? = nil, axis: Axis? = nil) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }

    // MARK: initialisers of iOS 13

    /// A field with a localized label. `onEditingChanged` is called when the field gains (true) or loses (false) the
    /// focus, `onCommit` when return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>,
                onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) {
        self.init(titleKey, text: text)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }
    /// A field with `title` as it is. `onEditingChanged` is called when the field gains (true) or loses (false) the
    /// focus, `onCommit` when return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
                                   onCommit: @escaping () -> Void = {}) {
        self.init(title, text: text)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }
    /// A field with a localized label that calls `onCommit` when return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }
    /// A field with `title` as it is, not localized, that calls `onCommit` when return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    // MARK: values

    /// A field with a localized label for a value in `format`, parsed when return is pressed or the field loses the
    /// focus.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
                                         prompt: Text? = nil) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// A field with `title` as it is for a value in `format`, parsed when return is pressed or the field loses the
    /// focus.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F,
                                                            prompt: Text? = nil) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    /// A field with a localized label for a value in `format`; text that is empty or cannot be parsed sets nil.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
                                         prompt: Text? = nil) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// A field with `title` as it is for a value in `format`; text that is empty or cannot be parsed sets nil.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F,
                                                            prompt: Text? = nil) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    /// A field with a localized label for a value that `formatter` writes; only number and date formatters parse text.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
    }
    /// A field with `title` as it is for a value that `formatter` writes; only number and date formatters parse text.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }
    /// A field with a localized label and a prompt for a value that `formatter` writes.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }
    /// A field with `title` as it is and a prompt for a value that `formatter` writes.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    /// A field with a localized label for a value that `formatter` writes. `onEditingChanged` is called when the field
    /// gains (true) or loses (false) the focus, `onCommit` when return is pressed, after the text is parsed.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
                   onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) {
        self.init(titleKey, value: value, formatter: formatter)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }
    /// A field with `title` as it is for a value that `formatter` writes. `onEditingChanged` is called when the field
    /// gains (true) or loses (false) the focus, `onCommit` when return is pressed, after the text is parsed.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter,
                                      onEditingChanged: @escaping (Bool) -> Void,
                                      onCommit: @escaping () -> Void = {}) {
        self.init(title, value: value, formatter: formatter)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }
    /// A field with a localized label for a value that `formatter` writes; return parses the text and calls `onCommit`.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
                   onCommit: @escaping () -> Void) {
        self.init(titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }
    /// A field with `title` as it is for a value that `formatter` writes; return parses the text and calls `onCommit`.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter,
                                      onCommit: @escaping () -> Void) {
        self.init(title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}

/// A field of one line that draws a dot for each character. Assistive technology reads dots too.
public nonisolated struct SecureField<Label: View>: View {
    private let label: Label
    private let prompt: Text?
    private let text: Binding<String>
    private var onCommit: () -> Void = {}

    /// A field of one line that writes `text` at each change. The text cannot be copied or cut. An empty field shows
    /// `prompt`; where that is nil, the label, if it is a text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.prompt = prompt
        self.text = text
    }

    @MainActor public var body: some View {
        var field = TextField(label: label, prompt: prompt, value: EditedValue(text))
        field.isSecure = true
        field.onCommit = onCommit
        return field
    }
}

extension SecureField where Label == Text {
    /// A secure field whose label is a localized text, shown while the field is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    /// A secure field whose label is `title` as it is, not localized, shown while the field is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
    /// A secure field with a localized label; an empty field shows `prompt`, or the label where that is nil.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// A secure field with `title` as it is; an empty field shows `prompt`, or the title where that is nil.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// A secure field with a localized label that calls `onCommit` when return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        self.onCommit = onCommit
    }
    /// A secure field with `title` as it is, not localized, that calls `onCommit` when return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        self.onCommit = onCommit
    }
}
