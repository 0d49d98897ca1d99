import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews

// What a frame may cost while somebody uses a view. Times are in Benchmarks; here is what they come from, exactly.

@MainActor @Suite("The cost of a live frame, counted")
struct LiveWorkCounts {
    private struct Board: View {
        var body: some View { VStack(spacing: 60) { ForEach(0..<5) { LabelledSlider(index: $0) } }.padding(40) }

        struct LabelledSlider: View {
            let index: Int
            @State private var value = 0.5
            var body: some View {
                Slider(value: $value)
                    .overlay { Text("\(value, specifier: "%.2f")").offset(y: -30).allowsHitTesting(false) }
                    .accessibilityIdentifier("slider \(index)")
            }
        }
    }

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

    /// A knob that moves: the body that reads its value runs again, and no other.
    @Test func draggingASliderRunsOneBodyAndPaintsItsPart() throws {
        let host = open(Board())
        let start = try host.point(of: "slider 2")
        host.send(.pointer(PointerEvent(.began, at: start)))
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: start.x + 20, y: start.y))))
        let before = host.frame()
        host.graph.work = Work()
        host.advance(to: host.now + 1.0 / 60)
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: start.x + 40, y: start.y))))
        let after = host.frame()
        #expect(host.graph.work.bodies == 1)
        let damage = after.damage(since: before)
        #expect(!damage.isEmpty)
        // The slider is 28 points high and its label stands 30 points above its middle.
        let part = CGRect(x: 0, y: start.y - 50, width: 390, height: 50 + 30)
        for rect in damage { #expect(part.contains(rect), "\(rect)") }
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
