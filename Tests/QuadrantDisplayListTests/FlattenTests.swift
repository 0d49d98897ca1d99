import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// What a visitor receives: absolute coordinates on whole pixels, effects in pairs.
@Suite("DisplayList.visit")
struct FlattenTests {
    private struct Log: DisplayListVisitor {
        var lines: [String] = []
        /// What is wanted; nil for all.
        var part: Box?
        var wantsParts: Bool { part != nil }
        func skips(_ box: Box) -> Bool { part?.touches(box) == false }
        private func text(_ rect: CGRect) -> String { "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" }
        mutating func shape(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, paint: Paint) {
            lines.append("shape \(text(path.boundingRect))")
        }
        mutating func text(_ item: TextItem, origin: CGPoint) { lines.append("text \(origin.x) \(origin.y)") }
        mutating func image(_ item: ImageItem, frame: CGRect) { lines.append("image \(text(frame))") }
        mutating func begin(_ effect: Effect, _ content: Fragment, frame: CGRect) {
            switch effect {
            case .transform(let matrix): lines.append("begin transform \(matrix.m31) \(matrix.m32)")
            case .clip(let path, _, _): lines.append("begin clip \(text(path.boundingRect))")
            default: lines.append("begin \(text(frame))")
            }
        }
        mutating func end(_ effect: Effect, frame: CGRect) { lines.append("end") }
    }

    private func visited(_ list: DisplayList) -> [String] {
        var log = Log()
        list.root.visit(&log, grid: list.grid)
        return log.lines
    }

    /// Runs of shapes beyond the wanted part are not visited.
    @Test func runsBeyondAPartAreSkipped() {
        let many = Fragment((0..<100).map { box(CGFloat($0), 0, 1, 1) })
        var log = Log(part: Box(minX: 150, minY: 0, maxX: 151, maxY: 1))
        many.visit(&log, origin: CGPoint(x: 100, y: 0), grid: PixelGrid(scale: 1))
        #expect(log.lines.count == 32 && log.lines.first == "shape 132.0 0.0 1.0 1.0")
    }

    @Test func originsAddUp() {
        let inner = Fragment([box(1, 1, 10, 10)]), outer = Fragment([.fragment(inner, at: CGPoint(x: 20, y: 30))])
        #expect(visited(list(.fragment(outer, at: CGPoint(x: 5, y: 5)))) == ["shape 26.0 36.0 10.0 10.0"])
    }

    /// Edges are rounded half up, each for itself: from 0.5 to 11.25 is from 1 to 11.
    @Test func edgesAreOnWholePixels() {
        #expect(visited(list(box(0.5, 0, 10.75, 10))) == ["shape 1.0 0.0 10.0 10.0"])
        #expect(visited(list(box(0.5, 0, 10.75, 10), scale: 2)) == ["shape 0.5 0.0 11.0 10.0"])
    }

    @Test func anEffectIsAroundItsContent() {
        let item = DisplayItem.effect(.opacity(0.5), Fragment([box(0, 0, 10, 10)]),
                                      frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        #expect(visited(list(item, box(0, 0, 1, 1)))
            == ["begin 3.0 4.0 10.0 10.0", "shape 3.0 4.0 10.0 10.0", "end", "shape 0.0 0.0 1.0 1.0"])
    }

    /// Inside a transform coordinates begin at the view; the matrix has its place.
    @Test func aTransformHasASpaceOfItsOwn() {
        let item = DisplayItem.effect(.transform(ProjectionTransform()), Fragment([box(1, 1, 10, 10)]),
                                      frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        #expect(visited(list(.fragment(Fragment([item]), at: CGPoint(x: 10, y: 10))))
            == ["begin transform 13.0 14.0", "shape 1.0 1.0 10.0 10.0", "end"])
    }

    @Test func aClipIsWhereItsViewIs() {
        let clip = Effect.clip(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), isEvenOdd: false, isAntialiased: true)
        let item = DisplayItem.effect(clip, Fragment([box(0, 0, 10, 10)]),
                                      frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        #expect(visited(list(item)) == ["begin clip 3.0 4.0 5.0 5.0", "shape 3.0 4.0 10.0 10.0", "end"])
    }

    @Test func imagesAndTextsHaveTheirPlaces() {
        let pixels = ImagePixels(width: 1, height: 1, rgba: [0, 0, 0, 0])
        let image = DisplayItem.image(ImageItem(image: ImageHandle(pixels),
                                                frame: CGRect(x: 0.4, y: 0, width: 2, height: 2)))
        let text = DisplayItem.text(TextItem(frame: CGRect(x: 0.6, y: 1, width: 9, height: 9), runs: [], string: ""))
        #expect(visited(list(.fragment(Fragment([image, text]), at: CGPoint(x: 10, y: 0))))
            == ["image 10.0 0.0 2.0 2.0", "text 11.0 1.0"])
    }

    @Test func aGradientMovesWithItsShape() {
        let stops = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
        let move = CGAffineTransform(translationX: 7, y: 8)
        #expect(Paint.linear(stops, from: .zero, to: CGPoint(x: 1, y: 1)).applying(move)
            == .linear(stops, from: CGPoint(x: 7, y: 8), to: CGPoint(x: 8, y: 9)))
        #expect(Paint.radial(stops, center: .zero, inner: 1, outer: 2).applying(CGAffineTransform(scaleX: 3, y: 3))
            == .radial(stops, center: .zero, inner: 3, outer: 6))
        #expect(Paint.black.applying(move) == .black)
    }
}
