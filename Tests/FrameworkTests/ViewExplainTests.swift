import SwiftUI
import Testing

/// `explain(in:)` of a view in a program.
@MainActor @Suite struct ViewExplainTests {
    private var card: some View {
        Text("7.0 kts").accessibilityIdentifier("speed").position(x: 60, y: 20).frame(width: 200, height: 80)
    }

    @Test func aNamedViewHasItsSizeAndPlace() {
        let text = card.explain(in: CGSize(width: 300, height: 100), named: "speed")
        // The frame of 200 × 80 is in the middle of 300 × 100, so the centre is at (50 + 60, 10 + 20).
        #expect(text.hasPrefix("Text \"7.0 kts\" is "))
        #expect(text.contains("its centre is at (110, 30) in the window"))
        #expect(text.contains(".position(x: 60, y: 20)"))
    }

    @Test func withoutANameEveryViewIsExplained() {
        let all = VStack { Color.red; Text("a") }.explain(in: CGSize(width: 100, height: 100))
        #expect(all.contains("VStack is ") && all.contains("Color") && all.contains("Text \"a\" is "))
        #expect(card.explain(named: "nothing").isEmpty)
    }
}
