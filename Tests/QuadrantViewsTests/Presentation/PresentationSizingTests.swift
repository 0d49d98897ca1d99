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

    /// A sizing that asks the content for its ideal size.
    private struct Ideal: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            ProposedViewSize(root.sizeThatFits(.unspecified))
        }
    }

    @Test func sizesStickAndFit() {
        let sizing = Ideal().sticky(horizontal: true, vertical: false), context = PresentationSizingContext()
        func size(_ sizing: some PresentationSizing, _ width: CGFloat, _ height: CGFloat) -> ProposedViewSize {
            let root = PresentationSizingRoot { _ in CGSize(width: width, height: height) }
            return sizing.proposedSize(for: root, context: context)
        }
        #expect(size(sizing, 100, 80) == ProposedViewSize(width: 100, height: 80))
        #expect(size(sizing, 200, 60) == ProposedViewSize(width: 200, height: 60))
        #expect(size(sizing, 50, 40) == ProposedViewSize(width: 200, height: 40))
        let fitted = FormPresentationSizing().fitted(horizontal: false, vertical: true)
        #expect(size(fitted, 50, 40).height == 40 && size(fitted, 50, 40).width == size(.form, 50, 40).width)
    }
}
