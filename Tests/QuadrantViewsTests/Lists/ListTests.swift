import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Lengths are those of an iPhone with iOS 17 (recorded case `ax-list-17_5`; Docs/Layout/Lists.md).
@Suite("Lists") @MainActor
struct ListTests {
    private let header = 38.0 + 2.0 / 3
    private let gap = 17.5
    private let margin: CGFloat = 20, inset: CGFloat = 20

    private func expectRows(_ scene: ViewHarness, _ expected: [(String, Double, Double)],
                            sourceLocation: SourceLocation = #_sourceLocation) {
        let found = scene.listRows
        #expect(found.map(\.role) == expected.map(\.0), sourceLocation: sourceLocation)
        for (row, expectation) in zip(found, expected) {
            #expect(abs(Double(row.frame.minY) - expectation.1) < 1e-9, "\(row)", sourceLocation: sourceLocation)
            #expect(abs(Double(row.frame.height) - expectation.2) < 1e-9, "\(row)", sourceLocation: sourceLocation)
        }
    }

    // MARK: Sizes and positions

    /// Cards are 20 from the edges, rows 44 high with a padding of 20; sections are 17.5 plus a header apart.
    @Test func sectionsAreCards() {
        let scene = ViewHarness(offering: 393, 800, Variant(scale: 3, description: "3x")) {
            List {
                Section("Fruits") {
                    Text("Apple").tagged("apple")
                    Text("Banana")
                }
                Section("Vegetables") { Text("Carrot") }
            }
        }
        let second = header + 88 + gap
        expectRows(scene, [("header", 0, header), ("row", header, 44), ("row", header + 44, 44),
                           ("header", second, header), ("row", second + header, 44)])
        for row in scene.listRows {
            #expect(row.frame.minX == margin)
            #expect(row.frame.width == 393.0 - 2 * margin)
        }
        #expect(scene.frame("apple").minX == margin + inset)
        #expect(abs(scene.frame("apple").midY - (header + 22)) < 1e-9)
    }

    /// At the trailing edge of the content, before the disclosure indicator (19); the row's height is unchanged.
    @Test func badgesStandAtTheTrailingEdge() {
        let scene = ViewHarness(offering: 393, 800) {
            NavigationStack {
                List {
                    Text("Inbox").tagged("inbox").badge(12)
                    NavigationLink("Link") { Text("x") }.badge("New")
                    Text("None").tagged("none").badge(0)
                    Group { Text("A"); Text("B") }.badge(5)
                }
            }
        }
        let edge = 393 - margin - inset
        func trailing(_ text: String) -> [CGFloat] {
            scene.host.graph.nodes(showing: text).map { scene.host.graph.globalFrame(of: $0) }
                .filter { $0.width > 0 }.map(\.maxX)
        }
        #expect(trailing("12") == [edge])
        #expect(trailing("New") == [edge - 19])
        #expect(trailing("5") == [edge, edge])
        #expect(!scene.shows("0"))
        #expect(scene.frame("inbox").minX == margin + inset && scene.frame("none").minX == margin + inset)
        #expect(scene.listRows.map(\.frame.height) == [44, 44, 44, 44, 44])
    }

    /// Without a header the first card is 35 from the top, and cards are twice 17.5 apart.
    @Test func sectionsWithoutHeadersAre35Apart() {
        let scene = ViewHarness(offering: 393, 800) {
            List {
                Section { Text("A") }
                Section { Text("B") }
                Text("C")
                Text("D")
            }
        }
        expectRows(scene, [("row", 35, 44), ("row", 35 + 44 + 35, 44), ("row", 35 + 2 * (44 + 35), 44),
                           ("row", 35 + 2 * (44 + 35) + 44, 44)])
    }

    /// A row is as high as its content plus 11 above and below, and at least 44.
    @Test func rowsGrowWithTheirContent() {
        let scene = ViewHarness(offering: 300, 800) {
            List {
                Probe("low", 50, 10)
                Probe("high", 50, 60)
                Probe("tight", 50, 60).listRowInsets(EdgeInsets())
                Probe("wide", 50, 10).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }
        }
        let high = 60.0 + 2 * 11
        expectRows(scene, [("row", 35, 44), ("row", 79, high), ("row", 79 + high, 60), ("row", 79 + high + 60, 44)])
        #expect(scene.frame("low") == CGRect(x: margin + inset, y: 35 + 17, width: 50, height: 10))
        #expect(scene.frame("tight").minX == margin)
        #expect(scene.frame("wide").origin == CGPoint(x: margin + 2, y: 79 + high + 60 + 1 + (44 - 1 - 3 - 10) / 2))
    }

    @Test func plainRowsReachFromEdgeToEdge() {
        let scene = ViewHarness(offering: 300, 400) {
            List {
                Section("Title") { Probe("a", 50, 10) }
                Section("Other") { Probe("b", 50, 10) }
            }
            .listStyle(.plain)
        }
        expectRows(scene, [("header", 0, 28), ("row", 28, 44), ("header", 72, 28), ("row", 100, 44)])
        #expect(scene.listRows.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 300 })
        #expect(scene.frame("a").minX == inset)
    }

    @Test func mirrorsFromRightToLeft() {
        let scene = ViewHarness(offering: 300, 400, .rightToLeft) {
            List { Probe("a", 50, 10) }
        }
        #expect(scene.frame("a").maxX == 300 - margin - inset)
        #expect(scene.listRows[0].frame.minX == margin)
    }

    /// A list takes the whole proposal.
    @Test func takesAllSpace() {
        let scene = ViewHarness(offering: 300, 400) { List { Text("A") }.tagged("list") }
        #expect(scene.frame("list") == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    // MARK: Modifiers

    @Test func rowsAndSectionsAreAsFarApartAsIsSaid() {
        let scene = ViewHarness(offering: 300, 800) {
            List {
                Section { Text("A"); Text("B") }
                Section("Title") { Text("C") }
            }
            .listRowSpacing(12)
            .listSectionSpacing(30)
        }
        let rows = scene.listRows
        #expect(rows[1].frame.minY - rows[0].frame.minY == (44.0 + 12 as CGFloat))
        #expect(rows[2].frame.minY - rows[1].frame.maxY == 30)
    }

    @Test func theLeastHeightIsOfTheEnvironment() {
        let scene = ViewHarness(offering: 300, 800) {
            List { Probe("a", 50, 10) }.environment(\.defaultMinListRowHeight, 80)
        }
        #expect(scene.listRows[0].frame.height == 80)
        let low = ViewHarness(offering: 300, 800) {
            List { Probe("a", 50, 10) }.environment(\.defaultMinListRowHeight, 0)
        }
        #expect(low.listRows[0].frame.height == (10.0 + 22 as CGFloat))
    }

    /// A modifier around several rows applies to each of them.
    @Test func modifiersOfSectionsHoldForTheirRows() {
        let scene = ViewHarness(offering: 300, 800) {
            List {
                Section { ForEach(0..<2) { Probe("r\($0)", 50, 60) } }.listRowInsets(EdgeInsets())
                ForEach(2..<4) { Probe("r\($0)", 50, 60) }.listRowInsets(EdgeInsets())
            }
        }
        #expect(scene.listRows.map(\.frame.height) == [60, 60, 60, 60])
    }

    // MARK: Rows

    /// A view with several views in its body is several rows; one with sections is several sections.
    @Test func viewsInViewsAreRowsToo() {
        struct Pair: View {
            var body: some View {
                Text("A")
                Text("B")
            }
        }
        struct Part: View {
            var body: some View { Section("Title") { Pair() } }
        }
        let scene = ViewHarness(offering: 300, 800) {
            List {
                Pair()
                Part()
                ForEach(0..<2) { _ in Part() }
            }
        }
        #expect(scene.listRows.map(\.role) == ["row", "row"] + ["header", "row", "row"] * 3)
    }

    @Test func rowsComeAndGo() {
        let model = Model()
        let scene = ViewHarness(offering: 300, 800) {
            List {
                ForEach(model.now.names, id: \.self) { Text($0) }
                if model.now.hasMore { Text("more") }
            }
        }
        #expect(scene.listRows.count == 3)
        model.names.remove(at: 1)
        model.hasMore = true
        scene.settle()
        #expect(scene.listRows.count == 3)
        model.names = []
        model.hasMore = false
        scene.settle()
        #expect(scene.listRows.isEmpty)
        model.names = ["x"]
        scene.settle()
        expectRows(scene, [("row", 35, 44)])
    }

    /// Collapsed sections keep their header.
    @Test func sectionsCloseAndOpen() {
        let model = Model()
        let scene = ViewHarness(offering: 300, 800) {
            List {
                Section("Title", isExpanded: Binding(get: { model.now.hasMore }, set: { model.hasMore = $0 })) {
                    Text("A")
                }
            }
            .listStyle(.sidebar)
        }
        #expect(scene.listRows.map(\.role) == ["header"])
        scene.tap(at: CGPoint(x: 150, y: scene.listRows[0].frame.midY))
        #expect(scene.listRows.map(\.role) == ["header", "row"])
    }

    // MARK: Laziness

    /// The visible rows exist, and one more.
    @Test func onlyWhatShowsExists() {
        let scene = ViewHarness(offering: 300, 440) {
            List { ForEach(0..<200, id: \.self) { Probe("r\($0)", 50, 10) } }.listStyle(.plain)
        }
        #expect(scene.listRows.count == 10 + 1)
        scene.scroll(to: 0, 44 * 100)
        #expect(scene.contains("r100"))
        #expect(!scene.contains("r99"))
        #expect(scene.frame("r100").midY == 22)
    }

    @Test func aMillionRowsCostWhatAThousandDo() {
        func cost(_ count: Int) -> (opening: Work, rows: Int, steps: [Work]) {
            let scene = ViewHarness(offering: ProposedViewSize(width: 390, height: 844), isChecked: false) {
                List { ForEach(0..<count, id: \.self) { Probe("r\($0)", 100, 20) } }
            }
            let opening = scene.host.graph.work
            let steps = (1...5).map { step in
                scene.work { _ = scene.scroller.scroll(to: SIMD2(0, Double(step) * 30)) }
            }
            return (opening, scene.host.graph.tree.live, steps)
        }
        let small = cost(1_000), large = cost(1_000_000)
        #expect(large.opening == small.opening)
        #expect(large.rows == small.rows)
        #expect(large.steps == small.steps)
    }

    /// A ScrollViewReader scrolls to rows that do not exist yet; the anchor refers to the row, and not to its content.
    @Test func readersScrollToRows() {
        var proxy: ScrollViewProxy?
        let scene = ViewHarness(offering: 300, 440) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                List { ForEach(0..<1_000, id: \.self) { Probe("r\($0)", 50, 10) } }.listStyle(.plain)
            }
        }
        proxy?.scrollTo(500, anchor: .top)
        scene.settle()
        #expect(scene.frame("r500").midY == 22)
        proxy?.scrollTo(500, anchor: .bottom)
        scene.settle()
        #expect(scene.frame("r500").midY == (440.0 - 22 as CGFloat))
    }

    /// Headers of plain lists are pinned, those of cards are not.
    @Test func plainHeadersStay() {
        func scene(_ style: some ListStyle) -> ViewHarness {
            ViewHarness(offering: 300, 440) {
                List {
                    Section("A") { ForEach(0..<20, id: \.self) { Text("\($0)") } }
                    Section("B") { ForEach(0..<20, id: \.self) { Text("\($0)") } }
                }
                .listStyle(style)
            }
        }
        let plain = scene(PlainListStyle())
        plain.scroll(to: 0, 200)
        #expect(plain.listRows.first { $0.role == "header" }?.frame.minY == 0)
        let cards = scene(InsetGroupedListStyle())
        cards.scroll(to: 0, 200)
        #expect(cards.listRows.allSatisfy { $0.role == "row" })
    }

    // MARK: Input

    @Test func aTapChooses() {
        let model = Model()
        let scene = ViewHarness(offering: 300, 440) {
            let chosen = Binding(get: { model.now.chosen }, set: { model.chosen = $0 })
            List(["a", "b", "c"], id: \.self, selection: chosen) {
                Text($0)
            }
        }
        scene.tap(at: CGPoint(x: 270, y: 35 + 44 + 22))
        #expect(model.chosen == "b")
        scene.tap(at: CGPoint(x: 270, y: 35 + 2 * 44 + 22))
        #expect(model.chosen == "c")
    }

    /// A button in a row is triggered anywhere in the row, unless its style prevents it.
    @Test func rowsAreButtons() {
        let model = Model()
        let scene = ViewHarness(offering: 300, 440) {
            List {
                Button("A") { model.count += 1 }
                HStack {
                    Text("B")
                    Button("C") { model.count += 10 }
                    Button("D") { model.count += 100 }
                }
                Button("E") { model.count += 1_000 }.buttonStyle(.plain)
                Button("F") { model.count += 10_000 }.disabled(true)
            }
        }
        for row in scene.listRows { scene.tap(at: CGPoint(x: 270, y: row.frame.midY)) }
        #expect(model.count == 111)
    }

    @Test func headersAreHeaders() {
        let scene = ViewHarness(offering: 300, 440) {
            List { Section("Title") { Text("A") } }
        }
        let elements = AccessibilityTree(scene.host.graph).elements
        #expect(elements.map(\.role) == [.list])
        #expect(elements[0].children.map(\.role) == [.header, .staticText])
        #expect(elements[0].children.map(\.label) == ["Title", "A"])
    }

    private final class Model {
        private let version = Input(0)
        var names = ["a", "b", "c"] { didSet { version.value += 1 } }
        var hasMore = false { didSet { version.value += 1 } }
        var chosen: String? { didSet { version.value += 1 } }
        var count = 0
        /// Reads the model and registers the observer.
        var now: Model {
            _ = version.value
            return self
        }
    }
}

private func * (list: [String], count: Int) -> [String] { (0..<count).flatMap { _ in list } }
