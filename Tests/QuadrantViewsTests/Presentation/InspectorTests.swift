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

    /// In a window of regular width it is a column at the trailing edge, as wide as its content asks.
    @Test(arguments: [Variant.plain, .rightToLeft])
    func anInspectorOfAWideWindowIsAColumn(_ variant: Variant) {
        let isPresented = Input(false)
        let scene = ViewHarness(offering: ProposedViewSize(width: 1000, height: 700), variant) {
            Color.blue.tagged("view")
                .inspector(isPresented: isPresented.binding) {
                    Color.red.tagged("content").inspectorColumnWidth(min: 100, ideal: 400, max: 300)
                }
                .environment(\.horizontalSizeClass, .regular)
        }
        #expect(scene.frame("view").width == 1000 && !scene.contains("content"))
        isPresented.value = true
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.frame("view").width == 700)
        #expect(scene.frame("content") == variant.mirrored(CGRect(x: 700, y: 0, width: 300, height: 700), in: 1000))
        isPresented.value = false
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.frame("view").width == 1000 && !scene.contains("content"))
    }
}
