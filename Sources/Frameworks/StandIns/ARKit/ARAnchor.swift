public import CoreLocation
public import Foundation
public import simd

// What a session finds. Nothing is found: programs make places of their own only.

/// A place in the room.
open class ARAnchor: NSObject {
    /// The number.
    public let identifier = UUID()
    /// The name; nil without one.
    public let name: String?
    /// Where it is, and how it is turned.
    public let transform: simd_float4x4
    /// The number of the session. Nil: none has found it.
    public let sessionIdentifier: UUID? = nil
    /// A place.
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
    /// A place with a name.
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
    /// A copy of a place.
    public required init(anchor: ARAnchor) { (name, transform) = (anchor.name, anchor.transform) }
}
/// Something that is followed.
public protocol ARTrackable: NSObjectProtocol {
    /// Whether it is seen now.
    var isTracked: Bool { get }
}
/// A plane, such as a floor.
open class ARPlaneAnchor: ARAnchor {
    /// How planes stand.
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    /// What planes are.
    public enum Classification: Sendable, Hashable {
        /// Why it is not known.
        public enum Status: Sendable, Hashable { case notAvailable, undetermined, unknown }
        case none(Status), wall, floor, ceiling, table, seat, window, door
    }
    /// How it stands.
    public let alignment = Alignment.horizontal
    /// Its middle, in metres.
    public let center = SIMD3<Float>()
    /// Its sizes, in metres.
    public let extent = SIMD3<Float>()
    /// Its size.
    public let planeExtent = ARPlaneExtent()
    /// Its shape.
    public let geometry = ARPlaneGeometry()
    /// What it is.
    public let classification = Classification.none(.notAvailable)
    /// False.
    open class var isClassificationSupported: Bool { false }
}
/// The size of a plane.
open class ARPlaneExtent: NSObject {
    /// In metres.
    public let width: Float = 0, height: Float = 0
    /// How it is turned around the y axis, in radians.
    public let rotationOnYAxis: Float = 0
    override init() { super.init() }
}
/// The shape of a plane.
open class ARPlaneGeometry: NSObject {
    /// The corners of triangles.
    public let vertices: [SIMD3<Float>] = [], boundaryVertices: [SIMD3<Float>] = []
    /// The places of the corners in a picture.
    public let textureCoordinates: [SIMD2<Float>] = []
    /// Three numbers of corners for each triangle.
    public let triangleIndices: [Int16] = []
    /// How many triangles there are.
    public var triangleCount: Int { triangleIndices.count / 3 }
    override init() { super.init() }
}
/// A picture that was found.
open class ARImageAnchor: ARAnchor, ARTrackable {
    /// Whether it is seen now. False.
    public let isTracked = false
    /// What was looked for.
    public let referenceImage: ARReferenceImage
    /// How much larger it is.
    public let estimatedScaleFactor: CGFloat = 1
    /// Fails: no picture is found.
    public required init(anchor: ARAnchor) {
        guard let image = (anchor as? ARImageAnchor)?.referenceImage else {
            fatalError("An ARImageAnchor is made from another one.")
        }
        referenceImage = image
        super.init(anchor: anchor)
    }
}
/// An object that was found.
open class ARObjectAnchor: ARAnchor {
    /// The name of the object; nil without one.
    public let referenceObject: ARReferenceObject? = nil
}
/// A face that was found.
open class ARFaceAnchor: ARAnchor, ARTrackable {
    /// A movement of a face, from 0 to 1.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A movement by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// Whether it is seen now. False.
    public let isTracked = false
    /// How far each movement has gone.
    public let blendShapes: [BlendShapeLocation: NSNumber] = [:]
    /// Where the eyes are.
    public let leftEyeTransform = matrix_identity_float4x4, rightEyeTransform = matrix_identity_float4x4
    /// Where the eyes look to.
    public let lookAtPoint = SIMD3<Float>()
    /// The shape.
    public let geometry = ARFaceGeometry()
}
/// The shape of a face.
open class ARFaceGeometry: NSObject {
    /// The corners of triangles.
    public let vertices: [SIMD3<Float>] = []
    /// The places of the corners in a picture.
    public let textureCoordinates: [SIMD2<Float>] = []
    /// Three numbers of corners for each triangle.
    public let triangleIndices: [Int16] = []
    /// How many triangles there are.
    public var triangleCount: Int { 0 }
    override init() { super.init() }
}
extension ARFaceAnchor.BlendShapeLocation {
    public static let browDownLeft = Self(rawValue: "browDown_L")
    public static let browDownRight = Self(rawValue: "browDown_R")
    public static let browInnerUp = Self(rawValue: "browInnerUp")
    public static let browOuterUpLeft = Self(rawValue: "browOuterUp_L")
    public static let browOuterUpRight = Self(rawValue: "browOuterUp_R")
    public static let cheekPuff = Self(rawValue: "cheekPuff")
    public static let cheekSquintLeft = Self(rawValue: "cheekSquint_L")
    public static let cheekSquintRight = Self(rawValue: "cheekSquint_R")
    public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
    public static let eyeLookDownLeft = Self(rawValue: "eyeLookDown_L")
    public static let eyeLookDownRight = Self(rawValue: "eyeLookDown_R")
    public static let eyeLookInLeft = Self(rawValue: "eyeLookIn_L")
    public static let eyeLookInRight = Self(rawValue: "eyeLookIn_R")
    public static let eyeLookOutLeft = Self(rawValue: "eyeLookOut_L")
    public static let eyeLookOutRight = Self(rawValue: "eyeLookOut_R")
    public static let eyeLookUpLeft = Self(rawValue: "eyeLookUp_L")
    public static let eyeLookUpRight = Self(rawValue: "eyeLookUp_R")
    public static let eyeSquintLeft = Self(rawValue: "eyeSquint_L")
    public static let eyeSquintRight = Self(rawValue: "eyeSquint_R")
    public static let eyeWideLeft = Self(rawValue: "eyeWide_L")
    public static let eyeWideRight = Self(rawValue: "eyeWide_R")
    public static let jawForward = Self(rawValue: "jawForward")
    public static let jawLeft = Self(rawValue: "jawLeft")
    public static let jawOpen = Self(rawValue: "jawOpen")
    public static let jawRight = Self(rawValue: "jawRight")
    public static let mouthClose = Self(rawValue: "mouthClose")
    public static let mouthDimpleLeft = Self(rawValue: "mouthDimple_L")
    public static let mouthDimpleRight = Self(rawValue: "mouthDimple_R")
    public static let mouthFrownLeft = Self(rawValue: "mouthFrown_L")
    public static let mouthFrownRight = Self(rawValue: "mouthFrown_R")
    public static let mouthFunnel = Self(rawValue: "mouthFunnel")
    public static let mouthLeft = Self(rawValue: "mouthLeft")
    public static let mouthLowerDownLeft = Self(rawValue: "mouthLowerDown_L")
    public static let mouthLowerDownRight = Self(rawValue: "mouthLowerDown_R")
    public static let mouthPressLeft = Self(rawValue: "mouthPress_L")
    public static let mouthPressRight = Self(rawValue: "mouthPress_R")
    public static let mouthPucker = Self(rawValue: "mouthPucker")
    public static let mouthRight = Self(rawValue: "mouthRight")
    public static let mouthRollLower = Self(rawValue: "mouthRollLower")
    public static let mouthRollUpper = Self(rawValue: "mouthRollUpper")
    public static let mouthShrugLower = Self(rawValue: "mouthShrugLower")
    public static let mouthShrugUpper = Self(rawValue: "mouthShrugUpper")
    public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
    public static let mouthStretchLeft = Self(rawValue: "mouthStretch_L")
    public static let mouthStretchRight = Self(rawValue: "mouthStretch_R")
    public static let mouthUpperUpLeft = Self(rawValue: "mouthUpperUp_L")
    public static let mouthUpperUpRight = Self(rawValue: "mouthUpperUp_R")
    public static let noseSneerLeft = Self(rawValue: "noseSneer_L")
    public static let noseSneerRight = Self(rawValue: "noseSneer_R")
    public static let tongueOut = Self(rawValue: "tongueOut")
}
/// A body that was found.
open class ARBodyAnchor: ARAnchor, ARTrackable {
    /// Whether it is seen now. False.
    public let isTracked = false
    /// Its joints.
    public let skeleton = ARSkeleton3D()
    /// How much larger it is.
    public let estimatedScaleFactor: CGFloat = 1
}
/// The joints of a body.
open class ARSkeleton: NSObject {
    /// A joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A joint by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let root = JointName(rawValue: "root"), head = JointName(rawValue: "head_joint")
        public static let leftHand = JointName(rawValue: "left_hand_joint")
        public static let rightHand = JointName(rawValue: "right_hand_joint")
        public static let leftFoot = JointName(rawValue: "left_foot_joint")
        public static let rightFoot = JointName(rawValue: "right_foot_joint")
        public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
        public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
    }
    override init() { super.init() }
    /// How many joints there are. 0.
    public var jointCount: Int { 0 }
    /// False: no joint is seen.
    open func isJointTracked(_ index: Int) -> Bool { false }
}
/// The joints of a body in the room.
open class ARSkeleton3D: ARSkeleton {
    /// Where joints are, from that before.
    public let jointLocalTransforms: [simd_float4x4] = []
    /// Where joints are, from the body.
    public let jointModelTransforms: [simd_float4x4] = []
    /// Nil: no joint is seen.
    open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
    /// Nil: no joint is seen.
    open func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}
/// A part of the shape of a room.
open class ARMeshAnchor: ARAnchor {}
/// A place on the Earth.
open class ARGeoAnchor: ARAnchor {
    /// Where it is.
    public let coordinate: CLLocationCoordinate2D
    /// How high it is, in metres; nil where it is on the ground.
    public let altitude: CLLocationDistance?
    /// A place on the Earth.
    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        super.init(transform: matrix_identity_float4x4)
    }
    /// A copy of a place.
    public required init(anchor: ARAnchor) {
        let place = anchor as? ARGeoAnchor
        (coordinate, altitude) = (place?.coordinate ?? CLLocationCoordinate2D(), place?.altitude)
        super.init(anchor: anchor)
    }
}
