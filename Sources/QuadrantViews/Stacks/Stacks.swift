public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Views in a row, from leading to trailing.
///
/// The width is divided by layout priority and flexibility; what does not fit is not compressed
/// (Docs/Layout/Stacks.md).
public nonisolated struct HStack<Content: View>: View {
    public typealias Body = Never
    package let alignment: VerticalAlignment
    package let spacing: CGFloat?
    package let content: Content

    /// `spacing` is in points; nil leaves each distance to the neighbours (8 between plain views).
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.init(_alignment: alignment, spacing: spacing, content: content())
    }
    /// Takes content that is built already; the inlinable initializer calls it.
    public init(_alignment alignment: VerticalAlignment, spacing: CGFloat?, content: Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}

extension HStack: ContainerRole, RigidByChildren {
    package static var isIdentityUnary: Bool { true }
    package var rule: StackRule {
        StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing.map { Double($0) })
    }
}

/// Views in a column, from the top down.
///
/// The height is divided by layout priority and flexibility; what does not fit is not compressed
/// (Docs/Layout/Stacks.md).
public nonisolated struct VStack<Content: View>: View {
    public typealias Body = Never
    package let alignment: HorizontalAlignment
    package let spacing: CGFloat?
    package let content: Content

    /// `spacing` is in points; nil leaves each distance to the neighbours (8 between plain views, less or more by
    /// text).
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.init(_alignment: alignment, spacing: spacing, content: content())
    }
    /// Takes content that is built already; the inlinable initializer calls it.
    public init(_alignment alignment: HorizontalAlignment, spacing: CGFloat?, content: Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}

extension VStack: ContainerRole, RigidByChildren {
    package static var isIdentityUnary: Bool { true }
    package var rule: StackRule {
        StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing.map { Double($0) })
    }
}

/// Views on top of each other, the last one in front; `zIndex` changes the order.
///
/// Each is offered the whole proposal (Docs/Layout/Stacks.md, ZStack).
public nonisolated struct ZStack<Content: View>: View {
    public typealias Body = Never
    package let alignment: Alignment
    package let content: Content

    /// `alignment` names the guides, one along each axis, on which all views are put. The stack is the union of the
    /// aligned views of the highest priority (Docs/Layout/Stacks.md, ZStack).
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(_alignment: alignment, content: content())
    }
    /// Takes content that is built already; the inlinable initializer calls it.
    public init(_alignment alignment: Alignment, content: Content) {
        self.alignment = alignment
        self.content = content
    }
}

extension ZStack: ContainerRole, RigidByChildren {
    package static var isIdentityUnary: Bool { true }
    package var rule: OverlayRule { OverlayRule(alignment: alignment) }
}

/// A row as a layout value, e.g. for `AnyLayout`; the rules are those of `HStack`.
public struct HStackLayout: Layout, Sendable {
    /// The guide of the children that lies on one line across the row.
    public var alignment: VerticalAlignment
    /// Between neighbours, in points; nil leaves each distance to the neighbours (Docs/Layout/Spacing.md).
    public var spacing: CGFloat?
    /// `spacing` is in points; nil leaves each distance to the neighbours, 8 between plain views.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    /// Declares a horizontal stack: a `Spacer` or `Divider` inside follows the row.
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
    private var line: StackLine { StackLine(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
    /// Divides the proposed width among the subviews by priority and flexibility (Docs/Layout/Stacks.md); may exceed
    /// the proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(proposal, subviews)
    }
    /// Places the subviews in `bounds` from the leading edge; mirrored where text runs from right to left.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(bounds, proposal, subviews)
    }
}

/// A column as a layout value, e.g. for `AnyLayout`; the rules are those of `VStack`.
public struct VStackLayout: Layout, Sendable {
    /// The guide of the children that lies on one line down the column.
    public var alignment: HorizontalAlignment
    /// Between neighbours, in points; nil leaves each distance to the neighbours (Docs/Layout/Spacing.md).
    public var spacing: CGFloat?
    /// `spacing` is in points; nil leaves each distance to the neighbours, 8 between plain views, less or more by
    /// text.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    /// Declares a vertical stack: a `Spacer` or `Divider` inside follows the column.
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
    /// The two guides of the children that are put on one point.
    public var alignment: Alignment
    /// Children share the guides of `alignment`; the default puts their centres on one point.
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    /// Offers each subview the proposal; the union of the aligned ones of the highest priority
    /// (Docs/Layout/Stacks.md, ZStack).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.zStack(alignment, proposal)
    }
    /// Offers each subview the size of `bounds` and puts its guides on the common point.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.placeZStack(alignment, in: bounds)
    }
}

extension HStackLayout: IdentityUnaryLayout {}
extension VStackLayout: IdentityUnaryLayout {}
extension ZStackLayout: IdentityUnaryLayout {}
