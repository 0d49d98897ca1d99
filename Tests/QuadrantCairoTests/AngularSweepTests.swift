import QuadrantDisplayList
import Testing

@Suite("Angular sweeps")
struct AngularSweepTests {
    @Test func aFullTurnRunsFromZeroToOne() {
        let sweep = AngularSweep(from: 0, to: 2 * .pi)
        #expect(sweep.location(direction: .pi) == 0.5)
        #expect(sweep.location(direction: -.pi / 2) == 0.75)
        #expect(AngularSweep(from: 2 * .pi, to: 0).location(direction: .pi / 2) == 0.75)
    }

    /// The part of the circle outside of the gradient takes the last colour in its first half and the first colour in
    /// its second.
    @Test func theRestOfATurnTakesTheEnds() {
        let sweep = AngularSweep(from: 0, to: .pi)
        #expect(sweep.location(pastBase: 1.4 * .pi) == 1)
        #expect(sweep.location(pastBase: 1.6 * .pi) == 0)
        #expect(sweep.location(pastBase: .pi) == 1)
    }

    /// Exactly at the end of the gradient, SVG used the first colour and pixels the last.
    @Test func theEndOfTheSpanIsTheLastLocation() {
        #expect(AngularSweep(from: 0, to: 2 * .pi).location(pastBase: 2 * .pi) == 1)
    }

    @Test func moreThanATurnShowsTheLast() {
        let sweep = AngularSweep(from: 0, to: 4 * .pi)
        #expect(sweep.base == 2 * .pi)
        #expect(sweep.location(pastBase: 0) == 0.5)
    }

    @Test(arguments: [(Double.nan, 1), (0, Double.infinity), (-1e308, 1e308)] as [(Double, Double)])
    func strangeAnglesHaveALocation(from: Double, to: Double) {
        let sweep = AngularSweep(from: from, to: to)
        for step in 0..<8 { #expect((0...1).contains(sweep.location(direction: Double(step)))) }
    }

    /// The wedges together are a full circle, and each hard stop is between two of them.
    @Test func wedgesMeetAtStops() {
        let stops = GradientStops([.init(color: .black, location: 0), .init(color: .white, location: 0.3),
                                   .init(color: .black, location: 0.3), .init(color: .white, location: 1)])
        let sweep = AngularSweep(from: 1, to: 4)
        let wedges = sweep.wedges(stops)
        #expect(wedges.first?.start == 1)
        #expect(abs((wedges.last?.end ?? 0) - 1 - 2 * .pi) < 1e-9)
        for (wedge, next) in zip(wedges, wedges.dropFirst()) { #expect(abs(wedge.end - next.start) < 1e-9) }
        #expect(wedges.contains { abs($0.end - 1.9) < 1e-9 && $0.last < 0.3 })
        #expect(wedges.contains { abs($0.start - 1.9) < 1e-9 && $0.first > 0.3 })
    }
}
