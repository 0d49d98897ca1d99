public import Foundation
public import UIKit

// What a session is asked for. There is no camera: nothing is supported.

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
    /// A size and a rate of pictures.
    open class VideoFormat: NSObject {
        /// In pixels.
        public let imageResolution: CGSize
        /// Pictures in a second.
        public let framesPerSecond: Int
        init(imageResolution: CGSize, framesPerSecond: Int) {
            (self.imageResolution, self.framesPerSecond) = (imageResolution, framesPerSecond)
        }
    }
    /// Empty: there is no camera.
    open class var supportedVideoFormats: [VideoFormat] { [] }
    /// Nil: there is no camera.
    open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
    /// The size and the rate of pictures. Nothing to do: there is no camera.
    open var videoFormat = VideoFormat(imageResolution: CGSize(width: 1920, height: 1440), framesPerSecond: 60)
    /// Whether sound is recorded. Nothing to do: there is no camera.
    open var providesAudioData = false
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
    /// Objects that are looked for. Nothing to do: there is no camera.
    open var detectionObjects: Set<ARReferenceObject> = []
    /// What was found before; nil for nothing. Nothing to do: there is no camera.
    open var initialWorldMap: ARWorldMap?
    /// Whether others take part. Nothing to do: there is no camera.
    open var isCollaborationEnabled = false
    /// Whether faces are found as well. Nothing to do: there is no camera.
    open var userFaceTrackingEnabled = false
    /// False.
    open class var supportsUserFaceTracking: Bool { false }
    /// Whether pictures around have a wide range. Nothing to do: there is no camera.
    open var wantsHDREnvironmentTextures = true
}
/// Finds pictures.
open class ARImageTrackingConfiguration: ARConfiguration {
    /// Pictures that are looked for. Nothing to do: there is no camera.
    open var trackingImages: Set<ARReferenceImage> = []
    /// The most pictures that are followed. Nothing to do: there is no camera.
    open var maximumNumberOfTrackedImages = 1
}
/// Finds bodies.
open class ARBodyTrackingConfiguration: ARConfiguration {
    /// Planes that are found. Nothing to do: there is no camera.
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    /// Whether the size of a body is found. Nothing to do: there is no camera.
    open var automaticSkeletonScaleEstimationEnabled = false
    /// Whether the camera finds the distance. Nothing to do: there is no camera.
    open var isAutoFocusEnabled = true
    /// What was found before; nil for nothing. Nothing to do: there is no camera.
    open var initialWorldMap: ARWorldMap?
}
/// Finds out how a device is turned.
open class AROrientationTrackingConfiguration: ARConfiguration {
    /// Whether the camera finds the distance. Nothing to do: there is no camera.
    open var isAutoFocusEnabled = true
}
/// Finds out where a device is, without pictures.
open class ARPositionalTrackingConfiguration: ARConfiguration {
    /// Planes that are found. Nothing to do: there is no camera.
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
/// Finds the shape of an object.
open class ARObjectScanningConfiguration: ARConfiguration {
    /// Planes that are found. Nothing to do: there is no camera.
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
/// Finds a place on the Earth.
open class ARGeoTrackingConfiguration: ARConfiguration {
    /// Planes that are found. Nothing to do: there is no camera.
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    /// No place is supported: there is no camera.
    @preconcurrency
    open class func checkAvailability(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }
}
/// An object that is looked for.
open class ARReferenceObject: NSObject {
    /// Its name.
    open var name: String?
    /// Objects are not read.
    public init(archiveURL url: URL) throws { throw ARError(.invalidReferenceObject) }
    /// Nil: groups of objects are not read.
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
}
/// What a session has found, to be kept. None is made: there is no camera.
open class ARWorldMap: NSObject {
    /// What was found.
    open var anchors: [ARAnchor] = []
    /// The middle, in metres.
    public let center = SIMD3<Float>()
    /// The sizes, in metres.
    public let extent = SIMD3<Float>()
    override init() { super.init() }
}
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
open class ARFaceTrackingConfiguration: ARConfiguration {
    /// How many faces are followed. Nothing to do: there is no camera.
    open var maximumNumberOfTrackedFaces = 1
    /// 0: there is no camera.
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    /// Whether the world around is found as well. Nothing to do: there is no camera.
    open var isWorldTrackingEnabled = false
    /// False.
    open class var supportsWorldTracking: Bool { false }
}
