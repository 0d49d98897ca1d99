import Foundation
import QuadrantDisplayList
import QuadrantGeometry

// Where two display lists begin to differ, in drawing order, and what is before and after such a position.

/// A position between the items of a display list: an index for each fragment from the root on, the last one that of
/// the item that follows.
struct ListPosition: Comparable {
    var indices: [Int]

    /// In drawing order: a fragment as a whole comes before the positions within it.
    static func < (a: ListPosition, b: ListPosition) -> Bool { a.indices.lexicographicallyPrecedes(b.indices) }
}

extension DisplayList {
    /// The position up to which both lists draw the same; nil if they do not differ.
    func firstChange(since old: DisplayList) -> ListPosition? {
        var indices: [Int] = []
        return Self.finds(&indices, old.root, root) ? ListPosition(indices: indices) : nil
    }

    private static func finds(_ indices: inout [Int], _ old: Fragment, _ new: Fragment) -> Bool {
        if old === new { return false }
        let old = old.items, new = new.items, common = min(old.count, new.count)
        for index in 0..<common {
            switch (old[index], new[index]) {
            case (.fragment(let a, let p), .fragment(let b, let q)) where p == q:
                if a === b { continue }
                indices.append(index)
                if finds(&indices, a, b) { return true }
                indices.removeLast()
            case (.effect(let e, let a, let f), .effect(let o, let b, let g)) where f == g && e.isOfEachItem && e == o:
                if a === b { continue }
                indices.append(index)
                if finds(&indices, a, b) { return true }
                indices.removeLast()
            case (let a, let b):
                if a == b { continue }
                indices.append(index)
                return true
            }
        }
        if old.count == new.count { return false }
        indices.append(common)
        return true
    }

    /// The items before a position, and those after it. Drawn one after the other they are the picture of the list.
    func split(at position: ListPosition) -> (before: DisplayList, after: DisplayList) {
        let (first, second) = Self.split(root, position.indices[...])
        return (DisplayList(root: first, size: size, scale: scale, background: background),
                DisplayList(root: second, size: size, scale: scale))
    }

    private static func split(_ fragment: Fragment, _ indices: ArraySlice<Int>) -> (Fragment, Fragment) {
        let items = fragment.items
        guard let index = indices.first, index < items.count else { return (fragment, .empty) }
        var before = Array(items[..<index]), after = Array(items[index...])
        let rest = indices.dropFirst()
        if !rest.isEmpty {
            switch items[index] {
            case .fragment(let inner, let place):
                let (first, second) = split(inner, rest)
                before.append(.fragment(first, at: place))
                after[0] = .fragment(second, at: place)
            case .effect(let effect, let inner, let frame):
                let (first, second) = split(inner, rest)
                before.append(.effect(effect, first, frame: frame))
                after[0] = .effect(effect, second, frame: frame)
            case .shape, .text, .image: break
            }
        }
        return (Fragment(before), Fragment(after))
    }
}

extension Effect {
    /// Whether the effect on several items is that on each of them, one after the other.
    fileprivate var isOfEachItem: Bool {
        switch self {
        case .clip, .transform: true
        case .opacity, .shadow, .blur, .blend, .mask, .colorMatrix, .luminanceToAlpha, .layer, .rasterized: false
        }
    }
}
