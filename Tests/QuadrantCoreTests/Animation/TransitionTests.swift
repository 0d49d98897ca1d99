import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Views that are inserted and removed with transitions.
@Suite("Transitions", .serialized)
@MainActor
struct TransitionTests {
    private struct Coming: View {
        let shows: Input<Bool>
        let transition: AnyTransition
        var body: some View {
            VStack(spacing: 0) {
                if shows.value { Color.red.frame(width: 20, height: 20).transition(transition) }
                Color.blue.frame(width: 20, height: 20)
            }
        }
    }

    private struct Plain: View {
        let shows: Input<Bool>
        var body: some View {
            VStack(spacing: 0) {
                if shows.value { Color.red.frame(width: 20, height: 20) }
                Color.blue.frame(width: 20, height: 20)
            }
        }
    }

    private func rows(_ scene: ViewHarness) -> Int { scene.host.graph.tree.live }

    /// The sibling moves up; the removed view keeps its frame and fades out.
    @Test func aRemovedViewFadesWhereItWas() {
        let shows = Input(true)
        let scene = ViewHarness(offering: 100, 40) { Plain(shows: shows) }
        let count = rows(scene)
        withAnimation(.linear(duration: 1)) { shows.value = false }
        scene.settle()
        #expect(rows(scene) == count)
        #expect(scene.drawnOpacities == [1, 1])
        scene.at(0.5)
        #expect(scene.drawnOpacities == [0.5, 1])
        // The stack has half the height and stays centred: the sibling moves from 20 to 10.
        #expect(scene.drawnFrames.map(\.minY) == [0, 15])
        scene.at(1)
        #expect(scene.drawnFrames.map(\.minY) == [10])
        #expect(rows(scene) < count)
        #expect(scene.host.nextWake == nil)
    }

    @Test func aNewViewFadesIn() {
        let shows = Input(false)
        let scene = ViewHarness(offering: 100, 40) { Plain(shows: shows) }
        withAnimation(.linear(duration: 1)) { shows.value = true }
        scene.settle()
        #expect(scene.drawnOpacities == [0, 1])
        scene.at(0.25)
        #expect(scene.drawnOpacities == [0.25, 1])
        #expect(scene.drawnFrames.map(\.minY) == [0, 12.5])
        scene.at(1)
        #expect(scene.drawnOpacities == [1, 1])
        #expect(scene.host.nextWake == nil)
    }

    @Test func withoutAnAnimationItGoesAtOnce() {
        let shows = Input(true)
        let scene = ViewHarness(offering: 100, 40) { Coming(shows: shows, transition: .slide) }
        shows.value = false
        scene.settle()
        #expect(scene.drawnFrames.count == 1)
        #expect(scene.host.nextWake == nil)
    }

    @Test func aTransitionSaysHow() {
        let shows = Input(false)
        let scene = ViewHarness(offering: 100, 40) { Coming(shows: shows, transition: .opacity) }
        withAnimation(.linear(duration: 1)) { shows.value = true }
        scene.settle()
        #expect(scene.drawnOpacities == [0, 1])
        scene.at(0.5)
        #expect(scene.drawnOpacities == [0.5, 1])
        scene.at(1)
        #expect(scene.drawnOpacities == [1, 1])
        withAnimation(.linear(duration: 1)) { shows.value = false }
        scene.settle()
        scene.at(1.75)
        #expect(scene.drawnOpacities == [0.25, 1])
        scene.at(2)
        #expect(scene.drawnOpacities == [1])
    }

    /// With reduced motion, transitions that move are replaced by a fade, and others are unchanged.
    @Test func lessMotionIsAFade() {
        func scene(_ shows: Input<Bool>, _ transition: AnyTransition, isReduced: Bool = true) -> ViewHarness {
            ViewHarness(offering: 100, 40) {
                Coming(shows: shows, transition: transition).environment(\.accessibilityReduceMotion, isReduced)
            }
        }
        for transition in [AnyTransition.slide, .scale, AnyTransition(.push(from: .top)), AnyTransition(Moving())] {
            let shows = Input(true), scene = scene(shows, transition)
            withAnimation(.linear(duration: 1)) { shows.value = false }
            scene.at(0)
            scene.at(0.5)
            #expect(scene.drawnOpacities == [0.5, 1])
            #expect(scene.drawnFrames.first?.minX == 40)
            scene.at(1)
            #expect(scene.drawnOpacities == [1])
            withAnimation(.linear(duration: 1)) { shows.value = true }
            scene.at(1)
            scene.at(1.25)
            #expect(scene.drawnOpacities == [0.25, 1])
        }
        let shows = Input(true), still = scene(shows, .identity)
        withAnimation(.linear(duration: 1)) { shows.value = false }
        still.at(0)
        still.at(0.5)
        #expect(still.drawnOpacities.allSatisfy { $0 == 1 })
    }

    private struct Moving: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.isIdentity ? 0 : 50)
        }
    }

    /// A view that is reinserted during its removal is the same view, and reverses its transition.
    @Test func aViewComesBack() {
        let shows = Input(true)
        let scene = ViewHarness(offering: 100, 40) { Coming(shows: shows, transition: .opacity) }
        let count = rows(scene)
        withAnimation(.linear(duration: 1)) { shows.value = false }
        scene.settle()
        scene.at(0.5)
        withAnimation(.linear(duration: 1)) { shows.value = true }
        scene.settle()
        #expect(rows(scene) == count)
        #expect(scene.drawnOpacities == [0.5, 1])
        scene.at(2)
        #expect(scene.drawnOpacities == [1, 1])
        #expect(scene.drawnFrames.map(\.minY) == [0, 20])
        #expect(scene.host.nextWake == nil)
    }

    /// Exiting views are not hit.
    @Test func whatGoesIsNotHit() {
        let shows = Input(true)
        var taps = 0
        let scene = ViewHarness(offering: 40, 40) {
            ZStack { if shows.value { Color.red.onTapGesture { taps += 1 } } }
        }
        withAnimation(.linear(duration: 1)) { shows.value = false }
        scene.settle()
        scene.tap(at: CGPoint(x: 20, y: 20))
        #expect(taps == 0)
    }

    /// The ids of exiting elements can be used again.
    @Test func elementsGoAndCome() {
        let ids = Input([1, 2, 3])
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 0) { ForEach(ids.value, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
        }
        withAnimation(.linear(duration: 1)) { ids.value = [1, 3] }
        scene.settle()
        #expect(scene.drawnOpacities.count == 3)
        scene.at(0.5)
        #expect(scene.drawnOpacities == [1, 1, 0.5])
        withAnimation(.linear(duration: 1)) { ids.value = [3, 2, 4] }
        scene.settle()
        scene.at(5)
        #expect(scene.drawnFrames.map(\.minY) == [35, 45, 55])
        #expect(scene.host.nextWake == nil)
    }

    @Test func aRemovalForEverEndsAtOnce() {
        let shows = Input(true)
        let scene = ViewHarness(offering: 100, 40) { Plain(shows: shows) }
        withAnimation(.linear(duration: 1).repeatForever()) { shows.value = false }
        scene.settle()
        #expect(scene.drawnOpacities == [1])
    }

    /// Inserted and removed ten thousand times: the numbers of nodes and animations are unchanged.
    @Test func comingAndGoingLeavesNothing() {
        let shows = Input(true)
        let scene = ViewHarness(offering: ProposedViewSize(width: 100, height: 40), isChecked: false) {
            Coming(shows: shows, transition: .scale.combined(with: .opacity))
        }
        func turn(_ index: Int) {
            withAnimation(.linear(duration: 0.1)) { shows.value.toggle() }
            scene.settleUnchecked()
            scene.host.advance(to: Double(index) * 0.2)
        }
        for index in 1...10 { turn(index) }
        let count = rows(scene), capacity = scene.host.graph.tree.capacity
        for index in 11...10_010 { turn(index) }
        scene.settle()
        #expect(rows(scene) == count)
        #expect(scene.host.graph.tree.capacity == capacity)
        #expect(scene.host.graph.motion.animations.count == 0)
        #expect(scene.host.nextWake == nil)
    }

    @Test func anActionRunsWhenTheViewHasGone() {
        let shows = Input(true)
        var left: Double?
        let scene = ViewHarness(offering: 100, 40) {
            ZStack { if shows.value { Color.red.onDisappear { left = 1 } } }
        }
        withAnimation(.linear(duration: 1)) { shows.value = false }
        scene.settle()
        scene.at(0.5)
        #expect(left == nil)
        scene.at(1.5)
        #expect(left == 1)
    }

    /// The modifiers around a view that leaves belong to it: it fades where it stood, while the view that takes its
    /// place stands elsewhere (#33.1).
    @Test func aViewThatLeavesKeepsItsPlace() {
        let isNarrow = Input(false)
        let scene = ViewHarness(offering: 320, 100) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 10)
                Group {
                    if isNarrow.value { Color.red.frame(width: 100) } else { Color.red }
                }
                .frame(height: 60).padding(.vertical, 5)
            }
        }
        // 10 for the blue view, 60 and twice 5 for the other: (100 - 80) / 2 above.
        let blue = CGRect(x: 0, y: 10, width: 320, height: 10), old = CGRect(x: 0, y: 25, width: 320, height: 60)
        let new = CGRect(x: 110, y: 25, width: 100, height: 60)
        #expect(scene.drawnFrames == [blue, old])
        withAnimation(.linear(duration: 1)) { isNarrow.value = true }
        scene.settle()
        for time in [0, 0.25, 0.5, 0.75] {
            scene.at(time)
            #expect(scene.drawnFrames.count == 3)
            #expect(scene.drawnFrames.allSatisfy { [blue, old, new].contains($0) })
        }
        scene.at(1)
        #expect(scene.drawnFrames == [blue, new])
    }

    private enum Holder: String, CaseIterable {
        case column, row, layers, grid, window, padded, framed, shifted, clipped, overlay, background, lazy
    }

    @ViewBuilder private func hold(_ holder: Holder, @ViewBuilder _ content: () -> some View) -> some View {
        switch holder {
        case .column: VStack { content() }
        case .row: HStack { content() }
        case .layers: ZStack { content() }
        case .grid: Grid { GridRow { content() } }
        case .window: content()
        case .padded: VStack { content() }.padding(5)
        case .framed: VStack { content() }.frame(maxWidth: .infinity, alignment: .trailing)
        case .shifted: VStack { content() }.offset(x: 7, y: 3)
        case .clipped: VStack { content() }.clipped()
        case .overlay: Color.clear.frame(width: 150, height: 60).overlay(alignment: .trailing) { content() }
        case .background: Color.clear.frame(width: 150, height: 60).background(alignment: .leading) { content() }
        case .lazy: ScrollView { LazyVStack { content() } }
        }
    }

    /// A view that leaves stays where it stood in the window, also in a container that shrinks with its only view
    /// (#33.1; OpenSwiftUI, DynamicLayoutView.swift: what left keeps its size and its position in the window).
    @Test(arguments: Holder.allCases)
    private func aViewThatLeavesStaysInTheWindow(in holder: Holder) {
        for isWide in [true, false] {
            let isNarrow = Input(false)
            let scene = ViewHarness(offering: 320, 100) {
                hold(holder) {
                    Group {
                        if isNarrow.value { Color.red.frame(width: 100) }
                        else { Color.blue.frame(width: isWide ? nil : 40) }
                    }
                    .frame(height: 60)
                }
            }
            let old = scene.drawnFrames
            withAnimation(.linear(duration: 1)) { isNarrow.value = true }
            scene.settle()
            var shown: [[CGRect]] = []
            for time in [0, 0.25, 0.5, 0.75] {
                scene.at(time)
                shown.append(scene.drawnFrames)
            }
            scene.at(1)
            let new = scene.drawnFrames
            for frames in shown {
                #expect(frames.count == old.count + 1, "\(holder)")
                // A clip that moves takes along what comes into it.
                let isClipped = holder == .clipped
                for frame in isClipped ? [] : frames {
                    #expect((old + new).contains { isNear($0, frame) }, "\(holder), \(frame)")
                }
                for frame in old { #expect(frames.contains { isNear($0, frame) }, "\(holder), \(frame)") }
            }
        }
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
            && abs(a.height - b.height) < 1e-6
    }

    /// Neither does it follow a container that moves while it leaves, with an animation or without.
    @Test(arguments: [true, false], [true, false])
    func aViewThatLeavesDoesNotFollowItsContainer(isAnimated: Bool, isClipped: Bool) {
        let shows = Input(true), height = Input<CGFloat>(10)
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 0) {
                Color.blue.frame(height: height.value)
                if isClipped { column(shows).clipped() } else { column(shows) }
                Spacer(minLength: 0)
            }
        }
        let red = CGRect(x: 0, y: 15, width: 100, height: 20)
        #expect(scene.drawnFrames.contains(red))
        withAnimation(.linear(duration: 1)) { shows.value = false }
        scene.at(0.25)
        #expect(scene.drawnFrames.contains { isNear($0, red) })
        if isAnimated { withAnimation(.linear(duration: 0.5)) { height.value = 30 } } else { height.value = 30 }
        scene.settle()
        for time in [0.25, 0.5, 0.7] {
            scene.at(time)
            #expect(scene.drawnFrames.contains { isNear($0, red) }, "\(scene.drawnFrames)")
        }
    }

    private func column(_ shows: Input<Bool>) -> some View {
        VStack(spacing: 0) {
            Color.green.frame(height: 5)
            if shows.value { Color.red.frame(height: 20) }
        }
    }

    /// What is scrolled takes along what leaves in it.
    @Test func aViewThatLeavesIsScrolled() {
        let shows = Input(true)
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    if shows.value { Color.red.frame(height: 20) }
                    Color.blue.frame(height: 400)
                }
            }
        }
        withAnimation(.linear(duration: 1)) { shows.value = false }
        scene.at(0.25)
        let before = scene.drawnFrames.first { $0.height == 20 }
        scene.scroll(by: CGSize(width: 0, height: 15))
        let after = scene.drawnFrames.first { $0.height == 20 }
        #expect(before?.minY == 0 && after?.minY == -15)
    }
}
