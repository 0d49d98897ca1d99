import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

/// The exact work of a change: bodies evaluated, views measured, placed and drawn (Docs: the phase-keyed view graph).
@Suite("The cost of a change", .serialized)
@MainActor
struct WorkCounts {
    /// Without a change there is no work.
    @Test func noChangeIsNoWork() {
        let scene = ViewHarness(offering: 300, 300) { Card(text: Input("12"), shift: Input(0)) }
        #expect(scene.work {} == Work())
    }

    /// A text of the same width: one body, one measurement, one placement.
    @Test func textOfTheSameWidth() {
        let text = Input("12")
        let scene = ViewHarness(offering: 300, 300) { Card(text: text, shift: Input(0)) }
        let work = scene.work { text.value = "21" }
        #expect(work.steps == Steps(1, 1, 1, drawn: 1))
    }

    /// A new offset: one body and one placement, no measurement.
    @Test func aNewOffsetPlacesOnce() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 300, 300) { Card(text: Input("12"), shift: shift) }
        let work = scene.work { shift.value = 30 }
        #expect(work.steps == Steps(1, 0, 1, drawn: 0))
    }

    /// A view grows inside four views that grow with it and a frame that does not: six of each, and no more.
    @Test func aGrowingViewMeasuresItsAncestorsOnce() {
        let length = Input(20.0)
        let scene = ViewHarness(offering: 300, 300) {
            VStack {
                Growing(length: length).padding(1).padding(1).padding(1).padding(1).frame(width: 100, height: 100)
                Probe("beside", 10, 10)
            }
        }
        let work = scene.work { length.value = 30 }
        #expect(work.steps == Steps(1, 6, 6, drawn: 1))
    }

    /// One of a thousand rows changes its colour: none is measured or placed.
    @Test func colorOfOneRow() {
        let color = Input(Color.red)
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: 3_000), isChecked: false) {
            VStack(spacing: 0) {
                ForEach(0..<1_000, id: \.self) { index in
                    if index == 500 { Swatch(color: color) } else { Color.blue.frame(height: 1) }
                }
            }
        }
        let work = scene.work { color.value = .green }
        #expect(work.steps == Steps(1, 0, 0, drawn: 1))
    }

    private struct Card: View {
        let text: Input<String>
        let shift: Input<Double>
        var body: some View {
            VStack(spacing: 8) {
                Probe("top", 40, 10)
                Words(text: text).frame(width: 100, height: 40)
                Moved(shift: shift).frame(width: 100, height: 40)
            }
        }
    }

    private struct Words: View {
        let text: Input<String>
        var body: some View { Text(text.value) }
    }

    private struct Moved: View {
        let shift: Input<Double>
        var body: some View { Probe("box", 20, 20).offset(x: shift.value) }
    }

    private struct Growing: View {
        let length: Input<Double>
        var body: some View { Probe("box", length.value, 20) }
    }

    private struct Swatch: View {
        let color: Input<Color>
        var body: some View { color.value.frame(height: 1) }
    }
}

/// Bodies run, views measured, views placed, leaves drawn.
private struct Steps: Equatable {
    let bodies: Int
    let measured: Int
    let placed: Int
    let drawn: Int
    init(_ bodies: Int, _ measured: Int, _ placed: Int, drawn: Int) {
        self.bodies = bodies
        self.measured = measured
        self.placed = placed
        self.drawn = drawn
    }
}

extension Work {
    fileprivate var steps: Steps { Steps(bodies, measured, placed, drawn: drawn) }
}
