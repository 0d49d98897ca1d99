import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Painter {
    /// The standard deviation in pixels above which a blur uses coarser pixels: its cost is then independent of its
    /// size.
    private static let finestSigma = 24.0
    /// The standard deviation above which nothing is visible: the content is spread over more than any canvas.
    private static let strongestSigma = 50_000.0

    /// The factor by which pixels are larger for a blur by `sigma` pixels: a power of two.
    static func coarseness(_ sigma: Double) -> Double {
        var factor = 1.0
        while sigma / factor > finestSigma { factor *= 2 }
        return factor
    }

    /// The same for a blurred backdrop. At least 1.75 coarse pixels are left, and 4.5 of those of more than two, which
    /// are less exact at the edge of the picture. An edge is then right within five of 255.
    static func backdropCoarseness(_ sigma: Double) -> Double {
        var factor = sigma > 3.5 ? 2.0 : 1
        while sigma / factor > 9 { factor *= 2 }
        return factor
    }

    /// The standard deviation of the blur on coarse pixels. Downscaling and upscaling blur as well, with variances of a
    /// twelfth and a sixth of a pixel squared.
    static func sigma(_ sigma: Double, on coarseness: Double) -> Double {
        if coarseness == 1 { return sigma }
        let wanted = sigma / coarseness
        return (wanted * wanted - 0.25).squareRoot()
    }

    func paint(_ range: Range<Int>, blur radius: CGFloat, _ isOpaque: Bool, _ frame: CGRect) {
        let sigma = radius * transform.scale(at: frame)
        guard sigma > 0 else { return paint(range) }
        guard sigma < Self.strongestSigma else { return }
        if isOpaque { return paintOpaque(range, sigma, transform.bounds(Box(frame))) }
        let coarseness = Self.coarseness(sigma)
        guard let buffer = drawn(range, reach: 3 * sigma, margin: 3 * sigma, coarseness: coarseness) else { return }
        buffer.blur(sigma: Self.sigma(sigma, on: coarseness), isOpaque: false, pool: stores.pool)
        put(buffer, opacity: alpha, coarseness: coarseness)
        stores.pool.give(buffer)
    }

    /// Blurs only the content of `area`, as its edges are repeated outwards. Pixels far outside of the clip have no
    /// effect.
    private func paintOpaque(_ range: Range<Int>, _ sigma: Double, _ area: Box) {
        let seen = clip.grown(min(3 * sigma, 4096))
        guard let buffer = stores.pool.take(.color, covering: area.intersection(seen)) else { return }
        onto(buffer) { paint(range) }
        buffer.blur(sigma: min(sigma, 1024), isOpaque: true, pool: stores.pool)
        put(buffer, opacity: alpha)
        stores.pool.give(buffer)
    }

    // MARK: Shadows

    /// The largest number of shadows around each other that are images of their own on a page, and that are coarse.
    private static let maxPageShadows = 3, maxCoarseShadows = 6

    func paint(_ range: Range<Int>, shadow color: RGBA, _ radius: CGFloat, _ offset: CGSize, _ frame: CGRect) {
        if target == .page {
            shadowDepth += 1
            defer { shadowDepth -= 1 }
            // Each would draw all inside of it once more.
            if shadowDepth > Self.maxPageShadows { return paintAsPixels((range.lowerBound - 1)..<range.upperBound) }
            let painted = PaintedBounds(commands: commands).bounds((range.lowerBound - 1)..<range.upperBound, transform)
            let shadow = asPixels(painted) { painter in
                if let content = painter.cast(range, color, radius, offset, frame) { stores.pool.give(content) }
            }
            if let buffer = shadow {
                put(buffer, opacity: alpha)
                stores.pool.give(buffer)
            }
            return paint(range)
        }
        let isCoarse = Self.coarseness(radius * transform.scale(at: frame)) > 1
        if isCoarse {
            if stores.coarseShadows >= Self.maxCoarseShadows { return paint(range) }
            stores.coarseShadows += 1
        }
        defer { if isCoarse { stores.coarseShadows -= 1 } }
        // The pixels drawn for the shadow are reused, unless drawing the item takes no longer than copying them and it
        // has no backdrop filter that would include its own shadow.
        if let buffer = cast(range, color, radius, offset, frame) {
            if commands.isSingle(range), !commands.hasBackdrop(range) {
                paint(range)
            } else {
                put(buffer, opacity: alpha)
            }
            stores.pool.give(buffer)
        } else {
            paint(range)
        }
    }

    /// Draws the shadow of `range` alone. Returns the pixels of `range` if they have the resolution of the target.
    private func cast(_ range: Range<Int>, _ color: RGBA, _ radius: CGFloat, _ offset: CGSize,
                      _ frame: CGRect) -> PixelBuffer? {
        let sigma = max(radius * transform.scale(at: frame), 0)
        let shift = transform.vector(offset, at: frame)
        guard color.alpha > 0, abs(shift.width) < 1e5, abs(shift.height) < 1e5, sigma < Self.strongestSigma else {
            return nil
        }
        let coarseness = Self.coarseness(sigma)
        let reach = 3 * sigma + coarseness
        let far = reach + max(abs(shift.width), abs(shift.height))
        guard let buffer = drawn(range, reach: far, margin: 0, coarseness: coarseness) else { return nil }
        // Only the part whose shadow is visible.
        let zoom = ProjectionTransform.scale(1 / coarseness)
        let seen = zoom.bounds(clip.shifted(-shift.width, -shift.height).grown(reach))
        guard let cover = stores.pool.take(.coverage,
                                           covering: buffer.box.grown(reach / coarseness).intersection(seen)) else {
            return reusable(buffer, coarseness)
        }
        cover.copyAlpha(of: buffer)
        cover.blur(sigma: Self.sigma(sigma, on: coarseness), isOpaque: false, pool: stores.pool)
        cairo_save(context)
        useDeviceSpace()
        cairo_set_source_rgba(context, Double(color.red.clampedToUnit), Double(color.green.clampedToUnit),
                              Double(color.blue.clampedToUnit), Double(color.alpha.clampedToUnit) * alpha)
        cairo_translate(context, shift.width, shift.height)
        cairo_scale(context, coarseness, coarseness)
        cairo_mask_surface(context, cover.surface, 0, 0)
        cairo_restore(context)
        stores.pool.give(cover)
        return reusable(buffer, coarseness)
    }

    private func reusable(_ buffer: PixelBuffer, _ coarseness: Double) -> PixelBuffer? {
        if coarseness == 1 { return buffer }
        stores.pool.give(buffer)
        return nil
    }
}
