import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost

/// The parts of a long picture that come onto pages: from and to, in points from its top.
struct PageBreaks {
    var pages: [ClosedRange<CGFloat>] = []

    /// Breaks `height` points into parts of at most `page` points, between views if the views allow it.
    init(_ trees: [LayoutTree], height: CGFloat, page: CGFloat) {
        let whole = Self.whole(trees, page: page)
        var top: CGFloat = 0, next = 0
        while top + page < height {
            let limit = top + page
            // The views are in the order of their tops. The first that crosses the limit moves to the next page, and
            // takes with it those beside it that begin above and end below its top.
            while next < whole.count, whole[next].lowerBound <= top { next += 1 }
            var end = limit
            for view in whole[next...] where view.lowerBound < limit && view.upperBound > limit {
                end = min(end, view.lowerBound)
            }
            var isStable = false
            while !isStable {
                isStable = true
                for view in whole[next...] where view.lowerBound < end && view.upperBound > end {
                    end = view.lowerBound
                    isStable = false
                }
            }
            // Views side by side may leave no break at all.
            if end <= top { end = limit }
            pages.append(top...end)
            top = end
        }
        if top < height || pages.isEmpty { pages.append(top...max(top, height)) }
    }

    /// The vertical extents of what must not be cut: the views without views in them that fit on a page.
    private static func whole(_ trees: [LayoutTree], page: CGFloat) -> [Range<CGFloat>] {
        var found: [Range<CGFloat>] = []
        func visit(_ tree: LayoutTree) {
            if tree.children.isEmpty, tree.globalHeight > 0, tree.globalHeight <= page, tree.element != .spacer {
                found.append(tree.globalY..<tree.globalY + tree.globalHeight)
            }
            tree.children.forEach(visit)
        }
        trees.forEach(visit)
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }
}

extension DisplayList {
    /// The part of the picture on a page.
    func page(from part: ClosedRange<CGFloat>, size: CGSize, margin: CGFloat) -> DisplayList {
        let inside = CGRect(x: 0, y: 0, width: size.width - 2 * margin, height: part.upperBound - part.lowerBound)
        let content = Fragment([.fragment(root, at: CGPoint(x: 0, y: -part.lowerBound))])
        let clipped = DisplayItem.effect(
            .clip(Path(inside), isEvenOdd: false, isAntialiased: true), content,
            frame: inside.offsetBy(dx: margin, dy: margin))
        return DisplayList(root: Fragment([clipped]), size: size, scale: scale, background: background)
    }
}
