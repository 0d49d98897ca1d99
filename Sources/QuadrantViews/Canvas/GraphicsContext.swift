public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantGraph

/// What a canvas draws with. A copy draws on the same picture; its transform, clip, opacity, blending and filters are
/// its own, so that changing them ends with the copy.
public struct GraphicsContext {
    let layer: CanvasLayer
    /// The opacity of everything drawn from here on: 0 or less draws nothing, 1 or more is unchanged.
    public var opacity = 1.0
    /// How everything drawn from here on is combined with what is there.
    public var blendMode = BlendMode.normal
    /// The transform from the coordinates of drawing to those of the canvas, in points.
    public var transform = CGAffineTransform.identity
    var clips: [CanvasClip] = []
    var filters: [CanvasFilter] = []
    /// What the clips leave, in coordinates of the canvas.
    private var clipped: CGRect

    init(_ layer: CanvasLayer) {
        self.layer = layer
        clipped = CGRect(origin: .zero, size: layer.size)
    }

    /// The environment of the canvas; reading a value evaluates the drawing again when it changes.
    public var environment: EnvironmentValues { layer.environment }

    // MARK: transform

    /// Scales what is drawn from here on, about the origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Moves what is drawn from here on, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }
    /// Turns what is drawn from here on about the origin, clockwise for positive angles.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
    /// Transforms what is drawn from here on by `matrix`, before the transform in force.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// All of the canvas, in the coordinates of drawing.
    var bounds: CGRect { CGRect(origin: .zero, size: layer.size).applying(transform.inverted()) }

    // MARK: clip

    /// Which side of a clip is kept.
    public struct ClipOptions: OptionSet, Sendable {
        /// Bit 0 for `inverse`.
        public let rawValue: UInt32
        /// A set from its bits; others have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps what is outside.
        public static let inverse = ClipOptions(rawValue: 1 << 0)
    }

    /// A rectangle outside of which nothing is drawn, in the coordinates of drawing; inverse and layer clips do not
    /// shrink it.
    public var clipBoundingRect: CGRect { clipped.applying(transform.inverted()) }

    /// Limits what is drawn from here on to the inside of `path`, and of the clips before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let shape = path.applying(transform)
        if options.contains(.inverse) {
            // Everything but the path: the canvas with a hole.
            var hole = FragmentBuilder()
            hole.append(.shape(ShapeItem(path: shape, frame: layer.frame, isEvenOdd: style.isEOFilled,
                                         isAntialiased: style.isAntialiased, paint: .black)))
            clips.append(.mask(inverted(Fragment(hole.items))))
        } else {
            clips.append(.path(shape, style))
            clipped = clipped.intersection(shape.boundingRect)
            if clipped.isNull { clipped = .zero }
        }
    }

    /// Limits what is drawn from here on by the opacity of what `content` draws, times `opacity`.
    public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = ClipOptions(),
                                     content: (inout GraphicsContext) throws -> Void) rethrows {
        let mask = try sublayer(content)
        var builder = FragmentBuilder()
        builder.append(.effect(.opacity(min(max(opacity, 0), 1)), mask, frame: layer.frame))
        let covered = Fragment(builder.items)
        clips.append(.mask(options.contains(.inverse) ? inverted(covered) : covered))
    }

    private func inverted(_ mask: Fragment) -> Fragment {
        Fragment([.effect(.layer, Fragment([
            .shape(ShapeItem(path: Path(layer.frame), frame: layer.frame, paint: .black)),
            .effect(.blend(.destinationOut), mask, frame: layer.frame),
        ]), frame: layer.frame)])
    }

    // MARK: layers

    /// Draws on a picture of its own, which is then put on this one as a whole: opacity, blending, filters and clips
    /// of this context see it as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        put(.fragment(try sublayer(content), at: .zero), isGroup: true)
    }

    private func sublayer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> Fragment {
        let inner = CanvasLayer(size: layer.size, environment: layer.environment, symbols: layer.symbols)
        var graphics = GraphicsContext(inner)
        graphics.transform = transform
        try content(&graphics)
        return inner.picture
    }

    // MARK: putting items on the picture

    /// Adds what is drawn in coordinates of the canvas. `isGroup` says that it may be several items, one above another.
    func put(_ item: DisplayItem, isGroup: Bool = false) {
        guard opacity > 0 else { return }
        var item = item
        func wrap(_ effect: Effect) { item = .effect(effect, Fragment([item]), frame: layer.frame) }
        if isGroup, opacity < 1 || blendMode != .normal || !filters.isEmpty { wrap(.layer) }
        for filter in filters { item = filter.applied(to: item, layer.frame) }
        if opacity < 1 { wrap(.opacity(opacity)) }
        if blendMode != .normal { wrap(.blend(blendMode.blend)) }
        layer.add(item, clips)
    }

    /// Adds what is drawn in this context's coordinates.
    func putThroughTransform(_ item: DisplayItem, isGroup: Bool = false) {
        put(transform.isIdentity ? item : .effect(.transform(ProjectionTransform(transform)), Fragment([item]),
                                                  frame: layer.frame), isGroup: isGroup)
    }
}

/// What limits drawing, in coordinates of the canvas.
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

/// The picture that a context and its copies draw on.
final class CanvasLayer {
    let size: CGSize
    let environment: EnvironmentValues
    /// Nil where no views are given to draw.
    let symbols: DrawnSymbols?
    private var done: [DisplayItem] = []
    /// Items that are clipped alike wait for more of their kind: a clip costs as much as what it clips.
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
