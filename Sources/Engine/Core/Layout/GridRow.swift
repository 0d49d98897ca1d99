import QuadrantGeometry
package import QuadrantGraph

/// One row of a `Grid`: each view in it is a cell. Outside of a grid it behaves like a `Group`.
public nonisolated struct GridRow<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    let content: Content

    /// A row whose cells are aligned by `alignment`; nil for the grid's alignment.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _append(_ view: GridRow, to children: inout _ChildBuilder) {
        if children.appendAsOne(view) { return }
        children.append(view) { GridRowBox($0) }
    }
}

/// The row's properties for its cells.
package struct GridRowTrait {
    /// Identifies the row of a cell.
    package let node: NodeIndex
    package let alignment: VerticalAlignment?
    package static var id: ObjectIdentifier { ObjectIdentifier(GridRowTrait.self) }
}

/// Transparent to layout; its cells read it as a trait.
final class GridRowBox<Content: View>: TypedBox<GridRow<Content>> {
    override func build() { graph.reconcile(node) { Content._append(value.content, to: &$0) } }

    override func adopt(_ new: GridRow<Content>) {
        let isSame = new.alignment == value.alignment
        value = new
        build()
        if isSame { return }
        // The grid is the nearest ancestor that takes part in layout.
        let grid = graph.nearestLayout(around: node)
        if grid != 0 { graph.invalidate(grid, [.measure, .place]) }
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == GridRowTrait.id ? GridRowTrait(node: node, alignment: value.alignment) : nil
    }
}
