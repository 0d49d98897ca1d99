import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Inspectors")
struct InspectorTests {
    /// On a phone an inspector is a sheet.
    @Test func anInspectorIsASheet() {
        let isPresented = Input(false)
        func scene(_ isInspector: Bool) -> ViewHarness {
            window {
                let base = Button("Show") { isPresented.value = true }
                if isInspector {
                    base.inspector(isPresented: isPresented.binding) {
                        Color.red.tagged("content").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
                    }
                } else {
                    base.sheet(isPresented: isPresented.binding) {
                        Color.red.tagged("content").inspectorColumnWidth(200)
                    }
                }
            }
        }
        let inspector = scene(true)
        #expect(!inspector.contains("content"))
        inspector.press("Show")
        #expect(inspector.frame("content") == scene(false).frame("content") && isPresented.value)
    }
}
