public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// The shape of the plate of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
    let kind: Kind
    /// A rounded rectangle with the radius of the design in force for the control size.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule: the radius is half of the shorter side.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle whose diameter is the longer side of the label with the vertical padding on all sides.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle with half the automatic radius, but at least the minimum of the design in force.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// A rounded rectangle with a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    func outline(_ size: ControlSize, _ metrics: ButtonMetrics) -> AnyShape {
        switch kind {
        case .automatic where metrics.isCapsule: AnyShape(Capsule())
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: metrics.radius(size)))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let radius):
            AnyShape(RoundedRectangle(
                cornerRadius: radius ?? max(metrics.radius(size) / 2, metrics.minRoundedRadius)))
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    /// A capsule; in a view the shape that `buttonBorderShape(_:)` sets there, in the size of its controls.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    nonisolated public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
        let environment = context.role.environment
        let shape = kind == .automatic ? environment.buttonBorderShape : self
        return shape.outline(environment.controlSize, environment.design.metrics.button).path(in: rect)
    }
    /// The shape of the frame inset by `amount` points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        SymmetricInset(base: self, amount: amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of the plates of bordered buttons in the view.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    /// The shape of the plates of bordered buttons; `automatic` by default.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of the plates of bordered buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// The automatic style: a tinted label; in a list the whole row is the button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Has no options. In a list the whole row is the button, without a pressed appearance of the label.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultButton(configuration: configuration) }
}

/// A tinted label; in a list the whole row is the button.
private struct DefaultButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let foreground = ControlForeground()
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if isInListRow {
            ButtonStyleConfiguration.Label(content: configuration.label.content)
                .foregroundStyle(foreground.style(configuration.role))
                .listRowAction(isEnabled ? configuration.action : nil)
        } else {
            PressedButton(TintedLabel(), configuration)
        }
    }
}

/// The label in the tint colour, red for a destructive role, grey while disabled, transparent while pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Has no options. A foreground style set on the button replaces the tint.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PressedButton(TintedLabel(), configuration) }
}

/// The label in its own colours, without a plate.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Has no options: the label keeps its colours, with reduced opacity while pressed and half opacity while disabled.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PressedButton(BareLabel(), configuration) }
}

/// The label on a plate with little contrast.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Has no options: the plate is grey unless a tint is set or the role is destructive; padding, font and radius
    /// depend on the control size.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(Plate(isProminent: false), configuration)
    }
}

/// The label in white on a plate of the tint colour, or red for a destructive role.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Has no options: the plate has the tint, or red for a destructive role; padding, font and radius depend on the
    /// control size.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(Plate(isProminent: true), configuration)
    }
}

/// The foreground style of a control's label: a style that the program has set, else red for a destructive role, else
/// the tint colour. Tertiary where the control is disabled.
package struct ControlForeground: DynamicProperty {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var foreground

    package init() {}

    /// With `isSystems`, as for rows of menus, a foreground style of the program is ignored.
    package func style(_ role: ButtonRole? = nil, otherwise ordinary: AnyShapeStyle = AnyShapeStyle(.tint),
                       isSystems: Bool = false) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if !isSystems, foreground?.isChosen == true { return AnyShapeStyle(.foreground) }
        return role == .destructive ? AnyShapeStyle(Color.red) : ordinary
    }
}

private struct TintedLabel: ButtonStyle {
    let foreground = ControlForeground()
    @Environment(\.design) private var design
    private var metrics: ButtonMetrics { design.metrics.button }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(foreground.style(configuration.role))
            .opacity(configuration.isPressed ? metrics.pressedOpacity : 1)
    }
}

private struct BareLabel: ButtonStyle {
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    private var metrics: ButtonMetrics { design.metrics.button }
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? metrics.pressedPlainOpacity : 1)
            .dimmed(unless: isEnabled)
    }
}

private struct Plate: ButtonStyle {
    let isProminent: Bool
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.font) private var font
    @Environment(\.tint) private var tint
    private var metrics: ButtonMetrics { design.metrics.button }
    let foreground = ControlForeground()

    func makeBody(configuration: Configuration) -> some View {
        let inset = metrics.insets(size)
        let color = configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
        return configuration.label
            .sized(by: sizing)
            // On a plate, a label is no row of the list that the button is in.
            .environment(\.isInListRow, false)
            .font(font ?? (size == .mini || size == .small ? .subheadline : .body))
            .foregroundStyle(isProminent ? foreground.style(otherwise: AnyShapeStyle(Color.white))
                             : foreground.style(configuration.role))
            .squared(for: shape)
            .padding(.horizontal, shape.kind == .circle ? inset.vertical : inset.horizontal)
            .padding(.vertical, inset.vertical)
            .background(plate(color, isColored: tint != nil || configuration.role == .destructive),
                        in: shape.outline(size, metrics))
            .opacity(configuration.isPressed ? metrics.pressedPlateOpacity : 1)
    }

    /// Grey unless a tint is set: the accent colour alone does not colour a plate that is not prominent.
    private func plate(_ color: AnyShapeStyle, isColored: Bool) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryFill)) }
        if isProminent { return color }
        return isColored ? AnyShapeStyle(color.opacity(metrics.tintOpacity))
            : AnyShapeStyle(Color(system: metrics.plateColor))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The label in the tint colour; in a list the whole row is the button.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint colour, without a plate.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label in its own colours, without a plate.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a plate with little contrast, in the shape of `buttonBorderShape(_:)`.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on a plate of the tint, in the shape of `buttonBorderShape(_:)`.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
