import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A button that opens a list of actions.
public nonisolated struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// A tap does `primaryAction`; the list opens when the button is held.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
                primaryAction: @escaping () -> Void) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        StyledControl(MenuStyleConfiguration(
            label: .init(content: besideEachOther(label)), content: .init(content: AnyView(content)),
            primaryAction: primaryAction))
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
                primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content,
                                   primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == QuadrantViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { QuadrantViews.Label(titleKey, systemImage: systemImage) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { QuadrantViews.Label(title, systemImage: systemImage) })
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
                primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { QuadrantViews.Label(titleKey, systemImage: systemImage) },
                  primaryAction: primaryAction)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content,
                                   primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { QuadrantViews.Label(title, systemImage: systemImage) },
                  primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu a style was asked to draw, in the style around the one at work.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

/// What a menu style draws.
public struct MenuStyleConfiguration {
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
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

/// How a menu looks and what opens it.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Menus in this view are drawn by `style`.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of the surroundings: a button.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button, drawn by the button style in force.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The button of a menu; inside a list of actions, a row that opens another list in its place.
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
