package import Foundation
package import QuadrantGeometry

// A stroke style as every encoder draws it.
extension StrokeStyle {
    /// Whether a stroke of this style can be drawn: its width is finite and greater than zero.
    package var paints: Bool { lineWidth > 0 && lineWidth.isFinite }

    /// At least 1; the default of 10 if the limit is not finite.
    package var drawnMiterLimit: CGFloat { miterLimit.isFinite ? max(miterLimit, 1) : 10 }

    /// The lengths of dashes and gaps, and the phase; nil for a solid line. A pattern shorter than a hundredth of a
    /// point looks solid and would take very long to draw; one of 10⁷ points is longer than any line.
    package var drawnDash: (lengths: [CGFloat], phase: CGFloat)? {
        let length = dash.reduce(0, +)
        guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), length > 0.01, length < 1e7 else { return nil }
        return (dash, abs(dashPhase) < 1e7 ? dashPhase : 0)
    }

    /// The maximum distance of joins and caps from the path.
    package var reach: Double { lineWidth / 2 * (lineJoin == .miter ? max(drawnMiterLimit, 1.5) : 1.5) }
}

extension TextItem.Decoration {
    /// The rectangle of the line in a text with its origin at `origin`, and its dashes, empty for a solid line; nil if
    /// it paints nothing. More than 100,000 patterns along a line look solid.
    package func drawnLine(at origin: CGPoint) -> (rect: CGRect, dashes: [CGFloat])? {
        let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
        guard rect.width > 0, rect.height > 0, rect.maxX.isFinite, rect.maxY.isFinite else { return nil }
        let length = dashes.reduce(0, +)
        guard length > 0.01, length.isFinite, rect.width / length < 1e5, dashes.allSatisfy({ $0 >= 0 }) else {
            return (rect, [])
        }
        return (rect, dashes)
    }
}

extension GlyphRun {
    /// Whether the glyphs can be drawn: a finite size.
    package var paints: Bool { size > 0 && size.isFinite }
}
