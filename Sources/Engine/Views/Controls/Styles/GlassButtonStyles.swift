import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The label on a plate of glass (iOS 26): a capsule unless a border shape is set.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    /// A plate of regular glass.
    nonisolated public init() { self.init(.regular) }
    /// A plate of `glass`.
    nonisolated public init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(GlassPlate(glass: glass), configuration)
    }
}

/// The label in white on a plate of the tint colour with the rim of glass (iOS 26).
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Has no options: the plate has the tint, or red for a destructive role.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(GlassPlate(glass: nil), configuration)
    }
}

/// The sizes are those of bordered buttons: a guess, since none of iOS 26 was recorded.
private struct GlassPlate: ButtonStyle {
    /// Nil for a plate of the tint colour.
    let glass: Glass?
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.font) private var font
    @Environment(\.barPlate) private var plate
    private var metrics: ButtonMetrics { design.metrics.button }
    let foreground = ControlForeground()

    @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        if plate.isInBar, glass == nil {
            ProminentBarPlate(configuration: configuration)
        } else if plate.isInBar {
            // The bar draws the plate.
            configuration.label.foregroundStyle(foreground.style(otherwise: AnyShapeStyle(.primary)))
        } else {
            button(configuration)
        }
    }

    private func button(_ configuration: Configuration) -> some View {
        let inset = metrics.insets(size), isDestructive = configuration.role == .destructive
        let fill = isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
        let hasPane = design.metrics.effect.glass != .material
        let outline = shape == .automatic ? AnyShape(Capsule()) : shape.outline(size, metrics)
        let plain = AnyShapeStyle(glass == nil ? Color.white : .primary)
        return configuration.label
            .sized(by: sizing)
            .environment(\.isInListRow, false)
            .font(font ?? (size == .mini || size == .small ? .subheadline : .body))
            .foregroundStyle(foreground.style(glass == nil ? nil : configuration.role, otherwise: plain))
            .squared(for: shape)
            .padding(.horizontal, shape == .circle ? inset.vertical : inset.horizontal)
            .padding(.vertical, inset.vertical)
            .background {
                if glass == nil, isEnabled, hasPane {
                    GlassPane(shape: outline, recipe: .regular, tint: fill)
                } else if glass == nil, isEnabled {
                    outline.fill(fill)
                }
            }
            .glassEffect(glass ?? (!isEnabled ? .regular : hasPane ? .identity : .clear), in: outline)
            .opacity(configuration.isPressed ? metrics.pressedPlateOpacity : 1)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    // Disfavoured: programs older than these have button styles of their own that are called so.

    /// The label on a plate of regular glass, in the shape of `buttonBorderShape(_:)`.
    @_disfavoredOverload
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on a plate of `glass`, in the shape of `buttonBorderShape(_:)`.
    nonisolated public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in white on a plate of the tint, in the shape of `buttonBorderShape(_:)`.
    @_disfavoredOverload
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
