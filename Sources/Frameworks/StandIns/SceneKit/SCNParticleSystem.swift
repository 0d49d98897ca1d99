public import Foundation
public import QuartzCore
public import UIKit

/// A system of particles: how they are emitted, move and look. Values are kept; a panel stands for the scene.
open class SCNParticleSystem: NSObject {
    public override init() { super.init() }
    /// Nil: files of particles are not read.
    public convenience init?(named name: String, inDirectory directory: String?) { nil }
    /// Particles emitted per second. Nothing to do: a panel stands for the scene.
    open var birthRate: CGFloat = 1
    /// The range by which `birthRate` varies. Nothing to do: a panel stands for the scene.
    open var birthRateVariation: CGFloat = 0
    /// The life of a particle, in seconds. Nothing to do: a panel stands for the scene.
    open var particleLifeSpan: CGFloat = 1
    /// The range by which the life varies, in seconds. Nothing to do: a panel stands for the scene.
    open var particleLifeSpanVariation: CGFloat = 0
    /// The size of a particle, in units of the scene. Nothing to do: a panel stands for the scene.
    open var particleSize: CGFloat = 1
    /// The range by which the size varies. Nothing to do: a panel stands for the scene.
    open var particleSizeVariation: CGFloat = 0
    /// The initial speed, in units per second. Nothing to do: a panel stands for the scene.
    open var particleVelocity: CGFloat = 0
    /// The range by which the speed varies. Nothing to do: a panel stands for the scene.
    open var particleVelocityVariation: CGFloat = 0
    /// The angle of the cone in which particles are emitted, in degrees. Nothing to do: a panel stands for the scene.
    open var spreadingAngle: CGFloat = 0
    /// The length of an emission, in seconds. Nothing to do: a panel stands for the scene.
    open var emissionDuration: CGFloat = 1
    /// The mass of a particle, in kilograms. Nothing to do: a panel stands for the scene.
    open var particleMass: CGFloat = 1
    /// The part of the speed that is kept in a collision. Nothing to do: a panel stands for the scene.
    open var particleBounce: CGFloat = 0.7
    /// The initial angle of a particle, in degrees. Nothing to do: a panel stands for the scene.
    open var particleAngle: CGFloat = 0
    /// The initial turning speed, in degrees per second. Nothing to do: a panel stands for the scene.
    open var particleAngularVelocity: CGFloat = 0
    /// How far a particle is stretched along its movement. Nothing to do: a panel stands for the scene.
    open var stretchFactor: CGFloat = 0
    /// The speed of the simulation. Nothing to do: a panel stands for the scene.
    open var speedFactor: CGFloat = 1
    /// The deceleration of particles. Nothing to do: a panel stands for the scene.
    open var dampingFactor: CGFloat = 0
    /// The color of a particle. Nothing to do: a panel stands for the scene.
    open var particleColor = UIColor.white
    /// The ranges by which the components of the color vary. Nothing to do: a panel stands for the scene.
    open var particleColorVariation = SCNVector4()
    /// The image of a particle. Nothing to do: a panel stands for the scene.
    open var particleImage: Any?
    /// The geometry that emits particles. Nothing to do: a panel stands for the scene.
    open var emitterShape: SCNGeometry?
    /// The direction of the emission. Nothing to do: a panel stands for the scene.
    open var emittingDirection = SCNVector3(0, 1, 0)
    /// The constant acceleration. Nothing to do: a panel stands for the scene.
    open var acceleration = SCNVector3()
    /// Whether emissions repeat. Nothing to do: a panel stands for the scene.
    open var loops = true
    /// Whether particles move with their node. Nothing to do: a panel stands for the scene.
    open var isLocal = false
    /// How particles are blended with what is behind. Nothing to do: a panel stands for the scene.
    open var blendMode = SCNParticleBlendMode.additive
    /// Whether gravity acts on particles. Nothing to do: a panel stands for the scene.
    open var isAffectedByGravity = false
    /// Seconds that are simulated before the first frame. Nothing to do: a panel stands for the scene.
    open var warmupDuration: CGFloat = 0
    /// The range by which the length of an emission varies, in seconds. Nothing to do: a panel stands for the scene.
    open var emissionDurationVariation: CGFloat = 0
    /// Seconds between emissions. Nothing to do: a panel stands for the scene.
    open var idleDuration: CGFloat = 0
    /// The range by which the time between emissions varies, in seconds. Nothing to do: a panel stands for the scene.
    open var idleDurationVariation: CGFloat = 0
    /// The range by which the angle varies, in degrees. Nothing to do: a panel stands for the scene.
    open var particleAngleVariation: CGFloat = 0
    /// The range by which the turning speed varies. Nothing to do: a panel stands for the scene.
    open var particleAngularVelocityVariation: CGFloat = 0
    /// The range by which the mass varies. Nothing to do: a panel stands for the scene.
    open var particleMassVariation: CGFloat = 0
    /// The range by which the bounce varies. Nothing to do: a panel stands for the scene.
    open var particleBounceVariation: CGFloat = 0
    /// The friction of a particle in a collision. Nothing to do: a panel stands for the scene.
    open var particleFriction: CGFloat = 1
    /// The range by which the friction varies. Nothing to do: a panel stands for the scene.
    open var particleFrictionVariation: CGFloat = 0
    /// The electric charge of a particle, in coulombs. Nothing to do: a panel stands for the scene.
    open var particleCharge: CGFloat = 0
    /// The range by which the charge varies. Nothing to do: a panel stands for the scene.
    open var particleChargeVariation: CGFloat = 0
    /// The factor of the color's brightness. Nothing to do: a panel stands for the scene.
    open var particleIntensity: CGFloat = 1
    /// The range by which the brightness varies. Nothing to do: a panel stands for the scene.
    open var particleIntensityVariation: CGFloat = 0
    /// The part of the shape that emits particles. Nothing to do: a panel stands for the scene.
    open var birthLocation = SCNParticleBirthLocation.surface
    /// How the initial direction is chosen. Nothing to do: a panel stands for the scene.
    open var birthDirection = SCNParticleBirthDirection.constant
    /// The orientation of the image of a particle. Nothing to do: a panel stands for the scene.
    open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
    /// The axis of the orientation. Nothing to do: a panel stands for the scene.
    open var orientationDirection = SCNVector3()
    /// The drawing order of particles. Nothing to do: a panel stands for the scene.
    open var sortingMode = SCNParticleSortingMode.none
    /// How the images of a sequence follow each other. Nothing to do: a panel stands for the scene.
    open var imageSequenceAnimationMode = SCNParticleImageSequenceAnimationMode.repeat
    /// The columns of images in `particleImage`. Nothing to do: a panel stands for the scene.
    open var imageSequenceColumnCount = 1
    /// The rows of images in `particleImage`. Nothing to do: a panel stands for the scene.
    open var imageSequenceRowCount = 1
    /// The index of the first image. Nothing to do: a panel stands for the scene.
    open var imageSequenceInitialFrame: CGFloat = 0
    /// The range by which the first image varies. Nothing to do: a panel stands for the scene.
    open var imageSequenceInitialFrameVariation: CGFloat = 0
    /// Images per second. Nothing to do: a panel stands for the scene.
    open var imageSequenceFrameRate: CGFloat = 0
    /// The range by which the images per second vary. Nothing to do: a panel stands for the scene.
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
