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

    /// The label of an inline picker is a row of the list, unless labels are hidden.
    @Test func aHiddenLabelHasNoRow() {
        func list(_ visibility: Visibility) -> ViewHarness {
            ViewHarness(offering: ProposedViewSize(width: 402, height: 400), design: .ios26) {
                List {
                    Picker("Letter", selection: .constant("a")) {
                        Text("Alpha").tag("a")
                        Text("Beta").tag("b")
                    }
                    .pickerStyle(.inline)
                    .labelsVisibility(visibility)
                }
            }
        }
        let shown = list(.automatic), hidden = list(.hidden)
        #expect(shown.shows("Letter") && !hidden.shows("Letter") && hidden.shows("Beta"))
        #expect(hidden.frame(of: "Alpha").minY == shown.frame(of: "Letter").minY)
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
