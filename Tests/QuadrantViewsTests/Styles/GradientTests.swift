import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Gradient")
struct GradientTests {
    @Test func colorsAreSpreadEvenly() {
        let gradient = Gradient(colors: [.red, .green, .blue])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1] && gradient.stops.map(\.color) == [.red, .green, .blue])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0] && Gradient(colors: []).stops == [])
    }

    @Test func gradientsAreEqualByTheirStops() {
        #expect(Gradient(colors: [.red, .blue]) == Gradient(stops: [
            .init(color: .red, location: 0), .init(color: .blue, location: 1),
        ]))
        #expect(AnyGradient(Gradient(colors: [.red])) != AnyGradient(Gradient(colors: [.blue])))
    }

    /// As a style it runs from top to bottom.
    @Test func aGradientRunsDown() {
        let scene = ViewHarness(offering: 100, 50) { Rectangle().fill(Gradient(colors: [.red, .blue])) }
        guard case .linear(_, let from, let to)? = scene.fills.first?.paint else {
            return #expect(Bool(false), "no gradient")
        }
        #expect(from.y == 0 && to.y == 50 && from.x == to.x)
    }

    /// Components are mixed one by one in the space of the device: half of each.
    @Test func theSpaceOfTheDeviceMixesComponents() {
        let stops = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
        let scene = ViewHarness(offering: 100, 50) { Rectangle().fill(stops.colorSpace(.device)) }
        guard case .linear(let found, _, _)? = scene.fills.first?.paint else {
            return #expect(Bool(false), "no gradient")
        }
        #expect(found.stops.map(\.location) == [0, 1])
    }
}
