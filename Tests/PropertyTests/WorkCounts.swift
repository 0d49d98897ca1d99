import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

/// What a change costs, counted: bodies run, views measured, placed and drawn (architecture, the phase-keyed view graph).
@Suite("The cost of a change", .serialized)
@MainActor
struct WorkCounts {
    /// Nothing changed: nothing is done.
    @Test func nothing() {
        let scene = ViewHarness { Column(text: Input("one"), shift: Input(0)) }
        #expect(scene.work {} == Work())
    }

    /// Another text of the same width: one body, one measure, one placement, and the drawing of the way to it.
    @Test func textOfTheSameWidth() {
        let text = Input("12")
        let scene = ViewHarness(offering: 300, 300) { Column(text: text, shift: Input(0)) }
        let work = scene.work { text.value = "21" }
        #expect(work.bodies == 1)
        #expect(work.measured <= 3, "the text answers again what it was asked before")
        #expect(work.placed == 1)
    }

    /// Another offset: one body and one placement; nothing is measured.
    @Test func offset() {
        let shift = Input(0.0)
        let scene = ViewHarness(offering: 300, 300) { Column(text: Input("one"), shift: shift) }
        let work = scene.work { shift.value = 30 }
        #expect(work.bodies == 1)
        #expect(work.measured == 0)
        #expect(work.placed == 1)
    }

    /// A longer text: its ancestors up to the first that keeps its size answer again, no sibling does.
    @Test func longerText() {
        let text = Input("one")
        let scene = ViewHarness(offering: 300, 300) { Column(text: text, shift: Input(0)) }
        let before = scene.work {}
        let work = scene.work { text.value = "one two three" }
        #expect(before == Work())
        #expect(work.bodies == 1)
        #expect(work.measured > 0 && work.measured <= 12)
    }

    /// One of a thousand rows changes its colour: one is drawn with the way to it, none is measured.
    @Test func colorOfOneRow() {
        let color = Input(Color.red)
        let scene = ViewHarness(offering: 300, 3_000) {
            VStack(spacing: 0) {
                ForEach(0..<1_000, id: \.self) { index in
                    if index == 500 { Swatch(color: color) } else { Color.blue.frame(height: 1) }
                }
            }
        }
        let work = scene.work { color.value = .green }
        #expect(work.bodies == 1)
        #expect(work.measured == 0)
        #expect(work.placed == 0)
    }

    private struct Column: View {
        let text: Input<String>
        let shift: Input<Double>
        var body: some View {
            VStack(spacing: 8) {
                Probe("top", 40, 10)
                HStack {
                    Label(text: text)
                    Spacer()
                    Moved(shift: shift)
                }
                Probe("bottom", 40, 10)
            }
            .frame(width: 200, height: 100)
        }
    }

    private struct Label: View {
        let text: Input<String>
        var body: some View { Text(text.value) }
    }

    private struct Moved: View {
        let shift: Input<Double>
        var body: some View { Probe("box", 20, 20).offset(x: shift.value) }
    }

    private struct Swatch: View {
        let color: Input<Color>
        var body: some View { color.value.frame(height: 1) }
    }
}
