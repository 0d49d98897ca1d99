import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("presentationSizing")
struct PresentationSizingTests {
    /// On a phone a sheet is as wide as the window, whatever is asked for.
    @Test(arguments: 0..<4)
    func aPhoneHasOneSize(place: Int) {
        func sized(_ view: some View) -> AnyView {
            switch place {
            case 0: AnyView(view.presentationSizing(AutomaticPresentationSizing()))
            case 1: AnyView(view.presentationSizing(FittedPresentationSizing()))
            case 2: AnyView(view.presentationSizing(FormPresentationSizing()))
            default: AnyView(view.presentationSizing(PagePresentationSizing()))
            }
        }
        let scene = window { Text("Below").sheet(isPresented: .constant(true)) { sized(Color.red.tagged("content")) } }
        scene.advance(by: 2)
        #expect(scene.frame("content") == CGRect(x: 0, y: 60, width: 390, height: 800 - 60 - 30))
    }
}
