public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Views in a row, from leading to trailing.
///
/// The width is divided by layout priority and flexibility; views that do not fit overflow (Docs/Layout/Stacks.md).
public nonisolated struct HStack<Content: View>: View {
    public typealias Body = Never
    package let alignment: VerticalAlignment
    package let spacing: CGFloat?
    package let content: Content

    /// `spacing` is in points; nil is the preferred spacing of the views (8 between plain views).
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.init(_alignment: alignment, spacing: spacing, content: content())
    }
    /// Takes the evaluated content; called by the inlinable initializer.
    public init(_alignment alignment: VerticalAlignment, spacing: CGFloat?, content: Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}

extension HStack: ContainerRole, RigidByChildren {
    package static var layoutElement: LayoutElement? { .hStack }
    package static var isIdentityUnary: Bool { true }
    package var rule: StackRule {
        StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing.map { Double($0) })
    }
}

/// Views in a column, from the top down.
///
/// The height is divided by layout priority and flexibility; views that do not fit overflow (Docs/Layout/Stacks.md).
public nonisolated struct VStack<Content: View>: View {
    public typealias Body = Never
    package let alignment: HorizontalAlignment
    package let spacing: CGFloat?
    package let content: Content

    /// `spacing` is in points; nil is the preferred spacing of the views (8 between plain views, less or more by text).
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.init(_alignment: alignment, spacing: spacing, content: content())
    }
    /// Takes the evaluated content; called by the inlinable initializer.
    public init(_alignment alignment: HorizontalAlignment, spacing: CGFloat?, content: Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}

extension VStack: ContainerRole, RigidByChildren {
    package static var layoutElement: LayoutElement? { .vStack }
    package static var isIdentityUnary: Bool { true }
    package var rule: StackRule {
        StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing.map { Double($0) })
    }
}

/// Views stacked in depth, the last one in front; `zIndex` changes the order.
///
/// Each view receives the whole proposal (Docs/Layout/Stacks.md, ZStack).
public nonisolated struct ZStack<Content: View>: View {
    public typealias Body = Never
    package let alignment: Alignment
    package let content: Content

    /// `alignment` names the guides, one along each axis, at which all views are aligned. The size is that of the union
    /// of the aligned views with the highest priority (Docs/Layout/Stacks.md, ZStack).
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(_alignment: alignment, content: content())
    }
    /// Takes the evaluated content; called by the inlinable initializer.
    public init(_alignment alignment: Alignment, content: Content) {
        self.alignment = alignment
        self.content = content
    }
}

extension ZStack: ContainerRole, RigidByChildren {
    package static var layoutElement: LayoutElement? { .zStack }
    package static var isIdentityUnary: Bool { true }
    package var rule: OverlayRule { OverlayRule(alignment: alignment) }
}

/// A row as a layout value, e.g. for `AnyLayout`; the rules are those of `HStack`.
public struct HStackLayout: Layout, Sendable {
    /// The vertical guide at which the children are aligned.
    public var alignment: VerticalAlignment
    /// The spacing in points; nil is the preferred spacing of the views (Docs/Layout/Spacing.md).
    public var spacing: CGFloat?
    /// `spacing` is in points; nil is the preferred spacing of the views, 8 between plain views.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    /// Declares a horizontal stack, which orients a `Spacer` or `Divider` inside.
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
    private var line: StackLine { StackLine(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
    /// Divides the proposed width among the subviews by priority and flexibility (Docs/Layout/Stacks.md); may exceed
    /// the proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(proposal, subviews)
    }
    /// Places the subviews in `bounds` from the leading edge; mirrored in right-to-left layout.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(bounds, proposal, subviews)
    }
}

/// A column as a layout value, e.g. for `AnyLayout`; the rules are those of `VStack`.
public struct VStackLayout: Layout, Sendable {
    /// The horizontal guide at which the children are aligned.
    public var alignment: HorizontalAlignment
    /// The spacing in points; nil is the preferred spacing of the views (Docs/Layout/Spacing.md).
    public var spacing: CGFloat?
    /// `spacing` is in points; nil is the preferred spacing of the views, 8 between plain views, less or more by text.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    /// Declares a vertical stack, which orients a `Spacer` or `Divider` inside.
    public static var layoutProperties: LayoutProperties { .stack(.vertical) }
    private var line: StackLine { StackLine(axis: .vertical, alignment: alignment.key, spacing: spacing) }
    /// Divides the proposed height among the subviews by priority and flexibility (Docs/Layout/Stacks.md); may exceed
    /// the proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(proposal, subviews)
    }
    /// Places the subviews in `bounds` from the top down.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(bounds, proposal, subviews)
    }
}

/// A stack in depth as a layout value, e.g. for `AnyLayout`; the rules are those of `ZStack`.
public struct ZStackLayout: Layout, Sendable {
    /// The two guides at which the children are aligned.
    public var alignment: Alignment
    /// The children are aligned at the guides of `alignment`, by default at their centres.
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    /// Measures each subview with the proposal; returns the union of the aligned subviews with the highest priority
    /// (Docs/Layout/Stacks.md, ZStack).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.zStack(alignment, proposal)
    }
    /// Proposes each subview the size of `bounds` and aligns it at the common guides.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.placeZStack(alignment, in: bounds)
    }
}

extension HStackLayout: IdentityUnaryLayout {}
extension VStackLayout: IdentityUnaryLayout {}
extension ZStackLayout: IdentityUnaryLayout {}
