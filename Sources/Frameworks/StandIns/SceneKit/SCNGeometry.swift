public import CoreGraphics
public import Foundation
public import UIKit

/// A body.
open class SCNGeometry: NSObject {
    public override init() { super.init() }
    /// A body of points and of what they make.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (self.sources, self.elements) = (sources, elements ?? [])
    }
    /// Its points.
    public private(set) var sources: [SCNGeometrySource] = []
    /// What its points make.
    public private(set) var elements: [SCNGeometryElement] = []
    /// Its points of a kind.
    open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
        sources.filter { $0.semantic == semantic }
    }
    /// How fine it is. Nothing to do: a panel stands for the scene.
    open var subdivisionLevel = 0
    /// What is seen of it from far away. Nothing to do: a panel stands for the scene.
    open var levelsOfDetail: [SCNLevelOfDetail]?
    /// What the graphics processor does besides. Nothing to do: a panel stands for the scene.
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    /// The surface of a name; nil without one.
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    /// Adds a surface before others.
    open func insertMaterial(_ material: SCNMaterial, at index: Int) {
        materials.insert(material, at: min(max(index, 0), materials.count))
    }
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
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var segmentCount = 24
    /// Whether its pieces are alike. Nothing to do: a panel stands for the scene.
    open var isGeodesic = false
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
    /// How round its corners are. Nothing to do: a panel stands for the scene.
    open var cornerRadius: CGFloat = 0
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var widthSegmentCount = 1
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var heightSegmentCount = 1
    /// To the right.
    open var width: CGFloat
    /// Up.
    open var height: CGFloat
    /// A plane.
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
/// A text.
open class SCNText: SCNGeometry {
    /// How smooth it is; less is smoother. Nothing to do: a panel stands for the scene.
    open var flatness: CGFloat = 0.6
    /// How round its edges are. Nothing to do: a panel stands for the scene.
    open var chamferRadius: CGFloat = 0
    /// Where it is broken into lines. Nothing to do: a panel stands for the scene.
    open var containerFrame = CGRect.zero
    /// Whether it is broken into lines. Nothing to do: a panel stands for the scene.
    open var isWrapped = false
    /// Where its lines are. Nothing to do: a panel stands for the scene.
    open var alignmentMode = "left"
    /// The text.
    open var string: Any?
    /// How thick it is.
    open var extrusionDepth: CGFloat
    /// Its font.
    open var font: UIFont!
    /// A text.
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
}
/// What is seen of a body from far away.
open class SCNLevelOfDetail: NSObject {
    /// The body.
    public let geometry: SCNGeometry?
    /// From how far.
    public let worldSpaceDistance: CGFloat
    /// A body from a distance.
    public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
        (self.geometry, worldSpaceDistance) = (geometry, distance)
    }
}
/// A pillar.
open class SCNCylinder: SCNGeometry {
    /// How far its side is from its middle.
    open var radius: CGFloat
    /// From its bottom to its top.
    open var height: CGFloat
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var radialSegmentCount = 48
    /// A pillar.
    public init(radius: CGFloat, height: CGFloat) {
        self.radius = radius
        self.height = height
    }
}
/// A cone.
open class SCNCone: SCNGeometry {
    /// Of its top.
    open var topRadius: CGFloat
    /// Of its bottom.
    open var bottomRadius: CGFloat
    /// From its bottom to its top.
    open var height: CGFloat
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var radialSegmentCount = 48
    /// A cone.
    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }
}
/// A pipe.
open class SCNTube: SCNGeometry {
    /// Of its hole.
    open var innerRadius: CGFloat
    /// Of its side.
    open var outerRadius: CGFloat
    /// From its bottom to its top.
    open var height: CGFloat
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var radialSegmentCount = 48
    /// A pipe.
    public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
    }
}
/// A pillar with half balls at its ends.
open class SCNCapsule: SCNGeometry {
    /// Of its ends.
    open var capRadius: CGFloat
    /// From its bottom to its top.
    open var height: CGFloat
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var radialSegmentCount = 48
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var capSegmentCount = 48
    /// A pillar with half balls at its ends.
    public init(capRadius: CGFloat, height: CGFloat) {
        self.capRadius = capRadius
        self.height = height
    }
}
/// A ring.
open class SCNTorus: SCNGeometry {
    /// From its middle to that of the pipe.
    open var ringRadius: CGFloat
    /// Of the pipe.
    open var pipeRadius: CGFloat
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var ringSegmentCount = 48
    /// How many pieces it has. Nothing to do: a panel stands for the scene.
    open var pipeSegmentCount = 48
    /// A ring.
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
    }
}
/// A pyramid.
open class SCNPyramid: SCNGeometry {
    /// To the right.
    open var width: CGFloat
    /// Up.
    open var height: CGFloat
    /// Towards the viewer.
    open var length: CGFloat
    /// A pyramid.
    public init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.width = width
        self.height = height
        self.length = length
    }
}
/// A plane without an end.
open class SCNFloor: SCNGeometry {
    /// How much it reflects, 0…1. Nothing to do: a panel stands for the scene.
    open var reflectivity: CGFloat = 0.25
    /// From how far it reflects nothing. Nothing to do: a panel stands for the scene.
    open var reflectionFalloffEnd: CGFloat = 0
    /// How far it reflects. Nothing to do: a panel stands for the scene.
    open var reflectionFalloffStart: CGFloat = 0
    /// To the right; 0 is without an end. Nothing to do: a panel stands for the scene.
    open var width: CGFloat = 0
    /// Towards the viewer; 0 is without an end. Nothing to do: a panel stands for the scene.
    open var length: CGFloat = 0
}
/// A flat shape with a thickness.
open class SCNShape: SCNGeometry {
    /// The shape; nil is nothing.
    open var path: UIBezierPath?
    /// How thick it is.
    open var extrusionDepth: CGFloat
    /// How round its edges are. Nothing to do: a panel stands for the scene.
    open var chamferRadius: CGFloat = 0
    /// A flat shape with a thickness.
    public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
}
/// Points of a body, or what belongs to each.
open class SCNGeometrySource: NSObject {
    /// What they are.
    public struct Semantic: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        private static func named(_ name: String) -> Self { Self(rawValue: "kGeometrySourceSemantic" + name) }
        public static let vertex = named("Vertex"), normal = named("Normal"), color = named("Color")
        public static let texcoord = named("Texcoord"), tangent = named("Tangent")
        public static let boneWeights = named("BoneWeights"), boneIndices = named("BoneIndices")
    }
    /// What they are.
    public let semantic: Semantic
    /// How many there are.
    public let vectorCount: Int
    /// How many numbers each has.
    public let componentsPerVector: Int
    /// The bytes.
    public let data: Data
    /// Numbers in bytes; where they are has no effect.
    public init(data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
                componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int) {
        (self.data, self.semantic, self.vectorCount) = (data, semantic, vectorCount)
        self.componentsPerVector = componentsPerVector
    }
    /// Points.
    public convenience init(vertices: [SCNVector3]) { self.init(vertices, .vertex) }
    /// Directions that surfaces look to.
    public convenience init(normals: [SCNVector3]) { self.init(normals, .normal) }
    /// Places of a picture.
    public convenience init(textureCoordinates points: [CGPoint]) {
        let numbers = points.flatMap { [Float($0.x), Float($0.y)] }
        self.init(numbers, .texcoord, count: points.count, 2)
    }
    private convenience init(_ vectors: [SCNVector3], _ semantic: Semantic) {
        self.init(vectors.flatMap { [$0.x, $0.y, $0.z] }, semantic, count: vectors.count, 3)
    }
    private convenience init(_ numbers: [Float], _ semantic: Semantic, count: Int, _ components: Int) {
        self.init(data: numbers.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: count,
                  usesFloatComponents: true, componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0,
                  dataStride: 4 * components)
    }
}
/// What points make.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }
/// What the points of a body make, by their numbers.
open class SCNGeometryElement: NSObject {
    /// What they make.
    public let primitiveType: SCNGeometryPrimitiveType
    /// How many of it.
    public let primitiveCount: Int
    /// The numbers of points.
    public let data: Data
    /// How large points are. Nothing to do: a panel stands for the scene.
    open var pointSize: CGFloat = 1
    /// How large points are at least. Nothing to do: a panel stands for the scene.
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    /// How large points are at most. Nothing to do: a panel stands for the scene.
    open var maximumPointScreenSpaceRadius: CGFloat = 1
    /// Numbers of points in bytes; nil counts them.
    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        (self.data, self.primitiveType, self.primitiveCount) = (data ?? Data(), primitiveType, primitiveCount)
    }
    /// Numbers of points.
    public convenience init<IndexType: FixedWidthInteger>(indices: [IndexType],
                                                          primitiveType: SCNGeometryPrimitiveType) {
        let count = switch primitiveType {
        case .triangles: indices.count / 3
        case .triangleStrip: max(indices.count - 2, 0)
        case .line: indices.count / 2
        case .point, .polygon: indices.count
        }
        self.init(data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count,
                  bytesPerIndex: MemoryLayout<IndexType>.size)
    }
}
