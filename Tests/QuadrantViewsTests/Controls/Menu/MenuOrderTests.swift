import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("menuOrder")
struct MenuOrderTests {
    private struct Order: View {
        @Environment(\.menuOrder) private var order
        let wanted: MenuOrder
        var body: some View { Text(order == wanted ? "same" : "other") }
    }

    @Test func theOrderIsInTheEnvironment() {
        #expect(ViewHarness(offering: 200, 50) { Order(wanted: .automatic) }.shows("same"))
        #expect(ViewHarness(offering: 200, 50) { Order(wanted: .fixed).menuOrder(.fixed) }.shows("same"))
        #expect(ViewHarness(offering: 200, 50) { Order(wanted: .fixed).menuOrder(.priority) }.shows("other"))
    }

    @Test func aFixedOrderIsThatOfTheProgram() {
        let scene = window {
            Menu("Menu") { Button("One") {}; Button("Two") {} }.menuOrder(.fixed)
        }
        scene.press("Menu")
        #expect(scene.frame(of: "One").maxY <= scene.frame(of: "Two").minY)
    }
}
