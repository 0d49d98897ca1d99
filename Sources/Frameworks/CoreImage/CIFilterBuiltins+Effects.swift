public import CoreGraphics
public import Foundation

// Filters of two images, of curves and of places, with the protocols of their inputs.

/// Few steps of each colour.
public protocol CIColorPosterize: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The number of steps of each component.
    var levels: Float { get set }
}

/// Each component is nothing or all.
public protocol CIColorThreshold: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// From 0 to 1: above it a component is 1.
    var threshold: Float { get set }
}

/// Light of another temperature.
public protocol CITemperatureAndTint: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The temperature in kelvins and the tint of the light of the image.
    var neutral: CIVector { get set }
    /// The temperature in kelvins and the tint of the light of the result.
    var targetNeutral: CIVector { get set }
}

/// Other components by a curve.
public protocol CIToneCurve: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// A point of the curve.
    var point0: CGPoint { get set }
    /// A point of the curve.
    var point1: CGPoint { get set }
    /// A point of the curve.
    var point2: CGPoint { get set }
    /// A point of the curve.
    var point3: CGPoint { get set }
    /// A point of the curve.
    var point4: CGPoint { get set }
}

/// One image becomes another.
public protocol CIDissolveTransition: CIFilterProtocol, AnyObject {
    /// The image at the begin.
    var inputImage: CIImage? { get set }
    /// The image at the end.
    var targetImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
}

/// Larger or smaller in the middle.
public protocol CIBumpDistortion: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// In pixels.
    var radius: Float { get set }
    /// From -1 to 1: above 0 it is larger.
    var scale: Float { get set }
}

/// Equal sectors, each the mirror of the one beside it.
public protocol CIKaleidoscope: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The number of sectors.
    var count: Int { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// Of the first sector, in radians.
    var angle: Float { get set }
}

/// Noise.
public protocol CIRandomGenerator: CIFilterProtocol, AnyObject {}

/// At other places, with the pixels of its edges beyond them.
public protocol CIAffineClamp: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// Where pixels are.
    var transform: CGAffineTransform { get set }
}

extension CIFilter {
    /// Few steps of each colour.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize {
        BuiltinFilter(builtin: "CIColorPosterize")
    }
    /// Each component is nothing or all.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold {
        BuiltinFilter(builtin: "CIColorThreshold")
    }
    /// Light of another temperature.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        BuiltinFilter(builtin: "CITemperatureAndTint")
    }
    /// Other components by a curve.
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter(builtin: "CIToneCurve") }
    /// One image becomes another.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        BuiltinFilter(builtin: "CIDissolveTransition")
    }
    /// Larger or smaller in the middle.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
        BuiltinFilter(builtin: "CIBumpDistortion")
    }
    /// Equal sectors, each the mirror of the one beside it.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltinFilter(builtin: "CIKaleidoscope") }
    /// Noise.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        BuiltinFilter(builtin: "CIRandomGenerator")
    }
    /// At other places, with the pixels of its edges beyond them.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter(builtin: "CIAffineClamp") }
    /// One image over another, where that is.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CISourceAtopCompositing")
    }
    /// One image, where another is.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CISourceInCompositing")
    }
    /// One image, where another is not.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CISourceOutCompositing")
    }
    /// The larger of each component.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIMaximumCompositing")
    }
    /// The smaller of each component.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIMinimumCompositing")
    }
    /// The product of colours.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIMultiplyBlendMode")
    }
    /// The darker of each component.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIDarkenBlendMode")
    }
    /// The lighter of each component.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CILightenBlendMode")
    }
    /// How far components are from each other.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIDifferenceBlendMode")
    }
    /// As `differenceBlendMode`, with less contrast.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIExclusionBlendMode")
    }
    /// The image below, without the light of the one on top.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CISubtractBlendMode")
    }
    /// The sum of colours.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CILinearDodgeBlendMode")
    }
    /// The sum of colours, less white.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CILinearBurnBlendMode")
    }
    /// Products in dark parts of the image below, light of both in light ones.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIOverlayBlendMode")
    }
    /// Products in dark parts of the image on top, light of both in light ones.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIHardLightBlendMode")
    }
    /// Darker or lighter, as the image on top is dark or light.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CISoftLightBlendMode")
    }
    /// Dark or light parts of the image on top.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIPinLightBlendMode")
    }
    /// The image below, lighter by the one on top.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIColorDodgeBlendMode")
    }
    /// The image below, darker by the one on top.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIColorBurnBlendMode")
    }
    /// The image below divided by the one on top.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIDivideBlendMode")
    }
    /// The hue of the image on top.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIHueBlendMode")
    }
    /// The saturation of the image on top.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CISaturationBlendMode")
    }
    /// The hue and the saturation of the image on top.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIColorBlendMode")
    }
    /// The light of the image on top.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CILuminosityBlendMode")
    }
}
