@testable import Charts
import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import SwiftUI
import Testing

/// What does not change is not computed again: the work of charts in use, counted.
@Suite("Charts: work") @MainActor
struct ChartsWorkTests {
    /// What the views and the test share.
    @Observable final class Shared {
        var values = Array(repeating: 3.0, count: 200)
        var turn = 0
        @ObservationIgnored var proxy: ChartProxy?
        var work: ChartWork { proxy?.stage.work ?? ChartWork() }
    }

    /// A chart of bars, of which one is selected, in a body that reads `turn`.
    private struct Bars: View {
        let shared: Shared
        var hasRule = true
        var scrolls = false
        @State private var selected: Int?

        var body: some View {
            let _ = shared.turn
            let chart = Chart {
                ForEach(shared.values.indices, id: \.self) { bar in
                    BarMark(x: .value("x", bar), y: .value("y", shared.values[bar] + Double(bar % 7)))
                        .opacity(hasRule || selected == nil || selected == bar ? 1 : 0.5)
                }
                if hasRule, let selected { RuleMark(x: .value("x", selected)) }
            }
            .chartXSelection(value: $selected)
            .chartBackground { proxy in
                let _ = shared.proxy = proxy
                Color.clear
            }
            if scrolls {
                chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
            } else {
                chart
            }
        }
    }

    private func open(_ shared: Shared, hasRule: Bool = true, scrolls: Bool = false) -> ViewHarness {
        ViewHarness(offering: 300, 150, evaluatesTwice: false) {
            Bars(shared: shared, hasRule: hasRule, scrolls: scrolls)
        }
    }

    /// The work of the last of some frames of a drag.
    private func drag(_ scene: ViewHarness, _ shared: Shared, wait: Double = 0) -> ChartWork {
        func send(_ phase: PointerEvent.Phase, _ x: CGFloat, at time: Double) {
            scene.host.advance(to: time)
            _ = scene.host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 60))))
            scene.settle()
        }
        send(.began, 250, at: 0.1)
        if wait > 0 { scene.at(0.1 + wait) }
        for step in 1...5 { send(.moved, 250 - CGFloat(step) * 11, at: 0.2 + wait + Double(step) / 60) }
        let before = shared.work
        send(.moved, 150, at: 0.4 + wait)
        return shared.work - before
    }

    @Test func aBodyWithEqualDataDoesNothingForItsMarks() {
        let shared = Shared(), scene = open(shared)
        let before = shared.work
        #expect(before.models == 1 && before.scales == 2 && before.outlines == 200)
        shared.turn += 1
        scene.settle()
        #expect(shared.work == before)
    }

    @Test func aRuleThatFollowsAFingerEvaluatesNoScale() {
        let shared = Shared(), work = drag(open(shared), shared)
        // The fragment of the last marks is made again.
        #expect(work == ChartWork(models: 1, scales: 0, axes: 0, stacks: 0, layouts: 0, outlines: 200 % 64 + 1))
    }

    /// What is known of all marks is collected with them: no mark is looked at again for it.
    @Test func marksTellTogetherWhatFewHave() {
        func traits(@ChartContentBuilder _ content: () -> some ChartContent) -> [Bool] {
            let traits = ChartsScene.marks(content).traits
            return [traits.isInOrder, traits.hasFunctions, traits.hasAccessibility]
        }
        #expect(traits { BarMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5) } == [true, false, false])
        #expect(traits { BarMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1) } == [false, false, false])
        #expect(traits { LineMark(x: .value("x", 1), y: .value("y", 1)) } == [false, false, false])
        #expect(traits { LinePlot(x: "x", y: "y") { $0 } }[1])
        #expect(traits { PointMark(x: .value("x", 1), y: .value("y", 1)).accessibilityLabel("a") }[2])
    }

    @Test func aSelectedBarIsDrawnWithItsNeighboursOnly() {
        let shared = Shared(), work = drag(open(shared, hasRule: false), shared)
        #expect(work.scales == 0 && work.axes == 0 && work.stacks == 0 && work.layouts == 0)
        #expect(work.outlines > 0 && work.outlines <= 128, "the bars that change are in two fragments at most")
    }

    @Test func scrollingPlacesLabelsAndMakesNothingElse() {
        let shared = Shared(), work = drag(open(shared, scrolls: true), shared)
        #expect(work.layouts > 0)
        #expect(work == ChartWork(models: 0, scales: 0, axes: 0, stacks: 0, layouts: work.layouts, outlines: 0))
    }

    @Test func selectingInAChartThatScrollsEvaluatesNoScale() {
        let shared = Shared(), work = drag(open(shared, scrolls: true), shared, wait: 0.5)
        #expect(work.models == 1 && work.scales == 0 && work.axes == 0 && work.stacks == 0)
        #expect(work.outlines <= 64)
    }

    @Test func aFrameOfAnAnimationLaysOutNoLabel() {
        let shared = Shared(), scene = open(shared)
        withAnimation(.linear(duration: 1)) {
            // The domain stays.
            for bar in stride(from: 0, to: 200, by: 7) { shared.values[bar] += 2 }
        }
        scene.at(0.2)
        let before = shared.work
        scene.at(0.5)
        let work = shared.work - before
        #expect(work.scales == 0 && work.axes == 0 && work.layouts == 0)
        #expect(work.outlines == 200)
    }

    @Test func moreDataInTheSameDomainKeepsTheAxisOfY() {
        let shared = Shared(), scene = open(shared)
        let before = shared.work
        shared.values[100] = 5
        scene.settle()
        let work = shared.work - before
        #expect(work.models == 1 && work.scales == 0 && work.stacks == 1 && work.outlines == 64)
        shared.values[100] = 50
        scene.settle()
        #expect((shared.work - before).scales == 1, "the domain of y is another one")
    }
}

extension ChartWork {
    fileprivate static func - (a: ChartWork, b: ChartWork) -> ChartWork {
        ChartWork(models: a.models - b.models, scales: a.scales - b.scales, axes: a.axes - b.axes,
                  stacks: a.stacks - b.stacks, layouts: a.layouts - b.layouts, outlines: a.outlines - b.outlines)
    }
}
