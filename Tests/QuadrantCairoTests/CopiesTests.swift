import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Copies of a shape, which are blended from its coverage.
@Suite("Copies of a shape, drawn")
struct CopiesTests {
    private static let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    private static let places: [SIMD2<Double>] = (0..<40).map { (index: Int) -> SIMD2<Double> in
        let x = Double(index * 37 % 50), y = Double(index * 23 % 30)
        return SIMD2<Double>(x + Double(index) / 8, y)
    }

    private func copies(_ path: Path = disc, _ paint: Paint = .color(.white), palette: [RGBA] = [],
                        colors: [UInt16] = []) -> DisplayItem {
        .shape(ShapeItem(path: path, frame: .zero, paint: paint,
                         copies: ShapeCopies(offsets: Self.places, palette: palette, colors: colors)))
    }
    /// The same shapes, each filled.
    private func each(_ path: Path = disc, _ paint: (Int) -> Paint) -> [DisplayItem] {
        Self.places.enumerated().map { index, place in
            fill(path.applying(CGAffineTransform(translationX: CGFloat(place.x), y: CGFloat(place.y))), paint(index))
        }
    }
    private func largestDifference(_ a: ImagePixels, _ b: ImagePixels) -> Int {
        zip(a.rgba, b.rgba).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// Places are those of eighths of a pixel, as all of these are at whole scales.
    @Test(arguments: [1, 2] as [CGFloat])
    func theyLookLikeEachFilled(scale: CGFloat) throws {
        for color in [RGBA.white, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)] {
            let one = try raster(picture(70, 40, scale: scale, copies(Self.disc, .color(color))))
            let filled = DisplayItem.fragment(Fragment(each { _ in .color(color) }), at: .zero)
            let difference = try largestDifference(one, raster(picture(70, 40, scale: scale, filled)))
            #expect(difference <= 12)
        }
    }

    @Test func eachHasItsColour() throws {
        let palette = [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1, alpha: 0.25)]
        let colors = Self.places.indices.map { UInt16($0 % 2) }
        let one = try raster(picture(70, 40, copies(palette: palette, colors: colors)))
        let filled = DisplayItem.fragment(Fragment(each { .color(palette[$0 % 2]) }), at: .zero)
        let difference = try largestDifference(one, raster(picture(70, 40, filled)))
        #expect(difference <= 12)
    }

    /// Gradients, rotations and large shapes are filled one by one.
    @Test func otherCopiesAreFilled() throws {
        let ramp = Paint.linear(GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)]),
                                from: .zero, to: CGPoint(x: 8, y: 0))
        let pixels = try raster(picture(70, 40, copies(Self.disc, ramp)))
        #expect(pixels.rgba.contains { $0 > 100 })
        let large = try raster(picture(70, 40, copies(Path(CGRect(x: 0, y: 0, width: 90, height: 90)))))
        #expect(large[60, 35][3] == 255)
        let turned = DisplayItem.effect(.transform(ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))),
                                        Fragment([copies()]), frame: CGRect(x: 0, y: 0, width: 70, height: 40))
        #expect(try raster(picture(70, 40, turned)).rgba.contains(255))
    }

    /// What is drawn again in a part has the pixels of the whole.
    @Test func aPartHasThePixelsOfTheWhole() throws {
        let list = picture(70, 40, copies(Self.disc, .color(RGBA(red: 0, green: 1, blue: 0, alpha: 0.6))))
        let surface = RasterSurface()
        try surface.draw(list)
        let whole = surface.pixels().rgba
        try surface.draw(list, dirty: [CGRect(x: 13, y: 7, width: 20, height: 11)])
        #expect(surface.pixels().rgba == whole)
    }
}
