import Foundation
import QuadrantGeometry

/// The outline of a symbol in a box of 16 × 16.
nonisolated struct SymbolGlyph: Sendable {
    struct Layer: Sendable {
        var path: Path
        var isEvenOdd: Bool
        /// The hierarchical level: 0 for the main part of a symbol, 1 for its enclosure or base.
        var level = 0
        /// Fills a hole of another layer: drawn only where layers have separate styles.
        var isInset = false
    }
    var layers: [Layer]
    /// The bounds of the drawing in the box, without overhanging parts.
    var inkBounds: CGRect

    init(layers: [Layer]) {
        self.layers = layers
        var inkBounds = CGRect.null
        for layer in layers { inkBounds = inkBounds.union(layer.path.boundingRect) }
        self.inkBounds = inkBounds.isNull ? CGRect(x: 0, y: 0, width: 16, height: 16) : inkBounds
    }

    /// The glyph of a symbol without a drawing.
    static let blank = SymbolGlyph(layers: [])
    var isBlank: Bool { layers.isEmpty }

    func applying(_ transform: CGAffineTransform) -> SymbolGlyph {
        var glyph = SymbolGlyph(layers: layers.map { layer in
            var moved = layer
            moved.path = layer.path.applying(transform)
            return moved
        })
        glyph.inkBounds = inkBounds.applying(transform)
        return glyph
    }

    /// All layers of a monochrome symbol in one path.
    var merged: (path: Path, isEvenOdd: Bool) {
        let drawn = layers.filter { !$0.isInset }
        var path = Path()
        for layer in drawn { path.addPath(layer.path) }
        return (path, drawn.allSatisfy(\.isEvenOdd))
    }

    /// The drawn area as a path without self-intersections.
    var area: Path {
        layers.filter { !$0.isInset }.reduce(Path()) { area, layer in
            area.union(layer.path.normalized(eoFill: layer.isEvenOdd))
        }
    }

    func onLevel(_ level: Int) -> SymbolGlyph {
        var glyph = self
        for index in glyph.layers.indices { glyph.layers[index].level = level }
        return glyph
    }

    /// Separates the enclosure from the enclosed parts, by the size of the outlines.
    var separated: SymbolGlyph {
        var result: [Layer] = []
        func isAround(_ outline: Path) -> Bool {
            let box = outline.boundingRect
            return box.width >= inkBounds.width * 0.8 && box.height >= inkBounds.height * 0.65
        }
        for layer in layers {
            let outlines = layer.path.outlines
            let around = outlines.filter(isAround), inside = outlines.filter { !isAround($0) }
            if around.isEmpty || layer.level > 0 || layer.isInset {
                result.append(layer)
                continue
            }
            func joined(_ outlines: [Path]) -> Path { outlines.reduce(into: Path()) { $0.addPath($1) } }
            if around.count == 1 {
                // An area with holes: the holes are the enclosed parts.
                result.append(Layer(path: layer.path, isEvenOdd: layer.isEvenOdd, level: 1))
                if !inside.isEmpty {
                    result.append(Layer(path: joined(inside), isEvenOdd: true, isInset: true))
                }
            } else {
                result.append(Layer(path: joined(around), isEvenOdd: layer.isEvenOdd, level: 1))
                if !inside.isEmpty { result.append(Layer(path: joined(inside), isEvenOdd: layer.isEvenOdd)) }
            }
        }
        var glyph = SymbolGlyph(layers: result)
        glyph.inkBounds = inkBounds
        return glyph
    }
}

extension Path {
    /// Each subpath as a path.
    nonisolated var outlines: [Path] {
        var all: [Path] = []
        forEach { element in
            if case .move = element { all.append(Path()) }
            if all.isEmpty { all.append(Path()) }
            switch element {
            case .move(let point): all[all.count - 1].move(to: point)
            case .line(let point): all[all.count - 1].addLine(to: point)
            case .quadCurve(let point, let control): all[all.count - 1].addQuadCurve(to: point, control: control)
            case .curve(let point, let first, let second):
                all[all.count - 1].addCurve(to: point, control1: first, control2: second)
            case .closeSubpath: all[all.count - 1].closeSubpath()
            }
        }
        return all.filter { !$0.boundingRect.isNull }
    }
}
