import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Sheets in the middle of a pad")
struct FormSheetTests {
    private struct Inside: View {
        @Environment(\.horizontalSizeClass) private var width
        var body: some View {
            Color.red.overlay { Text(width == .compact ? "Compact" : "Regular") }.tagged("sheet")
        }
    }

    private func scene(_ design: Design, width: CGFloat = 834, height: CGFloat = 1194) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: width, height: height), design: design,
                    safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)) {
            Color.blue.sheet(isPresented: .constant(true)) { Inside() }
                .environment(\.horizontalSizeClass, .regular)
                .environment(\.verticalSizeClass, .regular)
        }
    }

    /// Published: 580 × 650.
    @Test func aSheetIsInTheMiddle() {
        let scene = scene(.ios26)
        #expect(scene.frame("sheet") == CGRect(x: 127, y: 272, width: 580, height: 650))
        #expect(scene.shows("Compact"))
    }

    @Test func aLowWindowMakesItLower() {
        #expect(abs(scene(.ios26, height: 600).frame("sheet").height - (600 - 2 * 42)) < 1e-6)
    }

    @Test func earlierSheetsHaveTheWidthOfTheWindow() {
        let scene = scene(.ios17)
        #expect(scene.frame("sheet").width == 834 && scene.shows("Regular"))
    }
}
