@_exported public import AVFoundation
public import Dispatch
public import Foundation
@_exported public import SceneKit
public import simd

// The picture of the camera with bodies in it. There is no camera: a session ends at once.

/// Is notified of what becomes of a session.
public protocol ARSessionObserver: NSObjectProtocol {
    /// The session has failed.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// How well the place of the device is known has changed; never called.
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    /// The camera is not available; never called.
    func sessionWasInterrupted(_ session: ARSession)
    /// The camera is available again; never called.
    func sessionInterruptionEnded(_ session: ARSession)
    /// Whether the session looks for the place from before; never called.
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}
extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}
/// Is notified of what is found.
public protocol ARSessionDelegate: ARSessionObserver {
    /// There is a new picture; never called.
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    /// Something was found; never called.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Something has changed; never called.
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    /// Something is no longer there; never called.
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
/// Why a session has failed.
public struct ARError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized,
             microphoneUnauthorized, locationUnauthorized, highResolutionFrameCaptureInProgress,
             highResolutionFrameCaptureFailed
        case worldTrackingFailed = 200, geoTrackingNotAvailableAtLocation, geoTrackingFailed
        case invalidReferenceImage = 300, invalidReferenceObject, invalidWorldMap, invalidConfiguration,
             invalidCollaborationData
        case insufficientFeatures = 400, objectMergeFailed, fileIOFailed
        case requestFailed = 500
    }
    /// The reason.
    public let code: Code
    /// The domain of these errors.
    public static let errorDomain = "com.apple.arkit.error"
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
        /// Without what is looked for at a point.
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        /// With a new shape of the room.
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }
    public override init() { super.init() }
    /// The number.
    public let identifier = UUID()
    /// Is notified.
    open weak var delegate: (any ARSessionDelegate)?
    /// Where the delegate is called; nil for the main queue. Nothing to do: it is called where the session begins.
    open var delegateQueue: DispatchQueue?
    /// What was asked for last; nil for nothing.
    open private(set) var configuration: ARConfiguration?
    /// Nil: there is no camera.
    open var currentFrame: ARFrame? { nil }
    /// Ends at once: the delegate receives an error.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
    /// Ends watching. Nothing to do: there is no camera.
    open func pause() {}
    /// Adds a place. Nothing to do: there is no camera.
    open func add(anchor: ARAnchor) {}
    /// Removes a place. Nothing to do: there is no camera.
    open func remove(anchor: ARAnchor) {}
    /// Moves the origin. Nothing to do: there is no camera.
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    /// Calls the function with an error: nothing was found.
    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }
    /// Fails: nothing was found.
    open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.insufficientFeatures) }
    /// Calls the function with an error: there is no camera.
    open func captureHighResolutionFrame(completion: @escaping (ARFrame?, (any Error)?) -> Void) {
        completion(nil, ARError(.highResolutionFrameCaptureFailed))
    }
    /// Empty: nothing was found.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    /// Nil: nothing was found.
    open func trackedRaycast(_ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void)
        -> ARTrackedRaycast? { nil }
}
