public import CoreGraphics
@_exported public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit

// Scenes in three dimensions. They are kept; a panel stands for their picture.

/// A scene.
open class SCNScene: NSObject {
    public override init() { super.init() }
    /// Nil: files of scenes are not read.
    public init?(named name: String) { nil }
    /// Throws: files of scenes are not read.
    public init(url: URL) throws { throw CocoaError(.fileReadUnsupportedScheme) }
    /// All nodes.
    public let rootNode = SCNNode()
    /// What is behind all nodes.
    public let background = SCNMaterialProperty()
    /// How bodies fall.
    public let physicsWorld = SCNPhysicsWorld()
    /// Where fog begins. Nothing to do: a panel stands for the scene.
    open var fogStartDistance: CGFloat = 0
    /// Where nothing else is seen; 0 has no fog. Nothing to do: a panel stands for the scene.
    open var fogEndDistance: CGFloat = 0
    /// How fog grows. Nothing to do: a panel stands for the scene.
    open var fogDensityExponent: CGFloat = 1
    /// The colour of fog. Nothing to do: a panel stands for the scene.
    open var fogColor: Any = UIColor.white
    /// Whether all stands still. Nothing to do: a panel stands for the scene.
    open var isPaused = false
    /// Nil: files of scenes are not read.
    public convenience init?(named name: String, inDirectory directory: String?,
                             options: [SCNSceneSource.LoadingOption: Any]? = nil) { nil }
    /// Throws: files of scenes are not read.
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]?) throws { try self.init(url: url) }
    /// Adds a particle system. Nothing to do: a panel stands for the scene.
    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
        rootNode.addParticleSystem(system)
    }
    /// What lights all nodes from everywhere.
    public let lightingEnvironment = SCNMaterialProperty()
    /// False: files of scenes are not written.
    @discardableResult
    open func write(to url: URL, options: [String: Any]? = nil, delegate: Any?,
                    progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<Bool>) -> Void)? = nil) -> Bool {
        false
    }
}
/// How smooth edges are.
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
/// Reads scenes: not here.
open class SCNSceneSource: NSObject {
    /// How scenes are read.
    public struct LoadingOption: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
        public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
        public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
    }
    /// Nil: files of scenes are not read.
    public init?(url: URL, options: [LoadingOption: Any]? = nil) { nil }
    /// Nil.
    open func scene(options: [LoadingOption: Any]? = nil) -> SCNScene? { nil }
}
/// How a hit is searched for.
public struct SCNHitTestOption: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func named(_ name: String) -> Self { Self(rawValue: "kHitTest" + name) }
    public static let firstFoundOnly = named("FirstFoundOnly"), searchMode = named("SearchMode")
    public static let boundingBoxOnly = named("BoundingBoxOnly"), rootNode = named("RootNode")
    public static let ignoreHiddenNodes = named("IgnoreHiddenNodes"), categoryBitMask = named("CategoryBitMask")
    public static let backFaceCulling = named("BackFaceCulling"), sortResults = named("SortResults")
}
/// What is under a point. Nothing is: a panel stands for the scene.
open class SCNHitTestResult: NSObject {
    private init(node: SCNNode) { self.node = node }
    /// The node.
    public let node: SCNNode
    /// Where, in the node.
    open var localCoordinates: SCNVector3 { SCNVector3() }
    /// Where, in the scene.
    open var worldCoordinates: SCNVector3 { SCNVector3() }
    /// Where its surface looks to.
    open var worldNormal: SCNVector3 { SCNVector3() }
    /// The number of the part of the body.
    open var geometryIndex: Int { 0 }
}
/// Draws scenes.
public protocol SCNSceneRenderer: NSObjectProtocol {}
/// Is notified of frames; never: a panel stands for the scene.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    /// A frame begins; never called.
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    /// Changes were made; never called.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    /// Bodies have moved; never called.
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    /// A frame is about to be drawn; never called.
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    /// A frame was drawn; never called.
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene,
                         atTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}
/// Turns a camera around a scene.
public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
/// Moves the camera by fingers. Nothing to do: a panel stands for the scene.
@MainActor @preconcurrency
open class SCNCameraController: NSObject {
    override init() { super.init() }
    /// What fingers do. Nothing to do: a panel stands for the scene.
    open var interactionMode = SCNInteractionMode.orbitTurntable
    /// What is turned around. Nothing to do: a panel stands for the scene.
    open var target = SCNVector3()
    /// Whether it continues. Nothing to do: a panel stands for the scene.
    open var inertiaEnabled = false
    /// How far up, in degrees. Nothing to do: a panel stands for the scene.
    open var maximumVerticalAngle: Float = 0
    /// How far down, in degrees. Nothing to do: a panel stands for the scene.
    open var minimumVerticalAngle: Float = 0
}

/// Shows a scene: a panel.
@MainActor @preconcurrency
open class SCNView: UIView, SCNSceneRenderer {
    /// A view in a frame; options have no effect.
    public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }
    /// Is notified of frames; never. Held weakly.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// Moves the camera by fingers. Nothing to do: a panel stands for the scene.
    public let defaultCameraController = SCNCameraController()
    /// Whether time passes without changes. Nothing to do: a panel stands for the scene.
    open var loops = false
    /// None: a panel stands for the scene.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    /// The picture of a panel is not taken: an image without pixels.
    open func snapshot() -> UIImage { UIImage() }
    /// Shows another scene, at once.
    open func present(_ scene: SCNScene, with transition: Any?, incomingPointOfView pointOfView: SCNNode?,
                      completionHandler: (() -> Void)? = nil) {
        (self.scene, self.pointOfView) = (scene, pointOfView ?? self.pointOfView)
        completionHandler?()
    }
    /// Lets time pass. Nothing to do: a panel stands for the scene.
    open func play(_ sender: Any?) { isPlaying = true }
    /// Stops time. Nothing to do: a panel stands for the scene.
    open func pause(_ sender: Any?) { isPlaying = false }
    /// Stops time. Nothing to do: a panel stands for the scene.
    open func stop(_ sender: Any?) { isPlaying = false }
    /// The scene.
    open var scene: SCNScene?
    /// The node with the camera.
    open var pointOfView: SCNNode?
    /// Whether fingers turn the scene. Nothing to do: a panel stands for the scene.
    open var allowsCameraControl = false
    /// Whether there is a light without lights. Nothing to do: a panel stands for the scene.
    open var autoenablesDefaultLighting = false
    /// Whether numbers are shown. Nothing to do: a panel stands for the scene.
    open var showsStatistics = false
    /// How many frames are drawn in a second. Nothing to do: a panel stands for the scene.
    open var preferredFramesPerSecond = 60
    /// Whether frames are drawn at all times. Nothing to do: a panel stands for the scene.
    open var rendersContinuously = false
    /// How smooth edges are. Nothing to do: a panel stands for the scene.
    open var antialiasingMode = SCNAntialiasingMode.none
    /// Whether the scene moves. Nothing to do: a panel stands for the scene.
    open var isPlaying = false
    /// Whether fingers move the camera. Nothing to do: a panel stands for the scene.
    open var isJitteringEnabled = false
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("SCNView", symbol: "cube")) }
}
/// Shows a scene: a panel.
public struct SceneView: View {
    /// How a scene is shown.
    public struct Options: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: Int
        /// Unknown bits are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Fingers turn the scene.
        public static let allowsCameraControl = Options(rawValue: 1)
        /// Frames are drawn at all times.
        public static let rendersContinuously = Options(rawValue: 2)
        /// There is a light without lights.
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        /// Edges are smooth in motion.
        public static let jitteringEnabled = Options(rawValue: 8)
    }
    /// Shows a scene; options have no effect.
    public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
                preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X,
                delegate: (any SCNSceneRendererDelegate)? = nil, technique: AnyObject? = nil) {}
    public var body: some View { FrameworkPanel("SceneView", symbol: "cube") }
}
