import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("presentationBackgroundInteraction")
struct BelowASheetTests {
    private func taps(_ interaction: PresentationBackgroundInteraction) -> Int {
        let count = Input(0)
        let scene = window {
            Color.red.onTapGesture { count.value += 1 }
                .sheet(isPresented: .constant(true)) {
                    Text("Above").presentationDetents([.height(200), .large])
                        .presentationBackgroundInteraction(interaction)
                }
        }
        scene.advance(by: 2)
        scene.tap(at: CGPoint(x: 195, y: 200))
        return count.value
    }

    @Test func theViewBelowIsTouchedWhereThatIsEnabled() {
        #expect(taps(.automatic) == 0 && taps(.disabled) == 0 && taps(.enabled) == 1)
        #expect(taps(.enabled(upThrough: .height(200))) == 1)
    }
}
