import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing
@testable import QuadrantCairo

/// Rasterized fragments whose pixels are kept for the next picture.
@Suite("Kept layers")
struct LayerStoreTests {
    private static let frame = CGRect(x: 10, y: 5, width: 40, height: 30)
    /// A blurred circle below a translucent one.
    private static let content = Fragment([
        .effect(.blur(radius: 4, isOpaque: false), Fragment([fill(Path(ellipseIn: frame), .red)]), frame: frame),
        fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 20)), RGBA.blue.opacity(0.5)),
    ])

    private func list(_ content: Fragment = content, at origin: CGPoint = .zero, _ effects: Effect...,
                      below x: CGFloat = 0) -> DisplayList {
        let layer = DisplayItem.effect(.rasterized, content, frame: CGRect(origin: origin, size: Self.frame.size))
        let item = effects.reduce(layer) { .effect($1, Fragment([$0]), frame: .zero) }
        return picture(90, 60, fill(square(x, 10, 20), .green), item)
    }

    private func words(_ surface: RasterSurface, _ list: DisplayList) throws -> [UInt32] {
        try surface.draw(list)
        return surface.withPixels { Array($0) }
    }

    /// Drawn once, kept at the second time, composited at the third: the same pixels, whatever is below.
    @Test func keptPixelsAreThoseOfANewSurface() throws {
        let surface = RasterSurface()
        var counts: [Int] = []
        for step in 0..<4 {
            let list = list(below: CGFloat(step * 7))
            #expect(try words(surface, list) == words(RasterSurface(), list))
            counts.append(surface.keptLayerCount)
        }
        #expect(counts == [0, 1, 1, 1])
    }

    /// Another fragment, place, opacity, transform or clip has its own pixels.
    @Test func othersAreNotMixedUp() throws {
        let shifted = ProjectionTransform(CGAffineTransform(translationX: 0.5, y: 3))
        let cut = Path(CGRect(x: 0, y: 0, width: 30, height: 60))
        let lists = [
            list(), list(at: CGPoint(x: 7, y: 2)), list(Fragment([fill(Path(ellipseIn: Self.frame), .white)])),
            list(Self.content, .opacity(0.5)), list(Self.content, .transform(shifted)),
            list(Self.content, .clip(cut, isEvenOdd: false, isAntialiased: true)),
            list(Self.content, .blur(radius: 2, isOpaque: false)),
        ]
        let surface = RasterSurface(), fresh = try lists.map { try words(RasterSurface(), $0) }
        for index in [0, 1, 0, 0, 2, 2, 2, 3, 3, 0, 4, 4, 5, 5, 5, 6, 6, 6, 1, 1, 0] {
            #expect(try words(surface, lists[index]) == fresh[index], "\(index)")
        }
    }

    /// The parts of a picture that are drawn again are those of the whole, also where the layer is kept meanwhile.
    @Test func partsAreThoseOfTheWhole() throws {
        let surface = RasterSurface()
        for step in 0..<6 {
            let x = CGFloat(step * 3), list = list(below: x)
            try surface.draw(list, dirty: step == 0 ? nil : [CGRect(x: x - 3, y: 10, width: 23, height: 20)])
            #expect(try surface.withPixels { Array($0) } == words(RasterSurface(), list), "\(step)")
        }
        #expect(surface.keptLayerCount == 1)
    }

    /// The pixels of a fragment that is gone are not kept, and what depends on the backdrop never is.
    @Test func pixelsGoWithTheirFragment() throws {
        let surface = RasterSurface()
        for _ in 0..<3 { try surface.draw(list(Fragment([fill(square(0, 0, 9), .red)]))) }
        #expect(surface.keptLayerCount == 0)
        let backdrop = BackdropFilter(radius: 2, tint: .white, curve: .none)
        let face = Fragment([fill(Path(Self.frame), .backdrop(backdrop))])
        for _ in 0..<3 { try surface.draw(list(face)) }
        #expect(surface.keptLayerCount == 0)
    }

    /// The pixels of a mask are kept, too, if it stays where it is.
    @Test func masksAreKept() throws {
        let stops = GradientStops([.init(color: .clear, location: 0), .init(color: .black, location: 1)])
        let mask = Fragment([fill(Path(Self.frame), .linear(stops, from: .zero, to: CGPoint(x: 0, y: 40)))])
        func list(_ x: CGFloat, at origin: CGPoint = .zero) -> DisplayList {
            picture(90, 60, effect(.mask(mask), fill(Path(CGRect(x: x, y: 5, width: 40, height: 30)), .red),
                                   frame: CGRect(origin: origin, size: Self.frame.size)))
        }
        let surface = RasterSurface()
        for x in [10, 10, 10, 10] as [CGFloat] {
            #expect(try words(surface, list(x)) == words(RasterSurface(), list(x)))
        }
        #expect(surface.keptLayerCount == 1)
        // The part of the mask over what is drawn is another one.
        for x in [11, 12, 12, 12, 10] as [CGFloat] {
            #expect(try words(surface, list(x)) == words(RasterSurface(), list(x)))
            let moved = list(x, at: CGPoint(x: 3, y: 1))
            #expect(try words(surface, moved) == words(RasterSurface(), moved))
        }
    }

    /// The memory is limited: of many layers the last used are kept.
    @Test func oldestAreEvicted() {
        let pool = BufferPool(), store = LayerStore()
        let fragments = (0..<60).map { _ in Fragment([fill(square(0, 0, 1), .red)]) }
        let box = Box(x: 0, y: 0, width: 8, height: 8)
        let key = LayerStore.Key(origin: .zero, transform: ProjectionTransform(), box: box)
        for fragment in fragments {
            #expect(store.find(fragment, key, pool).pixels == nil)
            #expect(store.find(fragment, key, pool).isSecond)
            store.keep(pool.take(.color, covering: box)!, of: fragment)
            store.trim(pool)
        }
        #expect(store.count == 48)
        #expect(store.find(fragments[12], key, pool).pixels != nil)
        #expect(store.find(fragments[59], key, pool).pixels != nil)
        #expect(store.find(fragments[11], key, pool).pixels == nil)
        store.removeAll(pool)
        #expect(store.count == 0)
    }

    /// A document has the content itself.
    @Test func documentsHaveTheContent() throws {
        let content = Fragment([fill(square(0, 0, 9), .red)])
        let page = try drawnPage(PDF.encode(list(content)))
        #expect(page[4, 4] == [255, 0, 0, 255])
    }
}
