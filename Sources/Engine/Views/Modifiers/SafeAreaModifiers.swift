public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

/// The kinds of insets that form the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// A bit for each region.
    public let rawValue: UInt
    /// No region where `rawValue` is 0.
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars, and the rounded corners and cutouts of the screen.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the screen, which live pages show on request.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Every region, including unnamed ones.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Extends this view under bars on those `edges` that touch them, within half a pixel, or overlap them. The layout
    /// of its parent is unchanged. `keyboard` alone has an effect while a keyboard is on the screen, at the bottom;
    /// without it, the view stays above the keyboard (Docs/Layout/SafeArea.md).
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaIgnoring(edges: edges, regions: regions))
    }

    /// The older name of `ignoresSafeArea(.container, edges:)`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(SafeAreaIgnoring(edges: edges, regions: .container))
    }

    /// Shows `content` at the top or the bottom and reduces the safe area of this view by its height and `spacing`, in
    /// points; nil is the default spacing of both (Docs/Layout/SafeArea.md).
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInset(
                secondary: content(), edge: edge == .top ? .top : .bottom,
                alignment: alignment.key, spacing: spacing))
    }

    /// Shows `content` at a horizontal edge and reduces the safe area of this view by its width and `spacing`, in
    /// points; nil is the default spacing of both (Docs/Layout/SafeArea.md).
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInset(
                secondary: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: alignment.key, spacing: spacing))
    }

    /// Reduces the safe area of this view by `insets`, in points. Scroll views inset their content by it; other views
    /// shrink.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPadding(insets: insets))
    }

    /// Reduces the safe area of this view by `length` points on `edges`; nil is 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPadding(insets: Padding(edges: edges, length: length ?? Padding.defaultLength).insets))
    }

    /// Reduces the safe area of this view by `length` points on every edge.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPadding(insets: Padding(edges: .all, length: length).insets))
    }
}

nonisolated struct SafeAreaIgnoring: Equatable, LayoutRole {
    typealias Body = Never
    var edges: Edge.Set
    var regions = SafeAreaRegions.all
    var layoutElement: LayoutElement? { .ignoresSafeArea }
    static func changed(from old: SafeAreaIgnoring, to new: SafeAreaIgnoring) -> PhaseSet { old == new ? [] : .place }

    /// The insets that the content reaches into: of the bottom one, what the regions are.
    private func insets(_ child: ModifierChild) -> EdgeInsets {
        guard regions.contains(.container) || regions.contains(.keyboard) else { return EdgeInsets() }
        var insets = child.safeAreaInsets(edges)
        let keyboard = child.keyboardLength
        if !regions.contains(.container) {
            insets = EdgeInsets(top: 0, leading: 0, bottom: min(insets.bottom, keyboard), trailing: 0)
        } else if !regions.contains(.keyboard), keyboard > 0, insets.bottom >= keyboard {
            insets.bottom = 0
        }
        return insets
    }

    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let insets = insets(child)
        var offered = proposal
        func grow(_ axis: Axis, _ amount: CGFloat) {
            if !offered[axis].isUnspecified { offered[axis] += Double(amount) }
        }
        grow(.horizontal, insets.leading + insets.trailing)
        grow(.vertical, insets.top + insets.bottom)
        return ChildPlacement(
            origin: SIMD2(-Double(insets.leading), -Double(insets.top)), size: child.size(offered), proposal: offered)
    }
    /// The content's frame depends on the safe area, so its guides are not exposed.
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> Double? {
        nil
    }
    func priority(_ child: ModifierChild) -> Double { 0 }
}

/// A bar at one edge, and the view in the remaining space.
nonisolated struct SafeAreaInset<Secondary: View>: LayoutRole, SecondaryRole, SafeAreaRole {
    typealias Body = Never
    let secondary: Secondary
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?
    static var modifierName: String { "safeAreaInset" }
    static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.edge == new.edge && old.alignment == new.alignment && old.spacing == new.spacing ? [] : [.measure, .place]
    }
    var nodeName: String? { "safeAreaInset" }
    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isFirst: Bool { edge == .top || edge == .leading }

    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: secondary), to: &children)
    }

    private func gap(_ child: ModifierChild) -> Double {
        if let spacing { return Double(spacing) }
        guard let bar = child.secondaryNode else { return 0 }
        let own = child.spacing, other = child.spacing(of: bar)
        return Double(isFirst ? other.distance(to: own, along: axis) : own.distance(to: other, along: axis))
    }

    /// The size and the proposal of the bar for the proposal of the modifier, and its spacing.
    private func bar(_ proposal: Proposal, _ child: ModifierChild) -> (
        size: SIMD2<Double>, proposal: Proposal, gap: Double
    ) {
        guard let row = child.secondaryNode else { return (SIMD2(), proposal, 0) }
        let gap = gap(child)
        var offered = proposal
        if !offered[axis].isUnspecified { offered[axis] = max(offered[axis] - gap, 0) }
        return (child.size(of: row, offered), offered, gap)
    }

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        // The view is placed beside the bar, whose frame becomes safe area.
        let bar = bar(proposal, child)
        var rest = proposal
        if !rest[axis].isUnspecified { rest[axis] = max(rest[axis] - bar.size[axis] - bar.gap, 0) }
        let own = child.size(rest)
        var size = pointwiseMax(own, bar.size)
        size[axis] = own[axis] + bar.size[axis] + bar.gap
        return size
    }

    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let bar = bar(Proposal(size), child)
        var rest = size
        rest[axis] = max(size[axis] - bar.size[axis] - bar.gap, 0)
        let own = child.size(Proposal(rest))
        var origin = SIMD2<Double>()
        origin[axis] = isFirst ? bar.size[axis] + bar.gap : 0
        origin[axis.cross] = (size[axis.cross] - own[axis.cross]) / 2
        return ChildPlacement(origin: origin, size: own, proposal: Proposal(rest))
    }

    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        let bar = bar(Proposal(size), child)
        var origin = SIMD2<Double>()
        origin[axis] = isFirst ? 0 : size[axis] - bar.size[axis]
        let box = ViewDimensions(size: size, proposal: bar.proposal, node: 0, guides: nil)
        origin[axis.cross] =
            Double(alignment.id.defaultValue(in: box)) - child.guide(of: row, alignment, bar.size, bar.proposal)
        return ChildPlacement(origin: origin, size: bar.size, proposal: bar.proposal)
    }

    func safeArea(_ size: SIMD2<Double>, _ child: ModifierChild) -> CoveredEdges {
        let bar = bar(Proposal(size), child)
        let depth = CGFloat(bar.size[axis] + bar.gap)
        var insets = EdgeInsets()
        switch edge {
        case .top: insets.top = depth
        case .leading: insets.leading = depth
        case .bottom: insets.bottom = depth
        case .trailing: insets.trailing = depth
        }
        return CoveredEdges(insets)
    }
    func priority(_ child: ModifierChild) -> Double { 0 }
}

nonisolated struct SafeAreaPadding: Equatable, LayoutRole, SafeAreaRole {
    typealias Body = Never
    var insets: EdgeInsets
    static var modifierName: String { "safeAreaPadding" }
    static func changed(from old: SafeAreaPadding, to new: SafeAreaPadding) -> PhaseSet {
        old == new ? [] : [.measure, .place]
    }
    private var padding: Padding { Padding(insets: insets) }

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> { padding.measure(proposal, child) }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        padding.placement(in: size, proposal, child)
    }
    func safeArea(_ size: SIMD2<Double>, _ child: ModifierChild) -> CoveredEdges { CoveredEdges(insets) }
    func spacing(_ child: ModifierChild) -> ViewSpacing { padding.spacing(child) }
    func priority(_ child: ModifierChild) -> Double { 0 }
}

// MARK: words

extension SafeAreaIgnoring {
    static var layoutSentence: String {
        "ignoresSafeArea has the size of its content for what it is proposed, and lays the content out in that space "
            + "extended to the edges of the bars that it touches."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let inner = layout.proposal(of: child), outer = layout.proposal
        if inner == outer { return LayoutReason("what it was proposed, as it touches no safe area insets") }
        var reason = LayoutReason("what it was proposed, and the safe area insets that it touches")
        for axis in Axis.allCases where outer[axis].isFinite && inner[axis] != outer[axis] {
            let start = -layout.origin(of: child)[axis], end = inner[axis] - outer[axis] - start
            reason[axis] = [start, end].filter { abs($0) > 1e-9 }
                .reduce(Arithmetic(outer[axis])) { $0 + Arithmetic($1) }
        }
        return reason
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        return LayoutReason(origin == SIMD2() ? "it touches no safe area insets at its leading or top edge"
            : "it reaches into the safe area insets",
                            x: Arithmetic(origin.x), y: Arithmetic(origin.y))
    }
}

extension SafeAreaInset {
    static var layoutSentence: String {
        "safeAreaInset puts a view at one edge, lays its content out in what is left, and adds both lengths; in the "
            + "content the view's length is part of the safe area."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason(layout.graph.isSecondary(child) ? "the whole size, for the view at the edge"
            : "what the view at the edge leaves")
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("its content and the view at its edge, with the spacing between them", .adds, .adds)
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        let isBar = layout.graph.isSecondary(child)
        return LayoutReason(isBar ? "it is the view at the edge" : "beside the view at the edge",
                            x: Arithmetic(origin.x), y: Arithmetic(origin.y))
    }
}

extension SafeAreaPadding {
    static var layoutSentence: String {
        "safeAreaPadding lays out as padding does; its insets are part of the safe area of its content."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { padding.offerReason(child, layout) }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { padding.sizeReason(layout) }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { padding.placeReason(child, layout) }
}
