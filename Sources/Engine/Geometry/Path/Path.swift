public import Foundation

/// The outline of a shape: subpaths of lines and curves, in points, x to the right and y down.
///
/// A value; copies share their elements until one of them changes. Whole rectangles, ellipses and rounded rectangles
/// take no memory of their own.
public struct Path: Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a subpath.
        case move(to: CGPoint)
        /// A line from the current point.
        case line(to: CGPoint)
        /// A quadratic curve from the current point, with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve from the current point; `control1` is the handle of its start, `control2` that of its end.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath, which ends it.
        case closeSubpath
    }

    package enum Storage: Equatable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        indirect case rounded(RoundedRectangleOutline)
        /// Anything else: `list` holds the elements.
        case list
    }
    package private(set) var storage: Storage
    /// Beside the storage rather than in it, so that appending never copies; empty unless the storage says so.
    private var list: [Element] = []

    private init(storage: Storage) { self.storage = storage }

    /// A path without elements.
    public init() { storage = .empty }

    package init(elements: [Element]) {
        storage = elements.isEmpty ? .empty : .list
        list = elements
    }

    /// A closed rectangle from its origin, clockwise on screen; empty where `rect` is null.
    public init(_ rect: CGRect) {
        storage = rect.isNull ? .empty : .rect(rect.standardized)
    }

    /// An address that all copies of this path share and no other path has while one of them exists; nil for an empty
    /// path and for simple shapes.
    package var identity: UnsafeRawPointer? {
        list.isEmpty ? nil : list.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }

    mutating func append(_ element: Element) {
        spellOut()
        list.append(element)
    }

    mutating func append(_ added: [Element]) {
        guard !added.isEmpty else { return }
        spellOut()
        list.append(contentsOf: added)
    }

    /// Turns a simple shape into its elements, for more to follow.
    private mutating func spellOut() {
        if case .list = storage { return }
        list = elements
        storage = .list
    }

    /// The path with every point moved by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        switch storage {
        case .empty: return self
        case .rect(let rect) where transform.isUpright: return Path(storage: .rect(rect.applying(transform)))
        case .ellipse(let rect) where transform.isUpright: return Path(storage: .ellipse(rect.applying(transform)))
        case .rounded(let outline) where transform.isUpright:
            return Path(storage: .rounded(outline.applying(transform)))
        default: return Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
        }
    }

    /// A rounded rectangle; each side of `cornerSize` is limited to half the shorter side of the rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(rect)
        guard case .rect(let rect) = storage else { return }
        let outline = RoundedRectangleOutline(rect: rect, cornerSize: cornerSize, style: style)
        if outline.cornerSize.width > 0, outline.cornerSize.height > 0 { storage = .rounded(outline) }
    }

    /// A rounded rectangle with one radius, in points, limited to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner; radii that do not fit on a side share it.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(rect)
        guard case .rect(let rect) = storage else { return }
        let corners = CornerSizes(cornerRadii, limitedTo: rect.size)
        if !corners.areSquare { self.init(elements: corners.outline(of: rect, style: style)) }
    }

    /// The ellipse that touches the middles of the sides of `rect`.
    public init(ellipseIn rect: CGRect) {
        storage = rect.isNull ? .empty : .ellipse(rect.standardized)
    }

    /// The path that `callback` builds, starting from an empty one.
    public init(_ callback: (inout Path) -> ()) {
        self.init()
        callback(&self)
    }

    /// Whether the path has no elements; a path with only a move is not empty.
    public var isEmpty: Bool {
        if case .empty = storage { return true }
        return false
    }

    /// Calls `body` with each element in drawing order.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in elements { body(element) }
    }

    package var elements: [Element] {
        switch storage {
        case .empty: []
        case .rect(let rect): Self.rectElements(rect)
        case .ellipse(let rect): Self.ellipseElements(rect)
        case .rounded(let outline): outline.elements
        case .list: list
        }
    }

    /// Whether another close would do nothing.
    var endsClosed: Bool {
        if case .list = storage { return list.last == .closeSubpath }
        return !isEmpty
    }

    /// The rectangle this path is, where it was made as one.
    package var rect: CGRect? {
        if case .rect(let rect) = storage { return rect }
        return nil
    }

    /// The end of the last element; nil in an empty path.
    public var currentPoint: CGPoint? {
        switch storage {
        case .empty: return nil
        case .rect(let rect): return rect.origin
        case .ellipse(let rect): return CGPoint(x: rect.maxX, y: rect.midY)
        case .rounded(let outline): return CGPoint(x: outline.rect.maxX, y: outline.rect.midY)
        case .list:
            guard let last = list.last else { return nil }
            if let end = last.end { return end }
            for element in list.reversed() {
                if case .move(let start) = element { return start }
            }
            return nil
        }
    }

    static func rectElements(_ rect: CGRect) -> [Element] {
        [.move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
         .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath]
    }

    static func ellipseElements(_ rect: CGRect) -> [Element] {
        let (a, b) = (rect.width / 2, rect.height / 2)
        let (x, y) = (rect.midX, rect.midY)
        let (ka, kb) = (a * quarterHandle, b * quarterHandle)
        func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        return [
            .move(to: point(a, 0)),
            .curve(to: point(0, b), control1: point(a, kb), control2: point(ka, b)),
            .curve(to: point(-a, 0), control1: point(-ka, b), control2: point(-a, kb)),
            .curve(to: point(0, -b), control1: point(-a, -kb), control2: point(-ka, -b)),
            .curve(to: point(a, 0), control1: point(ka, -b), control2: point(a, -kb)),
            .closeSubpath,
        ]
    }
}

/// Length of the handles of a cubic that stands for a quarter of the unit circle: 4 (√2 - 1) / 3.
let quarterHandle: CGFloat = 4 * (2.squareRoot() - 1) / 3

extension Path.Element {
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end): end
        case .quadCurve(let end, _): end
        case .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }
}

extension Path: Equatable {
    /// Whether both have the same elements, without tolerance.
    public static func == (lhs: Path, rhs: Path) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.rect(let a), .rect(let b)), (.ellipse(let a), .ellipse(let b)): a == b
        case (.rounded(let a), .rounded(let b)): a == b
        case (.empty, .empty): true
        default: lhs.elements == rhs.elements
        }
    }
}
