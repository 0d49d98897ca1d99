import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Controls that belong together, drawn as one by the style in force.
public nonisolated struct ControlGroup<Content: View>: View {
    private let content: AnyView
    private let label: AnyView?

    /// A group without a label; the menu styles draw it as segments.
    public init(@ViewBuilder content: () -> Content) {
        self.content = AnyView(content())
        label = nil
    }

    private init(content: AnyView, label: AnyView?) {
        self.content = content
        self.label = label
    }

    @MainActor public var body: some View {
        StyledControl(ControlGroupStyleConfiguration(
            content: .init(content: content), label: .init(content: label ?? AnyView(EmptyView())),
            hasLabel: label != nil))
    }
}

extension ControlGroup: MenuSection {}

extension ControlGroup {
    /// A group with a label of views, which only the menu styles draw.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: AnyView(content()), label: AnyView(label()))
    }
    /// A group whose label, shown by the menu styles only, is a localized text.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: AnyView(content()), label: AnyView(Text(titleKey)))
    }
    /// A group whose label, shown by the menu styles only, is `title` as it is, not localized.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: AnyView(content()), label: AnyView(Text(title)))
    }
    /// A group whose label, shown by the menu styles only, is a symbol and a localized text.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: AnyView(content()), label: AnyView(Label(titleKey, systemImage: systemImage)))
    }
    /// A group whose label, shown by the menu styles only, is a symbol and `title` as it is, not localized.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: AnyView(content()), label: AnyView(Label(title, systemImage: systemImage)))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group of a style's configuration, drawn by the next outer style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content.content,
                  label: configuration.hasLabel ? configuration.label.content : nil)
    }
}

/// The content of a group with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    @MainActor public var body: some View { content }
}

/// The group that a control group style draws.
public struct ControlGroupStyleConfiguration {
    /// The controls of the group, one view for each; the style places them.
    public nonisolated struct Content: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label of the group; draws nothing where the group has none.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The controls, not yet drawn by a style of the group.
    public let content: Content
    /// The label; draws nothing where the group has none.
    public let label: Label
    let hasLabel: Bool
}

extension ControlGroupStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(AutomaticControlGroupStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    /// Draws a group from its controls. The next outer style draws a `ControlGroup` in the result.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Groups of controls in this view are drawn by `style`.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The controls as segments of one width on one plate; in a menu a row of controls with titles below their icons.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Has no options: lengths and colours are those of the design in force.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlSegments(content: configuration.content) }
}

/// The controls side by side, with the spacing of bar items.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    @Environment(\.design) private var design

    /// Has no options: the space between the controls is that of bars in the design in force.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: design.metrics.label.barSpacing) { configuration.content }
    }
}

/// A button with the label of the group that opens a menu of the controls; segments where there is no label.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Has no options: the menu is drawn by the menu style in force.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.hasLabel {
            Menu { configuration.content } label: { configuration.label }
        } else {
            ControlSegments(content: configuration.content)
        }
    }
}

/// As `menu`; inside a menu the controls share a row and show their icons only.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    @Environment(\.isInMenu) private var isInMenu
    /// Has no options: outside of menus draws what `MenuControlGroupStyle` draws.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.hasLabel, !isInMenu {
            Menu { configuration.content } label: { configuration.label }
        } else {
            ControlSegments(content: configuration.content, hasTitlesInMenu: false)
        }
    }
}

/// The controls as segments with icons only.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Has no options: labels show their icon only, whatever label style is set around.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlSegments(content: configuration.content, hasTitlesInMenu: false).labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Segments of one width on one plate, with lines between them.
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls side by side without a plate, as in a navigation bar.
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button with the label of the group that opens a menu of the controls; segments where there is no label.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// As `menu`; inside a menu the controls share a row and show their icons only.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Segments that show the icons of their labels only.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// Controls of equal width on one plate, with dividers between them.
private nonisolated struct ControlSegments<Content: View>: View {
    let content: Content
    /// Whether controls in a menu have titles below their icons.
    let hasTitlesInMenu: Bool
    private let read = SubviewReader()
    @Environment(\.design) private var design
    @Environment(\.isInMenu) private var isInMenu
    private var metrics: SegmentMetrics { design.metrics.segments }

    init(content: Content, hasTitlesInMenu: Bool = true) {
        self.content = content
        self.hasTitlesInMenu = hasTitlesInMenu
    }

    @MainActor @ViewBuilder var body: some View {
        if isInMenu { MenuControls(content: content, showsTitles: hasTitlesInMenu) } else { segments }
    }

    @MainActor private var segments: some View {
        let views = read(content)
        return EqualWidths {
            ForEach(Array(views.enumerated()), id: \.element.id) { index, view in
                view.overlay(alignment: .leading) {
                    if index > 0 {
                        Color(system: .separator).frame(width: metrics.dividerWidth, height: metrics.dividerHeight)
                            .offset(x: -metrics.dividerWidth / 2)
                    }
                }
            }
        }
        .buttonStyle(SegmentButton())
        .toggleStyle(SegmentToggle())
        .menuStyle(.button)
        // On a plate, a label is no row of the list that the group is in.
        .environment(\.isInListRow, false)
        .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: metrics.radius))
        .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
    }
}

/// A row in which each view is as wide as the widest.
private struct EqualWidths: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "an equal share of the width",
                           size: "as wide as its views would be at the width of the widest",
                           place: "each view follows the one before it")
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.map(\.width).max() ?? 0, count = CGFloat(subviews.count)
        let available = proposal.width.map { min($0, widest * count) } ?? widest * count
        return CGSize(width: available, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (index, view) in subviews.enumerated() {
            view.place(at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
                       proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// A segment that fills its part of the plate and is grey while pressed.
private struct SegmentButton: ButtonStyle {
    let foreground = ControlForeground()
    @Environment(\.design) private var design
    private var metrics: SegmentMetrics { design.metrics.segments }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .lineLimit(1)
            .foregroundStyle(foreground.style(configuration.role))
            .padding(.horizontal, metrics.labelPadding)
            .frame(minWidth: metrics.minWidth, maxWidth: .infinity, minHeight: metrics.minHeight)
            .background { if configuration.isPressed { Color(system: .fill) } }
    }
}

/// A segment that is grey while it is on.
private struct SegmentToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { configuration.label }
            .background { if configuration.isOn { Color(system: .fill) } }
    }
}
