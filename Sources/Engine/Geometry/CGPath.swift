public import Foundation

/// A path that does not change after it was made.
public class CGPath: Hashable, @unchecked Sendable {
    // Only a mutable path changes it, and that is not to be shared while it is built.
    fileprivate(set) var path: Path

    fileprivate init(_ path: Path) { self.path = path }

    /// A rectangle in points, mapped by `transform`; a null rectangle gives an empty path. nil is the identity.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect), transform)
    }

    /// The ellipse that touches the middles of the sides of `rect`, mapped by `transform`; nil is the identity.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect), transform)
    }

    /// A rectangle with corners of quarter ellipses, each at most half of the shorter side long, mapped by `transform`;
    /// nil is the identity.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
                            transform: UnsafePointer<CGAffineTransform>?) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular), transform)
    }

    private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform.map { path.applying($0.pointee) } ?? path)
    }

    /// The smallest rectangle that holds all points, handles of curves included; null in an empty path.
    public var boundingBox: CGRect {
        CGRect(enclosing: path.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let end), .line(let end): [end]
            case .quadCurve(let end, let control): [control, end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .closeSubpath: []
            }
        })
    }

    /// The smallest rectangle that holds the path itself; null in an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The end of the last element; zero in an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether filling the path, moved by `transform`, would cover `point`.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding,
                         transform: CGAffineTransform = .identity) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// A path with the same elements; never nil.
    public func copy() -> CGPath? { CGPath(path) }
    /// A path with every point mapped by `transform`, or unchanged where it is nil; never nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path, transform) }
    /// A path with the same elements that can be extended; never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// The outline of the line that stroking would draw along the path mapped by `transform`; the width is in points
    /// and not mapped.
    public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
                     miterLimit: CGFloat, transform: CGAffineTransform = .identity) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Whether both have the same elements; exact, without tolerance.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.path == rhs.path }
    /// Hashes the size of the bounding box only.
    public func hash(into hasher: inout Hasher) {
        let box = boundingBox
        hasher.combine(box.isNull ? CGRect.zero.width : box.width)
        hasher.combine(box.isNull ? CGRect.zero.height : box.height)
    }
}

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() { super.init(Path()) }
    fileprivate override init(_ path: Path) { super.init(path) }

    /// Starts a subpath at a point, which is mapped by `transform` first.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a line from the current point to a mapped point; in an empty path it only starts a subpath there.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds a quadratic curve with one control point, both mapped; in an empty path it only starts a subpath at `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve with two control points, all mapped; in an empty path it only starts a subpath at `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint,
                         transform: CGAffineTransform = .identity) {
        path.addCurve(to: end.applying(transform), control1: control1.applying(transform),
                      control2: control2.applying(transform))
    }

    /// Adds a line back to the start of the subpath; does nothing in an empty path or after another close.
    public func closeSubpath() { path.closeSubpath() }

    /// Adds a closed subpath round a rectangle, mapped by `transform`; a null rectangle adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    /// Adds a closed subpath for each rectangle, in order.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    /// Adds a subpath through all points, mapped by `transform`; no points add nothing.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds the ellipse that touches the middles of the sides of `rect`, mapped by `transform`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with corners of quarter ellipses, each at most half of the shorter side long.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
                               transform: CGAffineTransform = .identity) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
                            transform: transform)
    }

    /// Angles in radians; `clockwise` is meant for a y axis that points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
                       transform: CGAffineTransform = .identity) {
        path.addArc(center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                    endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }

    /// Adds an arc of `delta` radians from `startAngle`, clockwise on screen if positive, after a line to its start.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
                               transform: CGAffineTransform = .identity) {
        path.addRelativeArc(center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                            delta: .radians(Double(delta)), transform: transform)
    }

    /// Adds a line and an arc that touches the way to `tangent1End` and the way from there to `tangent2End`.
    /// Adds only a line where the radius is not positive or the points lie on one line.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
                       transform: CGAffineTransform = .identity) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds all elements of `other`, mapped by `transform`.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }
}

extension Path {
    /// A path with the elements of a Core Graphics path.
    public init(_ path: CGPath) { self = path.path }
    /// A path with the elements that `path` has now; later changes of it are not seen.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path as a Core Graphics path, which shares its elements until one of them changes.
    public var cgPath: CGPath { CGPath(self) }
}
