public import Foundation

/// The numbers that something may have.
@MainActor @preconcurrency
open class SKRange: NSObject {
    /// The least and the greatest.
    open var lowerLimit: CGFloat, upperLimit: CGFloat
    /// From one number to another.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    /// From a number on.
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    /// Up to a number.
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    /// One number.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// About a number.
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    /// All numbers.
    public class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
    func clamped(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(value, upperLimit)) }
}
/// Where a node has to be.
@MainActor @preconcurrency
open class SKConstraint: NSObject {
    private let change: (SKNode, SKNode?) -> Void
    private init(_ change: @escaping (SKNode, SKNode?) -> Void) { self.change = change }
    /// Whether it has to.
    open var enabled = true
    /// In whose coordinates; nil is the parent.
    open weak var referenceNode: SKNode?
    func apply(to node: SKNode) { change(node, referenceNode) }
    private class func place(_ change: @escaping (CGPoint) -> CGPoint) -> SKConstraint {
        SKConstraint { node, reference in
            guard let reference, let parent = node.parent else { return node.position = change(node.position) }
            node.position = parent.convert(change(reference.convert(node.position, from: parent)), from: reference)
        }
    }
    /// Between two places from left to right.
    open class func positionX(_ range: SKRange) -> SKConstraint {
        place { CGPoint(x: range.clamped($0.x), y: $0.y) }
    }
    /// Between two places upwards.
    open class func positionY(_ range: SKRange) -> SKConstraint {
        place { CGPoint(x: $0.x, y: range.clamped($0.y)) }
    }
    /// Between two places in both directions.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        place { CGPoint(x: xRange.clamped($0.x), y: yRange.clamped($0.y)) }
    }
    /// At a distance from a node.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        SKConstraint { own, _ in
            guard let parent = own.parent, let other = node.parent else { return }
            own.position = at(range, from: parent.convert(node.position, from: other), own.position)
        }
    }
    /// At a distance from a place.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        place { at(range, from: point, $0) }
    }
    /// At a distance from a place of a node.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint { own, _ in
            guard let parent = own.parent else { return }
            own.position = at(range, from: parent.convert(point, from: node), own.position)
        }
    }
    private class func at(_ range: SKRange, from middle: CGPoint, _ point: CGPoint) -> CGPoint {
        let x = point.x - middle.x, y = point.y - middle.y, distance = hypot(x, y)
        let right = range.clamped(distance)
        guard distance > 0 else { return CGPoint(x: middle.x + (right.isFinite ? right : 0), y: middle.y) }
        return CGPoint(x: middle.x + x / distance * right, y: middle.y + y / distance * right)
    }
    /// Turned as far.
    open class func zRotation(_ zRange: SKRange) -> SKConstraint {
        SKConstraint { node, _ in node.zRotation = zRange.clamped(node.zRotation) }
    }
    /// Turned towards a node; the range is what is added.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint { own, _ in
            guard let parent = own.parent, let other = node.parent else { return }
            own.zRotation = angle(own.position, parent.convert(node.position, from: other), radians)
        }
    }
    /// Turned towards a place; the range is what is added.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint { own, _ in own.zRotation = angle(own.position, point, radians) }
    }
    private class func angle(_ from: CGPoint, _ to: CGPoint, _ range: SKRange) -> CGFloat {
        atan2(to.y - from.y, to.x - from.x) + range.clamped(0)
    }
}
