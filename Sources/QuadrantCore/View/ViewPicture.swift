package import Foundation
import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantGraph

/// What a view looked like when it was asked for, and where it stood: what a menu about it lifts.
package final class ViewPicture {
    /// In the window. Points.
    package let frame: CGRect
    /// Whether it is a row of a list.
    package let isListRow: Bool
    fileprivate let fragment: Fragment

    fileprivate init(frame: CGRect, isListRow: Bool, fragment: Fragment) {
        self.frame = frame
        self.isListRow = isListRow
        self.fragment = fragment
    }
}

/// Draws such a picture, in its own size.
package nonisolated struct PictureView: LeafRole {
    package typealias Body = Never
    let picture: ViewPicture
    package init(_ picture: ViewPicture) { self.picture = picture }

    package static var viewName: String { "picture" }
    package static func changed(from old: PictureView, to new: PictureView) -> PhaseSet {
        old.picture === new.picture ? [] : [.measure, .display]
    }
    package func ignoredSides(_ context: RoleContext) -> Axis.Set { [.horizontal, .vertical] }
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { SIMD2(picture.frame.size) }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        list.items.append(.fragment(picture.fragment, at: origin.asPoint))
    }
}

extension ViewGraph {
    /// A picture of `row`: of all of the list's row around it, where nothing else is in that.
    package func picture(of row: UInt32) -> ViewPicture {
        let frame = wholeRow(around: row)
        let size = CGRect(origin: .zero, size: size(of: frame ?? row))
        let part = frame.flatMap { box($0).part?.rowFrame?.card } ?? size
        var list = FragmentBuilder()
        // Placed in its parent: its own corner is taken back.
        draw(frame ?? row, into: &list, at: -presentedOrigin(of: frame ?? row) - SIMD2(part.origin))
        return ViewPicture(frame: convert(part, from: frame ?? row), isListRow: frame != nil,
                           fragment: Fragment(list.items))
    }

    /// The row of a list that `row` is all of; nil where it stands beside something else, or in no list.
    private func wholeRow(around row: UInt32) -> UInt32? {
        var at = row
        while at != 0 {
            if box(at).part?.rowFrame != nil { return at }
            if at != row, box(at).kind == .container { return nil }
            at = layout[Int(at)].parent
        }
        return nil
    }
}
