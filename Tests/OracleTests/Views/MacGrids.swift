import QuadrantTesting
import SwiftUI

// Frames that probes printed in Apple's SwiftUI on macOS 26 (2 pixels a point): grids.

extension Catalog {
    static let macGrids: [String: Subject] = [
        "sw-grid-basic": .view {
            Grid {
                GridRow { Text("A").tagged("a"); Text("BB").tagged("bb"); Text("CCC").tagged("ccc") }
                GridRow { box("red", 30, 20); Text("E").tagged("e"); box("blue", 50, 40) }
                GridRow { Text("G").tagged("g"); Text("H").tagged("h") }
            }
            .tagged("grid")
        },
        "sw-grid-spacing": .view {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
                GridRow { Text("A").tagged("a"); box("red", 30, 30) }
                GridRow { box("blue", 60, 20); Text("H").tagged("h") }
            }
            .tagged("grid")
        },
        "sw-grid-alignment": .view {
            HStack(alignment: .top, spacing: 16) {
                Grid(alignment: .bottomTrailing) {
                    GridRow { Text("A").tagged("a"); box("red", 40, 40) }
                    GridRow { box("blue", 60, 20); Text("H").tagged("h") }
                }
                .tagged("bottomTrailing")
                Grid(alignment: .center) {
                    GridRow { Text("A").tagged("ca"); box("cred", 40, 40) }
                    GridRow { box("cblue", 60, 20); Text("H").tagged("ch") }
                }
                .tagged("center")
            }
            .tagged("row")
        },
    ]
}
