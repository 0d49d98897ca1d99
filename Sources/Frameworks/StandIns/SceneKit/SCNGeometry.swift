public import CoreGraphics
public import Foundation
public import UIKit

/// A geometry: a shape and the materials of its surfaces.
open class SCNGeometry: NSObject {
    public override init() { super.init() }
    /// A geometry of vertices and the primitives that they form.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (self.sources, self.elements) = (sources, elements ?? [])
    }
    /// The vertices, and what belongs to each, such as a normal.
    public private(set) var sources: [SCNGeometrySource] = []
    /// The primitives that the vertices form.
    public private(set) var elements: [SCNGeometryElement] = []
    /// The sources with a semantic.
    open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
        sources.filter { $0.semantic == semantic }
    }
    /// How often surfaces are subdivided. Nothing to do: a panel stands for the scene.
    open var subdivisionLevel = 0
    /// Functions of the program in the place of the materials. Nothing to do: a panel stands for the scene.
    open var program: SCNProgram?
    /// Whether surfaces are subdivided by what is seen. Nothing to do: a panel stands for the scene.
    open var wantsAdaptiveSubdivision = true
    /// Simpler geometries for larger distances. Nothing to do: a panel stands for the scene.
    open var levelsOfDetail: [SCNLevelOfDetail]?
    /// Parts of shaders that are added. Nothing to do: a panel stands for the scene.
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    /// The material with a name; nil without one.
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    /// Inserts a material; an index out of range is the nearest one in it.
    open func insertMaterial(_ material: SCNMaterial, at index: Int) {
        materials.insert(material, at: min(max(index, 0), materials.count))
    }
    /// The name.
    open var name: String?
    /// The materials of the surfaces.
    open var materials: [SCNMaterial] = [SCNMaterial()]
    /// The first material.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
    }
}
/// A sphere.
open class SCNSphere: SCNGeometry {
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var segmentCount = 24
    /// Whether all triangles have about the same size. Nothing to do: a panel stands for the scene.
    open var isGeodesic = false
    /// The radius.
    open var radius: CGFloat
    /// A sphere around the origin.
    public init(radius: CGFloat) { self.radius = radius }
}
/// A box.
open class SCNBox: SCNGeometry {
    /// The extent along x.
    open var width: CGFloat
    /// The extent along y.
    open var height: CGFloat
    /// The extent along z.
    open var length: CGFloat
    /// The radius of the rounded edges.
    open var chamferRadius: CGFloat
    /// A box around the origin.
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}
/// A rectangle in the plane of x and y.
open class SCNPlane: SCNGeometry {
    /// The radius of the rounded corners. Nothing to do: a panel stands for the scene.
    open var cornerRadius: CGFloat = 0
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var widthSegmentCount = 1
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var heightSegmentCount = 1
    /// The extent along x.
    open var width: CGFloat
    /// The extent along y.
    open var height: CGFloat
    /// A rectangle around the origin.
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
/// An extruded text.
open class SCNText: SCNGeometry {
    /// The largest distance of a curve from the lines that approximate it. Nothing to do: a panel stands for the scene.
    open var flatness: CGFloat = 0.6
    /// The size of the bevelled edges. Nothing to do: a panel stands for the scene.
    open var chamferRadius: CGFloat = 0
    /// The rectangle that lines are broken in. Nothing to do: a panel stands for the scene.
    open var containerFrame = CGRect.zero
    /// Whether long lines are broken. Nothing to do: a panel stands for the scene.
    open var isWrapped = false
    /// The alignment of lines. Nothing to do: a panel stands for the scene.
    open var alignmentMode = "left"
    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The extent along z.
    open var extrusionDepth: CGFloat
    /// The font.
    open var font: UIFont!
    /// A text with an extent along z.
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
}
/// A geometry that is shown from a distance on.
open class SCNLevelOfDetail: NSObject {
    /// The geometry; nil shows none.
    public let geometry: SCNGeometry?
    /// The distance from the camera.
    public let worldSpaceDistance: CGFloat
    /// A geometry that is shown from a distance on.
    public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
        (self.geometry, worldSpaceDistance) = (geometry, distance)
    }
}
/// A cylinder along y.
open class SCNCylinder: SCNGeometry {
    /// The radius.
    open var radius: CGFloat
    /// The extent along y.
    open var height: CGFloat
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var radialSegmentCount = 48
    /// A cylinder around the origin.
    public init(radius: CGFloat, height: CGFloat) {
        self.radius = radius
        self.height = height
    }
}
/// A cone along y, or a part of one.
open class SCNCone: SCNGeometry {
    /// The radius of the top.
    open var topRadius: CGFloat
    /// The radius of the bottom.
    open var bottomRadius: CGFloat
    /// The extent along y.
    open var height: CGFloat
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var radialSegmentCount = 48
    /// A cone around the origin.
    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }
}
/// A tube along y.
open class SCNTube: SCNGeometry {
    /// The radius of the hole.
    open var innerRadius: CGFloat
    /// The radius of the outside.
    open var outerRadius: CGFloat
    /// The extent along y.
    open var height: CGFloat
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var radialSegmentCount = 48
    /// A tube around the origin.
    public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
    }
}
/// A capsule along y: a cylinder with hemispheres at its ends.
open class SCNCapsule: SCNGeometry {
    /// The radius of the hemispheres.
    open var capRadius: CGFloat
    /// The extent along y, with the hemispheres.
    open var height: CGFloat
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var radialSegmentCount = 48
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var capSegmentCount = 48
    /// A capsule around the origin.
    public init(capRadius: CGFloat, height: CGFloat) {
        self.capRadius = capRadius
        self.height = height
    }
}
/// A torus in the plane of x and z.
open class SCNTorus: SCNGeometry {
    /// The distance from the centre of the torus to that of the pipe.
    open var ringRadius: CGFloat
    /// The radius of the pipe.
    open var pipeRadius: CGFloat
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var ringSegmentCount = 48
    /// The number of segments. Nothing to do: a panel stands for the scene.
    open var pipeSegmentCount = 48
    /// A torus around the origin.
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
    }
}
/// A pyramid with a rectangular base.
open class SCNPyramid: SCNGeometry {
    /// The extent along x.
    open var width: CGFloat
    /// The extent along y.
    open var height: CGFloat
    /// The extent along z.
    open var length: CGFloat
    /// A pyramid whose base is centred at the origin.
    public init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.width = width
        self.height = height
        self.length = length
    }
}
/// An infinite plane in x and z.
open class SCNFloor: SCNGeometry {
    /// The reflected share of light, from 0 to 1. Nothing to do: a panel stands for the scene.
    open var reflectivity: CGFloat = 0.25
    /// The distance at which reflections end. Nothing to do: a panel stands for the scene.
    open var reflectionFalloffEnd: CGFloat = 0
    /// The distance at which reflections begin to fade. Nothing to do: a panel stands for the scene.
    open var reflectionFalloffStart: CGFloat = 0
    /// The extent along x; 0 is infinite. Nothing to do: a panel stands for the scene.
    open var width: CGFloat = 0
    /// The extent along z; 0 is infinite. Nothing to do: a panel stands for the scene.
    open var length: CGFloat = 0
}
/// An extruded path.
open class SCNShape: SCNGeometry {
    /// The path in the plane of x and y; nil is empty.
    open var path: UIBezierPath?
    /// The extent along z.
    open var extrusionDepth: CGFloat
    /// The size of the bevelled edges. Nothing to do: a panel stands for the scene.
    open var chamferRadius: CGFloat = 0
    /// A path with an extent along z.
    public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
}
/// The positions of vertices, or other values of each, such as its normal.
open class SCNGeometrySource: NSObject {
    /// The meaning of the values.
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
    /// The meaning of the values.
    public let semantic: Semantic
    /// The number of vertices.
    public let vectorCount: Int
    /// The number of components of each value.
    public let componentsPerVector: Int
    /// The values as bytes.
    public let data: Data
    /// Values as bytes; their offset and stride are not kept.
    public init(data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
                componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int) {
        (self.data, self.semantic, self.vectorCount) = (data, semantic, vectorCount)
        self.componentsPerVector = componentsPerVector
    }
    /// Positions.
    public convenience init(vertices: [SCNVector3]) { self.init(vertices, .vertex) }
    /// Normals: directions at right angles to surfaces.
    public convenience init(normals: [SCNVector3]) { self.init(normals, .normal) }
    /// Texture coordinates.
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
/// The kinds of primitives that vertices form.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }
/// Primitives, as indices of vertices.
open class SCNGeometryElement: NSObject {
    /// The kind of primitives.
    public let primitiveType: SCNGeometryPrimitiveType
    /// The number of primitives.
    public let primitiveCount: Int
    /// The indices as bytes.
    public let data: Data
    /// The size of points. Nothing to do: a panel stands for the scene.
    open var pointSize: CGFloat = 1
    /// The minimum radius of points on the screen. Nothing to do: a panel stands for the scene.
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    /// The maximum radius of points on the screen. Nothing to do: a panel stands for the scene.
    open var maximumPointScreenSpaceRadius: CGFloat = 1
    /// Indices as bytes; nil is no index.
    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        (self.data, self.primitiveType, self.primitiveCount) = (data ?? Data(), primitiveType, primitiveCount)
    }
    /// Indices.
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
