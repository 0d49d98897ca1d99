public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

/// Which of a scroll view's margins are meant.
public struct ContentMarginPlacement: Sendable {
    enum Kind { case automatic, content, indicators }
    let kind: Kind
    /// Both.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// The margins of the content: they scroll with it.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
    /// The margins of the indicators.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// When a `defaultScrollAnchor` has a say.
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind { case initial, size, alignment }
    let kind: Kind
    /// Where the content is scrolled to at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initial) }
    /// Which end stays in sight when the content or the scroll view changes its size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .size) }
    /// Where content stands that is shorter than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

extension View {
    /// Whether people can scroll the scroll views in here.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Whether the scroll views in here show where they are.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(EnvironmentWriter { values in
            if axes.contains(Axis.Set.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(Axis.Set.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        })
    }

    /// Shows the indicators for a moment when `value` changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(IndicatorFlash(trigger: AnyEquatable(value), onAppear: false))
    }

    /// Shows the indicators for a moment when the scroll view appears.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(IndicatorFlash(trigger: AnyEquatable(0), onAppear: onAppear))
    }

    /// Whether the ends of scroll views give when pulled past.
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        modifier(ScrollModifier { settings in
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { settings.bounces[axis] = behavior }
        })
    }

    /// Whether a scroll view's content shows outside of it.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(ScrollModifier { $0.isClipDisabled = disabled })
    }

    /// Space around a scroll view's content, which scrolls with it. Points; nil means 16.
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?,
                                           for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(edges, EdgeInsets(length ?? Padding.defaultLength), for: placement)
    }

    /// A margin of its own length on each of `edges`, in points.
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets,
                                           for placement: ContentMarginPlacement = .automatic) -> some View {
        modifier(ScrollModifier { settings in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                if placement.kind != .indicators { settings.contentMargins[edge] = insets[edge] }
                if placement.kind != .content { settings.indicatorMargins[edge] = insets[edge] }
            }
        })
    }

    /// The same margin on all edges, in points.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }

    /// Where the content is scrolled to at first, stands while it is short, and stays as sizes change.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(ScrollModifier { settings in
            settings.initialAnchor = anchor
            settings.sizeAnchor = anchor
            settings.alignmentAnchor = anchor
        })
    }

    /// Which point of the content is kept for one purpose; nil takes away what is set around.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(ScrollModifier { settings in
            switch role.kind {
            case .initial: settings.initialAnchor = anchor
            case .size: settings.sizeAnchor = anchor
            case .alignment: settings.alignmentAnchor = anchor
            }
        })
    }

    /// Where scrolling settles.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollModifier { $0.behavior = behavior })
    }

    /// Makes the views of this layout those that scrolling stops at and that `scrollPosition` tells about.
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

/// Any value that can be compared with others of its type.
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
        context.box.graph.flashIndicators(under: context.box.row)
    }
    func appeared(_ context: RoleContext) { if onAppear { flash(context) } }
    func updated(from old: Self, _ context: RoleContext) { if old.trigger != trigger { flash(context) } }
}
