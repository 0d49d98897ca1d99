import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A button that opens a list of items beside it, drawn by the style in force.
///
/// Buttons, toggles, pickers and menus in the list are rows; dividers and ends of sections are gaps, headers are
/// titles, footers are left out.
public nonisolated struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    /// A button that opens a list of the views in `content` beside it; several views in `label` are laid out side by
    /// side. Inside another menu it is a row that opens a submenu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// A menu with a label of views: a tap runs `primaryAction`, and a long press opens the list.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
                primaryAction: @escaping () -> Void) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        StyledControl(MenuStyleConfiguration(
            label: .init(content: areSeveral(Label.self) ? AnyView(PartedLabel(content: label)) : AnyView(label)),
            content: .init(content: AnyView(content)),
            primaryAction: primaryAction))
    }
}

extension Menu where Label == Text {
    /// A menu whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
    /// A menu whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
    /// A menu with a localized label: a tap runs `primaryAction`, and a long press opens the list.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
                primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    /// A menu with `title` as it is: a tap runs `primaryAction`, and a long press opens the list.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content,
                                   primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == QuadrantViews.Label<Text, Image> {
    /// A menu whose label is a symbol and a localized text.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { QuadrantViews.Label(titleKey, systemImage: systemImage) })
    }
    /// A menu whose label is a symbol and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { QuadrantViews.Label(title, systemImage: systemImage) })
    }
    /// A menu with a symbol and a localized text: a tap runs `primaryAction`, and a long press opens the list.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
                primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { QuadrantViews.Label(titleKey, systemImage: systemImage) },
                  primaryAction: primaryAction)
    }
    /// A menu with a symbol and `title` as it is: a tap runs `primaryAction`, and a long press opens the list.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content,
                                   primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { QuadrantViews.Label(title, systemImage: systemImage) },
                  primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration, drawn by the next outer style.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

/// The menu that a menu style draws.
public struct MenuStyleConfiguration {
    /// The label of the menu as one view; several views of a label are laid out side by side.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The items of the menu; a style shows them in a `Menu`.
    public nonisolated struct Content: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultMenuStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of menus and the interaction that opens them.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    /// Draws a menu from `configuration`. The next outer style draws a `Menu` in the result.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Menus in this view are drawn by `style`.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The automatic style: a button.
public struct DefaultMenuStyle: MenuStyle {
    /// Has no options: draws what `ButtonMenuStyle` draws.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button in the button style in force.
public struct ButtonMenuStyle: MenuStyle {
    /// Has no options: the button has the button style in force, and an indicator where `menuIndicator(.visible)` is
    /// set.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a border, whatever button style is in force.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Has no options: the button has the borderless button style, whatever button style is in force.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// A button in the button style in force; as `button`.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the button style in force, which opens the list.
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a plate, which opens the list.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The button of a menu; inside another menu, a row that opens a submenu in its place.
private struct MenuButton: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.design) private var design
    @Environment(\.menuOpensFromRow) private var opensFromRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isInMenu) private var isInMenu
    private var metrics: MenuMetrics { design.metrics.menu }

    @ViewBuilder private var label: some View {
        if indicator == .visible, !isInMenu {
            HStack(spacing: metrics.labelSpacing) {
                configuration.label
                MenuIndicator()
            }
        } else {
            configuration.label
        }
    }

    var body: some View {
        Group {
            if let action = configuration.primaryAction {
                Button(action: action) { label }.onHold { isOpen = true }
            } else {
                Button { isOpen = true } label: { label }.environment(\.menuKeepsOpen, true)
            }
        }
        .menuList(isOpen: $isOpen) { configuration.content }
        .listRowAction(opensFromRow && isEnabled ? { isOpen = true } : nil)
        .semantics(.menu) { semantics in
            semantics.press = configuration.primaryAction ?? { isOpen = true }
            if configuration.primaryAction != nil {
                semantics.actions = [SemanticAction(name: "show menu") { isOpen = true }]
            }
        }
    }
}
