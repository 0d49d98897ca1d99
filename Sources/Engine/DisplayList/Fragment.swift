package import Foundation
package import QuadrantGeometry

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
    }

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
