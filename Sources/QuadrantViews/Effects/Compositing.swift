public import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph

/// The colours that drawing groups and canvases work in. Only sRGB is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Components of sRGB, with its curve; the only mode that is drawn.
    case nonLinear
    /// Drawn as `nonLinear` here.
    case linear
    /// Drawn as `nonLinear` here.
    case extendedLinear
}

extension View {
    /// Combines this view's colours with what is drawn below it by `blendMode`.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_PlainEffect(name: "blendMode", value: blendMode == .normal ? nil : .blend(blendMode.blend)))
    }

    /// Draws this view on its own first, so that opacity, blending and effects around it act on the whole.
    nonisolated public func compositingGroup() -> some View {
        modifier(_PlainEffect(name: "compositingGroup", value: .layer))
    }

    /// Draws this view into one picture first. The same as `compositingGroup()`: colours are sRGB in every mode.
    nonisolated public func drawingGroup(opaque: Bool = false,
                                         colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_PlainEffect(name: "drawingGroup", value: .layer))
    }

    /// Makes the luminance of each pixel its opacity: bright parts opaque, dark parts transparent.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(_PlainEffect(name: "luminanceToAlpha", value: .luminanceToAlpha))
    }
}

/// An effect that depends on nothing.
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
