import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite("Damage")
struct DamageTests {
    private func rects(_ old: DisplayItem..., to new: DisplayItem...) -> [CGRect] {
        func list(_ items: [DisplayItem]) -> DisplayList {
            DisplayList(root: Fragment(items), size: CGSize(width: 100, height: 100), scale: 2)
        }
        return list(new).damage(since: list(old))
    }

    @Test func nothingIsDamagedWhereNothingChanged() {
        #expect(rects(fill(square(10, 10, 20), .red), to: fill(square(10, 10, 20), .red)) == [])
    }

    /// Half a pixel of tolerance for rounding, expanded to whole pixels of half a point.
    @Test func aChangedColourDamagesItsShape() {
        #expect(rects(fill(square(10, 10, 20), .red), to: fill(square(10, 10, 20), .blue))
            == [CGRect(x: 9.5, y: 9.5, width: 21, height: 21)])
    }

    @Test func aMoveDamagesBothPlaces() {
        #expect(rects(fill(square(0.5, 0.5, 9), .red), to: fill(square(80.5, 80.5, 9), .red)) == [
            CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 80, y: 80, width: 10, height: 10),
        ])
    }

    @Test func neighboursAreOneRect() {
        #expect(rects(fill(square(10, 10, 20), .red), to: fill(square(12, 10, 20), .red))
            == [CGRect(x: 9.5, y: 9.5, width: 23, height: 21)])
    }

    @Test func whatIsPutBetweenDamagesItselfAlone() {
        let first = fill(square(0, 0, 90), .red), last = fill(square(50, 50, 40), .green)
        #expect(rects(first, last, to: first, fill(square(20, 20, 10), .blue), last)
            == [CGRect(x: 19.5, y: 19.5, width: 11, height: 11)])
    }

    @Test func aSharedFragmentEndsTheSearch() {
        let shared = Fragment([fill(square(0, 0, 50), .red)])
        #expect(rects(.fragment(shared, at: .zero), fill(square(60, 60, 10), .red),
                      to: .fragment(shared, at: .zero), fill(square(60, 60, 10), .blue))
            == [CGRect(x: 59.5, y: 59.5, width: 11, height: 11)])
    }

    /// A clip of 30 points, expanded by a pixel.
    @Test func aClipLimitsDamage() {
        func clipped(_ color: RGBA) -> DisplayItem {
            effect(.clip(square(0, 0, 30), isEvenOdd: false, isAntialiased: true), fill(square(10, 10, 80), color),
                   fill(square(0, 0, 5), .green))
        }
        #expect(rects(clipped(.red), to: clipped(.blue)) == [CGRect(x: 9.5, y: 9.5, width: 21.5, height: 21.5)])
    }

    /// Three and a half standard deviations, rounded up.
    @Test func aBlurSpreadsDamage() {
        func blurred(_ color: RGBA) -> DisplayItem {
            effect(.blur(radius: 4, isOpaque: false), fill(square(45, 45, 10), color))
        }
        let found = rects(blurred(.red), to: blurred(.blue))
        #expect(found.count == 1 && found[0].minX <= 45 - 12 && found[0].minX >= 45 - 18)
    }

    @Test func aShadowIsDamagedToo() {
        func shaded(_ color: RGBA) -> DisplayItem {
            effect(.shadow(.black, radius: 0, offset: CGSize(width: 40, height: 0)), fill(square(10, 10, 10), color),
                   fill(square(10, 60, 10), .green))
        }
        let total = rects(shaded(.red), to: shaded(.blue)).reduce(CGRect.null) { $0.union($1) }
        #expect(total.maxX >= 60 && total.maxX <= 64 && total.maxY < 30)
    }

    @Test func aTurnedViewIsDamagedWhereItIsSeen() {
        func turned(_ color: RGBA) -> DisplayItem {
            effect(.transform(ProjectionTransform(CGAffineTransform(translationX: 50, y: 0))),
                   fill(square(10, 10, 10), color))
        }
        #expect(rects(turned(.red), to: turned(.blue)) == [CGRect(x: 59.5, y: 9.5, width: 11, height: 11)])
    }

    @Test func anotherSizeDamagesEverything() {
        let small = picture(10, 10, fill(square(0, 0, 5), .red)), large = picture(20, 10, fill(square(0, 0, 5), .red))
        #expect(large.damage(since: small) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    }

    @Test func rectsAreFew() {
        let old = (0..<100).map { fill(square(CGFloat($0 % 10) * 10, CGFloat($0 / 10) * 10, 2), .red) }
        let new = (0..<100).map { fill(square(CGFloat($0 % 10) * 10, CGFloat($0 / 10) * 10, 2), .blue) }
        func list(_ items: [DisplayItem]) -> DisplayList {
            DisplayList(root: Fragment(items), size: CGSize(width: 100, height: 100), scale: 2)
        }
        let found = list(new).damage(since: list(old))
        #expect(found.count <= 8 && !found.isEmpty)
    }
}
