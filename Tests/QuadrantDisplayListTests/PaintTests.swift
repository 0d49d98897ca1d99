import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// What encoders share: paints, strokes, gradients, bounds.
@Suite("Paints and bounds")
struct PaintTests {
    private let stops = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])

    @Test func aGradientWithoutExtentHasItsLastColor() {
        #expect(Paint.linear(stops, from: .zero, to: .zero).drawn == .color(.blue))
        #expect(Paint.linear(stops, from: .zero, to: CGPoint(x: CGFloat.nan, y: 0)).drawn == .color(.blue))
        #expect(Paint.radial(stops, center: .zero, inner: 5, outer: 5).drawn == .color(.blue))
        #expect(Paint.linear(GradientStops([]), from: .zero, to: CGPoint(x: 1, y: 0)).drawn == nil)
        let good = Paint.linear(stops, from: .zero, to: CGPoint(x: 1, y: 0))
        #expect(good.drawn == good)
    }

    @Test func whatIsClearPaintsNothing() {
        #expect(Paint.color(.clear).drawn == nil && Paint.color(.red).drawn == .color(.red))
        #expect(Paint.backdrop(BackdropFilter(radius: 1, tint: .red, curve: .none, opacity: 0)).drawn == nil)
    }

    @Test func opacityScalesEveryStop() {
        let faded = stops.opacity(0.5)
        #expect(faded.stops.map(\.color.alpha) == [0.5, 0.5] && faded.stops.map(\.location) == [0, 1])
        #expect(Paint.color(.red).opacity(0.25) == .color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.25)))
    }

    @Test func aRampMixesBetweenItsStops() {
        let ramp = GradientRamp(stops)
        #expect(ramp.color(0.25) == RGBA(red: 0.75, green: 0, blue: 0.25))
        #expect(ramp.color(-5) == .red && ramp.color(5) == .blue && GradientRamp(GradientStops([])).color(0) == .clear)
        let hard = GradientRamp(GradientStops([.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)]))
        #expect(hard.color(0.49) == .red && hard.color(0.5) == .blue)
    }

    @Test func stopsAreReversedAndMerged() {
        #expect(stops.reversed.stops.map(\.color) == [.blue, .red] && stops.reversed.stops.map(\.location) == [0, 1])
        let middle = GradientStops([.init(color: .black, location: 0.5)])
        #expect(stops.locations(with: middle) == [0, 0.5, 1])
        #expect(stops.resampled(at: [0, 0.5, 1]).stops[1].color == RGBA(red: 0.5, green: 0, blue: 0.5))
    }

    @Test func anAngularSweepIsAFullTurn() {
        let half = AngularSweep(from: 0, to: .pi)
        #expect(half.location(direction: 0) == 0 && half.location(direction: .pi / 2) == 0.5)
        // Half of the rest has the last colour, half the first.
        #expect(half.location(direction: .pi + 0.1) == 1 && half.location(direction: -0.1) == 0)
        #expect(AngularSweep(from: .pi, to: 0).location(direction: .pi / 4) == 0.75)
        #expect(AngularSweep(from: .nan, to: 1).base == 0)
        let wedges = half.wedges(stops)
        #expect(wedges.first?.start == 0 && abs((wedges.last?.end ?? 0) - 2 * .pi) < 1e-9)
        #expect(zip(wedges, wedges.dropFirst()).allSatisfy { $0.end == $1.start })
    }

    @Test func aStrokeReachesBeyondItsPath() {
        #expect(StrokeStyle(lineWidth: 4, lineJoin: .round).reach == 3)
        #expect(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 10).reach == 20)
        let path = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(InkBounds.of(path, StrokeStyle(lineWidth: 4, lineJoin: .round))
            == Box(minX: 7, minY: 7, maxX: 23, maxY: 23))
    }

    @Test func strokesThatCannotBeDrawn() {
        #expect(!StrokeStyle(lineWidth: 0).paints && !StrokeStyle(lineWidth: .infinity).paints)
        #expect(StrokeStyle(lineWidth: 1).paints && StrokeStyle(lineWidth: 1, dash: [0]).drawnDash == nil)
        #expect(StrokeStyle(lineWidth: 1, dash: [2, 1], dashPhase: 1).drawnDash?.lengths == [2, 1])
        #expect(StrokeStyle(lineWidth: 1, miterLimit: .nan).drawnMiterLimit == 10)
    }

    @Test func boxesAreJoinedAndCut() {
        let a = Box(x: 0, y: 0, width: 10, height: 10), b = Box(x: 5, y: 5, width: 10, height: 10)
        #expect(a.union(b) == Box(minX: 0, minY: 0, maxX: 15, maxY: 15))
        #expect(a.intersection(b) == Box(minX: 5, minY: 5, maxX: 10, maxY: 10) && a.touches(b))
        #expect(a.union(.empty) == a && Box.empty.isEmpty && Box.empty.rect.isNull && Box(.null) == .empty)
        #expect(!a.touches(Box(x: 10, y: 0, width: 5, height: 5)) && a.grown(1).area == 144)
        #expect(Box(x: 0.2, y: 0.2, width: 1, height: 1).whole == Box(minX: 0, minY: 0, maxX: 2, maxY: 2))
    }

    @Test func aProjectionMapsPointsAndBounds() {
        let double = ProjectionTransform.scale(2)
        #expect(double.isFlat && double.point(CGPoint(x: 3, y: 4)) == CGPoint(x: 6, y: 8))
        #expect(double.bounds(Box(x: 1, y: 1, width: 2, height: 3)) == Box(minX: 2, minY: 2, maxX: 6, maxY: 8))
        #expect(double.scale(at: CGRect(x: 0, y: 0, width: 1, height: 1)) == 2)
        var tilted = ProjectionTransform()
        tilted.m13 = 0.01
        #expect(!tilted.isFlat && tilted.point(CGPoint(x: 100, y: 10)) == CGPoint(x: 50, y: 5))
        #expect(double.bounds(.empty) == .empty)
    }

    @Test func aListWithoutVisiblePaintIsBlank() {
        #expect(list().isBlank && list(box(0, 0, 10, 10, .clear)).isBlank && list(box(500, 0, 10, 10)).isBlank)
        #expect(!list(box(0, 0, 10, 10)).isBlank)
        let faded = DisplayItem.effect(.opacity(0), Fragment([box(0, 0, 10, 10)]), frame: .zero)
        #expect(list(faded).isBlank)
        let outside = Effect.clip(Path(CGRect(x: 500, y: 0, width: 5, height: 5)), isEvenOdd: false,
                                  isAntialiased: true)
        #expect(list(.effect(outside, Fragment([box(0, 0, 10, 10)]), frame: .zero)).isBlank)
    }

    @Test func aFragmentKnowsWhetherItSeesTheBackdrop() {
        let glass = ShapeItem(path: Path(), frame: .zero, paint: .backdrop(BackdropFilter(radius: 1, tint: .red,
                                                                                          curve: .none)))
        #expect(Fragment([.fragment(Fragment([.shape(glass)]), at: .zero)]).hasBackdrop)
        #expect(!Fragment([box(0, 0, 1, 1)]).hasBackdrop && Fragment.empty.isEmpty)
        #expect(Fragment([box(0, 0, 1, 1)]) == Fragment([box(0, 0, 1, 1)]))
    }

    @Test func aToneCurveIsAFunctionOfAChannel() {
        #expect(BackdropFilter.Curve.none(0.3) == 0.3)
        #expect(BackdropFilter.Curve.dodge(0.5)(0.25) == 0.5 && BackdropFilter.Curve.dodge(1)(0.1) == 1)
        #expect(BackdropFilter.Curve.overlay(0.5)(0.25) == 0.25 && BackdropFilter.Curve.overlay(0.75)(0.25) == 0.375)
    }

    @Test func numbersAreClampedToTheUnit() {
        #expect((-1.0).clampedToUnit == 0 && 2.0.clampedToUnit == 1 && Double.nan.clampedToUnit == 0)
        #expect(Float(0.5).clampedToUnit == 0.5)
    }

    @Test func aPictureHasALimit() {
        let limit = PictureSizeLimit(.pixels, maxSide: 100, largestArea: 5000, rule: "")
        #expect(limit.allows(CGSize(width: 50, height: 25), scale: 2))
        #expect(!limit.allows(CGSize(width: 51, height: 1), scale: 2))
        #expect(!limit.allows(CGSize(width: 50, height: 50), scale: 2))
        #expect(PictureSizeLimit(.points, maxSide: 60, rule: "").allows(CGSize(width: 51, height: 1), scale: 2))
    }
}
