import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

/// What programs tell assistive technologies, of which none is on: as on a phone without one.
@MainActor @Suite("Focus of assistive technologies")
struct AccessibilityFocusTests {
    private enum Field: Hashable { case name }

    private struct Screen: View {
        @AccessibilityFocusState private var isFocused: Bool
        @AccessibilityFocusState(for: .voiceOver) private var isSpoken: Bool
        @AccessibilityFocusState private var field: Field?
        let note: (Bool, Field?) -> Void

        var body: some View {
            let _ = note(isFocused || isSpoken, field)
            VStack(spacing: 0) {
                Text("Name").accessibilityFocused($isFocused).accessibilityFocused($field, equals: .name)
                    .accessibilityShowsLargeContentViewer()
                    .accessibilityShowsLargeContentViewer { Text("Larger") }
                Text("Code").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation().bold()
                    .accessibilityFocused($isSpoken)
            }
            .onAppear {
                isFocused = true
                field = .name
                AccessibilityNotification.Announcement("Shown").post()
                AccessibilityNotification.ScreenChanged().post()
            }
        }
    }

    /// `speechSpellsOutCharacters`, `accessibilityShowsLargeContentViewer`, `AccessibilityNotification` and the focus
    /// change neither size nor values.
    @Test func noViewHasTheFocus() {
        var seen: [Bool] = [], field: Field?
        let scene = ViewHarness(offering: .unspecified, evaluatesTwice: false) {
            Screen {
                seen.append($0)
                field = $1
            }.tagged("screen")
        }
        #expect(Set(seen) == [false] && field == nil)
        let plain = ViewHarness(offering: .unspecified) {
            VStack(spacing: 0) {
                Text("Name")
                Text("Code").bold()
            }.tagged("screen")
        }
        #expect(scene.frame("screen") == plain.frame("screen"))
    }
}
