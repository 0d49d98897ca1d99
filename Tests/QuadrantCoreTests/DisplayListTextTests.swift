import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// DisplayList.text, which goldens compare before the pixels.
@Suite("Display lists in words") @MainActor
struct DisplayListTextTests {
    private func text(_ view: some View) -> String {
        ViewHarness(offering: 300, 40) { view }.displayList.text
    }

    /// Expects that views which are drawn differently have different texts.
    private func expectDifferent(_ views: [any View], sourceLocation: SourceLocation = #_sourceLocation) {
        let found = views.map { text(AnyView($0)) }
        #expect(Set(found).count == views.count, "\(found)", sourceLocation: sourceLocation)
    }

    @Test func everyRunIsSaid() {
        expectDifferent([
            Text("one ") + Text("two").foregroundStyle(.red),
            Text("one ") + Text("two").foregroundStyle(.blue),
            Text("one ") + Text("two").foregroundStyle(.red).italic(),
            Text("one ") + Text("two").foregroundStyle(.red).baselineOffset(3),
        ])
        #expect(text(Text("one ") + Text("two").foregroundStyle(.red)).contains("\"two\""))
    }

    @Test func everyLineIsSaid() {
        expectDifferent([
            Text("word"), Text("word").underline(), Text("word").strikethrough(), Text("word").underline(color: .red),
            Text("word").underline(pattern: .dash), Text("word").underline(pattern: .dot),
        ])
    }

    @Test func glyphsAreSaid() {
        expectDifferent([Text("fix"), Text("fix").kerning(1), Text("fix").kerning(2)]
            .map { $0.frame(width: 100, alignment: .leading) })
    }

    @Test func everyStopIsSaid() {
        func gradient(_ middle: Color, at place: CGFloat) -> some View {
            LinearGradient(stops: [.init(color: .red, location: 0), .init(color: middle, location: place),
                                   .init(color: .blue, location: 1)], startPoint: .leading, endPoint: .trailing)
        }
        expectDifferent([gradient(.green, at: 0.5), gradient(.yellow, at: 0.5), gradient(.green, at: 0.25)])
    }

    @Test func everyLineOfAShapeIsSaid() {
        func stroke(_ style: StrokeStyle) -> some View { Rectangle().stroke(.red, style: style) }
        expectDifferent([
            stroke(StrokeStyle(lineWidth: 2)), stroke(StrokeStyle(lineWidth: 2, lineCap: .round)),
            stroke(StrokeStyle(lineWidth: 2, lineJoin: .bevel)), stroke(StrokeStyle(lineWidth: 2, dash: [3])),
        ])
    }

    @Test func colorEffectsAreSaid() {
        expectDifferent([Color.red.saturation(0.5), Color.red.saturation(0.25), Color.red.contrast(0.5)])
    }
}
