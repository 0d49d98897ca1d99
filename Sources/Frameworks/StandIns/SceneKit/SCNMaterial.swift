public import Foundation

/// The colour or the picture of a surface.
open class SCNMaterialProperty: NSObject {
    /// A colour, a picture or a number.
    open var contents: Any?
    /// How strong it is.
    open var intensity: CGFloat = 1
    /// What is beside a picture. Nothing to do: a panel stands for the scene.
    open var wrapS = SCNWrapMode.clamp
    /// What is beside a picture. Nothing to do: a panel stands for the scene.
    open var wrapT = SCNWrapMode.clamp
    /// How a picture lies. Nothing to do: a panel stands for the scene.
    open var contentsTransform = SCNMatrix4Identity
    /// How a picture is enlarged. Nothing to do: a panel stands for the scene.
    open var magnificationFilter = SCNFilterMode.linear
    /// How a picture is made smaller. Nothing to do: a panel stands for the scene.
    open var minificationFilter = SCNFilterMode.linear
    /// How a picture is made smaller. Nothing to do: a panel stands for the scene.
    open var mipFilter = SCNFilterMode.nearest
    /// Which places of a picture. Nothing to do: a panel stands for the scene.
    open var mappingChannel = 0
}
/// What is beside a picture.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
/// How a picture is made larger or smaller.
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }
/// How colours go over others.
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }
/// Which sides are left out.
public enum SCNCullMode: Int, Sendable { case back, front }
/// How a body is filled.
public enum SCNFillMode: UInt, Sendable { case fill, lines }
/// What transparency is taken from.
public enum SCNTransparencyMode: Int, Sendable { case aOne, rgbZero, singleLayer, dualLayer
    /// The opacity.
    public static let `default` = SCNTransparencyMode.aOne
}

/// A surface.
open class SCNMaterial: NSObject {
    /// Functions of the program in the place of the material. Nothing to do: a panel stands for the scene.
    open var program: SCNProgram?
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
    /// How light is computed.
    public struct LightingModel: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        private static func named(_ name: String) -> Self { Self(rawValue: "SCNLightingModel" + name) }
        public static let phong = named("Phong"), blinn = named("Blinn"), lambert = named("Lambert")
        public static let constant = named("Constant"), physicallyBased = named("PhysicallyBased")
        public static let shadowOnly = named("ShadowOnly")
    }
    /// The name.
    open var name: String?
    /// What else light does.
    public let ambient = SCNMaterialProperty(), reflective = SCNMaterialProperty(), transparent = SCNMaterialProperty(),
        multiply = SCNMaterialProperty(), ambientOcclusion = SCNMaterialProperty(), clearCoat = SCNMaterialProperty(),
        clearCoatRoughness = SCNMaterialProperty(), selfIllumination = SCNMaterialProperty(),
        displacement = SCNMaterialProperty()
    /// How light is computed. Nothing to do: a panel stands for the scene.
    open var lightingModel = LightingModel.blinn
    /// How small its shine is. Nothing to do: a panel stands for the scene.
    open var shininess: CGFloat = 1
    /// How it goes over others. Nothing to do: a panel stands for the scene.
    open var blendMode = SCNBlendMode.alpha
    /// Which sides are left out. Nothing to do: a panel stands for the scene.
    open var cullMode = SCNCullMode.back
    /// How it is filled. Nothing to do: a panel stands for the scene.
    open var fillMode = SCNFillMode.fill
    /// What transparency is taken from. Nothing to do: a panel stands for the scene.
    open var transparencyMode = SCNTransparencyMode.default
    /// Whether it hides others. Nothing to do: a panel stands for the scene.
    open var writesToDepthBuffer = true
    /// Whether others hide it. Nothing to do: a panel stands for the scene.
    open var readsFromDepthBuffer = true
    /// How much more is reflected at its edge. Nothing to do: a panel stands for the scene.
    open var fresnelExponent: CGFloat = 0
    /// Whether both colours are one. Nothing to do: a panel stands for the scene.
    open var locksAmbientWithDiffuse = true
    /// What the graphics processor does besides. Nothing to do: a panel stands for the scene.
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    /// Whether its back is seen.
    open var isDoubleSided = false
    /// 0…1.
    open var transparency: CGFloat = 1
}
/// Where a program of the graphics processor begins.
public struct SCNShaderModifierEntryPoint: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// A place by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}
