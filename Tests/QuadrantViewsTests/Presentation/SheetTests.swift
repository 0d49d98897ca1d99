import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Sheets and covers")
struct SheetTests {
    let log = Log()

    private struct Leave: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() } }
    }

    /// A sheet begins 10 below the status bar of 50 and ends above the bottom bar of 30.
    @Test func takesTheWindowBelowTheStatusBar() {
        let isPresented = Input(false), log = log
        let scene = window {
            Button("Show") { isPresented.value = true }
                .sheet(isPresented: isPresented.binding, onDismiss: { log.note("gone") }) {
                    Color.red.tagged("content").overlay(Leave())
                }
        }
        #expect(!scene.contains("content"))
        scene.press("Show")
        #expect(scene.frame("content") == CGRect(x: 0, y: 50 + 10, width: 390, height: 800 - 60 - 30))
        scene.press("Leave")
        #expect(!isPresented.value)
        #expect(!scene.contains("content"))
        #expect(log.take() == ["gone"])
        #expect(scene.host.nextWake == nil)
    }

    /// Behind a large sheet on a phone the presenter is drawn 16 narrower on each side, on black (#33.24).
    @Test func theViewBehindALargeSheetIsSmaller() {
        let isPresented = Input(false)
        func scene(_ detents: Set<PresentationDetent>) -> ViewHarness {
            window {
                Color.red.ignoresSafeArea().tagged("behind").sheet(isPresented: isPresented.binding) {
                    Text("sheet").presentationDetents(detents)
                }
            }
        }
        func hasBlack(_ scene: ViewHarness) -> Bool {
            scene.drawnColors.contains(RGBA(red: 0, green: 0, blue: 0, alpha: 1))
        }
        let large = scene([.large])
        #expect(!hasBlack(large))
        isPresented.value = true
        large.settle()
        large.advance(by: 2)
        #expect(hasBlack(large))
        #expect(large.frame("behind") == CGRect(x: 0, y: 50, width: 390, height: 800 - 50 - 30), "its layout stays")
        isPresented.value = false
        large.settle()
        large.advance(by: 2)
        #expect(!hasBlack(large) && large.host.nextWake == nil)
        isPresented.value = true
        #expect(!hasBlack(scene([.medium])))
        #expect(hasBlack(scene([.large])))
    }

    @Test func detentsSayHowHighItIs() {
        let maximum = 800.0 - 60 - 30
        let detents: [(PresentationDetent, CGFloat)] = [
            (.medium, 800 / 2), (.height(200), 200 + 30), (.fraction(0.5), maximum / 2 + 30), (.large, maximum + 30)
        ]
        for (detent, height) in detents {
            let scene = window {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Color.red.tagged("content").presentationDetents([detent])
                }
            }
            let expected = CGRect(x: 0, y: 800 - height, width: 390, height: height - 30)
            #expect(scene.frame("content") == expected, "\(detent)")
        }
    }

    @Test func isPulledAway() {
        let isPresented = Input(true)
        let scene = window {
            Color.clear.sheet(isPresented: isPresented.binding) { Color.red.tagged("content") }
        }
        scene.drag(from: .point(CGPoint(x: 195, y: 100)), by: CGSize(width: 0, height: 60))
        scene.advance(by: 2)
        #expect(isPresented.value, "let go near its place")
        #expect(scene.frame("content").minY == 60)
        scene.drag(from: .point(CGPoint(x: 195, y: 100)), by: CGSize(width: 0, height: 400))
        scene.advance(by: 2)
        #expect(!isPresented.value)
        #expect(!scene.contains("content"))
    }

    @Test func staysWhereItMayNotBePulledAway() {
        let isPresented = Input(true)
        let scene = window {
            Color.clear.sheet(isPresented: isPresented.binding) {
                Color.red.tagged("content").interactiveDismissDisabled()
            }
        }
        scene.drag(from: .point(CGPoint(x: 195, y: 100)), by: CGSize(width: 0, height: 400))
        scene.advance(by: 2)
        scene.tap(at: CGPoint(x: 195, y: 20))
        #expect(isPresented.value)
        #expect(scene.frame("content").minY == 60)
    }

    /// A drag on its bar, or on content that is scrolled to its top, dismisses it; other content scrolls to its top
    /// first.
    @Test func aStackIsPulledAwayByItsBarAndByWhatIsAtItsTop() {
        // The sheet begins at 60, its bar ends at 116.
        for (y, isScrolled, isGone) in [(80.0, false, true), (80, true, true), (400, false, true), (400, true, false)] {
            let isPresented = Input(true)
            let scene = window {
                Color.clear.sheet(isPresented: isPresented.binding) {
                    NavigationStack {
                        List(0..<40) { Text("\($0)") }
                            .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    }
                }
            }
            if isScrolled {
                scene.drag(from: .point(CGPoint(x: 195, y: 500)), by: CGSize(width: 0, height: -300))
                scene.advance(by: 3)
                #expect(isPresented.value && (scene.host.graph.scrolling.scrollers.first?.offset.y ?? 0) > 200)
            }
            scene.drag(from: .point(CGPoint(x: 195, y: y)), by: CGSize(width: 0, height: 380))
            scene.advance(by: 2)
            #expect(isPresented.value != isGone, "from \(y), scrolled: \(isScrolled)")
        }
    }

    @Test func aListInASheetThatCanBeRefreshedIs() {
        let isPresented = Input(true)
        let scene = window {
            Color.clear.sheet(isPresented: isPresented.binding) {
                List(0..<40) { Text("\($0)") }.refreshable {}
            }
        }
        scene.drag(from: .point(CGPoint(x: 195, y: 300)), by: CGSize(width: 0, height: 400))
        scene.advance(by: 2)
        #expect(isPresented.value)
    }

    @Test func itemsAreShownOneAfterTheOther() {
        struct Item: Identifiable { let id: String }
        let item = Input<Item?>(nil)
        let scene = window {
            Button("Show") { item.value = Item(id: "one") }
                .sheet(item: item.binding) { Text("Item \($0.id)") }
        }
        scene.press("Show")
        #expect(scene.shows("Item one"))
        item.value = Item(id: "two")
        scene.settle()
        #expect(scene.shows("Item two"))
        item.value = nil
        scene.settle()
        scene.advance(by: 2)
        #expect(!scene.shows("Item two"))
    }

    @Test func coverTakesTheWholeWindow() {
        let isPresented = Input(false)
        let scene = window {
            Button("Show") { isPresented.value = true }
                .fullScreenCover(isPresented: isPresented.binding) {
                    ZStack {
                        Color.red.ignoresSafeArea().tagged("whole")
                        Color.blue.tagged("content")
                        Leave()
                    }
                }
        }
        scene.press("Show")
        #expect(scene.frame("content") == CGRect(x: 0, y: 50, width: 390, height: 800 - 80))
        scene.press("Leave")
        #expect(!isPresented.value)
    }

    @Test func popoverIsASheetOnAPhone() {
        let scene = window {
            Color.clear.popover(isPresented: .constant(true)) { Color.red.tagged("content") }
        }
        #expect(scene.frame("content").minY == 60)
    }

    /// A bar in a sheet is 56 high.
    @Test func stackInASheetHasItsOwnBar() {
        let isPresented = Input(true)
        let scene = window {
            NavigationStack {
                Text("Root").navigationTitle("Behind").sheet(isPresented: isPresented.binding) {
                    NavigationStack {
                        Color.red.tagged("content")
                            .navigationTitle("Inside").navigationBarTitleDisplayMode(.inline)
                            .toolbar { ToolbarItem(placement: .cancellationAction) { Leave() } }
                    }
                }
            }
        }
        #expect(scene.frame("content").minY == (60.0 + 56 as CGFloat))
        scene.press("Leave")
        #expect(!isPresented.value)
    }
}

@MainActor @Suite("Alerts and choices")
struct AlertTests {
    let log = Log()

    @Test func buttonsRunTheirActionsAndCloseIt() {
        let isPresented = Input(false), log = log
        let scene = window {
            Button("Ask") { isPresented.value = true }
                .alert("Sure?", isPresented: isPresented.binding) {
                    Button("Delete", role: .destructive) { log.note("deleted") }
                    Button("Keep", role: .cancel) { log.note("kept") }
                } message: {
                    Text("For ever.")
                }
        }
        for (name, word) in [("Delete", "deleted"), ("Keep", "kept")] {
            scene.press("Ask")
            #expect(scene.shows("Sure?") && scene.shows("For ever."))
            // The cancelling button is the first of two.
            #expect(scene.frame(of: "Keep").midX < scene.frame(of: "Delete").midX)
            scene.press(name)
            #expect(log.take() == [word])
            #expect(!isPresented.value)
            #expect(!scene.shows("Sure?"))
        }
    }

    /// 270 wide, centred in the window: the texts are centred, the two buttons share the width.
    @Test func standsInTheMiddleOfTheWindow() {
        let scene = window {
            Color.clear.alert("Title", isPresented: .constant(true)) {
                Button("A") {}
                Button("B") {}
            }
        }
        #expect(scene.frame(of: "Title").midX == 195)
        #expect(isNear(scene.frame(of: "A").midX, 195 - 270 / 4))
        #expect(isNear(scene.frame(of: "B").midX, 195 + 270 / 4))
    }

    @Test func hasAButtonWhenNoneIsDeclared() {
        let isPresented = Input(true)
        let scene = window { Color.clear.alert("Title", isPresented: isPresented.binding) {} }
        scene.press("OK")
        #expect(!isPresented.value)
    }

    @Test func aColumnOfButtonsEndsWithCancel() {
        for count in 2...4 {
            let scene = window {
                Color.clear.alert("Title", isPresented: .constant(true)) {
                    Button("A") {}
                    Button("Cancel", role: .cancel) {}
                    if count > 2 { Button("B", role: .destructive) {} }
                    if count > 3 { Button("C") {} }
                }
            }
            let a = scene.frame(of: "A"), cancel = scene.frame(of: "Cancel")
            if count == 2 {
                #expect(cancel.midX < a.midX && cancel.midY == a.midY)
            } else {
                // Rows of 44 points with separators of a pixel.
                #expect(abs(cancel.midY - a.midY - Double(count - 1) * 44) < 2)
                #expect(scene.frame(of: "B").midY < cancel.midY)
            }
        }
    }

    @Test func whatDestroysCanBeCancelled() {
        let isPresented = Input(true), log = log
        let scene = window {
            Color.clear.alert("Title", isPresented: isPresented.binding) {
                Button("Delete", role: .destructive) { log.note("deleted") }
            }
        }
        #expect(scene.frame(of: "Cancel").midX < scene.frame(of: "Delete").midX)
        scene.press("Cancel")
        #expect(!isPresented.value)
        #expect(log.take() == [])
    }

    /// 270 wide in a window of 390, 16 points to the field, 8 inside of it.
    @Test func fieldsBeginAtTheLeadingEdge() {
        let scene = window {
            Color.clear.alert("Title", isPresented: .constant(true)) {
                TextField("Name", text: .constant(""))
                Button("OK") {}
            }
        }
        #expect(isNear(scene.frame(of: "Name").minX, ((390 - 270) / 2 + 16 + 8 as CGFloat)))
    }

    @Test func tapBesideAnAlertDoesNothing() {
        let isPresented = Input(true), log = log
        let scene = window {
            Button("Behind") { log.note("behind") }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .alert("Title", isPresented: isPresented.binding) {}
        }
        scene.tap(at: CGPoint(x: 195, y: 60))
        #expect(isPresented.value)
        #expect(log.take() == [])
    }

    @Test func legacyAlertsAreValues() {
        struct Problem: Identifiable { let id: Int }
        let isPresented = Input(false), problem = Input<Problem?>(nil), log = log
        let scene = window {
            VStack {
                Text("A").alert(isPresented: isPresented.binding) {
                    Alert(title: Text("Old"), message: Text("Words"),
                          primaryButton: .destructive(Text("Do")) { log.note("done") }, secondaryButton: .cancel())
                }
                Text("B").alert(item: problem.binding) {
                    Alert(title: Text("Problem \($0.id)"))
                }
            }
        }
        isPresented.value = true
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.shows("Old") && scene.shows("Words") && scene.shows("Cancel"))
        scene.press("Do")
        #expect(log.take() == ["done"])
        #expect(!isPresented.value)
        problem.value = Problem(id: 7)
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.shows("Problem 7"))
        scene.press("OK")
        #expect(problem.value == nil)
    }

    @Test func choicesStandAtTheLowerEdge() {
        let isPresented = Input(false), log = log
        let scene = window {
            Button("Choose") { isPresented.value = true }
                .confirmationDialog("Size", isPresented: isPresented.binding, titleVisibility: .visible) {
                    Button("Small") { log.note("small") }
                    Button("Large") { log.note("large") }
                }
        }
        scene.press("Choose")
        // The card with the cancel button ends above the bottom bar of 30.
        #expect(isNear(scene.frame(of: "Cancel").midY, (800 - 30 - 57 / 2 as CGFloat)))
        #expect(scene.shows("Size"))
        scene.press("Large")
        #expect(log.take() == ["large"])
        scene.press("Choose")
        scene.press("Cancel")
        #expect(!isPresented.value)
        #expect(log.take() == [])
    }

    @Test func actionSheetsAreValues() {
        let isPresented = Input(true), log = log
        let scene = window {
            Color.clear.actionSheet(isPresented: isPresented.binding) {
                ActionSheet(title: Text("Old"), buttons: [.default(Text("Go")) { log.note("gone") }, .cancel()])
            }
        }
        #expect(scene.shows("Old"))
        scene.press("Go")
        #expect(log.take() == ["gone"])
        #expect(!isPresented.value)
    }
}
