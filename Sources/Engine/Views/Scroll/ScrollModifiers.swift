public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

/// The margins of a scroll view that `contentMargins` sets.
public struct ContentMarginPlacement: Sendable {
    enum Kind { case automatic, content, indicators }
    let kind: Kind
    /// The margins of the content and of the indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// The margins of the content, which scroll with it.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
    /// The margins of the indicators.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The use of a `defaultScrollAnchor`.
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind { case initial, size, alignment }
    let kind: Kind
    /// The initial offset of the content.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initial) }
    /// The end that stays visible when the size of the content or of the scroll view changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .size) }
    /// The alignment of content that is shorter than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

extension View {
    /// Disables scrolling by the user in the scroll views of this view; false does not enable what an outer view
    /// disables.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets whether the scroll views in this view show indicators along `axes`.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(EnvironmentWriter { values in
            if axes.contains(Axis.Set.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(Axis.Set.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        })
    }

    /// Flashes the indicators of the scroll views in this view when `value` changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(IndicatorFlash(trigger: AnyEquatable(value), onAppear: false))
    }

    /// Flashes the indicators of the scroll views in this view when it appears, if `onAppear` is true.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(IndicatorFlash(trigger: AnyEquatable(0), onAppear: onAppear))
    }

    /// Sets the overscroll behaviour of scroll views along `axes`; by default along the vertical axis.
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        modifier(EnvironmentWriter { values in
            if axes.contains(Axis.Set.vertical) { values.verticalScrollBounceBehavior = behavior }
            if axes.contains(Axis.Set.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        })
    }

    /// Draws a scroll view's content also outside of its frame, if `disabled` is true.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(ScrollModifier { $0.isClipDisabled = disabled })
    }

    /// Sets margins of a scroll view on `edges`, in points; nil is 16. Those of the content scroll with it
    /// (Docs/Layout/Scrolling.md).
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?,
                                           for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(edges, EdgeInsets(length ?? Padding.defaultLength), for: placement)
    }

    /// Sets a margin for each of `edges`, in points.
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets,
                                           for placement: ContentMarginPlacement = .automatic) -> some View {
        modifier(ScrollModifier { settings in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                if placement.kind != .indicators { settings.contentMargins[edge] = insets[edge] }
                if placement.kind != .content { settings.indicatorMargins[edge] = insets[edge] }
            }
        })
    }

    /// Sets the same margin on all edges, in points.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }

    /// Sets the anchor for the initial offset, for short content and for size changes; nil restores the top leading
    /// corner.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(ScrollModifier { settings in
            settings.initialAnchor = anchor
            settings.sizeAnchor = anchor
            settings.alignmentAnchor = anchor
        })
    }

    /// Sets the anchor for one role; nil removes that of outer views.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(ScrollModifier { settings in
            switch role.kind {
            case .initial: settings.initialAnchor = anchor
            case .size: settings.sizeAnchor = anchor
            case .alignment: settings.alignmentAnchor = anchor
            }
        })
    }

    /// Sets the target at which the scroll views in this view come to a stop.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollModifier { $0.behavior = behavior })
    }

    /// Makes the views of this layout targets, at which scrolling stops and which `scrollPosition(id:)` reports.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayout(isEnabled: isEnabled))
    }
}

nonisolated struct ScrollTargetLayout: TraitRole, Equatable {
    typealias Body = Never
    let isEnabled: Bool
    static var modifierName: String { "scrollTargetLayout" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func trait(_ key: ObjectIdentifier) -> Any? {
        isEnabled && key == ScrollTrait.targetLayout ? true : nil
    }
}

/// A type-erased equatable value.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool
    init<T: Equatable>(_ value: T) {
        self.value = value
        isEqual = { ($0 as? T) == value }
    }
    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

nonisolated struct IndicatorFlash: LifecycleRole {
    typealias Body = Never
    let trigger: AnyEquatable
    let onAppear: Bool
    static var modifierName: String { "scrollIndicatorsFlash" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    private func flash(_ context: RoleContext) {
        context.box.graph.scrolling.flashIndicators(under: context.box.node)
    }
    func appeared(_ context: RoleContext) { if onAppear { flash(context) } }
    func updated(from old: Self, _ context: RoleContext) { if old.trigger != trigger { flash(context) } }
}
