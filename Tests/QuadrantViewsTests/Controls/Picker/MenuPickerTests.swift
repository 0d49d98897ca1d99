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

    /// The chosen option and the indicator are as faint as the label.
    @Test func aDisabledPickerIsFaint() {
        func blue(isDisabled: Bool) -> Bool {
            let scene = ViewHarness(offering: 300, 300) {
                Picker("Shape", selection: .constant(0)) { Rectangle().frame(width: 20, height: 10).tag(0) }
                    .disabled(isDisabled)
            }
            return scene.colors.contains("#007AFFFF")
        }
        #expect(blue(isDisabled: false) && !blue(isDisabled: true))
    }

    /// The icon of an option has no place of its own in the row: it is beside the title, in the same colour.
    @Test func theIconOfAnOptionIsBesideItsTitle() {
        func width(inList: Bool) -> CGFloat {
            let label = Label("Alpha", systemImage: "star")
            let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 300), design: .ios26) {
                if inList {
                    List { Picker("Letter", selection: .constant("a")) { label.tag("a") } }
                } else {
                    label
                }
            }
            return scene.frame(of: "Alpha").minX - (scene.frames(withAttribute: "symbol").first?.minX ?? 0)
        }
        #expect(width(inList: true) == width(inList: false))
    }

    /// As labeled content, a row has its value below its label at accessibility text sizes.
    @Test(arguments: [DynamicTypeSize.xxxLarge, .accessibility1])
    func theChosenOptionIsBelowALargeLabel(_ size: DynamicTypeSize) {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 500), design: .ios26,
                                dynamicTypeSize: size) {
            List { Picker("Letter", selection: .constant("a")) { Text("Alpha").tag("a") } }
        }
        let (label, value) = (scene.frame(of: "Letter"), scene.frame(of: "Alpha"))
        #expect((value.minY >= label.maxY) == size.isAccessibilitySize)
        #expect((value.minX == label.minX) == size.isAccessibilitySize)
    }

    /// As those of toggles, the second text of a label is below the first.
    @Test func aLabelOfTwoTextsHasASubtitle() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 300), design: .ios26) {
            List {
                Picker(selection: .constant("a")) {
                    Text("Alpha").tag("a")
                } label: {
                    Text("Letter")
                    Text("Of a word")
                }
            }
        }
        #expect(scene.frame(of: "Of a word").minX == scene.frame(of: "Letter").minX)
        #expect(scene.frame(of: "Of a word").minY >= scene.frame(of: "Letter").maxY)
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
