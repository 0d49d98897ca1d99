public import ARKit
public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit
public import simd

extension Entity {
    /// Where it is, in metres of another entity; nil for the scene.
    public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        var result = SIMD3<Float>.zero, place: Entity? = self
        while let entity = place, entity !== referenceEntity {
            result = entity.orientation.act(result * entity.scale) + entity.position
            place = entity.parent
        }
        return result
    }
    /// Moves it to a place in metres of what it belongs to; other entities have no effect.
    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }
    /// Changes how large it is; other entities have no effect.
    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }
    /// Turns it; other entities have no effect.
    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        self.orientation = orientation
    }
    /// Moves it at once, whatever the duration in seconds.
    @discardableResult
    public func move(to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
                     timingFunction: AnimationTimingFunction = .default) -> AnimationPlaybackController {
        self.transform = transform
        return AnimationPlaybackController()
    }
    /// Plays a movement. Nothing to do: nothing moves.
    @discardableResult
    public func playAnimation(_ animation: AnimationResource, transitionDuration: TimeInterval = 0,
                              startsPaused: Bool = false) -> AnimationPlaybackController {
        AnimationPlaybackController()
    }
    /// None: files of scenes are not read.
    public var availableAnimations: [AnimationResource] { [] }
    /// Ends movements. Nothing to do: nothing moves.
    public func stopAllAnimations(recursive: Bool = true) {}
    /// Makes forms that touches meet. Nothing to do: nothing is met.
    public func generateCollisionShapes(recursive: Bool) {}
    /// The same again, with what belongs to it.
    public func clone(recursive: Bool) -> Self {
        let copy = Self()
        (copy.name, copy.transform, copy.components, copy.isEnabled) = (name, transform, components, isEnabled)
        if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
        return copy
    }
    /// Throws: files of scenes are not read.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
    /// Throws: files of scenes are not read.
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
}
extension ModelEntity {
    /// Its form and surfaces; nil for none.
    public var model: ModelComponent? {
        get { components[ModelComponent.self] } set { components[ModelComponent.self] = newValue }
    }
    /// What touches meet; nil for nothing.
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] } set { components[CollisionComponent.self] = newValue }
    }
    /// How it falls; nil stays where it is.
    public var physicsBody: PhysicsBodyComponent? {
        get { components[PhysicsBodyComponent.self] } set { components[PhysicsBodyComponent.self] = newValue }
    }
}
/// How fast a movement is when.
public struct AnimationTimingFunction: Hashable, Sendable {
    private let name: String
    public static let `default` = AnimationTimingFunction(name: "default")
    public static let linear = AnimationTimingFunction(name: "linear")
    public static let easeIn = AnimationTimingFunction(name: "easeIn")
    public static let easeOut = AnimationTimingFunction(name: "easeOut")
    public static let easeInOut = AnimationTimingFunction(name: "easeInOut")
}
/// A movement. None is read.
@MainActor @preconcurrency
public final class AnimationResource {
    init() {}
    /// Again and again.
    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    /// Several times.
    public func `repeat`(count: Int) -> AnimationResource { self }
}
/// A movement that plays. None does.
@MainActor @preconcurrency
public final class AnimationPlaybackController {
    init() {}
    /// True.
    public var isComplete: Bool { true }
    /// False.
    public var isPlaying: Bool { false }
    /// Pauses. Nothing to do: nothing moves.
    public func pause() {}
    /// Continues. Nothing to do: nothing moves.
    public func resume() {}
    /// Ends. Nothing to do: nothing moves.
    public func stop() {}
}
/// A body.
open class ModelEntity: Entity {
    public required init() { super.init() }
    /// A form with surfaces.
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    /// Pushes it. Nothing to do: nothing moves.
    open func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    /// Pushes it. Nothing to do: nothing moves.
    open func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
}
/// Light from far away.
open class DirectionalLight: Entity {
    /// Light.
    public struct Light: Component {
        /// The colour.
        public var color = UIColor.white
        /// In lux.
        public var intensity: Float = 2_145.7
    }
    /// The light.
    open var light = Light()
}
/// Light from a point.
open class PointLight: Entity {
    /// Light.
    public struct Light: Component {
        /// The colour.
        public var color = UIColor.white
        /// In lumens.
        public var intensity: Float = 26_963.76
        /// Metres up to which it shines.
        public var attenuationRadius: Float = 10
    }
    /// The light.
    open var light = Light()
}
/// Where a scene is seen from.
open class PerspectiveCamera: Entity {
    /// A camera.
    public struct Lens: Component {
        /// Degrees.
        public var fieldOfViewInDegrees: Float = 60
        /// Metres from which on things are seen.
        public var near: Float = 0.01
        /// Metres up to which things are seen.
        public var far: Float = .infinity
    }
    /// The camera.
    open var camera = Lens()
}
/// What an entity stays at.
public struct AnchoringComponent: Component {
    /// What an entity stays at.
    public enum Target {
        /// Which planes.
        public struct Alignment: OptionSet, Sendable {
            /// The bits of the framework.
            public let rawValue: UInt8
            /// Unknown bits are kept.
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            /// Floors and tables.
            public static let horizontal = Alignment(rawValue: 1)
            /// Walls.
            public static let vertical = Alignment(rawValue: 2)
            /// All.
            public static let any: Alignment = [.horizontal, .vertical]
        }
        /// What a plane is.
        public struct Classification: OptionSet, Sendable {
            /// The bits of the framework.
            public let rawValue: UInt64
            /// Unknown bits are kept.
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            public static let wall = Classification(rawValue: 1), floor = Classification(rawValue: 2)
            public static let ceiling = Classification(rawValue: 4), table = Classification(rawValue: 8)
            public static let seat = Classification(rawValue: 16)
            /// Any.
            public static let any = Classification(rawValue: .max)
        }
        case camera, face, body
        case world(transform: simd_float4x4)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String)
        case object(group: String, name: String)
    }
    /// What it stays at.
    public let target: Target
    /// What it stays at.
    public init(_ target: Target) { self.target = target }
}
/// A place in a scene.
open class AnchorEntity: Entity {
    public required init() { super.init() }
    /// A place in the world.
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
    /// At something that the camera sees: nothing is seen.
    public convenience init(_ target: AnchoringComponent.Target) {
        self.init()
        components.set(AnchoringComponent(target))
    }
    /// At a plane that the camera sees: nothing is seen.
    public convenience init(plane alignment: AnchoringComponent.Target.Alignment,
                            classification: AnchoringComponent.Target.Classification = .any,
                            minimumBounds: SIMD2<Float> = .zero) {
        self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds))
    }
}
extension RealityViewCameraContent {
    /// Whether the picture of the camera is behind entities.
    public enum Camera: Sendable { case virtual, spatialTracking, worldTracking }
    /// Whether the picture of the camera is behind entities. Nothing to do: there is no camera.
    public var camera: Camera { get { .virtual } nonmutating set {} }
}
/// What a `RealityView` shows.
public typealias RealityViewContent = RealityViewCameraContent
/// Views as entities.
@MainActor @preconcurrency
public struct RealityViewAttachments {
    init() {}
    /// Nil: views are no entities here.
    public func entity(for id: some Hashable) -> Entity? { nil }
}
/// A view as an entity.
public struct Attachment<Content: View>: View {
    /// A view with a name.
    public init(id: some Hashable, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}
/// Shows entities: a panel. Its closures are not called.
public struct RealityView: View {
    /// Shows the entities that a closure adds.
    public init(make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
                update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil) {}
    /// Shows the entities that a closure adds, and a view before.
    public init<Placeholder: View>(
        make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
        update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil,
        @ViewBuilder placeholder: () -> Placeholder
    ) {}
    /// Shows the entities that a closure adds, and views as entities.
    public init<Attachments: View>(
        make: @escaping @MainActor @Sendable (inout RealityViewCameraContent, RealityViewAttachments) async -> Void,
        update: (@MainActor (inout RealityViewCameraContent, RealityViewAttachments) -> Void)? = nil,
        @ViewBuilder attachments: @escaping () -> Attachments
    ) {}
    public var body: some View { FrameworkPanel("RealityView", symbol: "cube.transparent") }
}
/// A scene.
@MainActor @preconcurrency
public final class Scene {
    init() {}
    /// The places.
    public var anchors: [AnchorEntity] = []
    /// Adds a place.
    public func addAnchor(_ anchor: AnchorEntity) { anchors.append(anchor) }
    /// Removes a place.
    public func removeAnchor(_ anchor: AnchorEntity) { anchors.removeAll { $0 === anchor } }
    /// The entity of a name; nil without one.
    public func findEntity(named name: String) -> Entity? {
        anchors.lazy.compactMap { $0.findEntity(named: name) }.first
    }
}
/// Shows entities over the picture of the camera: a panel.
@MainActor @preconcurrency
open class ARView: UIView {
    /// A scene.
    public typealias Scene = RealityKit.Scene
    /// Whether the picture of the camera is behind entities.
    public enum CameraMode: Sendable { case ar, nonAR }
    /// What is drawn beside entities. Nothing is.
    public struct DebugOptions: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: Int
        /// Unknown bits are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let none: DebugOptions = []
        public static let showPhysics = DebugOptions(rawValue: 1), showStatistics = DebugOptions(rawValue: 2)
        public static let showAnchorOrigins = DebugOptions(rawValue: 4)
        public static let showAnchorGeometry = DebugOptions(rawValue: 8)
        public static let showWorldOrigin = DebugOptions(rawValue: 16)
        public static let showFeaturePoints = DebugOptions(rawValue: 32)
        public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
    }
    /// What is behind entities.
    public struct Environment {
        /// What is behind entities.
        public enum Background { case cameraFeed(exposureCompensation: Float = 0), color(UIColor) }
        /// What is behind entities. Nothing to do: a panel stands for the picture.
        public var background = Background.cameraFeed()
    }
    /// The scene.
    public let scene = RealityKit.Scene()
    /// Watches through the camera: not here.
    public let session = ARSession()
    /// What is behind entities. Nothing to do: a panel stands for the picture.
    open var environment = Environment()
    /// What is drawn beside entities. Nothing to do: a panel stands for the picture.
    open var debugOptions: DebugOptions = []
    /// Whether the session is begun by the view. Nothing to do: there is no camera.
    open var automaticallyConfigureSession = true
    /// An empty scene.
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// An empty scene, with or without the picture of the camera.
    public convenience init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        self.init(frame: frame)
        self.automaticallyConfigureSession = automaticallyConfigureSession
    }
    /// Nil: nothing is seen.
    open func entity(at point: CGPoint) -> Entity? { nil }
    /// None: nothing is seen.
    open func entities(at point: CGPoint) -> [Entity] { [] }
    /// Where it is seen from.
    open var cameraTransform: Transform { .identity }
    /// Calls the closure at once, with nil.
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("ARView", symbol: "arkit")) }
}
