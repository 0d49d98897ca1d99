import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing
@testable import QuadrantCairo

/// Gradients whose pixels are kept for the next picture.
@Suite("Kept gradients")
struct GradientStoreTests {
    private static let stops = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    private static let frame = CGRect(x: 10, y: 5, width: 120, height: 90)
    private static let paints: [Paint] = [
        .linear(stops, from: .zero, to: CGPoint(x: 140, y: 80)),
        .radial(stops, center: CGPoint(x: 60, y: 40), inner: 5, outer: 70),
        .elliptical(stops, bounds: frame, center: UnitPoint(x: 0.5, y: 0.5), inner: 0, outer: 1),
    ]

    private func words(_ surface: RasterSurface, _ list: DisplayList) throws -> [UInt32] {
        try surface.draw(list)
        return surface.withPixels { Array($0) }
    }

    /// Drawn once, kept at the second time, copied at the third: the same pixels, and those of a new surface.
    @Test(arguments: paints, [1, 2, 3] as [CGFloat])
    func copyIsWhatWasDrawn(paint: Paint, scale: CGFloat) throws {
        let list = picture(160, 100, scale: scale, fill(Path(Self.frame), paint), fill(square(20, 20, 9), .white))
        let surface = RasterSurface(), fresh = try words(RasterSurface(), list)
        for _ in 0..<4 { #expect(try words(surface, list) == fresh) }
    }

    /// Each picture has its own gradient, place, size, clip, opacity and layer, whatever was drawn before.
    @Test func othersAreNotMixedUp() throws {
        let linear = Self.paints[0], path = Path(Self.frame)
        let other = Paint.linear(Self.stops, from: .zero, to: CGPoint(x: 140, y: 81))
        let translucent = Paint.linear(GradientStops([
            .init(color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), location: 0), .init(color: .blue, location: 1),
        ]), from: .zero, to: CGPoint(x: 140, y: 80))
        let round = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 90))
        let shifted = ProjectionTransform(CGAffineTransform(translationX: 7, y: 3))
        let half = ProjectionTransform(CGAffineTransform(translationX: 0.5, y: 0))
        let lists = [
            picture(160, 100, fill(path, linear)), picture(160, 100, fill(path, other)),
            picture(160, 100, fill(path, translucent)), picture(170, 100, fill(path, linear)),
            picture(160, 100, scale: 2, fill(path, linear)),
            picture(160, 100, fill(Path(CGRect(x: 10, y: 5, width: 120, height: 91)), linear)),
            picture(160, 100, fill(Path(roundedRect: Self.frame, cornerRadius: 9), linear)),
            picture(160, 100, effect(.transform(shifted), fill(path, linear))),
            picture(160, 100, effect(.transform(half), fill(path, linear))),
            picture(160, 100, effect(.opacity(0.5), fill(path, linear))),
            picture(160, 100, effect(.clip(round, isEvenOdd: false, isAntialiased: true), fill(path, linear))),
            picture(160, 100, effect(.blend(.multiply), fill(path, linear))),
            picture(160, 100, fill(path, .linear(GradientStops([]), from: .zero, to: CGPoint(x: 140, y: 80)))),
        ]
        let surface = RasterSurface(), fresh = try lists.map { try words(RasterSurface(), $0) }
        for _ in 0..<4 {
            for (index, list) in lists.enumerated() { #expect(try words(surface, list) == fresh[index], "\(index)") }
        }
    }

    /// Parts that are drawn again are as in a whole picture.
    @Test func partsAreThoseOfTheWhole() throws {
        let surface = RasterSurface()
        func list(_ x: CGFloat) -> DisplayList {
            picture(160, 100, fill(Path(Self.frame), Self.paints[0]), fill(square(x, 20, 9), .white))
        }
        for step in 0..<6 {
            let x = CGFloat(20 + step * 3)
            try surface.draw(list(x), dirty: step == 0 ? nil : [CGRect(x: x - 3, y: 20, width: 12, height: 9)])
            #expect(try surface.withPixels { Array($0) } == words(RasterSurface(), list(x)))
        }
    }

    /// The memory is limited: of many gradients the last used are kept.
    @Test func oldestAreEvicted() {
        let pool = BufferPool(), store = GradientStore()
        func key(_ x: Int) -> GradientStore.Key {
            GradientStore.Key(paint: Self.paints[0], rect: Self.frame, xx: 1, yy: 1, x0: 0, y0: 0, x: x, y: 0,
                              width: 9, height: 9)
        }
        for x in 0..<20 {
            #expect(store.find(key(x)).pixels == nil)
            #expect(store.find(key(x)).isSecond)
            store.keep(pool.take(.color, covering: Box(x: 0, y: 0, width: 8, height: 8))!, key(x))
            store.trim(pool)
        }
        #expect(store.find(key(19)).pixels != nil && store.find(key(12)).pixels != nil)
        #expect(store.find(key(11)).pixels == nil)
        store.removeAll(pool)
    }
}
