public import Foundation
public import SwiftUI

extension ChartContent {
    /// Sets the style of the marks. Of several modifiers, the innermost gives the style; a value of one around it still
    /// tells lines apart, and is in the legend (as a published picture of two such lines shows).
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return styled { $0.foreground = style }
    }
    /// Gives marks a style for each value, which the legend explains.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { ($0.foregroundBy, $0.foreground) = (value.field, nil) }
    }
    /// Multiplies the opacity of the marks.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        styled { if opacity != 1 { $0.opacity *= opacity } }
    }
    /// Blurs the marks.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { styled { $0.blur += max(0, radius) } }
    /// A shadow behind each mark.
    nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
                                   x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled { $0.shadows.append(MarkShadow(color: color, radius: radius, offset: CGSize(width: x, height: y))) }
    }
    /// Rounds all corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent {
        styled { $0.corner = MarkCorner(radius: radius, style: style) }
    }
    /// Sets the width, ends and dashes of lines and rules.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled { $0.line = style }
    }
    /// Gives lines dashes for each value, which the legend explains.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { ($0.lineBy, $0.line) = (value.field, nil) }
    }
    /// Sets how lines and edges of areas pass from one point to the next.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }
    /// Whether gradients cover the whole plot instead of each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.alignsWithPlot = aligns }
    }
    /// The order in which marks are drawn: those of higher values over those of lower ones.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        styled { $0.zIndex = value.isFinite ? value : 0 }
    }
    /// Clips each mark to a shape in its own rectangle.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        let shape = AnyShape(shape)
        return styled { $0.clip = MarkClip(shape: shape, style: style) }
    }
}
