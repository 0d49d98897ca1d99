import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The values of a transaction, and what modifiers add to it.
@Suite("Transactions", .serialized)
@MainActor
struct TransactionTests {
    /// However many views it animates, its completion is called once, when the last animation ends.
    @Test func aModifierWaitsForWhatIsInIt() {
        let shift = Input(0.0)
        let shown = Shown()
        var ends: [Double] = []
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                Probe("a", 20, 20).offset(x: shift.value)
                Probe("b", 20, 20).offset(x: -shift.value)
            }
            .transaction { $0.addAnimationCompletion { ends.append(shown.scene?.host.now ?? -1) } }
        }
        shown.scene = scene
        ends = []
        withAnimation(.linear(duration: 0.5)) { shift.value = 10 }
        scene.settle()
        #expect(ends.isEmpty)
        scene.at(2)
        #expect(ends == [0.5])
        withAnimation(.linear(duration: 0.5)) { shift.value = 0 }
        scene.settle()
        scene.at(4)
        #expect(ends == [0.5, 2.5])
    }

    private final class Shown { weak var scene: ViewHarness? }

    /// The completion is called immediately if the value changes without an animation.
    @Test func nothingToWaitForIsOverAtOnce() {
        let number = Input(0)
        var count = 0
        let scene = ViewHarness(offering: 100, 100) {
            Probe("a", 20, 20).transaction(value: number.value) { $0.addAnimationCompletion { count += 1 } }
        }
        #expect(count == 0)
        number.value = 1
        scene.settle()
        #expect(count == 1)
        scene.settle()
        #expect(count == 1)
    }

    /// A spring takes over the finger's velocity, which a pause resets.
    @Test(arguments: [true, false])
    func springsGoOnAsFastAsTheFingerWas(tracks: Bool) {
        func speed(after pause: Double) -> Double {
            let shift = Input(0.0)
            let scene = ViewHarness(offering: 1000, 100) { Probe("box", 20, 20).offset(x: shift.value) }
            for step in 1...10 {
                scene.at(Double(step) / 100)
                withTransaction(\.tracksVelocity, tracks) { shift.value = Double(step) * 4 }
                scene.settle()
            }
            scene.at(0.1 + pause)
            let before = scene.frame("box").minX
            withAnimation(.spring(duration: 0.5)) { shift.value = 0 }
            scene.settle()
            #expect(scene.frame("box").minX == before)
            scene.at(0.1 + pause + 1e-6)
            return (scene.frame("box").minX - before) / 1e-6
        }
        // 4 points in 1/100 second.
        #expect(abs(speed(after: 0) - (tracks ? 400 : 0)) < 0.1)
        #expect(abs(speed(after: 0.2)) < 0.1)
    }
}
