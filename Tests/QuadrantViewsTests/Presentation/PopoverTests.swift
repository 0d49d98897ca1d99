import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// presentationCompactAdaptation(.popover) (#9.35).
@MainActor @Suite("Popovers on a phone")
struct PopoverTests {
    /// A window of 390 × 800 with a button of 100 × 40 at `alignment`.
    private func window<Content: View>(
        _ alignment: Alignment, _ isPresented: Binding<Bool>, edge: Edge? = nil,
        direction: LayoutDirection = .leftToRight, @ViewBuilder content: @escaping () -> Content
    ) -> ViewHarness {
        ViewHarness(offering: 390, 800) {
            Color.red.frame(width: 100, height: 40).tagged("anchor")
                .popover(isPresented: isPresented, arrowEdge: edge, content: content)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                .environment(\.layoutDirection, direction)
        }
    }

    /// With an arrow of 13 points in between.
    @Test func itIsBelowWhereThereIsSpace() {
        let scene = window(.center, .constant(true)) {
            Probe("content", 120, 60).presentationCompactAdaptation(PresentationAdaptation.popover)
        }
        let anchor = scene.frame("anchor"), content = scene.frame("content")
        #expect(content.size == CGSize(width: 120, height: 60))
        #expect(content.midX == anchor.midX && content.minY == anchor.maxY + 13)
        let low = window(.bottom, .constant(true)) {
            Probe("content", 120, 60).presentationCompactAdaptation(.popover)
        }
        #expect(low.frame("content").maxY == low.frame("anchor").minY - 13)
    }

    /// A margin of ten points is kept at the window's edges; mirrored in right-to-left layouts.
    @Test func itKeepsClearOfTheEdges() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let scene = window(.leading, .constant(true), direction: direction) {
                Probe("content", 300, 60).presentationCompactAdaptation(.popover)
            }
            let frame = scene.frame("content")
            #expect(direction == .leftToRight ? frame.minX == 10 : frame.maxX == 390 - 10)
        }
        let side = window(.leading, .constant(true), edge: .trailing) {
            Probe("content", 120, 60).presentationCompactAdaptation(.none)
        }
        #expect(side.frame("content").minX == 100 + 13 && side.frame("content").midY == 400)
    }

    /// A view that fills the window leaves no space beside it.
    @Test func itIsInTheMiddleOfAViewWithoutSpaceAround() {
        let scene = ViewHarness(offering: 390, 800) {
            Color.red.popover(isPresented: .constant(true)) {
                Probe("content", 120, 60).presentationCompactAdaptation(.popover)
            }
        }
        let content = scene.frame("content")
        #expect(content.size == CGSize(width: 120, height: 60))
        #expect(content.midX == 390 / 2 && content.midY == 800 / 2)
    }

    private struct Inside: View {
        var body: some View { Probe("content", 120, 60).presentationCompactAdaptation(.popover) }
    }

    @Test func aBodyMaySayItAndATapBesideClosesIt() {
        let isPresented = Input(true)
        let scene = window(.center, isPresented.binding) { Inside() }
        #expect(scene.size("content") == CGSize(width: 120, height: 60))
        scene.tap(at: CGPoint(x: 20, y: 20))
        #expect(!isPresented.value)
        scene.advance(by: 2)
        #expect(!scene.contains("content"))
    }

    @Test func withoutItOrWithASheetItIsASheet() {
        let plain = window(.center, .constant(true)) { Color.blue.tagged("content") }
        let sheet = window(.center, .constant(true)) {
            Color.blue.tagged("content").presentationCompactAdaptation(.sheet)
        }
        sheet.advance(by: 2)
        #expect(plain.size("content").width == 390 && sheet.size("content").width == 390)
    }
}
