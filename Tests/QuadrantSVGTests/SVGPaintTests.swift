import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import Testing

/// Cases in which SVG differed from PNG and PDF, until all encoders took paints and strokes from the display list.
@Suite("SVG paints and strokes as the other formats do")
struct SVGPaintTests {
    private static let ramp = GradientStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])

    private func text(_ item: DisplayItem) throws -> String {
        let list = DisplayList(root: Fragment([item]), size: CGSize(width: 40, height: 40), scale: 1)
        return String(decoding: try SVG.encode(list), as: UTF8.self)
    }

    private func square(_ paint: Paint) -> DisplayItem {
        .shape(ShapeItem(path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), frame: .zero, paint: paint))
    }

    private func line(_ style: StrokeStyle) -> DisplayItem {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 9, y: 0))
        return .shape(ShapeItem(path: path, frame: .zero, stroke: style, paint: .black))
    }

    /// A coordinate that is NaN was written as 0.
    @Test(arguments: [
        Paint.linear(ramp, from: .zero, to: CGPoint(x: CGFloat.nan, y: 1)),
        .radial(ramp, center: CGPoint(x: CGFloat.infinity, y: 0), inner: 0, outer: 5),
        .angular(ramp, center: CGPoint(x: CGFloat.nan, y: 0), from: 0, to: 6),
    ])
    func aGradientNowhereIsItsLastColour(paint: Paint) throws {
        let text = try text(square(paint))
        #expect(text.contains("fill=\"#ffffff\"") && !text.contains("url(#") && !text.contains("<g"))
    }

    /// An infinite miter limit was written as 1000000000.
    @Test func aMiterLimitIsANumber() throws {
        #expect(try text(line(StrokeStyle(lineWidth: 1, miterLimit: .infinity))).contains("stroke-miterlimit=\"10\""))
        #expect(try text(line(StrokeStyle(lineWidth: 1, miterLimit: 4))).contains("stroke-miterlimit=\"4\""))
    }

    @Test func dashesLongerThanAnyLineAreSolid() throws {
        #expect(try !text(line(StrokeStyle(lineWidth: 1, dash: [0, 1e8]))).contains("dash"))
        let moved = try text(line(StrokeStyle(lineWidth: 1, dash: [3, 1], dashPhase: .infinity)))
        #expect(moved.contains("stroke-dasharray=\"3 1\"") && !moved.contains("dashoffset"))
    }

    /// It was written as an invisible element.
    @Test func aLineOfTextWithoutHeightIsLeftOut() throws {
        let line = TextItem.Decoration(rect: CGRect(x: 0, y: 5, width: 20, height: 0), color: .black)
        #expect(try !text(.text(TextItem(frame: .zero, runs: [], decorations: [line], string: ""))).contains("<path"))
    }
}
