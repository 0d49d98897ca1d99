import Foundation
import QuadrantCore
package import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantViews

/// What is drawn into an image or a page, in the order of drawing, and how the next thing is drawn.
package final class DrawingContext {
    /// What `saveGState()` keeps.
    package struct State {
        package var fill = RGBA.black
        package var stroke = RGBA.black
        package var line = StrokeStyle()
        package var opacity = 1.0
        /// From points of the program to points of the drawing.
        package var transform = CGAffineTransform.identity
        /// How what is drawn meets what is below.
        package var blend = CGBlendMode.normal
        /// What everything that is drawn casts; nil casts none.
        package var shadow: (color: RGBA, radius: CGFloat, offset: CGSize)?
        /// How images are scaled.
        package var interpolation = ImageItem.Interpolation.medium
        /// In points of the drawing.
        package var clips: [Clip] = []
        /// Where drawing is limited to.
        package enum Clip {
            case path(Path, isEvenOdd: Bool)
            /// What the fragment covers, by its opacity.
            case mask(Fragment)
        }
        package init() {}
    }

    package let size: CGSize
    /// The pixels per point, and whether none is transparent, of an image that `UIGraphicsBeginImageContext` has begun.
    package var image: (scale: CGFloat, isOpaque: Bool)?
    package private(set) var items: [DisplayItem] = []
    package var state = State()
    /// Called after something was drawn.
    package var didDraw: (() -> Void)?
    private var saved: [State] = []
    private var layers: [(items: [DisplayItem], state: State)] = []

    package init(size: CGSize, transform: CGAffineTransform = .identity) {
        self.size = size
        state.transform = transform
    }

    package func save() { saved.append(state) }
    /// Nothing where nothing was kept.
    package func restore() { if let last = saved.popLast() { state = last } }

    package func fill(_ path: Path, isEvenOdd: Bool = false) {
        add(.shape(ShapeItem(path: path, frame: frame, isEvenOdd: isEvenOdd, paint: .color(state.fill))))
    }
    package func stroke(_ path: Path, _ line: StrokeStyle) {
        add(.shape(ShapeItem(path: path, frame: frame, stroke: line, paint: .color(state.stroke))))
    }
    package func clip(to path: Path, isEvenOdd: Bool = false) {
        state.clips.append(.path(path.applying(state.transform), isEvenOdd: isEvenOdd))
    }
    /// Limits drawing to what an item covers, in points of the program.
    package func clip(to item: DisplayItem) {
        let moved = DisplayItem.effect(.transform(ProjectionTransform(state.transform)), Fragment([item]), frame: frame)
        state.clips.append(.mask(Fragment([moved])))
    }
    /// Fills all that the clip leaves with a paint in the space of the program.
    package func fillAll(_ paint: Paint) {
        let area = frame.applying(state.transform.inverted())
        add(.shape(ShapeItem(path: Path(area), frame: CGRect(origin: .zero, size: size), paint: paint)))
    }
    /// Begins a picture that is drawn as a whole when it ends.
    package func beginLayer() {
        layers.append((items, state))
        items = []
        (state.opacity, state.blend, state.shadow, state.clips) = (1, .normal, nil, [])
    }
    /// Draws the picture that was begun last; nothing where none was.
    package func endLayer() {
        guard let (below, outer) = layers.popLast() else { return }
        let layer = Fragment(items)
        (items, state) = (below, outer)
        add(.effect(.layer, layer, frame: frame), placedBy: .identity)
    }
    /// Replaces all that was drawn by one item.
    package func replaceAll(by item: DisplayItem?) { items = item.map { [$0] } ?? [] }

    /// Adds an item by the state in force, in the space of the program.
    package func add(_ item: DisplayItem) {
        add(item, placedBy: state.transform)
    }

    /// Adds an item by the clips and the opacity in force.
    package func add(_ item: DisplayItem, placedBy transform: CGAffineTransform) {
        var item = item
        func wrap(_ effect: Effect) { item = .effect(effect, Fragment([item]), frame: frame) }
        if transform != .identity { wrap(.transform(ProjectionTransform(transform))) }
        if state.opacity < 1 { wrap(.opacity(state.opacity)) }
        if let shadow = state.shadow { wrap(.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset)) }
        for clip in state.clips {
            switch clip {
            case .path(let path, let isEvenOdd): wrap(.clip(path, isEvenOdd: isEvenOdd, isAntialiased: true))
            case .mask(let fragment): wrap(.mask(fragment))
            }
        }
        let mode = state.blend
        if mode == .copy || mode == .clear {
            // What is below disappears where something is drawn.
            items.append(.effect(.blend(.destinationOut), Fragment([item]), frame: frame))
            if mode == .clear {
                didDraw?()
                return
            }
        } else if mode != .normal {
            wrap(.blend(mode.blend))
        }
        items.append(item)
        didDraw?()
    }

    private var frame: CGRect { CGRect(origin: .zero, size: size) }

    // MARK: The current one

    private final class Stack { var contexts: [DrawingContext] = [] }
    private static var stack: Stack {
        let values = Thread.current.threadDictionary
        if let known = values["quadrant.drawing"] as? Stack { return known }
        let stack = Stack()
        values["quadrant.drawing"] = stack
        return stack
    }
    /// Where UIKit's functions draw on this thread; nil outside of drawing.
    package static var current: DrawingContext? { stack.contexts.last }
    package static func push(_ context: DrawingContext) { stack.contexts.append(context) }
    package static func pop() { _ = stack.contexts.popLast() }
}

extension CGBlendMode {
    /// Modes that depend on what is below in a way that outputs do not have are drawn as the nearest one.
    fileprivate var blend: Blend {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop, .sourceIn: .sourceAtop
        case .destinationOver, .destinationAtop: .destinationOver
        case .destinationOut, .sourceOut, .xor: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .normal, .clear, .copy, .destinationIn: .normal
        }
    }
}

extension UIColor {
    fileprivate var rgba: RGBA { color.rgba(in: EnvironmentValues()) }
    /// Sets the colour that the current context fills with; without one, nothing.
    public func setFill() { DrawingContext.current?.state.fill = rgba }
    /// Sets the colour that the current context strokes with; without one, nothing.
    public func setStroke() { DrawingContext.current?.state.stroke = rgba }
    /// Sets both; without a current context, nothing.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills the path in the current context; without one, nothing.
    public func fill() { DrawingContext.current?.fill(Path(cgPath), isEvenOdd: usesEvenOddFillRule) }
    /// Fills the path with a blend mode and an opacity, 0…1; without a current context, nothing.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { fill() } }
    /// Strokes the path with a blend mode and an opacity, 0…1; without a current context, nothing.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { stroke() } }
    private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = DrawingContext.current else { return }
        context.save()
        context.state.blend = blendMode
        context.state.opacity *= Double(min(max(alpha, 0), 1))
        body()
        context.restore()
    }
    /// Strokes the path in the current context; without one, nothing.
    public func stroke() { DrawingContext.current?.stroke(Path(cgPath), line) }
    /// Clips what the current context draws from here on; without one, nothing.
    public func addClip() { DrawingContext.current?.clip(to: Path(cgPath), isEvenOdd: usesEvenOddFillRule) }
}
