import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Grid") @MainActor
struct GridTests {
    /// A column is as wide as its widest cell, a row as high as its highest; the default spacing is 8.
    @Test func tracksFitTheirCells() {
        let scene = ViewHarness(offering: 320, 200) {
            Grid(verticalSpacing: 4) {
                GridRow { Probe("a", 30, 10); Probe("b", 20, 40) }
                GridRow { Probe("c", 60, 20); Probe("d", 10, 10) }
            }.tagged("grid")
        }
        let width: CGFloat = 60 + 8 + 20, height: CGFloat = 40 + 4 + 20
        #expect(scene.size("grid") == CGSize(width: width, height: height))
        #expect(scene.frame("a", in: "grid").origin == CGPoint(x: 15, y: 15))
        #expect(scene.frame("d", in: "grid").origin == CGPoint(x: 73, y: 49))
    }

    /// Columns of flexible width share the available space equally: (280 - 2 · 8) / 3.
    @Test func flexibleColumnsShare() {
        let scene = ViewHarness(offering: 280, 100) {
            Grid { GridRow { Color.red.tagged("a"); Color.green.tagged("b"); Color.blue.tagged("c") } }
        }
        #expect(scene.size("a").width == ((280.0 - 16) / 3 as CGFloat))
        #expect(abs(scene.frame("c").minX - (280 - 88)) < 1e-9)
    }

    /// A wide view outside of rows widens every column by the same amount: 9, 60 and 28 become 78, 129 and 97 in 320.
    @Test func surplusIsShared() {
        let scene = ViewHarness(offering: 320, 200) {
            Grid(alignment: .leading) {
                Color.red.frame(height: 5).tagged("rule")
                GridRow { Probe("a", 9, 10); Probe("b", 60, 10); Probe("c", 28, 10) }
            }.tagged("grid")
        }
        #expect(scene.size("rule").width == 320)
        #expect(scene.frame("b", in: "grid").minX == (78.0 + 8 as CGFloat))
        #expect(scene.frame("c", in: "grid").minX == (86.0 + 129 + 8 as CGFloat))
    }

    /// A cell spanning two columns has the width of both and their spacing; mirrored in right-to-left layouts.
    @Test func cellsSpanColumns() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 150, height: 110), .rightToLeft) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow { Probe("a", 40, 30); Probe("b", 60, 30); Probe("c", 30, 30) }
                GridRow { Probe("d", 100, 30).gridCellColumns(2); Probe("e", 30, 30) }
                GridRow { Probe("f", 40, 30) }
            }
        }
        #expect(scene.frame("a").minX == 110)
        #expect(scene.frame("d") == CGRect(x: 45, y: 40, width: 100, height: 30))
        #expect(scene.frame("e").minX == 0)
        #expect(scene.frame("f") == CGRect(x: 110, y: 80, width: 40, height: 30))
    }

    /// The innermost alignment applies: the cell's anchor, its column's, its row's, the grid's.
    @Test func alignmentsNest() {
        let scene = ViewHarness(offering: 200, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Probe("wide", 100, 10); Probe("tall", 10, 50) }
                GridRow(alignment: .bottom) { Probe("low", 10, 10).gridColumnAlignment(.trailing); Probe("x", 10, 50) }
                GridRow { Probe("middle", 20, 20).gridCellAnchor(.center); Probe("y", 10, 50) }
            }.tagged("grid")
        }
        #expect(scene.frame("low", in: "grid").origin == CGPoint(x: 90, y: 90))
        #expect(scene.frame("middle", in: "grid").origin == CGPoint(x: 40, y: 115))
        #expect(scene.frame("wide", in: "grid").origin == .zero)
    }

    /// An unsized cell is proposed its column's width, and does not affect it.
    @Test func unsizedCellsAddNothing() {
        let scene = ViewHarness(offering: 200, 200) {
            Grid {
                GridRow { Probe("a", 50, 10) }
                GridRow { Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal).tagged("line") }
            }
        }
        #expect(scene.size("line").width == 50)
    }

    /// Outside of a grid, the cells of a row are separate views.
    @Test func rowsAloneAreGroups() {
        let scene = ViewHarness(offering: 200, 200) {
            VStack(spacing: 0) { GridRow { Probe("a", 50, 10); Probe("b", 50, 10) } }
        }
        #expect(scene.frame("b").minY == scene.frame("a").maxY)
    }

    /// There is no distance beside a spacer, and it takes what the other cells leave: along the height too, where the
    /// row keeps room for its other cells (recorded case mui-grid-GS11).
    @Test func spacersComeLast() {
        let scene = ViewHarness(offering: 100, 40) {
            Grid { GridRow { Probe("a", 30, 10); Spacer(); Probe("b", 20, 10) } }.tagged("grid")
        }
        #expect(scene.size("grid") == CGSize(width: 100, height: 30))
        #expect(scene.frame("b", in: "grid").minX == 80)
    }

    /// A cell with a higher priority is asked before the others, on both axes (#33).
    @Test func prioritiesCount() {
        let scene = ViewHarness(offering: 100, 100) {
            Grid { GridRow { Color.red.tagged("a"); Color.blue.layoutPriority(1).tagged("b") } }
        }
        #expect(scene.size("b") == CGSize(width: 92, height: 100))
        #expect(scene.size("a").width == 0)
    }

    /// Of several alignments of a column the first counts; a view outside the rows has its anchor (#33).
    @Test func firstColumnAlignmentCounts() {
        let scene = ViewHarness(offering: 200, 200) {
            Grid(verticalSpacing: 0) {
                GridRow { Probe("a", 10, 10).gridColumnAlignment(.leading) }
                GridRow { Probe("b", 10, 10).gridColumnAlignment(.trailing) }
                GridRow { Probe("wide", 50, 10) }
                Probe("c", 10, 10).gridCellAnchor(.trailing)
            }.tagged("grid")
        }
        #expect(scene.frame("b", in: "grid").minX == 0)
        #expect(scene.frame("c", in: "grid").minX == 40)
    }

    /// Numbers of columns on one cell are added, its unsized axes united; a row in a row has no effect (#33).
    @Test func attributesOfOneCellCombine() {
        let scene = ViewHarness(offering: 300, 300) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    GridRow { Probe("a", 20, 20); Probe("b", 20, 20) }
                    Probe("c", 20, 20)
                    Probe("d", 20, 20)
                }
                GridRow { Color.red.gridCellColumns(2).frame(height: 5).gridCellColumns(2).tagged("wide") }
                GridRow {
                    Color.red.gridCellUnsizedAxes(.vertical).gridCellUnsizedAxes(.horizontal).tagged("unsized")
                    Probe("e", 10, 10)
                }
            }.tagged("grid")
        }
        #expect(["a", "b", "c", "d"].map { scene.frame($0, in: "grid").minY } == [0, 0, 0, 0])
        #expect(scene.size("wide").width == 300)
        #expect(scene.size("unsized").height == 10)
    }

    /// A cell that spans more than 1,000 columns is reported (#33).
    @Test(arguments: [Int.max, 1_001])
    func aSpanHasALimit(count: Int) {
        let scene = ViewHarness(offering: 100, 100) {
            Grid {
                GridRow { Probe("a", 10, 10).gridCellColumns(count); Probe("b", 10, 10) }
                GridRow { Probe("c", 10, 10).gridCellColumns(.min); Probe("d", 10, 10) }
            }
        }
        #expect(scene.contains("a") && scene.contains("d"))
        #expect(scene.takeReports().map(\.what) == ["gridCellColumns(\(count)): the cell spans 1000 columns."])
    }
}
