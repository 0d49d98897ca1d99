public import Foundation
import QuadrantGeometry

/// A type-erased layout; replacing the layout keeps the identity of its subviews.
public struct AnyLayout: Layout, @unchecked Sendable {
    /// The cache of the erased layout.
    public struct Cache {
        var content: Any
    }
    /// The stack axis of the erased layout; nil if it has none.
    let stackOrientation: Axis?
    private let make: (LayoutSubviews) -> Any
    private let update: (LayoutSubviews, inout Any) -> Void
    private let size: (ProposedViewSize, LayoutSubviews, inout Any) -> CGSize
    private let placeAll: (CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> Void
    private let space: (LayoutSubviews, inout Any) -> ViewSpacing
    private let guide: (AlignmentKey, CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> CGFloat?

    /// Erases the type of `layout`. The subviews and their state are kept while one erased layout replaces another.
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

    /// Creates the cache of the erased layout.
    public func makeCache(subviews: Subviews) -> Cache { Cache(content: make(subviews)) }
    /// Updates the erased layout's cache; the cache of another layout is replaced.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { update(subviews, &cache.content) }
    /// The erased layout's size for a proposal; the cache of another layout is replaced.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        size(proposal, subviews, &cache.content)
    }
    /// Places the subviews by the erased layout.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        placeAll(bounds, proposal, subviews, &cache.content)
    }
    /// The erased layout's preferred distances.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { space(subviews, &cache.content) }
    /// The erased layout's value of a horizontal guide, in points from the left edge; nil if it has none.
    public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                                  subviews: Subviews, cache: inout Cache) -> CGFloat? {
        self.guide(guide.key, bounds, proposal, subviews, &cache.content)
    }
    /// The erased layout's value of a vertical guide, in points from the top; nil if it has none.
    public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                                  subviews: Subviews, cache: inout Cache) -> CGFloat? {
        self.guide(guide.key, bounds, proposal, subviews, &cache.content)
    }
}
