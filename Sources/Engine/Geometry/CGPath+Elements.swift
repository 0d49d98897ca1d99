public import Foundation

/// What an element of a path adds.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path, for as long as the function that is given it runs.
public struct CGPathElement {
    /// What the element adds, which decides how many points it has.
    public var type: CGPathElementType
    /// Control points, then the end: one of a move or a line, two of a quadratic curve, three of a cubic one, none of
    /// an element that closes.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element with points that must stay valid as long as it is used.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What is called for each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `block` for each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = [CGPoint](repeating: .zero, count: 3)
        for element in path.elements {
            let type: CGPathElementType
            switch element {
            case .move(let end): (type, points[0]) = (.moveToPoint, end)
            case .line(let end): (type, points[0]) = (.addLineToPoint, end)
            case .quadCurve(let end, let control): (type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
            case .curve(let end, let control1, let control2):
                type = .addCurveToPoint
                points = [control1, control2, end]
            case .closeSubpath: type = .closeSubpath
            }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
            }
        }
    }

    /// Calls `function` with `info` for each element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
