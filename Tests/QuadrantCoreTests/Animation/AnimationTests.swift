import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Changes that are shown over time.
@Suite("Animation", .serialized)
@MainActor
struct AnimationTests {
    private struct Moved: View {
        let shift: Input<Double>
        var body: some View { Probe("box", 20, 20).offset(x: shift.value) }
    }

    private func left(_ scene: ViewHarness) -> Double { scene.shownFrame("box").minX }

    @Test func anOffsetIsInBetween() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
        withAnimation(.linear(duration: 1)) { shift.value = 20 }
        scene.settle()
        #expect(left(scene) == 40.0)
        scene.at(0.25)
        #expect(left(scene) == 45.0)
        scene.at(0.5)
        #expect(left(scene) == 50.0)
        scene.at(1)
        #expect(left(scene) == 60.0)
        #expect(scene.host.nextWake == nil)
    }

    /// An offset is drawn only: nothing is measured or placed in a frame; and no work at all afterwards (I12).
    @Test func aFrameOfAnOffsetIsDrawnOnly() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
        withAnimation(.linear(duration: 1)) { shift.value = 20 }
        scene.settle()
        for step in 1..<10 {
            let work = scene.work { scene.host.advance(to: Double(step) / 10) }
            #expect((work.bodies, work.measured, work.placed, work.drawn) == (0, 0, 0, 1))
        }
        scene.at(1)
        #expect(scene.work { scene.host.advance(to: 1.5) } == Work())
        #expect(scene.host.nextWake == nil)
    }

    /// A frame that moves its siblings: nothing is measured or placed, only drawn.
    @Test func layoutMovesAreDrawnOnly() {
        let width = Input(20.0)
        let scene = ViewHarness(offering: 200, 100) { Row(width: width) }
        withAnimation(.linear(duration: 1)) { width.value = 60 }
        scene.settle()
        let work = scene.work { scene.host.advance(to: 0.5) }
        #expect((work.bodies, work.measured, work.placed) == (0, 0, 0))
        #expect(work.drawn > 0)
    }

    private struct Row: View {
        let width: Input<Double>
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: width.value, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }
        }
    }

    /// Both ends of a row that grows about its middle move apart evenly, and the first view grows.
    @Test func layoutMovesAreInBetween() {
        let width = Input(20.0)
        let scene = ViewHarness(offering: 200, 100) { Row(width: width) }
        #expect(scene.drawnFrames == [CGRect(x: 80, y: 40, width: 20, height: 20),
                                      CGRect(x: 100, y: 40, width: 20, height: 20)])
        withAnimation(.linear(duration: 1)) { width.value = 60 }
        scene.settle()
        #expect(scene.drawnFrames.map(\.minX) == [80, 100])
        scene.at(0.5)
        #expect(scene.drawnFrames == [CGRect(x: 70, y: 40, width: 40, height: 20),
                                      CGRect(x: 110, y: 40, width: 20, height: 20)])
        scene.at(1)
        #expect(scene.drawnFrames == [CGRect(x: 60, y: 40, width: 60, height: 20),
                                      CGRect(x: 120, y: 40, width: 20, height: 20)])
    }

    @Test func withoutAnAnimationNothingMoves() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
        shift.value = 20
        scene.settle()
        #expect(left(scene) == 60.0)
        withAnimation(nil) { shift.value = 0 }
        scene.settle()
        #expect(left(scene) == 40.0)
        #expect(scene.host.nextWake == nil)
    }

    /// Time steps of any length show the same.
    @Test func stepsDoNotMatter() {
        func run(_ steps: Int) -> Double {
            let shift = Input(0.0)
            let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
            withAnimation(.bouncy) { shift.value = 37 }
            scene.settle()
            for step in 1...steps { scene.at(0.3 * Double(step) / Double(steps)) }
            return left(scene)
        }
        #expect(run(1) == run(7))
        #expect(run(1) == run(100))
    }

    /// With ever shorter intervals around the interruption, the velocities before and after converge: the difference is
    /// the spring's acceleration, below 30,000 points per second squared, times the interval.
    @Test(arguments: [1e-4, 1e-5, 1e-6])
    func springsGoOnAsFastAsTheyWere(step: Double) {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 1000, 100) { Moved(shift: shift) }
        withAnimation(.spring(duration: 0.5, bounce: 0.2)) { shift.value = 300 }
        scene.settle()
        scene.at(0.2 - step)
        let before = left(scene)
        scene.at(0.2)
        let here = left(scene)
        withAnimation(.spring(duration: 0.8, bounce: 0)) { shift.value = -100 }
        scene.settle()
        #expect(abs(left(scene) - here) < 1e-9)
        scene.at(0.2 + step)
        let after = left(scene)
        #expect(abs((here - before) / step) > 300)
        #expect(abs((after - here) / step - (here - before) / step) < 30_000 * step + 1e-12 / step)
        scene.at(5)
        #expect(left(scene) == 490.0 - 100)
    }

    @Test func onlyWhatIsInsideIsAnimated() {
        let first = Input(0.0), second = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).offset(x: first.value).offset(y: second.value)
        }
        first.value = 10
        withAnimation(.linear(duration: 1)) { second.value = 10 }
        scene.settle()
        #expect(scene.shownFrame("box").origin == CGPoint(x: 50, y: 40))
        scene.at(1)
        #expect(scene.shownFrame("box").origin == CGPoint(x: 50, y: 50))
    }

    /// An offset has no animation of its own: what draws below the value is animated, wherever it was moved.
    @Test func aValueAnimatesWhatDrawsBelowIt() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).scaleEffect(1).offset(x: shift.value)
                .animation(.linear(duration: 1), value: shift.value)
                .offset(y: shift.value)
        }
        shift.value = 10
        scene.settle()
        #expect(scene.shownFrame("box").origin == CGPoint(x: 40, y: 40))
        scene.at(0.5)
        #expect(scene.shownFrame("box").origin == CGPoint(x: 45, y: 45))
    }

    @Test func aTransactionCanBeSilenced() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).offset(x: shift.value).transaction { $0.animation = nil }.offset(y: shift.value)
        }
        withAnimation(.linear(duration: 1)) { shift.value = 10 }
        scene.settle()
        #expect(scene.shownFrame("box").origin == CGPoint(x: 50, y: 50))
        #expect(scene.host.nextWake == nil)
    }

    /// The scope is that of the modifiers in the body: of an effect, but not of the place of what draws outside of it.
    @Test func aBodyScopesAnAnimation() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).offset(x: shift.value)
                .animation(.linear(duration: 1)) { $0.opacity(1 - shift.value / 20).offset(y: shift.value) }
        }
        shift.value = 10
        scene.settle()
        #expect(scene.shownFrame("box").origin == CGPoint(x: 50, y: 50))
        #expect(scene.drawnOpacities == [1])
        scene.at(0.5)
        #expect(scene.drawnOpacities == [0.75])
    }

    @Test func completionsComeAtTheirTime() {
        let shift = Input(0.0)
        var ends: [Double] = []
        let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
        withAnimation(.linear(duration: 0.7)) { shift.value = 10 } completion: { ends.append(scene.host.now) }
        scene.settle()
        scene.at(0.6)
        #expect(ends.isEmpty)
        scene.at(5)
        #expect(ends == [0.7])
    }

    /// A spring is logically complete after its duration, and removed once it has settled.
    @Test func springsCompleteTwice() {
        let shift = Input(0.0)
        var logical: Double?, removed: Double?
        let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
        var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.3))
        transaction.addAnimationCompletion { logical = scene.host.now }
        transaction.addAnimationCompletion(criteria: AnimationCompletionCriteria.removed) { removed = scene.host.now }
        withTransaction(transaction) { shift.value = 10 }
        scene.at(10)
        #expect(logical == nil)
        scene.at(20)
        #expect(logical == 10.5)
        #expect((removed ?? 0) > 10.6)
        #expect((removed ?? 100) < 12)
    }

    @Test func whatAnimatesNothingIsOverAtOnce() {
        var count = 0
        withAnimation { } completion: { count += 1 }
        #expect(count == 1)
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
        withAnimation(nil) { shift.value = 3 } completion: { count += 1 }
        scene.settle()
        #expect(count == 2)
    }

    /// Consecutive animations, each from the exact end of the previous one, whatever the time steps.
    @Test func completionsChain() {
        func run(_ step: Double) -> [Double] {
            let shift = Input(0.0)
            var ends: [Double] = []
            let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
            func next() {
                ends.append(scene.host.now)
                if ends.count > 4 { return }
                withAnimation(.linear(duration: 0.3)) { shift.value += 10 } completion: { next() }
            }
            next()
            scene.settle()
            var time = 0.0
            while time < 2 {
                time += step
                scene.at(time)
            }
            return ends
        }
        #expect(run(0.01).count == 5)
        #expect(run(0.01) == run(2))
    }

    @Test func colorsAreMixed() {
        let color = Input(Color(red: 1, green: 0, blue: 0))
        let scene = ViewHarness(offering: 10, 10) { Swatch(color: color) }
        withAnimation(.linear(duration: 1)) { color.value = Color(red: 0, green: 0, blue: 1) }
        scene.at(0)
        scene.at(0.5)
        #expect(scene.drawnColors.map(\.red) == [0.5])
        #expect(scene.drawnColors.map(\.blue) == [0.5])
        scene.at(1)
        #expect(scene.drawnColors.map(\.red) == [0])
    }

    private struct Swatch: View {
        let color: Input<Color>
        var body: some View { Rectangle().fill(color.value) }
    }

    /// The environment changes the colour in which a text is drawn, but not the text.
    @Test func inheritedColorsAreMixed() {
        let color = Input(Color(red: 1, green: 0, blue: 0))
        let scene = ViewHarness(offering: 10, 10) { Rectangle().foregroundStyle(color.value) }
        withAnimation(.linear(duration: 1)) { color.value = Color(red: 0, green: 0, blue: 1) }
        scene.at(0)
        scene.at(0.5)
        #expect(scene.drawnColors.map(\.red) == [0.5])
    }

    /// Also if the change comes before the first frame, as in `onAppear` (#9.18).
    @Test(arguments: ["foregroundStyle", "foregroundColor", "symbol", "backgroundStyle", "tint", "fill", "nested"])
    func inheritedColorsAreMixedFromTheStart(way: String) {
        let scene = ViewHarness(offering: 20, 20) { Appearing(way: way) }
        scene.at(0.5)
        #expect(Set(scene.drawnColors.map(\.red)) == [0.5])
        #expect(Set(scene.drawnColors.map(\.blue)) == [0.5])
        scene.at(1)
        #expect(Set(scene.drawnColors.map(\.blue)) == [1])
        #expect(scene.host.nextWake == nil)
    }

    private struct Appearing: View {
        let way: String
        @State private var isBlue = false
        private var color: Color { isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0) }
        var body: some View {
            Group {
                switch way {
                case "foregroundStyle": Rectangle().foregroundStyle(color)
                case "foregroundColor": Circle().stroke(lineWidth: 2).foregroundColor(color)
                case "symbol": Image(systemName: "star.fill").foregroundStyle(color)
                case "backgroundStyle": Color.clear.background().backgroundStyle(color)
                case "tint": Rectangle().fill(.tint).tint(color)
                case "fill": Rectangle().fill(color)
                default: VStack { Rectangle().font(.title) }.environment(\.lineLimit, 2).foregroundStyle(color)
                }
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isBlue = true } }
        }
    }

    /// Two changes at the same time, without a frame in between, are animated as well.
    @Test func colorsChangedTwiceAtOnceAreMixed() {
        let color = Input(Color(red: 1, green: 0, blue: 0))
        let scene = ViewHarness(offering: 10, 10) { Rectangle().foregroundStyle(color.value) }
        color.value = Color(red: 0, green: 1, blue: 0)
        scene.host.settle()
        withAnimation(.linear(duration: 1)) { color.value = Color(red: 0, green: 0, blue: 1) }
        scene.host.settle()
        scene.at(0.5)
        #expect(scene.drawnColors.map(\.green) == [0.5])
    }

    /// A change without an animation takes effect immediately, and ends a running animation.
    @Test func aPlainChangeEndsColors() {
        let color = Input(Color(red: 1, green: 0, blue: 0))
        let scene = ViewHarness(offering: 10, 10) {
            VStack(spacing: 0) {
                Swatch(color: color)
                Rectangle().foregroundStyle(color.value)
            }
        }
        withAnimation(.linear(duration: 1)) { color.value = Color(red: 0, green: 0, blue: 1) }
        scene.at(0)
        scene.at(0.5)
        #expect(scene.drawnColors.map(\.blue) == [0.5, 0.5])
        color.value = Color(red: 0, green: 1, blue: 0)
        scene.settle()
        #expect(scene.drawnColors.map(\.green) == [1, 1])
        #expect(scene.drawnColors.map(\.blue) == [0, 0])
        #expect(scene.host.nextWake == nil)
    }

    @Test func aPlainChangeEndsTexts() {
        let number = Input(1)
        let scene = ViewHarness(offering: 100, 40) { Text("\(number.value)") }
        withAnimation(.linear(duration: 1)) { number.value = 2 }
        scene.at(0)
        scene.at(0.5)
        #expect(scene.drawnOpacities == [0.5, 0.5])
        number.value = 3
        scene.settle()
        #expect(scene.drawnOpacities == [1])
        // The position continues to animate, because the texts have different widths.
        scene.at(1)
        #expect(scene.host.nextWake == nil)
    }

    @Test func numbersThatAreNoneJump() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) { Moved(shift: shift) }
        withAnimation(.linear(duration: 1)) { shift.value = .nan }
        scene.settle()
        withAnimation(.linear(duration: 1)) { shift.value = .infinity }
        scene.settle()
        withAnimation(.linear(duration: -1)) { shift.value = 5 }
        scene.settle()
        #expect(left(scene) == 45.0)
        #expect(scene.host.nextWake == nil)
        #expect(!scene.takeReports().isEmpty)
    }

    @Test func whatGoesOnForEverEndsWithItsView() {
        let shift = Input(0.0), shows = Input(true)
        let scene = ViewHarness(offering: 100, 100) { if shows.value { Moved(shift: shift) } }
        withAnimation(.linear(duration: 1).repeatForever()) { shift.value = 10 }
        scene.at(0)
        scene.at(1000.25)
        #expect(left(scene) == 42.5)
        shows.value = false
        scene.settle()
        #expect(scene.host.nextWake == nil)
        #expect(scene.host.graph.motion.animations.count == 0)
    }
}
