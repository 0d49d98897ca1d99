public import Foundation

// How bodies fall and collide, and particle systems. Values are kept; a panel stands for the scene.

/// Whether a body moves.
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
/// The shape by which a body hits others.
open class SCNPhysicsShape: NSObject {
    /// How exact it is.
    public struct Option: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
    }
    /// What stands for a body.
    public struct ShapeType: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The box around it.
        public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        /// The smallest body around it without hollows.
        public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
        /// Its own triangles.
        public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }
    /// Several shapes as one.
    public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {}
    /// That of a body.
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
    /// That of a node.
    public init(node: SCNNode, options: [Option: Any]? = nil) {}
}
/// How a node falls and hits others.
open class SCNPhysicsBody: NSObject {
    /// Whether it moves.
    open var type: SCNPhysicsBodyType
    /// Its shape; nil is that of the node.
    open var physicsShape: SCNPhysicsShape?
    /// A body of a shape.
    public required init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape) = (type, shape)
    }
    /// A body that moves.
    public class func dynamic() -> Self { Self(type: .dynamic, shape: nil) }
    /// A body that stands still.
    public class func `static`() -> Self { Self(type: .static, shape: nil) }
    /// A body that the program moves.
    public class func kinematic() -> Self { Self(type: .kinematic, shape: nil) }
    /// A body that moves.
    public override convenience init() { self.init(type: .dynamic, shape: nil) }
    /// What it weighs, and how it moves and hits. Nothing to do: a panel stands for the scene.
    open var mass: CGFloat = 1
    /// What it weighs, and how it moves and hits. Nothing to do: a panel stands for the scene.
    open var friction: CGFloat = 0.5
    /// What it weighs, and how it moves and hits. Nothing to do: a panel stands for the scene.
    open var restitution: CGFloat = 0.5
    /// What it weighs, and how it moves and hits. Nothing to do: a panel stands for the scene.
    open var rollingFriction: CGFloat = 0
    /// What it weighs, and how it moves and hits. Nothing to do: a panel stands for the scene.
    open var damping: CGFloat = 0.1
    /// What it weighs, and how it moves and hits. Nothing to do: a panel stands for the scene.
    open var angularDamping: CGFloat = 0.1
    /// What it weighs, and how it moves and hits. Nothing to do: a panel stands for the scene.
    open var charge: CGFloat = 0
    /// How it moves. Nothing to do: a panel stands for the scene.
    open var velocity = SCNVector3()
    /// How it turns. Nothing to do: a panel stands for the scene.
    open var angularVelocity = SCNVector4()
    /// How it may move. Nothing to do: a panel stands for the scene.
    open var velocityFactor = SCNVector3(1, 1, 1)
    /// How it may turn. Nothing to do: a panel stands for the scene.
    open var angularVelocityFactor = SCNVector3(1, 1, 1)
    /// Whether it falls. Nothing to do: a panel stands for the scene.
    open var isAffectedByGravity = true
    /// Whether it settles. Nothing to do: a panel stands for the scene.
    open var allowsResting = true
    /// What it is. Nothing to do: a panel stands for the scene.
    open var categoryBitMask = 1
    /// What it hits. Nothing to do: a panel stands for the scene.
    open var collisionBitMask = -1
    /// Of which hits a delegate is notified. Nothing to do: a panel stands for the scene.
    open var contactTestBitMask = 0
    /// Pushes it. Nothing to do: a panel stands for the scene.
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    /// Pushes it at a place. Nothing to do: a panel stands for the scene.
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    /// Turns it. Nothing to do: a panel stands for the scene.
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    /// Ends all pushes. Nothing to do: a panel stands for the scene.
    open func clearAllForces() {}
}
/// How bodies of a scene fall.
open class SCNPhysicsWorld: NSObject {
    override init() { super.init() }
    /// How bodies fall. Nothing to do: a panel stands for the scene.
    open var gravity = SCNVector3(0, -9.8, 0)
    /// How fast time passes. Nothing to do: a panel stands for the scene.
    open var speed: CGFloat = 1
    /// How often bodies move. Nothing to do: a panel stands for the scene.
    open var timeStep: TimeInterval = 1.0 / 60
    /// Is notified of hits; never. Held weakly.
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}
/// A hit. There is none.
open class SCNPhysicsContact: NSObject {
    private init(_ nodes: [SCNNode]) { (nodeA, nodeB) = (nodes[0], nodes[1]) }
    /// What has met.
    public let nodeA: SCNNode, nodeB: SCNNode
    /// Where.
    open var contactPoint: SCNVector3 { SCNVector3() }
    /// How hard.
    open var collisionImpulse: CGFloat { 0 }
}
/// Is notified of hits; never.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    /// Bodies meet; never called.
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    /// Bodies have met further; never called.
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    /// Bodies part; never called.
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
/// Where a node has to be.
open class SCNConstraint: NSObject {
    override init() { super.init() }
    /// How strictly. Nothing to do: a panel stands for the scene.
    open var influenceFactor: CGFloat = 1
    /// Whether it has to. Nothing to do: a panel stands for the scene.
    open var isEnabled = true
    /// Whether it goes there step by step. Nothing to do: a panel stands for the scene.
    open var isIncremental = false
}
/// A node looks at another.
open class SCNLookAtConstraint: SCNConstraint {
    /// The other.
    public let target: SCNNode?
    /// Looks at another node.
    public init(target: SCNNode?) { self.target = target }
    /// Whether its top is above. Nothing to do: a panel stands for the scene.
    open var isGimbalLockEnabled = false
}
/// Axes that a node may turn around.
public struct SCNBillboardAxis: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One axis each.
    public static let X = SCNBillboardAxis(rawValue: 1), Y = SCNBillboardAxis(rawValue: 2),
        Z = SCNBillboardAxis(rawValue: 4)
    /// All axes.
    public static let all: SCNBillboardAxis = [X, Y, Z]
}
/// A node looks at the camera.
open class SCNBillboardConstraint: SCNConstraint {
    /// Looks at the camera.
    public override init() { super.init() }
    /// What it may turn around. Nothing to do: a panel stands for the scene.
    open var freeAxes = SCNBillboardAxis.all
}
/// A node stays near another.
open class SCNDistanceConstraint: SCNConstraint {
    /// The other.
    public let target: SCNNode?
    /// Stays near another node.
    public init(target: SCNNode?) { self.target = target }
    /// At least. Nothing to do: a panel stands for the scene.
    open var minimumDistance: CGFloat = 0
    /// At most. Nothing to do: a panel stands for the scene.
    open var maximumDistance: CGFloat = .greatestFiniteMagnitude
}
