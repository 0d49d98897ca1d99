import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantPNG
import Testing

@Suite("Limits")
struct LimitTests {
    /// A canvas that is empty or larger than a bitmap can be is an error and not a crash.
    @Test(arguments: [
        (100_000, 100_000, 1), (0, 10, 1), (10, -1, 1), (.infinity, 10, 1), (.nan, 10, 1), (30_000, 30_000, 1),
        (32_768, 1, 1), (10, 10, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
    func impossibleBitmapIsAnError(width: CGFloat, height: CGFloat, scale: CGFloat) {
        let list = DisplayList(root: .empty, size: CGSize(width: width, height: height), scale: scale)
        #expect(throws: Diagnostic.self) { try raster(list) }
        #expect(throws: Diagnostic.self) { try PNG.encode(list) }
    }

    @Test(arguments: [CGSize(width: 100_000, height: 10), .zero, CGSize(width: CGFloat.nan, height: 1)])
    func impossiblePageIsAnError(size: CGSize) {
        #expect(throws: Diagnostic.self) { try PDF.encode(DisplayList(root: .empty, size: size, scale: 1)) }
    }

    @Test func documentWithoutPagesIsAnError() {
        #expect(throws: Diagnostic.self) { try PDF.encode([]) }
    }

    /// A partial pixel counts as a whole one; a rounding error does not.
    @Test(arguments: [(10, 10), (10.2, 11), (9.9999, 10), (10.0000001, 10), (0.1, 1)] as [(CGFloat, Int)])
    func canvasCoversWholePixels(width: CGFloat, pixels: Int) throws {
        #expect(try raster(picture(width, 1)).width == pixels)
    }

    /// A rotated scale of zero has a determinant close to zero; it hides its content, and not the whole picture.
    @Test(arguments: [CGSize(width: 1, height: 0), CGSize(width: 0, height: 1), CGSize(width: 0, height: 0),
                      CGSize(width: 1, height: 1e-17), CGSize(width: 1e-10, height: 1),
                      CGSize(width: 1, height: 1e-7)])
    func whatHasNoAreaIsNotDrawn(scale: CGSize) throws {
        let pixels = ImagePixels(width: 1, height: 1, rgba: [255, 0, 0, 255])
        let image = ImageItem(image: ImageHandle(pixels), frame: CGRect(x: 0, y: 0, width: 6, height: 6))
        for degrees in 1..<180 {
            let turn = CGAffineTransform(translationX: 300, y: 400).rotated(by: CGFloat(degrees) * .pi / 180)
            let flat = ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
            let place = ProjectionTransform(CGAffineTransform(translationX: -300, y: -396))
            let list = picture(8, 8, effect(
                .transform(place), effect(.transform(ProjectionTransform(turn)), effect(
                    .transform(flat), fill(square(0, 0, 6), .red), .image(image)))), fill(square(0, 0, 2), .white))
            #expect(try raster(list)[1, 1] == [255, 255, 255, 255], "\(degrees)")
            #expect(try raster(list)[4, 4] == [0, 0, 0, 255], "\(degrees)")
            _ = try PDF.encode(list)
        }
    }

    /// Content scaled to almost a line may be invisible, but must not affect the rest of the picture; cairo's
    /// fixed-point numbers have their limit there.
    @Test(arguments: [0.04, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-8])
    func whatIsSqueezedLeavesThePictureWhole(scale: CGFloat) throws {
        let pixels = ImagePixels(width: 2, height: 2, rgba: [UInt8](repeating: 255, count: 16))
        let image = ImageItem(image: ImageHandle(pixels), frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let stops = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
        for squeezed in [CGAffineTransform(scaleX: 1, y: scale), CGAffineTransform(scaleX: scale, y: scale)] {
            let turned = CGAffineTransform(translationX: 20, y: 500).rotated(by: 0.6)
            let list = picture(400, 800, fill(square(0, 0, 9), .white), effect(
                .transform(ProjectionTransform(squeezed.concatenating(turned))), .image(image),
                fill(square(0, 0, 300), .linear(stops, from: .zero, to: CGPoint(x: 0, y: 300))),
                fill(square(0, 0, 300), .radial(stops, center: .zero, inner: 0, outer: 300))))
            #expect(try raster(list)[4, 4] == [255, 255, 255, 255])
            _ = try PDF.encode(list)
        }
    }

    private static let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e12, 3e7]

    /// Coordinates that are not finite, or far outside of any canvas, neither crash nor affect other items.
    @Test(arguments: strange)
    func strangeCoordinatesAreHarmless(value: CGFloat) throws {
        var path = Path()
        path.move(to: CGPoint(x: value, y: 0))
        path.addLine(to: CGPoint(x: 5, y: value))
        path.addCurve(to: CGPoint(x: value, y: value), control1: CGPoint(x: value, y: 1), control2: .zero)
        path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: value, y: value))
        path.closeSubpath()
        let square = fill(square(0, 0, 2), .white)
        let bitmap = ImageHandle(ImagePixels(width: 1, height: 1, rgba: [255, 0, 0, 255]))
        var projection = ProjectionTransform()
        projection.m13 = value
        let stops = GradientStops([.init(color: .red, location: value), .init(color: .blue, location: 1)])
        let point = CGPoint(x: value, y: value)
        let list = picture(8, 8,
            fill(path, .red), stroke(path, StrokeStyle(lineWidth: 1, dash: [value, 1])),
            stroke(path, StrokeStyle(lineWidth: value)),
            effect(.transform(projection), fill(path, .red)),
            effect(.transform(ProjectionTransform(CGAffineTransform(scaleX: value, y: value))), fill(path, .red)),
            effect(.blur(radius: value, isOpaque: false), fill(path, .blue)),
            effect(.shadow(.black, radius: 2, offset: CGSize(width: value, height: 0)), fill(path, .blue)),
            effect(.opacity(Double(value)), fill(path, .blue), fill(path, .red)),
            effect(.clip(path, isEvenOdd: false, isAntialiased: true), fill(path, .blue)),
            fill(path, .linear(stops, from: point, to: .zero)),
            fill(path, .radial(stops, center: point, inner: 0, outer: value)),
            fill(path, .angular(stops, center: point, from: value, to: 1)),
            fill(path, .tiled(bitmap, origin: point, scale: value)),
            .image(ImageItem(image: bitmap, frame: CGRect(x: value, y: 0, width: value, height: 1))),
            effect(.clip(Path(CGRect(x: -1, y: -1, width: 20, height: 20)), isEvenOdd: false, isAntialiased: true),
                   fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), .black), square))
        let pixels = try raster(list)
        #expect(pixels[0, 0][0] == 255 && pixels[1, 1][0] == 255)
        #expect(try !PDF.encode(list).isEmpty)
    }

    /// A clip with infinite bounds, such as that of an unlimited frame, has no effect.
    @Test func infiniteClipClipsNothing() throws {
        let clip = Path(CGRect(x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
                               width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let list = picture(4, 4,
                           effect(.clip(clip, isEvenOdd: false, isAntialiased: true), fill(square(0, 0, 4), .white)))
        #expect(try raster(list)[2, 2][0] == 255)
    }

    @Test func dashesWithoutLengthDrawASolidLine() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 2))
        path.addLine(to: CGPoint(x: 8, y: 2))
        let list = picture(8, 4, stroke(path, StrokeStyle(lineWidth: 2, dash: [0, 0])))
        #expect(try raster(list).reds[2] == [Int](repeating: 255, count: 8))
    }

    /// An empty display list gives a transparent picture.
    @Test func emptyListIsTransparent() throws {
        #expect(try raster(picture(2, 2, on: nil)).rgba == [UInt8](repeating: 0, count: 16))
    }
}
