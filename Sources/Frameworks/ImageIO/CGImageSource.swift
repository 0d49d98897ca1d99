@_exported public import CoreGraphics
public import QuadrantFoundation
import QuadrantDisplayList
import QuadrantViews

/// A file of images, or what was in it.
public final class CGImageSource: Hashable, Sendable {
    fileprivate let data: Data
    private let image: ImagePixels?

    fileprivate init(_ data: Data) {
        self.data = data
        image = ProgramAssets.pixels(of: data)
    }

    fileprivate var made: CGImage? { image.map { CGImage(pixels: $0) } }
    fileprivate var count: Int { image == nil ? 0 : 1 }

    public static func == (a: CGImageSource, b: CGImageSource) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Nil where there are no bytes at all; what they are is found out when an image is asked for.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.length == 0 ? nil : CGImageSource(data as Data)
}

/// Nil where the file cannot be read. Files only: nothing is fetched.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let path = url.path, url.isFileURL, let data = FileManager.default.contents(atPath: path) else { return nil }
    return CGImageSourceCreateWithData(data as CFData, options)
}

/// What a file of images is, by its first bytes, as an identifier of UniformTypeIdentifiers; nil where it has none.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    let first = Array(isrc.data.prefix(12))
    func begins(_ bytes: [UInt8], at place: Int = 0) -> Bool { first.dropFirst(place).starts(with: bytes) }
    return if begins([0x89, 0x50, 0x4E, 0x47]) { "public.png" }
        else if begins([0xFF, 0xD8, 0xFF]) { "public.jpeg" }
        else if begins([0x47, 0x49, 0x46, 0x38]) { "com.compuserve.gif" }
        else if begins([0x52, 0x49, 0x46, 0x46]), begins([0x57, 0x45, 0x42, 0x50], at: 8) { "org.webmproject.webp" }
        else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) { "public.tiff" }
        else if begins([0x42, 0x4D]) { "com.microsoft.bmp" }
        else if begins([0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63], at: 4) { "public.heic" }
        else { nil }
}

/// How many images there are: one, also of a file that moves, or none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The image upright; nil where there is none of this number.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.made : nil
}

/// The image, at most `kCGImageSourceThumbnailMaxPixelSize` pixels on its longer side.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage? {
    guard index == 0, let image = isrc.made else { return nil }
    let maximum = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.intValue
        ?? options?[kCGImageSourceThumbnailMaxPixelSize] as? Int ?? Int.max
    return image.scaled(toFit: maximum)
}

/// The width and height of an image in pixels; nil where there is none of this number.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CFDictionary? {
    guard index == 0, let image = isrc.made else { return nil }
    return [kCGImagePropertyPixelWidth: NSNumber(value: image.width),
            kCGImagePropertyPixelHeight: NSNumber(value: image.height)] as CFDictionary
}

extension CGImage {
    /// Each pixel is the mean of those that it stands for.
    func scaled(toFit maximum: Int) -> CGImage {
        let longer = max(width, height)
        guard maximum > 0, longer > maximum else { return self }
        let wide = max(1, width * maximum / longer), high = max(1, height * maximum / longer)
        var bytes = [UInt8](repeating: 0, count: wide * high * 4)
        for y in 0..<high {
            let rows = y * height / high..<max((y + 1) * height / high, y * height / high + 1)
            for x in 0..<wide {
                let columns = x * width / wide..<max((x + 1) * width / wide, x * width / wide + 1)
                var sums = (0, 0, 0, 0), count = 0
                for row in rows {
                    for column in columns {
                        let from = (row * width + column) * 4, opacity = Int(pixels.rgba[from + 3])
                        sums.0 += Int(pixels.rgba[from]) * opacity
                        sums.1 += Int(pixels.rgba[from + 1]) * opacity
                        sums.2 += Int(pixels.rgba[from + 2]) * opacity
                        sums.3 += opacity
                        count += 1
                    }
                }
                let to = (y * wide + x) * 4, weight = max(sums.3, 1)
                bytes[to] = UInt8(sums.0 / weight)
                bytes[to + 1] = UInt8(sums.1 / weight)
                bytes[to + 2] = UInt8(sums.2 / weight)
                bytes[to + 3] = UInt8(sums.3 / max(count, 1))
            }
        }
        return CGImage(pixels: ImagePixels(width: wide, height: high, rgba: bytes))
    }
}
