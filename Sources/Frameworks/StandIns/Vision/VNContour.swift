public import CoreGraphics
public import Foundation

// Outlines, ways of things that are thrown, and shapes to compute with. No model is here: none is found.

/// An outline. Nothing is found: no program gets one.
open class VNContour: NSObject {
    override init() { super.init() }
    /// The numbers of the outlines around it, and its own.
    open var indexPath: IndexPath { IndexPath() }
    /// 0.
    open var childContourCount: Int { 0 }
    /// None.
    open var childContours: [VNContour] { [] }
    /// Throws.
    open func childContour(at childContourIndex: Int) throws -> VNContour { throw VNError(.invalidArgument) }
    /// 0.
    open var pointCount: Int { 0 }
    /// Points, 0…1 of the picture from its lower left corner: none.
    open var normalizedPoints: [SIMD2<Float>] { [] }
    /// A path through the points: empty.
    open var normalizedPath: CGPath { CGMutablePath() }
    /// The picture's width by its height.
    open var aspectRatio: Float { 1 }
    /// Throws: there are no points.
    open func polygonApproximation(epsilon: Float) throws -> VNContour { throw VNError(.invalidArgument) }
}
/// The outlines of a picture. Nothing is found: no program gets one.
open class VNContoursObservation: VNObservation {
    /// 0.
    open var contourCount: Int { 0 }
    /// 0.
    open var topLevelContourCount: Int { 0 }
    /// None.
    open var topLevelContours: [VNContour] { [] }
    /// Throws.
    open func contour(at contourIndex: Int) throws -> VNContour { throw VNError(.invalidArgument) }
    /// Throws.
    open func contour(at indexPath: IndexPath) throws -> VNContour { throw VNError(.invalidArgument) }
    /// All outlines as one path: empty.
    open var normalizedPath: CGPath { CGMutablePath() }
}
/// The way of a thing that is thrown. Nothing is found: no program gets one.
open class VNTrajectoryObservation: VNObservation {
    /// None.
    open var detectedPoints: [VNPoint] { [] }
    /// None.
    open var projectedPoints: [VNPoint] { [] }
    /// a, b and c of a x² + b x + c.
    open var equationCoefficients: SIMD3<Float> { .zero }
    /// 0, of the picture's width.
    open var movingAverageRadius: CGFloat { 0 }
}

/// A direction and a length.
open class VNVector: NSObject {
    /// Its parts.
    public let x: Double, y: Double
    /// A direction by its parts.
    public init(xComponent x: Double, yComponent y: Double) { (self.x, self.y) = (x, y) }
    /// A direction by a length and an angle in radians, counterclockwise from the x axis.
    public convenience init(r: Double, theta: Double) {
        self.init(xComponent: r * cos(theta), yComponent: r * sin(theta))
    }
    /// From a tail to a head.
    public convenience init(vectorHead head: VNPoint, tail: VNPoint) {
        self.init(xComponent: head.x - tail.x, yComponent: head.y - tail.y)
    }
    /// No direction.
    open class var zero: VNVector { VNVector(xComponent: 0, yComponent: 0) }
    /// The length.
    open var r: Double { length }
    /// The angle in radians, counterclockwise from the x axis, -π…π.
    open var theta: Double { atan2(y, x) }
    /// The length.
    open var length: Double { hypot(x, y) }
    /// The length times itself.
    open var squaredLength: Double { x * x + y * y }
    /// The same direction with a length of 1; no direction stays none.
    open class func unitVector(for vector: VNVector) -> VNVector {
        vector.length > 0 ? VNVector(byMultiplying: vector, byScalar: 1 / vector.length) : .zero
    }
    /// A direction times a number.
    public convenience init(byMultiplying vector: VNVector, byScalar scalar: Double) {
        self.init(xComponent: vector.x * scalar, yComponent: vector.y * scalar)
    }
    /// The sum of two.
    public convenience init(byAdding v1: VNVector, to v2: VNVector) {
        self.init(xComponent: v1.x + v2.x, yComponent: v1.y + v2.y)
    }
    /// The second without the first.
    public convenience init(bySubtracting v1: VNVector, from v2: VNVector) {
        self.init(xComponent: v2.x - v1.x, yComponent: v2.y - v1.y)
    }
    /// The product of the lengths and the cosine of the angle between two.
    open class func dotProduct(of v1: VNVector, vector v2: VNVector) -> Double { v1.x * v2.x + v1.y * v2.y }
}
/// A circle.
open class VNCircle: NSObject {
    /// Its middle.
    public let center: VNPoint
    /// From the middle to the edge.
    public let radius: Double
    /// A circle by its middle and radius.
    public init(center: VNPoint, radius: Double) { (self.center, self.radius) = (center, radius) }
    /// A circle by its middle and diameter.
    public convenience init(center: VNPoint, diameter: Double) { self.init(center: center, radius: diameter / 2) }
    /// A circle of no size at the corner of the picture.
    open class var zero: VNCircle { VNCircle(center: .zero, radius: 0) }
    /// Twice the radius.
    open var diameter: Double { 2 * radius }
    /// Whether a point is in it.
    open func contains(_ point: VNPoint) -> Bool { center.distance(point) <= radius }
    /// Whether a point is in a ring of a width, whose middle is the circle's edge.
    open func contains(_ point: VNPoint, inCircumferentialRingOfWidth ringWidth: Double) -> Bool {
        abs(center.distance(point) - radius) <= ringWidth / 2
    }
}
