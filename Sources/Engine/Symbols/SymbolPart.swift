package import Foundation
package import QuadrantGeometry

/// A part of a symbol's drawing: a line, an area, a text, or a group of parts.
///
/// Coordinates are hundredths of an em, with y down and the origin at the middle of the symbol.
package struct SymbolPart: Sendable {
    /// What is drawn.
    package indirect enum Content: Sendable {
        /// The centre line of a stroke.
        case line(Path, SymbolStroke)
        /// An area whose edge is the centre line of a stroke, so that it grows with the weight and has round corners.
        case solid(Path)
        /// An area of the same size at every weight.
        case area(Path)
        /// A disc with a radius at regular weight; it grows with the weight.
        case dot(CGPoint, radius: Double)
        /// Characters of the system font around a point, with a cap height.
        case text(String, center: CGPoint, capHeight: Double)
        case group(SymbolGroup)
    }

    /// How the part combines with the parts before it.
    package enum Operation: Sendable, Equatable {
        /// Is drawn.
        case draw
        /// Is erased from the parts before it. In separate colours it is drawn in the hole, if `isVisible`.
        ///
        /// `gap` widens the hole, in hundredths of an em.
        case cut(isVisible: Bool, gap: Double)
        /// Is drawn, and erases its silhouette and a gap around it, in hundredths of an em, from the parts before it.
        case over(gap: Double)
        /// Erases everything outside of it from the parts before it.
        case clip
    }

    /// The variants of a symbol in which the part appears.
    package enum Condition: Sendable { case always, outlined, filled }

    package var content: Content
    package var operation = Operation.draw
    package var condition = Condition.always
    /// A closed outline that `fill` fills.
    package var isBody = false
    /// A detail that stays a line when the body around it is filled.
    package var isKept = false
    package var layer = SymbolLayerStyle()
    /// The lengths of dashes and gaps of a line, in hundredths of an em; empty for a solid line.
    package var dash: [CGFloat] = []

    package init(_ content: Content, _ operation: Operation = .draw, layer: SymbolLayerStyle = SymbolLayerStyle()) {
        self.content = content
        self.operation = operation
        self.layer = layer
    }
}

extension SymbolPart {
    /// Whether the part appears in the filled or in the outlined variant.
    func isIn(_ isFilled: Bool) -> Bool {
        switch condition {
        case .always: true
        case .outlined: !isFilled
        case .filled: isFilled
        }
    }

    /// Whether the part only takes away from others.
    var isErasing: Bool {
        switch operation {
        case .cut, .clip: true
        case .draw, .over: false
        }
    }

    /// The colour in multicolor mode of the first part that has one.
    var firstColor: String? {
        guard case .group(let group) = content, layer.color == nil else { return layer.color }
        return group.parts.lazy.compactMap(\.firstColor).first
    }

    /// The same with a colour in multicolor mode, whatever the colours of parts in it.
    func colored(_ color: String) -> SymbolPart {
        var part = self
        part.layer.color = color
        if case .group(var group) = content {
            group.parts = group.parts.map { $0.colored(color) }
            part.content = .group(group)
        }
        return part
    }

    /// Whether the part is a line that encloses an area.
    var isClosed: Bool {
        guard case .line(let path, _) = content, dash.isEmpty, case .closeSubpath? = path.elements.last else {
            return false
        }
        return true
    }
}

/// The properties of a layer of a symbol.
package struct SymbolLayerStyle: Sendable, Hashable {
    /// 0 for the primary layer, 1 for the secondary and 2 for the tertiary one.
    package var level = 0
    /// The variable value above which the layer is on; nil for a layer that is always on.
    package var threshold: Double?
    /// The name of the layer's colour in multicolor mode, such as "green"; nil is the foreground style.
    package var color: String?

    package init(level: Int = 0, threshold: Double? = nil, color: String? = nil) {
        self.level = level
        self.threshold = threshold
        self.color = color
    }
}

/// Parts with a transform of their centre lines; the width of their strokes stays.
package struct SymbolGroup: Sendable {
    package var parts: [SymbolPart]
    package var transform = CGAffineTransform.identity
    /// A factor of the width of all strokes.
    package var strokeFactor = 1.0
    /// Whether the parts are in their filled variant; nil for that of the symbol around them.
    package var isFilled: Bool?
    /// Added to the level of all layers.
    package var levelOffset = 0

    package init(_ parts: [SymbolPart], transform: CGAffineTransform = .identity, strokeFactor: Double = 1,
                 isFilled: Bool? = nil, levelOffset: Int = 0) {
        self.parts = parts
        self.transform = transform
        self.strokeFactor = strokeFactor
        self.isFilled = isFilled
        self.levelOffset = levelOffset
    }
}
