package import Foundation

/// An immutable piece of a picture. Fragments nest; a changed view makes new ones only from itself up to the root, and
/// shares all others with the picture before.
package final class Fragment: Equatable, Sendable {
    package let items: [DisplayItem]
    /// Whether anything in it takes its colours from what lies beneath, so that a change there changes it.
    package let hasBackdrop: Bool

    package init(_ items: [DisplayItem]) {
        self.items = items
        hasBackdrop = items.contains { $0.hasBackdrop }
    }

    package static let empty = Fragment([])
    package var isEmpty: Bool { items.isEmpty }

    package static func == (a: Fragment, b: Fragment) -> Bool { a === b || a.items == b.items }
}

/// What a host draws: everything, the size of the canvas in points, and how many pixels a point has.
package struct DisplayList: Equatable, Sendable {
    package var root: Fragment
    package var size: CGSize
    package var scale: CGFloat
    /// Drawn first over the whole canvas; nil leaves it transparent.
    package var background: RGBA?

    package init(root: Fragment, size: CGSize, scale: CGFloat, background: RGBA? = nil) {
        self.root = root
        self.size = size
        self.scale = scale
        self.background = background
    }
}
