public import Foundation
import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantGraph
import QuadrantText

extension GraphicsContext {
    /// The paint of a shape, a text or a symbol. Points are in the context's coordinates.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            /// A paint for an environment and the bounds of the drawn shape.
            case made(@Sendable (EnvironmentValues, CGRect) -> Paint)
            case palette([Shading])
        }
        let kind: Kind

        /// The foreground style in the environment of the canvas.
        public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(ForegroundStyle()))) }
        /// Several paints, of which shapes and text use the first; an empty palette is transparent.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
        /// One colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }
        /// A colour by components from 0 to 1, in sRGB unless another space is named.
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
                                 opacity: Double = 1) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A grey from 0 (black) to 1 (white), in sRGB unless another space is named.
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double,
                                 opacity: Double = 1) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style whose unit points are relative to the bounds of the drawn shape.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// A mesh of colours in the bounds of the drawn shape.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }
        /// What is behind the canvas. Nothing to do: a canvas draws over it, and does not see it.
        public static var backdrop: Shading { .color(.clear) }
        /// An image tiled from `origin` on; `sourceRect` is the tile, in fractions of the image's sides.
        public static func tiledImage(_ image: Image, origin: CGPoint = .zero,
                                      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
                                      scale: CGFloat = 1) -> Shading {
            Shading(kind: .made { environment, _ in
                guard let (handle, density) = image.tile(in: environment) else { return .color(.clear) }
                return .tiled(handle.cropped(to: sourceRect), origin: origin, scale: scale / density)
            })
        }

        func resolved(in environment: EnvironmentValues, _ bounds: CGRect) -> ResolvedStyle {
            switch kind {
            case .style(let style): style.resolvedStyle(in: environment, rect: bounds)
            case .made(let make): ResolvedStyle(paint: make(environment, bounds))
            case .palette(let list):
                list.first?.resolved(in: environment, bounds) ?? ResolvedStyle(paint: .color(.clear))
            }
        }

        /// The shading as a style for text and symbols.
        fileprivate var style: AnyShapeStyle {
            switch kind {
            case .style(let style): style
            case .made(let make): AnyShapeStyle(DeferredStyle(make: make))
            case .palette(let list): list.first?.style ?? AnyShapeStyle(Color.clear)
            }
        }
    }

    /// The same shading with its style resolved in the environment of the canvas.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .made(let make) = shading.kind else { return shading }
        let environment = environment
        return Shading(kind: .made { _, bounds in make(environment, bounds) })
    }

    // MARK: shapes

    /// Fills a path, in the context's coordinates.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, nil, shading, style)
    }
    /// Strokes a path with `style`, centred on the path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, style, shading, FillStyle())
    }
    /// Strokes a path with a line `lineWidth` points wide, centred on the path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func draw(_ path: Path, _ stroke: StrokeStyle?, _ shading: Shading, _ fill: FillStyle) {
        if path.isEmpty { return }
        let style = shading.resolved(in: environment, path.boundingRect)
        var builder = FragmentBuilder()
        builder.append(path, frame: layer.frame, stroke: stroke, fill: fill, style)
        for item in builder.items { putThroughTransform(item) }
    }

    // MARK: text

    /// A text in the environment of the canvas that can be measured and drawn.
    public struct ResolvedText {
        let text: TextBox
        let environment: EnvironmentValues
        /// The paint of the runs of the text that have no style.
        public var shading = Shading.foreground

        private func measured(_ size: CGSize) -> TextMeasure {
            text.layouter.measure(width: Double(size.width).textLimit, height: Double(size.height).textLimit)
        }

        /// The size of the text in at most `size`, in points; infinite sides are unlimited.
        public func measure(in size: CGSize) -> CGSize { measured(size).size }
        /// The first baseline of the text laid out in `size`, in points from its top.
        public func firstBaseline(in size: CGSize) -> CGFloat { measured(size).firstBaseline }
        /// The last baseline of the text laid out in `size`, in points from its top.
        public func lastBaseline(in size: CGSize) -> CGFloat { measured(size).lastBaseline }
    }

    /// Resolves a text; layout happens when it is measured or drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: TextBox(text, environment), environment: environment)
    }

    /// Draws the text in the rectangle, from its top leading corner; overflow is truncated.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        var builder = FragmentBuilder()
        var environment = text.environment
        environment.foregroundStyle = text.shading.style
        text.text.draw(SIMD2(rect.size), into: &builder, at: SIMD2(rect.origin), environment)
        guard !builder.items.isEmpty else { return }
        putThroughTransform(.fragment(Fragment(builder.items), at: .zero), isGroup: true)
    }
    /// Draws the text with unlimited width, with its `anchor` at the point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        draw(text, in: anchor.rect(of: size, at: point))
    }
    /// Resolves a text and draws it in the rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Resolves a text and draws it with unlimited width, with its `anchor` at the point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: images

    /// An image in the environment of the canvas that can be measured and drawn.
    public struct ResolvedImage {
        let image: Image
        let resolved: QuadrantViews.ResolvedImage
        /// The intrinsic size of the image, in points.
        public var size: CGSize { resolved.size }
        /// The distance from the top to the baseline, in points; the height for images that are not symbols.
        public var baseline: CGFloat { resolved.size.height - resolved.baselineOffset }
        /// The paint of a template image or a symbol; nil uses the foreground style.
        public var shading: Shading?
    }

    /// Resolves an image, which can then be measured and drawn repeatedly; a missing image has a size of 0.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image, resolved: image.resolve(in: environment))
    }

    /// Stretches the image to the rectangle; an empty rectangle draws nothing.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.width > 0, rect.height > 0 else { return }
        var builder = FragmentBuilder()
        var environment = environment
        if let shading = image.shading { environment.foregroundStyle = shading.style }
        var picture = image.image
        picture.isAntialiased = style.isAntialiased
        picture.draw(image.resolved, rect, into: &builder, environment)
        guard !builder.items.isEmpty else { return }
        putThroughTransform(.fragment(Fragment(builder.items), at: .zero), isGroup: true)
    }
    /// Draws the image in its intrinsic size, with its `anchor` at the point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: anchor.rect(of: image.size, at: point))
    }
    /// Resolves an image and stretches it to the rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Resolves an image and draws it in its intrinsic size, with its `anchor` at the point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: symbols

    /// A drawn view of the canvas's symbols.
    public struct ResolvedSymbol {
        let picture: Fragment
        /// The ideal size of the view, in points.
        public let size: CGSize
    }

    /// The symbol whose view has this tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        layer.symbols?.first(TagTrait.id) { ($0 as? TagTrait)?.value == AnyHashable(id) }
            .map { ResolvedSymbol(picture: $0.picture, size: $0.size) }
    }

    /// Stretches the symbol to the rectangle; a symbol without a size draws nothing.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        var inner = self
        inner.translateBy(x: rect.minX, y: rect.minY)
        inner.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        inner.putThroughTransform(.fragment(symbol.picture, at: .zero), isGroup: true)
    }
    /// Draws the symbol in its ideal size, with its `anchor` at the point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: anchor.rect(of: symbol.size, at: point))
    }
}

/// A style whose paint is computed by a closure when the style is resolved.
private struct DeferredStyle: ShapeStyle {
    typealias Resolved = Never
    let make: @Sendable (EnvironmentValues, CGRect) -> Paint
    func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(make(shape.environment, shape.bounds)) }
}

extension UnitPoint {
    /// The rectangle of `size` in which this unit point is at `place`.
    fileprivate func rect(of size: CGSize, at place: CGPoint) -> CGRect {
        CGRect(x: place.x - x * size.width, y: place.y - y * size.height, width: size.width, height: size.height)
    }
}
