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
