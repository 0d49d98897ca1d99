import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A label with content that can be expanded and collapsed, drawn by the style in force.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isOpen = false

    /// A group that is initially collapsed and stores its own state. `content` is evaluated only while it is expanded.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    /// A group that is expanded while `isExpanded` is true; a tap on its row toggles it. `content` is evaluated only
    /// while it is expanded.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
                @ViewBuilder label: () -> Label) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
    }

    @MainActor public var body: some View {
        StyledControl(DisclosureGroupStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(LateContent(content: content))),
            isExpanded: isExpanded ?? $isOpen))
    }
}

/// Content that is evaluated when it is shown.
private struct LateContent<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a localized label that is initially collapsed and stores its own state.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
    /// A group with `label` as it is, not localized, that is initially collapsed and stores its own state.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(label) })
    }
    /// A group with a localized label that is expanded while `isExpanded` is true.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
                @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
    }
    /// A group with `label` as it is, not localized, that is expanded while `isExpanded` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>,
                                   @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
    }
}

/// The group that a disclosure group style draws.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group, without a disclosure indicator.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The content of the group, evaluated when it is first shown; a style leaves it out of a collapsed group.
    public nonisolated struct Content: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label, without a disclosure indicator.
    public let label: Label
    /// The content; a style leaves it out where the group is collapsed.
    public let content: Content
    /// Whether the group is expanded. Setting it expands or collapses the group, and writes the binding of the group.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension DisclosureGroupStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(AutomaticDisclosureGroupStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of disclosure groups and the interaction that expands them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Draws a group that sets `configuration.isExpanded` to expand or collapse. Called again when the value changes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Disclosure groups in this view are drawn by `style`.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// A row with a chevron that points down when the group is expanded. A tap anywhere in the row toggles the group.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Has no options. In a list the label and each view of the content are separate rows, the content indented.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosedRows(configuration: configuration)
    }
}

/// The label and, while the group is expanded, the content; in a list each of them is a separate row.
private struct DisclosedRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.design) private var design
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        let label = DisclosureRow(isExpanded: configuration.$isExpanded) { configuration.label }
        if isInListRow {
            label
            if configuration.isExpanded { configuration.content.padding(.leading, design.metrics.list.indent) }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                label
                if configuration.isExpanded { configuration.content }
            }
        }
    }
}

/// A chevron that points to the trailing edge.
struct Chevron: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A row with a chevron that points down when the group is expanded.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
