import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Painter {
    /// The pixels per point of vector images that are rasterised on a page.
    private static let pageResolution = 4.0

    func draw(_ item: ImageItem, _ frame: CGRect) {
        let scale = transform.scale(at: frame)
        // On a page cairo stretches an image of nearly no size to a size that it cannot represent.
        if target == .page, usesMatrix, max(frame.width, frame.height) * scale < 1.0 / 32 { return }
        let item = item.sharpened(scale * (target == .page ? Self.pageResolution : resolution))
        guard frame.width > 0, frame.height > 0, frame.width < Self.farthest, frame.height < Self.farthest,
              Self.isNear(frame.origin), let area = item.sourceArea, area.width > 0, area.height > 0 else { return }
        var part: ImageStore.PixelRect?
        if area != item.wholeArea {
            part = .init(x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height))
        }
        draw(item.image, part, tint: item.tint, interpolation: item.interpolation, frame)
    }

    /// Draws the image stretched over `frame`, which is in item space.
    func draw(_ image: ImageHandle, _ part: ImageStore.PixelRect?, tint: RGBA?, interpolation: ImageItem.Interpolation,
              _ frame: CGRect) {
        let width = part?.width ?? image.pixels.width, height = part?.height ?? image.pixels.height
        let sx = Double(width) / frame.width, sy = Double(height) / frame.height
        cairo_new_path(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        defer { cairo_new_path(context) }
        if usesMatrix, max(width, height) <= Canvas.maxSource {
            useItemSpace()
            let pattern = cairo_pattern_create_for_surface(stores.images.surface(image, source: part, tint: tint))!
            var matrix = cairo_matrix_t(xx: sx, yx: 0, xy: 0, yy: sy, x0: -frame.minX * sx, y0: -frame.minY * sy)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, Self.filter(interpolation))
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
            if alpha < 1 {
                cairo_save(context)
                cairo_clip(context)
                cairo_paint_with_alpha(context, alpha)
                cairo_restore(context)
            } else {
                cairo_fill(context)
            }
            return
        }
        guard transform.showsPlane else { return }
        useDeviceSpace()
        append(Path(frame).projected(by: transform, tolerance: tolerance), reach: Self.deviceReach)
        let source = setPixels(Box(frame)) { buffer, inverse in
            stores.images.withPixels(image, source: part, tint: tint) { pixels in
                // Halved until an image pixel is about one device pixel, as fine detail flickers otherwise.
                let zoom = transform.scale(at: frame) * resolution
                var level = Mip(pixels: pixels, width: width, height: height)
                if interpolation != .none {
                    while level.width > 1, level.height > 1, Double(level.width) / frame.width > zoom * 1.6 {
                        level.halve()
                    }
                }
                level.withPixels { pixels in
                    Sampler.run(buffer, inverse, Texture(
                        pixels: pixels, width: level.width, height: level.height, x: frame.minX,
                            y: frame.minY,
                        sx: Double(level.width) / frame.width, sy: Double(level.height) / frame.height,
                        isRepeated: false, isSmooth: interpolation != .none, alpha: UInt32((alpha * 255).rounded())))
                }
            }
        }
        guard let source else { return }
        fill(false)
        release(source)
    }

    private static func filter(_ interpolation: ImageItem.Interpolation) -> cairo_filter_t {
        switch interpolation {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

/// An image at half, a quarter, … of its size.
private struct Mip {
    private var original: UnsafePointer<UInt32>
    private var halved: [UInt32] = []
    private(set) var width: Int
    private(set) var height: Int

    init(pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
        original = pixels
        self.width = width
        self.height = height
    }

    func withPixels(_ body: (UnsafePointer<UInt32>) -> Void) {
        if halved.isEmpty {
            body(original)
        } else {
            halved.withUnsafeBufferPointer { body($0.baseAddress!) }
        }
    }

    /// Averages four pixels to one; an odd last row or column is averaged with its neighbour.
    mutating func halve() {
        let wide = (width + 1) / 2, high = (height + 1) / 2
        var result = [UInt32](repeating: 0, count: wide * high)
        withPixels { pixels in
            for y in 0..<high {
                let y0 = y * 2 * width, y1 = min(y * 2 + 1, height - 1) * width
                for x in 0..<wide {
                    let x0 = x * 2, x1 = min(x * 2 + 1, width - 1)
                    let four = (pixels[y0 + x0], pixels[y0 + x1], pixels[y1 + x0], pixels[y1 + x1])
                    var word: UInt32 = 0
                    for shift in [UInt32(0), 8, 16, 24] {
                        let sum = (four.0 >> shift & 0xff) + (four.1 >> shift & 0xff) + (four.2 >> shift & 0xff)
                            + (four.3 >> shift & 0xff)
                        word |= ((sum + 2) / 4) << shift
                    }
                    result[y * wide + x] = word
                }
            }
        }
        halved = result
        width = wide
        height = high
    }
}
