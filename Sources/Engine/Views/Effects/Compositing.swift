public import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph

/// The colour spaces of drawing groups and canvases. Only sRGB is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma-encoded sRGB; the only mode that is drawn.
    case nonLinear
    /// Drawn as `nonLinear` here.
    case linear
    /// Drawn as `nonLinear` here.
    case extendedLinear
}

extension View {
    /// Blends this view with the drawing below it by `blendMode`.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_PlainEffect(name: "blendMode", value: blendMode == .normal ? nil : .blend(blendMode.blend)))
    }

    /// Composites this view in a layer first, so that opacity, blending and effects apply to it as a whole.
    nonisolated public func compositingGroup() -> some View {
        modifier(_PlainEffect(name: "compositingGroup", value: .layer))
    }

    /// Rasterises this view in a layer first. The same as `compositingGroup()`: colours are sRGB in every mode.
    nonisolated public func drawingGroup(opaque: Bool = false,
                                         colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_PlainEffect(name: "drawingGroup", value: .layer))
    }

    /// Replaces the opacity of each pixel by its luminance: bright parts are opaque, dark parts transparent.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(_PlainEffect(name: "luminanceToAlpha", value: .luminanceToAlpha))
    }
}

/// An effect that does not depend on size or environment.
nonisolated struct _PlainEffect: EffectRole {
    typealias Body = Never
    var name: String
    var value: Effect?
    static func changed(from old: Self, to new: Self) -> PhaseSet { old.value == new.value ? [] : .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? { value }
    static var modifierName: String { "effect" }
    var nodeName: String? { name }
    var debugAttributes: [(String, String)] {
        if case .blend(let blend) = value { return [("mode", blend.rawValue)] }
        return []
    }
}
