import QuadrantDisplayList
import Testing

@Suite("Gradient ramps")
struct GradientRampTests {
    private static let red = RGBA(red: 1, green: 0, blue: 0), green = RGBA(red: 0, green: 1, blue: 0)
    private static let blue = RGBA(red: 0, green: 0, blue: 1)

    private static func stops(_ locations: Double...) -> GradientStops {
        GradientStops(zip([red, green, blue, .white], locations).map { .init(color: $0, location: $1) })
    }

    @Test func coloursAreMixedBetweenStops() {
        let ramp = GradientRamp(Self.stops(0, 0.5, 1))
        #expect(ramp.color(0.25) == RGBA(red: 0.5, green: 0.5, blue: 0))
        #expect(ramp.color(-1) == Self.red && ramp.color(2) == Self.blue)
        #expect(GradientRamp(Self.stops(0, 1), opacity: 0.5).color(0) == Self.red.opacity(0.5))
        #expect(GradientRamp(GradientStops([])).color(0) == .clear)
    }

    /// At a hard stop, the last of several stops at one location applies from there on.
    @Test func hardStopsChangeAtTheirLocation() {
        let ramp = GradientRamp(Self.stops(0, 0.5, 0.5, 1))
        #expect(ramp.color(0.5) == Self.blue)
        #expect(ramp.color(0.5.nextDown).green > 0.99)
    }

    /// SVG interpolated with NaN where a span had no finite length.
    @Test(arguments: [Double.nan, -.infinity])
    func stopsWithoutALocationHaveNoMixture(location: Double) {
        let ramp = GradientRamp(Self.stops(0, location, 1))
        for step in 0...10 {
            let color = ramp.color(Double(step) / 10)
            #expect([color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) })
        }
    }

    @Test func reversedStopsRunTheOtherWay() {
        let ramp = GradientRamp(Self.stops(0, 0.5, 1)), other = GradientRamp(Self.stops(0, 0.5, 1).reversed)
        for step in 0...8 { #expect(ramp.color(Double(step) / 8) == other.color(1 - Double(step) / 8)) }
    }
}
