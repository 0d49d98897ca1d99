import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Identity and state")
@MainActor
struct IdentityTests {
    /// State belongs to an element's id and moves with it.
    @Test func stateFollowsTheId() {
        let order = Input(["a", "b", "c"])
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 0) { ForEach(order.value, id: \.self) { Counter(name: $0) } }
        }
        scene.tap(at: scene.middle(of: "b"))
        #expect(scene.size("b").width == 20)
        order.value = ["c", "b"]
        scene.settle()
        #expect(scene.size("b").width == 20)
        #expect(scene.frame("b").minY == 50, "second of two rows of 10, centred in 100")
    }

    /// The other branch of a condition is another view, with new state.
    @Test func branchesHaveStateOfTheirOwn() {
        let isFirst = Input(true)
        let scene = ViewHarness(offering: 100, 100) {
            if isFirst.value { Counter(name: "a") } else { Counter(name: "a") }
        }
        scene.tap(at: scene.middle(of: "a"))
        isFirst.value = false
        scene.settle()
        #expect(scene.size("a").width == 10)
        isFirst.value = true
        scene.settle()
        #expect(scene.size("a").width == 10)
    }

    /// Another `id` is another view.
    @Test func idStartsAnew() {
        let id = Input(1)
        let scene = ViewHarness(offering: 100, 100) { Counter(name: "a").id(id.value) }
        scene.tap(at: scene.middle(of: "a"))
        id.value = 2
        scene.settle()
        #expect(scene.size("a").width == 10)
    }

    /// The body of a view with equal stored values is not evaluated.
    @Test func equalViewsAreSkipped() {
        let outer = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                Fixed(width: 10)
                Probe("moving", 10, Double(outer.value))
            }
        }
        #expect(scene.work { outer.value = 5 }.bodies == 1)
    }

    private struct Counter: View {
        let name: String
        @State private var taps = 1.0
        var body: some View { Probe(name, 10 * taps, 10).onTapGesture { taps += 1 } }
    }

    private struct Fixed: View {
        let width: Double
        var body: some View { Probe("fixed", width, 10) }
    }
}

extension ViewHarness {
    func middle(of name: String) -> CGPoint {
        let frame = frame(name)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
