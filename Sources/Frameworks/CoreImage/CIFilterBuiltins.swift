import CoreGraphics
import Foundation

/// A filter of this file: its properties are its inputs.
final class BuiltinFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator, CIGaussianBlur, CIBoxBlur,
    CIUnsharpMask, CISharpenLuminance, CIBloom, CIColorControls, CISepiaTone, CIColorInvert, CIHueAdjust,
    CIExposureAdjust, CIGammaAdjust, CIVibrance, CIColorMonochrome, CIFalseColor, CIColorMatrix, CIMaskToAlpha,
    CIPhotoEffect, CIVignette, CIPixellate, CICrystallize, CIEdges, CITwirlDistortion, CIAffineTransform,
    CILanczosScaleTransform, CIConstantColorGenerator, CICheckerboardGenerator, CIStripesGenerator, CILinearGradient,
    CIRadialGradient, CICompositeOperation, CIBlendWithMask, CIAreaAverage, CIColorPosterize, CIColorThreshold,
    CITemperatureAndTint, CIToneCurve, CIDissolveTransition, CIBumpDistortion, CIKaleidoscope, CIRandomGenerator,
    CIAffineClamp, CIDotScreen, CILineScreen, CIHatchedScreen, CICircularScreen, CICMYKHalftone, CIPointillize,
    CIHexagonalPixellate, CIMotionBlur, CIZoomBlur, CIDiscBlur, CIGloom, CIVignetteEffect {
    private func set(_ value: Any?, _ key: String) { setValue(value, forKey: key) }
    var message: Data { get { data("inputMessage") } set { set(newValue, "inputMessage") } }
    var correctionLevel: String { get { text("inputCorrectionLevel") } set { set(newValue, "inputCorrectionLevel") } }
    var quietSpace: Float { get { number("inputQuietSpace") } set { set(newValue, "inputQuietSpace") } }
    var barcodeHeight: Float { get { number("inputBarcodeHeight") } set { set(newValue, "inputBarcodeHeight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
    var saturation: Float { get { number("inputSaturation") } set { set(newValue, "inputSaturation") } }
    var brightness: Float { get { number("inputBrightness") } set { set(newValue, "inputBrightness") } }
    var contrast: Float { get { number("inputContrast") } set { set(newValue, "inputContrast") } }
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var ev: Float { get { number("inputEV") } set { set(newValue, "inputEV") } }
    var power: Float { get { number("inputPower") } set { set(newValue, "inputPower") } }
    var amount: Float { get { number("inputAmount") } set { set(newValue, "inputAmount") } }
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var rVector: CIVector { get { vector("inputRVector") } set { set(newValue, "inputRVector") } }
    var gVector: CIVector { get { vector("inputGVector") } set { set(newValue, "inputGVector") } }
    var bVector: CIVector { get { vector("inputBVector") } set { set(newValue, "inputBVector") } }
    var aVector: CIVector { get { vector("inputAVector") } set { set(newValue, "inputAVector") } }
    var biasVector: CIVector { get { vector("inputBiasVector") } set { set(newValue, "inputBiasVector") } }
    var center: CGPoint { get { point("inputCenter") } set { set(CIVector(cgPoint: newValue), "inputCenter") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
    var transform: CGAffineTransform {
        get {
            value(forKey: "inputTransform") as? CGAffineTransform ?? .identity } set { set(newValue, "inputTransform")
        }
    }
    var aspectRatio: Float { get { number("inputAspectRatio") } set { set(newValue, "inputAspectRatio") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
    var point0: CGPoint { get { point("inputPoint0") } set { set(CIVector(cgPoint: newValue), "inputPoint0") } }
    var point1: CGPoint { get { point("inputPoint1") } set { set(CIVector(cgPoint: newValue), "inputPoint1") } }
    var radius0: Float { get { number("inputRadius0") } set { set(newValue, "inputRadius0") } }
    var radius1: Float { get { number("inputRadius1") } set { set(newValue, "inputRadius1") } }
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") } set { set(newValue, "inputBackgroundImage") }
    }
    var maskImage: CIImage? { get { image("inputMaskImage") } set { set(newValue, "inputMaskImage") } }
    var point2: CGPoint { get { point("inputPoint2") } set { set(CIVector(cgPoint: newValue), "inputPoint2") } }
    var point3: CGPoint { get { point("inputPoint3") } set { set(CIVector(cgPoint: newValue), "inputPoint3") } }
    var point4: CGPoint { get { point("inputPoint4") } set { set(CIVector(cgPoint: newValue), "inputPoint4") } }
    var levels: Float { get { number("inputLevels") } set { set(newValue, "inputLevels") } }
    var threshold: Float { get { number("inputThreshold") } set { set(newValue, "inputThreshold") } }
    var neutral: CIVector { get { vector("inputNeutral") } set { set(newValue, "inputNeutral") } }
    var targetNeutral: CIVector { get { vector("inputTargetNeutral") } set { set(newValue, "inputTargetNeutral") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
    var count: Int { get { Int(number("inputCount")) } set { set(newValue, "inputCount") } }
    var falloff: Float { get { number("inputFalloff") } set { set(newValue, "inputFalloff") } }
    var grayComponentReplacement: Float { get { number("inputGCR") } set { set(newValue, "inputGCR") } }
    var underColorRemoval: Float { get { number("inputUCR") } set { set(newValue, "inputUCR") } }
    var extent: CGRect {
        get { vector("inputExtent").cgRectValue } set { set(CIVector(cgRect: newValue), "inputExtent") }
    }
}

extension CIFilter {
    /// A QR code.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltinFilter(builtin: "CIQRCodeGenerator")
    }
    /// A bar code of ASCII text.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltinFilter(builtin: "CICode128BarcodeGenerator")
    }
    /// Blurs.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter(builtin: "CIGaussianBlur") }
    /// Blurs, with a square.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter(builtin: "CIBoxBlur") }
    /// Sharpens edges.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter(builtin: "CIUnsharpMask") }
    /// Sharpens edges.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        BuiltinFilter(builtin: "CISharpenLuminance")
    }
    /// Light spreads.
    public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter(builtin: "CIBloom") }
    /// Saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter(builtin: "CIColorControls") }
    /// Brown, as old photographs.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(builtin: "CISepiaTone") }
    /// Each colour by its opposite.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter(builtin: "CIColorInvert") }
    /// Turns hues.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter(builtin: "CIHueAdjust") }
    /// Lighter or darker by stops.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter(builtin: "CIExposureAdjust") }
    /// A power of each component.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter(builtin: "CIGammaAdjust") }
    /// Strengthens weak colours.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter(builtin: "CIVibrance") }
    /// Shades of a colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltinFilter(builtin: "CIColorMonochrome")
    }
    /// Dark and light parts by two colours.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter(builtin: "CIFalseColor") }
    /// Sums of components.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter(builtin: "CIColorMatrix") }
    /// White, as opaque as the image is light.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter(builtin: "CIMaskToAlpha") }
    /// Grey, with little contrast.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter(builtin: "CIPhotoEffectMono") }
    /// Grey, with much contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter(builtin: "CIPhotoEffectNoir") }
    /// Grey.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(builtin: "CIPhotoEffectTonal")
    }
    /// Strong colours.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(builtin: "CIPhotoEffectChrome")
    }
    /// Weak colours.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter(builtin: "CIPhotoEffectFade") }
    /// Faded, as an instant photograph.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(builtin: "CIPhotoEffectInstant")
    }
    /// Cool colours.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(builtin: "CIPhotoEffectProcess")
    }
    /// Warm colours.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(builtin: "CIPhotoEffectTransfer")
    }
    /// Dark corners.
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter(builtin: "CIVignette") }
    /// Squares of one colour.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter(builtin: "CIPixellate") }
    /// Polygons of one colour.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter(builtin: "CICrystallize") }
    /// Edges alone.
    public class func edges() -> any CIFilter & CIEdges { BuiltinFilter(builtin: "CIEdges") }
    /// Turned around a point.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        BuiltinFilter(builtin: "CITwirlDistortion")
    }
    /// At other places.
    public class func affineTransform() -> any CIFilter & CIAffineTransform {
        BuiltinFilter(builtin: "CIAffineTransform")
    }
    /// Larger or smaller.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltinFilter(builtin: "CILanczosScaleTransform")
    }
    /// One colour everywhere.
    public class func constantColorGenerator() -> any CIFilter & CIConstantColorGenerator {
        BuiltinFilter(builtin: "CIConstantColorGenerator")
    }
    /// Squares of two colours.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltinFilter(builtin: "CICheckerboardGenerator")
    }
    /// Stripes of two colours.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        BuiltinFilter(builtin: "CIStripesGenerator")
    }
    /// From one colour to another.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter(builtin: "CILinearGradient") }
    /// From one colour to another, around a point.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter(builtin: "CIRadialGradient") }
    /// One image over another.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CISourceOverCompositing")
    }
    /// The sum of two images.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIAdditionCompositing")
    }
    /// The product of two images.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIMultiplyCompositing")
    }
    /// The light of two images.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(builtin: "CIScreenBlendMode")
    }
    /// One image where a mask is light, another elsewhere.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter(builtin: "CIBlendWithMask") }
    /// A pixel with the mean colour of a rectangle.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter(builtin: "CIAreaAverage") }
}
