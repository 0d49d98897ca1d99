public import CoreGraphics
public import Foundation
import QuadrantStandIn
import SwiftUI

/// How a node falls, and hits others. Lengths are points, angles radians, masses kilograms; 150 points are a metre.
@MainActor @preconcurrency
open class SKPhysicsBody: NSObject {
    /// A part of a body, around the position of its node.
    enum Part {
        case circle(CGPoint, CGFloat)
        /// A convex outline against the clock; two corners are a line without a thickness.
        case polygon([CGPoint])
    }
    let parts: [Part]
    /// Whether it is made of lines, which do not move.
    let isEdge: Bool
    /// The square metres that it covers.
    public let area: CGFloat
    private init(_ parts: [Part], isEdge: Bool = false) {
        (self.parts, self.isEdge) = (parts, isEdge)
        area = isEdge ? 0 : parts.reduce(0) { $0 + Self.area(of: $1) } / (SKPhysicsWorld.metre * SKPhysicsWorld.metre)
        isDynamic = !isEdge
    }
    private convenience init(outline: [CGPoint]) {
        self.init(Self.convexParts(outline).map { .polygon($0) })
    }

    // MARK: Shapes

    /// A disc around the position of the node.
    public convenience init(circleOfRadius r: CGFloat) { self.init([.circle(.zero, r)]) }
    /// A disc around a place of the node.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init([.circle(center, r)]) }
    /// A rectangle around the position of the node.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    /// A rectangle around a place of the node.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        let rect = CGRect(x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height)
        self.init([.polygon(Self.corners(rect))])
    }
    /// The area in a path, of which its first outline counts; curves are lines of its points.
    public convenience init(polygonFrom path: CGPath) { self.init(outline: Self.points(of: path)) }
    /// The rectangle of a picture: its transparent parts belong to it.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
    /// The rectangle of a picture: its transparent parts belong to it.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
    /// Several bodies as one.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.parts)) }
    /// A line between two places.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([.polygon([p1, p2])], isEdge: true) }
    /// Lines along a path.
    public convenience init(edgeChainFrom path: CGPath) {
        self.init(Self.lines(Self.points(of: path), isClosed: false), isEdge: true)
    }
    /// Lines along a path, and back to its beginning.
    public convenience init(edgeLoopFrom path: CGPath) {
        self.init(Self.lines(Self.points(of: path), isClosed: true), isEdge: true)
    }
    /// Lines around a rectangle.
    public convenience init(edgeLoopFrom rect: CGRect) {
        self.init(Self.lines(Self.corners(rect), isClosed: true), isEdge: true)
    }

    private static func corners(_ rect: CGRect) -> [CGPoint] {
        [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
         CGPoint(x: rect.minX, y: rect.maxY)]
    }
    private static func lines(_ points: [CGPoint], isClosed: Bool) -> [Part] {
        let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
        return zip(points, ends).map { .polygon([$0, $1]) }
    }
    private static func points(of path: CGPath) -> [CGPoint] {
        var points: [CGPoint] = [], isOver = false
        Path(path).forEach { element in
            switch element {
            case .move(let to): if points.isEmpty { points.append(to) } else { isOver = true }
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): if !isOver { points.append(to) }
            case .closeSubpath: isOver = true
            }
        }
        if points.count > 1, points.first == points.last { points.removeLast() }
        return points
    }
    private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    private static func signedArea(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    }
    private static func area(of part: Part) -> CGFloat {
        switch part {
        case .circle(_, let radius): .pi * radius * radius
        case .polygon(let points): abs(signedArea(points))
        }
    }
    /// An outline as convex ones: itself, or its triangles.
    private static func convexParts(_ outline: [CGPoint]) -> [[CGPoint]] {
        guard outline.count > 2 else { return outline.count == 2 ? [outline] : [] }
        var rest = signedArea(outline) < 0 ? Array(outline.reversed()) : outline
        func corner(_ index: Int) -> (CGPoint, CGPoint, CGPoint) {
            (rest[(index + rest.count - 1) % rest.count], rest[index], rest[(index + 1) % rest.count])
        }
        if rest.indices.allSatisfy({ cross(corner($0).0, corner($0).1, corner($0).2) >= 0 }) { return [rest] }
        var parts: [[CGPoint]] = []
        while rest.count > 3 {
            let ear = rest.indices.first { index in
                let (a, b, c) = corner(index)
                return cross(a, b, c) > 0 && !rest.contains { point in
                    point != a && point != b && point != c && cross(a, b, point) >= 0 && cross(b, c, point) >= 0
                        && cross(c, a, point) >= 0
                }
            }
            guard let ear else { break }
            let (a, b, c) = corner(ear)
            parts.append([a, b, c])
            rest.remove(at: ear)
        }
        return parts + (rest.count == 3 ? [rest] : [])
    }

    // MARK: Values

    /// The node that it moves.
    public internal(set) weak var node: SKNode?
    /// Whether it is moved.
    open var isDynamic: Bool
    /// Whether it turns.
    open var allowsRotation = true
    /// Whether it falls.
    open var affectedByGravity = true
    /// Whether it is at rest. Nothing to do: bodies at rest are computed as others.
    open var isResting = false
    /// Whether fast bodies are looked at closely. Nothing to do: all are.
    open var usesPreciseCollisionDetection = false
    /// Whether it stays where it is, and turns around it.
    open var pinned = false
    /// 0…1 of how much it slides.
    open var friction: CGFloat = 0.2
    /// 0…1 of how much it bounces.
    open var restitution: CGFloat = 0.2
    /// How fast it settles, a second.
    open var linearDamping: CGFloat = 0.1
    /// How fast its turning settles, a second.
    open var angularDamping: CGFloat = 0.1
    /// How heavy a square metre is.
    open var density: CGFloat = 1 { didSet { ownMass = nil } }
    private var ownMass: CGFloat?
    /// What it weighs: its area times its density, unless it is set.
    open var mass: CGFloat {
        get { ownMass ?? max(area * density, 1e-6) }
        set { ownMass = max(newValue, 1e-6) }
    }
    /// Points a second.
    open var velocity = CGVector.zero
    /// Radians a second.
    open var angularVelocity: CGFloat = 0
    /// What it carries. Nothing to do: there are no electric fields.
    open var charge: CGFloat = 0
    /// What it is, in bits.
    open var categoryBitMask: UInt32 = .max
    /// What moves it by hitting it.
    open var collisionBitMask: UInt32 = .max
    /// Of which hits the delegate of the world is notified.
    open var contactTestBitMask: UInt32 = 0
    /// Which fields move it. Nothing to do: there are no fields.
    open var fieldBitMask: UInt32 = .max
    /// What holds it to others.
    public internal(set) var joints: [SKPhysicsJoint] = []

    /// The bodies that it touches.
    open func allContactedBodies() -> [SKPhysicsBody] { node?.scene?.physicsWorld.touching(self) ?? [] }

    // MARK: Pushes

    var force = CGVector.zero, torque: CGFloat = 0
    /// Around the position of its node; square points times kilograms.
    var inertia: CGFloat {
        let size: CGFloat = parts.reduce(0) { whole, part in
            let own: CGFloat = switch part {
            case .circle(let center, let radius): radius * radius / 2 + center.x * center.x + center.y * center.y
            case .polygon(let points): points.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y } / CGFloat(points.count) / 2
            }
            return max(whole, own)
        }
        return mass * max(size, 1e-6)
    }
    private var factor: CGFloat { SKPhysicsWorld.metre / mass }
    /// Pushes it for the next step, in newtons.
    open func applyForce(_ force: CGVector) {
        (self.force.dx, self.force.dy) = (self.force.dx + force.dx, self.force.dy + force.dy)
    }
    /// Pushes it at a place of the scene for the next step, in newtons.
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        applyForce(force)
        torque += lever(force, point)
    }
    /// Turns it for the next step, in newton metres.
    open func applyTorque(_ torque: CGFloat) { self.torque += torque }
    /// Pushes it at once, in newton seconds.
    open func applyImpulse(_ impulse: CGVector) {
        velocity.dx += impulse.dx * factor
        velocity.dy += impulse.dy * factor
    }
    /// Pushes it at once at a place of the scene, in newton seconds.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        applyImpulse(impulse)
        applyAngularImpulse(lever(impulse, point))
    }
    /// Turns it at once, in newton metre seconds.
    open func applyAngularImpulse(_ impulse: CGFloat) {
        if allowsRotation { angularVelocity += impulse * SKPhysicsWorld.metre * SKPhysicsWorld.metre / inertia }
    }
    private func lever(_ push: CGVector, _ point: CGPoint) -> CGFloat {
        guard let node, let scene = node.scene else { return 0 }
        let center = node.convert(.zero, to: scene)
        return ((point.x - center.x) * push.dy - (point.y - center.y) * push.dx) / SKPhysicsWorld.metre
    }
}

/// What holds two bodies together. Nothing to do: joints do not hold.
@MainActor @preconcurrency
open class SKPhysicsJoint: NSObject {
    /// The bodies.
    open var bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
    /// How hard it is held. 0: joints do not hold.
    open var reactionForce: CGVector { .zero }
    /// How hard it is held. 0: joints do not hold.
    open var reactionTorque: CGFloat { 0 }
    required public init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}
/// Holds two bodies at a place, around which they turn. Nothing to do: joints do not hold.
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// Two bodies, at a place of the scene.
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> Self {
        Self(bodyA, bodyB)
    }
    /// How far it turns. Nothing to do: joints do not hold.
    open var shouldEnableLimits = false, lowerAngleLimit: CGFloat = 0, upperAngleLimit: CGFloat = 0
    /// How hard it turns. Nothing to do: joints do not hold.
    open var frictionTorque: CGFloat = 0, rotationSpeed: CGFloat = 0
}
/// Holds two bodies as they are. Nothing to do: joints do not hold.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    /// Two bodies, at a place of the scene.
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> Self {
        Self(bodyA, bodyB)
    }
}
/// Holds two bodies by a spring. Nothing to do: joints do not hold.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// Two bodies, at places of the scene.
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint,
                            anchorB: CGPoint) -> Self { Self(bodyA, bodyB) }
    /// How it swings. Nothing to do: joints do not hold.
    open var damping: CGFloat = 0, frequency: CGFloat = 0
}
/// Holds two bodies at a distance. Nothing to do: joints do not hold.
open class SKPhysicsJointLimit: SKPhysicsJoint {
    /// Two bodies, at places of the scene.
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint,
                            anchorB: CGPoint) -> Self { Self(bodyA, bodyB) }
    /// How far they may be apart. Nothing to do: joints do not hold.
    open var maxLength: CGFloat = 0
}
/// Lets two bodies slide along a line. Nothing to do: joints do not hold.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    /// Two bodies, at a place of the scene, along a direction.
    public class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint,
                            axis: CGVector) -> Self { Self(bodyA, bodyB) }
    /// How far it slides. Nothing to do: joints do not hold.
    open var shouldEnableLimits = false, lowerDistanceLimit: CGFloat = 0, upperDistanceLimit: CGFloat = 0
}
