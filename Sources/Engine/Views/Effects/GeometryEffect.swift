public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// A transform of a view's drawing that leaves its layout unchanged: it applies to drawing, hit testing and the frames
/// that geometry readers inside of it read.
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
    /// The transform of a view of this size, in the view's coordinates. May be called any number of times.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public static func _append<Inner: View>(_ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder) {
        let modified = ModifiedContent(content: view.content,
                                       modifier: GeometryEffectModifier(effect: view.modifier, isIgnored: false))
        GeometryEffectModifier<Self>._append(modified, to: &children)
    }

    /// The same, but geometry readers inside read the frames without the transform.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A transform of the drawing that geometry readers ignore.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    var base: Base
    /// The transform of the base effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    /// The animatable data of the base effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    public static func _append<Inner: View>(_ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder) {
        let modified = ModifiedContent(content: view.content,
                                       modifier: GeometryEffectModifier(effect: view.modifier.base, isIgnored: true))
        GeometryEffectModifier<Base>._append(modified, to: &children)
    }
}

/// The name and the debug attributes of a built-in effect.
nonisolated protocol DescribedEffect {
    static var name: String { get }
    static var layoutElement: LayoutElement? { get }
    var debugAttributes: [(String, String)] { get }
}

extension DescribedEffect {
    static var name: String { layoutElement?.rawValue ?? ViewName.short(Self.self) }
    static var layoutElement: LayoutElement? { nil }
    var debugAttributes: [(String, String)] { [] }
}

/// A geometry effect as a modifier of the graph.
nonisolated struct GeometryEffectModifier<E: GeometryEffect>: EffectRole, Animatable {
    typealias Body = Never
    var effect: E
    var isIgnored: Bool
    var animatableData: E.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    var geometry: EffectGeometry { isIgnored ? .anchored : .transformed }
    static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.isIgnored == new.isIgnored && Comparison.areEqual(old.effect, new.effect) ? [] : [.place, .display]
    }

    /// The transform; nil where it is the identity or cannot be inverted. Mirrored in right-to-left layout.
    private func value(_ size: SIMD2<Double>, _ context: RoleContext) -> ProjectionTransform? {
        let environment = context.environment
        let grid = PixelGrid(scale: environment.displayScale)
        let snapped = CGSize(width: grid.round(size.x), height: grid.round(size.y))
        let transform = effect.effectValue(size: snapped)
        guard transform.determinant != 0, transform.determinant.isFinite, !transform.isIdentity else { return nil }
        return environment.layoutDirection == .rightToLeft ? transform.mirrored(width: snapped.width) : transform
    }

    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        value(size, context).map { .transform($0) }
    }
    static var modifierName: String { (E.self as? any DescribedEffect.Type)?.name ?? ViewName.short(E.self) }
    var layoutElement: LayoutElement? { (E.self as? any DescribedEffect.Type)?.layoutElement }
    var debugAttributes: [(String, String)] { (effect as? any DescribedEffect)?.debugAttributes ?? [] }
}
