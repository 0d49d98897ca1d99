import Foundation
import Testing
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews

// What a frame may cost while somebody uses a view. Times are in Benchmarks; here is what they come from, exactly.

@MainActor @Suite("The cost of a live frame, counted")
struct LiveWorkCounts {
    private struct Rows: View {
        let count: Int
        var body: some View {
            ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Probe("row \($0)", 200, 40) } } }
        }
    }

    private func open(_ view: some View) -> ViewHost {
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 390, height: 844)))
        _ = host.frame()
        return host
    }

    /// Rows that are not in sight cost nothing: opening, a frame and the way to the end, counted, are those of 1,000.
    @Test func aMillionRowsCostWhatAThousandDo() {
        func costs(_ count: Int) -> [Work] {
            let host = open(Rows(count: count))
            var found = [host.graph.work]
            for delta in [20.0, 20, 700, Double(count) * 60] {
                host.graph.work = Work()
                host.advance(to: host.now + 1.0 / 60)
                host.send(.wheel(WheelEvent(at: CGPoint(x: 100, y: 100), delta: CGSize(width: 0, height: delta))))
                _ = host.frame()
                found.append(host.graph.work)
            }
            return found
        }
        #expect(costs(1_000) == costs(1_000_000))
    }
}
