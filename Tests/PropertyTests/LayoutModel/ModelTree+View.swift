import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews

// The view of a tree, for the engine. Types are those of written code: a single view in a stack is static unless it is
// a `maybe`.

private enum MineAcross: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}
private enum MineDown: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}
extension HorizontalAlignment { fileprivate static let mine = HorizontalAlignment(MineAcross.self) }
extension VerticalAlignment { fileprivate static let mine = VerticalAlignment(MineDown.self) }

extension ModelTree.Across {
    fileprivate var value: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .mine: .mine
        }
    }
}

extension ModelTree.Down {
    fileprivate var value: VerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        case .mine: .mine
        }
    }
}

extension ModelTree.Corner {
    fileprivate var value: Alignment { Alignment(horizontal: across.value, vertical: down.value) }
}

/// A leaf with the spacing and baseline of a line of text.
nonisolated struct ModelLine: LeafRole, Equatable {
    typealias Body = Never
    let width: Double, height: Double
    init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { SIMD2(width, height) }
    func sides(_ context: RoleContext) -> ProposalSides { .ignored }
    static var hasGuides: Bool { true }
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ context: RoleContext) -> Double? {
        key.isOfText ? height - 3 : nil
    }
    func spacing(_ context: RoleContext) -> ViewSpacing {
        let text = ViewSpacing.TextEdge(lineHeight: height, leading: 2)
        return ViewSpacing(storage: .init(top: .init(aboveText: 3, text: text), leading: .init(),
                                          bottom: .init(belowText: 5, text: text), trailing: .init()))
    }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {}
}

/// A leaf that wraps its words.
nonisolated struct ModelWords: LeafRole, Equatable {
    typealias Body = Never
    let count: Int, width: Double, height: Double
    init(_ count: Int, _ width: Double, _ height: Double) {
        (self.count, self.width, self.height) = (count, width, height)
    }
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let length = proposal.sides.x
        let fitting = length.isNaN ? count : max(1, min(count, Int(min(length / width, 1_000))))
        return SIMD2(Double(fitting) * width, Double((count + fitting - 1) / fitting) * height)
    }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {}
}

/// The view of a tree.
nonisolated struct ModelView: View {
    typealias Body = Never
    let tree: ModelTree
    init(_ tree: ModelTree) { self.tree = tree }

    static func _append(_ view: ModelView, to children: inout _ChildBuilder) { view.tree.append(to: &children) }
}

/// Several trees as consecutive statements of a view builder.
private nonisolated struct Views {
    let trees: [ModelTree]
    init(_ trees: [ModelTree]) { self.trees = trees }

    /// Calls `use` with a view of the type that a view builder gives as many statements.
    func with(_ use: inout some ViewUse) {
        func view(_ index: Int) -> ModelView { ModelView(trees[index]) }
        switch trees.count {
        case 0: use(EmptyView())
        case 1: use(view(0))
        case 2: use(TupleView((view(0), view(1))))
        case 3: use(TupleView((view(0), view(1), view(2))))
        default: use(TupleView((view(0), view(1), view(2), view(3))))
        }
    }
}

private protocol ViewUse {
    mutating func callAsFunction<V: View>(_ view: V)
}

extension ModelTree {
    fileprivate func append(to children: inout _ChildBuilder) {
        func add<V: View>(_ view: V) { V._append(view, to: &children) }
        switch self {
        case .leaf(let id, let leaf): leaf.append(id, to: &children)
        case .row(let side, let gap, let subviews):
            ContainerMaker.append(subviews, to: &children, .row(side.value, gap.map { CGFloat($0) }))
        case .column(let side, let gap, let subviews):
            ContainerMaker.append(subviews, to: &children, .column(side.value, gap.map { CGFloat($0) }))
        case .zStack(let corner, let subviews): ContainerMaker.append(subviews, to: &children, .zStack(corner.value))
        case .grid(let grid):
            add(QuadrantViews.Grid(alignment: grid.alignment.value,
                                   horizontalSpacing: grid.spacing.across.map { CGFloat($0) },
                                   verticalSpacing: grid.spacing.down.map { CGFloat($0) }) { GridLines(grid.lines) })
        case .maybe(let inner): add(Optional(ModelView(inner)))
        case .modified(let modifier, let inner): modifier.append(ModelView(inner), to: &children)
        }
    }
}

/// Creates a stack, a background or an overlay around several trees.
private struct ContainerMaker: ViewUse {
    enum Kind {
        case row(VerticalAlignment, CGFloat?)
        case column(HorizontalAlignment, CGFloat?)
        case zStack(Alignment)
        case secondary(ModelView, isBehind: Bool, Alignment)
    }
    let kind: Kind
    let children: UnsafeMutablePointer<_ChildBuilder>

    static func append(_ trees: [ModelTree], to children: inout _ChildBuilder, _ kind: Kind) {
        withUnsafeMutablePointer(to: &children) {
            var container = ContainerMaker(kind: kind, children: $0)
            Views(trees).with(&container)
        }
    }

    func callAsFunction<V: View>(_ view: V) {
        func add<Made: View>(_ made: Made) { Made._append(made, to: &children.pointee) }
        switch kind {
        case .row(let side, let gap): add(HStack(alignment: side, spacing: gap) { view })
        case .column(let side, let gap): add(VStack(alignment: side, spacing: gap) { view })
        case .zStack(let alignment): add(ZStack(alignment: alignment) { view })
        case .secondary(let inner, let isBehind, let alignment):
            if isBehind { add(inner.background(alignment: alignment) { view }) }
            else { add(inner.overlay(alignment: alignment) { view }) }
        }
    }
}

extension ModelTree.Leaf {
    fileprivate func append(_ id: Int, to children: inout _ChildBuilder) {
        func add<V: View>(_ view: V) { V._append(view, to: &children) }
        let name = String(id)
        switch self {
        case .box(let width, let height): add(Probe(name, width, height))
        case .color: add(Color.red.tagged(name))
        case .circle: add(Circle().tagged(name))
        case .spacer(let minimum): add(Spacer(minLength: minimum.map { CGFloat($0) }).tagged(name))
        case .line(let width, let height): add(ModelLine(width, height).tagged(name))
        case .words(let count, let width, let height): add(ModelWords(count, width, height).tagged(name))
        }
    }
}

private nonisolated struct GridLines: View {
    typealias Body = Never
    let lines: [ModelTree.Line]
    init(_ lines: [ModelTree.Line]) { self.lines = lines }

    static func _append(_ view: GridLines, to children: inout _ChildBuilder) {
        func add<V: View>(_ view: V) { V._append(view, to: &children) }
        for line in view.lines {
            switch line {
            case .whole(let tree, let unsized):
                if unsized { add(ModelView(tree).gridCellUnsizedAxes(.horizontal)) } else { add(ModelView(tree)) }
            case .row(let side, let cells): add(GridRow(alignment: side?.value) { GridCells(cells: cells) })
            }
        }
    }
}

private nonisolated struct GridCells: View {
    typealias Body = Never
    let cells: [ModelTree.Cell]

    static func _append(_ view: GridCells, to children: inout _ChildBuilder) {
        func add<V: View>(_ view: V) { V._append(view, to: &children) }
        for cell in view.cells {
            let spanning = ModelView(cell.tree).gridCellColumns(cell.span)
                .gridCellUnsizedAxes(cell.isUnsizedAcross ? .horizontal : [])
            switch (cell.anchor, cell.alignment) {
            case (let anchor?, let side?):
                add(spanning.gridCellAnchor(UnitPoint(x: anchor.x, y: anchor.y)).gridColumnAlignment(side.value))
            case (let anchor?, nil): add(spanning.gridCellAnchor(UnitPoint(x: anchor.x, y: anchor.y)))
            case (nil, let side?): add(spanning.gridColumnAlignment(side.value))
            case (nil, nil): add(spanning)
            }
        }
    }
}

extension ModelTree.GuideRule {
    fileprivate func value(_ own: CGFloat, _ side: CGFloat) -> CGFloat {
        switch self {
        case .constant(let value): value
        case .shifted(let shift): own + shift
        case .part(let part): side * part
        }
    }
}

extension ModelTree.Modifier {
    fileprivate func append(_ inner: ModelView, to children: inout _ChildBuilder) {
        func add<V: View>(_ view: V) { V._append(view, to: &children) }
        func side(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
        switch self {
        case .padding(let top, let leading, let bottom, let trailing):
            add(inner.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
        case .frame(let width, let height, let corner):
            add(inner.frame(width: side(width), height: side(height), alignment: corner.value))
        case .limits(let across, let down, let corner):
            add(inner.frame(minWidth: side(across.min), idealWidth: side(across.ideal), maxWidth: side(across.max),
                            minHeight: side(down.min), idealHeight: side(down.ideal), maxHeight: side(down.max),
                            alignment: corner.value))
        case .fixedSize(let across, let down): add(inner.fixedSize(horizontal: across, vertical: down))
        case .aspect(let ratio, let fits): add(inner.aspectRatio(side(ratio), contentMode: fits ? .fit : .fill))
        case .position(let x, let y): add(inner.position(x: x, y: y))
        case .offset(let x, let y): add(inner.offset(x: x, y: y))
        case .guideAcross(let guide, let rule):
            add(inner.alignmentGuide(guide.value) { rule.value($0[guide.value], $0.width) })
        case .guideDown(let guide, let rule):
            add(inner.alignmentGuide(guide.value) { rule.value($0[guide.value], $0.height) })
        case .priority(let value): add(inner.layoutPriority(value))
        case .secondary(let isBehind, let corner, let others):
            ContainerMaker.append(others, to: &children, .secondary(inner, isBehind: isBehind, corner.value))
        }
    }
}
