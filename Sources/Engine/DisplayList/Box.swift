package import Foundation

/// A rectangle by its edges, for bounds. Empty if an edge is NaN or before its opposite; no value of the edges traps.
package struct Box: Equatable, Sendable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    /// Bounds beyond any canvas.
    package static let everywhere = Box(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)
    package static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package init(_ rect: CGRect) {
        self.init(minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
                  maxY: rect.origin.y + rect.size.height)
        if rect.isNull { self = .empty }
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    package var isEmpty: Bool { !(minX < maxX && minY < maxY) }
    package var width: Double { maxX - minX }
    package var height: Double { maxY - minY }
    package var midX: Double { (minX + maxX) / 2 }
    package var midY: Double { (minY + maxY) / 2 }

    package func union(_ other: Box) -> Box {
        // A line has no area, but its ends count.
        guard other.minX <= other.maxX, other.minY <= other.maxY else { return self }
        guard minX <= maxX, minY <= maxY else { return other }
        return Box(minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
                   maxY: max(maxY, other.maxY))
    }

    package func intersection(_ other: Box) -> Box {
        Box(minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    package func grown(_ reach: Double) -> Box {
        minX <= maxX && minY <= maxY
            ? Box(minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach) : self
    }

    package func shifted(_ x: Double, _ y: Double) -> Box {
        Box(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    package func touches(_ other: Box) -> Bool { !intersection(other).isEmpty }

    package var area: Double { isEmpty ? 0 : width * height }

    /// Rounded outwards to whole numbers.
    package var whole: Box {
        Box(minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
    }

    package var rect: CGRect { isEmpty ? .null : CGRect(x: minX, y: minY, width: width, height: height) }
}
