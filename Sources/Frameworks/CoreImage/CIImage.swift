@_exported public import CoreGraphics
public import Foundation
@_exported public import ImageIO
import QuadrantDisplayList
public import UIKit

/// A recipe for an image: its pixels are computed when a `CIContext` draws a part of it. The origin is at the bottom.
public final class CIImage: NSObject, Sendable {
    /// Where the image has pixels.
    public let extent: CGRect
    let isNearest: Bool
    let render: @Sendable (Box) -> Raster
    private let source: CGImage?

    init(extent: CGRect, isNearest: Bool = false, source: CGImage? = nil, render: @escaping @Sendable (Box) -> Raster) {
        (self.extent, self.isNearest, self.source, self.render) = (extent, isNearest, source, render)
    }

    var box: Box { Box(extent) }

    // MARK: Sources

    /// The pixels of an image.
    public convenience init(cgImage: CGImage) {
        let pixels = cgImage.pixels, whole = Box(0, 0, pixels.width, pixels.height)
        self.init(extent: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height), source: cgImage) { box in
            var raster = Raster(box)
            let shared = box.intersection(whole)
            for y in shared.y..<max(shared.y, shared.maxY) {
                for x in shared.x..<max(shared.x, shared.maxX) {
                    let from = ((pixels.height - 1 - y) * pixels.width + x) * 4,
                        opacity = Float(pixels.rgba[from + 3]) / 255
                    let color = Pixel(Gamma.linear[Int(pixels.rgba[from])], Gamma.linear[Int(pixels.rgba[from + 1])],
                                      Gamma.linear[Int(pixels.rgba[from + 2])], opacity)
                    raster.pixels[(y - box.y) * box.width + x - box.x] = color.premultiplied
                }
            }
            return raster
        }
    }
    /// The pixels of an image; the options have no effect.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: cgImage) }
    /// The pixels of an image; nil for a symbol.
    public convenience init?(image: UIImage) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }
    /// The pixels of an image; nil for a symbol. The options have no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
    /// The image in a file's contents; nil where it is none. The options have no effect.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// The image in a file; nil where it cannot be read. The options have no effect.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    /// One colour everywhere.
    public convenience init(color: CIColor) {
        let pixel = color.pixel
        self.init(extent: .infinite) { box in Raster(box) { _, _ in pixel } }
    }
    /// No pixels.
    public class func empty() -> CIImage { CIImage(extent: .null) { Raster($0) } }
    /// Black everywhere.
    public class var black: CIImage { CIImage(color: .black) }
    /// White everywhere.
    public class var white: CIImage { CIImage(color: .white) }
    /// Red everywhere.
    public class var red: CIImage { CIImage(color: .red) }
    /// Green everywhere.
    public class var green: CIImage { CIImage(color: .green) }
    /// Blue everywhere.
    public class var blue: CIImage { CIImage(color: .blue) }
    /// Transparent everywhere.
    public class var clear: CIImage { CIImage(color: .clear) }

    /// The image that it was made of; nil for the result of a filter.
    public var cgImage: CGImage? { source }
    /// None: metadata of files is not read.
    public var properties: [String: Any] { [:] }

    // MARK: Changes

    /// The image at other places.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let extent = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        let isWhole = matrix.a == 1 && matrix.d == 1 && matrix.b == 0 && matrix.c == 0
            && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
        if isWhole {
            let (dx, dy) = (Int(matrix.tx), Int(matrix.ty))
            return CIImage(extent: extent, isNearest: isNearest) { [render] box in
                var raster = Raster(box)
                raster.pixels = render(Box(box.x - dx, box.y - dy, box.width, box.height)).pixels
                return raster
            }
        }
        let back = matrix.inverted(), source = self
        // Where several pixels become one, it is their mean.
        let step = max(hypot(Double(back.a), Double(back.b)), hypot(Double(back.c), Double(back.d)))
        let count = isNearest ? 1 : max(1, min(8, Int(step.rounded(.up))))
        return CIImage(extent: extent, isNearest: isNearest) { box in
            let wanted = CGRect(x: box.x, y: box.y, width: box.width, height: box.height).applying(back)
            let raster = source.render(Box(wanted).grown(1).intersection(source.box))
            return Raster(box) { x, y in
                var sum = Pixel.zero
                for part in 0..<count * count {
                    let px = Double(x) + (Double(part % count) + 0.5) / Double(count)
                    let py = Double(y) + (Double(part / count) + 0.5) / Double(count)
                    let at = CGPoint(x: px, y: py).applying(back)
                    sum += source.isNearest ? raster.at(Int(at.x.rounded(.down)), Int(at.y.rounded(.down)))
                        : raster.between(Double(at.x), Double(at.y))
                }
                return sum / Float(count * count)
            }
        }
    }
    /// The image at other places; always the mean where it becomes smaller.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }
    /// The part of the image in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        let extent = extent.intersection(rect), part = Box(extent), render = render
        return CIImage(extent: extent, isNearest: isNearest) { box in
            let inner = box.intersection(part), raster = render(inner)
            return Raster(box) { raster.at($0, $1) }
        }
    }
    /// The pixels at the edges are continued without an end.
    public func clampedToExtent() -> CIImage {
        let whole = box
        if whole.isEmpty || extent.isInfinite { return self }
        return CIImage(extent: .infinite) { [render] box in
            let raster = render(whole)
            return Raster(box) { raster.at(min(max($0, whole.x), whole.maxX - 1), min(max($1, whole.y),
                whole.maxY - 1)) }
        }
    }
    /// The part in a rectangle, with its edges continued without an end.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
    /// The image over another.
    public func composited(over dest: CIImage) -> CIImage {
        combined(with: dest) { top, bottom in top + bottom * (1 - top.w) }
    }
    /// The image turned as Exif says, with its origin where it was.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        oriented(forExifOrientation: Int32(orientation.rawValue))
    }
    /// The image turned by a number of Exif, with its origin where it was; as it is for unknown numbers.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }
    /// What `oriented(_:)` does with places.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        orientationTransform(forExifOrientation: Int32(orientation.rawValue))
    }
    /// What `oriented(forExifOrientation:)` does with places.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let size = extent.size
        return switch orientation {
        case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: size.height, ty: size.width)
        case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        default: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        }
    }
    /// Blurred, `sigma` pixels wide.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { Blur.gaussian(self, Float(sigma)) }
    /// The result of a filter with the values of its inputs; the image itself where there is none of that name.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }
    /// The result of a filter.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    /// Enlarged with hard edges.
    public func samplingNearest() -> CIImage {
        CIImage(extent: extent, isNearest: true, source: source, render: render)
    }
    /// Enlarged with colours between those of its pixels.
    public func samplingLinear() -> CIImage {
        CIImage(extent: extent, isNearest: false, source: source, render: render)
    }
    /// The same image: nothing is kept between drawings.
    public func insertingIntermediate() -> CIImage { self }
    /// Opaque in a rectangle.
    public func settingAlphaOne(in extent: CGRect) -> CIImage { cropped(to: extent).mapped { $0.with(1) } }

    // MARK: For filters

    /// Each straight colour by another.
    func mapped(_ change: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
        CIImage(extent: extent, isNearest: isNearest) { [render] box in
            var raster = render(box)
            for index in raster.pixels.indices {
                raster.pixels[index] = change(raster.pixels[index].straight).premultiplied
            }
            return raster
        }
    }
    /// As `mapped`, of colours in the encoding of sRGB.
    func mappedEncoded(_ change: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
        mapped { Gamma.decoded(change(Gamma.encoded($0.clamped)).clamped) }
    }
    /// Each pair of premultiplied colours by one.
    func combined(with other: CIImage, _ change: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> CIImage {
        CIImage(extent: extent.isInfinite || other.extent.isInfinite ? .infinite : extent.union(other.extent)) {
            [first = cropped(to: extent), second = other.cropped(to: other.extent)] box in
            var raster = first.render(box)
            let below = second.render(box).pixels
            for index in raster.pixels.indices { raster.pixels[index] = change(raster.pixels[index], below[index]) }
            return raster
        }
    }
}

extension Pixel {
    fileprivate func with(_ opacity: Float) -> Pixel { Pixel(x, y, z, opacity) }
}

/// How an image is made.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether files are turned as they say.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    /// The colours that bytes mean.
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    /// Metadata.
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
}

extension UIImage {
    /// The pixels of an image, one to a point; none where the image has no end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// The pixels of an image, turned, `scale` of them a point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
    /// Nil: images have pixels, which `cgImage` returns.
    public var ciImage: CIImage? { nil }
}
