public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantGraph

extension View {
    /// Clips drawing to this view's frame; edges are sharp unless `antialiased`. Touches are not limited: what is
    /// clipped is still hit, unless a `contentShape` limits it.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased), name: "clipped"))
    }

    /// Clips drawing to `shape` in this view's frame; layout and hit testing are unchanged.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style, name: "clipShape"))
    }

    /// Clips drawing to the frame with continuous corners of `radius` points, at most half the shorter side; hit
    /// testing is unchanged.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(_ClipEffect(shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased),
                             name: "cornerRadius"))
    }
}

nonisolated struct _ClipEffect<S: Shape>: EffectRole, HitTestingRole, Animatable {
    typealias Body = Never
    var shape: S
    var style: FillStyle
    var name: String
    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    var geometry: EffectGeometry { .anchored }
    static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.style == new.style && Comparison.areEqual(old.shape, new.shape) ? [] : .display
    }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        .clip(shape.outline(in: size, context), isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)
    }
    var hitPolicy: NodeBox.HitPolicy { .clipsDrawing }
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        shape.outline(in: size, context).contains(point, eoFill: style.isEOFilled)
    }
    static var modifierName: String { "clip" }
    var nodeName: String? { name }
    var debugAttributes: [(String, String)] { [("shape", ViewName.short(S.self))] }
}
