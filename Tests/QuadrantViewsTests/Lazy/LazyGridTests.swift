import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Numbers are recordings of macOS 26, and the rule in objc.io's article of 2020-11-23.
@Suite("Lazy grids") @MainActor
struct LazyGridTests {
    private func widths(_ items: [GridItem], in width: CGFloat, count: Int = 8) -> [CGFloat] {
        let scene = ViewHarness(offering: width, 300) {
            LazyVGrid(columns: items) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).tagged("c\($0)") }
            }
        }
        let top = scene.frame("c0").minY
        return (0..<count).map { scene.frame("c\($0)") }.filter { $0.minY == top }.map(\.width)
    }

    /// The length that a clamped track leaves is distributed to the tracks after it, not to those before.
    @Test func tracksShareWhatIsLeftInOrder() {
        #expect(widths([GridItem(.fixed(60)), GridItem(), GridItem(.flexible(maximum: 80))], in: 280) == [60, 102, 80])
        #expect(widths([GridItem(.fixed(60)), GridItem(.flexible(maximum: 80)), GridItem()], in: 280) == [60, 80, 124])
        #expect(widths([GridItem(), GridItem(), GridItem()], in: 316) == [100, 100, 100])
        #expect(widths([GridItem(.flexible(minimum: 200)), GridItem()], in: 308) == [200, 100])
    }

    /// 292 gives 146 and 180: 334 with the spacing, for which the tracks are computed again.
    @Test func tracksOfAGridThatOverflowsAreMadeForWhatItTakes() {
        #expect(widths([GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], in: 300) == [163, 180])
    }

    @Test func adaptiveTracksAreAsManyAsFit() {
        // ⌊(240 + 10) / (50 + 10)⌋ = 4 columns share 240 − 30.
        #expect(widths([GridItem(.adaptive(minimum: 50), spacing: 10)], in: 240) == [52.5, 52.5, 52.5, 52.5])
        #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], in: 200) == [70, 57, 57])
        #expect(widths([GridItem(.adaptive(minimum: 500))], in: 200) == [500])
        #expect(widths([GridItem(.adaptive(minimum: 50, maximum: 40))], in: 100) == [50])
    }

    /// Without tracks there is one, as wide as the grid.
    @Test func noTracksAreOne() {
        #expect(widths([], in: 240, count: 2) == [240])
        let columns = Input<[GridItem]>([GridItem(), GridItem()])
        let scene = ViewHarness(offering: 208, 100) {
            ScrollView {
                LazyVGrid(columns: columns.value) {
                    ForEach(0..<5, id: \.self) { Color.red.frame(height: 10).tagged("c\($0)") }
                }
            }
        }
        #expect(scene.size("c0").width == 100)
        columns.value = []
        scene.settle()
        #expect(scene.size("c4").width == 208)
    }

    /// Invalid lengths count as 0.
    @Test func tracksWithoutALengthAreNarrow() {
        #expect(widths([GridItem(.fixed(.infinity)), GridItem()], in: 208) == [0, 200])
        let none = GridItem(.flexible(minimum: .nan, maximum: .nan))
        #expect(widths([GridItem(.fixed(.nan)), none], in: 208) == [0, 200])
        #expect(widths([GridItem(.flexible(minimum: .infinity))], in: 208) == [208])
    }

    @Test func cellsFlowIntoRows() {
        let scene = ViewHarness(offering: 320, 100) {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(), GridItem(.flexible(maximum: 80))], spacing: 4) {
                ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).tagged("c\($0)") }
            }
            .frame(width: 280).tagged("grid")
        }
        // 60 + 102 + 80 and two spacings of 8, centred in 280.
        #expect(scene.frame("grid") == CGRect(x: 20, y: 28, width: 280, height: 44))
        #expect(scene.frame("c0") == CGRect(x: 31, y: 28, width: 60, height: 20))
        #expect(scene.frame("c1") == CGRect(x: 99, y: 28, width: 102, height: 20))
        #expect(scene.frame("c5") == CGRect(x: 209, y: 52, width: 80, height: 20))
    }

    @Test func rowsFlowIntoColumns() {
        let scene = ViewHarness(offering: 320, 100) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                ForEach(0..<5, id: \.self) { Color.red.frame(width: 40).tagged("c\($0)") }
            }
            .frame(height: 70).tagged("grid")
        }
        #expect(scene.frame("grid") == CGRect(x: 94, y: 15, width: 132, height: 70))
        #expect(scene.frame("c0") == CGRect(x: 94, y: 16, width: 40, height: 30))
        #expect(scene.frame("c1") == CGRect(x: 94, y: 54, width: 40, height: 30))
        #expect(scene.frame("c4") == CGRect(x: 186, y: 16, width: 40, height: 30))
    }

    /// (#9.24) A line is as high as its highest cell, even the last one with a single cell: 40 and 50 with a spacing of
    /// 8.
    @Test func linesAreAsHighAsTheirHighestCell() {
        let heights = [20.0, 40, 20, 50]
        let scene = ViewHarness(offering: 300, 300) {
            VStack(spacing: 0) {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3)) {
                    ForEach(0..<3, id: \.self) { Probe("a\($0)", 40, heights[$0]) }
                }
                .fixedSize().tagged("one")
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3)) {
                    ForEach(0..<4, id: \.self) { Probe("b\($0)", 40, heights[$0]) }
                }
                .tagged("two")
                LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
                    ForEach(0..<3, id: \.self) { Probe("c\($0)", heights[$0], 20) }
                }
                .fixedSize().tagged("across")
            }
        }
        #expect(scene.size("one") == CGSize(width: 3 * 40 + 2 * 8, height: 40))
        let both: CGFloat = 40 + 8 + 50
        #expect(scene.size("two").height == both)
        #expect(scene.size("across") == CGSize(width: 40 + 8 + 20, height: 2 * 20 + 8))
    }

    /// Headers and footers have their own lines, as wide as the grid.
    @Test func sectionsSpanTheGrid() {
        let tracks = Array(repeating: GridItem(.fixed(60)), count: 3)
        let scene = ViewHarness(offering: 240, 300) {
            ScrollView {
                LazyVGrid(columns: tracks, spacing: 4) {
                    Section {
                        ForEach(0..<5, id: \.self) { Probe("a\($0)", 60, 20) }
                    } header: {
                        Color.gray.frame(height: 24).tagged("aH")
                    } footer: {
                        Color.gray.frame(height: 16).tagged("aF")
                    }
                    Section {
                        ForEach(0..<4, id: \.self) { Probe("b\($0)", 60, 20) }
                    } header: {
                        Probe("bH", 46, 16)
                    }
                }
                .tagged("grid")
            }
        }
        #expect(scene.frame("grid") == CGRect(x: 0, y: 0, width: 240, height: 160))
        #expect(scene.frame("aH") == CGRect(x: 0, y: 0, width: 240, height: 24))
        #expect(scene.frame("a0") == CGRect(x: 22, y: 28, width: 60, height: 20))
        #expect(scene.frame("a4") == CGRect(x: 90, y: 52, width: 60, height: 20))
        #expect(scene.frame("aF") == CGRect(x: 0, y: 76, width: 240, height: 16))
        #expect(scene.frame("bH") == CGRect(x: 97, y: 96, width: 46, height: 16))
        #expect(scene.frame("b0") == CGRect(x: 22, y: 116, width: 60, height: 20))
        #expect(scene.frame("b3") == CGRect(x: 22, y: 140, width: 60, height: 20))
    }

    /// The grid's alignment places the block of tracks, and is the default for cells whose item has none.
    @Test func theAlignmentOfAGridPlacesItsTracks() {
        let items = [GridItem(.fixed(60)), GridItem(.fixed(100)), GridItem(.fixed(60), alignment: .bottomTrailing)]
        func scene(_ alignment: HorizontalAlignment) -> ViewHarness {
            ViewHarness(offering: 240, 40) {
                LazyVGrid(columns: items, alignment: alignment) {
                    Probe("a", 20, 20)
                    Probe("b", 20, 40)
                    Probe("c", 20, 20)
                }
            }
        }
        let trailing = scene(.trailing)
        // 236 of 240 are used: the block starts at 4.
        #expect(trailing.frame("a") == CGRect(x: 4.0 + 40, y: 10, width: 20, height: 20))
        #expect(trailing.frame("b") == CGRect(x: 4.0 + 68 + 80, y: 0, width: 20, height: 40))
        #expect(trailing.frame("c") == CGRect(x: 220, y: 20, width: 20, height: 20))
        let leading = scene(.leading)
        #expect(leading.frame("a").minX == 0)
        #expect(leading.frame("b").minX == 68)
        #expect(leading.frame("c").minX == (236.0 - 20 as CGFloat))
    }

    @Test func mirrorsFromRightToLeft() {
        let scene = ViewHarness(offering: 200, 48, .rightToLeft) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 8), count: 3), spacing: 8) {
                ForEach(0..<5, id: \.self) { Probe("l\($0)", 40, 20) }
            }
        }
        #expect(scene.frame("l0") == CGRect(x: 128, y: 0, width: 40, height: 20))
        #expect(scene.frame("l2") == CGRect(x: 32, y: 0, width: 40, height: 20))
        #expect(scene.frame("l3") == CGRect(x: 128, y: 28, width: 40, height: 20))
    }

    /// Only visible rows of cells are created.
    @Test func isLazy() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<4_001, id: \.self) { Probe("c\($0)", 10, 30) }
                }
            }
        }
        #expect((0..<50).filter { scene.contains("c\($0)") } == Array(0..<16))
        #expect(scene.scroller.limit.y == (1_001.0 * 30 - 100 as Double))
        scene.scroll(to: 0, 1e9)
        #expect((3_900..<4_001).filter { scene.contains("c\($0)") } == Array(3_988..<4_001))
        #expect(scene.frame("c4000").maxY == 100)
    }
}
