public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Views in columns and rows that line up: each `GridRow` is a row, any other view takes a row of its own.
///
/// A column is as wide as its widest cell, a row as high as its highest; cells stand in them by `alignment`.
public nonisolated struct Grid<Content: View>: View {
    public typealias Body = Never
    package let alignment: Alignment
    package let horizontalSpacing: CGFloat?
    package let verticalSpacing: CGFloat?
    package let content: Content

    /// Spacings in points; nil: 8 between columns, and between rows the distance their cells ask for.
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

extension View {
    /// How many columns of a grid this cell covers, with the gaps between them; less than 1 counts as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitWriter(GridCellTrait.columns.id, count))
    }

    /// Puts the point `anchor` of this cell, a fraction of its size, on the same point of its columns and row.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitWriter(GridCellTrait.anchor.id, anchor))
    }

    /// Axes on which this cell does not make its column wider or its row higher; it still takes what the others
    /// leave.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitWriter(GridCellTrait.unsizedAxes.id, axes))
    }

    /// How the cells of this cell's column are aligned; of several in a column the last one counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitWriter(GridCellTrait.columnAlignment.id, guide))
    }
}
