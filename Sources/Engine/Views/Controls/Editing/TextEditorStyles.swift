import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    /// Draws an editor from `configuration`. Custom styles have no parts to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The editor that a style draws.
public nonisolated struct TextEditorStyleConfiguration {
    let editor: AnyView
}

extension TextEditorStyleConfiguration: StyledConfiguration {
    static var automaticStyle: ControlStyle<Self> {
        TypedControlStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Text editors in this view are drawn by `style`.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The automatic style, which is plain.
@MainActor @preconcurrency
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Has no options.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// The text alone, on the background.
@MainActor @preconcurrency
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Has no options.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// The text in a rounded rectangle with a thin border, as a field has it.
@MainActor @preconcurrency
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    @Environment(\.design) private var design
    private var metrics: FieldMetrics { design.metrics.field }
    /// Has no options: insets, radius and border are those of fields in the design in force.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let shape = RoundedRectangle(cornerRadius: metrics.radius)
        configuration.editor
            .clipShape(shape)
            .overlay { shape.strokeBorder(Color(system: .gray4), lineWidth: metrics.borderWidth) }
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The text alone; as `plain`.
    nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone, on the background.
    nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// The text in a rounded rectangle with a thin grey border.
    nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
