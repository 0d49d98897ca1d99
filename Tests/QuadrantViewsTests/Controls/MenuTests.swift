import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Menus") @MainActor
struct MenuTests {
    let log = Log()

    @Test func sectionsAreRowsUnderAHeaderWithGapsBetween() {
        let scene = ViewHarness(offering: 400, 500) {
            Menu("Menu") {
                Button("New") { log.note("new") }
                Section("Edit") {
                    Button("Cut") { log.note("cut") }
                    Button("Copy") { log.note("copy") }
                }
                Section { Button("Delete") { log.note("delete") } }
            }
        }
        scene.tap("Menu")
        let names = ["New", "Edit", "Cut", "Copy", "Delete"]
        #expect(names.allSatisfy(scene.shows))
        let tops = names.map { name in scene.host.graph.globalFrame(of: scene.host.graph.nodes(showing: name)[0]).midY }
        // Rows are 44 high, headers 28, section gaps 8, separators half a point.
        let steps = zip(tops.dropFirst(), tops).map { Double($0 - $1) }
        let expected: [Double] = [22 + 8 + 14, 14 + 0.5 + 22, 44 + 0.5, 44 + 8]
        #expect(steps == expected)
        scene.tap("Edit")
        #expect(log.take() == [])
        scene.tap("Copy")
        #expect(log.take() == ["copy"])
    }

    @Test func aPickerIsASectionOfItsOptions() {
        let chosen = Input(1)
        let scene = ViewHarness(offering: 400, 500) {
            Menu("Sort") {
                Picker("Sort by", selection: Binding(get: { chosen.value }, set: { chosen.value = $0 })) {
                    Text("Name").tag(1)
                    Text("Date").tag(2)
                }
                Button("Other") {}
            }
        }
        for (choice, value) in [("Date", 2), ("Name", 1)] {
            scene.tap("Sort")
            #expect(!scene.shows("Sort by"))
            let rows = ["Name", "Date", "Other"].map { frame($0, scene) }
            // Multiples of a half, except for rounding errors.
            #expect(abs(rows[1].midY - rows[0].midY - (44 + 0.5)) < 1e-6)
            #expect(abs(rows[2].midY - rows[1].midY - (44 + 8)) < 1e-6)
            // Options reserve space for the check mark.
            #expect(rows[0].minX == rows[1].minX && rows[0].minX == rows[2].minX + 22)
            scene.tap(choice)
            #expect(chosen.value == value)
            #expect(!scene.shows("Other"))
        }
    }

    private func longMenu(chosen: Int) -> ViewHarness {
        let value = Input(chosen)
        return ViewHarness(offering: 300, 400) {
            Picker("", selection: Binding(get: { value.value }, set: { value.value = $0; log.note("\($0)") })) {
                ForEach(0..<40) { Text("row \($0)") }
            }
        }
    }

    private func frame(_ text: String, _ scene: ViewHarness) -> CGRect {
        scene.host.graph.nodes(showing: text).map { scene.host.graph.globalFrame(of: $0) }.max { $0.minY < $1.minY }
            ?? .null
    }

    @Test func aMenuHigherThanTheWindowScrolls() throws {
        let scene = longMenu(chosen: 0)
        scene.tap("row 0")
        let scroller = try #require(scene.host.graph.scrolling.scrollers.first)
        // 8 points from the edges of the window.
        #expect(scroller.window.height == (400.0 - 16 as CGFloat))
        let rows = 40 * 44.0 + 39 * 0.5
        #expect(scroller.limit.y == rows - 384)
        #expect(scroller.offset.y == 0)
        scene.scroll(by: CGSize(width: 0, height: 10_000))
        #expect(frame("row 39", scene).maxY < 400)
        scene.tap("row 39")
        #expect(log.take() == ["39"])
    }

    @Test func itBeginsWhereTheChosenRowShows() throws {
        let scene = longMenu(chosen: 20)
        scene.tap("row 20")
        let row = frame("row 20", scene)
        #expect(abs(row.midY - 200) < 1)
    }

    @Test func aDragScrollsAMenuAndChoosesNothing() throws {
        let scene = longMenu(chosen: 0)
        scene.tap("row 0")
        scene.drag(from: .point(CGPoint(x: 150, y: 300)), by: CGSize(width: 0, height: -100))
        #expect(log.take() == [])
        #expect(try #require(scene.host.graph.scrolling.scrollers.first).offset.y > 80)
        #expect(scene.shows("row 5"))
    }

    @Test func aMenuWithSpaceIsAsHighAsItsRows() throws {
        let scene = ViewHarness(offering: 300, 400) { Menu("Menu") { Button("a") {}; Button("b") {} } }
        scene.tap("Menu")
        let scroller = try #require(scene.host.graph.scrolling.scrollers.first)
        // Multiples of a half, except for rounding errors.
        #expect((scroller.window.height * 1e6).rounded() == 88.5e6)
        #expect(scroller.limit.y == 0)
    }

    // MARK: Long press

    private func held() -> ViewHarness {
        ViewHarness(offering: 300, 300) {
            Button("Plain") { log.note("action") }.contextMenu { Button("Copy") { log.note("copy") } }
        }
    }

    @Test func aHeldButtonOpensItsContextMenuAndDoesNothingElse() {
        let scene = held()
        scene.press(.view("Plain"), seconds: 1.2)
        #expect(log.take() == [])
        #expect(scene.shows("Copy"))
        scene.tap("Copy")
        #expect(log.take() == ["copy"])
        #expect(!scene.shows("Copy"))
    }

    @Test func aHeldRowOfAListOpensItsContextMenuAndDoesNothingElse() {
        let scene = ViewHarness(offering: 300, 300) {
            List { Button("Plain") { log.note("action") }.contextMenu { Button("Copy") { log.note("copy") } } }
        }
        scene.press(.view("Plain"), seconds: 1.2)
        #expect(log.take() == [])
        #expect(scene.shows("Copy"))
        scene.tap("Copy")
        #expect(log.take() == ["copy"])
    }

    @Test func aTappedButtonWithAContextMenuActs() {
        let scene = held()
        scene.tap("Plain")
        #expect(log.take() == ["action"])
        #expect(!scene.shows("Copy"))
    }

    @Test func aHeldMenuDoesNotAlsoDoItsPrimaryAction() {
        let scene = ViewHarness(offering: 300, 300) {
            Menu("M") { Button("Item") {} } primaryAction: { log.note("primary") }
        }
        scene.tap("M")
        #expect(log.take() == ["primary"])
        #expect(!scene.shows("Item"))
        scene.press(.view("M"), seconds: 1)
        #expect(log.take() == [])
        #expect(scene.shows("Item"))
    }

    @Test func aMenuWithAPrimaryActionCanDoBothForThoseWhoDoNotSeeIt() throws {
        let scene = ViewHarness(offering: 300, 300) {
            Menu("M") { Button("Item") {} } primaryAction: { log.note("primary") }
        }
        let menu = try #require(scene.host.accessibilityElements().first)
        #expect(menu.actionNames == ["press", "show menu"])
        scene.host.perform(.press, on: menu.id)
        #expect(log.take() == ["primary"])
        scene.host.perform(.named("show menu"), on: menu.id)
        #expect(scene.shows("Item"))
    }

    @Test func aContextMenuMayBeAValueAndMayBeNone() {
        for isOn in [true, false] {
            let menu = ContextMenu { Button("Copy") {} }
            let scene = ViewHarness(offering: 300, 300) { Text("Words").contextMenu(isOn ? menu : nil) }
            scene.press(.view("Words"), seconds: 1)
            #expect(scene.shows("Copy") == isOn)
        }
    }

    @Test func aPreviewStandsOverTheMenu() {
        let scene = ViewHarness(offering: 300, 300) {
            Text("Words").contextMenu { Button("Copy") {} } preview: { Probe("preview", 120, 60) }
        }
        #expect(!scene.contains("preview"))
        scene.press(.view("Words"), seconds: 1)
        #expect(scene.size("preview") == CGSize(width: 120, height: 60))
        let copy = frame("Copy", scene).midY
        #expect(scene.frame("preview").maxY + 32 == copy)
    }

    @Test func aMenuMayHaveATitleASymbolAndAPrimaryAction() {
        let title = "of a variable"
        let scene = ViewHarness(offering: 300, 300) {
            Menu(title, systemImage: "star") { Button("Item") {} } primaryAction: { log.note("primary") }
        }
        scene.tap(title)
        #expect(log.take() == ["primary"])
    }
}
