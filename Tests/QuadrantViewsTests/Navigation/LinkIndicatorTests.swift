import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Indicators of navigation links")
struct LinkIndicatorTests {
    /// Without its indicator a row has the width of other rows.
    @Test func aRowWithoutAnIndicator() {
        func width(_ visibility: Visibility) -> CGFloat {
            let scene = window {
                NavigationStack {
                    List {
                        NavigationLink { Text("Page") } label: { Color.red.frame(height: 20).tagged("link") }
                            .navigationLinkIndicatorVisibility(visibility)
                        Color.red.frame(height: 20).tagged("plain")
                    }
                }
            }
            return scene.frame("plain").width - scene.frame("link").width
        }
        #expect(width(.automatic) > 0 && width(.visible) == width(.automatic))
        #expect(width(.hidden) == 0)
    }
}
