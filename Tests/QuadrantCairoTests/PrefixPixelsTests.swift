import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Pictures of which the last items change.
@Suite("Cairo: pixels of unchanged items") struct PrefixPixelsTests {
    private static let canvas = CGSize(width: 60, height: 20)
    /// Bars that overlap, in fragments of 32 that all lists share.
    private static let bars: [Fragment] = (0..<8).map { part in
        Fragment((0..<32).map { index in
            let x = CGFloat(part * 32 + index) * 0.2
            return fill(Path(CGRect(x: x, y: 3 + CGFloat(index % 5), width: 1.7, height: 12)),
                        RGBA(red: 0.1, green: 0.4, blue: Float(index) / 32, alpha: 0.8))
        })
    }

    private func list(_ after: [DisplayItem], changing: Fragment? = nil) -> DisplayList {
        var items = Self.bars.map { DisplayItem.fragment($0, at: CGPoint(x: 1.3, y: 0.4)) }
        if let changing { items[3] = .fragment(changing, at: CGPoint(x: 1.3, y: 0.4)) }
        let plot = Fragment(items + [.fragment(Fragment(after), at: .zero)])
        let clip = Effect.clip(Path(CGRect(x: 2.5, y: 0, width: 50.2, height: 18)), isEvenOdd: false,
                               isAntialiased: true)
        return DisplayList(root: Fragment([fill(Path(CGRect(x: 0, y: 17, width: 60, height: 1)), .green),
                                           .effect(clip, plot, frame: CGRect(origin: .zero, size: Self.canvas)),
                                           fill(Path(CGRect(x: 0, y: 0, width: 2, height: 20)), .red)]),
                           size: Self.canvas, scale: 2, background: .white)
    }

    private func rule(_ x: CGFloat) -> DisplayItem {
        fill(Path(CGRect(x: x, y: 0, width: 0.7, height: 18)), RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func aRuleOverBarsIsDrawnWithoutThem() throws {
        let surface = RasterSurface()
        var shown = list([rule(20)]), counts: [Int] = []
        try surface.draw(shown)
        for step in 1...8 {
            let next = list([rule(20 + CGFloat(step) * 0.9)])
            try surface.draw(next, dirty: next.damage(since: shown))
            shown = next
            counts.append(surface.operationCount)
            #expect(surface.pixels().rgba == (try raster(next)).rgba, "step \(step)")
        }
        // A clip, the rule, the end of the clip, and what is drawn after it.
        #expect(counts.suffix(4) == [4, 4, 4, 4])
        #expect(counts[0] > 64)
    }

    @Test func aBarThatChangesIsDrawnWithWhatFollows() throws {
        let surface = RasterSurface()
        var shown = list([rule(20)])
        try surface.draw(shown)
        func show(_ next: DisplayList) throws {
            try surface.draw(next, dirty: next.damage(since: shown))
            shown = next
            #expect(surface.pixels().rgba == (try raster(next)).rgba)
        }
        for x in [21, 22, 23] { try show(list([rule(CGFloat(x))])) }
        let other = Fragment([fill(Path(CGRect(x: 19, y: 1, width: 6, height: 12)), .red)])
        for x in [24, 23, 22, 21] { try show(list([rule(CGFloat(x))], changing: other)) }
        try show(list([rule(21)]))
        try show(list([]))
        try show(list([rule(30), rule(31)]))
    }

    @Test(arguments: 1...20) func randomChangesGiveTheWholePicture(seed: UInt64) throws {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let surface = RasterSurface()
        var items = [rule(10), rule(20)], changing: Fragment?
        var shown = list(items)
        try surface.draw(shown)
        for step in 0..<60 {
            switch random(12) {
            case 0: items.append(rule(CGFloat(random(50))))
            case 1: items = Array(items.dropLast())
            case 2: items.insert(.effect(.opacity(0.5), Fragment([rule(CGFloat(random(50))), rule(5)]), frame: .zero),
                                 at: random(items.count + 1))
            case 3: changing = random(2) == 0 ? nil : Fragment([rule(CGFloat(random(50)))])
            default: if !items.isEmpty { items[random(items.count)] = rule(CGFloat(random(500)) / 10) }
            }
            let next = list(items, changing: changing)
            try surface.draw(next, dirty: random(20) == 0 ? nil : next.damage(since: shown))
            shown = next
            #expect(surface.pixels().rgba == (try raster(next)).rgba, "step \(step)")
        }
    }
}
