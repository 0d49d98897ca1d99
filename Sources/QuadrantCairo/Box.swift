import Foundation

/// A rect by its edges, for bookkeeping about ink. Empty when an edge is not a number or lies before its opposite;
/// nothing traps, whatever the numbers.
struct Box: Equatable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(_ rect: CGRect) {
        self.init(minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
                  maxY: rect.origin.y + rect.size.height)
        if rect.isNull { self = .empty }
    }

    init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    var isEmpty: Bool { !(minX < maxX && minY < maxY) }
    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var midX: Double { (minX + maxX) / 2 }
    var midY: Double { (minY + maxY) / 2 }

    func union(_ other: Box) -> Box {
        // A line has no area, but its ends count.
        guard other.minX <= other.maxX, other.minY <= other.maxY else { return self }
        guard minX <= maxX, minY <= maxY else { return other }
        return Box(minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
                   maxY: max(maxY, other.maxY))
    }

    func intersection(_ other: Box) -> Box {
        Box(minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func grown(_ reach: Double) -> Box {
        minX <= maxX && minY <= maxY
            ? Box(minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach) : self
    }

    func shifted(_ x: Double, _ y: Double) -> Box {
        Box(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}
