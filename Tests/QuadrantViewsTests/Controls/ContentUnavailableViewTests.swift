import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("ContentUnavailableView")
struct ContentUnavailableViewTests {
    @Test func titleDescriptionAndActionsAreBelowEachOther() {
        let scene = ViewHarness(offering: 390, 600) {
            ContentUnavailableView {
                Label("Nothing", systemImage: "tray")
            } description: {
                Text("There is nothing here.")
            } actions: {
                Button("Add") {}
            }
        }
        let places = ["Nothing", "There is nothing here.", "Add"].map { scene.frame(of: $0) }
        #expect(places[0].maxY < places[1].minY && places[1].maxY < places[2].minY)
        for frame in places { #expect(isNear(frame.midX, 390 / 2)) }
    }

    @Test func itTakesTheWholeSpace() {
        let scene = ViewHarness { ContentUnavailableView("Nothing", systemImage: "tray") }
        #expect(scene.sizeThatFits(390, 600) == CGSize(width: 390, height: 600))
    }

    @Test func aSearchWithoutResultsNamesItsText() {
        let scene = ViewHarness(offering: 390, 600) { ContentUnavailableView.search(text: "fig") }
        #expect(scene.shows("No Results for “fig”"))
        #expect(ViewHarness(offering: 390, 600) { ContentUnavailableView.search }.shows("No Results"))
    }
}
