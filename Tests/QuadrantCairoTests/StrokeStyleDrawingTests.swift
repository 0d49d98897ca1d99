import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite("Stroke styles as they are drawn")
struct StrokeStyleDrawingTests {
    @Test(arguments: [(0, false), (-1, false), (CGFloat.nan, false), (.infinity, false), (0.1, true)]
        as [(CGFloat, Bool)])
    func widthsAreNumbersGreaterThanZero(width: CGFloat, isDrawn: Bool) {
        #expect(StrokeStyle(lineWidth: width).paints == isDrawn)
    }

    @Test func reachCoversJoinsAndCaps() {
        #expect(StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: 10).reach == 10)
        #expect(StrokeStyle(lineWidth: 2, lineJoin: .round).reach == 1.5)
        // Pixels beyond the reach of a miter limit that is NaN were never drawn.
        #expect(StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: .nan).reach == 10)
    }

    @Test(arguments: [([], false), ([1, 2], true), ([0.001, 0.001], false), ([-1, 3], false), ([.nan, 1], false),
                      ([1e7, 1], false)] as [([CGFloat], Bool)])
    func dashesThatCannotBeSeenAreSolid(dash: [CGFloat], isDashed: Bool) {
        #expect((StrokeStyle(lineWidth: 1, dash: dash).drawnDash != nil) == isDashed)
    }

    @Test func phasesTooLargeAreNone() {
        #expect(StrokeStyle(lineWidth: 1, dash: [2], dashPhase: .infinity).drawnDash?.phase == 0)
        #expect(StrokeStyle(lineWidth: 1, dash: [2], dashPhase: 3).drawnDash?.phase == 3)
    }

    @Test func linesOfTextHaveAnArea() {
        func line(_ rect: CGRect, _ dashes: [CGFloat] = []) -> [CGFloat]? {
            TextItem.Decoration(rect: rect, color: .black, dashes: dashes).drawnLine(at: .zero)?.dashes
        }
        let rect = CGRect(x: 0, y: 0, width: 10, height: 1)
        #expect(line(rect, [1, 2]) == [1, 2])
        #expect(line(rect, [1e-4, 1e-5]) == [])
        #expect(line(CGRect(x: 0, y: 0, width: 10, height: 0), [1, 2]) == nil)
        #expect(line(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)) == nil)
    }
}
