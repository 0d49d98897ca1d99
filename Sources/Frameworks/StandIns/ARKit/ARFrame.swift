public import CoreGraphics
public import CoreVideo
public import Foundation
public import UIKit
public import simd

// Pictures of the camera. None is made here.

/// A picture of the camera, and what is known with it.
open class ARFrame: NSObject {
    /// How well a place is known.
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
    override init() { super.init() }
    /// When it was taken, in seconds.
    public let timestamp: TimeInterval = 0
    /// The picture.
    open var capturedImage: CVPixelBuffer { fatalError("There is no camera: no ARFrame is made.") }
    /// Where the camera was.
    public let camera = ARCamera()
    /// What was found.
    public let anchors: [ARAnchor] = []
    /// The light; nil where it is not known.
    public let lightEstimate: ARLightEstimate? = nil
    /// Points that were found; nil for none.
    public let rawFeaturePoints: ARPointCloud? = nil
    /// How far things are; nil where it is not known.
    public let sceneDepth: ARDepthData? = nil, smoothedSceneDepth: ARDepthData? = nil
    /// Where people are; nil where it is not known.
    open var segmentationBuffer: CVPixelBuffer? { nil }
    /// How far people are; nil where it is not known.
    open var estimatedDepthData: CVPixelBuffer? { nil }
    /// How well the place is known.
    public let worldMappingStatus = WorldMappingStatus.notAvailable
    /// What is looked for at a point of the picture.
    open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target,
                           alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery {
        ARRaycastQuery(origin: SIMD3(), direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment)
    }
    /// From the picture to a view.
    open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform {
        .identity
    }
}
/// Where the camera is.
open class ARCamera: NSObject {
    /// How well a place is known.
    public enum TrackingState: Sendable, Hashable {
        /// Why it is not known well.
        public enum Reason: Sendable, Hashable {
            case initializing, relocalizing, excessiveMotion, insufficientFeatures
        }
        case notAvailable, limited(Reason), normal
    }
    override init() { super.init() }
    /// Where it is, and how it is turned.
    public let transform = matrix_identity_float4x4
    /// How it is turned, in radians.
    public let eulerAngles = SIMD3<Float>()
    /// How well its place is known.
    public let trackingState = TrackingState.notAvailable
    /// How it sees.
    public let intrinsics = matrix_identity_float3x3
    /// In pixels.
    public let imageResolution = CGSize.zero
    /// How it draws.
    public let projectionMatrix = matrix_identity_float4x4
    /// How it draws into a view.
    open func projectionMatrix(for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat,
                               zFar: CGFloat) -> simd_float4x4 { projectionMatrix }
    /// From the room to the camera.
    open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { transform }
    /// Where a point of the room is in a view. Zero.
    open func projectPoint(_ point: SIMD3<Float>, orientation: UIInterfaceOrientation, viewportSize: CGSize)
        -> CGPoint { .zero }
}
/// The light of a room.
open class ARLightEstimate: NSObject {
    override init() { super.init() }
    /// 1000 where it is neutral.
    public let ambientIntensity: CGFloat = 1000
    /// In kelvins.
    public let ambientColorTemperature: CGFloat = 6500
}
/// Points that were found.
open class ARPointCloud: NSObject {
    override init() { super.init() }
    /// In metres.
    public let points: [SIMD3<Float>] = []
    /// The numbers of points.
    public let identifiers: [UInt64] = []
}
/// How far things are.
open class ARDepthData: NSObject {
    override init() { super.init() }
    /// The distances, in metres.
    open var depthMap: CVPixelBuffer { fatalError("There is no camera: no ARDepthData is made.") }
    /// How well they are known; nil where it is not known.
    open var confidenceMap: CVPixelBuffer? { nil }
}
/// What is looked for along a line.
open class ARRaycastQuery: NSObject {
    /// What can be found.
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    /// How what can be found stands.
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
    /// The line.
    public let origin: SIMD3<Float>, direction: SIMD3<Float>
    /// What can be found.
    public let target: Target
    /// How what can be found stands.
    public let targetAlignment: TargetAlignment
    /// What is looked for along a line.
    public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target,
                alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}
/// What was found along a line. Nothing is.
open class ARRaycastResult: NSObject {
    override init() { super.init() }
    /// Where it is.
    public let worldTransform = matrix_identity_float4x4
    /// What it is; nil where that is not known.
    public let anchor: ARAnchor? = nil
    /// What was looked for.
    public let target = ARRaycastQuery.Target.estimatedPlane
    /// How what was looked for stands.
    public let targetAlignment = ARRaycastQuery.TargetAlignment.any
}
/// Something that is looked for along a line again and again. None is made.
open class ARTrackedRaycast: NSObject {
    override init() { super.init() }
    /// Ends looking. Nothing to do: there is no camera.
    open func stopTracking() {}
}
