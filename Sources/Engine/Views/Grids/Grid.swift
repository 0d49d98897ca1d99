public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A table of views: each `GridRow` is a row, any other view is a row of its own.
///
/// A column is as wide as its widest cell, a row as high as its highest; `alignment` places views in their cells.
public nonisolated struct Grid<Content: View>: View {
    public typealias Body = Never
    package let alignment: Alignment
    package let horizontalSpacing: CGFloat?
    package let verticalSpacing: CGFloat?
    package let content: Content

    /// Spacings in points; nil is the preferred spacing of the cells: 8, none beside a spacer.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
                @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: ContainerRole {
    package var rule: GridRule {
        GridRule(alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
                 verticalSpacing: verticalSpacing.map { Double($0) })
    }
}

/// A grid as a layout value, e.g. for `AnyLayout`; the rules are those of `Grid`, and its rows are `GridRow`s.
@frozen
public struct GridLayout: Layout, Sendable {
    /// What the layout keeps between two calls: nothing.
    public struct Cache {}
    /// Where views stand in their cells.
    public var alignment: Alignment
    /// Points between columns; nil is the preferred spacing of the cells.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil is the preferred spacing of the cells.
    public var verticalSpacing: CGFloat?
    public typealias AnimatableData = EmptyAnimatableData

    /// Spacings in points; nil is the preferred spacing of the cells: 8, none beside a spacer.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private var rule: GridRule {
        GridRule(alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
                 verticalSpacing: verticalSpacing.map { Double($0) })
    }
    /// An empty cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache() }
    /// The widths of the columns and the heights of the rows, with their distances.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        rule.sizeThatFits(proposal, subviews)
    }
    /// Places the subviews in their columns and rows, from the leading top corner of `bounds`.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        rule.place(subviews, at: bounds.origin, proposal)
    }
}

extension View {
    /// The number of columns that this cell spans, with the gaps between them. A cell without columns stands at the
    /// start of the next one; numbers above 1 on one cell are added.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitWriter(GridCellTrait.columns.id, count))
    }

    /// Aligns the point `anchor` of this cell, a fraction of its size, with the same point of its columns and row.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitWriter(GridCellTrait.anchor.id, anchor))
    }

    /// Axes on which this cell is proposed the size that the cells before it in the layout determine; the axes of
    /// several modifiers are united.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitWriter(GridCellTrait.unsizedAxes.id, axes))
    }

    /// The alignment of the cells in this cell's column; the first of several in a column applies.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitWriter(GridCellTrait.columnAlignment.id, guide))
    }
}
