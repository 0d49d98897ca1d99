public import Foundation
import QuadrantGeometry

/// A layout whose type is hidden; swapping it keeps the identity of what is in it.
public struct AnyLayout: Layout, @unchecked Sendable {
    /// The cache of the hidden layout.
    public struct Cache {
        var content: Any
    }
    /// Along which the hidden layout stacks its views; nil for neither axis.
    let stackOrientation: Axis?
    private let make: (LayoutSubviews) -> Any
    private let update: (LayoutSubviews, inout Any) -> Void
    private let size: (ProposedViewSize, LayoutSubviews, inout Any) -> CGSize
    private let placeAll: (CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> Void
    private let space: (LayoutSubviews, inout Any) -> ViewSpacing
    private let guide: (AlignmentKey, CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> CGFloat?

    /// Hides the type of `layout`. A view keeps its subviews and their state while one hidden layout replaces another.
    public init<L: Layout>(_ layout: L) {
        stackOrientation = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        make = { layout.makeCache(subviews: $0) }
        func with<R>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
            var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
            let result = body(&typed)
            cache = typed
            return result
        }
        update = { subviews, cache in with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) } }
        size = { proposal, subviews, cache in
            with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        }
        placeAll = { bounds, proposal, subviews, cache in
            with(&cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        space = { subviews, cache in with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) } }
        guide = { key, bounds, proposal, subviews, cache in
            with(&cache, subviews) {
                key.axis == .horizontal
                    ? layout.explicitAlignment(of: HorizontalAlignment(key), in: bounds, proposal: proposal,
                                               subviews: subviews, cache: &$0)
                    : layout.explicitAlignment(of: VerticalAlignment(key), in: bounds, proposal: proposal,
                                               subviews: subviews, cache: &$0)
            }
        }
    }

    /// The cache of the hidden layout.
    public func makeCache(subviews: Subviews) -> Cache { Cache(content: make(subviews)) }
    /// Brings the hidden layout's cache up to date; a cache of another layout is made anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { update(subviews, &cache.content) }
    /// The hidden layout's size for a proposal; a cache of another layout is made anew.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        size(proposal, subviews, &cache.content)
    }
    /// Places the subviews by the hidden layout.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        placeAll(bounds, proposal, subviews, &cache.content)
    }
    /// The hidden layout's preferred distances.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { space(subviews, &cache.content) }
    /// The hidden layout's value of a horizontal guide, in points from the left edge; nil where it has none.
    public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                                  subviews: Subviews, cache: inout Cache) -> CGFloat? {
        self.guide(guide.key, bounds, proposal, subviews, &cache.content)
    }
    /// The hidden layout's value of a vertical guide, in points from the top; nil where it has none.
    public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                                  subviews: Subviews, cache: inout Cache) -> CGFloat? {
        self.guide(guide.key, bounds, proposal, subviews, &cache.content)
    }
}
