import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Effects and sizes that depend on the enclosing scroll view.
@Suite("Views that follow their scroll view") @MainActor
struct ScrollEffectTests {
    /// The effect is computed from the position, again when it changes, without a layout.
    @Test func visualEffect() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Probe("row", 100, 50).visualEffect { content, proxy in
                        content.opacity(0.5 - proxy.frame(in: .scrollView).minY / 100).offset(x: 5)
                    }
                    Probe("rest", 100, 500)
                }
            }
        }
        #expect(scene.displayList.text.contains("opacity 0.5"))
        let work = scene.work { _ = scene.scroller.scroll(to: SIMD2(0, 25)) }
        #expect(work.bodies == 0 && work.measured == 0)
        #expect(scene.displayList.text.contains("opacity 0.75"))
        #expect(scene.frame("row") == CGRect(x: 0, y: -25, width: 100, height: 50))
    }

    /// In an animated change the effect's values are animated; otherwise they change immediately.
    @Test func visualEffectsAreAnimated() {
        let isFaint = Input(false)
        let scene = ViewHarness(offering: 100, 100) {
            let isFaint = isFaint.value
            Probe("row", 100, 50).visualEffect { content, _ in content.opacity(isFaint ? 0.25 : 0.75) }
        }
        func shows(_ opacity: Double) -> Bool { scene.displayList.text.contains("opacity \(opacity)") }
        withAnimation(.linear(duration: 1)) { isFaint.value = true }
        scene.at(0)
        #expect(shows(0.75))
        scene.at(0.5)
        #expect(shows(0.5))
        isFaint.value = false
        scene.settle()
        #expect(shows(0.75))
        #expect(scene.host.nextWake == nil)
        withAnimation(.linear(duration: 1)) { isFaint.value = true }
        scene.at(0.5)
        scene.at(2)
        #expect(shows(0.25))
        #expect(scene.host.nextWake == nil)
    }

    /// An effect that depends on the view's own size is updated when that changes.
    @Test func visualEffectsOfPlacesAreAnimated() {
        let width = Input(20.0)
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: width.value, height: 20)
                .visualEffect { content, proxy in content.opacity(Double(proxy.size.width) / 100) }
        }
        withAnimation(.linear(duration: 1)) { width.value = 60 }
        scene.at(0)
        #expect(scene.drawnOpacities == [0.2])
        scene.at(0.5)
        #expect(abs((scene.drawnOpacities.first ?? 0) - 0.4) < 1e-12)
        scene.at(1)
        #expect(scene.drawnOpacities == [0.6])
        #expect(scene.host.nextWake == nil)
    }

    /// A view that crosses its threshold completes its transition by itself, in the duration of its animation.
    @Test func scrollTransitionsAreAnimated() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Probe("row", 100, 40).scrollTransition(.animated(.linear(duration: 1))) { content, phase in
                        content.opacity(phase.isIdentity ? 0.75 : 0.25)
                    }
                    Probe("rest", 100, 500)
                }
            }
            .scrollIndicators(ScrollIndicatorVisibility.hidden)
        }
        func shows(_ opacity: Double) -> Bool { scene.displayList.text.contains("opacity \(opacity)") }
        #expect(shows(0.75))
        scene.scroll(to: 0, 30)
        #expect(shows(0.75))
        scene.at(scene.host.now + 0.5)
        #expect(shows(0.5))
        scene.at(scene.host.now + 1)
        #expect(shows(0.25))
        #expect(scene.host.graph.motion.animations.count == 0)
    }

    /// Interactive transitions use the given timing curve.
    @Test func interactiveTransitionsFollowACurve() {
        for (curve, strength) in [(UnitCurve.linear, 0.25), (.easeInOut, 1 - UnitCurve.easeInOut.value(at: 0.75))] {
            let scene = ViewHarness(offering: 100, 100) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 40).scrollTransition(.interactive(timingCurve: curve)) {
                            $0.opacity($1.isIdentity ? 1 : 0)
                        }
                        Color.clear.frame(height: 500)
                    }
                }
                .scrollIndicators(.hidden)
            }
            scene.scroll(to: 0, 10)
            #expect(abs((scene.drawnOpacities.first ?? 0) - (1 - strength)) < 1e-12)
        }
    }

    /// Interactive: complete beyond the edge, half at half visibility, none when fully visible. Stepped: until half is
    /// visible.
    @Test func scrollTransition() {
        func texts(_ configuration: ScrollTransitionConfiguration, _ offsets: [Double]) -> [Bool] {
            let scene = ViewHarness(offering: 100, 100) {
                ScrollView {
                    VStack(spacing: 0) {
                        Probe("row", 100, 40).scrollTransition(configuration) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.5)
                        }
                        Probe("rest", 100, 500)
                    }
                }
            }
            return offsets.map { offset in
                scene.scroll(to: 0, offset)
                let part = 1 - offset / 40, strength = 1 - part
                return scene.displayList.text.contains("opacity \(1 - strength * 0.5)")
            }
        }
        #expect(texts(.interactive(timingCurve: .linear), [10, 20, 30]) == [true, true, true])
        #expect(texts(.animated, [10, 20]) == [false, false])
        #expect(texts(.identity, [10, 20]) == [false, false])
    }

    @Test func aTransitionPhaseHasItsSignAsValue() {
        #expect([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
    }

    /// The size of the nearest scroll view without its content margins, divided into the given count.
    @Test func containerRelativeFrame() {
        let scene = ViewHarness(offering: 300, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.containerRelativeFrame(.horizontal).tagged("whole")
                    Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).tagged("third")
                    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).tagged("two")
                    Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                        axis == .vertical ? length / 2 : 30
                    }
                    .tagged("own")
                }
            }
            .contentMargins(.horizontal, 20, for: ContentMarginPlacement.scrollContent)
        }
        #expect(scene.size("whole").width == 260)
        #expect(scene.size("third").width == 80)
        #expect(scene.size("two").width == 170)
        #expect(scene.size("own") == CGSize(width: 30, height: 50))
        scene.offer(200, 100)
        #expect(scene.size("whole").width == 160)
    }

    @Test("the container across a scroll view is what the scroll view was proposed, not the width of its content")
    func containerRelativeFrameAcrossTheAxis() {
        func widths<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> [CGFloat] {
            let scene = ViewHarness(offering: 393, 759) { content() }
            return ["third", "quarter", "most"].map { scene.size($0).width }
        }
        @ViewBuilder func parts() -> some View {
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 0).tagged("third")
            Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 0).tagged("quarter")
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0).tagged("most")
        }
        let expected: [CGFloat] = [393.0 / 3, 393.0 / 4, 393.0 * 3 / 4]
        #expect(widths { ScrollView { HStack { parts() }.frame(height: 100) } } == expected)
        #expect(widths { ScrollView { VStack { parts().frame(height: 10) } } } == expected)
        #expect(widths { ScrollView { LazyVStack { parts().frame(height: 10) } } } == expected)
        #expect(widths { ScrollView(.horizontal) { HStack { parts() } } } == expected)
        #expect(widths { ScrollView([.horizontal, .vertical]) { VStack { parts().frame(height: 10) } } } == expected)
        #expect(widths { HStack(spacing: 0) { ScrollView { VStack { parts().frame(height: 10) } } } } == expected)
        #expect(widths { List { parts().frame(height: 10) } } == expected)
        #expect(widths { VStack { parts() } } == expected)
        // Down a vertical scroll view it is its height, and across a horizontal one the height it was proposed.
        func heights<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> CGFloat {
            ViewHarness(offering: 393, 760) { content() }.size("part").height
        }
        let half = Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }.tagged("part")
        #expect(heights { ScrollView { half } } == (760.0 / 2 as CGFloat))
        #expect(heights { ScrollView(.horizontal) { half.frame(width: 20) } } == (760.0 / 2 as CGFloat))
        #expect(heights { VStack(spacing: 0) { Color.blue.frame(height: 160); ScrollView { half } } } == 600.0 / 2)
    }

    /// Placing a scroll view decides the size of its container; who measures by it is asked again after all are placed.
    @Test func aContainerIsAnnouncedWhenAllViewsArePlaced() {
        let height = Input(100.0)
        var isDirty: [Bool] = []
        var graph: ViewGraph?
        let scene = ViewHarness(offering: 300, 300) {
            HStack(spacing: 0) {
                ScrollView { Color.red.containerRelativeFrame(.vertical).tagged("relative") }
                PlaceObserver {
                    guard let graph else { return }
                    isDirty.append(graph.tree[graph.root].below.contains(.measure))
                }()
            }
            .frame(width: 200, height: height.value)
        }
        #expect(scene.size("relative").height == 100)
        graph = scene.host.graph
        height.value = 150
        scene.settle()
        #expect(isDirty.first == false)
        #expect(scene.size("relative").height == 150)
    }

    /// Fills what it is proposed, and calls a closure when it is placed.
    private struct PlaceObserver: Layout {
        let placed: () -> Void
        init(placed: @escaping () -> Void) { self.placed = placed }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            placed()
        }
        func callAsFunction() -> some View { self { Color.blue } }
    }

    /// Content that hugs: the scroll view is as wide as its content, and the container as what was proposed.
    @Test func aScrollViewHugsRelativeContent() {
        let scene = ViewHarness(offering: 300, 100) {
            ScrollView { Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 0) }
                .tagged("scroll")
        }
        #expect(scene.size("scroll").width == (300.0 / 3 as CGFloat))
        scene.offer(150, 100)
        #expect(scene.size("scroll").width == (150.0 / 3 as CGFloat))
    }

    @Test("a screen of a stack, a tab and a sheet are containers; a frame around them counts")
    func otherContainersOfRelativeFrames() {
        let half = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }.tagged("part")
        func size<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> CGSize {
            ViewHarness(offering: 400, 600) { content() }.size("part")
        }
        #expect(size { half } == CGSize(width: 200, height: 300))
        #expect(size { NavigationStack { half }.frame(width: 300, height: 200) } == CGSize(width: 150, height: 100))
        #expect(size { NavigationStack { half.navigationTitle("T").navigationBarTitleDisplayMode(.inline) } }
            == CGSize(width: 200, height: (600.0 - 44) / 2))
        #expect(size { TabView { half.tabItem { Text("A") } }.frame(width: 300) }
            == CGSize(width: 150, height: (600.0 - 49) / 2))
    }

    @Test func withoutAScrollViewTheWindowCounts() {
        let scene = ViewHarness(offering: 300, 100) {
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.tagged("part")
        }
        #expect(scene.size("part") == CGSize(width: 100, height: 100))
        scene.offer(150, 100)
        #expect(scene.size("part").width == 50)
    }
}

/// The state of rows outside of the viewport.
@Suite("The state of lazy rows") @MainActor
struct LazyStateTests {
    private struct Outer: View {
        let index: Int
        @State private var taps = 0
        var body: some View {
            HStack(spacing: 0) {
                Text("outer \(index): \(taps)").onTapGesture { taps += 1 }
                Inner(index: index)
            }
            .frame(height: 40)
        }
    }

    private struct Inner: View {
        let index: Int
        @State private var taps = 0
        var body: some View { Text("inner \(index): \(taps)").onTapGesture { taps += 1 } }
    }

    /// The state of an element's outermost view is preserved, that of views inside of it is not.
    @Test func theOutermostViewKeepsItsState() {
        let scene = ViewHarness(offering: 300, 100) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Outer(index: $0) } } }
        }
        scene.tap("outer 0: 0")
        scene.tap("inner 0: 0")
        #expect(scene.host.graph.nodes(showing: "outer 0: 1").count == 1)
        scene.scroll(to: 0, 2_000)
        #expect(!scene.shows("outer 0: 1"))
        scene.scroll(to: 0, 0)
        #expect(scene.host.graph.nodes(showing: "outer 0: 1").count == 1)
        #expect(scene.host.graph.nodes(showing: "inner 0: 0").count == 1)
    }

    /// A value that the closure of a `ForEach` reads invalidates its views.
    @Test func theClosureIsARedReader() {
        let word = Input("a")
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView { LazyVStack { ForEach(0..<3, id: \.self) { Text("\($0)\(word.value)") } } }
        }
        #expect(scene.host.graph.nodes(showing: "1a").count == 1)
        word.value = "b"
        scene.settle()
        #expect(scene.host.graph.nodes(showing: "1b").count == 1)
    }
}

/// Keys that no other responder handles.
@Suite("Scrolling by keys") @MainActor
struct ScrollKeyTests {
    @Test func keysScrollByLinesAndPages() {
        let scene = ViewHarness(offering: 100, 200) { ScrollView { Probe("long", 100, 1_000) } }
        func press(_ key: KeyEquivalent) -> Double {
            _ = scene.host.send(.key(KeyEvent(key)))
            scene.settle()
            return scene.scroller.offset.y
        }
        #expect(press(.downArrow) == 40)
        #expect(press(.pageDown) == 200)
        #expect(press(.space) == 360)
        #expect(press(.pageUp) == 200)
        #expect(press(.upArrow) == 160)
        #expect(press(.end) == 800)
        #expect(press(.downArrow) == 800)
        #expect(press(.home) == 0)
        #expect(press(.leftArrow) == 0)
    }
}
