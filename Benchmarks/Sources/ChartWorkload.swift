import Charts
import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantPNG
import QuadrantSVG
import SwiftUI

// Charts: points as files, and the frames of a chart of many bars in use.

/// A point of a scatter.
private struct Sample {
    let x: Double
    let y: Double
}

/// A chart of bars of which one is selected.
private struct SelectedBars: View {
    let bars: [Int]
    /// Whether a rule with a label stands at the selected bar; else it is opaque among others.
    let hasRule: Bool
    let scrolls: Bool
    @State private var selected: Int?

    var body: some View {
        let chart = Chart {
            ForEach(bars, id: \.self) { bar in
                BarMark(x: .value("x", bar), y: .value("y", (bar * 7919) % 101))
                    .opacity(hasRule || selected == nil || selected == bar ? 1 : 0.4)
            }
            if hasRule, let selected { RuleMark(x: .value("x", selected)).foregroundStyle(.secondary) }
        }
        .chartXSelection(value: $selected)
        if scrolls {
            chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 200)
        } else {
            chart
        }
    }
}

@MainActor
enum ChartWorkload {
    nonisolated static func all(isSmall: Bool) -> [Bench] {
        func on(_ run: @escaping @MainActor () -> Figures) -> () -> Figures { { MainActor.assumeIsolated { run() } } }
        let counts = isSmall ? [100, 10_000] : [100, 10_000, 1_000_000], bars = isSmall ? 500 : 5_000
        var all: [Bench] = []
        for count in counts {
            all.append(("chart of \(count) points", on { points(count) { plot($0) } }))
            all.append(("chart of \(count) point marks", on { points(count) { pointMarks($0) } }))
            all.append(("chart of \(count) line marks", on { points(count, isSorted: true) { lineMarks($0) } }))
        }
        for (name, hasRule, scrolls, waits) in uses {
            all.append(("chart frames, \(name)", on { frames(bars, hasRule, scrolls, waits) }))
        }
        return all
    }

    /// What is done with a chart of bars: whether a rule stands at the selected one, whether the chart scrolls, and
    /// whether the finger rests before it moves.
    nonisolated private static let uses = [
        ("selecting with a rule", true, false, false), ("selecting with opacity", false, false, false),
        ("scrolling", true, true, false), ("selecting in a chart that scrolls", true, true, true),
    ]

    private static func plot(_ data: [Sample]) -> some View {
        Chart { PointPlot(data, x: .value("x", \.x), y: .value("y", \.y)) }
    }
    private static func pointMarks(_ data: [Sample]) -> some View {
        Chart(data, id: \.x) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
    }
    private static func lineMarks(_ data: [Sample]) -> some View {
        Chart(data, id: \.x) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
    }

    /// Points from memory to files in memory; the first picture is not counted, of up to 10,000 points.
    private static func points<Content: View>(_ count: Int, isSorted: Bool = false, _ chart: ([Sample]) -> Content)
        -> Figures {
        var state: UInt64 = 88_172_645_463_325_252
        func random() -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Double(state >> 11) / Double(1 << 53)
        }
        var data = (0..<count).map { _ in Sample(x: random() * 100, y: random() * random() * 100) }
        if isSorted { data.sort { $0.x < $1.x } }
        func list() -> DisplayList {
            let configuration = HostConfiguration(size: CGSize(width: 640, height: 480), scale: 1, background: .white)
            return ViewHost(rootView: chart(data), configuration: configuration).frame()
        }
        if count <= 10_000 { _ = try? PNG.encode(list()) }
        let start = wallTime()
        let size = (try? PNG.encode(list()).count) ?? 0
        var figures: Figures = ["PNG ms": (wallTime() - start) / 1e6, "PNG bytes": Double(size)]
        guard count <= 10_000 else { return figures }
        let second = wallTime()
        let bytes = (try? SVG().encode(list(), options: PictureOptions()).count) ?? 0
        figures["SVG ms"] = (wallTime() - second) / 1e6
        figures["SVG bytes"] = Double(bytes)
        return figures
    }

    private static func wallTime() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
    }

    /// The median time of a frame in use: event, layout, drawing, and painting of what has changed at 2x.
    private static func frames(_ bars: Int, _ hasRule: Bool, _ scrolls: Bool, _ waits: Bool) -> Figures {
        ["ms": drag(SelectedBars(bars: Array(0..<bars), hasRule: hasRule, scrolls: scrolls), waits: waits)]
    }

    /// A drag of 60 frames. With `waits` the finger rests first, and selects in a chart that scrolls.
    private static func drag(_ view: some View, waits: Bool) -> Double {
        let host = ViewHost(rootView: view.frame(width: 360, height: 240),
                            configuration: HostConfiguration(size: CGSize(width: 390, height: 300), scale: 2))
        var shown = host.frame(), times: [Double] = []
        let surface = RasterSurface()
        try? surface.draw(shown)
        func send(_ phase: PointerEvent.Phase, _ x: Double) {
            host.advance(to: host.now + 1.0 / 60)
            host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 150))))
        }
        func frame() {
            let list = host.frame()
            let damage = list.damage(since: shown)
            if !damage.isEmpty { try? surface.draw(list, dirty: damage) }
            shown = list
        }
        send(.began, 300)
        frame()
        if waits {
            host.advance(to: host.now + 1)
            frame()
        }
        for step in 1...60 {
            let start = threadTime()
            send(.moved, 300 - Double(step) * 3)
            frame()
            // The first frames begin the gesture.
            if step > 5 { times.append((threadTime() - start) / 1e6) }
        }
        send(.ended, 120)
        return median(times)
    }
}
