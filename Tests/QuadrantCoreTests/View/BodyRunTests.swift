import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

/// The output of `_printChanges()` for a view whose body is evaluated.
@Suite("Why bodies are run") @MainActor
struct BodyRunTests {
    private final class Log { var lines: [String] = [] }

    private struct Counter: View {
        let step: Int
        let source: Input<Int>
        let log: Log
        @State private var count = 0

        var body: some View {
            let _ = log.lines.append(BodyRun.changeMessage(Self.self))
            Text("\(step) \(count) \(source.value)").tagged("text").onTapGesture { count += 1 }
        }
    }

    @Test func namesWhatChanged() {
        let step = Input(0), source = Input(0), log = Log()
        let scene = ViewHarness(offering: 200, 100, evaluatesTwice: false) {
            Counter(step: step.value, source: source, log: log)
        }
        #expect(log.lines == ["Counter: @self, @identity, _count changed."])
        _ = scene.tap(at: CGPoint(x: scene.frame("text").midX, y: scene.frame("text").midY))
        scene.settle()
        #expect(log.lines.last == "Counter: _count changed.")
        step.value = 1
        scene.settle()
        #expect(log.lines.last == "Counter: @self changed.")
        source.value = 1
        scene.settle()
        #expect(log.lines.last == "Counter: @dependencies changed.")
        #expect(log.lines.count == 4)
    }
}
