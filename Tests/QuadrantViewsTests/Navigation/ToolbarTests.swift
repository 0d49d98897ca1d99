import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Items of bars")
struct ToolbarTests {
    let log = Log()

    /// `ToolbarSpacer`: a flexible one moves items of the bottom bar apart; in a navigation bar it leaves them alone.
    @Test func spacersMoveItemsApart() {
        let scene = window {
            NavigationStack {
                Text("Content").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Text("T1") }
                    ToolbarSpacer(.fixed, placement: .topBarTrailing)
                    ToolbarItem(placement: .topBarTrailing) { Text("T2") }
                    ToolbarSpacer(placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Text("Down") }
                }
            }
        }
        #expect(scene.frame(of: "T2").minX - scene.frame(of: "T1").maxX == 16)
        #expect(abs(scene.frame(of: "Down").maxX - (390 - 16)) < 0.001)
    }

    private struct Taps: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// The state of a view in a bar is its own, on whatever plate it is.
    @Test(arguments: [Design.ios17, .ios26]) func anItemKeepsItsStateWhenAnotherOneComes(design: Design) {
        let isMore = Input(false)
        let size = ProposedViewSize(width: 390, height: 800)
        let scene = ViewHarness(offering: size, design: design, safeArea: windowBars) {
            NavigationStack {
                Text("Content").toolbar {
                    if isMore.value { ToolbarItem { Taps(name: "new") } }
                    ToolbarItem { Taps(name: "old") }
                    ToolbarItemGroup(placement: .bottomBar) {
                        if isMore.value { Taps(name: "first") }
                        Taps(name: "second")
                    }
                }
                .toolbar { ToolbarItem { Taps(name: "outer") } }
            }
        }
        for name in ["old 0", "old 1", "second 0", "outer 0"] { scene.press(name) }
        for value in [true, false, true] {
            isMore.value = value
            scene.settle()
            #expect(scene.shows("old 2") && scene.shows("second 1") && scene.shows("outer 1"))
            #expect(scene.shows("new 0") == value && scene.shows("first 0") == value)
        }
    }

    @Test func itemsGoWhereTheyAreToldTo() {
        for variant in [Variant.plain, .rightToLeft] {
            let scene = window(variant) {
                NavigationStack {
                    Text("Content").toolbar {
                        ToolbarItem(placement: .topBarLeading) { Text("L") }
                        ToolbarItem(placement: .principal) { Text("Middle") }
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            Text("T1")
                            Text("T2")
                        }
                        ToolbarItem(placement: .bottomBar) { Text("Down") }
                    }
                }
            }
            let isMirrored = variant == .rightToLeft
            let start = isMirrored ? 390 - scene.frame(of: "L").maxX : scene.frame(of: "L").minX
            let end = isMirrored ? scene.frame(of: "T2").minX : 390 - scene.frame(of: "T2").maxX
            #expect(start == 16)
            #expect(end == 16)
            let gap = isMirrored ? scene.frame(of: "T1").minX - scene.frame(of: "T2").maxX
                : scene.frame(of: "T2").minX - scene.frame(of: "T1").maxX
            #expect(gap == 16)
            #expect(scene.frame(of: "Middle").midX == 195)
            // Above the bar of 30, in a bar of 44.
            #expect(isNear(scene.frame(of: "Down").midY, (800 - 30 - 44 / 2 as CGFloat)))
            // All are in the bar of 44 below the status bar of 50.
            for name in ["L", "Middle", "T1", "T2"] { #expect(isNear(scene.frame(of: name).midY, 50 + 44 / 2)) }
        }
    }

    /// An item has its own width if the bar has space (#9.17): 390 minus the margins.
    @Test(arguments: [true, false], [Variant.plain, .rightToLeft])
    func anItemMayFillTheBar(isLeading: Bool, variant: Variant) {
        let placement: ToolbarItemPlacement = isLeading ? .topBarLeading : .topBarTrailing
        let scene = window(variant) {
            NavigationStack {
                Text("Content").toolbar { ToolbarItem(placement: placement) { Probe("wide", 340, 20) } }
            }
        }
        #expect(scene.frame("wide").width == 340)
        let isAtStart = isLeading != variant.isRightToLeft
        #expect(isAtStart ? scene.frame("wide").minX == 16 : scene.frame("wide").maxX == 390 - 16)
    }

    /// If the items of both ends exceed the width, each end has at least half; the title is compressed first.
    @Test func itemsShareTheBar() {
        let scene = window {
            NavigationStack {
                Text("Content").navigationTitle("A title").navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem(placement: .topBarLeading) { Color.red.frame(minWidth: 20, maxWidth: 300).tagged("a") }
                    ToolbarItem(placement: .topBarTrailing) { Probe("b", 120, 20) }
                }
            }
        }
        #expect(scene.frame("b").maxX == (390.0 - 16 as CGFloat))
        #expect(scene.frame("b").width == 120)
        #expect(scene.frame("a").minX == 16)
        #expect(scene.frame("a").maxX <= scene.frame("b").minX)
    }

    /// Small items have a touch target of 44 × 44 (#9.26); wide ones are 44 high.
    @Test func buttonsAreLargeForFingers() {
        let log = log
        let scene = window {
            NavigationStack {
                Text("Content").toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button { log.note("small") } label: { Probe("small", 10, 10) }
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        Button { log.note("wide") } label: { Probe("wide", 60, 10) }
                    }
                    ToolbarItem(placement: .bottomBar) {
                        Button { log.note("low") } label: { Probe("low", 10, 10) }
                    }
                }
            }
        }
        for (name, width) in [("small", 44.0), ("wide", 60), ("low", 44)] {
            let frame = scene.frame(name)
            #expect(frame.size == CGSize(width: name == "wide" ? 60 : 10, height: 10))
            for (x, y) in [(width / 2 - 2, 0.0), (2 - width / 2, 0), (0, 21), (0, -21)] {
                scene.tap(at: CGPoint(x: frame.midX + x, y: frame.midY + y))
                #expect(log.take() == [name])
            }
            for (x, y) in [(-width / 2 - 1, 0.0), (0, 23)] {
                scene.tap(at: CGPoint(x: frame.midX + x, y: frame.midY + y))
                #expect(log.take() == [])
            }
        }
    }

    /// Only the bar's own buttons have that size, and not those of a sheet that one of them presents.
    @Test func whatABarOpensHasButtonsOfTheirOwnSize() {
        struct Opening: View {
            let log: Log
            @State private var isOpen = false
            var body: some View {
                NavigationStack {
                    Text("Content").toolbar {
                        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
                            Button { log.note("in") } label: { Probe("in", 10, 10) }
                        }
                    }
                }
            }
        }
        let log = log
        let scene = window { Opening(log: log) }
        scene.press("Open")
        let frame = scene.frame("in")
        scene.tap(at: CGPoint(x: frame.midX, y: frame.midY + 15))
        #expect(log.take() == [])
        scene.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(log.take() == ["in"])
    }

    @Test func statusStandsInTheMiddleOfTheBarAtTheBottom() {
        for hasItem in [true, false] {
            let scene = window {
                NavigationStack {
                    Text("Content").toolbar {
                        if hasItem { ToolbarItem(placement: .bottomBar) { Text("Left") } }
                        ToolbarItem(placement: .status) { Text("Status") }
                    }
                }
            }
            #expect(scene.frame(of: "Status").midX == (390.0 / 2 as CGFloat))
            #expect(isNear(scene.frame(of: "Status").midY, (800 - 30 - 44 / 2 as CGFloat)))
            if hasItem { #expect(scene.frame(of: "Left").minX == 16) }
            #expect(isNear(scene.frame(of: "Content").midY, 50 + (800 - 50 - 30 - 44) / 2), "no bar at the top")
        }
    }

    @Test func contentsMayBeMadeOfOthers() {
        struct Tools: ToolbarContent {
            @Environment(\.layoutDirection) private var direction
            let showsMore: Bool
            var body: some ToolbarContent {
                ToolbarItem { Text(direction == .leftToRight ? "Forward" : "Backward") }
                if showsMore { ToolbarItem { Text("More") } } else { ToolbarItem { Text("Less") } }
            }
        }
        let more = Input(true)
        let scene = window { NavigationStack { Text("Content").toolbar { Tools(showsMore: more.value) } } }
        #expect(scene.shows("Forward") && scene.shows("More") && !scene.shows("Less"))
        more.value = false
        scene.settle()
        #expect(!scene.shows("More") && scene.shows("Less"))
    }

    @Test func itemsKeepStateAndSeeTheEnvironmentTheyWereWrittenIn() {
        struct Counting: View {
            @State private var count = 0
            @Environment(\.layoutDirection) private var direction
            let scale: Int
            var body: some View { Button("\(scale) × \(count) \("\(direction)".prefix(1))") { count += 1 } }
        }
        let scale = Input(1)
        let scene = window {
            NavigationStack {
                Text("Content").toolbar { Counting(scale: scale.value) }
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        scene.tap("1 × 0 r")
        #expect(scene.shows("1 × 1 r"))
        scale.value = 2
        scene.settle()
        #expect(scene.shows("2 × 1 r"))
    }

    @Test func backgroundAndVisibilityOfBars() {
        let hidden = Input(false)
        let scene = window {
            NavigationStack {
                Color.red.tagged("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbar(hidden.value ? .hidden : .visible, for: ToolbarPlacement.navigationBar)
                    .toolbarBackground(Color.green, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar)
            }
        }
        #expect(scene.frame("content").minY == (50.0 + 44 as CGFloat))
        hidden.value = true
        scene.settle()
        #expect(scene.frame("content").minY == 50)
    }

    /// 52 for the field, below the bar of 44 and the large title of 52.
    @Test func fieldToSearchStandsUnderTheBar() {
        let text = Input("")
        let scene = window {
            NavigationStack {
                Color.red.tagged("content").navigationTitle("T")
                    .searchable(text: text.binding, prompt: "Find it")
            }
        }
        let bar: CGFloat = 44, title: CGFloat = 52, field: CGFloat = 52
        #expect(scene.frame("content").minY == 50 + bar + title + field)
        scene.tap("Find it")
        scene.type("abc")
        #expect(text.value == "abc")
    }

    /// While the search is active, only the field's row of 52 remains of the bar, with the field 1 below its top; 12
    /// points and the width of a button are left for cancelling.
    @Test func activeFieldStandsAloneInTheBarUntilItIsCancelled() {
        for variant in [Variant.plain, .rightToLeft] {
            let text = Input("")
            let scene = window(variant) {
                NavigationStack {
                    Color.red.tagged("content").navigationTitle("T").toolbar { Text("Item") }
                        .searchable(text: text.binding, prompt: "Find it")
                }
            }
            #expect(!scene.shows("Cancel"))
            scene.press("Find it")
            #expect(scene.frame("content").minY == (50.0 + 52 as CGFloat))
            let cancel = variant.mirrored(scene.frame(of: "Cancel"), in: 390)
            #expect(isNear(cancel.maxX, 390 - 16))
            #expect(isNear(cancel.midY, (50 + 1 + 36 / 2 as CGFloat)))
            scene.type("abc")
            scene.press("Cancel")
            #expect(text.value == "")
            #expect(!scene.shows("Cancel"))
            #expect(!scene.type("x"), "nothing has the focus")
            let whole: CGFloat = 50 + 44 + 52 + 52
            #expect(scene.frame("content").minY == whole)
        }
    }

    @Test func markThatClearsTheFieldIsGrey() {
        let text = Input("abc")
        func scene(_ tint: Color) -> ViewHarness {
            window { NavigationStack { Color.clear.searchable(text: text.binding) }.tint(tint) }
        }
        let red = scene(.red)
        let green = scene(.green)
        #expect(red.displayList.text == green.displayList.text, "nothing in it takes the tint")
        red.press("Clear text")
        #expect(text.value == "")
    }
}

@MainActor @Suite("Paths")
struct NavigationPathTests {
    @Test func valuesOfAnyTypesFollowEachOther() {
        var path = NavigationPath()
        #expect(path.isEmpty)
        path.append(1)
        path.append("two")
        #expect(path.count == 2)
        #expect(path == { var other = NavigationPath([1]); other.append("two"); return other }())
        path.removeLast()
        #expect(path == NavigationPath([1]))
    }

    @Test func pathIsWrittenDownAndReadBack() throws {
        var path = NavigationPath([1, 2])
        path.append("x")
        let written = try JSONEncoder().encode(#require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written)
        #expect(NavigationPath(read) == path)
        #expect(NavigationPath(read).codable == path.codable)
    }

    @Test func pathWithSomethingElseIsNotWrittenDown() {
        struct Plain: Hashable {}
        var path = NavigationPath([1])
        path.append(Plain())
        #expect(path.codable == nil)
    }
}

@MainActor @Suite("Columns on a phone")
struct NavigationSplitViewTests {
    @Test func columnsAreScreensOfAStack() {
        let column = Input(NavigationSplitViewColumn.sidebar)
        let scene = window {
            NavigationSplitView(preferredCompactColumn: column.binding) {
                VStack { NavigationLink("Go", value: 1) }.navigationTitle("Side")
            } detail: {
                NavigationStack { Text("Detail").navigationTitle("Inside") }
            }
        }
        #expect(scene.shows("Go") && !scene.shows("Detail"))
        scene.press("Go")
        #expect(scene.shows("Detail") && column.value == .detail)
        scene.press("Side")
        #expect(column.value == .sidebar)
        #expect(scene.shows("Go") && !scene.shows("Detail"))
    }

    @Test func whatIsChosenInAListShowsInTheNextColumn() {
        let choice = Input<String?>(nil)
        let scene = window {
            NavigationSplitView {
                List(["One", "Two"], id: \.self, selection: choice.binding) { Text($0) }.navigationTitle("Side")
            } detail: {
                Text("Chosen: \(choice.value ?? "nothing")")
            }
        }
        scene.press("Two")
        #expect(choice.value == "Two")
        #expect(scene.shows("Chosen: Two") && !scene.shows("One"))
        scene.press("Side")
        #expect(scene.shows("One"))
    }
}
