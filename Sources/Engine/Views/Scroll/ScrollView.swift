import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// Content that scrolls in a viewport.
///
/// Takes the proposal along the scrolled axis, and the width of the content across it; the content is proposed nil
/// along the scrolled axis. Several views form a column (Docs/Layout/Scrolling.md).
public nonisolated struct ScrollView<Content: View>: View {
    public typealias Body = Never
    /// The scrolled content.
    public var content: Content
    /// The axes along which the user can scroll; by default the vertical one.
    public var axes: Axis.Set
    /// Whether indicators are shown while the content moves; false hides them on both axes.
    public var showsIndicators: Bool

    /// Content that scrolls along `axes`, with or without indicators.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Content that scrolls along `axes`, with indicators by `scrollIndicators(_:axes:)`.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }
}

extension ScrollView {
    nonisolated public static func _append(_ view: ScrollView, to children: inout _ChildBuilder) {
        children.append(view) { ScrollBox($0) { $0.scrolled } }
    }

    private var scrolled: ScrollContent<ScrollColumn<Content>> {
        ScrollContent(axes: axes, column: ScrollColumn(content: content), showsIndicators: showsIndicators) {
            let level: Float = $0.colorScheme == .dark ? 1 : 0
            return RGBA(red: level, green: level, blue: level, alpha: 0.35)
        }
    }
}

/// The scrolled content: one view, or several in a column.
nonisolated struct ScrollColumn<Content: View>: ContainerRole {
    typealias Body = Never
    let content: Content
    var rule: ScrollColumnRule { ScrollColumnRule() }
    static var layoutElement: LayoutElement? { .content }
    static var isIdentityUnary: Bool { true }
    static var implicitStack: (any ImplicitStack.Type)? { ColumnStack.self }
}

nonisolated struct ScrollColumnRule: ContainerRule, Equatable {
    private var stack: StackRule { StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil) }
    typealias Memory = StackRule.Memory
    func makeMemory() -> Memory { stack.makeMemory() }
    var stackAxis: Axis? { .vertical }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> SIMD2<Double> {
        stack.measure(proposal, node, &memory)
    }
    func place(in size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) {
        stack.place(in: size, proposal, node, &memory)
    }
    func spacing(_ node: ContainerNode, _ memory: inout Memory) -> ViewSpacing { .standard }
    func guide(
        _ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory
    ) -> Double? {
        stack.guide(key, size, proposal, node, &memory)
    }
}

extension ScrollColumnRule: StackWords {
    static var layoutSentence: String { StackRule.layoutSentence }
    var stackRule: StackRule { stack }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { stack.offerReason(child, layout) }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { stack.sizeReason(layout) }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { stack.placeReason(child, layout) }
}
