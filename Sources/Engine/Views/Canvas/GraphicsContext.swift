public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantGraph

/// The drawing operations of a canvas. A copy draws on the same canvas; it has its own transform, clip, opacity, blend
/// mode and filters, so that changes of them end with the copy.
public struct GraphicsContext {
    let layer: CanvasLayer
    /// The opacity of further drawing: 0 or less draws nothing, 1 or more is unchanged.
    public var opacity = 1.0
    /// The blend mode of further drawing.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// The transform from the context's coordinates to those of the canvas, in points.
    public var transform = CGAffineTransform.identity
    var clips: [CanvasClip] = []
    var filters: [CanvasFilter] = []
    /// The bounding rectangle of the clips, in coordinates of the canvas.
    private var clipped: CGRect

    init(_ layer: CanvasLayer) {
        self.layer = layer
        clipped = CGRect(origin: .zero, size: layer.size)
    }

    /// The environment of the canvas; the drawing is evaluated again when a value that it reads changes.
    public var environment: EnvironmentValues { layer.environment }

    // MARK: transform

    /// Scales further drawing about the origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Moves further drawing, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }
    /// Rotates further drawing about the origin, clockwise for positive angles.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
    /// Prepends `matrix` to the current transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// The bounds of the canvas, in the context's coordinates.
    var bounds: CGRect { CGRect(origin: .zero, size: layer.size).applying(transform.inverted()) }

    // MARK: clip

    /// Which side of a clip is kept.
    public struct ClipOptions: OptionSet, Sendable {
        /// Bit 0 for `inverse`.
        public let rawValue: UInt32
        /// A set from its bits; others have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps the outside of the path.
        public static let inverse = ClipOptions(rawValue: 1 << 0)
    }

    /// The bounding rectangle of the clips, in the context's coordinates; inverse and layer clips do not reduce it.
    public var clipBoundingRect: CGRect { clipped.applying(transform.inverted()) }

    /// Clips further drawing to the inside of `path`, intersected with the clips before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let shape = path.applying(transform)
        if options.contains(.inverse) {
            // The inverse: the rectangle of the canvas with the path as a hole.
            var hole = FragmentBuilder()
            hole.append(.shape(ShapeItem(path: shape, frame: layer.frame, isEvenOdd: style.isEOFilled,
                                         isAntialiased: style.isAntialiased, paint: .black)))
            clips.append(.mask(Fragment(hole.items).inverted(in: layer.frame)))
        } else {
            clips.append(.path(shape, style))
            let bounds = shape.boundingRect
            // Foundation's intersection traps for what is not a number.
            let isNumber = !(bounds.minX + bounds.maxX + bounds.minY + bounds.maxY).isNaN
            clipped = isNumber ? clipped.intersection(bounds) : .zero
            if clipped.isNull { clipped = .zero }
        }
    }

    /// Masks further drawing with the opacity of what `content` draws, times `opacity`.
    public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = ClipOptions(),
                                     content: (inout GraphicsContext) throws -> Void) rethrows {
        let mask = try sublayer(content).picture
        var builder = FragmentBuilder()
        builder.append(.effect(.opacity(min(max(opacity, 0), 1)), mask, frame: layer.frame))
        let covered = Fragment(builder.items)
        clips.append(.mask(options.contains(.inverse) ? covered.inverted(in: layer.frame) : covered))
    }

    // MARK: layers

    /// Draws in a separate layer that is then composited as a whole: the opacity, blend mode, filters and clips of this
    /// context apply to the layer once.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = try sublayer(content), picture = inner.picture
        // Blending inside does not reach what is below the layer.
        let isolated = DisplayItem.effect(.layer, picture, frame: layer.frame)
        put(inner.blends ? isolated : .fragment(picture, at: .zero), isGroup: !inner.blends)
    }

    private func sublayer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> CanvasLayer {
        let inner = CanvasLayer(size: layer.size, environment: layer.environment, symbols: layer.symbols)
        var graphics = GraphicsContext(inner)
        graphics.transform = transform
        try content(&graphics)
        return inner
    }

    // MARK: compositing items

    /// Adds an item in coordinates of the canvas. `isGroup` is true where the item may contain several overlapping
    /// items.
    func put(_ item: DisplayItem, isGroup: Bool = false) {
        guard opacity > 0 else { return }
        var item = item
        func wrap(_ effect: Effect) { item = .effect(effect, Fragment([item]), frame: layer.frame) }
        let way = blendMode.way
        if isGroup, opacity < 1 || way != .normal || !filters.isEmpty { wrap(.layer) }
        for filter in filters { item = filter.applied(to: item, layer.frame) }
        if opacity < 1 { wrap(.opacity(opacity)) }
        switch way {
        case .blend(.normal): break
        case .blend(let blend):
            wrap(.blend(blend))
            layer.blends = true
        case .area(let area): return layer.compose(item, clips, area)
        }
        layer.add(item, clips)
    }

    /// Adds an item in the context's coordinates.
    func putThroughTransform(_ item: DisplayItem, isGroup: Bool = false) {
        put(transform.isIdentity ? item : .effect(.transform(ProjectionTransform(transform)), Fragment([item]),
                                                  frame: layer.frame), isGroup: isGroup)
    }
}

/// A clip or a mask, in coordinates of the canvas.
enum CanvasClip: Equatable {
    case path(Path, FillStyle)
    case mask(Fragment)

    func applied(to picture: Fragment, _ frame: CGRect) -> Fragment {
        let effect: Effect = switch self {
        case .path(let path, let style):
            .clip(path, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)
        case .mask(let mask): .mask(mask)
        }
        return Fragment([.effect(effect, picture, frame: frame)])
    }
}

/// The display items to which a context and its copies add.
final class CanvasLayer {
    let size: CGSize
    let environment: EnvironmentValues
    /// Nil where the canvas has no symbols.
    let symbols: DrawnSymbols?
    /// Whether a part is blended with what is below it.
    var blends = false
    private var done: [DisplayItem] = []
    /// Items with equal clips are collected and clipped together, because a clip costs as much as drawing its content.
    private var pending: [DisplayItem] = []
    private var clips: [CanvasClip] = []

    init(size: CGSize, environment: EnvironmentValues, symbols: DrawnSymbols? = nil) {
        self.size = size
        self.environment = environment
        self.symbols = symbols
    }

    var frame: CGRect { CGRect(origin: .zero, size: size) }

    func add(_ item: DisplayItem, _ clips: [CanvasClip]) {
        if clips != self.clips { flush() }
        self.clips = clips
        pending.append(item)
    }

    /// Replaces the picture by what `mode` keeps of it and of an item; outside of the clips it stays as it is.
    func compose(_ item: DisplayItem, _ clips: [CanvasClip], _ mode: GraphicsContext.BlendMode.Area) {
        let below = picture
        func clipped(_ part: Fragment) -> Fragment { clips.reversed().reduce(part) { $1.applied(to: $0, frame) } }
        let new = Fragment(mode.composed(Fragment([item]), below, frame))
        if clips.isEmpty {
            done = new.items
        } else {
            let inside = clipped(Fragment([.shape(ShapeItem(path: Path(frame), frame: frame, paint: .black))]))
            done = [.effect(.mask(inside.inverted(in: frame)), below, frame: frame)] + clipped(new).items
        }
    }

    private func flush() {
        guard !pending.isEmpty else { return }
        if clips.isEmpty {
            done += pending
        } else {
            let picture = clips.reversed().reduce(Fragment(pending)) { $1.applied(to: $0, frame) }
            done += picture.items
        }
        pending = []
    }

    var picture: Fragment {
        flush()
        return Fragment(done)
    }
}
