import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Equatable views")
@MainActor
struct EquatableViewTests {
    private final class Count { var bodies = 0 }
    private struct Row: View, Equatable {
        let number: Int
        let other: Int
        let count: Count
        nonisolated static func == (a: Row, b: Row) -> Bool { a.number == b.number }
        var body: some View {
            let _ = count.bodies += 1
            Probe("row", Double(number), Double(other))
        }
    }

    /// Properties that `==` ignores do not cause an evaluation.
    @Test func equalViewsAreKept() {
        let number = Input(10), other = Input(20), count = Count()
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
            Row(number: number.value, other: other.value, count: count).equatable()
        }
        #expect(count.bodies == 1)
        other.value = 30
        scene.settle()
        #expect(count.bodies == 1)
        #expect(scene.size("row") == CGSize(width: 10, height: 20))
        number.value = 11
        scene.settle()
        #expect(count.bodies == 2)
        #expect(scene.size("row") == CGSize(width: 11, height: 30))
    }
}
