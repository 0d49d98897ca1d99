import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// rows in other containers, and lazy grids.

extension Catalog {
    static let reportGridRows: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-grid-GG1"] = .probe { VStack { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) } } }
        all["mui-grid-GG2"] = .probe { HStack { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) } } }
        all["mui-grid-GG3"] = .probe {
            Grid { GridRow { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; leaf("c", 5, 5) } }
        }
        all["mui-grid-GG4"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }.padding(5)
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GG5"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { leaf("c", 10, 10); leaf("d", 10, 10) }.gridCellAnchor(.topLeading)
            }
        }
        all["mui-grid-GG6"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20); leaf("e", 5, 5); leaf("f", 5, 5) }
                GridRow { leaf("c", 100, 10); leaf("d", 100, 10) }.gridCellColumns(2)
            }
        }
        all["mui-grid-GG7"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }.onTapGesture {}
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GG8"] = .probe {
            Grid {
                if true { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) } }
                ForEach(0..<1) { _ in GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
            }
        }
        all["mui-grid-GG9"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                HStack { GridRow { leaf("c", 10, 30); leaf("d", 40, 10) } }
            }
        }
        all["mui-grid-GE1"] = .probe {
            HStack {
                leaf("a", 30, 10)
                Grid { GridRow { Spacer().background { free("s") }; leaf("b", 20, 20) } }
                leaf("c", 10, 10)
            }
        }
        all["mui-grid-GE2"] = .probe {
            HStack { leaf("a", 30, 10); Grid { GridRow { leaf("s", 8, 8); leaf("b", 20, 20) } }; leaf("c", 10, 10) }
        }
        all["mui-grid-GE3"] = .probe {
            HStack {
                leaf("a", 30, 10)
                Grid { GridRow { leaf("b", 20, 20); Spacer().background { free("s") } } }
                leaf("c", 10, 10)
            }
        }
        all["mui-grid-H1"] = .probe {
            Grid {
                GridRow { leaf("c", 10, 30); leaf("d", 40, 10) }
                GridRow { Spacer().background { free("s") }; leaf("b", 20, 20) }
            }
        }
        all["mui-grid-V1"] = .probe {
            Grid {
                GridRow { leaf("b", 20, 20); Spacer().background { free("s") } }
                GridRow { leaf("d", 40, 10); leaf("c", 10, 30) }
            }
        }
        all["mui-lazy-two-flexible"] = .probe {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                leaf("a", 30, 10)
                leaf("b", 20, 10)
                leaf("c", 100, 10)
                leaf("d", 20, 10)
            }
        }
        all["mui-lazy-fixed"] = .probe {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) {
                leaf("a", 30, 10)
                leaf("b", 20, 10)
                leaf("c", 100, 10)
                leaf("d", 20, 10)
            }
        }
        all["mui-lazy-adaptive"] = .probe {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
                leaf("a", 10, 10)
                leaf("b", 10, 10)
                leaf("c", 10, 10)
                leaf("d", 10, 10)
                leaf("e", 10, 10)
                leaf("f", 10, 10)
            }
        }
        all["mui-lazy-two-flexible-ideal"] = .probe {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                leaf("a", 30, 10)
                leaf("b", 20, 10)
                leaf("c", 100, 10)
                leaf("d", 20, 10)
            }
        }
        all["mui-lazy-rows-fixed"] = .probe {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
                leaf("a", 10, 30)
                leaf("b", 10, 20)
                leaf("c", 10, 100)
                leaf("d", 10, 20)
            }
        }
        all["mui-lazy-plain-grid"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 10) }; GridRow { leaf("c", 100, 10); leaf("d", 20, 10) } }
        }
        return all
    }()
}
