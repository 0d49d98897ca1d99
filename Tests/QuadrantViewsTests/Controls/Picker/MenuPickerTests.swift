import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("pickerStyle(.menu)")
struct MenuPickerTests {
    @Test func aChoiceIsMadeInTheMenu() {
        let chosen = Input("a")
        let scene = window {
            Picker("Letter", selection: chosen.binding) {
                Text("Alpha").tag("a")
                Text("Beta").tag("b")
            }.pickerStyle(.menu)
        }
        #expect(scene.shows("Alpha") && !scene.shows("Beta"))
        scene.press("Alpha")
        #expect(scene.shows("Beta"))
        scene.press("Beta")
        #expect(chosen.value == "b" && scene.shows("Beta") && !scene.shows("Alpha"))
    }

    /// In iOS 26 the indicator is a symbol in the font `footnote`, and grows with the text.
    @Test func theIndicatorIsASymbol() {
        func heights(_ size: DynamicTypeSize) -> [CGFloat] {
            let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 300), design: .ios26) {
                VStack {
                    List { Picker("Letter", selection: .constant("a")) { Text("Alpha").tag("a") } }
                    Image(systemName: "chevron.up.chevron.down").font(.footnote).fontWeight(.medium)
                }
                .environment(\.dynamicTypeSize, size)
            }
            return scene.frames(withAttribute: "symbol").map(\.height)
        }
        let small = heights(.medium), large = heights(.xxxLarge)
        #expect(small.count == 2 && small.first == small.last && large.first == large.last)
        #expect((small.first ?? 0) < (large.first ?? 0))
    }
}
