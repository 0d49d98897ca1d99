package import Foundation
import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantGraph

/// A snapshot of a view and its frame, which a context menu lifts.
package final class ViewPicture {
    /// The frame in window coordinates, in points.
    package let frame: CGRect
    /// Whether it is a row of a list.
    package let isListRow: Bool
    fileprivate let fragment: Fragment

    /// A snapshot of `node`, or of the whole list row around it if that has no other content.
    package init(of node: NodeIndex, in graph: ViewGraph) {
        let whole = Self.wholeRow(around: node, in: graph), node = whole ?? node
        let part = whole.flatMap { graph.rowCard(of: $0) }
            ?? CGRect(origin: .zero, size: graph.size(of: node))
        var list = FragmentBuilder()
        // Compensates for the origin in the parent.
        graph.draw(node, into: &list, at: -graph.presentedOrigin(of: node) - SIMD2(part.origin))
        frame = graph.convert(part, from: node)
        isListRow = whole != nil
        fragment = Fragment(list.items)
    }

    /// The list row whose whole content `node` is; nil if the row has other content, or outside of lists.
    private static func wholeRow(around node: NodeIndex, in graph: ViewGraph) -> NodeIndex? {
        for at in graph.layoutAncestors(including: node) {
            if graph.isRowFrame(at) { return at }
            if at != node, graph.box(at).kind == .container { return nil }
        }
        return nil
    }
}

/// Draws a snapshot, in its own size.
package nonisolated struct PictureView: LeafRole {
    package typealias Body = Never
    package static var layoutSentence: String { "A picture of a view has the size of the view that it shows." }
    let picture: ViewPicture
    package init(_ picture: ViewPicture) { self.picture = picture }

    package static var viewName: String { "picture" }
    package static func changed(from old: PictureView, to new: PictureView) -> PhaseSet {
        old.picture === new.picture ? [] : [.measure, .display]
    }
    package func sides(_ context: RoleContext) -> ProposalSides { .ignored }
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { SIMD2(picture.frame.size) }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        list.items.append(.fragment(picture.fragment, at: origin.asPoint))
    }
}
