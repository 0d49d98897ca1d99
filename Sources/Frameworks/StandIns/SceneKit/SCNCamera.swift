public import Foundation
import UIKit

/// A camera.
open class SCNCamera: NSObject {
    public override init() { super.init() }
    /// In degrees.
    open var fieldOfView: CGFloat = 60
    /// The nearest that is seen.
    open var zNear = 1.0
    /// The farthest that is seen.
    open var zFar = 100.0
    /// Whether lines stay parallel.
    open var usesOrthographicProjection = false
    /// How much is seen where lines stay parallel.
    open var orthographicScale = 1.0
    /// The name.
    open var name: String?
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var wantsHDR = false
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var wantsExposureAdaptation = false
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var wantsDepthOfField = false
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var automaticallyAdjustsZRange = false
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var exposureOffset: CGFloat = 0
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var bloomIntensity: CGFloat = 0
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var bloomThreshold: CGFloat = 1
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var bloomBlurRadius: CGFloat = 4
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var contrast: CGFloat = 0
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var saturation: CGFloat = 1
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var vignettingIntensity: CGFloat = 0
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var vignettingPower: CGFloat = 0
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var motionBlurIntensity: CGFloat = 0
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var focusDistance: CGFloat = 2.5
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var fStop: CGFloat = 5.6
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var focalLength: CGFloat = 50
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var colorFringeStrength: CGFloat = 0
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var averageGray: CGFloat = 0.18
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var whitePoint: CGFloat = 1
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var minimumExposure: CGFloat = -15
    /// What the camera does. Nothing to do: a panel stands for the scene.
    open var maximumExposure: CGFloat = 15
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
        /// From a surface.
        public static let area = LightType(rawValue: "area")
        /// From around.
        public static let probe = LightType(rawValue: "probe")
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
    /// The name.
    open var name: String?
    /// How warm it is, in kelvin.
    open var temperature: CGFloat = 6500
    /// The colour of shadows. Nothing to do: a panel stands for the scene.
    open var shadowColor: Any = UIColor.black.withAlphaComponent(0.5)
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var shadowRadius: CGFloat = 3
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var shadowBias: CGFloat = 1
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var attenuationStartDistance: CGFloat = 0
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var attenuationEndDistance: CGFloat = 0
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var attenuationFalloffExponent: CGFloat = 2
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var spotInnerAngle: CGFloat = 0
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var spotOuterAngle: CGFloat = 45
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var zNear: CGFloat = 1
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var zFar: CGFloat = 100
    /// How far it reaches, and what its shadows are. Nothing to do: a panel stands for the scene.
    open var orthographicScale: CGFloat = 1
    /// How smooth shadows are. Nothing to do: a panel stands for the scene.
    open var shadowSampleCount = 0
    /// How exact shadows are. Nothing to do: a panel stands for the scene.
    open var shadowMapSize = CGSize.zero
    /// How shadows are made. Nothing to do: a panel stands for the scene.
    open var shadowMode = SCNShadowMode.forward
    /// What it lights. Nothing to do: a panel stands for the scene.
    open var categoryBitMask = -1
    /// Whether shadows fit. Nothing to do: a panel stands for the scene.
    open var automaticallyAdjustsShadowProjection = true
    /// A picture in its cone. Nothing to do: a panel stands for the scene.
    open var gobo: SCNMaterialProperty?
}
/// How shadows are made.
public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }
