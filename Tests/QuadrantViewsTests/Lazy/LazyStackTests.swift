import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The cited facts are recordings of macOS 26 (Docs/Layout/Containers.md).
@Suite("Lazy stacks") @MainActor
struct LazyStackTests {
    private func rows(_ count: Int, height: Double = 20) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Probe("r\($0)", 200, height) }
            }
        }
    }

    private func shown(_ scene: ViewHarness, _ names: some Sequence<Int>, prefix: String = "r") -> [Int] {
        names.filter { scene.contains("\(prefix)\($0)") }
    }

    /// Exactly the rows that intersect the window exist, without one that starts at its edge.
    @Test func onlyWhatShowsExists() {
        let scene = ViewHarness(offering: 300, 200) { rows(200) }
        #expect(shown(scene, 0..<200) == Array(0..<10))
        #expect(scene.frame("r9") == CGRect(x: 50, y: 180, width: 200, height: 20))
        scene.scroll(to: 0, 100 * 20)
        #expect(shown(scene, 0..<200) == Array(100..<110))
        #expect(scene.frame("r100").minY == 0)
        scene.scroll(to: 0, 100 * 20 + 1)
        #expect(shown(scene, 0..<200) == Array(100..<111))
    }

    /// A row of infinite height is reported and takes no space; the others are placed as without it.
    @Test func aRowWithoutAnEndTakesNoSpace() {
        let scene = ViewHarness(offering: 300, 200) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Probe("a", 200, 20)
                    Color.red.frame(minHeight: .infinity)
                    Probe("b", 200, 20)
                }
            }
        }
        #expect(scene.frame("b").minY == 20)
        #expect(scene.takeReports().contains { $0.rule == "Rows of lazy containers have finite lengths." })
        let only = ViewHarness(offering: 300, 200) {
            ScrollView(.horizontal) { LazyHStack { Color.red.frame(minWidth: .infinity) } }
        }
        #expect(!only.takeReports().isEmpty)
    }

    /// Ids are compared once when the data changes, however many rows have been created: 2,000 hashes and about as many
    /// comparisons, not 2,000 times 1,000.
    @Test func changesOfTheDataLookAtEachElementOnce() {
        struct ID: Hashable {
            let number: Int
            nonisolated(unsafe) static var compared = 0
            static func == (a: ID, b: ID) -> Bool {
                compared += 1
                return a.number == b.number
            }
            func hash(into hasher: inout Hasher) { hasher.combine(number) }
        }
        struct Seen: View {
            @State private var count = 0
            var body: some View { Probe("r", 200, 20) }
        }
        let ids = Input((0..<2_000).map { ID(number: $0) })
        let scene = ViewHarness(offering: 300, 200) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(ids.value, id: \.self) { _ in Seen() } } }
        }
        for page in 0..<100 { scene.scroll(to: 0, Double(page) * 200) }
        ID.compared = 0
        ids.value.append(ID(number: 2_000))
        scene.settle()
        #expect(ID.compared < 20_000)
        ID.compared = 0
        ids.value.removeFirst(1_990)
        scene.settle()
        #expect(ID.compared < 20_000)
    }

    /// The estimated height uses the measured rows, and their average for the others.
    @Test func estimatesWhatItHasNotSeen() {
        let scene = ViewHarness(offering: 300, 200) { rows(200) }
        #expect(scene.scroller.limit.y == (200.0 * 20 - 200 as Double))
        let mixed = ViewHarness(offering: 100, 100) {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<10, id: \.self) { Probe("r\($0)", 50, $0 < 5 ? 10 : 90) }
                }
            }
        }
        // Five rows of 10 and nine spacings are visible in 100.
        let gaps = 90.0
        #expect(mixed.scroller.limit.y == 100 + gaps - 100)
        mixed.scroll(to: 0, 1_000)
        #expect(mixed.scroller.limit.y > 90)
        for _ in 0..<20 { mixed.scroll(to: 0, 1_000) }
        let lines: Double = 5 * 10 + 5 * 90
        #expect(mixed.scroller.limit.y == lines + gaps - 100)
        #expect(mixed.frame("r9").maxY == 100)
    }

    /// A stack takes the proposed width, and aligns its rows by guides.
    @Test func takesTheWholeWidth() {
        let scene = ViewHarness(offering: 300, 100) {
            LazyVStack(alignment: .trailing, spacing: 5) {
                Probe("a", 40, 10)
                Probe("b", 60, 20)
            }
            .tagged("stack")
        }
        #expect(scene.frame("stack") == CGRect(x: 0, y: (100.0 - 35) / 2, width: 300, height: 35))
        #expect(scene.frame("a") == CGRect(x: 260, y: 32.5, width: 40, height: 10))
        #expect(scene.frame("b") == CGRect(x: 240, y: 47.5, width: 60, height: 20))
    }

    /// (#9.30) The spacing of rows is that of a stack: by their preferences, 8 only if they have none.
    @Test(arguments: [true, false])
    func spacingIsThatOfAStack(isInScrollView: Bool) {
        @ViewBuilder var rows: some View {
            Text("one").font(.system(size: 16)).tagged("one")
            Text("two").font(.caption).tagged("two")
            Probe("box", 30, 10)
            Spacer(minLength: 3).tagged("spacer")
            Probe("last", 30, 10)
            Text("end").padding().tagged("end")
        }
        let names = ["one", "two", "box", "spacer", "last", "end"]
        func gaps(_ scene: ViewHarness) -> [CGFloat] {
            zip(names, names.dropFirst()).map { scene.frame($1).minY - scene.frame($0).maxY }
        }
        let eager = ViewHarness(offering: 200, 400) { VStack { rows }.fixedSize(horizontal: false, vertical: true) }
        let lazy = ViewHarness(offering: 200, 400) {
            if isInScrollView { ScrollView { LazyVStack { rows } } } else { LazyVStack { rows } }
        }
        for (found, expected) in zip(gaps(lazy), gaps(eager)) { #expect(abs(found - expected) < 1e-9) }
        // Recorded on iOS 18: texts of 16 points have a pitch of 21.44, which is their height plus the leading.
        #expect(gaps(lazy)[0] < 3)
        let row = ViewHarness(offering: 200, 100) {
            LazyHStack { Probe("a", 10, 10); Spacer(minLength: 3).tagged("s"); Probe("b", 10, 10); Probe("c", 10, 10) }
        }
        #expect(row.frame("b").minX - row.frame("a").maxX == 3)
        #expect(row.frame("c").minX - row.frame("b").maxX == 8)
    }

    /// The estimate for other spacings is the average of the measured ones.
    @Test func distancesNotSeenAreEstimated() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Spacer(minLength: 10).tagged("r\($0)") } } }
        }
        #expect(scene.scroller.limit.y == (1_000.0 * 10 - 100 as Double))
        scene.scroll(to: 0, 1e9)
        #expect(scene.frame("r999").maxY == 100)
    }

    /// (#9.24) Outside of a scroll view everything is measured, even for an ideal size: 20 + 4 + 13, not 20 + 4 + 20.
    @Test func outsideAScrollViewEveryViewIsMeasured() {
        let scene = ViewHarness(offering: 300, 100) {
            VStack(spacing: 0) {
                LazyHStack(spacing: 4) { Probe("a", 20, 10); Probe("b", 13, 30) }.fixedSize().tagged("ideal")
                LazyHStack(spacing: 4) { Probe("c", 20, 10); Probe("d", 13, 30) }.frame(height: 40).tagged("framed")
                LazyVStack(spacing: 4) { Probe("e", 20, 10); Probe("f", 45, 30) }.fixedSize().tagged("column")
            }
        }
        #expect(scene.size("ideal") == CGSize(width: 20 + 4 + 13, height: 30))
        #expect(scene.size("framed") == CGSize(width: 20 + 4 + 13, height: 40))
        #expect(scene.size("column") == CGSize(width: 45, height: 10 + 4 + 30))
    }

    /// The size is correct without placement, as when ViewThatFits measures it.
    @Test func anUnplacedStackKnowsItsSize() {
        let scene = ViewHarness(offering: 40, 100) {
            ViewThatFits(in: .horizontal) {
                LazyHStack(spacing: 4) { Probe("a", 20, 10); Probe("b", 13, 10) }
                Probe("small", 5, 5)
            }
        }
        #expect(scene.contains("b"))
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 37, height: 10))
    }

    /// Also in a scroll view of the other axis: the visible rows are measured before others are estimated.
    @Test func theIdealHeightInAScrollViewIsThatOfTheViewsThatShow() {
        let scene = ViewHarness(offering: 300, 200) {
            ScrollView {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 4) { Probe("a", 20, 10); Probe("b", 13, 30) }.tagged("row")
                }
                .tagged("strip")
            }
        }
        #expect(scene.size("row") == CGSize(width: 20 + 4 + 13, height: 30))
        #expect(scene.size("strip").height == 30)
    }

    /// Headers and footers are measured with their own heights.
    @Test func headersAndFootersAreMeasured() {
        let scene = ViewHarness(offering: 100, 300) {
            LazyVStack(spacing: 0) {
                Section { Probe("a", 10, 20); Probe("b", 10, 30) } header: { Probe("h", 10, 50) } footer: {
                    Probe("f", 10, 5)
                }
            }
            .tagged("stack")
        }
        let sum: CGFloat = 50 + 20 + 30 + 5
        #expect(scene.size("stack").height == sum)
    }

    /// Of a million rows outside of a scroll view, only as many are measured as a window could show.
    @Test func aMillionRowsOutsideAScrollViewAreNotAllMade() {
        let scene = ViewHarness(offering: 100, 100) {
            LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { Probe("r\($0)", 10, 20) } }.tagged("stack")
        }
        #expect(scene.size("stack").height == 20e6)
        #expect(scene.host.graph.tree.live < 2_000)
    }

    /// Rows of height 0 never fill the window, and must not be created without limit.
    @Test func viewsOfNoHeightAreNotMadeWithoutEnd() {
        let scene = ViewHarness(offering: 100, 100) {
            LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { Probe("r\($0)", 10, 0) } }.tagged("stack")
        }
        #expect(scene.size("stack").height == 0)
        #expect(scene.host.graph.tree.live < 10_000)
    }

    @Test func mirrorsFromRightToLeft() {
        let scene = ViewHarness(offering: 100, 50, .rightToLeft) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<50, id: \.self) { Probe("r\($0)", 30, 10) } }
            }
        }
        #expect(shown(scene, 0..<50) == [0, 1, 2, 3])
        #expect(scene.frame("r0").maxX == 100)
        #expect(scene.frame("r1").maxX == 70)
        scene.scroll(to: 300, 0)
        #expect(shown(scene, 0..<50) == [10, 11, 12, 13])
        #expect(scene.frame("r10").maxX == 100)
    }

    /// Invisible views are not created, even if they are listed individually.
    @Test func viewsWrittenOutAreLazyToo() {
        var appeared: [String] = []
        let scene = ViewHarness(offering: 100, 40) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Probe("first", 10, 30).onAppear { appeared.append("first") }
                    ForEach(0..<3, id: \.self) { Probe("r\($0)", 10, 30) }
                    Probe("last", 10, 30).onAppear { appeared.append("last") }
                        .onDisappear { appeared.append("last gone") }
                }
            }
        }
        #expect(appeared == ["first"])
        scene.scroll(to: 0, 1_000)
        #expect(appeared == ["first", "last"])
        #expect(scene.frame("last").maxY == 40)
        scene.scroll(to: 0, 0)
        #expect(appeared == ["first", "last", "first", "last gone"])
    }

    /// Outside of a scroll view, the rows inside of the window are created.
    @Test func outsideAScrollViewTheWindowIsFilled() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 0) {
                LazyVStack(spacing: 0) { ForEach(0..<5, id: \.self) { Probe("r\($0)", 10, 10) } }.tagged("lazy")
                Spacer(minLength: 0)
            }
        }
        #expect(scene.size("lazy") == CGSize(width: 100, height: 50))
        #expect(shown(scene, 0..<5) == Array(0..<5))
    }

    /// An element with two views takes two lines, one without views takes none.
    @Test func elementsMayHaveAnyNumberOfViews() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { index in
                        Probe("a\(index)", 10, 10)
                        Probe("b\(index)", 10, 20)
                    }
                }
            }
        }
        #expect(scene.scroller.limit.y == (1_000.0 * 30 - 100 as Double))
        #expect(shown(scene, 0..<10, prefix: "a") == [0, 1, 2, 3])
        #expect(shown(scene, 0..<10, prefix: "b") == [0, 1, 2, 3])
        let sparse = ViewHarness(offering: 100, 100) {
            ScrollView {
                LazyVStack(spacing: 5) {
                    ForEach(0..<100, id: \.self) { index in if index % 2 == 0 { Probe("r\(index)", 10, 20) } }
                }
            }
        }
        #expect(sparse.frame("r2").minY == 25)
        #expect(sparse.frame("r6").minY == 75)
    }

    /// Rows keep their identity when others are inserted and removed.
    @Test func identityFollowsTheData() {
        let data = Input(Array(0..<100))
        var appeared: [Int] = [], left: [Int] = []
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(data.value, id: \.self) { index in
                        Probe("r\(index)", 10, 25)
                            .onAppear { appeared.append(index) }.onDisappear { left.append(index) }
                    }
                }
            }
        }
        #expect(appeared == [0, 1, 2, 3])
        data.value = [-1] + Array(0..<100)
        scene.settle()
        #expect(appeared == [0, 1, 2, 3, -1])
        #expect(left == [3])
        #expect(scene.frame("r0").minY == 25)
        data.value = Array(1..<100)
        scene.settle()
        #expect(appeared == [0, 1, 2, 3, -1, 3, 4])
        #expect(left == [3, -1, 0])
        #expect(scene.frame("r1").minY == 0)
        data.value = []
        scene.settle()
        #expect(left == [3, -1, 0, 1, 2, 3, 4])
        data.value = [7]
        scene.settle()
        #expect(scene.frame("r7").minY == 0)
    }

    /// The count of a range may be larger than any number of lines, and than any `Int` (#33).
    @Test func elementsHaveALimit() {
        for range in [0..<Int.max, Int.min..<Int.max, 5..<2_000_000_000] { showsTheFirst(of: range) }
    }

    private func showsTheFirst(of range: Range<Int>) {
        let first = range.lowerBound
        let views: [AnyView] = [
            AnyView(ScrollView { LazyVStack(spacing: 0) { ForEach(range) { Probe("r\($0 &- first)", 200, 20) } } }),
            AnyView(ScrollView {
                LazyVGrid(columns: [GridItem()], spacing: 0) { ForEach(range) { Probe("r\($0 &- first)", 200, 20) } }
            }),
            AnyView(List(range) { Probe("r\($0 &- first)", 200, 20) }),
        ]
        for view in views {
            let scene = ViewHarness(offering: 300, 200) { view }
            #expect(scene.contains("r0") && !scene.contains("r99"))
            let reports = scene.takeReports().map(\.what)
            #expect(reports.contains { $0.hasSuffix("elements; the first 1000000000 are shown.") })
        }
    }
}

extension ViewHarness {
    /// The only scroll view, or the outermost one.
    var scroller: ScrollModel { host.graph.scrolling.scrollers[0] }

    func scroll(to x: Double, _ y: Double) {
        _ = scroller.scroll(to: SIMD2(x, y))
        settle()
    }
}
