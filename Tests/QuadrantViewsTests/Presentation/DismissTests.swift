import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("dismiss")
struct DismissTests {
    private struct Inside: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            VStack {
                Text(isPresented ? "presented" : "at the root")
                Button("Leave") { dismiss() }
            }
        }
    }

    @Test func aSheetDismissesItself() {
        let isShown = Input(true)
        let scene = window { Text("Below").sheet(isPresented: isShown.binding) { Inside() } }
        scene.advance(by: 2)
        #expect(scene.shows("presented"))
        scene.press("Leave")
        #expect(!isShown.value && !scene.shows("Leave"))
    }

    @Test func aPushedScreenGoesBack() {
        let scene = window { NavigationStack { NavigationLink("Next") { Inside() } } }
        scene.press("Next")
        scene.press("Leave")
        #expect(scene.shows("Next") && !scene.shows("Leave"))
    }

    @Test func theRootStays() {
        let scene = window { Inside() }
        scene.press("Leave")
        #expect(scene.shows("at the root"))
    }
}
