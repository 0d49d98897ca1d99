import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Painter {
    /// Beyond this the picture is one colour, and the layers would outgrow memory.
    private static let longestReach = 6000.0

    func paint(_ range: Range<Int>, blur radius: CGFloat, _ isOpaque: Bool, _ frame: CGRect) {
        let sigma = radius * transform.scale(at: frame)
        guard sigma.isFinite, sigma > 0 else { return paint(range) }
        let reach = min(3 * sigma, Self.longestReach)
        let buffer = isOpaque ? opaque(range, transform.bounds(Box(frame))) : drawn(range, reach: reach, room: reach)
        guard let buffer else { return }
        buffer.blur(sigma: sigma, isOpaque: isOpaque, pool: stores.pool)
        put(buffer, opacity: alpha)
        stores.pool.give(buffer)
    }

    /// Only what lies in `area`, whole, as its edges will be repeated outwards.
    private func opaque(_ range: Range<Int>, _ area: Box) -> PixelBuffer? {
        guard let buffer = stores.pool.take(.color, covering: area.intersection(clip.grown(512))) else {
            return nil
        }
        onto(buffer) { paint(range) }
        return buffer
    }

    func paint(_ range: Range<Int>, shadow color: RGBA, _ radius: CGFloat, _ offset: CGSize, _ frame: CGRect) {
        if target == .page {
            let shadow = Ink(tape: tape).bounds((range.lowerBound - 1)..<range.upperBound, transform)
            if let buffer = asPixels(shadow, { $0.paint(range, shadow: color, radius, offset, frame, isAlone: true) }) {
                put(buffer, opacity: alpha)
                stores.pool.give(buffer)
            }
            return paint(range)
        }
        paint(range, shadow: color, radius, offset, frame, isAlone: false)
    }

    /// `isAlone` leaves out what throws the shadow.
    private func paint(_ range: Range<Int>, shadow color: RGBA, _ radius: CGFloat, _ offset: CGSize, _ frame: CGRect,
                       isAlone: Bool) {
        let factor = transform.scale(at: frame)
        let sigma = radius.isFinite ? max(radius * factor, 0) : 0
        let shift = transform.vector(offset, at: frame)
        guard color.alpha > 0, shift.width.isFinite, shift.height.isFinite, sigma.isFinite else {
            if !isAlone { paint(range) }
            return
        }
        let reach = min(3 * sigma, Self.longestReach) + 1
        let far = reach + max(abs(shift.width), abs(shift.height))
        guard let buffer = drawn(range, reach: min(far, Self.longestReach)) else { return }
        // Only the part whose shadow can be seen.
        let seen = clip.shifted(-shift.width, -shift.height).grown(reach)
        if let cover = stores.pool.take(.coverage, covering: buffer.box.grown(reach).intersection(seen)) {
            cover.copyAlpha(of: buffer)
            cover.blur(sigma: sigma, isOpaque: false, pool: stores.pool)
            cairo_save(context)
            useDeviceSpace()
            cairo_set_source_rgba(context, Double(PixelMath.clamp(color.red)), Double(PixelMath.clamp(color.green)),
                                  Double(PixelMath.clamp(color.blue)), Double(PixelMath.clamp(color.alpha)) * alpha)
            cairo_mask_surface(context, cover.surface, shift.width, shift.height)
            cairo_restore(context)
            stores.pool.give(cover)
        }
        if !isAlone { put(buffer, opacity: alpha) }
        stores.pool.give(buffer)
    }
}
