package import Foundation
package import QuadrantGeometry

/// The layers of a symbol at a weight, as areas in hundredths of an em. Filled with the nonzero rule.
package struct SymbolOutline: Sendable {
    package struct Layer: Sendable {
        package var path: Path
        package var style: SymbolLayerStyle
        /// Fills a hole of another layer: drawn only where layers have separate colours.
        package var isInset = false
    }

    package var layers: [Layer]

    /// The bounds of what a single colour draws; null for an empty symbol.
    package var inkBounds: CGRect {
        layers.reduce(CGRect.null) { $1.isInset ? $0 : $0.union($1.path.boundingRect) }
    }

    /// The outlines of characters at a weight, in em from the start of their baseline; empty for characters that the
    /// font lacks.
    package typealias TextOutline = @Sendable (String, _ weight: Double) -> Path

    /// - Parameters:
    ///   - weight: the font weight, from 100 to 900.
    ///   - isFilled: whether bodies are filled.
    ///   - scale: the factor of the ink bounds' larger side. Strokes keep their width.
    package init(_ parts: [SymbolPart], weight: Double, isFilled: Bool, scale: Double = 1,
                 text: @escaping TextOutline) {
        let builder = OutlineBuilder(weight: weight, text: text)
        var layers = builder.layers(parts, isFilled: isFilled)
        if scale != 1 {
            let bounds = SymbolOutline(layers: layers).inkBounds
            let zoom = Self.zoom(bounds, strokeWidth: SymbolStroke.normal.width(weight), scale: scale)
            if zoom != 1 {
                layers = builder.layers(parts, isFilled: isFilled, transform: CGAffineTransform(scaleX: zoom, y: zoom))
            }
        }
        self.layers = layers
    }

    init(layers: [Layer]) { self.layers = layers }

    /// The factor of centre lines that scales the larger side of the ink bounds, strokes included, by `scale`.
    static func zoom(_ bounds: CGRect, strokeWidth: Double, scale: Double) -> Double {
        let extent = max(bounds.width, bounds.height)
        guard !bounds.isNull, scale != 1, extent > strokeWidth * 1.5 else { return 1 }
        return max((extent * scale - strokeWidth) / (extent - strokeWidth), 0.1)
    }
}

/// Strokes parts and combines their areas.
private struct OutlineBuilder {
    let weight: Double
    let text: SymbolOutline.TextOutline

    private static let round = StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)

    /// An area, and what later parts erase from it. Holes are collected, since each subtraction costs as much as all
    /// lines of the symbol.
    struct Piece {
        var layer: SymbolOutline.Layer
        var holes = Path()

        /// The area without its holes; nil if nothing is left.
        var remaining: SymbolOutline.Layer? {
            if holes.isEmpty { return layer }
            var layer = layer
            layer.path = layer.path.subtracting(holes, tolerance: OutlineBuilder.tolerance)
            return layer.path.isEmpty ? nil : layer
        }
    }

    /// The areas of parts; neighbours of one style are one layer.
    func layers(_ parts: [SymbolPart], isFilled: Bool,
                transform: CGAffineTransform = .identity) -> [SymbolOutline.Layer] {
        pieces(parts, isFilled: isFilled, transform: transform, factor: 1).reduce(into: []) { layers, piece in
            guard let layer = piece.remaining else { return }
            if let last = layers.last, last.style == layer.style, last.isInset == layer.isInset {
                layers[layers.count - 1].path.addPath(layer.path)
            } else {
                layers.append(layer)
            }
        }
    }

    /// `factor` multiplies the width of strokes.
    private func pieces(_ parts: [SymbolPart], isFilled: Bool, transform: CGAffineTransform,
                        factor: Double) -> [Piece] {
        var pieces: [Piece] = []
        var bodies = Path(), bodyLevel = 0
        for part in parts where part.isIn(isFilled) {
            if case .group(let group) = part.content {
                var inner = self.pieces(group.parts, isFilled: group.isFilled ?? isFilled,
                                        transform: group.transform.concatenating(transform),
                                        factor: factor * group.strokeFactor)
                for index in inner.indices { inner[index].layer = restyled(inner[index].layer, group, part) }
                if case .over(let gap) = part.operation {
                    erase(silhouette(part, gap, isFilled, transform, factor), from: &pieces)
                }
                combine(inner, part.operation, into: &pieces)
                continue
            }
            let isSolid = isFilled && part.isBody
            let area: Path
            switch part.operation {
            case .over(let gap):
                erase(silhouette(part, gap, isFilled, transform, factor), from: &pieces)
                area = self.area(part, isSolid: isSolid, transform, factor)
            case .cut(_, let gap): area = self.area(part, isSolid: isSolid, transform, factor, wider: gap * 2)
            default: area = self.area(part, isSolid: isSolid, transform, factor)
            }
            var operation = part.operation
            if isSolid {
                bodies.addPath(area)
                bodyLevel = part.layer.level
            } else if isFilled, operation == .draw, !part.isBody, !part.isKept, !bodies.isEmpty {
                let box = area.boundingRect
                if bodies.contains(CGPoint(x: box.midX, y: box.midY)) {
                    operation = .cut(isVisible: part.layer.level != bodyLevel, gap: 0)
                }
            }
            combine([Piece(layer: .init(path: area, style: part.layer))], operation, into: &pieces)
        }
        return pieces
    }

    /// The area inside the outer edge of a part, with a gap around it.
    private func silhouette(_ part: SymbolPart, _ gap: Double, _ isFilled: Bool, _ transform: CGAffineTransform,
                            _ factor: Double) -> Path {
        guard case .group(let group) = part.content else {
            return area(part, isSolid: part.isClosed, transform, factor, wider: gap * 2)
        }
        let isFilled = group.isFilled ?? isFilled
        return group.parts.reduce(into: Path()) { path, inner in
            if !inner.isIn(isFilled) || inner.isErasing { return }
            path.addPath(silhouette(inner, gap, isFilled, group.transform.concatenating(transform),
                                    factor * group.strokeFactor))
        }
    }

    private func restyled(_ layer: SymbolOutline.Layer, _ group: SymbolGroup,
                          _ part: SymbolPart) -> SymbolOutline.Layer {
        var layer = layer
        layer.style.level = min(layer.style.level + group.levelOffset + part.layer.level, 2)
        layer.style.threshold = layer.style.threshold ?? part.layer.threshold
        layer.style.color = layer.style.color ?? part.layer.color
        return layer
    }

    // MARK: areas

    /// - Parameters:
    ///   - isSolid: whether the area inside a line counts.
    ///   - wider: added to the width of strokes, and twice the distance by which other areas grow.
    private func area(_ part: SymbolPart, isSolid: Bool, _ transform: CGAffineTransform, _ factor: Double,
                      wider: Double = 0) -> Path {
        let scale = (abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        switch part.content {
        case .line(let path, let stroke):
            let line = path.applying(transform)
            // Lines inside of a smaller outline are as much thinner, so that it does not fill up.
            let width = stroke.width(weight) * factor * (stroke == .thin || stroke == .fine ? min(scale, 1) : 1)
            let outline = stroked(line, width + wider, dash: part.dash.map { $0 * scale })
            return isSolid ? joined(line, outline) : outline
        case .solid(let path):
            let line = path.applying(transform)
            return joined(line, stroked(line, SymbolStroke.normal.width(weight) * factor + wider))
        case .area(let path): return grown(path.applying(transform), wider)
        case .dot(let center, let radius):
            let growth = (SymbolStroke.normal.width(weight) * factor - SymbolStroke.regular * scale) / 2
            let radius = max(radius * scale + growth * 0.7, radius * scale * 0.4) + wider / 2
            let middle = center.applying(transform)
            return clockwise(Path(ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: radius * 2,
                                                    height: radius * 2)))
        case .text(let string, let center, let capHeight):
            // The cap height of the system font is 0.70459 em.
            let size = capHeight / 0.70459
            let outline = text(string, min(weight + 100, 900))
            let box = outline.boundingRect
            if box.isNull { return Path() }
            let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: center.x - box.midX * size,
                                          ty: center.y - box.midY * size)
            return grown(outline.applying(place.concatenating(transform)), wider)
        case .group: return Path()
        }
    }

    private func grown(_ area: Path, _ wider: Double) -> Path {
        wider > 0 ? joined(area, stroked(area, wider)) : clockwise(area)
    }

    private func stroked(_ path: Path, _ width: Double, dash: [CGFloat] = []) -> Path {
        var style = Self.round
        style.lineWidth = width
        style.dash = dash
        return clockwise(path.strokedPath(style, tolerance: Self.tolerance))
    }

    /// An area and the stroke of its edge; both run clockwise, so that the nonzero rule unites them.
    private func joined(_ path: Path, _ stroke: Path) -> Path {
        var area = clockwise(path)
        // The inner edge of a single outline's stroke lies in its area.
        area.addPath(path.isSingle ? stroke.withoutHoles : stroke)
        return area
    }

    /// The path with its outer subpaths clockwise on screen.
    private func clockwise(_ path: Path) -> Path {
        path.signedArea < 0 ? path.reversed : path
    }

    // MARK: combination

    private func combine(_ parts: [Piece], _ operation: SymbolPart.Operation, into pieces: inout [Piece]) {
        var new = parts
        switch operation {
        case .draw, .over: break
        case .cut(let isVisible, _):
            let layers = parts.compactMap(\.remaining)
            erase(layers.reduce(into: Path()) { if !$1.isInset { $0.addPath($1.path) } }, from: &pieces)
            guard isVisible else { return }
            new = layers.map { Piece(layer: .init(path: $0.path, style: $0.style, isInset: true)) }
        case .clip:
            let kept = parts.compactMap(\.remaining).reduce(into: Path()) { $0.addPath($1.path) }
            for index in pieces.indices {
                let area = pieces[index].remaining?.path ?? Path()
                pieces[index].holes = Path()
                pieces[index].layer.path = area.intersection(kept, tolerance: Self.tolerance)
            }
            pieces.removeAll { $0.layer.path.isEmpty }
            return
        }
        pieces += new.filter { !$0.layer.path.isEmpty }
    }

    /// The maximum distance of a combined area's straight lines from its curves: 0.06 points at 100 points.
    private static let tolerance: CGFloat = 0.06

    private func erase(_ hole: Path, from pieces: inout [Piece]) {
        let box = hole.boundingRect
        if box.isNull { return }
        for index in pieces.indices where pieces[index].layer.path.boundingRect.intersects(box) {
            pieces[index].holes.addPath(hole)
        }
    }
}
