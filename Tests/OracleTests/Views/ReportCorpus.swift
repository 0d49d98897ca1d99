import QuadrantTesting
import SwiftUI

// Grids that a probe of mburger89/MetalUI generated, and their frames in Apple's SwiftUI on macOS 27. A grid is
// described in its case's `device`.

extension Catalog {
    static let reportCorpus: [String: Subject] = {
        let names = (1...34).map { "\($0)" } + (1...18).map { "d\($0)" }
        let subjects = names.map { name in
            ("mui-made-grid-\(name)", Subject.probe { record in MadeGrid(of: record.device["grid"] ?? nil) })
        }
        return Dictionary(uniqueKeysWithValues: subjects)
    }()
}

private struct MadeGrid: View {
    let description: JSON

    init(of description: JSON) { self.description = description }

    var body: some View {
        let across = description["horizontalSpacing"]?.number.map { CGFloat($0) }
        let down = description["verticalSpacing"]?.number.map { CGFloat($0) }
        let rows = description["rows"]?.list ?? []
        Grid(alignment: alignment(description["alignment"]), horizontalSpacing: across, verticalSpacing: down) {
            ForEach(rows.indices, id: \.self) { row in
                if let whole = rows[row]["whole"] {
                    cell(whole)
                } else {
                    let cells = rows[row]["cells"]?.list ?? []
                    GridRow(alignment: rows[row]["alignment"].map { alignment($0).vertical }) {
                        ForEach(cells.indices, id: \.self) { cell(cells[$0]) }
                    }
                }
            }
        }
    }

    /// A leaf with the attributes that the description has.
    private func cell(_ cell: JSON) -> AnyView {
        var view = AnyView(leaf(cell))
        if let value = cell["priority"]?.number { view = AnyView(view.layoutPriority(value)) }
        if let value = cell["columns"]?.number { view = AnyView(view.gridCellColumns(Int(value))) }
        if let value = cell["anchor"] { view = AnyView(view.gridCellAnchor(anchor(value))) }
        if let value = cell["alignment"] { view = AnyView(view.gridColumnAlignment(alignment(value).horizontal)) }
        if let value = cell["unsized"]?.list {
            let axes = value.map { $0.string == "horizontal" ? Axis.Set.horizontal : .vertical }
            view = AnyView(view.gridCellUnsizedAxes(Axis.Set(axes)))
        }
        return view
    }

    @ViewBuilder
    private func leaf(_ cell: JSON) -> some View {
        let name = cell["name"]?.string ?? "", numbers = (cell["numbers"]?.list ?? []).map { CGFloat($0.number ?? 0) }
        switch cell["kind"]?.string {
        case "fixed": Catalog.leaf(name, numbers[0], numbers[1])
        case "flexible": Catalog.free(name)
        case "within": Catalog.free(name, numbers[0]...numbers[1])
        case "wide": Catalog.wide(name, ideal: 10, height: numbers[0])
        case "tall": Catalog.tall(name, ideal: 10, width: numbers[0])
        case "half": Catalog.half(name)
        case "widthWithin": Catalog.wide(name, numbers[0]...numbers[1], ideal: 10, height: numbers[2])
        default: Spacer().background { Catalog.free(name) }
        }
    }

    private func alignment(_ name: JSON?) -> Alignment {
        switch name?.string {
        case "leading": .leading
        case "trailing": .trailing
        case "top": .top
        case "bottom": .bottom
        case "topLeading": .topLeading
        case "topTrailing": .topTrailing
        case "bottomLeading": .bottomLeading
        case "bottomTrailing": .bottomTrailing
        default: .center
        }
    }

    private func anchor(_ name: JSON) -> UnitPoint {
        let alignment = alignment(name)
        let x: CGFloat = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}
