import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// alignments, anchors and unsized axes of the cells of a grid.

extension Catalog {
    static let reportGridCells: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-grid-GL1"] = .probe {
            Grid(alignment: .topLeading) {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GL2"] = .probe {
            Grid(alignment: .bottomTrailing) {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GL3"] = .probe {
            Grid {
                GridRow(alignment: .top) { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GL4"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20).gridColumnAlignment(.trailing) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GL5"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 30, 30).gridColumnAlignment(.trailing); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GL6"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10).gridColumnAlignment(.leading) }
                GridRow { leaf("b", 10, 10) }
                GridRow { leaf("c", 30, 10).gridColumnAlignment(.trailing) }
            }
        }
        all["mui-grid-GL7"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10).gridColumnAlignment(.trailing) }
                GridRow { leaf("b", 10, 10) }
                GridRow { leaf("c", 30, 10).gridColumnAlignment(.leading) }
            }
        }
        all["mui-grid-GL8"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 10, 10) }
                GridRow { leaf("c", 30, 10).gridCellColumns(2).gridColumnAlignment(.trailing) }
                GridRow { leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GL9"] = .probe {
            Grid(alignment: .bottom) {
                GridRow(alignment: .top) { leaf("a", 10, 10); leaf("b", 10, 30) }
                GridRow { leaf("c", 10, 10); leaf("d", 10, 30) }
            }
        }
        all["mui-grid-GL11"] = .probe {
            Grid { GridRow { leaf("a", 40, 10); leaf("b", 10, 30) }; leaf("x", 10, 10).gridCellAnchor(.trailing) }
        }
        all["mui-grid-GL12"] = .probe {
            Grid(alignment: .leading) { GridRow { leaf("a", 40, 10); leaf("b", 10, 30) }; leaf("x", 10, 10) }
        }
        all["mui-grid-GL14"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1)); leaf("b", 10, 30) }
                GridRow { leaf("c", 50, 10) }
            }
        }
        all["mui-grid-GL16"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow {
                    leaf("c", 10, 10).gridCellAnchor(.topLeading).gridCellAnchor(.bottomTrailing)
                    leaf("d", 20, 50)
                }
            }
        }
        all["mui-grid-GU1"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GU2"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; GridRow { free("c"); leaf("d", 40, 10) } }
        }
        all["mui-grid-GU3"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes([.horizontal, .vertical]).gridCellColumns(2) }
            }
        }
        all["mui-grid-GU4"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 30).gridCellUnsizedAxes(.horizontal); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GU6"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 50).gridCellUnsizedAxes(.vertical); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GU7"] = .probe {
            Grid {
                GridRow { free("a").gridCellUnsizedAxes(.horizontal); free("b") }
                GridRow { leaf("c", 30, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GU8"] = .probe {
            Grid {
                GridRow { wide("a", 0...50, ideal: 10, height: 10).gridCellUnsizedAxes(.horizontal); free("b") }
                GridRow { leaf("c", 30, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GU9"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; free("x").gridCellUnsizedAxes(.horizontal) }
        }
        all["mui-grid-GU10"] = .probe { Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; free("x") } }
        all["mui-grid-GU11"] = .probe { Grid { GridRow { free("a").gridCellUnsizedAxes([.horizontal, .vertical]) } } }
        all["mui-grid-GU12"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.vertical).gridCellUnsizedAxes(.horizontal); leaf("d", 40, 10) }
            }
        }
        return all
    }()
}
