public import Foundation
import QuadrantViews
public import SceneKit
public import SwiftUI
public import UIKit
public import simd

/// Makes the nodes of what is found. Never called: nothing is found.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    /// The node of something that was found; nil for an empty one.
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    /// Something was found.
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    /// Something is about to change.
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    /// Something has changed.
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    /// Something is no longer there.
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}
/// A view that has a session.
@MainActor @preconcurrency
public protocol ARSessionProviding: NSObjectProtocol {
    /// The session.
    var session: ARSession { get }
}
/// Shows a scene over the picture of the camera: a panel.
@MainActor @preconcurrency
open class ARSCNView: SCNView, ARSessionProviding {
    /// The session.
    open var session = ARSession()
    /// Whether the scene has the light of the room. Nothing to do: a panel stands for the scene.
    open var automaticallyUpdatesLighting = true
    /// Whether the scene has the noise of the camera. Nothing to do: a panel stands for the scene.
    open var rendersCameraGrain = true
    /// Whether what moves is blurred. Nothing to do: a panel stands for the scene.
    open var rendersMotionBlur = false
    /// The scene, an empty one at first.
    open override var scene: SCNScene! {
        get {
            if let scene = super.scene { return scene }
            let empty = SCNScene()
            super.scene = empty
            return empty
        }
        set { super.scene = newValue }
    }
    /// Nil: nothing was found.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    /// Nil: nothing was found.
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    /// Nil: without a camera no direction belongs to a point.
    open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target,
                           alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery? { nil }
    /// Nil: nothing was found.
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> SIMD3<Float>? { nil }
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("ARSCNView", symbol: "arkit")) }
}

/// Is notified of help that is shown; never called.
@MainActor @preconcurrency
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    /// Help is about to be shown.
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    /// Help is no longer shown.
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    /// The session is asked to begin again.
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
/// Says how to move the device until something is found. Shows nothing: no session runs.
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
    /// What is to be found.
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    /// What is to be found. Nothing to do: no session runs.
    open var goal = Goal.tracking
    /// The session. Nothing to do: none runs.
    open var session: ARSession?
    /// The view with the session. Nothing to do: none runs.
    open weak var sessionProvider: (any ARSessionProviding)?
    /// Is notified. Nothing to do: no help is shown.
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    /// Whether help is shown where it is needed. Nothing to do: no session runs.
    open var activatesAutomatically = true
    /// Whether help is shown. False.
    public var isActive: Bool { false }
    /// Shows help. Nothing to do: no session runs.
    open func setActive(_ active: Bool, animated: Bool) {}
}
