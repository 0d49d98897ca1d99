import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("LinearGradient")
struct LinearGradientTests {
    private func paint(_ style: some ShapeStyle, _ variant: Variant = .plain) -> Paint? {
        ViewHarness(offering: ProposedViewSize(width: 100, height: 50), variant) { Rectangle().fill(style) }
            .fills.first?.paint
    }

    @Test func pointsAreSharesOfTheFrame() {
        guard case .linear(let stops, let from, let to)? = paint(
            .linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottom)) else {
            return #expect(Bool(false), "no gradient")
        }
        #expect(from == .zero && to == CGPoint(x: 50, y: 50))
        #expect(stops.stops.first?.location == 0 && stops.stops.last?.location == 1)
        #expect(Color.Resolved(stops.stops[0].color).description == "#FF3B30FF")
    }

    @Test func stopsHaveTheirLocations() {
        let style = LinearGradient(stops: [.init(color: .red, location: 0.25), .init(color: .blue, location: 0.5)],
                                   startPoint: .top, endPoint: .bottom)
        guard case .linear(let stops, _, _)? = paint(style) else { return #expect(Bool(false), "no gradient") }
        #expect(stops.stops.first?.location == 0.25 && stops.stops.last?.location == 0.5)
    }

    @Test func aGradientIsAView() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(ViewHarness { gradient }.sizeThatFits(30, 20) == CGSize(width: 30, height: 20))
        #expect(ViewHarness { gradient }.sizeThatFits(nil, nil) == CGSize(width: 10, height: 10))
    }

    @Test func gradientsAreEqualByValue() {
        func gradient(_ end: UnitPoint) -> LinearGradient {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: end)
        }
        #expect(gradient(.bottom) == gradient(.bottom) && gradient(.bottom) != gradient(.leading))
    }
}
