import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantViews

// The work of a window in use: an event arrives, the view updates, the changes are painted.

/// Rows that rotate with their distance from the middle of the screen, all of them or only the visible ones.
struct HelixList: View {
    let rows: Int
    let isLazy: Bool
    private let colors: [Color] = [.red, .green, .blue, .orange, .pink, .purple, .yellow]

    var body: some View {
        GeometryReader { screen in
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { content(screen) }
                } else {
                    VStack(spacing: 0) { content(screen) }
                }
            }
        }
    }

    private func content(_ screen: GeometryProxy) -> some View {
        ForEach(0..<rows, id: \.self) { index in
            GeometryReader { row in
                Text("Row #\(index)")
                    .font(.title)
                    .frame(width: screen.size.width)
                    .background(colors[index % colors.count])
                    .rotation3DEffect(.degrees(Double(row.frame(in: .global).minY - screen.size.height / 2) / 5),
                                      axis: (x: 0, y: 1, z: 0))
            }
            .frame(height: 40)
        }
    }
}

/// Five sliders, each with a label above its knob.
struct SliderBoard: View {
    var body: some View { VStack(spacing: 60) { ForEach(0..<5) { _ in LabelledSlider() } }.padding(40) }

    struct LabelledSlider: View {
        @State private var value = 0.5
        var body: some View {
            Slider(value: $value).overlay {
                GeometryReader { reader in
                    Text("\(value, specifier: "%.2f")")
                        .position(x: 14 + value * (reader.size.width - 28), y: -16)
                }
                .allowsHitTesting(false)
            }
        }
    }
}

struct PlainRows: View {
    let rows: Int
    var body: some View {
        ScrollView { LazyVStack { ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 44) } } }
    }
}

@MainActor
enum LiveWorkloads {
    nonisolated static func all(isSmall: Bool) -> [Bench] {
        func on(_ run: @escaping @MainActor () -> Figures) -> () -> Figures { { MainActor.assumeIsolated { run() } } }
        let many = isSmall ? 500 : 5_000, countless = isSmall ? 10_000 : 1_000_000
        return [
            ("live sliders", on { sliders() }),
            ("live helix 50", on { helix(50, isLazy: false) }),
            ("live helix 50 lazy", on { helix(50, isLazy: true) }),
            ("live helix \(many) lazy", on { helix(many, isLazy: true) }),
            ("live rows 1000", on { rows(1_000) }),
            ("live rows \(countless)", on { rows(countless) }),
            ("live toggles", on { toggles() }),
            ("live glass", on { glass(isScrolled: true) }),
            ("live glass at rest", on { glass(isScrolled: false) }),
        ]
    }

    private static func open(_ view: some View) -> ViewHost {
        var settings = HostConfiguration(size: CGSize(width: 390, height: 844))
        settings.background = .white
        return ViewHost(rootView: view, configuration: settings)
    }

    /// Paints the changed parts of a host's display list.
    @MainActor final class Window {
        let host: ViewHost
        private let surface = RasterSurface()
        private var shown: DisplayList
        var painted = 0.0

        init(_ host: ViewHost) {
            self.host = host
            shown = host.frame()
            try? surface.draw(shown)
        }

        /// The time from the event to the pixels, separately for the update and for painting.
        func frame(_ event: () -> Void) -> (answer: Double, paint: Double) {
            var list: DisplayList!
            let answer = measureCost {
                event()
                list = host.frame()
            }
            let paint = measureCost {
                let damage = list.damage(since: shown)
                painted = damage.reduce(0) { $0 + Double($1.width * $1.height) }
                if !damage.isEmpty { try? surface.draw(list, dirty: damage) }
            }
            shown = list
            return (answer.time, paint.time)
        }
    }

    static func figures(_ frames: [(answer: Double, paint: Double)]) -> Figures {
        let warm = frames.dropFirst(10), whole = warm.map { $0.answer + $0.paint }.sorted()
        return ["answer ns": median(warm.map(\.answer)), "paint ns": median(warm.map(\.paint)),
                "frame ns": median(whole), "frame 95 % ns": whole[whole.count * 95 / 100]]
    }

    /// Drags the third knob back and forth.
    private static func sliders() -> Figures {
        let window = Window(open(SliderBoard())), host = window.host
        let y = host.size.height / 2
        var frames: [(answer: Double, paint: Double)] = []
        _ = host.send(.pointer(PointerEvent(.began, at: CGPoint(x: 195, y: y))))
        for turn in 0..<130 {
            let x = 195 + 140 * sin(Double(turn) / 20)
            if turn == 100 { host.graph.work = Work() }
            frames.append(window.frame {
                host.advance(to: host.now + 1 / 60)
                _ = host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: x, y: y))))
            })
        }
        var found = figures(frames)
        found["bodies a frame"] = Double(host.graph.work.bodies) / 30
        found["painted share"] = window.painted / Double(390 * 844)
        return found
    }

    /// Scrolls by 7 points per frame with a wheel, to the end and back.
    private static func helix(_ rows: Int, isLazy: Bool) -> Figures {
        let window = Window(open(HelixList(rows: rows, isLazy: isLazy))), host = window.host
        let middle = CGPoint(x: 195, y: 422)
        var frames: [(answer: Double, paint: Double)] = []
        for turn in 0..<240 {
            let delta = CGSize(width: 0, height: turn % 160 < 80 ? 7 : -7)
            frames.append(window.frame {
                host.advance(to: host.now + 1 / 120)
                _ = host.send(.wheel(WheelEvent(at: middle, delta: delta)))
            })
        }
        var found = figures(frames)
        found["rows"] = Double(host.graph.tree.live)
        return found
    }

    /// Opens a list, scrolls a little, then to its end. Several lists, because the first includes one-time
    /// initialisation.
    private static func rows(_ count: Int) -> Figures {
        let middle = CGPoint(x: 195, y: 422)
        var opened: [Double] = [], ended: [Double] = [], costs: [Double] = []
        var live = 0
        for _ in 0..<9 {
            var host: ViewHost!
            opened.append(measureCost {
                host = open(PlainRows(rows: count))
                _ = host.frame()
            }.time)
            for _ in 0..<20 {
                costs.append(measureCost {
                    host.advance(to: host.now + 1 / 60)
                    _ = host.send(.wheel(WheelEvent(at: middle, delta: CGSize(width: 0, height: 20))))
                    _ = host.frame()
                }.time)
            }
            ended.append(measureCost {
                _ = host.send(.wheel(WheelEvent(at: middle, delta: CGSize(width: 0, height: Double(count) * 60))))
                _ = host.frame()
            }.time)
            live = withExtendedLifetime(host) { $0!.graph.tree.live }
        }
        return ["open ns": median(opened), "frame ns": median(costs), "end ns": median(ended), "rows": Double(live)]
    }

    private struct Appearing: View {
        let isShown: Bool
        var body: some View {
            VStack {
                if isShown { Text("Here").padding().background(.yellow).transition(.scale.combined(with: .opacity)) }
            }
        }
    }

    /// Inserts and removes a view with a transition 10,000 times, and measures the growth in memory use after the first
    /// thousand.
    private static func toggles() -> Figures {
        let host = open(Appearing(isShown: false))
        func toggle(_ times: Int) {
            for _ in 0..<times {
                for isShown in [true, false] {
                    withAnimation(.linear(duration: 0.1)) { host.update(Appearing(isShown: isShown)) }
                    for _ in 0..<2 {
                        host.advance(to: host.now + 0.06)
                        _ = host.frame()
                    }
                }
            }
        }
        toggle(1_000)
        let before = Allocations.inUse, rows = host.graph.tree.live
        let time = measureCost { toggle(10_000) }.time
        let after = Allocations.inUse
        var found = ["grown rows": Double(host.graph.tree.live - rows), "in and out ns": time / 10_000]
        if let before, let after { found["grown bytes"] = after - before }
        return found
    }
}
