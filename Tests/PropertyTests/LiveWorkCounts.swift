import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews

// The exact work of a frame while a view is in use. Benchmarks measure its time.

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

    private struct Labelled: View {
        @State private var value = 0.5
        var body: some View {
            Slider(value: $value).overlay {
                GeometryReader { reader in
                    Text("\(value, specifier: "%.2f")").position(x: 14 + value * (reader.size.width - 28), y: -16)
                }
                .allowsHitTesting(false)
            }
        }
    }

    /// Five sliders with their labels; the third is dragged. One user body and one geometry reader's closure are
    /// evaluated, and the painted rectangles are inside that slider with its shadow and label; the next label begins 48
    /// points below.
    @Test func aDraggedSliderCostsItself() throws {
        let host = open(VStack(spacing: 60) { ForEach(0..<5) { _ in Labelled() } }.padding(40))
        let y = host.size.height / 2
        func drag(_ phase: PointerEvent.Phase, _ x: Double) {
            host.advance(to: host.now + 1.0 / 60)
            host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y))))
        }
        drag(.began, 195)
        drag(.moved, 220)
        var shown = host.frame()
        for x in [230.0, 250, 140, 90] {
            host.graph.work = Work()
            drag(.moved, x)
            let list = host.frame()
            #expect(host.graph.work.bodies == 1)
            let painted = list.damage(since: shown)
            #expect(!painted.isEmpty)
            for rect in painted { #expect(rect.minY > y - 60 && rect.maxY < y + 45, "\(rect) about \(y)") }
            shown = list
        }
    }

    /// Rows outside of the viewport cost nothing: opening, a frame, and scrolling to the end do the work of 1,000 rows.
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
