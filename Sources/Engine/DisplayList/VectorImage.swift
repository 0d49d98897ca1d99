package import Foundation
import QuadrantThreads

/// A drawing that can be rasterised at any size.
package final class VectorImage: Sendable {
    /// An SVG document.
    package let document: Data
    private let draw: @Sendable (Data, _ width: Int, _ height: Int) -> ImagePixels?
    private let made = Locked<[ImageHandle]>([])

    /// The longest side of a raster image, in pixels.
    private static let maxSide = 4096.0
    /// The number of cached sizes.
    private static let maxSizes = 4

    /// `draw` rasterises the document at a width and height in pixels.
    package init(document: Data, draw: @escaping @Sendable (Data, _ width: Int, _ height: Int) -> ImagePixels?) {
        self.document = document
        self.draw = draw
    }

    /// The drawing at about `width` by `height` pixels, within the size limit; nil if it cannot be drawn.
    package func pixels(_ width: Double, _ height: Double) -> ImageHandle? {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        let shrink = min(1, Self.maxSide / max(width, height))
        let wide = max(1, Int((width * shrink).rounded(.up))), high = max(1, Int((height * shrink).rounded(.up)))
        return made.withLock { made in
            if let found = made.first(where: { $0.pixels.width == wide && $0.pixels.height == high }) { return found }
            guard let handle = draw(document, wide, high).map({ ImageHandle($0) }) else { return nil }
            if made.count == Self.maxSizes { made.removeFirst() }
            made.append(handle)
            return handle
        }
    }
}

extension ImageItem {
    /// The same item at the device's resolution if the image is a vector image; `zoom` is in device pixels per point.
    package func sharpened(_ zoom: Double) -> ImageItem {
        let pixels = image.pixels
        guard let vector = pixels.vector, pixels.width > 0, pixels.height > 0 else { return self }
        // Only a part of the image fills the frame: the whole image needs more pixels.
        let part = source?.size ?? CGSize(width: pixels.width, height: pixels.height)
        guard part.width > 0, part.height > 0 else { return self }
        let x = frame.width * zoom / part.width, y = frame.height * zoom / part.height
        guard let sharp = vector.pixels(Double(pixels.width) * x, Double(pixels.height) * y) else { return self }
        var copy = self
        copy.image = sharp
        let across = CGFloat(sharp.pixels.width) / CGFloat(pixels.width)
        let down = CGFloat(sharp.pixels.height) / CGFloat(pixels.height)
        copy.source = source.map {
            CGRect(x: $0.minX * across, y: $0.minY * down, width: $0.width * across, height: $0.height * down)
        }
        return copy
    }
}
