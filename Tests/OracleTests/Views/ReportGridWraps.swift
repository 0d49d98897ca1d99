import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// an attribute of a cell inside another modifier.

extension Catalog {
    static let reportGridWraps: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-grid-GWS-none"] = .probe {
            Grid { GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }; GridRow { leaf("c", 100, 10).gridCellColumns(2) } }
        }
        all["mui-grid-GWS-padding"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).padding(1) }
            }
        }
        all["mui-grid-GWS-frame"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).frame(width: 12, height: 12) }
            }
        }
        all["mui-grid-GWS-flexible"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).frame(maxWidth: .infinity) }
            }
        }
        all["mui-grid-GWS-fixed"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).fixedSize() }
            }
        }
        all["mui-grid-GWS-background"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).background(Color.black) }
            }
        }
        all["mui-grid-GWS-overlay"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).overlay(Color.black) }
            }
        }
        all["mui-grid-GWS-clipped"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).clipped() }
            }
        }
        all["mui-grid-GWS-border"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).border(.black) }
            }
        }
        all["mui-grid-GWS-opacity"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).opacity(0.5) }
            }
        }
        all["mui-grid-GWS-hits"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).allowsHitTesting(false) }
            }
        }
        all["mui-grid-GWS-priority"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).layoutPriority(1) }
            }
        }
        all["mui-grid-GWS-tap"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).onTapGesture {} }
            }
        }
        all["mui-grid-GWS-disabled"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).disabled(true) }
            }
        }
        all["mui-grid-GWS-row"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { HStack { leaf("c", 100, 10).gridCellColumns(2) } }
            }
        }
        all["mui-grid-GWS-zstack"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { ZStack { leaf("c", 100, 10).gridCellColumns(2) } }
            }
        }
        all["mui-grid-GWA-padding"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { leaf("c", 10, 10).gridCellAnchor(.topLeading).padding(1); leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWA-frame"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow {
                    leaf("c", 10, 10).gridCellAnchor(.topLeading).frame(width: 12, height: 12)
                    leaf("d", 20, 50)
                }
            }
        }
        all["mui-grid-GWA-flexible"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { leaf("c", 10, 10).gridCellAnchor(.topLeading).frame(maxWidth: .infinity); leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWA-fixed"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { leaf("c", 10, 10).gridCellAnchor(.topLeading).fixedSize(); leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWA-background"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { leaf("c", 10, 10).gridCellAnchor(.topLeading).background(Color.black); leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWA-overlay"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { leaf("c", 10, 10).gridCellAnchor(.topLeading).overlay(Color.black); leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWA-border"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { leaf("c", 10, 10).gridCellAnchor(.topLeading).border(.black); leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWA-priority"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { leaf("c", 10, 10).gridCellAnchor(.topLeading).layoutPriority(1); leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWA-row"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { HStack { leaf("c", 10, 10).gridCellAnchor(.topLeading) }; leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWA-zstack"] = .probe {
            Grid {
                GridRow { leaf("a", 50, 10); leaf("b", 20, 50) }
                GridRow { ZStack { leaf("c", 10, 10).gridCellAnchor(.topLeading) }; leaf("d", 20, 50) }
            }
        }
        all["mui-grid-GWC-none"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 10).gridColumnAlignment(.trailing); leaf("d", 20, 20) }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-padding"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 10).gridColumnAlignment(.trailing).padding(1); leaf("d", 20, 20) }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-frame"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow {
                    leaf("c", 10, 10).gridColumnAlignment(.trailing).frame(width: 12, height: 12)
                    leaf("d", 20, 20)
                }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-flexible"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow {
                    leaf("c", 10, 10).gridColumnAlignment(.trailing).frame(maxWidth: .infinity)
                    leaf("d", 20, 20)
                }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-fixed"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 10).gridColumnAlignment(.trailing).fixedSize(); leaf("d", 20, 20) }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-background"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 10).gridColumnAlignment(.trailing).background(Color.black); leaf("d", 20, 20) }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-clipped"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 10).gridColumnAlignment(.trailing).clipped(); leaf("d", 20, 20) }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-tap"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { leaf("c", 10, 10).gridColumnAlignment(.trailing).onTapGesture {}; leaf("d", 20, 20) }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-row"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { HStack { leaf("c", 10, 10).gridColumnAlignment(.trailing) }; leaf("d", 20, 20) }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWC-zstack"] = .probe {
            Grid {
                GridRow { leaf("a", 10, 10); leaf("b", 20, 20) }
                GridRow { ZStack { leaf("c", 10, 10).gridColumnAlignment(.trailing) }; leaf("d", 20, 20) }
                GridRow { leaf("e", 50, 10) }
            }
        }
        all["mui-grid-GWU-padding"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal).padding(1); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-frame"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal).frame(width: 12, height: 12); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-flexible"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal).frame(maxWidth: .infinity); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-fixed"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal).fixedSize(); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-overlay"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal).overlay(Color.black); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-opacity"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal).opacity(0.5); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-ratio"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow {
                    free("c").gridCellUnsizedAxes(.horizontal).aspectRatio(1, contentMode: .fit)
                    leaf("d", 40, 10)
                }
            }
        }
        all["mui-grid-GWU-priority"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal).layoutPriority(1); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-disabled"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { free("c").gridCellUnsizedAxes(.horizontal).disabled(true); leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-row"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { HStack { free("c").gridCellUnsizedAxes(.horizontal) }; leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWU-zstack"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20) }
                GridRow { ZStack { free("c").gridCellUnsizedAxes(.horizontal) }; leaf("d", 40, 10) }
            }
        }
        all["mui-grid-GWP-padding"] = .probe { Grid { GridRow { free("a"); free("c").layoutPriority(1).padding(1) } } }
        all["mui-grid-GWP-frame"] = .probe {
            Grid { GridRow { free("a"); free("c").layoutPriority(1).frame(width: 12, height: 12) } }
        }
        all["mui-grid-GWP-flexible"] = .probe {
            Grid { GridRow { free("a"); free("c").layoutPriority(1).frame(maxWidth: .infinity) } }
        }
        all["mui-grid-GWP-fixed"] = .probe { Grid { GridRow { free("a"); free("c").layoutPriority(1).fixedSize() } } }
        all["mui-grid-GWP-background"] = .probe {
            Grid { GridRow { free("a"); free("c").layoutPriority(1).background(Color.black) } }
        }
        all["mui-grid-GWP-border"] = .probe {
            Grid { GridRow { free("a"); free("c").layoutPriority(1).border(.black) } }
        }
        all["mui-grid-GWP-hits"] = .probe {
            Grid { GridRow { free("a"); free("c").layoutPriority(1).allowsHitTesting(false) } }
        }
        all["mui-grid-GWP-ratio"] = .probe {
            Grid { GridRow { free("a"); free("c").layoutPriority(1).aspectRatio(1, contentMode: .fit) } }
        }
        all["mui-grid-GWP-tap"] = .probe { Grid { GridRow { free("a"); free("c").layoutPriority(1).onTapGesture {} } } }
        all["mui-grid-GWP-row"] = .probe { Grid { GridRow { free("a"); HStack { free("c").layoutPriority(1) } } } }
        all["mui-grid-GWP-zstack"] = .probe { Grid { GridRow { free("a"); ZStack { free("c").layoutPriority(1) } } } }
        all["mui-grid-GWI1"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20); leaf("e", 5, 5) }
                GridRow { leaf("c", 100, 10).gridCellColumns(2).padding(1).gridCellColumns(1); leaf("d", 5, 5) }
            }
        }
        all["mui-grid-GWI2"] = .probe {
            Grid {
                GridRow { leaf("a", 30, 10); leaf("b", 20, 20); leaf("e", 5, 5) }
                GridRow { leaf("c", 100, 10).gridCellColumns(1).padding(1).gridCellColumns(2); leaf("d", 5, 5) }
            }
        }
        return all
    }()
}
