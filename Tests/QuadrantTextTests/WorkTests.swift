import Foundation
import QuadrantDisplayList
import QuadrantText
import Testing

@Suite("Work")
struct WorkTests {
    /// A stack that asks with nothing, everything and its share shapes a text once.
    @Test func probesShapeOnce() {
        let text = Sample.text("A text that a stack measures several times")
        let before = TextLayouter.shapeCount
        for width in [0, nil, 120, 80, 120, 119.5] as [Double?] { _ = text.measure(width: width, height: nil) }
        _ = text.item(in: text.measure(width: 120, height: nil).size)
        _ = text.spacing
        // Other suites may shape at the same time, so what this text did is asked of the text.
        #expect(text.shapeCount == 1)
        #expect(TextLayouter.shapeCount > before)
    }
}
