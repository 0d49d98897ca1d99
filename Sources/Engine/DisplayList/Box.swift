package import Foundation

/// A rectangle by its edges, for bounds. Empty if an edge is NaN or before its opposite; no value of the edges traps.
package struct Box: Equatable, Sendable {
    /// The leading edge; infinite in an empty box.
    package var minX: Double
    /// The upper edge; infinite in an empty box.
    package var minY: Double
    /// The trailing edge, not part of the box.
    package var maxX: Double
    /// The lower edge, not part of the box.
    package var maxY: Double

    /// Bounds beyond any canvas.
    package static let everywhere = Box(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)
    /// The box that any union leaves out.
    package static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// A box by its edges, empty where they are in the wrong order.
    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The edges of `rect`, whose size may be negative: such a box is empty, as that of `CGRect.null`.
    package init(_ rect: CGRect) {
        self.init(minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
                  maxY: rect.origin.y + rect.size.height)
        if rect.isNull { self = .empty }
    }

    /// A box by its upper leading corner and its size.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// Whether the box has no area: an edge is NaN, at its opposite or beyond it.
    package var isEmpty: Bool { !(minX < maxX && minY < maxY) }
    /// Negative or NaN for some empty boxes.
    package var width: Double { maxX - minX }
    /// Negative or NaN for some empty boxes.
    package var height: Double { maxY - minY }
    package var midX: Double { (minX + maxX) / 2 }
    package var midY: Double { (minY + maxY) / 2 }

    /// The least box around both. A line counts, though it has no area; an empty box in the wrong order does not.
    package func union(_ other: Box) -> Box {
        // A line has no area, but its ends count.
        guard other.minX <= other.maxX, other.minY <= other.maxY else { return self }
        guard minX <= maxX, minY <= maxY else { return other }
        return Box(minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
                   maxY: max(maxY, other.maxY))
    }

    /// The part in both boxes; empty where they only touch.
    package func intersection(_ other: Box) -> Box {
        Box(minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    /// The box with every edge moved outwards by `reach`; an empty box stays empty.
    package func grown(_ reach: Double) -> Box {
        minX <= maxX && minY <= maxY
            ? Box(minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach) : self
    }

    /// The box moved by `x` and `y`.
    package func shifted(_ x: Double, _ y: Double) -> Box {
        Box(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// Whether the boxes have a part of some area in common.
    package func touches(_ other: Box) -> Bool { !intersection(other).isEmpty }

    /// Width times height; 0 for an empty box.
    package var area: Double { isEmpty ? 0 : width * height }

    /// Rounded outwards to whole numbers.
    package var whole: Box {
        Box(minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
    }

    /// The same as a rectangle; `CGRect.null` for an empty box.
    package var rect: CGRect { isEmpty ? .null : CGRect(x: minX, y: minY, width: width, height: height) }
}
