import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The appearance of text fields.
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    /// Draws a field from `configuration`. The next outer style draws a `TextField` in the result.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

extension View {
    /// Text fields in this view are drawn by `style`.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(style) { $0._body(configuration: $1) }
    }
}

/// The automatic style, which is plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Has no options: draws what `PlainTextFieldStyle` draws.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { FieldText(field: configuration) }
}

/// The text alone, without border or background.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Has no options: the text has the font and the foreground style of the environment.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { FieldText(field: configuration) }
}

/// The text in a rounded rectangle with a thin border. Touches on the border also reach the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    @Environment(\.design) private var design
    @Environment(\.colorScheme) private var scheme
    private var metrics: FieldMetrics { design.metrics.field }
    /// Has no options: insets, radius and border are those of the design in force; the background is white, or black in
    /// the dark colour scheme.
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View {
        let shape = RoundedRectangle(cornerRadius: metrics.radius)
        FieldText(field: configuration, inset: CGSize(
            width: metrics.inset, height: (metrics.height - metrics.plainHeight) / 2))
            .background(scheme == .dark ? Color.black : .white, in: shape)
            .overlay { shape.strokeBorder(Color(system: .gray4), lineWidth: metrics.borderWidth) }
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The text alone; as `plain`.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone, as high as its line, without border or background.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text in a rounded rectangle with a thin grey border, on white, or on black in the dark colour scheme.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The text of a field with its input handling; touches within `inset` of the text also reach it.
struct FieldText: View, Reconciled {
    let field: TextField<_TextFieldStyleLabel>
    var inset = CGSize.zero
    private let property = EditSessionProperty()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale

    init(field: TextField<_TextFieldStyleLabel>, inset: CGSize = .zero) {
        self.field = field
        self.inset = inset
    }

    var body: some View {
        if let session = property.session {
            EditableText(session: session, revision: session.revision, prompt: field.placeholder, lines: field.lines,
                         isSecure: field.isSecure)
                .foregroundStyle(isEnabled ? .primary : .tertiary)
                .padding(.horizontal, inset.width)
                .padding(.vertical, inset.height)
                .editing(session, inset: inset)
                .semantics(field.isSecure ? .secureField : .textField) { semantics, environment in
                    // A field without a label is read by its prompt, as that of a search.
                    semantics.label = [field.label.text, field.placeholder]
                        .compactMap { $0.flatMap { spoken($0, in: environment) } }.first { !$0.isEmpty } ?? ""
                    semantics.value = field.isSecure
                        ? String(repeating: "•", count: session.buffer.text.count) : session.value.read()
                    semantics.isFocused = session.isFocused
                    semantics.setText = { session.setText($0) }
                }
        }
    }

    func reconcile() {
        guard let session = property.session else { return }
        session.value = field.value
        session.value.locale = locale
        session.selected = field.selection
        session.lines = field.lines
        session.isSecure = field.isSecure
        session.onEditingChanged = field.onEditingChanged
        session.onReturn = field.onCommit
        session.reconcile()
    }
}
