public import CoreGraphics
public import Foundation
import QuadrantDisplayList
import SwiftUI
import UIKit

/// Computes the pixels of images, on the processor.
public final class CIContext: NSObject, Sendable {
    /// A context.
    public override init() {}
    /// A context; the options have no effect.
    public convenience init(options: [CIContextOption: Any]?) { self.init() }

    /// The largest number of pixels that are computed at a time.
    private static let maxPixels = 1 << 26

    /// The part of an image in a rectangle; nil where it is empty, or has no end.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard !fromRect.isInfinite, !fromRect.isNull else { return nil }
        let box = Box(fromRect)
        guard !box.isEmpty, box.width * box.height <= Self.maxPixels else { return nil }
        return CGImage(pixels: ImagePixels(width: box.width, height: box.height, rgba: Self.bytes(image, box)))
    }
    /// The part of an image in a rectangle. The result has 8 bits for each of red, green, blue and opacity, in sRGB.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?)
        -> CGImage? { createCGImage(image, from: fromRect) }
    /// The part of an image in a rectangle. The result has 8 bits for each of red, green, blue and opacity, in sRGB.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
                              deferred: Bool) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Straight, rows from the top.
    private static func bytes(_ image: CIImage, _ box: Box) -> [UInt8] {
        let raster = image.cropped(to: image.extent).render(box)
        var bytes = [UInt8](repeating: 0, count: box.width * box.height * 4)
        for y in 0..<box.height {
            for x in 0..<box.width {
                let color = Gamma.encoded(raster.pixels[(box.height - 1 - y) * box.width + x].straight.clamped)
                let at = (y * box.width + x) * 4
                bytes[at] = Gamma.byte(color.x)
                bytes[at + 1] = Gamma.byte(color.y)
                bytes[at + 2] = Gamma.byte(color.z)
                bytes[at + 3] = Gamma.byte(color.w)
            }
        }
        return bytes
    }

    /// Writes the pixels in `bounds` to memory, rows from the top, in one of the formats with 8 bits. Others write
    /// nothing.
    public func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
                       format: CIFormat, colorSpace: CGColorSpace?) {
        let orders: [CIFormat: [Int]] = [.RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [3, 0, 1, 2]]
        let box = Box(bounds)
        guard let order = orders[format], !box.isEmpty, box.width * box.height <= Self.maxPixels else { return }
        let bytes = Self.bytes(image, box)
        for y in 0..<box.height {
            for x in 0..<box.width {
                let from = (y * box.width + x) * 4, opacity = Int(bytes[from + 3])
                for channel in 0..<4 {
                    let value = order[channel] == 3 ? opacity
                        : (Int(bytes[from + order[channel]]) * opacity + 127) / 255
                    data.storeBytes(of: UInt8(value), toByteOffset: y * rowBytes + x * 4 + channel, as: UInt8.self)
                }
            }
        }
    }

    /// The image as a PNG file; nil where it has no end.
    public func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
                                  options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }
    /// The image as a JPEG file; nil where it has no end.
    public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace,
                                   options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }
    /// Forgets what was kept. Nothing to do: nothing is kept between drawings.
    public func clearCaches() {}
}

/// How a context computes. Options have no effect.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colours of results.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The colours of computations.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The numbers of computations.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether the processor computes.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether results between filters are kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
    /// Whether others go first.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether smaller images are means.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}

/// How a file is written. Options have no effect.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The order and size of the components of a pixel.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
    /// The number of the format.
    public let rawValue: Int32
    /// A format by its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Opacity first, 8 bits each.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue first, 8 bits each.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red first, 8 bits each.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Red first, 16 bits each.
    public static let RGBA16 = CIFormat(rawValue: 1803)
    /// Red first, half floats.
    public static let RGBAh = CIFormat(rawValue: 2056)
    /// Red first, floats.
    public static let RGBAf = CIFormat(rawValue: 2312)
}
