public import CoreGraphics
@_exported public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit

// Scenes in three dimensions. They are kept; a panel stands for their picture.

/// A point or a direction.
public struct SCNVector3: Equatable, Sendable {
    /// To the right.
    public var x: Float
    /// Up.
    public var y: Float
    /// Towards the viewer.
    public var z: Float
    /// The origin.
    public init() { (x, y, z) = (0, 0, 0) }
    /// A point.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// A point.
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// A point.
    public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// A point.
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
}
/// An axis and an angle.
public struct SCNVector4: Equatable, Sendable {
    /// To the right.
    public var x: Float
    /// Up.
    public var y: Float
    /// Towards the viewer.
    public var z: Float
    /// In radians.
    public var w: Float
    /// An axis and an angle.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// An axis and an angle.
    public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
}
/// A point.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }

/// The colour or the picture of a surface.
open class SCNMaterialProperty: NSObject {
    /// A colour, a picture or a number.
    open var contents: Any?
    /// How strong it is.
    open var intensity: CGFloat = 1
}
/// A surface.
open class SCNMaterial: NSObject {
    public override init() { super.init() }
    /// Its colour.
    public let diffuse = SCNMaterialProperty()
    /// Its shine.
    public let specular = SCNMaterialProperty()
    /// What it emits.
    public let emission = SCNMaterialProperty()
    /// How much it is a metal.
    public let metalness = SCNMaterialProperty()
    /// How rough it is.
    public let roughness = SCNMaterialProperty()
    /// Its bumps.
    public let normal = SCNMaterialProperty()
    /// Whether its back is seen.
    open var isDoubleSided = false
    /// 0…1.
    open var transparency: CGFloat = 1
}
/// A body.
open class SCNGeometry: NSObject {
    public override init() { super.init() }
    /// The name.
    open var name: String?
    /// Its surfaces.
    open var materials: [SCNMaterial] = [SCNMaterial()]
    /// Its first surface.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
    }
}
/// A ball.
open class SCNSphere: SCNGeometry {
    /// The radius.
    open var radius: CGFloat
    /// A ball.
    public init(radius: CGFloat) { self.radius = radius }
}
/// A box.
open class SCNBox: SCNGeometry {
    /// To the right.
    open var width: CGFloat
    /// Up.
    open var height: CGFloat
    /// Towards the viewer.
    open var length: CGFloat
    /// The radius of its edges.
    open var chamferRadius: CGFloat
    /// A box.
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}
/// A plane.
open class SCNPlane: SCNGeometry {
    /// To the right.
    open var width: CGFloat
    /// Up.
    open var height: CGFloat
    /// A plane.
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
/// A text.
open class SCNText: SCNGeometry {
    /// The text.
    open var string: Any?
    /// How thick it is.
    open var extrusionDepth: CGFloat
    /// Its font.
    open var font: UIFont!
    /// A text.
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
}
/// A camera.
open class SCNCamera: NSObject {
    public override init() { super.init() }
    /// In degrees.
    open var fieldOfView: CGFloat = 60
    /// The nearest that is seen.
    open var zNear = 1.0
    /// The farthest that is seen.
    open var zFar = 100.0
}
/// A light.
open class SCNLight: NSObject {
    /// Kinds of lights.
    public struct LightType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From all sides.
        public static let ambient = LightType(rawValue: "ambient")
        /// From a point.
        public static let omni = LightType(rawValue: "omni")
        /// From far away.
        public static let directional = LightType(rawValue: "directional")
        /// In a cone.
        public static let spot = LightType(rawValue: "spot")
    }
    public override init() { super.init() }
    /// The kind.
    open var type = LightType.omni
    /// The colour.
    open var color: Any = UIColor.white
    /// How strong it is.
    open var intensity: CGFloat = 1000
    /// Whether it makes shadows.
    open var castsShadow = false
}
/// Something that changes over time. Nothing does here.
open class SCNAction: NSObject {
    /// Seconds.
    open var duration: TimeInterval
    private init(_ duration: TimeInterval) { self.duration = duration }
    /// Turns.
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction {
        SCNAction(duration)
    }
    /// Turns.
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    /// Moves.
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    /// Moves.
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    /// Without an end.
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
    /// One after the other.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.reduce(0) { $0 + $1.duration }) }
    /// Waits.
    open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
}
/// A body, a light or a camera at a place.
open class SCNNode: NSObject {
    public override init() { super.init() }
    /// A body.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// The name.
    open var name: String?
    /// The body.
    open var geometry: SCNGeometry?
    /// The light.
    open var light: SCNLight?
    /// The camera.
    open var camera: SCNCamera?
    /// Where it is.
    open var position = SCNVector3()
    /// How it is turned, around each axis.
    open var eulerAngles = SCNVector3()
    /// How it is turned.
    open var rotation = SCNVector4(0, 0, 0, 0)
    /// How large it is.
    open var scale = SCNVector3(1, 1, 1)
    /// Whether it is not seen.
    open var isHidden = false
    /// 0…1.
    open var opacity: CGFloat = 1
    /// The node that it belongs to.
    open private(set) weak var parent: SCNNode?
    /// What belongs to it.
    open private(set) var childNodes: [SCNNode] = []
    /// Adds a node.
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        childNodes.append(child)
        child.parent = self
    }
    /// Removes the node.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// The node of a name; nil without one.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    /// Changes over time. Nothing to do: a panel stands for the scene.
    open func runAction(_ action: SCNAction) {}
    /// Ends all changes. Nothing to do: a panel stands for the scene.
    open func removeAllActions() {}
}
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
/// Shows a scene: a panel.
@MainActor @preconcurrency
open class SCNView: UIView {
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
                preferredFramesPerSecond: Int = 60) {}
    public var body: some View { FrameworkPanel("SceneView", symbol: "cube") }
}
