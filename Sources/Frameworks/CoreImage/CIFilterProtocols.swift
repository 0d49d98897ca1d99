public import CoreGraphics
public import Foundation

// The filters of `CoreImage.CIFilterBuiltins`: a protocol for the inputs of each, and a function that makes it. One
// class has the properties of all protocols.

/// A filter with properties.
public protocol CIFilterProtocol {
    /// The result.
    var outputImage: CIImage? { get }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol, AnyObject {
    /// The text, as bytes.
    var message: Data { get set }
    /// How much of it may be damaged: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// A bar code of ASCII text.
public protocol CICode128BarcodeGenerator: CIFilterProtocol, AnyObject {
    /// The text, as bytes.
    var message: Data { get set }
    /// The white pixels at its sides.
    var quietSpace: Float { get set }
    /// In pixels.
    var barcodeHeight: Float { get set }
}

/// Blurs.
public protocol CIGaussianBlur: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In pixels.
    var radius: Float { get set }
}

/// Blurs, with a square.
public protocol CIBoxBlur: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In pixels.
    var radius: Float { get set }
}

/// Sharpens edges.
public protocol CIUnsharpMask: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// Sharpens edges.
public protocol CISharpenLuminance: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The strength of edges.
    var sharpness: Float { get set }
    /// In pixels.
    var radius: Float { get set }
}

/// Light spreads.
public protocol CIBloom: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// Saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// 1 leaves it as it is.
    var saturation: Float { get set }
    /// 0 leaves it as it is.
    var brightness: Float { get set }
    /// 1 leaves it as it is.
    var contrast: Float { get set }
}

/// Brown, as old photographs.
public protocol CISepiaTone: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// Each colour by its opposite.
public protocol CIColorInvert: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Turns hues.
public protocol CIHueAdjust: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In radians.
    var angle: Float { get set }
}

/// Lighter or darker by stops.
public protocol CIExposureAdjust: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In stops.
    var ev: Float { get set }
}

/// A power of each component.
public protocol CIGammaAdjust: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// Strengthens weak colours.
public protocol CIVibrance: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The strength.
    var amount: Float { get set }
}

/// Shades of a colour.
public protocol CIColorMonochrome: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// Dark and light parts by two colours.
public protocol CIFalseColor: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// Sums of components.
public protocol CIColorMatrix: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The parts of red.
    var rVector: CIVector { get set }
    /// The parts of green.
    var gVector: CIVector { get set }
    /// The parts of blue.
    var bVector: CIVector { get set }
    /// The parts of the opacity.
    var aVector: CIVector { get set }
    /// What is added.
    var biasVector: CIVector { get set }
}

/// White, as opaque as the image is light.
public protocol CIMaskToAlpha: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// The colours of photographs.
public protocol CIPhotoEffect: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
}

/// Dark corners.
public protocol CIVignette: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
    /// In pixels.
    var radius: Float { get set }
}

/// Squares of one colour.
public protocol CIPixellate: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// A point.
    var center: CGPoint { get set }
    /// The size.
    var scale: Float { get set }
}

/// Polygons of one colour.
public protocol CICrystallize: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In pixels.
    var radius: Float { get set }
    /// A point.
    var center: CGPoint { get set }
}

/// Edges alone.
public protocol CIEdges: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// Turned around a point.
public protocol CITwirlDistortion: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// A point.
    var center: CGPoint { get set }
    /// In pixels.
    var radius: Float { get set }
    /// In radians.
    var angle: Float { get set }
}

/// At other places.
public protocol CIAffineTransform: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The map of places.
    var transform: CGAffineTransform { get set }
}

/// Larger or smaller.
public protocol CILanczosScaleTransform: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The size.
    var scale: Float { get set }
    /// The width as a multiple.
    var aspectRatio: Float { get set }
}

/// One colour everywhere.
public protocol CIConstantColorGenerator: CIFilterProtocol, AnyObject {
    /// The colour.
    var color: CIColor { get set }
}

/// Squares of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol, AnyObject {
    /// A point.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// In pixels.
    var width: Float { get set }
    /// The strength of edges.
    var sharpness: Float { get set }
}

/// Stripes of two colours.
public protocol CIStripesGenerator: CIFilterProtocol, AnyObject {
    /// A point.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// In pixels.
    var width: Float { get set }
    /// The strength of edges.
    var sharpness: Float { get set }
}

/// From one colour to another.
public protocol CILinearGradient: CIFilterProtocol, AnyObject {
    /// Where it begins.
    var point0: CGPoint { get set }
    /// Where it ends.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// From one colour to another, around a point.
public protocol CIRadialGradient: CIFilterProtocol, AnyObject {
    /// A point.
    var center: CGPoint { get set }
    /// The inner radius.
    var radius0: Float { get set }
    /// The outer radius.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// Two images become one.
public protocol CICompositeOperation: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
}

/// One image where a mask is light, another elsewhere.
public protocol CIBlendWithMask: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

/// A pixel with the mean colour of a rectangle.
public protocol CIAreaAverage: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}
