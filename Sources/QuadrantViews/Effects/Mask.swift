public import QuadrantCore
import QuadrantGeometry
import Foundation
import QuadrantDisplayList
import QuadrantGraph

extension View {
    /// Draws this view where `mask` is opaque, and lets it fade where that fades.
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center,
                                             @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }
}

/// The mask's picture is wanted, not its place among the views drawn, so it lives in a graph of its own. Values that
/// reach it from the views around are followed; state that only views of the mask read is looked at when it draws.
nonisolated struct _MaskEffect<Mask: View>: ModifierRole {
    typealias Body = Never
    var mask: Mask
    var alignment: Alignment

    static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.alignment == new.alignment && Comparison.areEqual(old.mask, new.mask) ? [] : .display
    }

    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        let environment = context.environment
        // What masks usually depend on: another value of these must draw the mask again.
        _ = (environment.colorScheme, environment.foregroundStyles, environment.tint, environment.resolvedFont,
             environment.layoutDirection, environment.displayScale)
        return .mask(context.kept { MaskPicture<Mask>() }.draw(self, size, context))
    }

    static var modifierName: String { "mask" }
}

/// The views of a mask, laid out in the space of what they mask.
private final class MaskPicture<Mask: View> {
    private var graph: ViewGraph?
    private var shown: (mask: _MaskEffect<Mask>, size: SIMD2<Double>)?
    /// What the mask does while it is drawn is no news to anyone.
    private var isDrawing = false

    func draw(_ effect: _MaskEffect<Mask>, _ size: SIMD2<Double>, _ context: RoleContext) -> Fragment {
        isDrawing = true
        defer { isDrawing = false }
        return ReadScope.with(nil) {
            let graph = graph ?? make(context)
            self.graph = graph
            graph.rootScope.replace(with: context.environment)
            let isSame = shown.map { $0.size == size && _MaskEffect<Mask>.changed(from: $0.mask,
                to: effect) == [] } ?? false
            if !isSame {
                graph.setRoot(effect.mask.frame(width: size.x, height: size.y, alignment: effect.alignment))
                shown = (effect, size)
            }
            graph.settle(in: Viewport(size: size.asSize))
            return graph.display()
        }
    }

    private func make(_ context: RoleContext) -> ViewGraph {
        let outer = context.box.graph!, row = context.box.row
        var configuration = outer.configuration
        configuration.environment = context.environment
        configuration.onIssue = { [weak outer] in outer?.report($0) }
        let graph = ViewGraph(configuration: configuration)
        graph.onInvalidate = { [weak outer, weak self] in
            guard self?.isDrawing == false else { return }
            outer?.rows.invalidate(row, .place)
            outer?.onInvalidate?()
        }
        return graph
    }
}
