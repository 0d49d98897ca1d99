public import Foundation
public import QuadrantFoundation

/// How the components of a colour are read. Colours are kept as gamma-encoded sRGB, those of a grey space as greys.
public final class CGColorSpace: Hashable, Sendable {
    /// The name; nil for that of a device.
    public var name: CFString? { text.map { NSString(string: $0) } }
    private let text: String?
    /// What the components are.
    public let model: CGColorSpaceModel
    private init(_ name: String?, _ model: CGColorSpaceModel) {
        text = name
        self.model = model
    }
    /// The space of a name; nil for one that is neither of greys nor of red, green and blue.
    public convenience init?(name: CFString) {
        let text = "\(name)"
        switch text {
        case "\(Self.genericGrayGamma2_2)", "\(Self.linearGray)", "\(Self.extendedGray)": self.init(text, .monochrome)
        case _ where text.contains("RGB") || text.contains("P3") || text.contains("2020"): self.init(text, .rgb)
        default: return nil
        }
    }
    fileprivate static let deviceRGB = CGColorSpace(nil, .rgb)
    fileprivate static let deviceGray = CGColorSpace(nil, .monochrome)
    package static let standard = CGColorSpace("kCGColorSpaceSRGB", .rgb)
    package static let gray = CGColorSpace("kCGColorSpaceGenericGrayGamma2_2", .monochrome)

    /// 3 for red, green and blue, 1 for greys.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    /// Whether colours of Display P3 are inside.
    public var isWideGamutRGB: Bool { text.map { $0.contains("P3") || $0.contains("2020") } ?? false }

    /// Gamma-encoded sRGB.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    /// Gamma-encoded sRGB with components outside of 0…1.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// Linear sRGB; here components are read as gamma-encoded.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// Linear sRGB with components outside of 0…1; here components are read as gamma-encoded.
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    /// Display P3; here components are read as sRGB.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// Greys with a gamma of 2.2.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// Linear greys; here read as gamma-encoded.
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    /// Greys outside of 0…1.
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model && a.text == b.text }
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}
/// What the components of a colour are.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
/// Red, green and blue as the device has them: gamma-encoded sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Greys as the device has them.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// How colours that a space does not have are replaced. All are clamped.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
    /// A colour by the components of a space, then its opacity; nil pointers make none.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.model == .monochrome {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
    /// sRGB, or greys.
    public var colorSpace: CGColorSpace? { numberOfComponents == 2 ? .gray : .standard }
    /// The colour with the components of another space; intent and options have no effect.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        let rgb = channels
        if space.model == .monochrome {
            let luminance = 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
            return numberOfComponents == 2 ? self : CGColor(gray: CGFloat(luminance), alpha: alpha)
        }
        return numberOfComponents == 4 ? self : CGColor(red: CGFloat(rgb.red), green: CGFloat(rgb.green),
                                                        blue: CGFloat(rgb.blue), alpha: alpha)
    }
}

/// Colours that run into each other.
public final class CGGradient: Sendable {
    /// Colours and their places from 0 to 1, in ascending order.
    package let stops: [(color: CGColor, location: CGFloat)]

    /// Colours from the first to the last, evenly spread where `locations` is nil. Nil without a `CGColor`.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.init((0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }, locations)
    }
    /// Colours by their components in a space.
    public convenience init?(colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
                             locations: UnsafePointer<CGFloat>?, count: Int) {
        let size = space.numberOfComponents + 1
        self.init((0..<max(count, 0)).compactMap {
            CGColor(colorSpace: space, components: components + $0 * size)
        }, locations)
    }
    private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let all = colors.enumerated().map { (color: $1, location: locations?[$0] ?? CGFloat($0) / last) }
        stops = all.sorted { $0.location < $1.location }
    }
}
/// How far a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// A bit for each end.
    public let rawValue: UInt32
    /// Unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour is drawn before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour is drawn behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
