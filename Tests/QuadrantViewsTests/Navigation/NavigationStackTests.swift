import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// A window of 390 × 800 with a status bar of 50 and a bar of 30 at the bottom.
let windowBars = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

@MainActor
func window<Content: View>(_ variant: Variant = .plain,
                           @ViewBuilder content: @escaping @MainActor () -> Content) -> ViewHarness {
    ViewHarness(offering: ProposedViewSize(width: 390, height: 800), variant, safeArea: windowBars, content: content)
}

extension ViewHarness {
    /// Taps a view and settles all animations.
    func press(_ name: String) {
        tap(name)
        advance(by: 2)
    }
}

extension Input {
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// Text positions are rounded to pixels: half a point of tolerance.
func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) <= 0.5 }

@MainActor @Suite("A navigation stack")
struct NavigationStackTests {
    let log = Log()

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    /// The height between the bars is 800 - 50 - 30.
    @Test func takesNoBarWithoutATitle() {
        let scene = window { NavigationStack { Color.red.tagged("content") } }
        #expect(scene.frame("content") == CGRect(x: 0, y: 50, width: 390, height: 800 - 50 - 30))
    }

    @Test func hasABarOf44WithATitleInTheBar() {
        let scene = window {
            NavigationStack {
                Color.red.tagged("content").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(scene.frame("content") == CGRect(x: 0, y: 50 + 44, width: 390, height: 800 - 50 - 44 - 30))
        #expect(scene.frame(of: "Home").midX == (390.0 / 2 as CGFloat))
        #expect(isNear(scene.frame(of: "Home").midY, 50 + 44 / 2))
    }

    @Test func hasMoreSpaceForALargeTitle() {
        let scene = window { NavigationStack { Color.red.tagged("content").navigationTitle("Home") } }
        #expect(scene.frame("content").minY == (50 + 44.0 + 52 as CGFloat))
    }

    @Test func titlesMayComeFromAnywhereInTheScreen() {
        let scene = window {
            NavigationStack { VStack { Color.red.tagged("content").navigationBarTitle("Home", displayMode: .inline) } }
        }
        #expect(scene.frame("content").minY == (50 + 44.0 as CGFloat))
    }

    @Test func hiddenBarTakesNoSpace() {
        let scene = window {
            NavigationStack { Color.red.tagged("content").navigationTitle("Home").navigationBarHidden(true) }
        }
        #expect(scene.frame("content").minY == 50)
    }

    @Test func contentOfAScrollViewStandsBelowTheBarAndPassesUnderIt() {
        let scene = window {
            NavigationStack {
                ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Text("Row \($0)").frame(height: 50) } } }
                    .navigationTitle("Home")
            }
        }
        #expect(isNear(scene.frame(of: "Row 0").midY, 50 + 96 + 25))
        scene.scroll(by: CGSize(width: 0, height: 70), at: .point(CGPoint(x: 200, y: 400)))
        scene.advance(by: 2)
        #expect(isNear(scene.frame(of: "Row 0").midY, 50 + 96 + 25 - 70))
        // The large title has collapsed, and a tap reaches the row in its place.
        #expect(isNear(scene.frame(of: "Row 1").midY, 50 + 96 + 75 - 70))
    }

    /// 493 in 390: content that is too wide overflows by half at each side.
    @Test func contentThatIsLargerHangsOverAndLeavesTheBarItsSize() {
        let scene = window {
            NavigationStack {
                Color.red.frame(width: 493, height: 900).tagged("content").navigationTitle("Title")
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("T") } }
            }
        }
        let available: CGFloat = 800 - 50 - 96 - 30
        let left: CGFloat = (390 - 493) / 2, top: CGFloat = 50 + 96 + (available - 900) / 2
        #expect(scene.frame("content") == CGRect(x: left, y: top, width: 493, height: 900))
        #expect(scene.frame(of: "T").maxX == (390.0 - 16 as CGFloat))
        #expect(isNear(scene.frame(of: "T").midY, 50 + 44 / 2))
    }

    // MARK: Links

    @Test func linkPushesAndTheBackButtonPops() {
        let scene = window {
            NavigationStack {
                VStack {
                    Counter()
                    NavigationLink("Go") { Text("Detail").navigationTitle("Second") }
                }
                .navigationTitle("First")
            }
        }
        scene.tap("Count 0")
        scene.press("Go")
        #expect(scene.shows("Detail"))
        #expect(!scene.shows("Count 1"), "covered")
        scene.press("First")
        #expect(!scene.shows("Detail"))
        #expect(scene.shows("Count 1"), "what the first screen knew is kept")
    }

    /// Any width: these are not whole numbers of points.
    @Test func backButtonShowsATitleThatFits() {
        for title in ["Old", "Home", "First", "Settings"] {
            for variant in [Variant.plain, .threePixels, .rightToLeft] {
                let scene = window(variant) {
                    NavigationStack {
                        NavigationLink("go") { Text("D").navigationTitle("D").navigationBarTitleDisplayMode(.inline) }
                            .navigationTitle(title)
                    }
                }
                scene.press("go")
                #expect(scene.shows(title), "\(title), \(variant)")
            }
        }
    }

    @Test func screensSlideInFromTheTrailingEdge() {
        for variant in [Variant.plain, .rightToLeft] {
            let scene = window(variant) {
                NavigationStack {
                    NavigationLink("Go") { Color.red.tagged("second") }.tagged("first")
                }
            }
            let first = scene.frame("first")
            scene.tap("Go")
            // The layout is already the final one while the transition runs.
            #expect(scene.host.nextWake != nil)
            #expect(scene.contains("first"))
            scene.advance(by: 2)
            #expect(scene.frame("second") == CGRect(x: 0, y: 50 + 44, width: 390, height: 800 - 50 - 44 - 30))
            #expect(scene.host.nextWake == nil, "all is at rest")
            scene.press("Back")
            #expect(!scene.contains("second"), "the popped screen is gone")
            #expect(scene.frame("first") == first)
        }
    }

    @Test func valuesShowTheScreenDeclaredForTheirType() {
        let scene = window {
            NavigationStack {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("Word", value: "x")
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
                .navigationDestination(for: String.self) { Text("String \($0)") }
            }
        }
        scene.press("One")
        #expect(scene.shows("Number 1"))
        scene.press("Back")
        scene.press("Word")
        #expect(scene.shows("String x"))
    }

    @Test func linkWithoutScreenIsReported() {
        let scene = window { NavigationStack { NavigationLink("One", value: 1) } }
        scene.press("One")
        #expect(scene.takeReports().map(\.what) == [
            "a link leads to a value of type Int, and no screen is declared for it; an empty one is shown."
        ])
    }

    @Test func pathIsReadAndWritten() {
        let path = Input([Int]())
        let scene = window {
            NavigationStack(path: path.binding) {
                NavigationLink("Start", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("Screen \(number)")
                            Counter()
                            NavigationLink("Next", value: number + 1)
                        }
                    }
            }
        }
        scene.press("Start")
        #expect(path.value == [1])
        scene.tap("Count 0")
        scene.press("Next")
        #expect(path.value == [1, 2])
        #expect(scene.shows("Screen 2") && scene.shows("Count 0"))
        scene.press("Back")
        #expect(path.value == [1])
        #expect(scene.shows("Count 1"))
        path.value = [1, 5, 6]
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Screen 6"))
        path.value = []
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Start"))
        #expect(!scene.shows("Screen 1"))
    }

    @Test func pathThatIsThereFromTheFirstIsShownAtOnce() {
        let scene = window {
            NavigationStack(path: .constant(NavigationPath([3, 4]))) {
                Text("Root").navigationDestination(for: Int.self) { Text("Screen \($0)") }
            }
        }
        #expect(scene.shows("Screen 4"))
        #expect(scene.host.nextWake == nil)
    }

    @Test func dismissPopsTheScreenItIsReadIn() {
        struct Second: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
            var body: some View {
                Button(isPresented ? "Leave" : "?") { dismiss() }
                Button("Old way") { mode.wrappedValue.dismiss() }
            }
        }
        let scene = window { NavigationStack { NavigationLink("Go") { VStack { Second() } } } }
        for name in ["Leave", "Old way"] {
            scene.press("Go")
            #expect(scene.shows("Leave"))
            scene.press(name)
            #expect(scene.shows("Go"))
            #expect(!scene.shows("Leave"))
        }
    }

    @Test func bindingsPushAndPop() {
        let isActive = Input(false), item = Input<String?>(nil)
        let scene = window {
            NavigationStack {
                Text("Root")
                    .navigationDestination(isPresented: isActive.binding) {
                        Text("Shown")
                    }
                    .navigationDestination(item: item.binding) { Text("Item \($0)") }
            }
        }
        isActive.value = true
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Shown"))
        scene.press("Back")
        #expect(!isActive.value)
        item.value = "x"
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Item x"))
        item.value = nil
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Root"))
        #expect(!scene.shows("Item x"))
    }

    @Test func screensAppearAndDisappear() {
        let log = log
        let scene = window {
            NavigationStack {
                NavigationLink("Go") {
                    Text("Second").onAppear { log.note("second +") }.onDisappear { log.note("second -") }
                }
                .onAppear { log.note("first +") }
                .onDisappear { log.note("first -") }
            }
        }
        #expect(log.take() == ["first +"])
        scene.press("Go")
        #expect(log.take() == ["second +", "first -"])
        scene.press("Back")
        #expect(log.take() == ["first +", "second -"])
    }

    /// The whole row is the link.
    @Test func rowOfAListLeadsOn() {
        let scene = window {
            NavigationStack {
                List {
                    NavigationLink("Value", value: 7)
                    NavigationLink("View") { Text("A view") }
                }
                .navigationTitle("Rows")
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        }
        for (row, string) in [("Value", "Number 7"), ("View", "A view")] {
            scene.tap(at: CGPoint(x: 300, y: scene.frame(of: row).midY))
            scene.advance(by: 2)
            #expect(scene.shows(string))
            scene.press("Rows")
            #expect(!scene.shows(string) && scene.shows(row))
        }
    }

    @Test func swipeFromTheEdgeGoesBack() {
        let scene = window { NavigationStack { NavigationLink("Go") { Color.red.tagged("second") }.tagged("first") } }
        scene.press("Go")
        let finger = Finger(scene: scene), start = scene.host.now
        finger.down(5, 400, at: start)
        for step in 1...10 { finger.move(5 + CGFloat(step) * 10, 400, at: start + Double(step) * 0.05) }
        finger.move(105, 400, at: start + 1)
        finger.up(105, 400, at: start + 1.1)
        finger.wait(until: start + 4)
        #expect(scene.contains("second"), "not far enough")
        finger.down(5, 400, at: start + 4)
        for step in 1...30 { finger.move(5 + CGFloat(step) * 10, 400, at: start + 4 + Double(step) * 0.02) }
        finger.up(305, 400, at: start + 4.7)
        finger.wait(until: start + 8)
        #expect(!scene.contains("second"))
        #expect(scene.contains("first"))
    }

    /// The stack follows each change of the path once, however often a body is evaluated.
    @Test func evaluatingABodyAgainMovesNoScreen() {
        let path = Input([1])
        let scene = window {
            NavigationStack(path: path.binding) {
                Color.red.tagged("root").navigationDestination(for: Int.self) { Color.blue.tagged("\($0)") }
            }
        }
        scene.host.graph.loop.evaluatesTwice = true
        path.value = [1, 2]
        scene.advance(by: 2)
        #expect(scene.contains("2"))
        path.value = []
        scene.advance(by: 2)
        #expect(!scene.contains("1"))
        #expect(scene.contains("root"))
        #expect(scene.takeReports().isEmpty)
    }
}

@MainActor @Suite("Navigation before iOS 16")
struct NavigationViewTests {
    @Test func linksMayFollowABindingOrASelection() {
        let isActive = Input(false), choice = Input<String?>(nil)
        let scene = window {
            NavigationView {
                VStack {
                    NavigationLink(destination: Text("Active"),
                                   isActive: isActive.binding) { Text("A") }
                    NavigationLink(destination: Text("Chosen"), tag: "b",
                                   selection: choice.binding) { Text("B") }
                }
                .navigationBarTitle("Old", displayMode: .inline)
                .navigationBarItems(leading: Text("L"), trailing: Button("T") {})
            }
            .navigationViewStyle(StackNavigationViewStyle())
        }
        #expect(scene.frame(of: "L").minX == 16)
        #expect(scene.frame(of: "T").maxX == (390.0 - 16 as CGFloat))
        scene.press("A")
        #expect(isActive.value && scene.shows("Active"))
        isActive.value = false
        scene.settle()
        scene.advance(by: 2)
        #expect(!scene.shows("Active"))
        choice.value = "b"
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Chosen"))
        scene.press("Old")
        #expect(choice.value == nil)
    }
}
