public import Foundation
public import QuadrantFoundation
import QuadrantDisplayList

/// Where the opacity of a pixel is, and whether its colour is multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}
/// How the bytes of a pixel are read: `CGImageAlphaInfo` in the lower bits, the order of bytes above.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers; such pixels are not read.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Components as they are named.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// Pixels of 16 bits with the last byte first; not read.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Components in reversed order.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Pixels of 16 bits; not read.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Components as they are named.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// Bytes that images are made of.
public final class CGDataProvider {
    /// The bytes.
    public let data: CFData?
    /// The bytes of data.
    public init?(data: CFData) { self.data = data }
    /// A file's bytes; nil where it cannot be read.
    public init?(url: CFURL) {
        guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
        data = NSData(data: bytes)
    }
    /// The bytes at an address, which are copied, and released by the callback at once.
    public init?(dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
                 releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void) {
        self.data = NSData(bytes: data, length: size)
        releaseData(info, data, size)
    }
}
/// The first of the bytes, valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}
/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// The layout of pixels in memory.
package struct PixelLayout: Sendable {
    package let width: Int, height: Int, bytesPerRow: Int, bytesPerPixel: Int
    /// Where red, green, blue and opacity are in a pixel; nil where there is no such byte.
    private let red: Int, green: Int, blue: Int, alpha: Int?
    private let isPremultiplied: Bool, isAlphaOnly: Bool

    /// Nil for pixels that are not of 8 bits a component.
    package init?(width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, model: CGColorSpaceModel?,
                  info: CGBitmapInfo) {
        guard width > 0, height > 0, width < 1 << 15, height < 1 << 15, bitsPerComponent == 8,
              let kind = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F), !info.contains(.floatComponents) else {
            return nil
        }
        (self.width, self.height) = (width, height)
        isAlphaOnly = kind == .alphaOnly
        if model == .rgb, !isAlphaOnly {
            bytesPerPixel = kind == .none ? 3 : 4
            let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
            var order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
            if info.intersection(.byteOrderMask) == .byteOrder32Little, kind != .none { order = order.map { 3 - $0 } }
            (red, green, blue) = (order[0], order[1], order[2])
            alpha = [.none, .noneSkipFirst, .noneSkipLast].contains(kind) ? nil : order[3]
        } else {
            bytesPerPixel = kind == .none || isAlphaOnly ? 1 : 2
            (red, green, blue) = (0, 0, 0)
            alpha = isAlphaOnly ? 0 : kind == .none ? nil : 1
        }
        isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
        self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : (width * bytesPerPixel + 15) / 16 * 16
        guard self.bytesPerRow >= width * bytesPerPixel else { return nil }
    }

    /// The pixels in straight red, green, blue and opacity.
    package func read(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var rgba = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let from = y * bytesPerRow + x * bytesPerPixel, to = (y * width + x) * 4
                guard from + bytesPerPixel <= bytes.count else { return rgba }
                let opacity = alpha.map { bytes[from + $0] } ?? 255
                func straight(_ place: Int) -> UInt8 {
                    if isAlphaOnly { return 0 }
                    let value = bytes[from + place]
                    guard isPremultiplied, opacity > 0, opacity < 255 else { return value }
                    return UInt8(min((Int(value) * 255 + Int(opacity) / 2) / Int(opacity), 255))
                }
                (rgba[to], rgba[to + 1], rgba[to + 2]) = (straight(red), straight(green), straight(blue))
                rgba[to + 3] = opacity
            }
        }
        return rgba
    }

    /// Writes straight pixels; those without an opacity are over black.
    package func write(_ rgba: [UInt8], to bytes: UnsafeMutableRawBufferPointer) {
        for y in 0..<height {
            for x in 0..<width {
                let to = y * bytesPerRow + x * bytesPerPixel, from = (y * width + x) * 4
                guard to + bytesPerPixel <= bytes.count else { return }
                let opacity = Int(rgba[from + 3])
                func part(_ channel: Int) -> Int {
                    let value = Int(rgba[from + channel])
                    return isPremultiplied || alpha == nil ? (value * opacity + 127) / 255 : value
                }
                if isAlphaOnly {
                    bytes[to] = UInt8(opacity)
                } else if bytesPerPixel <= 2 {
                    bytes[to] = UInt8((part(0) * 2126 + part(1) * 7152 + part(2) * 722 + 5000) / 10_000)
                } else {
                    bytes[to + red] = UInt8(part(0))
                    bytes[to + green] = UInt8(part(1))
                    bytes[to + blue] = UInt8(part(2))
                    if bytesPerPixel == 4, alpha == nil { bytes[to + 6 - red - green - blue] = 255 }
                }
                if let alpha, !isAlphaOnly { bytes[to + alpha] = UInt8(opacity) }
            }
        }
    }
}

extension CGImage {
    /// An image of the bytes of `provider`; nil for pixels that are not of 8 bits a component, or too few bytes.
    /// `decode`, `shouldInterpolate` and `intent` have no effect.
    public convenience init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
                             space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
                             decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
                             intent: CGColorRenderingIntent) {
        guard let layout = PixelLayout(width: width, height: height, bitsPerComponent: bitsPerComponent,
                                       bytesPerRow: bytesPerRow, model: space.model, info: bitmapInfo),
              layout.bytesPerPixel * 8 == bitsPerPixel, let data = provider.data,
              data.length >= layout.bytesPerRow * (height - 1) + width * layout.bytesPerPixel else { return nil }
        let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
        self.init(pixels: ImagePixels(width: width, height: height, rgba: layout.read(bytes)))
    }

    /// `premultipliedLast`, or `noneSkipLast` where every pixel is opaque.
    public var alphaInfo: CGImageAlphaInfo {
        stride(from: 3, to: pixels.rgba.count, by: 4).allSatisfy { pixels.rgba[$0] == 255 }
            ? .noneSkipLast : .premultipliedLast
    }
    /// That of `alphaInfo`, in the order of the components' names.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    /// In the order of the components' names.
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
    /// sRGB.
    public var colorSpace: CGColorSpace? { .standard }
    /// False.
    public var isMask: Bool { false }
    /// True.
    public var shouldInterpolate: Bool { true }
    /// The default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Nil: the type of the file is not kept.
    public var utType: CFString? { nil }
    /// The pixels with premultiplied red, green and blue and then the opacity, without padding.
    public var dataProvider: CGDataProvider? {
        guard let layout = PixelLayout(width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
                                       model: .rgb, info: CGBitmapInfo(rawValue: 1)) else { return nil }
        var bytes = Data(count: bytesPerRow * height)
        bytes.withUnsafeMutableBytes { layout.write(pixels.rgba, to: $0) }
        return CGDataProvider(data: NSData(data: bytes))
    }
    /// The image with the opacity of a mask: its luminance, or its own opacity where it has one. Nil for other sizes.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard mask.width == width, mask.height == height else { return nil }
        var bytes = pixels.rgba
        let covers = mask.alphaInfo == .noneSkipLast
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let values = mask.pixels.rgba
            let luminance = (Int(values[index]) * 2126 + Int(values[index + 1]) * 7152
                + Int(values[index + 2]) * 722) / 10_000
            let cover = covers ? luminance : Int(values[index + 3])
            bytes[index + 3] = UInt8(Int(bytes[index + 3]) * cover / 255)
        }
        return CGImage(pixels: ImagePixels(width: width, height: height, rgba: bytes))
    }
}
