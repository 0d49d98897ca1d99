package import Foundation
package import QuadrantGeometry
import QuadrantThreads

/// An immutable part of a display list. Fragments nest; a changed view creates new ones only from itself up to the
/// root, and shares all others with the previous display list.
package final class Fragment: Equatable, Sendable {
    /// In drawing order: later items cover earlier ones.
    package let items: [DisplayItem]
    /// Whether any item has a paint computed from the backdrop, so that a change of the backdrop changes the item.
    package let hasBackdrop: Bool

    /// A fragment of these items. Costs a look at each for paints computed from the backdrop; nested ones know theirs.
    package init(_ items: [DisplayItem]) {
        self.items = items
        hasBackdrop = items.contains { $0.hasBackdrop }
        known = items.count < Self.many ? nil : Locked(nil)
    }

    /// The number of items from which on the bounds are kept: fewer are looked at as quickly.
    private static let many = 16
    /// The bounds, once they are asked for; nil in a fragment of few items.
    private let known: Locked<Extents?>?

    /// Boxes that hold what shapes paint, in points from the fragment's origin, with what edges are moved to whole
    /// pixels.
    package struct Extents: Sendable {
        /// The number of neighbours that share a box.
        package static let run = 32
        /// The box of each `run` items; nil where others than shapes are among them.
        package let runs: [Box?]
        /// The box of all; nil if any run has none.
        package let all: Box?

        fileprivate init(_ items: [DisplayItem]) {
            runs = stride(from: 0, to: items.count, by: Self.run).map { start in
                var box = Box.empty
                for item in items[start..<min(start + Self.run, items.count)] {
                    guard case .shape(let shape) = item else { return nil }
                    let own = InkBounds.of(shape.path, shape.stroke).repeated(shape.copies)
                    box = box.union(own.shifted(shape.frame.minX, shape.frame.minY))
                }
                // An edge is moved by half a pixel at most, on both sides, and pixels are smaller than four points.
                return box.isEmpty ? box : box.grown(2)
            }
            all = runs.reduce(.some(.empty)) { all, run in run.flatMap { all?.union($0) } }
        }
    }

    /// The boxes of many items, made once; nil for few.
    package var extents: Extents? {
        known?.withLock { known in
            if known == nil { known = Extents(items) }
            return known
        }
    }

    /// The box of all items. Nil for few items, and where others than shapes are among them.
    package var extent: Box? { extents?.all }

    /// Draws nothing; shared.
    package static let empty = Fragment([])
    package var isEmpty: Bool { items.isEmpty }

    package static func == (a: Fragment, b: Fragment) -> Bool { a === b || a.items == b.items }
}

/// The drawing of a frame: its root fragment, the canvas size in points, and the scale in pixels per point.
package struct DisplayList: Equatable, Sendable {
    /// Everything that is drawn, with its origin at the canvas's upper left.
    package var root: Fragment
    /// The size of the canvas, in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// The pixels that edges are snapped to.
    package var grid: PixelGrid { PixelGrid(scale: scale) }
    /// Fills the whole canvas first; nil leaves it transparent.
    package var background: RGBA?

    /// The drawing of a canvas of `size` points, transparent unless it has a background.
    package init(root: Fragment, size: CGSize, scale: CGFloat, background: RGBA? = nil) {
        self.root = root
        self.size = size
        self.scale = scale
        self.background = background
    }
}
