import Foundation
public import QuadrantCore
import QuadrantGeometry

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A label that does something when tapped.
public nonisolated struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View { StyledButton(role: role, action: action, label: AnyView(label)) }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button a style was asked to draw.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

/// The button with the style in force.
private struct StyledButton: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: AnyView
    @Environment(\.primitiveButtonStyle) private var style

    var body: some View {
        style.make(PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label), action: action))
    }
}

/// How a button looks; taps are taken care of.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style draws.
public struct ButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on the button now.
    public let isPressed: Bool
}

/// How a button looks and what makes it act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void
    /// Does what the button is for.
    public func trigger() { action() }
}

struct AnyPrimitiveButtonStyle {
    let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

    @MainActor init<S: PrimitiveButtonStyle>(_ style: S) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
    @MainActor init<S: ButtonStyle>(pressing style: S) {
        make = { AnyView(PressedButton(style: style, configuration: $0)) }
    }
    nonisolated init(_ make: @escaping @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView) { self.make = make }
}

/// A style's button while fingers come and go; the whole bounds take them.
private struct PressedButton<S: ButtonStyle>: View {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
                isPressed: isPressed)
        )
        .contentShape(Rectangle())
        .modifier(Pressable(onPress: { isPressed = $0 }, action: configuration.action))
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue = AnyPrimitiveButtonStyle { DefaultButtonStyle.draw($0) }
}

extension EnvironmentValues {
    var primitiveButtonStyle: AnyPrimitiveButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Buttons in this view look as `style` draws them.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.primitiveButtonStyle, AnyPrimitiveButtonStyle {
            AnyPrimitiveButtonStyle(pressing: style).make($0)
        })
    }

    /// Buttons in this view look and work as `style` says.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.primitiveButtonStyle) { value in
            // A style may draw the button it was given again: there the style further out is in force.
            let outer = value
            value = AnyPrimitiveButtonStyle {
                AnyView(style.makeBody(configuration: $0).environment(\.primitiveButtonStyle, outer))
            }
        }
    }
}
