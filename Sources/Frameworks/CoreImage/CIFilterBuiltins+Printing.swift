import CoreGraphics
public import Foundation

// Filters that print an image, and those that spread light, with the protocols of their inputs.

/// Black and white in dots.
public protocol CIDotScreen: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// In radians.
    var angle: Float { get set }
    /// Of the pattern, in pixels.
    var width: Float { get set }
    /// From 0 to 1: the strength of edges.
    var sharpness: Float { get set }
}

/// Black and white in lines.
public protocol CILineScreen: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// In radians.
    var angle: Float { get set }
    /// Of the pattern, in pixels.
    var width: Float { get set }
    /// From 0 to 1: the strength of edges.
    var sharpness: Float { get set }
}

/// Black and white in lines that cross.
public protocol CIHatchedScreen: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// In radians.
    var angle: Float { get set }
    /// Of the pattern, in pixels.
    var width: Float { get set }
    /// From 0 to 1: the strength of edges.
    var sharpness: Float { get set }
}

/// Black and white in circles.
public protocol CICircularScreen: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// Of the pattern, in pixels.
    var width: Float { get set }
    /// From 0 to 1: the strength of edges.
    var sharpness: Float { get set }
}

/// Dots of four inks.
public protocol CICMYKHalftone: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// Of the pattern, in pixels.
    var width: Float { get set }
    /// In radians.
    var angle: Float { get set }
    /// From 0 to 1: the strength of edges.
    var sharpness: Float { get set }
    /// From 0 to 1: how much of the grey is black ink.
    var grayComponentReplacement: Float { get set }
    /// From 0 to 1: how much of the grey other inks lack.
    var underColorRemoval: Float { get set }
}

/// Discs of one colour each.
public protocol CIPointillize: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// In pixels.
    var radius: Float { get set }
}

/// Hexagons of one colour each.
public protocol CIHexagonalPixellate: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The side of a hexagon, in pixels.
    var scale: Float { get set }
}

/// Blurs along a line.
public protocol CIMotionBlur: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In pixels.
    var radius: Float { get set }
    /// In radians.
    var angle: Float { get set }
}

/// Blurs away from a point.
public protocol CIZoomBlur: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// How far light spreads, in percent of the way to the middle.
    var amount: Float { get set }
}

/// Blurs, with a disc.
public protocol CIDiscBlur: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In pixels.
    var radius: Float { get set }
}

/// Light parts become dull.
public protocol CIGloom: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// In pixels.
    var radius: Float { get set }
    /// From 0 to 1.
    var intensity: Float { get set }
}

/// Darker beyond a circle.
public protocol CIVignetteEffect: CIFilterProtocol, AnyObject {
    /// The image that is changed.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// In pixels.
    var radius: Float { get set }
    /// From 0 to 1.
    var intensity: Float { get set }
    /// From 0 to 1: how slowly it becomes dark.
    var falloff: Float { get set }
}

extension CIFilter {
    /// Black and white in dots.
    public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter(builtin: "CIDotScreen") }
    /// Black and white in lines.
    public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter(builtin: "CILineScreen") }
    /// Black and white in lines that cross.
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltinFilter(builtin: "CIHatchedScreen") }
    /// Black and white in circles.
    public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltinFilter(builtin: "CICircularScreen") }
    /// Dots of four inks.
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltinFilter(builtin: "CICMYKHalftone") }
    /// Discs of one colour each.
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltinFilter(builtin: "CIPointillize") }
    /// Hexagons of one colour each.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        BuiltinFilter(builtin: "CIHexagonalPixellate")
    }
    /// Blurs along a line.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter(builtin: "CIMotionBlur") }
    /// Blurs away from a point.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter(builtin: "CIZoomBlur") }
    /// Blurs, with a disc.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter(builtin: "CIDiscBlur") }
    /// Light parts become dull.
    public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter(builtin: "CIGloom") }
    /// Darker beyond a circle.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter(builtin: "CIVignetteEffect") }
}
