public import Foundation
public import UIKit

// Surfaces. Values are kept; a panel stands for the picture.

/// A surface.
public protocol Material {}
/// A number or a picture of a surface.
public struct MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    /// A number.
    public init(integerLiteral value: Int) { self.value = Float(value) }
    /// The number.
    public var value: Float
    /// A number.
    public init(floatLiteral value: Float) { self.value = value }
    /// A number.
    public static func float(_ value: Float) -> MaterialScalarParameter { MaterialScalarParameter(floatLiteral: value) }
}
/// A picture that surfaces have. Pictures are not read: what would read one throws.
@MainActor @preconcurrency
public final class TextureResource: Sendable {
    /// What a picture is for.
    public enum Semantic: Sendable { case color, raw, scalar, normal, hdrColor }
    /// How a picture is read.
    public struct CreateOptions: Sendable {
        /// What it is for.
        public init(semantic: Semantic?) {}
    }
    private nonisolated init() {}
    /// A picture in memory.
    public nonisolated convenience init(image: CGImage, withName: String? = nil, options: CreateOptions) async throws {
        self.init()
    }
    /// Throws: pictures are not read.
    public nonisolated convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
    /// Throws: pictures are not read.
    public nonisolated static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        throw CocoaError(.fileReadUnsupportedScheme)
    }
    /// A picture in memory.
    public nonisolated static func generate(from cgImage: CGImage, withName: String? = nil, options: CreateOptions)
        throws -> TextureResource { TextureResource() }
}
/// A surface of a colour.
public struct SimpleMaterial: Material {
    /// A colour with a picture.
    public struct BaseColor {
        /// The colour.
        public var tint: UIColor
        /// A colour.
        public init(tint: UIColor = .white) { self.tint = tint }
    }
    /// The colour.
    public var color = BaseColor()
    /// How rough it is, 0…1.
    public var roughness: MaterialScalarParameter = 0.5
    /// How much it is metal, 0…1.
    public var metallic: MaterialScalarParameter = 0
    /// White.
    public init() {}
    /// A colour.
    public init(color: UIColor, roughness: MaterialScalarParameter = 0.5, isMetallic: Bool) {
        (self.color, self.roughness) = (BaseColor(tint: color), roughness)
        metallic = MaterialScalarParameter(floatLiteral: isMetallic ? 1 : 0)
    }
    /// A colour.
    public init(color: UIColor, isMetallic: Bool) { self.init(color: color, roughness: 0.5, isMetallic: isMetallic) }
}
/// A surface without light.
public struct UnlitMaterial: Material {
    /// The colour.
    public var color: SimpleMaterial.BaseColor
    /// White.
    public init() { color = SimpleMaterial.BaseColor() }
    /// A colour.
    public init(color: UIColor) { self.color = SimpleMaterial.BaseColor(tint: color) }
}
/// A surface as in nature.
public struct PhysicallyBasedMaterial: Material {
    /// A colour with a picture.
    public struct BaseColor {
        /// The colour.
        public var tint: UIColor
        /// A colour.
        public init(tint: UIColor = .white) { self.tint = tint }
    }
    /// White.
    public init() {}
    /// The colour.
    public var baseColor = BaseColor()
    /// How rough it is, 0…1.
    public var roughness: MaterialScalarParameter = 1
    /// How much it is metal, 0…1.
    public var metallic: MaterialScalarParameter = 0
    /// How much it has a coat, 0…1.
    public var clearcoat: MaterialScalarParameter = 0
}
/// A surface that hides what is behind it.
public struct OcclusionMaterial: Material {
    /// A surface that hides what is behind it.
    public init() {}
}
