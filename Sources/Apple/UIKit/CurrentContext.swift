import Foundation
import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry
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
        /// In points of the drawing.
        package var clips: [(path: Path, isEvenOdd: Bool)] = []
        package init() {}
    }

    package let size: CGSize
    /// The pixels per point, and whether none is transparent, of an image that `UIGraphicsBeginImageContext` has begun.
    package var image: (scale: CGFloat, isOpaque: Bool)?
    package private(set) var items: [DisplayItem] = []
    package var state = State()
    private var saved: [State] = []

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
        state.clips.append((path.applying(state.transform), isEvenOdd))
    }

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
        for clip in state.clips { wrap(.clip(clip.path, isEvenOdd: clip.isEvenOdd, isAntialiased: true)) }
        items.append(item)
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
    /// Strokes the path in the current context; without one, nothing.
    public func stroke() { DrawingContext.current?.stroke(Path(cgPath), line) }
    /// Clips what the current context draws from here on; without one, nothing.
    public func addClip() { DrawingContext.current?.clip(to: Path(cgPath), isEvenOdd: usesEvenOddFillRule) }
}
