public import SwiftUI
public import simd

/// Where something is, how large it is and how it is turned.
public struct Transform: Hashable, Sendable {
    /// How large it is.
    public var scale: SIMD3<Float>
    /// How it is turned.
    public var rotation: simd_quatf
    /// Where it is, in metres.
    public var translation: SIMD3<Float>
    /// In its place, as it is.
    public init(scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
                translation: SIMD3<Float> = .zero) {
        (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
    }
    /// Turned about the axes, in radians.
    public init(pitch x: Float, yaw y: Float = 0, roll z: Float = 0) {
        self.init(rotation: simd_quatf(angle: y, axis: [0, 1, 0]) * simd_quatf(angle: x, axis: [1, 0, 0])
            * simd_quatf(angle: z, axis: [0, 0, 1]))
    }
    /// In its place, as it is.
    public static let identity = Transform()
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(translation)
    }
}
/// Something that an entity can do.
public protocol Component {
    /// Makes the kind known. Nothing to do: kinds are not read from files.
    static func registerComponent()
}
extension Component {
    /// Makes the kind known. Nothing to do: kinds are not read from files.
    public static func registerComponent() {}
}
/// What an entity can do.
public struct ComponentSet {
    private var parts: [ObjectIdentifier: any Component] = [:]
    init() {}
    /// What it can do of a kind; nil for nothing.
    public subscript<T: Component>(componentType: T.Type) -> T? {
        get { parts[ObjectIdentifier(componentType)] as? T }
        set { parts[ObjectIdentifier(componentType)] = newValue }
    }
    /// Adds what it can do, in the place of what it can do of this kind.
    public mutating func set<T: Component>(_ component: T) { parts[ObjectIdentifier(T.self)] = component }
    /// Adds what it can do.
    public mutating func set(_ components: [any Component]) {
        for part in components { parts[ObjectIdentifier(type(of: part))] = part }
    }
    /// Whether it can do something of a kind.
    public func has(_ componentType: any Component.Type) -> Bool { parts[ObjectIdentifier(componentType)] != nil }
    /// Takes away what it can do of a kind.
    public mutating func remove(_ componentType: any Component.Type) { parts[ObjectIdentifier(componentType)] = nil }
    /// Takes all away.
    public mutating func removeAll() { parts = [:] }
    /// How many kinds there are.
    public var count: Int { parts.count }
}

// Kinds. Values are kept; a panel stands for the picture.

/// How much it is seen.
public struct OpacityComponent: Component {
    /// From 0 to 1.
    public var opacity: Float
    /// From 0 to 1.
    public init(opacity: Float = 1) { self.opacity = opacity }
}
/// It takes touches.
public struct InputTargetComponent: Component {
    /// Where touches are from.
    public struct InputType: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: Int
        /// Unknown bits are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A finger.
        public static let direct = InputType(rawValue: 1)
        /// A look.
        public static let indirect = InputType(rawValue: 2)
        /// All.
        public static let all: InputType = [.direct, .indirect]
    }
    /// Whether it takes them.
    public var isEnabled = true
    /// Where touches are from.
    public var allowedInputTypes: InputType
    /// It takes touches.
    public init(allowedInputTypes: InputType = .all) { self.allowedInputTypes = allowedInputTypes }
}
/// It shines when it is looked at.
public struct HoverEffectComponent: Component {
    /// It shines when it is looked at.
    public init() {}
}
/// A form that touches and others meet.
@MainActor @preconcurrency
public final class ShapeResource: Sendable {
    private nonisolated init() {}
    /// A box.
    public nonisolated static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
    /// A box.
    public nonisolated static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
        ShapeResource()
    }
    /// A ball.
    public nonisolated static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
    /// A cylinder with round ends.
    public nonisolated static func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
}
/// What touches and others meet.
public struct CollisionComponent: Component {
    /// Whether others bounce off.
    public enum Mode: Sendable { case `default`, trigger, colliding }
    /// The forms.
    public var shapes: [ShapeResource]
    /// Whether others bounce off.
    public var mode: Mode
    /// Forms.
    public init(shapes: [ShapeResource], mode: Mode = .default, isStatic: Bool = false) {
        (self.shapes, self.mode) = (shapes, mode)
    }
}
/// How heavy it is.
public struct PhysicsMassProperties: Sendable {
    /// Kilograms.
    public var mass: Float
    /// Kilograms.
    public init(mass: Float = 1) { self.mass = mass }
    /// A kilogram.
    public static let `default` = PhysicsMassProperties()
}
/// How it slides and bounces.
@MainActor @preconcurrency
public final class PhysicsMaterialResource: Sendable {
    private nonisolated init() {}
    /// How it slides and bounces.
    public nonisolated static func generate(friction: Float = 0.8, restitution: Float = 0.8)
        -> PhysicsMaterialResource { PhysicsMaterialResource() }
}
/// It falls and is pushed. Nothing moves here.
public struct PhysicsBodyComponent: Component {
    /// How heavy it is.
    public var massProperties: PhysicsMassProperties
    /// How it slides and bounces.
    public var material: PhysicsMaterialResource?
    /// What moves it.
    public var mode: PhysicsBodyMode
    /// Whether it is pulled down.
    public var isAffectedByGravity = true
    /// A body.
    public init(massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
                mode: PhysicsBodyMode = .dynamic) {
        (self.massProperties, self.material, self.mode) = (massProperties, material, mode)
    }
}
/// What moves a body.
public enum PhysicsBodyMode: Int, Hashable, Sendable { case `static`, kinematic, dynamic }
/// A form with surfaces.
public struct ModelComponent: Component {
    /// The form.
    public var mesh: MeshResource
    /// The surfaces.
    public var materials: [any Material]
    /// A form with surfaces.
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
/// Which entity it is, for people who do not see it.
public struct AccessibilityComponent: Component {
    /// Nothing is said.
    public init() {}
    /// What it is.
    public var label: LocalizedStringResource?
    /// Its value.
    public var value: LocalizedStringResource?
    /// Whether it is said.
    public var isAccessibilityElement = false
}
/// Light from all sides, or none.
public struct GroundingShadowComponent: Component {
    /// Whether it throws a shadow.
    public var castsShadow: Bool
    /// Whether it throws a shadow.
    public init(castsShadow: Bool) { self.castsShadow = castsShadow }
}
/// It faces the person.
public struct BillboardComponent: Component {
    /// It faces the person.
    public init() {}
}
