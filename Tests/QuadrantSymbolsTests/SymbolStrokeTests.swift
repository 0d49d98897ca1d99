import QuadrantSymbols
import Testing

@Suite("Strokes of symbols")
struct SymbolStrokeTests {
    /// Measured at regular, medium and semibold: 0.0855, 0.097 and 0.121 em; rings 0.079.
    @Test(arguments: [(400.0, 8.55), (500, 9.7), (600, 12.1)])
    func measuredWeights(weight: Double, width: Double) {
        #expect(SymbolStroke.normal.width(weight) == width)
    }

    @Test func ringsAreThinner() {
        #expect(abs(SymbolStroke.ring.width(400) - 7.9) < 0.01)
    }

    /// The width grows with the weight without steps, so that a weight can be animated.
    @Test(arguments: [SymbolStroke.normal, .ring, .thin, .fine])
    func widthsGrowWithoutSteps(stroke: SymbolStroke) {
        for weight in stride(from: 100.0, to: 900, by: 5) {
            let step = stroke.width(weight + 5) - stroke.width(weight)
            #expect(step > 0 && step < 0.2)
        }
    }

    /// Inner lines thin out at heavy weights.
    @Test func innerLinesThinOut() {
        let light = SymbolStroke.thin.width(400) / SymbolStroke.normal.width(400)
        #expect(SymbolStroke.thin.width(900) / SymbolStroke.normal.width(900) < light - 0.2)
        #expect(SymbolStroke.fine.width(400) == SymbolStroke.thin.width(400))
        #expect(SymbolStroke.fine.width(900) < SymbolStroke.thin.width(900) * 0.8)
    }

    @Test(arguments: [(-5.0, 3.0), (0, 3), (1e6, 16.5), (.infinity, 16.5), (.nan, 8.55)])
    func unusualWeightsAreClamped(weight: Double, width: Double) {
        #expect(SymbolStroke.normal.width(weight) == width)
    }
}
