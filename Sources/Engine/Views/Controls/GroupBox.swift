import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Content on a plate, under a label, drawn by the style in force. Its size is that of content, label and padding.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A box with a label above the content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @MainActor public var body: some View {
        StyledControl(GroupBoxStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
            hasLabel: Label.self != EmptyView.self))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label; no space is reserved for one.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
    /// A box whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
    /// A box whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration, drawn by the next outer style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension GroupBox {
    /// A box with a label that is passed as a value.
    @_disfavoredOverload
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content, label: { label }) }
}

/// The box that a group box style draws.
public struct GroupBoxStyleConfiguration {
    /// The label of the box, type-erased.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The content of the box, type-erased.
    public nonisolated struct Content: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label; draws nothing where the box has none.
    public let label: Label
    /// The content, without padding or background.
    public let content: Content
    let hasLabel: Bool
}

extension GroupBoxStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultGroupBoxStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    /// Draws a box from its label and content. The next outer style draws a `GroupBox` in the result.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Group boxes in this view are drawn by `style`.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

private enum BoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// The number of enclosing boxes, whose background colours alternate.
    fileprivate var boxDepth: Int {
        get { self[BoxDepthKey.self] }
        set { self[BoxDepthKey.self] = newValue }
    }
}

/// A rounded plate around the content, the label above it in the headline font, both at the leading edge. Nested boxes
/// alternate between two background colours.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.design) private var design
    @Environment(\.boxDepth) private var depth
    private var metrics: GroupBoxMetrics { design.metrics.groupBox }
    /// Has no options: lengths are those of the design in force.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
            if configuration.hasLabel { configuration.label.font(.headline) }
            configuration.content.environment(\.boxDepth, depth + 1)
        }
        .padding(metrics.padding)
        .background(
            Color(system: depth.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground),
            in: RoundedRectangle(cornerRadius: metrics.radius))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A rounded plate around the content, the label above it in the headline font.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
