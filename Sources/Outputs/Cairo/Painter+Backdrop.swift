import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

// Paints computed from the backdrop. On pixels that is what has been drawn so far; a page cannot be read back, so the
// earlier operations are drawn again, as pixels.
extension Painter {
    /// `reach` is the bounds of the painted area in item space.
    func setBackdrop(_ backdrop: BackdropFilter, _ reach: Box) -> Source? {
        let strength = backdrop.opacity.clampedToUnit * Float(alpha)
        let shown = transform.bounds(reach).grown(1).intersection(clip)
        guard strength > 0, !shown.isEmpty else { return nil }
        let frame = CGRect(x: reach.minX, y: reach.minY, width: reach.width, height: reach.height)
        let sigma = min(max(backdrop.radius * transform.scale(at: frame), 0), Self.strongestBackdrop)
        // Materials, which have a curve, are drawn as before there was glass.
        let isGlass = backdrop.curve == .none
        let coarseness = isGlass ? Self.backdropCoarseness(sigma * resolution) : Self.coarseness(sigma * resolution)
        let zoom = resolution / coarseness
        let region = ProjectionTransform.scale(zoom).bounds(shown.grown(3 * sigma).intersection(whole))
        guard let buffer = stores.pool.take(.color, covering: region) else { return nil }
        drawBackdrop(on: buffer, zoom, isGlass ? Int(coarseness) : 1)
        buffer.blur(sigma: Self.sigma(sigma * resolution, on: coarseness), isOpaque: true, pool: stores.pool)
        buffer.apply(backdrop, strength: strength)
        if isGlass, resolution == 1, let fine = buffer.enlarged(Int(coarseness), covering: shown, stores.pool) {
            stores.pool.give(buffer)
            return setPattern(fine, zoom: 1)
        }
        return setPattern(buffer, zoom: zoom)
    }

    /// The maximum blur in pixels; a stronger one results in a single colour.
    private static let strongestBackdrop = 2000.0

    /// `zoom` is the number of pixels of `buffer` per device unit. Pixels are averaged over as many as `factor` a side,
    /// unless it is 1.
    private func drawBackdrop(on buffer: PixelBuffer, _ zoom: Double, _ factor: Int) {
        let context = cairo_create(buffer.surface)!
        cairo_set_source_rgba(context, Double(background.red.clampedToUnit), Double(background.green.clampedToUnit),
                              Double(background.blue.clampedToUnit), Double(background.alpha.clampedToUnit))
        cairo_paint(context)
        if target == .page {
            let painter = Painter(target: .pixels, context: context, pixels: buffer, commands: commands, grid: grid,
                                  transform: base.concatenating(.scale(zoom)), stores: stores)
            painter.end = position
            painter.paint(commands.all)
        } else {
            cairo_scale(context, zoom, zoom)
            let filter = zoom == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
            for layer in backdrops + (pixels.map { [$0] } ?? []) {
                layer.settle()
                if PixelBuffer.factors.contains(factor) {
                    buffer.settle()
                    buffer.addMeans(of: layer, factor: factor)
                    continue
                }
                cairo_set_source_surface(context, layer.surface, 0, 0)
                cairo_pattern_set_filter(cairo_get_source(context), filter)
                // A layer that ends within a coarse pixel fills it: the blur would spread the transparent part.
                cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
                let minX = (layer.box.minX * zoom).rounded(.down), minY = (layer.box.minY * zoom).rounded(.down)
                let maxX = (layer.box.maxX * zoom).rounded(.up), maxY = (layer.box.maxY * zoom).rounded(.up)
                cairo_rectangle(context, minX / zoom, minY / zoom, (maxX - minX) / zoom, (maxY - minY) / zoom)
                cairo_fill(context)
            }
        }
        cairo_destroy(context)
        buffer.settle()
    }
}

extension PixelBuffer {
    /// Applies the tint and the curve to every pixel, and multiplies it by `strength`.
    func apply(_ backdrop: BackdropFilter, strength: Float) {
        settle()
        if backdrop.saturation != 1 { return applyMixed(backdrop, strength: strength) }
        let tint = (backdrop.tint.red, backdrop.tint.green, backdrop.tint.blue)
        func table(_ tint: Float) -> [UInt32] {
            (0...255).map { UInt32((backdrop.tone(Float($0) / 255, tint).clampedToUnit * strength * 255).rounded()) }
        }
        let (red, green, blue) = (table(tint.0), table(tint.1), table(tint.2))
        let opaque = UInt32((strength * 255).rounded()) << 24
        for y in 0..<height {
            let line = pixels(y)
            for x in 0..<width {
                let p = line[x]
                line[x] = p >> 24 == 255
                    ? opaque | red[Int(p >> 16 & 0xff)] << 16 | green[Int(p >> 8 & 0xff)] << 8 | blue[Int(p & 0xff)]
                    : Self.apply(backdrop, strength, p)
            }
        }
        touched()
    }

    /// The same for a backdrop whose channels depend on each other. Translucent pixels keep their saturation.
    private func applyMixed(_ backdrop: BackdropFilter, strength: Float) {
        // Factors are whole numbers of 1/4096, constants of 1/4096 of 1/255.
        let one: Float = 4096
        typealias Row = (red: Int32, green: Int32, blue: Int32, constant: Int32, shift: UInt32)
        let rows = (0..<3).map { channel -> Row in
            let (factors, constant) = backdrop.mix(channel)
            let whole: Float = (constant * 255 + 0.5) * one
            return (Int32(factors.x * one), Int32(factors.y * one), Int32(factors.z * one), Int32(whole),
                    UInt32(16 - 8 * channel))
        }
        let shades = (0...255).map {
            UInt32((backdrop.curve(Float($0) / 255).clampedToUnit * strength * 255).rounded())
        }
        let opaque = UInt32((strength * 255).rounded()) << 24
        // The last result is reused: much of what is blurred is flat.
        var last: UInt32 = 0, lastResult = Self.apply(backdrop, strength, 0)
        for y in 0..<height {
            let line = pixels(y)
            for x in 0..<width {
                let p = line[x]
                if p == last {
                    line[x] = lastResult
                    continue
                }
                last = p
                guard p >> 24 == 255 else {
                    lastResult = Self.apply(backdrop, strength, p)
                    line[x] = lastResult
                    continue
                }
                let red = Int32(p >> 16 & 0xff), green = Int32(p >> 8 & 0xff), blue = Int32(p & 0xff)
                var mixed = opaque
                for row in rows {
                    var sum: Int32 = row.red * red
                    sum += row.green * green
                    sum += row.blue * blue
                    sum += row.constant
                    let shade = shades[Int(min(max(sum >> 12, 0), 255))]
                    mixed |= shade << row.shift
                }
                lastResult = mixed
                line[x] = mixed
            }
        }
        touched()
    }

    /// On translucent pixels the tint has a larger share.
    private static func apply(_ backdrop: BackdropFilter, _ strength: Float, _ p: UInt32) -> UInt32 {
        let tint = backdrop.tint, left = 1 - tint.alpha
        let alpha = Float(p >> 24) / 255 * left + tint.alpha
        if alpha <= 0 { return 0 }
        func channel(_ shift: UInt32, _ tone: Float) -> Float {
            backdrop.curve(min((Float(p >> shift & 0xff) / 255 * left + tone * tint.alpha) / alpha, 1))
        }
        return PixelMath.premultiplied(RGBA(red: channel(16, tint.red), green: channel(8, tint.green),
                                            blue: channel(0, tint.blue), alpha: alpha * strength))
    }
}
