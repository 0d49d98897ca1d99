public import Foundation
public import QuartzCore
public import UIKit

// What flies around. Values are kept; a panel stands for the scene.

/// What flies around.
open class SCNParticleSystem: NSObject {
    public override init() { super.init() }
    /// Nil: files of particles are not read.
    public convenience init?(named name: String, inDirectory directory: String?) { nil }
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var birthRate: CGFloat = 1
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var birthRateVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleLifeSpan: CGFloat = 1
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleLifeSpanVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleSize: CGFloat = 1
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleSizeVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleVelocity: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleVelocityVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var spreadingAngle: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var emissionDuration: CGFloat = 1
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleMass: CGFloat = 1
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleBounce: CGFloat = 0.7
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleAngle: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleAngularVelocity: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var stretchFactor: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var speedFactor: CGFloat = 1
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var dampingFactor: CGFloat = 0
    /// The colour. Nothing to do: a panel stands for the scene.
    open var particleColor = UIColor.white
    /// How colours differ. Nothing to do: a panel stands for the scene.
    open var particleColorVariation = SCNVector4()
    /// The picture. Nothing to do: a panel stands for the scene.
    open var particleImage: Any?
    /// Where it begins. Nothing to do: a panel stands for the scene.
    open var emitterShape: SCNGeometry?
    /// Where it flies to. Nothing to do: a panel stands for the scene.
    open var emittingDirection = SCNVector3(0, 1, 0)
    /// Where it falls to. Nothing to do: a panel stands for the scene.
    open var acceleration = SCNVector3()
    /// Whether it continues. Nothing to do: a panel stands for the scene.
    open var loops = true
    /// Whether it moves with its node. Nothing to do: a panel stands for the scene.
    open var isLocal = false
    /// How it goes over others. Nothing to do: a panel stands for the scene.
    open var blendMode = SCNParticleBlendMode.additive
    /// Whether it falls. Nothing to do: a panel stands for the scene.
    open var isAffectedByGravity = false
    /// How long it has flown when the scene begins, in seconds. Nothing to do: a panel stands for the scene.
    open var warmupDuration: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var emissionDurationVariation: CGFloat = 0
    /// How long nothing begins, in seconds. Nothing to do: a panel stands for the scene.
    open var idleDuration: CGFloat = 0
    /// How long nothing begins, in seconds. Nothing to do: a panel stands for the scene.
    open var idleDurationVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleAngleVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleAngularVelocityVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleMassVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleBounceVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleFriction: CGFloat = 1
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleFrictionVariation: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleCharge: CGFloat = 0
    /// How much flies, how long and how far. Nothing to do: a panel stands for the scene.
    open var particleChargeVariation: CGFloat = 0
    /// How bright it is. Nothing to do: a panel stands for the scene.
    open var particleIntensity: CGFloat = 1
    /// How bright it is. Nothing to do: a panel stands for the scene.
    open var particleIntensityVariation: CGFloat = 0
    /// Where in the shape it begins. Nothing to do: a panel stands for the scene.
    open var birthLocation = SCNParticleBirthLocation.surface
    /// Where it flies to at first. Nothing to do: a panel stands for the scene.
    open var birthDirection = SCNParticleBirthDirection.constant
    /// How it is turned. Nothing to do: a panel stands for the scene.
    open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
    /// Around what it is turned. Nothing to do: a panel stands for the scene.
    open var orientationDirection = SCNVector3()
    /// In which order it is drawn. Nothing to do: a panel stands for the scene.
    open var sortingMode = SCNParticleSortingMode.none
    /// How pictures follow each other. Nothing to do: a panel stands for the scene.
    open var imageSequenceAnimationMode = SCNParticleImageSequenceAnimationMode.repeat
    /// How many pictures one image has. Nothing to do: a panel stands for the scene.
    open var imageSequenceColumnCount = 1
    /// How many pictures one image has. Nothing to do: a panel stands for the scene.
    open var imageSequenceRowCount = 1
    /// The first picture. Nothing to do: a panel stands for the scene.
    open var imageSequenceInitialFrame: CGFloat = 0
    /// The first picture. Nothing to do: a panel stands for the scene.
    open var imageSequenceInitialFrameVariation: CGFloat = 0
    /// Pictures in a second. Nothing to do: a panel stands for the scene.
    open var imageSequenceFrameRate: CGFloat = 0
    /// Pictures in a second. Nothing to do: a panel stands for the scene.
    open var imageSequenceFrameRateVariation: CGFloat = 0
    /// Whether lights shine on it. Nothing to do: a panel stands for the scene.
    open var isLightingEnabled = false
    /// Whether what is behind shines through. Nothing to do: a panel stands for the scene.
    open var isBlackPassEnabled = false
    /// Whether fields move it. Nothing to do: a panel stands for the scene.
    open var affectedByPhysicsFields = false
    /// Whether it dies where it hits something. Nothing to do: a panel stands for the scene.
    open var particleDiesOnCollision = false
    /// Whether it is drawn into the depth. Nothing to do: a panel stands for the scene.
    open var writesToDepthBuffer = false
    /// What it hits. Nothing to do: a panel stands for the scene.
    open var colliderNodes: [SCNNode]?
    /// What begins where one begins. Nothing to do: a panel stands for the scene.
    open var systemSpawnedOnLiving: SCNParticleSystem?
    /// What begins where one dies. Nothing to do: a panel stands for the scene.
    open var systemSpawnedOnDying: SCNParticleSystem?
    /// What begins where one hits something. Nothing to do: a panel stands for the scene.
    open var systemSpawnedOnCollision: SCNParticleSystem?
    /// How much stronger edges shine. Nothing to do: a panel stands for the scene.
    open var fresnelExponent: CGFloat = 1
    /// How values change. Nothing to do: a panel stands for the scene.
    open var propertyControllers: [ParticleProperty: SCNParticlePropertyController]?
    /// Begins again. Nothing to do: a panel stands for the scene.
    open func reset() {}
}
/// How particles go over others.
public enum SCNParticleBlendMode: Int, Sendable { case additive, subtract, multiply, screen, alpha, replace }
/// Where in a shape particles begin.
public enum SCNParticleBirthLocation: Int, Sendable { case surface, volume, vertex }
/// Where particles fly to at first.
public enum SCNParticleBirthDirection: Int, Sendable { case constant, surfaceNormal, random }
/// How particles are turned.
public enum SCNParticleOrientationMode: Int, Sendable {
    case billboardScreenAligned, billboardViewAligned, free, billboardYAligned
}
/// In which order particles are drawn.
public enum SCNParticleSortingMode: Int, Sendable { case none, projectedDepth, distance, oldestFirst, youngestFirst }
/// How the pictures of particles follow each other.
public enum SCNParticleImageSequenceAnimationMode: Int, Sendable { case `repeat`, clamp, autoReverse }
/// Where from the values of particles change.
public enum SCNParticleInputMode: Int, Sendable { case overLife, overDistance, overOtherProperty }
extension SCNParticleSystem {
    /// A value of a particle.
    public struct ParticleProperty: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A value by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let position = Self(rawValue: "position"), angle = Self(rawValue: "angle")
        public static let rotationAxis = Self(rawValue: "rotationAxis"), velocity = Self(rawValue: "velocity")
        public static let angularVelocity = Self(rawValue: "angularVelocity"), life = Self(rawValue: "life")
        public static let color = Self(rawValue: "color"), opacity = Self(rawValue: "opacity")
        public static let size = Self(rawValue: "size"), frame = Self(rawValue: "frame")
        public static let frameRate = Self(rawValue: "frameRate"), bounce = Self(rawValue: "bounce")
        public static let charge = Self(rawValue: "charge"), friction = Self(rawValue: "friction")
        public static let contactPoint = Self(rawValue: "contactPoint")
        public static let contactNormal = Self(rawValue: "contactNormal")
    }
}
/// How a value of particles changes.
open class SCNParticlePropertyController: NSObject {
    /// The values.
    open var animation: CAAnimation
    /// Where from they are taken. Nothing to do: a panel stands for the scene.
    open var inputMode = SCNParticleInputMode.overLife
    /// A change by an animation.
    public init(animation: CAAnimation) { self.animation = animation }
}
