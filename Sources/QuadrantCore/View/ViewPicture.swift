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

    /// A picture of `row`: of all of the list's row around it, where nothing else is in that.
    package init(of row: NodeIndex, in graph: ViewGraph) {
        let whole = Self.wholeRow(around: row, in: graph), row = whole ?? row
        let part = whole.flatMap { graph.box($0).part?.rowFrame?.card }
            ?? CGRect(origin: .zero, size: graph.size(of: row))
        var list = FragmentBuilder()
        // Placed in its parent: its own corner is taken back.
        graph.draw(row, into: &list, at: -graph.presentedOrigin(of: row) - SIMD2(part.origin))
        frame = graph.convert(part, from: row)
        isListRow = whole != nil
        fragment = Fragment(list.items)
    }

    /// The row of a list that `row` is all of; nil where it stands beside something else, or in no list.
    private static func wholeRow(around row: NodeIndex, in graph: ViewGraph) -> NodeIndex? {
        var at = row
        while at != 0 {
            if graph.box(at).part?.rowFrame != nil { return at }
            if at != row, graph.box(at).kind == .container { return nil }
            at = graph.layout[Int(at)].parent
        }
        return nil
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
