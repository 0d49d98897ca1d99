import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Content on a plate of its own, under a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

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
    public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box a style was asked to draw, in the style around the one at work.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension GroupBox {
    @_disfavoredOverload
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content, label: { label }) }
}

/// What a group box style draws.
public struct GroupBoxStyleConfiguration {
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    public nonisolated struct Content: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    public let label: Label
    public let content: Content
    let hasLabel: Bool
}

extension GroupBoxStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultGroupBoxStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// How a group box looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
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
    /// Boxes around: each is a shade apart from the one it stands in.
    fileprivate var boxDepth: Int {
        get { self[BoxDepthKey.self] }
        set { self[BoxDepthKey.self] = newValue }
    }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.design) private var design
    @Environment(\.boxDepth) private var depth
    private var metrics: GroupBoxMetrics { design.metrics.groupBox }
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
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
