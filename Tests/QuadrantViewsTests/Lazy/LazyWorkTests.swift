import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The work of lazy containers, counted.
@Suite("The cost of scrolling", .serialized) @MainActor
struct LazyWorkTests {
    private func list(_ count: Int) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 390, height: 844), isChecked: false) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Line(index: $0) } }
            }
        }
    }

    private struct Line: View {
        let index: Int
        var body: some View { Probe("r\(index)", 100, 44) }
    }

    /// Scrolling content that does not read its position: no body, no measurement, one placement.
    @Test func plainContentMoves() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: 400), isChecked: false) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Line(index: $0) } } }
        }
        let work = scene.work { _ = scene.scroller.scroll(to: SIMD2(0, 100)) }
        #expect(work == Work(placed: 1))
    }

    /// Scrolling within a row creates nothing; the lazy stack only updates its range. At a row's edge one row is
    /// created, measured and placed.
    @Test func lazyContentMoves() {
        let scene = list(1_000)
        scene.scroll(to: 0, 4_000)
        let within = scene.work { _ = scene.scroller.scroll(to: SIMD2(0, 4_001)) }
        #expect(within == Work(placed: 2))
        // 4 048 is 92 rows: one was removed, one was inserted.
        let over = scene.work { _ = scene.scroller.scroll(to: SIMD2(0, 4_048)) }
        #expect(over.bodies == 1)
        #expect(over.measured == 1)
    }

    /// A million rows cost the same as a thousand, on opening and while scrolling.
    @Test func aMillionRowsCostWhatAThousandDo() {
        func cost(_ count: Int) -> (opening: Work, rows: Int, steps: [Work]) {
            let scene = list(count)
            let opening = scene.host.graph.work
            let steps = (1...5).map { step in
                scene.work { _ = scene.scroller.scroll(to: SIMD2(0, Double(step) * 30)) }
            }
            return (opening, scene.host.graph.tree.live, steps)
        }
        let small = cost(1_000), large = cost(1_000_000)
        #expect(large.opening == small.opening)
        #expect(large.rows == small.rows)
        #expect(large.steps == small.steps)
    }

    @Test func aMillionRowsScrollToTheEnd() {
        var proxy: ScrollViewProxy?
        let scene = ViewHarness(offering: ProposedViewSize(width: 390, height: 440), isChecked: false) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { Line(index: $0) } } }
            }
        }
        scene.scroll(to: 0, .greatestFiniteMagnitude)
        #expect(scene.frame("r999999").maxY == 440)
        #expect(scene.scroller.limit.y == (1_000_000.0 * 44 - 440 as Double))
        scene.scroll(to: 0, 0)
        #expect(scene.frame("r0").minY == 0)
        proxy?.scrollTo(999_999, anchor: .bottom)
        scene.settle()
        #expect(scene.frame("r999999").maxY == 440)
        proxy?.scrollTo(500_000, anchor: .top)
        scene.settle()
        #expect(scene.frame("r500000").minY == 0)
        #expect((0..<1_000_000).filter { [0, 499_999, 500_009, 500_010].contains($0) }.filter {
            scene.contains("r\($0)")
        } == [500_009])
    }

    private struct Turning: View {
        let count: Int
        let isLazy: Bool
        var body: some View {
            GeometryReader { screen in
                ScrollView {
                    if isLazy { LazyVStack(spacing: 8) { rows(screen) } } else { VStack { rows(screen) } }
                }
            }
        }
        private func rows(_ screen: GeometryProxy) -> some View {
            ForEach(0..<count, id: \.self) { index in
                GeometryReader { row in
                    Color.red.frame(width: screen.size.width).rotation3DEffect(
                        .degrees(Double(row.frame(in: .global).minY - screen.size.height / 2) / 5),
                        axis: (x: 0, y: 1, z: 0))
                }
                .frame(height: 40)
            }
        }
    }

    /// The helix of 50 rows evaluates the content of each row and nothing else; that of 5 000 lazy rows only the
    /// visible ones, as many as one of 50 lazy rows.
    @Test func aLazyHelixEvaluatesVisibleRowsOnly() {
        func frame(_ count: Int, isLazy: Bool) -> [Work] {
            let scene = ViewHarness(offering: ProposedViewSize(width: 390, height: 844), isChecked: false) {
                Turning(count: count, isLazy: isLazy)
            }
            return (1...6).map { step in scene.work { _ = scene.scroller.scroll(to: SIMD2(0, Double(step) * 8)) } }
        }
        #expect(frame(50, isLazy: false).allSatisfy { $0.bodies == 50 && $0.measured == 0 })
        let short = frame(50, isLazy: true), long = frame(5_000, isLazy: true)
        #expect(short == long)
        // 844 / 48: at most 18 or 19 rows are visible.
        #expect(long.allSatisfy { $0.bodies <= 20 })
    }
}
