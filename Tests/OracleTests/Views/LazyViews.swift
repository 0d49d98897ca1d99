import QuadrantTesting
import SwiftUI

// Lazy grids: frames that probes printed in Apple's SwiftUI on macOS 26, and an article's observation.

extension Catalog {
    static let lazyViews: [String: Subject] = [
        "objc-lazyvgrid-fixed-adaptive": .view(facts: { scene in
            let cells = (0..<3).map { scene.frame("cell\($0)") }
            return ["columns": .list(cells.map { JSON(Double($0.width)) }),
                    "spacing": JSON(Double(cells[1].minX - cells[0].maxX))]
        }) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<6) { Color.red.frame(height: 20).tagged("cell\($0)") }
            }
            .frame(width: 200)
        },
        "sw-layout-rtl-grid": .view {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow { box("a", 40, 30); box("b", 60, 30); box("c", 30, 30) }
                    GridRow { box("d", 100, 30).gridCellColumns(2); box("e", 30, 30) }
                    GridRow { box("f", 40, 30).gridColumnAlignment(.trailing) }
                }
                .tagged("grid")
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 8), count: 3), spacing: 8) {
                    ForEach(0..<5) { box("l\($0)", 40, 20) }
                }
                .frame(width: 200)
                .tagged("lazy")
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
    ]
}
