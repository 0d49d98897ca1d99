import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// the columns and rows of a grid.

extension Catalog {
    static let reportGrids: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-grid-GA1"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GA2"] = .probe {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GA3"] = .probe {
            Grid(horizontalSpacing: 3, verticalSpacing: 5) {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GA4"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20); leaf("e", 5, 5) }; GridRow { leaf("c", 10, 30) } }
        }
        all["mui-grid-GA7"] = .probe {
            Grid { GridRow { leaf("a", 30, 10) }; GridRow {}; GridRow { leaf("c", 10, 30) } }
        }
        all["mui-grid-GA8"] = .probe { Grid { leaf("x", 30, 10); leaf("y", 10, 20) } }
        all["mui-grid-GA9"] = .probe { Grid { leaf("x", 30, 10); free("y") } }
        all["mui-grid-GP2"] = .probe {
            Grid { GridRow { free("a"); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GP3"] = .probe {
            Grid { GridRow { free("a"); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GP4"] = .probe {
            Grid { GridRow { free("a"); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GP5"] = .probe {
            Grid { GridRow { free("a"); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GP6"] = .probe {
            Grid { GridRow { free("a"); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GP8"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GF1"] = .probe {
            Grid { GridRow { half("a"); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); half("d") } }
        }
        all["mui-grid-GF2"] = .probe {
            Grid {
                GridRow { wide("a", ideal: 10, height: 20); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GF3"] = .probe {
            Grid {
                GridRow { tall("a", ideal: 10, width: 20); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GF4"] = .probe {
            Grid { GridRow { free("a", 0...150); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GF5"] = .probe {
            Grid { GridRow { free("a", 0...50); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GF6"] = .probe {
            Grid { GridRow { free("a"); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 30); free("d") } }
        }
        all["mui-grid-GF7"] = .probe {
            Grid { GridRow { free("a"); leaf("b", 120, 20) }; GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
        }
        all["mui-grid-GF8"] = .probe { Grid { GridRow { leaf("a"); free("b"); free("c") } } }
        all["mui-grid-GF9"] = .probe {
            Grid { GridRow { wide("a", 0...30, ideal: 10, height: 10); wide("b", 0...55, ideal: 10, height: 10) } }
        }
        all["mui-grid-GF10"] = .probe { Grid { GridRow { half("a"); free("b") } } }
        all["mui-grid-GF11"] = .probe {
            Grid {
                GridRow {
                    wide("a", 10...20, ideal: 10, height: 10)
                    tall("b", ideal: 10, width: 20)
                    wide("c", 10...160, ideal: 10, height: 30)
                }
            }
        }
        all["mui-grid-GF12"] = .probe {
            Grid { GridRow { free("a", 10...50); tall("b", ideal: 10, width: 30); free("c") } }
        }
        all["mui-grid-GF13"] = .probe {
            Grid { GridRow { free("a", 10...50); tall("b", ideal: 10, width: 30); free("c") } }
        }
        all["mui-grid-GF14"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10).frame(maxWidth: .infinity); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GF15"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10).frame(maxWidth: .infinity); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GF18"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10).frame(maxWidth: .infinity, maxHeight: .infinity); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GR1"] = .probe { Grid { GridRow { odd("a"); leaf("b") } } }
        all["mui-grid-GR2"] = .probe { Grid { GridRow { odd("a"); leaf("b") } } }
        all["mui-grid-GS1"] = .probe {
            Grid {
                GridRow { Spacer().background { free("s") }; leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GS2"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); Spacer().background { free("s") }; tall("c", ideal: 10, width: 10) } }
        }
        all["mui-grid-GS3"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("s", 8, 8); tall("c", ideal: 10, width: 10) } }
        }
        all["mui-grid-GS4"] = .probe {
            Grid {
                GridRow { half("a") }
                GridRow { Spacer().background { free("s") }; wide("c", 30...180, ideal: 30, height: 20) }
            }
        }
        all["mui-grid-GS5"] = .probe {
            Grid {
                GridRow { leaf("a", 40, 40) }
                GridRow { half("b"); leaf("c", 20, 40).gridCellColumns(2) }
                GridRow { wide("d", 0...30, ideal: 10, height: 40) }
            }
        }
        all["mui-grid-GS6"] = .probe {
            Grid {
                GridRow { leaf("a", 40, 40) }
                GridRow { half("b"); leaf("c", 20, 40).gridCellColumns(2) }
                GridRow { wide("d", 0...30, ideal: 10, height: 40) }
            }
        }
        all["mui-grid-GS8"] = .probe {
            Grid(horizontalSpacing: -10, verticalSpacing: -5) {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GS11"] = .probe {
            Grid(horizontalSpacing: 12) {
                GridRow { leaf("a", 30, 10); Spacer().background { free("s") }; leaf("c", 10, 10) }
            }
        }
        all["mui-grid-GS12"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); Spacer().frame(width: 8); leaf("c", 10, 10) } }
        }
        all["mui-grid-GS13"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); Spacer().background { free("s") }.padding(.leading, 4); leaf("c", 10, 10) }
            }
        }
        all["mui-grid-GS14"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); HStack(spacing: 0) { Spacer() }; leaf("c", 10, 10) } }
        }
        all["mui-grid-GS15"] = .probe { Grid { GridRow { leaf("a", 30, 10); ZStack { Spacer() }; leaf("c", 10, 10) } } }
        all["mui-grid-GS16"] = .probe {
            Grid {
                GridRow {
                    leaf("a", 30, 10)
                    leaf("z", 8, 8).overlay { Spacer().background { free("s") } }
                    leaf("c", 10, 10)
                }
            }
        }
        all["mui-grid-GS17"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10) }
                GridRow { Spacer().frame(height: 8).background { free("s") } }
                GridRow { leaf("c", 10, 10) }
            }
        }
        all["mui-grid-GS18"] = .probe {
            Grid { GridRow { leaf("a", 30, 10) }; GridRow { leaf("s", 8, 8) }; GridRow { leaf("c", 10, 10) } }
        }
        all["mui-grid-GQ6"] = .probe {
            Grid {
                GridRow { Spacer().background { free("s") }; leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GX1"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; GridRow { leaf("c", 100, 10).gridCellColumns(2) } }
        }
        all["mui-grid-GX2"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; GridRow { leaf("c", 10, 10).gridCellColumns(2) } }
        }
        all["mui-grid-GX3"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                leaf("x", 100, 10)
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GX4"] = .probe { Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; half("x") } }
        all["mui-grid-GX5"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20); leaf("c", 5, 5) }
                GridRow { leaf("x", 100, 10).gridCellColumns(2); leaf("y", 1, 1) }
            }
        }
        all["mui-grid-GX6"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; GridRow { leaf("x", 10, 10).gridCellColumns(5) } }
        }
        all["mui-grid-GX8"] = .probe {
            Grid { GridRow { leaf("x", 100, 10).gridCellColumns(2) }; GridRow { leaf("a", 30, 10); leaf("b", 20, 20) } }
        }
        all["mui-grid-GX9"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); free("b") }; GridRow { leaf("x", 100, 10).gridCellColumns(2) } }
        }
        all["mui-grid-GX10"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 10) }; GridRow { free("x").gridCellColumns(2) } }
        }
        all["mui-grid-GX12"] = .probe {
            Grid {
                GridRow { free("a", 20...120); wide("b", 0...60, ideal: 10, height: 30) }
                wide("x", ideal: 10, height: 10)
            }
        }
        all["mui-grid-GX13"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20); leaf("e", 5, 5) }
                leaf("x", 10, 10).gridCellColumns(1)
            }
        }
        all["mui-grid-GX14"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 10).gridCellColumns(0); leaf("d", 5, 5) }
            }
        }
        all["mui-grid-GX17"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); free("b"); leaf("c") }
                GridRow { leaf("x", 150, 10).gridCellColumns(3) }
            }
        }
        all["mui-grid-GX18"] = .probe {
            Grid {
                GridRow {
                    free("a")
                    wide("b", 10...30, ideal: 10, height: 10)
                    wide("c", 20...50, ideal: 20, height: 10)
                }
                leaf("x", 60, 10)
            }
        }
        all["mui-grid-GX19"] = .probe {
            Grid {
                GridRow {
                    free("a")
                    wide("b", 10...30, ideal: 10, height: 10)
                    wide("c", 20...50, ideal: 20, height: 10)
                }
                leaf("x", 40, 10)
            }
        }
        all["mui-grid-GQ1"] = .probe { Grid { GridRow { free("a"); free("b").layoutPriority(1) } } }
        all["mui-grid-GQ2"] = .probe {
            Grid {
                GridRow {
                    wide("a", 0...200, ideal: 10, height: 10)
                    wide("b", 30...200, ideal: 30, height: 10).layoutPriority(-1)
                    wide("c", 20...200, ideal: 20, height: 10)
                }
            }
        }
        all["mui-grid-GQ3"] = .probe {
            Grid {
                GridRow {
                    wide("a", 0...200, ideal: 10, height: 10)
                    wide("b", 30...200, ideal: 30, height: 10).layoutPriority(1)
                    wide("c", 20...200, ideal: 20, height: 10)
                }
            }
        }
        all["mui-grid-GQ4"] = .probe {
            Grid {
                GridRow { free("a"); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 30); free("d").layoutPriority(1) }
            }
        }
        all["mui-grid-GQ8"] = .probe { Grid { Spacer() } }
        return all
    }()
}
