public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// A view drawn by a closure, in points from its top leading corner.
///
/// The closure runs again when the drawing may differ: with another value of the view, another size, or when a value
/// that it read has changed. It draws with a `GraphicsContext`; views to draw are given as `symbols`, each with a
/// `tag`.
public nonisolated struct Canvas<Symbols: View>: View {
    public typealias Body = Never
    /// The views that `resolveSymbol(id:)` finds by their tags.
    public var symbols: Symbols
    /// The drawing closure; the size is that of the view, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing has no transparent parts: areas that are not drawn are black.
    public var isOpaque: Bool
    /// Nothing to do: colours are sRGB in every mode.
    public var colorMode: ColorRenderingMode
    /// Nothing to do: drawing is complete before it is shown.
    public var rendersAsynchronously: Bool

    /// A drawing of views and shapes; each view of `symbols` needs a `tag`. Nothing is drawn where a side of the view
    /// is 0.
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// A drawing without symbols.
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
                  renderer: renderer) { EmptyView() }
    }
}

extension Canvas {
    nonisolated public static func _append(_ view: Canvas, to children: inout _ChildBuilder) {
        children.append(view) { DrawingBox($0, symbols: { $0.symbols }) { $0.draw($1, into: &$2, at: $3, $4, $5) } }
    }

    private func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext, _ symbols: DrawnSymbols) {
        guard size.x > 0, size.y > 0 else { return }
        let layer = CanvasLayer(size: size.asSize, environment: context.environment, symbols: symbols)
        var graphics = GraphicsContext(layer)
        if isOpaque { graphics.fill(Path(graphics.bounds), with: .color(.black)) }
        context.drawing { renderer(&graphics, size.asSize) }
        let picture = layer.picture
        if !picture.isEmpty { list.append(.fragment(picture, at: origin.asPoint)) }
    }
}
