import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// Backgrounds, underlines and strikethroughs of one line.
struct DecorationDrawing {
    private enum Kind { case background, underline, strikethrough }
    private struct Bar {
        var kind: Kind
        var decoration: TextItem.Decoration
    }

    private let line: TextLine
    private let baseline: Double
    private let grid: PixelGrid
    private var bars: [Bar] = []

    init(line: TextLine, baseline: Double, scale: Double) {
        self.line = line
        self.baseline = baseline
        grid = PixelGrid(scale: CGFloat(scale))
    }

    mutating func add(_ appearance: TextAppearance, from start: Double, to end: Double) {
        guard appearance.isDecorated, end > start else { return }
        let attributes = appearance.attributes
        if let background = attributes.background {
            let rect = CGRect(
                x: start, y: baseline - line.ascent, width: end - start, height: line.ascent + line.descent)
            append(.background, TextItem.Decoration(rect: rect, color: background))
        }
        let metrics = appearance.font.metrics
        let thickness = grid.ceil(CGFloat(metrics.underlineThickness))
        let own = baseline - attributes.baselineOffset
        func bar(_ kind: Kind, _ style: LineStyle, centre: Double) {
            let top = grid.round(CGFloat(centre) - thickness / 2)
            append(kind, TextItem.Decoration(
                rect: CGRect(x: CGFloat(start), y: top, width: CGFloat(end - start), height: thickness),
                color: style.color ?? attributes.foreground.solid, style: style.color == nil ? attributes.style : nil,
                dashes: Self.dashes(style.pattern, thickness)))
        }
        if let style = attributes.underline { bar(.underline, style, centre: own - metrics.underlinePosition) }
        if let style = attributes.strikethrough { bar(.strikethrough, style, centre: own - metrics.xHeight / 2) }
    }

    /// Adjacent bars are merged, so that their dashes are continuous.
    private mutating func append(_ kind: Kind, _ decoration: TextItem.Decoration) {
        let rect = decoration.rect
        let before = bars.lastIndex {
            $0.kind == kind && abs($0.decoration.rect.maxX - rect.minX) < 1e-6 && $0.decoration.rect.minY == rect.minY
                && $0.decoration.rect.height == rect.height && $0.decoration.color == decoration.color
                && $0.decoration.style == decoration.style && $0.decoration.dashes == decoration.dashes
        }
        if let before {
            bars[before].decoration.rect.size.width = rect.maxX - bars[before].decoration.rect.minX
        } else {
            bars.append(Bar(kind: kind, decoration: decoration))
        }
    }

    /// Backgrounds first: they are drawn below the lines.
    func finish(into decorations: inout [TextItem.Decoration]) {
        for bar in bars where bar.kind == .background { decorations.append(bar.decoration) }
        for bar in bars where bar.kind != .background { decorations.append(bar.decoration) }
    }

    private static func dashes(_ pattern: LineStyle.Pattern, _ thickness: CGFloat) -> [CGFloat] {
        let (dot, dash, gap) = (thickness, 4 * thickness, 2 * thickness)
        return switch pattern {
        case .solid: []
        case .dot: [dot, dot]
        case .dash: [dash, gap]
        case .dashDot: [dash, gap, dot, gap]
        case .dashDotDot: [dash, gap, dot, gap, dot, gap]
        }
    }
}
