public import Foundation
public import QuadrantGeometry

/// Corners of a rectangle, whichever way a language is read.
public struct UIRectCorner: OptionSet, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner at the smaller x and the smaller y.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner at the larger x and the smaller y.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner at the smaller x and the larger y.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner at the larger x and the larger y.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners; every bit is set.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path under construction, in points, x to the right and y down.
///
/// Drawn by what takes a `Path`: `Path(bezier.cgPath)`.
open class UIBezierPath: NSObject, NSCopying {
    private var path = Path()

    /// An empty path.
    public override init() { super.init() }

    /// A closed rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// The ellipse that touches the middles of the sides.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// A rectangle whose corners have the radius `cornerRadius`, in points, limited to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners,
                  cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// `cornerRadii` is limited to half the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(Path(roundedRect: rect, corners: corners, radii: cornerRadii))
    }

    /// Part of a circle. Angles are in radians and grow clockwise; `clockwise` is as seen on the screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
                            clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of the elements of `cgPath`; later changes of this path do not reach it.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    private convenience init(_ path: Path) {
        self.init()
        self.path = path
    }

    /// A copy of it: later changes of the one do not show in the other.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Starts a subpath at `point`; the one before stays open.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// A straight line from the current point; in an empty path it starts at `point`.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A cubic Bézier curve from the current point to `endPoint`.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// A quadratic Bézier curve from the current point to `endPoint`.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// An arc after a line to its start. Angles are in radians and grow clockwise; `clockwise` is as seen on the
    /// screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
                     clockwise: Bool) {
        // `Path` means the word for a y axis that points up.
        path.addArc(center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                    endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    /// A line back to the start of the subpath, which ends it.
    open func close() { path.closeSubpath() }

    /// The path in the other direction.
    open func reversing() -> UIBezierPath {
        var parts: [[CGPoint]] = [], kinds: [[Int]] = [], closed: [Bool] = []
        path.cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                parts.append([points[0]])
                kinds.append([])
                closed.append(false)
            case .closeSubpath: if !closed.isEmpty { closed[closed.count - 1] = true }
            case let type:
                let count = type == .addLineToPoint ? 1 : type == .addQuadCurveToPoint ? 2 : 3
                guard !parts.isEmpty else { return }
                for index in 0..<count { parts[parts.count - 1].append(points[index]) }
                kinds[kinds.count - 1].append(count)
            }
        }
        let result = UIBezierPath()
        for index in parts.indices.reversed() {
            var points = parts[index]
            result.move(to: points.removeLast())
            for count in kinds[index].reversed() {
                let end = Array(points.suffix(count).reversed())
                points.removeLast(count)
                switch count {
                case 1: result.addLine(to: end[0])
                case 2: result.addQuadCurve(to: end[1], controlPoint: end[0])
                default: result.addCurve(to: end[2], controlPoint1: end[0], controlPoint2: end[1])
                }
            }
            if closed[index] { result.close() }
        }
        (result.usesEvenOddFillRule, result.line) = (usesEvenOddFillRule, line)
        return result
    }
    /// How far a curve may be from its true way. Nothing to do: curves are exact.
    open var flatness: CGFloat {
        get { 0.6 }
        set {}
    }
    /// Empties the path; the fill rule is kept.
    open func removeAllPoints() { path = Path() }

    /// Adds copies of the elements of `bezierPath` behind those of this path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Moves every point.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Whether the path has no element; a single move counts as one.
    open var isEmpty: Bool { path.isEmpty }
    /// The end of the last element; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle that holds all points, handles of curves included; null in an empty path.
    open var bounds: CGRect { path.cgPath.boundingBox }

    /// Whether filling the path would cover `point`.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// Whether parts that the path surrounds an even number of times are outside.
    open var usesEvenOddFillRule = false

    /// How `stroke()` draws.
    var line = StrokeStyle()
    /// The width of strokes, in points, half on each side of the path.
    open var lineWidth: CGFloat {
        get { line.lineWidth }
        set { line.lineWidth = newValue }
    }
    /// The ends of strokes.
    open var lineCapStyle: CGLineCap {
        get { line.lineCap }
        set { line.lineCap = newValue }
    }
    /// The corners of strokes.
    open var lineJoinStyle: CGLineJoin {
        get { line.lineJoin }
        set { line.lineJoin = newValue }
    }
    /// Miter joins longer than this many line widths become bevels.
    open var miterLimit: CGFloat {
        get { line.miterLimit }
        set { line.miterLimit = newValue }
    }
    /// Lengths of dashes and gaps in turn, in points, and how far into them strokes begin; nil draws a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        line.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        line.dashPhase = phase
    }

    /// A `UIBezierPath` with the same elements, fill rule and lines.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.line = line
        return copy
    }

    /// A `UIBezierPath` with the same elements, fill rule and lines.
    open override func copy() -> Any { copy(with: nil) }

    /// Whether the elements are the same; the fill rule does not count.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }
    open override var hash: Int { path.cgPath.hashValue }
}

extension Path {
    /// As UIKit rounds rectangles: with continuous corners, starting at the end of the top left one. Where all four are
    /// rounded and there is no space for them, it makes the whole shorter side round, a pill. Source: the measurements
    /// behind https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles.
    fileprivate init(roundedRect rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let rect = rect.standardized, half = min(rect.width, rect.height) / 2
        var size = CGSize(width: min(max(radii.width, 0), half), height: min(max(radii.height, 0), half))
        var style = RoundedCornerStyle.continuous
        let isWhole = corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight])
        if isWhole, max(size.width, size.height) * continuousReach > half {
            (size, style) = (CGSize(width: half, height: half), .circular)
        }
        guard size.width > 0, size.height > 0, !corners.isEmpty else {
            self.init(rect)
            return
        }
        func corner(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? size : .zero }
        self.init(roundedRect: rect, topLeft: corner(.topLeft), topRight: corner(.topRight),
                  bottomRight: corner(.bottomRight), bottomLeft: corner(.bottomLeft), style: style)
    }
}
