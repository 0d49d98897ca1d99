public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Views in a row, leading to trailing.
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

/// Views in a column, top to bottom.
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

/// Views on top of each other, the last in front.
public nonisolated struct ZStack<Content: View>: View {
    public typealias Body = Never
    package let alignment: Alignment
    package let content: Content

    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(_alignment: alignment, content: content())
    }
    public init(_alignment alignment: Alignment, content: Content) {
        self.alignment = alignment
        self.content = content
    }
}

extension ZStack: ContainerRole, RigidByChildren {
    package static var isIdentityUnary: Bool { true }
    package var rule: OverlayRule { OverlayRule(alignment: alignment) }
}

/// A row as a layout value, e.g. for `AnyLayout`.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
    private var line: StackLine { StackLine(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(proposal, subviews)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(bounds, proposal, subviews)
    }
}

/// A column as a layout value, e.g. for `AnyLayout`.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    public static var layoutProperties: LayoutProperties { .stack(.vertical) }
    private var line: StackLine { StackLine(axis: .vertical, alignment: alignment.key, spacing: spacing) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        line.size(proposal, subviews)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        line.place(bounds, proposal, subviews)
    }
}

/// A ZStack as a layout value, e.g. for `AnyLayout`.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.zStack(alignment, proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.placeZStack(alignment, in: bounds)
    }
}

extension HStackLayout: IdentityUnaryLayout {}
extension VStackLayout: IdentityUnaryLayout {}
extension ZStackLayout: IdentityUnaryLayout {}
