import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Rows that people change") @MainActor
struct ListEditingTests {
    private struct Names: View {
        @State private var names = ["a", "b", "c", "d"]
        var canMove = true
        var body: some View {
            VStack(spacing: 0) {
                EditButton().frame(height: 40)
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).tagged(name)
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    private let top: CGFloat = 40 + 35

    private func names() -> ViewHarness { ViewHarness(offering: 300, 600) { Names() } }

    private func order(_ scene: ViewHarness) -> [String] {
        ["a", "b", "c", "d"].filter { scene.contains($0) }.sorted { scene.frame($0).minY < scene.frame($1).minY }
    }

    private func at(_ x: CGFloat, _ y: CGFloat) -> ScriptPlace { .point(CGPoint(x: x, y: y)) }
    private func middle(_ row: Int) -> CGFloat { top + 44 * CGFloat(row) + 22 }

    /// A swipe reveals the delete button, 74 wide; a tap on the row hides it again.
    @Test func aSwipeUncoversDelete() {
        let scene = names()
        scene.drag(from: at(200, middle(1)), by: CGSize(width: -80, height: 0), seconds: 1)
        scene.advance(by: 1)
        #expect(scene.frame("b").minX == (40.0 - 74 as CGFloat))
        #expect(order(scene).count == 4)
        scene.tap(at: CGPoint(x: 100, y: middle(1)))
        scene.advance(by: 1)
        #expect(scene.frame("b").minX == 40)
        scene.drag(from: at(200, middle(1)), by: CGSize(width: -80, height: 0), seconds: 1)
        scene.advance(by: 1)
        scene.tap(at: CGPoint(x: 280.0 - 37, y: middle(1)))
        scene.advance(by: 1)
        #expect(order(scene) == ["a", "c", "d"])
        #expect(scene.frame("c").midY == middle(1))
    }

    /// A full swipe deletes immediately; one along the list scrolls.
    @Test func aLongSwipeDeletes() {
        let scene = names()
        scene.drag(from: at(270, middle(2)), by: CGSize(width: -240, height: 0), seconds: 1)
        scene.advance(by: 1)
        #expect(order(scene) == ["a", "b", "d"])
        scene.drag(from: at(200, middle(1)), by: CGSize(width: 0, height: -80), seconds: 1)
        scene.advance(by: 2)
        #expect(order(scene) == ["a", "b", "d"])
        #expect(scene.frame("a").minX == 40)
    }

    /// In edit mode, rows make space for the delete control and the handle.
    @Test func editingShowsControls() {
        let scene = names()
        #expect(scene.frame("a").minX == 40)
        scene.tap(at: CGPoint(x: 150, y: 20))
        scene.advance(by: 1)
        #expect(scene.frame("a").minX == (40.0 + 38 as CGFloat))
        scene.tap(at: CGPoint(x: 40.0 + 11, y: middle(0)))
        scene.advance(by: 1)
        scene.tap(at: CGPoint(x: 280.0 - 37, y: middle(0)))
        scene.advance(by: 1)
        #expect(order(scene) == ["b", "c", "d"])
        scene.tap(at: CGPoint(x: 150, y: 20))
        scene.advance(by: 1)
        #expect(scene.frame("b").minX == 40)
    }

    /// A touch outside of a row with revealed actions hides them, and in the same list has no other effect (#9.27).
    @Test func aTouchElsewhereCoversActions() {
        let log = Log()
        let scene = ViewHarness(offering: 300, 600) {
            VStack(spacing: 0) {
                Button("Above") { log.note("above") }.frame(height: 40)
                List {
                    Button("a") { log.note("a") }.tagged("a").swipeActions { Button("Flag") { log.note("flag") } }
                    Button("b") { log.note("b") }
                    ForEach(0..<40, id: \.self) { Text("\($0)").tagged("row \($0)") }
                }
            }
        }
        func open() {
            scene.drag(from: at(200, middle(0)), by: CGSize(width: -80, height: 0), seconds: 1)
            scene.advance(by: 1)
            #expect(scene.frame("a").minX == (40.0 - 74 as CGFloat))
        }
        open()
        scene.tap(at: CGPoint(x: 150, y: middle(1)))
        scene.advance(by: 1)
        #expect(scene.frame("a").minX == 40)
        #expect(log.take() == [])
        scene.tap(at: CGPoint(x: 150, y: middle(1)))
        #expect(log.take() == ["b"])
        open()
        scene.tap(at: CGPoint(x: 150, y: 20))
        scene.advance(by: 1)
        #expect(scene.frame("a").minX == 40)
        #expect(log.take() == ["above"])
        // A drag that scrolls continues scrolling.
        open()
        let before = scene.frame("row 0").minY
        scene.drag(from: at(150, 400), by: CGSize(width: 0, height: -60), seconds: 1)
        scene.advance(by: 1)
        #expect(scene.frame("row 0").minY < before)
        #expect(scene.frame("a").minX == 40)
        // Revealed actions still work.
        scene.drag(from: at(150, 300), by: CGSize(width: 0, height: 200), seconds: 1)
        scene.advance(by: 2)
        open()
        scene.tap(at: CGPoint(x: 280.0 - 37, y: middle(0)))
        #expect(log.take() == ["flag"])
    }

    /// In edit mode, a link has no disclosure indicator: the handle is in its place (#9.27).
    @Test func linksHaveNoMarkWhileTheListIsEdited() {
        let mode = Input(EditMode.inactive)
        let scene = ViewHarness(offering: 300, 600) {
            NavigationStack {
                List {
                    ForEach(0..<1, id: \.self) { _ in NavigationLink("Next") { Text("Content") } }.onMove { _, _ in }
                }
                .environment(\.editMode, Binding(get: { mode.value }, set: { mode.value = $0 }))
            }
        }
        // The disclosure indicator is 7 × 12, the handle 20 × 12.
        func marks(_ width: CGFloat) -> [CGRect] {
            scene.drawnFrames.filter { $0.size == CGSize(width: width, height: 12) }
        }
        #expect(marks(7).count == 1 && marks(20).isEmpty)
        mode.value = .active
        scene.settle()
        scene.advance(by: 1)
        #expect(marks(7).isEmpty && marks(20).count == 1)
    }

    /// A row moves past each row whose middle it has passed when its handle is released.
    @Test(arguments: [(0, 50.0, ["b", "a", "c", "d"]), (0, 200, ["b", "c", "d", "a"]), (3, -100, ["a", "d", "b", "c"]),
                      (1, 10, ["a", "b", "c", "d"])])
    func handlesMoveRows(row: Int, distance: Double, expected: [String]) {
        let scene = names()
        scene.tap(at: CGPoint(x: 150, y: 20))
        scene.advance(by: 1)
        scene.drag(from: at(280.0 - 30, middle(row)), by: CGSize(width: 0, height: distance), seconds: 1)
        scene.advance(by: 1)
        #expect(order(scene) == expected)
    }

    /// Multiple selection is active in edit mode only.
    @Test func severalAreChosenWhileEditing() {
        struct Chosen: View {
            @State private var chosen: Set<String> = []
            var body: some View {
                VStack(spacing: 0) {
                    EditButton().frame(height: 40)
                    List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
                    Probe(chosen.sorted().joined(), 10, 10)
                }
            }
        }
        let scene = ViewHarness(offering: 300, 600) { Chosen() }
        scene.tap(at: CGPoint(x: 200, y: middle(0)))
        #expect(!scene.contains("a"))
        scene.tap(at: CGPoint(x: 150, y: 20))
        scene.advance(by: 1)
        scene.tap(at: CGPoint(x: 200, y: middle(0)))
        scene.tap(at: CGPoint(x: 200, y: middle(2)))
        #expect(scene.contains("ac"))
        scene.tap(at: CGPoint(x: 200, y: middle(0)))
        #expect(scene.contains("c"))
    }

    @Test("a tap anywhere in a row runs all of its buttons of the automatic style, and of others the one that is hit")
    func severalButtonsInARow() {
        var done: [String] = []
        let scene = ViewHarness(offering: 300, 400) {
            List {
                HStack {
                    Button("A") { done.append("A") }.tagged("A")
                    Button("B") { done.append("B") }
                    Button("C") { done.append("C") }.disabled(true)
                    Button("D") { done.append("D") }.buttonStyle(.borderless).tagged("D")
                }
                VStack {
                    Button("E") { done.append("E") }.buttonStyle(.automatic)
                    Button("F") { done.append("F") }.tagged("F")
                }
            }
        }
        func taps(_ x: CGFloat, _ y: CGFloat) -> [String] {
            done = []
            scene.tap(at: CGPoint(x: x, y: y))
            scene.advance(by: 1)
            return done
        }
        #expect(taps(scene.frame("A").midX, 35 + 22) == ["A", "B"])
        #expect(taps(270, 35 + 22) == ["A", "B"])
        #expect(taps(scene.frame("D").midX, 35 + 22) == ["D"])
        #expect(taps(scene.frame("F").midX, scene.frame("F").midY) == ["E", "F"])
    }

    /// A swipe that begins on a button of the row is not a tap on it, as scrolling is not; a slider keeps its touch.
    @Test func aSwipeMayBeginOnAControl() {
        var done: [String] = []
        let scene = ViewHarness(offering: 300, 400) {
            List {
                Button { done.append("tapped") } label: { Text("A").frame(maxWidth: .infinity) }
                    .buttonStyle(.plain).tagged("button")
                    .swipeActions { Button("Delete") { done.append("deleted") } }
                Slider(value: .constant(0.5)).tagged("slider")
                    .swipeActions { Button("Delete") { done.append("deleted") } }
            }
        }
        scene.drag(from: at(200, 35 + 22), by: CGSize(width: -80, height: 0), seconds: 1)
        scene.advance(by: 1)
        #expect(scene.frame("button").minX == (40.0 - 74 as CGFloat))
        scene.tap(at: CGPoint(x: 280.0 - 37, y: 35 + 22))
        scene.advance(by: 1)
        #expect(done == ["deleted"])
        scene.tap(at: CGPoint(x: 200, y: 35 + 22))
        #expect(done == ["deleted", "tapped"])
        let slider = scene.frame("slider")
        scene.drag(from: at(slider.midX, slider.midY), by: CGSize(width: -80, height: 0), seconds: 1)
        scene.advance(by: 1)
        #expect(scene.frame("slider") == slider)
    }

    /// Swipe actions at both edges; a tap on one performs it and hides them again.
    @Test func swipesUncoverActions() {
        var done: [String] = []
        let scene = ViewHarness(offering: 300, 400) {
            List {
                Text("A").tagged("row")
                    .swipeActions {
                        Button("First") { done.append("first") }
                        Button("Second") { done.append("second") }
                    }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button { done.append("leading") } label: { Label("Pin", systemImage: "pin") }
                    }
            }
        }
        let y: CGFloat = 35 + 22
        scene.drag(from: at(250, y), by: CGSize(width: -150, height: 0), seconds: 1)
        scene.advance(by: 1)
        #expect(scene.frame("row").minX == (40.0 - 2 * 74 as CGFloat))
        // The first action is at the edge.
        scene.tap(at: CGPoint(x: 280.0 - 74 - 37, y: y))
        scene.advance(by: 1)
        #expect(done == ["second"])
        #expect(scene.frame("row").minX == 40)
        scene.drag(from: at(270, y), by: CGSize(width: -240, height: 0), seconds: 1)
        scene.advance(by: 1)
        #expect(done == ["second", "first"])
        scene.drag(from: at(60, y), by: CGSize(width: 220, height: 0), seconds: 1)
        scene.advance(by: 1)
        #expect(done == ["second", "first"])
        #expect(scene.frame("row").minX == (40.0 + 74 as CGFloat))
    }

    // MARK: Refreshing

    /// Releasing a pull beyond the threshold runs the action; a shorter pull does not.
    @Test func aPullRefreshes() async {
        final class Count: @unchecked Sendable { var value = 0 }
        let count = Count()
        let scene = ViewHarness(offering: 300, 600) {
            List { Text("A").tagged("row") }.refreshable { count.value += 1 }
        }
        let rest = scene.frame("row").minY
        scene.drag(from: at(150, 200), by: CGSize(width: 0, height: 60), seconds: 1)
        scene.advance(by: 2)
        await Task.yield()
        #expect(count.value == 0)
        scene.drag(from: at(150, 200), by: CGSize(width: 0, height: 300), seconds: 1)
        for _ in 0..<20 where count.value == 0 {
            scene.advance(by: 0.1)
            await Task.yield()
        }
        #expect(count.value == 1)
        for _ in 0..<20 {
            scene.advance(by: 0.2)
            await Task.yield()
        }
        #expect(scene.frame("row").minY == rest)
    }

    /// Under a large title the bar shows the spinner (#9.27) above the title, which moves down with the rows. The bar
    /// is 44 high below a status bar of 50, the title's height is 52, the spinner's 60.
    @Test func theSpinnerStandsAboveALargeTitle() async {
        // The action waits for the end of a stream: one that asked again and again would keep a processor busy for as
        // long as the other tests of the main actor take.
        let (gate, opener) = AsyncStream.makeStream(of: Never.self)
        let scene = window {
            NavigationStack {
                List { Text("A").tagged("row") }.navigationTitle("Title")
                    .refreshable { for await _ in gate {} }
            }
        }
        let title = scene.frame(of: "Title"), row = scene.frame("row")
        scene.drag(from: at(150, 300), by: CGSize(width: 0, height: 300), seconds: 1)
        for _ in 0..<20 {
            scene.advance(by: 0.2)
            await Task.yield()
        }
        #expect(isNear(scene.frame(of: "Title").minY, title.minY + 60))
        #expect(isNear(scene.frame("row").minY, row.minY + 60))
        opener.finish()
        for _ in 0..<200 where !isNear(scene.frame(of: "Title").minY, title.minY) {
            await Task.yield()
            scene.advance(by: 0.2)
        }
        #expect(isNear(scene.frame(of: "Title").minY, title.minY))
        #expect(isNear(scene.frame("row").minY, row.minY))
    }

    // MARK: Trees

    private struct Node: Identifiable {
        let id: String
        var children: [Node]?
    }

    /// Elements with children expand and collapse; their children are indented.
    @Test func treesOpenAndClose() {
        let tree = [Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")]), Node(id: "d")]), Node(id: "e")]
        let scene = ViewHarness(offering: 300, 600) {
            List(tree, children: \.children) { node in Text(node.id).tagged(node.id) }
        }
        func shown() -> [String] { ["a", "b", "c", "d", "e"].filter { scene.contains($0) } }
        #expect(shown() == ["a", "e"])
        scene.tap(at: CGPoint(x: 200, y: 35 + 22))
        scene.advance(by: 1)
        #expect(shown() == ["a", "b", "d", "e"])
        #expect(scene.frame("d").minX == (40.0 + 20 as CGFloat))
        scene.tap(at: CGPoint(x: 200, y: 35 + 44 + 22))
        scene.advance(by: 1)
        #expect(shown() == ["a", "b", "c", "d", "e"])
        #expect(scene.frame("c").minX == (40.0 + 40 as CGFloat))
        scene.tap(at: CGPoint(x: 200, y: 35 + 22))
        scene.advance(by: 1)
        #expect(shown() == ["a", "e"])
    }

    @Test func disclosedViewsAreRows() {
        let scene = ViewHarness(offering: 300, 600) {
            List {
                DisclosureGroup("Group") {
                    Text("A")
                    Text("B")
                }
                Text("C")
            }
        }
        #expect(scene.listRows.count == 2)
        scene.tap(at: CGPoint(x: 200, y: 35 + 22))
        scene.advance(by: 1)
        #expect(scene.listRows.count == 4)
    }

    // MARK: Collections

    @Test func elementsMoveBeforeTheDestination() {
        func moved(_ source: IndexSet, _ destination: Int) -> [Int] {
            var list = [0, 1, 2, 3, 4]
            list.move(fromOffsets: source, toOffset: destination)
            return list
        }
        #expect(moved([0], 5) == [1, 2, 3, 4, 0])
        #expect(moved([4], 0) == [4, 0, 1, 2, 3])
        #expect(moved([1, 3], 3) == [0, 2, 1, 3, 4])
        #expect(moved([2], 2) == [0, 1, 2, 3, 4])
        var list = [0, 1, 2, 3]
        list.remove(atOffsets: [0, 2])
        #expect(list == [1, 3])
    }
}
