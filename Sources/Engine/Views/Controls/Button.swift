import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The purpose of a button. Styles draw it, and alerts and dialogs place a button by it.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Deletes data or has another effect that cannot be undone. Built-in styles draw it in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Dismisses an alert, dialog or menu without an action. Elsewhere buttons are drawn as without a role.
    public static let cancel = ButtonRole(name: "cancel")
    /// Closes what is shown (iOS 26).
    public static let close = ButtonRole(name: "close")
    /// Confirms what was entered (iOS 26).
    public static let confirm = ButtonRole(name: "confirm")
}

/// A label that runs an action when it is tapped, drawn by the button style in force. The style determines its size.
public nonisolated struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label

    /// A button that calls `action` when it is tapped, on the main actor.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    /// A button with a role that styles and containers may draw. A nil role is none.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        StyledButton(role: role, action: action, label: label).semantics(.button)
    }
}

/// A button, drawn by the style in force. In a bar of iOS 26 a bordered prominent button takes the place of the plate.
private struct StyledButton<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label
    @Environment(\.[styleOf: StyleOf<PrimitiveButtonStyleConfiguration>()]) private var style
    @Environment(\.barPlate) private var plate
    @Environment(\.isInMenu) private var isInMenu

    private var content: AnyView {
        isInMenu && areSeveral(Label.self) ? AnyView(MenuItemLabel(content: label)) : besideEachOther(label)
    }

    var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: content),
                                                              action: action)
        if plate.isInBar, style.type == BorderedProminentButtonStyle.self {
            return prominentInBar.make(configuration)
        }
        return style.make(configuration)
    }

    private var prominentInBar: ControlStyle<PrimitiveButtonStyleConfiguration> {
        TypedControlStyle(GlassProminentButtonStyle()) { $0.makeBody(configuration: $1) }
    }
}

/// The label of a button that has only a role (iOS 26): its word; in bars, menus and where a label style is set, a
/// label of its word and its symbol.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.[styleOf: StyleOf<LabelStyleConfiguration>()]) private var style

    init(role: ButtonRole) { self.role = role }

    private var parts: (word: SystemWord, symbol: String) {
        switch role {
        case .close: (.close, "xmark")
        case .confirm: (.done, "checkmark")
        case .destructive: (.delete, "trash")
        default: (.cancel, "xmark")
        }
    }

    @MainActor public var body: some View {
        // Measured in a picture of iOS 26: a button for closing, outside of bars, has no symbol.
        if isInMenu || style.type != DefaultLabelStyle.self {
            Label(system: parts.word, systemImage: parts.symbol)
        } else {
            Text(system: parts.word)
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the label of its role (iOS 26): "Close", "Done", "Delete" or "Cancel", each with a symbol.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == Text {
    /// A button whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    /// A button whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
    /// A button with a role whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// A button with a role whose label is `title` as it is, not localized. A nil role is none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == QuadrantViews.Label<Text, Image> {
    /// A button whose label is a symbol and a localized text.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(action: action) { QuadrantViews.Label(titleKey, systemImage: systemImage) }
    }
    /// A button whose label is a symbol and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(action: action) { QuadrantViews.Label(title, systemImage: systemImage) }
    }
    /// A button with a role whose label is a symbol and a localized text. A nil role is none.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
                action: @escaping () -> Void) {
        self.init(role: role, action: action) { QuadrantViews.Label(titleKey, systemImage: systemImage) }
    }
    /// A button with a role whose label is a symbol and `title` as it is, not localized. A nil role is none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?,
                                   action: @escaping () -> Void) {
        self.init(role: role, action: action) { QuadrantViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration, drawn by the next outer style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// The appearance of buttons. Presses are recognized outside of the style, which reads `isPressed`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Draws a button from its label. Called again when the configuration or a dynamic property of the style changes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a style draws.
public struct ButtonStyleConfiguration {
    /// The label of the button as one view; several views of a label are laid out side by side.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The purpose of the button; nil is none. The style decides how to show it.
    public let role: ButtonRole?
    /// The label, without colour, padding or background of its own.
    public let label: Label
    /// Whether a finger is down on the button or at most 70 points off it. A press that ends further off does nothing.
    public let isPressed: Bool
}

/// The appearance of buttons and the interaction that triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Draws a button that calls `configuration.trigger()`. The next outer style draws a `Button` in the result.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style draws, and the action it triggers.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button as one view; several views of a label are laid out side by side.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The purpose of the button; nil is none. The style decides how to show it.
    public let role: ButtonRole?
    /// The label, without colour, padding, background or gesture of its own.
    public let label: Label
    let action: () -> Void
    /// Runs the action of the button at once, whether the button is enabled or not.
    public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultButtonStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// A button drawn by a `ButtonStyle`: the press is recognized here and passed to the style.
struct PressedButton<Style: ButtonStyle>: View {
    let style: StyleFields<Style>
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @Environment(\.buttonRepeatBehavior) private var repeats
    @Environment(\.minimumTouchSize) private var minimumTouchSize

    init(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration) {
        self.style = StyleFields(style)
        self.configuration = configuration
    }

    var body: some View {
        let label = ButtonStyleConfiguration.Label(content: configuration.label.content)
        style.style.makeBody(
            configuration: ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: isPressed)
        )
        .contentShape(TouchArea(minimum: minimumTouchSize))
        .pressable(isPressed: $isPressed, isRepeating: repeats == .enabled, perform: configuration.action)
    }
}

/// The frame, extended about its centre to at least `least`.
private struct TouchArea: Shape {
    let minimum: CGSize
    nonisolated func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: min((rect.width - minimum.width) / 2, 0), dy: min((rect.height - minimum.height) / 2, 0)))
    }
}

extension View {
    /// Buttons in this view are drawn by `style`. An inner style overrides it.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style) { PressedButton($0, $1 as PrimitiveButtonStyleConfiguration) }
    }

    /// Buttons in this view are drawn by `style`, which also decides what triggers them.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}
