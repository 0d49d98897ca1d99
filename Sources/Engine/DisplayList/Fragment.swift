package import Foundation

/// An immutable part of a display list. Fragments nest; a changed view creates new ones only from itself up to the
/// root, and shares all others with the previous display list.
package final class Fragment: Equatable, Sendable {
    package let items: [DisplayItem]
    /// Whether any item has a paint computed from the backdrop, so that a change of the backdrop changes the item.
    package let hasBackdrop: Bool

    package init(_ items: [DisplayItem]) {
        self.items = items
        hasBackdrop = items.contains { $0.hasBackdrop }
    }

    package static let empty = Fragment([])
    package var isEmpty: Bool { items.isEmpty }

    package static func == (a: Fragment, b: Fragment) -> Bool { a === b || a.items == b.items }
}

/// The drawing of a frame: its root fragment, the canvas size in points, and the scale in pixels per point.
package struct DisplayList: Equatable, Sendable {
    package var root: Fragment
    package var size: CGSize
    package var scale: CGFloat
    /// Fills the whole canvas first; nil leaves it transparent.
    package var background: RGBA?

    package init(root: Fragment, size: CGSize, scale: CGFloat, background: RGBA? = nil) {
        self.root = root
        self.size = size
        self.scale = scale
        self.background = background
    }
}
