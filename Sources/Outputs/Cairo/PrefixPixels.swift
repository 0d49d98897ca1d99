import QuadrantDisplayList
import QuadrantGeometry

/// The pixels of the items before a position of the display list, while only items after it change: a rule that follows
/// a finger over thousands of bars is drawn without the bars.
final class PrefixPixels {
    let position: ListPosition
    let pixels: PixelBuffer
    /// Boxes on whole pixels in which the pixels are those of a whole picture, or older: they are drawn when needed.
    private var stale: [Box]

    /// The number of operations before the position from which on their pixels are kept: fewer are drawn as quickly.
    static let minOperations = 64
    /// The number of operations after the position above which they are not: most of the picture changes.
    static let maxOperationsAfter = 512

    /// - Parameter pixels: a copy of the whole picture.
    /// - Parameter painted: what items after the position have painted in it.
    init(_ position: ListPosition, _ pixels: PixelBuffer, painted: [Box]) {
        (self.position, self.pixels, stale) = (position, pixels, painted)
    }

    /// The boxes to be drawn before those of a picture are complete. They count as drawn from then on.
    func takeStale(touching boxes: [Box]) -> [Box] {
        let (needed, others) = stale.reduce(into: ([Box](), [Box]())) { lists, box in
            if boxes.contains(where: { $0.touches(box) }) { lists.0.append(box) } else { lists.1.append(box) }
        }
        stale = others
        return needed
    }
}
