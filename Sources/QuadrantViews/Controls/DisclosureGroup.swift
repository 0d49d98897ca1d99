import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A label with content that it shows or hides, drawn by the style in force.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isOpen = false

    /// A group that is closed at first and stores itself whether it is open. `content` is made while it is open only.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    /// A group that is open while `isExpanded` is true; a tap on its row toggles it. `content` is made while it is open
    /// only.
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

/// Content that is made when it shows.
private struct LateContent<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a localized label that is closed at first and stores itself whether it is open.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
    /// A group with `label` as it is, not localized; closed at first, and stores itself whether it is open.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(label) })
    }
    /// A group with a localized label that is open while `isExpanded` is true.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
                @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
    }
    /// A group with `label` as it is, not localized, that is open while `isExpanded` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>,
                                   @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
    }
}

/// The group that a disclosure group style draws.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group, without a mark for open or closed.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The content of the group, made when it is first shown; a closed group leaves it out.
    public nonisolated struct Content: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label, without a mark for open or closed.
    public let label: Label
    /// The content; a style leaves it out where the group is closed.
    public let content: Content
    /// Whether the group is open. Setting it opens or closes the group, and writes the binding it was made with.
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

/// The appearance of disclosure groups and what opens them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Draws a group, and sets `configuration.isExpanded` when it is to open or close. Called again when that changes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Disclosure groups in this view are drawn by `style`.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// A row with a chevron that turns down when the group is open. A tap anywhere in the row toggles the group.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Has no options. In a list the label and each view of the content are rows of their own, the content indented.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosedRows(configuration: configuration)
    }
}

/// The label and, while it is open, the content; in a list each of them is a row of its own.
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

/// An angle that points to the trailing edge.
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
    /// A row with a chevron that turns down when the group is open.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
