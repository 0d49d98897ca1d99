import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite("Paints as they are drawn")
struct PaintDrawingTests {
    private static let ramp = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    private static let point = CGPoint(x: 3, y: 3)

    /// Degenerate gradients, without a direction or with numbers that are not finite.
    private static let flat: [Paint] = [
        .linear(ramp, from: point, to: point),
        .linear(ramp, from: .zero, to: CGPoint(x: CGFloat.nan, y: 1)),
        .radial(ramp, center: point, inner: 2, outer: 2),
        .radial(ramp, center: CGPoint(x: CGFloat.infinity, y: 0), inner: 0, outer: 2),
        .elliptical(ramp, bounds: CGRect(x: 0, y: 0, width: 0, height: 5), center: .center, inner: 0, outer: 1),
        .angular(ramp, center: CGPoint(x: CGFloat.nan, y: 0), from: 0, to: 1),
        .linear(GradientStops([.init(color: .blue, location: 0.5)]), from: .zero, to: point),
    ]

    @Test(arguments: flat)
    func aGradientWithoutExtentIsItsLastColour(paint: Paint) {
        #expect(paint.drawn == .color(.blue))
    }

    /// In a perspective projection such a gradient used its first colour, or crashed.
    @Test(arguments: flat)
    func perspectiveChangesNoColour(paint: Paint) throws {
        let size = CGSize(width: 20, height: 20)
        let pixels = try raster(picture(20, 20, effect(.transform(turned(40, size)), fill(square(0, 0, 20), paint),
                                                       frame: CGRect(origin: .zero, size: size))))
        #expect(pixels[10, 10] == [0, 0, 255, 255])
    }

    @Test func paintsWithoutInkAreNone() {
        #expect(Paint.color(.clear).drawn == nil)
        #expect(Paint.linear(GradientStops([]), from: .zero, to: Self.point).drawn == nil)
        let image = ImageHandle(ImagePixels(width: 1, height: 1, rgba: [1, 2, 3, 4]))
        #expect(Paint.tiled(image, origin: .zero, scale: 0).drawn == nil)
        #expect(Paint.tiled(image, origin: CGPoint(x: CGFloat.nan, y: 0), scale: 1).drawn == nil)
        let paint = Paint.linear(Self.ramp, from: .zero, to: Self.point)
        #expect(paint.drawn == paint)
    }

    @Test func componentsAreClamped() {
        #expect([Float(-1), 0.5, 2, .nan, .infinity].map(\.clampedToUnit) == [0, 0.5, 1, 0, 1])
        #expect([-1, 0.5, 2, Double.nan].map(\.clampedToUnit) == [0, 0.5, 1, 0])
    }
}
