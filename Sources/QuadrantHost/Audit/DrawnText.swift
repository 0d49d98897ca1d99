package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry

/// A text of a display list, as it reaches the window.
package struct DrawnText {
    package var item: TextItem
    /// The bounds in window coordinates, in points, through all transforms.
    package var frame: CGRect
    /// Whether a clip or a mask is in force, such as that of a scroll view.
    package var isClipped: Bool
    /// The product of the opacities in force, from 0 to 1.
    package var opacity: Double

    /// The texts of `list` in drawing order.
    package static func all(in list: DisplayList) -> [DrawnText] {
        var collector = Collector()
        list.visit(&collector)
        return collector.texts
    }

    private struct Collector: DisplayListVisitor {
        var texts: [DrawnText] = []
        private var effects: [Effect] = []

        mutating func shape(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, paint: Paint) {}
        mutating func image(_ item: ImageItem, frame: CGRect) {}
        mutating func begin(_ effect: Effect, frame: CGRect) { effects.append(effect) }
        mutating func end(_ effect: Effect, frame: CGRect) { effects.removeLast() }

        mutating func text(_ item: TextItem, origin: CGPoint) {
            var frame = CGRect(origin: origin, size: item.frame.size), isClipped = false, opacity = 1.0
            for effect in effects.reversed() {
                switch effect {
                case .transform(let transform): frame = Self.bounds(of: frame, through: transform)
                case .clip, .mask: isClipped = true
                case .opacity(let value): opacity *= value
                default: break
                }
            }
            texts.append(DrawnText(item: item, frame: frame, isClipped: isClipped, opacity: opacity))
        }

        private static func bounds(of frame: CGRect, through transform: ProjectionTransform) -> CGRect {
            let corners = [(frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.minX, frame.maxY),
                           (frame.maxX, frame.maxY)].map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
            let xs = corners.map(\.x), ys = corners.map(\.y)
            let minX = xs.min() ?? 0, minY = ys.min() ?? 0
            return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
        }
    }
}
