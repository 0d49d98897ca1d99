import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("AngularGradient")
struct AngularGradientTests {
    private func paint(_ style: some ShapeStyle) -> Paint? {
        ViewHarness(offering: 100, 50) { Rectangle().fill(style) }.fills.first?.paint
    }

    @Test func anglesAreFromTheRightClockwise() {
        guard case .angular(_, let center, let from, let to)? = paint(
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(90), endAngle: .degrees(270)))
        else { return #expect(Bool(false), "no gradient") }
        #expect(center == CGPoint(x: 50, y: 25))
        #expect(abs(from - .pi / 2) < 1e-9 && abs(to - 3 * .pi / 2) < 1e-9)
    }

    @Test func aWholeTurnBeginsAtItsAngle() {
        guard case .angular(_, _, let from, let to)? = paint(
            .conicGradient(colors: [.red, .blue], center: .topLeading, angle: .degrees(45))) else {
            return #expect(Bool(false), "no gradient")
        }
        #expect(abs(from - .pi / 4) < 1e-9 && abs(to - from - 2 * .pi) < 1e-9)
    }
}
