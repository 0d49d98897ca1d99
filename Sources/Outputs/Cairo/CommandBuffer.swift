import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// A display list as a flat list of operations, so that a group can be analysed before it is drawn: its bounds, whether
/// it is a single item, and so on.
struct CommandBuffer: DisplayListVisitor {
    enum Operation {
        case shape(Path, StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, Paint)
        /// A filled path whose coverage is kept; `fit` maps the path and the paint to the item's space.
        case shared(Path, bounds: CGRect, fit: CGAffineTransform, isEvenOdd: Bool, Paint)
        /// A shape that is drawn many times, with the origin of its fragment.
        case copies(ShapeItem, ShapeCopies, CGPoint)
        case text(TextItem, CGPoint)
        case image(ImageItem, CGRect)
        /// The effect applies to the operations up to `end`.
        case begin(Effect, Fragment, CGRect, end: Int)
        case end
    }

    private(set) var operations: [Operation] = []
    private var open: [Int] = []
    /// How many of the open effects are clips.
    private var clips = 0
    /// In points: text outside of it is omitted, unless an effect could move it inside.
    private var canvas: Box?

    /// The parts of the canvas that are drawn, in points; nil for all of it.
    private var wanted: [Box]?

    /// - Parameter wanted: the parts of the canvas that are drawn, in points; nil for all of it.
    mutating func record(_ list: DisplayList, wanted: [Box]? = nil) {
        removeAll()
        canvas = Box(CGRect(origin: .zero, size: list.size)).grown(2)
        self.wanted = wanted?.map { $0.grown(2) }
        list.root.visit(&self, grid: list.grid)
        (canvas, self.wanted) = (nil, nil)
    }

    /// Not inside of an effect that could move what is beyond the parts into them, or that depends on it.
    var wantsParts: Bool { wanted != nil && open.count == clips }

    /// Leaves out what is beyond the parts that are drawn.
    func skips(_ box: Box) -> Bool { wanted?.contains { $0.touches(box) } == false }

    mutating func removeAll() {
        operations.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        clips = 0
    }

    mutating func shape(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, paint: Paint) {
        operations.append(.shape(path, stroke, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, paint))
    }

    mutating func sharedShape(_ item: ShapeItem, fit: CGAffineTransform) {
        guard let bounds = item.sharedBounds, item.stroke == nil, item.isAntialiased else {
            return shape(item.path.applying(fit), stroke: item.stroke, isEvenOdd: item.isEvenOdd,
                         isAntialiased: item.isAntialiased, paint: item.paint.applying(fit))
        }
        operations.append(.shared(item.path, bounds: bounds, fit: fit, isEvenOdd: item.isEvenOdd, item.paint))
    }

    mutating func copies(_ item: ShapeItem, _ copies: ShapeCopies, origin: CGPoint) {
        operations.append(.copies(item, copies, origin))
    }

    mutating func text(_ item: TextItem, origin: CGPoint) {
        if let canvas, open.isEmpty, !canvas.touches(Box(item.frame.offsetBy(dx: origin.x, dy: origin.y))),
           !canvas.touches(InkBounds.of(item, origin)) { return }
        operations.append(.text(item, origin))
    }
    mutating func image(_ item: ImageItem, frame: CGRect) { operations.append(.image(item, frame)) }

    mutating func begin(_ effect: Effect, _ content: Fragment, frame: CGRect) {
        open.append(operations.count)
        if case .clip = effect { clips += 1 }
        operations.append(.begin(effect, content, frame, end: 0))
    }

    mutating func end(_ effect: Effect, frame: CGRect) {
        if case .clip = effect { clips -= 1 }
        let index = open.removeLast()
        if case .begin(_, let content, _, _) = operations[index] {
            operations[index] = .begin(effect, content, frame, end: operations.count)
        }
        operations.append(.end)
    }

    /// The next operation, past the end of an effect.
    func next(after index: Int) -> Int {
        if case .begin(_, _, _, let end) = operations[index] { return end + 1 }
        return index + 1
    }

    var all: Range<Int> { 0..<operations.count }

    /// Whether any operation has a paint computed from the backdrop.
    func hasBackdrop(_ range: Range<Int>) -> Bool {
        operations[range].contains { operation in
            switch operation {
            case .shape(_, _, _, _, let paint), .shared(_, _, _, _, let paint): paint.backdrop != nil
            case .copies(let item, _, _): item.paint.backdrop != nil
            case .text(let item, _): item.hasBackdrop
            case .image, .begin, .end: false
            }
        }
    }

    /// Whether the operations paint every pixel at most once, so that opacity may be folded into the paint.
    func isSingle(_ range: Range<Int>) -> Bool {
        var leaves = 0
        var index = range.lowerBound
        while index < range.upperBound {
            switch operations[index] {
            case .shape, .shared, .image: leaves += 1
            case .copies(_, let copies, _): leaves += copies.offsets.count
            case .text(let item, _):
                // Runs of one line are side by side; opacity differs only where items overlap.
                leaves += item.decorations.isEmpty && item.runs.count <= 1 ? 1 : 2
            case .begin(let effect, _, _, _):
                switch effect {
                case .opacity, .clip, .transform: break
                default: return false
                }
            case .end: break
            }
            if leaves > 1 { return false }
            index += 1
        }
        return true
    }
}
