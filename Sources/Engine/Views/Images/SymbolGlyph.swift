package import Foundation
import QuadrantGeometry
import QuadrantSymbols

/// The outline of a symbol: of the symbol library, at a weight, or of a file, which is stretched to the ink bounds and
/// emboldened.
package nonisolated struct SymbolGlyph: Sendable {
    package struct Layer: Sendable {
        var path: Path
        var isEvenOdd: Bool
        /// The hierarchical level: 0 for the main part of a symbol, 1 for its enclosure or base.
        package var level = 0
        /// Fills a hole of another layer: drawn only where layers have separate styles.
        var isInset = false
        /// The variable value above which the layer is on; nil for a layer that is always on.
        var threshold: Double?
        /// The name of the layer's colour in multicolor mode; nil is the foreground style.
        var color: String?
    }
    package var layers: [Layer]
    /// The units of the outline per em, for an outline that has the weight of the text; nil for one that is stretched.
    var unitsPerEm: CGFloat?
    /// The bounds of the drawing in the box, without overhanging parts.
    package var inkBounds: CGRect
    /// What the outline of the symbol library was made of; nil for that of a file.
    private(set) var origin: Origin?

    struct Origin: Hashable, Sendable {
        var name: String
        var weight: Int
        var scale: CGFloat
        var isRightToLeft: Bool
    }

    init(layers: [Layer]) {
        self.layers = layers
        var inkBounds = CGRect.null
        for layer in layers { inkBounds = inkBounds.union(layer.path.boundingRect) }
        self.inkBounds = inkBounds.isNull ? CGRect(x: 0, y: 0, width: 16, height: 16) : inkBounds
    }

    /// The outline of a symbol of the library at a font weight; `scale` is the factor of the ink.
    init?(named name: String, weight: Int, scale: CGFloat, isRightToLeft: Bool) {
        let library = SystemSymbols.library
        guard let drawing = library.drawing(name, isRightToLeft: isRightToLeft),
              let outline = library.outline(name, weight: Double(weight), scale: scale,
                                            isRightToLeft: isRightToLeft) else { return nil }
        layers = outline.layers.map {
            Layer(path: $0.path, isEvenOdd: false, level: $0.style.level, isInset: $0.isInset,
                  threshold: $0.style.threshold, color: $0.style.color)
        }
        inkBounds = drawing.frame(weight: Double(weight), scale: scale)
        unitsPerEm = 100
        origin = Origin(name: name, weight: weight, scale: scale, isRightToLeft: isRightToLeft)
    }

    /// All layers of a monochrome symbol in one path.
    var merged: (path: Path, isEvenOdd: Bool) {
        let drawn = layers.filter { !$0.isInset }
        var path = Path()
        for layer in drawn { path.addPath(layer.path) }
        return (path, drawn.allSatisfy(\.isEvenOdd))
    }
}
