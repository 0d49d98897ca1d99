public import Foundation
import QuadrantViews
@_exported public import SceneKit
public import SwiftUI

// The picture of the camera with bodies in it. There is no camera: nothing is supported.

/// What a session finds out.
open class ARConfiguration: NSObject {
    public override init() { super.init() }
    /// False.
    open class var isSupported: Bool { false }
    /// Whether light is measured. Nothing to do: there is no camera.
    open var isLightEstimationEnabled = true
    /// How axes stand in the world.
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    /// How axes stand in the world. Nothing to do: there is no camera.
    open var worldAlignment = WorldAlignment.gravity
    /// What is separated in pictures.
    public struct FrameSemantics: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// People.
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        /// People, and how far they are.
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        /// Bodies.
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        /// How far things are.
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        /// How far things are, without noise.
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }
    /// What is separated in pictures. Nothing to do: there is no camera.
    open var frameSemantics: FrameSemantics = []
    /// False.
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    /// What a room is made of.
    public struct SceneReconstruction: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Triangles.
        public static let mesh = SceneReconstruction(rawValue: 1)
        /// Triangles, and what they are.
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
    }
}
/// Finds out how a device moves.
open class ARWorldTrackingConfiguration: ARConfiguration {
    /// Planes that are found.
    public struct PlaneDetection: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Floors and tables.
        public static let horizontal = PlaneDetection(rawValue: 1)
        /// Walls.
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    /// Planes that are found. Nothing to do: there is no camera.
    open var planeDetection: PlaneDetection = []
    /// Whether pictures around are made.
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    /// Whether pictures around are made. Nothing to do: there is no camera.
    open var environmentTexturing = EnvironmentTexturing.none
    /// What a room is made of. Nothing to do: there is no camera.
    open var sceneReconstruction: SceneReconstruction = []
    /// False.
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    /// Whether the camera finds the distance. Nothing to do: there is no camera.
    open var isAutoFocusEnabled = true
    /// Pictures that are looked for; nil for none. Nothing to do: there is no camera.
    open var detectionImages: Set<ARReferenceImage>! = []
    /// The most pictures that are followed. Nothing to do: there is no camera.
    open var maximumNumberOfTrackedImages = 0
}
/// Finds pictures.
open class ARImageTrackingConfiguration: ARConfiguration {
    /// Pictures that are looked for. Nothing to do: there is no camera.
    open var trackingImages: Set<ARReferenceImage> = []
    /// The most pictures that are followed. Nothing to do: there is no camera.
    open var maximumNumberOfTrackedImages = 1
}
/// Finds bodies.
open class ARBodyTrackingConfiguration: ARConfiguration {}
/// A picture that is looked for.
open class ARReferenceImage: NSObject {
    /// Its name.
    open var name: String?
    /// A picture and its width in metres.
    public init(_ image: CGImage, orientation: UInt32 = 1, physicalWidth: CGFloat) {
        let sides = CGFloat(image.height) / CGFloat(image.width)
        physicalSize = CGSize(width: physicalWidth, height: physicalWidth * sides)
    }
    /// In metres.
    public let physicalSize: CGSize
    /// Nil: groups of pictures are not read.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}
/// Finds faces.
open class ARFaceTrackingConfiguration: ARConfiguration {}
/// Something that was found. Nothing is.
open class ARAnchor: NSObject {
    /// The number.
    public let identifier = UUID()
}
/// Is notified of what is found.
public protocol ARSessionDelegate: NSObjectProtocol {
    /// The session has failed.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// Something was found; never called.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
}
/// Why a session has failed.
public struct ARError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable { case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed,
        cameraUnauthorized }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// Watches through the camera: not here.
open class ARSession: NSObject {
    /// How a session begins.
    public struct RunOptions: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the start.
        public static let resetTracking = RunOptions(rawValue: 1)
        /// Without what was found.
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
    }
    public override init() { super.init() }
    /// Is notified.
    open weak var delegate: (any ARSessionDelegate)?
    /// Ends at once: the delegate receives an error.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
    /// Ends watching. Nothing to do: there is no camera.
    open func pause() {}
}
/// Shows a scene over the picture of the camera: a panel.
@MainActor @preconcurrency
open class ARSCNView: SCNView {
    /// The session.
    public let session = ARSession()
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("ARSCNView", symbol: "arkit")) }
}
