public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
import QuadrantGeometry

extension View {
    /// Draws a blurred shadow of this view behind it, moved by `x` and `y` points; a radius below 0 draws no shadow.
    ///
    /// The standard deviation of the Gaussian is 0.916 times `radius` on iOS and `radius` on macOS (measured).
    nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
                                   x: CGFloat = 0,
                                   y: CGFloat = 0) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs this view with a radius in points; 0 or less changes nothing. With `opaque` the edges stay opaque, for
    /// views without transparent parts.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }
}

nonisolated struct _ShadowEffect: EffectRole, Equatable, Animatable {
    typealias Body = Never
    var color: Color
    var radius: CGFloat
    var offset: CGSize
    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGSize.AnimatableData>, ColorData> {
        get { AnimatablePair(AnimatablePair(radius, offset.animatableData), color.data) }
        set {
            radius = newValue.first.first
            offset.animatableData = newValue.first.second
            color.data = newValue.second
        }
    }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old == new ? [] : .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        let rgba = color.rgba(in: context.environment, context: context)
        // Measured: the deviation is 0.916 times the radius on an iPhone, and the radius on a Mac.
        let deviation = max(radius, 0) * context.environment.design.metrics.effect.shadowScale
        return rgba.alpha > 0 ? .shadow(rgba, radius: deviation, offset: offset) : nil
    }
    static var modifierName: String { "shadow" }
    var debugAttributes: [(String, String)] {
        [("color", color.description), ("radius", "\(radius)"), ("offset", "\(offset.width), \(offset.height)")]
    }
}

nonisolated struct _BlurEffect: EffectRole, Equatable, Animatable {
    typealias Body = Never
    var radius: CGFloat
    var isOpaque: Bool
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old == new ? [] : .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
    }
    static var modifierName: String { "blur" }
    var debugAttributes: [(String, String)] { [("radius", "\(radius)")] }
}
