import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("alert")
struct AlertButtonTests {
    private let log = Log()

    @Test func aButtonActsAndEndsTheAlert() {
        let isShown = Input(false)
        let scene = window {
            Text("Below").alert("Delete?", isPresented: isShown.binding) {
                Button("Delete", role: .destructive) { log.note("delete") }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
        }
        #expect(!scene.shows("Delete?"))
        isShown.value = true
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Delete?") && scene.shows("This cannot be undone."))
        scene.press("Delete")
        #expect(log.take() == ["delete"] && !isShown.value && !scene.shows("Delete?"))
    }

    @Test func theAlertIsInTheMiddle() {
        let scene = window { Text("Below").alert("Title", isPresented: .constant(true)) { Button("OK") {} } }
        scene.advance(by: 2)
        #expect(isNear(scene.frame(of: "Title").midX, 390 / 2))
        #expect(scene.frame(of: "OK").minY > scene.frame(of: "Title").maxY)
    }

    @Test func anAlertWithoutButtonsHasOne() {
        let isShown = Input(true)
        let scene = window { Text("Below").alert("Title", isPresented: isShown.binding) {} }
        scene.advance(by: 2)
        scene.press("OK")
        #expect(!isShown.value)
    }
}
