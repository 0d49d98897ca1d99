import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("RadialGradient and EllipticalGradient")
struct RadialGradientTests {
    private func paint(_ style: some ShapeStyle) -> Paint? {
        ViewHarness(offering: 100, 50) { Rectangle().fill(style) }.fills.first?.paint
    }

    @Test func aRadialGradientHasItsCentreAndRadii() {
        guard case .radial(_, let center, let inner, let outer)? = paint(
            RadialGradient(colors: [.red, .blue], center: .bottomTrailing, startRadius: 5, endRadius: 40)) else {
            return #expect(Bool(false), "no gradient")
        }
        #expect(center == CGPoint(x: 100, y: 50) && inner == 5 && outer == 40)
    }

    @Test func anEllipticalGradientFillsTheFrame() {
        guard case .elliptical(_, let bounds, let center, let inner, let outer)? = paint(
            EllipticalGradient(colors: [.red, .blue])) else {
            return #expect(Bool(false), "no gradient")
        }
        #expect(bounds.size == CGSize(width: 100, height: 50) && center == .center && inner == 0)
        #expect(outer > inner)
    }

    @Test func gradientsAreEqualByValue() {
        func gradient(_ end: CGFloat) -> RadialGradient {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: end)
        }
        #expect(gradient(10) == gradient(10) && gradient(10) != gradient(11))
    }
}
