import Foundation
import QuadrantGeometry
import Testing

@Suite("PixelGrid")
struct PixelGridTests {
    /// Edges are rounded half up, also below zero; the size is the difference of the rounded edges.
    @Test(arguments: [
        (24.75, 2, 25.0), (75.25, 2, 75.5), (-0.25, 2, 0.0), (0.5, 1, 1.0), (-0.5, 1, 0.0), (-0.75, 1, -1.0),
        (69.16, 3, 207 / 3), (69.17, 3, 208 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
    func roundsHalfUp(value: CGFloat, scale: CGFloat, expected: CGFloat) {
        #expect(PixelGrid(scale: scale).round(value) == expected)
    }

    @Test func snapsEdgesNotSizes() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.snap(CGRect(x: 24.75, y: 0, width: 50.5, height: 10.2))
            == CGRect(x: 25, y: 0, width: 75.5 - 25, height: 10))
        #expect(grid.snap(.null).isNull)
    }

    /// Adjacent rectangles are still adjacent after snapping, wherever their common edge is.
    @Test func neighboursStillTouch() {
        var dice = Dice(seed: 2)
        for _ in 0..<200 {
            let grid = PixelGrid(scale: 3)
            let (x, first, second) = (dice.number(0...10), dice.number(0...10), dice.number(0...10))
            let left = grid.snap(CGRect(x: x, y: 0, width: first, height: 1))
            let right = grid.snap(CGRect(x: x + first, y: 0, width: second, height: 1))
            #expect(agree(left.maxX, right.minX, 1e-12))
        }
    }

    /// A path in the coordinates of the frame's size is mapped to the snapped frame.
    @Test func fitMapsCornersToSnappedCorners() {
        let grid = PixelGrid(scale: 2)
        let fit = grid.fit(CGRect(x: 24.75, y: 3, width: 50.5, height: 8))
        #expect(CGPoint.zero.applying(fit) == CGPoint(x: 25, y: 3))
        #expect(CGPoint(x: 50.5, y: 8).applying(fit) == CGPoint(x: 75.5, y: 11))
    }

    /// Moving by whole pixels does not change the size, so that the fit is exactly a translation; lines are fitted
    /// likewise.
    @Test(arguments: [
        CGRect(x: 1 / 3, y: 2 / 3, width: 100 / 3, height: 7), CGRect(x: 0.1, y: 0.1, width: 0, height: 0),
    ])
    func fitIsExactTranslation(frame: CGRect) {
        let fit = PixelGrid(scale: 3).fit(frame)
        #expect(fit.a == 1 && fit.d == 1 && fit.b == 0 && fit.c == 0)
    }

    /// Text sizes are rounded up, but not because of rounding errors: 0.1 + 0.2 pixels over three is still three.
    @Test func ceilForgivesArithmetic() {
        #expect(PixelGrid(scale: 10).ceil(0.1 + 0.2) == 0.3)
        #expect(PixelGrid(scale: 2).ceil(20.29) == 20.5)
    }
}

@Suite("Edges, insets and points")
struct EdgeTests {
    @Test func setsHoldTheirEdges() {
        #expect(Edge.Set(.leading) == .leading)
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.Set.horizontal.contains(Edge.Set.trailing) && !Edge.Set.horizontal.contains(Edge.Set.top))
        #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
        #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
        #expect(HorizontalEdge.Set(.leading).union(.trailing) == .all)
        #expect(VerticalEdge.Set(.top).union(.bottom) == .all)
    }

    /// Insets shrink a rectangle from its edges, at most to size 0.
    @Test func insetsShrink() {
        let rect = CGRect(x: 10, y: 10, width: 100, height: 20)
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.inset(rect) == CGRect(x: 12, y: 11, width: 100 - 2 - 4, height: 20 - 1 - 3))
        #expect(EdgeInsets(15).inset(rect).height == 0)
        #expect(Edge.allCases.map { insets[$0] } == [1, 2, 3, 4])
    }

    @Test func unitPointsNamePlaces() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
        #expect(UnitPoint.center.point(in: rect.size) == CGPoint(x: 50, y: 25))
    }

    @Test func anglesConvert() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle(radians: .pi / 2).degrees == 90)
        #expect(Angle.degrees(10) < .degrees(20))
        var turn = Angle.radians(1) + .radians(2)
        turn *= 2
        #expect(turn == .radians(6) && -turn / 2 == .radians(-3))
    }
}

@Suite("Animatable data")
struct AnimatableTests {
    private func expectRoundTrip<V: Animatable & Equatable>(_ from: V, _ to: V, halfway: V) {
        var value = from
        value.animatableData = from.animatableData.interpolated(towards: to.animatableData, amount: 0.5)
        #expect(value == halfway)
        value.animatableData = to.animatableData
        #expect(value == to)
    }

    /// Interpolating half way gives the mean, in every animatable number.
    @Test func halfwayIsTheMean() {
        expectRoundTrip(CGPoint.zero, CGPoint(x: 2, y: 4), halfway: CGPoint(x: 1, y: 2))
        expectRoundTrip(CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 4, width: 20, height: 30),
                        halfway: CGRect(x: 1, y: 2, width: 15, height: 20))
        expectRoundTrip(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8),
                        halfway: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        expectRoundTrip(Angle.radians(0), .radians(2), halfway: .radians(1))
        expectRoundTrip(UnitPoint.topLeading, .bottomTrailing, halfway: .center)
        expectRoundTrip(StrokeStyle(lineWidth: 2, dashPhase: 0), StrokeStyle(lineWidth: 4, dashPhase: 8),
                        halfway: StrokeStyle(lineWidth: 3, dashPhase: 4))
        expectRoundTrip(RectangleCornerRadii(topLeading: 2), RectangleCornerRadii(topLeading: 4, topTrailing: 8),
                        halfway: RectangleCornerRadii(topLeading: 3, topTrailing: 4))
        expectRoundTrip(1.0, 3.0, halfway: 2.0)
    }

    /// The squared magnitude of a pair is the sum of those of its parts: 3² + 4² = 25.
    @Test func pairsAreVectors() {
        var pair = AnimatablePair(CGFloat(3), AnimatablePair(Float(4), EmptyAnimatableData()))
        #expect(pair.magnitudeSquared == 25)
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(6, AnimatablePair(8, EmptyAnimatableData())))
        #expect(pair - pair == .zero)
    }

    /// The format in which CoreGraphics prints on iOS.
    @Test func geometryPrintsItsNumbers() {
        let rect = CGRect(x: 0.5, y: -1, width: 20, height: 3e5)
        #expect("\(rect.origin) \(rect.size) \(rect)" == "(0.5, -1.0) (20.0, 300000.0) (0.5, -1.0, 20.0, 300000.0)")
        #expect(rect.origin.debugDescription == "(0.5, -1.0)")
        #expect(String(describing: Optional(CGPoint.zero)) == "Optional((0.0, 0.0))")
    }
}
