import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

extension GraphicsContext.Filter {
    /// Fills pixels whose opacity is between `min` and `max` with `color`, and makes all others transparent. Both are
    /// from 0 to 1.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black)
        -> GraphicsContext.Filter
    {
        @Sendable func part(_ value: Double) -> Float { value >= 0 ? Float(Swift.min(value, 1)) : 0 }
        return GraphicsContext.Filter { .threshold(color.rgba(in: $0), min: part(min), max: part(max)) }
    }
}

extension CanvasFilter {
    /// The slope of the opacity step. Opacity has 8 bits: the step rises from 0 to 1 between two adjacent values.
    private static let slope: Float = 1024

    /// `item` in one colour where its opacity is between `min` and `max`.
    static func threshold(_ color: RGBA, _ min: Float, _ max: Float, _ item: DisplayItem, _ frame: CGRect)
        -> DisplayItem
    {
        let inside = Fragment([item])
        func step(_ slope: Float, from edge: Float) -> DisplayItem {
            // Moves the step by half an 8-bit value, to the transparent side.
            let half: Float = 0.5 / 255 * abs(slope)
            return .effect(.colorMatrix([0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
                                         0, 0, 0, slope, -slope * edge + half]), inside, frame: frame)
        }
        var result = step(slope, from: min)
        if max < 1 {
            result = .effect(.mask(Fragment([step(-slope, from: max)])), Fragment([result]), frame: frame)
        }
        return color.alpha == 1 ? result : .effect(.opacity(Double(color.alpha)), Fragment([result]), frame: frame)
    }
}
