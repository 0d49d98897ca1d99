package import Foundation
import QuadrantGeometry

/// A symbol of a name: parts, and what its frame depends on.
package struct SymbolDrawing: Sendable {
    package var parts: [SymbolPart]
    /// Whether bodies are filled.
    package var isFilled = false
    /// The ink bounds at regular weight that determine the frame, in hundredths of an em. A slash and a badge extend
    /// them in height only.
    package var frame: CGRect
    /// Whether the side bearings are those of round and pointed shapes.
    package var isRound = false
    /// The distance of the middle of `frame` above half the cap height, in em; nil is the most frequent one.
    package var center: Double?
    /// The size inside an enclosure relative to the free one; nil is computed from the ink bounds.
    package var insideScale: Double?
    /// How the drawing is made: the described symbol, and the rules applied to it.
    package var steps: [String]

    /// Whether `fill` has an effect.
    package var isFillable: Bool { !isFilled && SymbolDescription.isFillable(parts) }

    /// `frame` at a weight (100 to 900), for a symbol whose larger side is scaled by `scale`: its sides move with the
    /// edge of the strokes.
    package func frame(weight: Double, scale: Double = 1) -> CGRect {
        let width = SymbolStroke.normal.width(weight), growth = width - SymbolStroke.regular
        let grown = frame.insetBy(dx: -growth / 2, dy: -growth / 2)
        let zoom = SymbolOutline.zoom(grown, strokeWidth: width, scale: scale)
        return grown.insetBy(dx: width / 2, dy: width / 2).applying(CGAffineTransform(scaleX: zoom, y: zoom))
            .insetBy(dx: -width / 2, dy: -width / 2)
    }
}
