import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Labels of several views") @MainActor
struct ControlLabelTests {
    @Test(arguments: Variant.standard) func theViewsOfAButtonStandSideBySideOnOnePlate(_ variant: Variant) {
        let scene = ViewHarness(offering: 200, 100, variant) {
            Button {} label: {
                Probe("icon", 20, 20)
                Probe("title", 60, 20)
            }
            .buttonStyle(.borderedProminent).tagged("button")
        }
        // 12 points on each side, 7 above and below; 8 between the two.
        let plate = CGSize(width: 20.0 + 8 + 60 + 24, height: 20.0 + 14)
        #expect(scene.size("button") == plate)
        let icon = CGRect(x: 12, y: 7, width: 20, height: 20), title = CGRect(x: 40, y: 7, width: 60, height: 20)
        #expect(scene.frame("icon", in: "button") == variant.mirrored(icon, in: 112))
        #expect(scene.frame("title", in: "button") == variant.mirrored(title, in: 112))
        #expect(scene.host.accessibilityElements().count == 1)
    }

    @Test func aStyleOfOnesOwnGetsOneLabel() {
        struct Stacked: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.label
                    Color.red.frame(width: 10, height: 5)
                }
            }
        }
        let scene = ViewHarness(offering: 200, 100) {
            Button {} label: {
                Group {
                    Probe("a", 20, 20)
                    if true { Probe("b", 30, 20) }
                }
                .padding(1)
            }
            .buttonStyle(Stacked()).tagged("button")
        }
        let size = CGSize(width: 22.0 + 8 + 32, height: 22.0 + 5)
        #expect(scene.size("button") == size)
    }

    @Test(arguments: Variant.standard) func theSecondViewOfAToggleStandsUnderTheFirst(_ variant: Variant) {
        let scene = ViewHarness(offering: 300, 100, variant) {
            Toggle(isOn: .constant(true)) {
                Probe("title", 60, 20)
                Probe("note", 40, 10)
            }
            .tagged("toggle")
        }
        let title = scene.frame("title", in: "toggle"), note = scene.frame("note", in: "toggle")
        #expect(scene.size("toggle") == CGSize(width: 300, height: 38))
        #expect(title == variant.mirrored(CGRect(x: 0, y: 0, width: 60, height: 20), in: 300))
        #expect(note == variant.mirrored(CGRect(x: 0, y: 28, width: 40, height: 10), in: 300))
    }

    @Test func aToggleIsCalledByBothLines() {
        let scene = ViewHarness(offering: 300, 100) {
            Toggle(isOn: .constant(true)) {
                Text("Wi-Fi")
                Text("Connected")
            }
            .labelsHidden()
        }
        #expect(scene.host.accessibilityElements().map(\.label) == ["Wi-Fi, Connected"])
    }

    @Test func aLabelledContentHasATitleAndASubtitle() {
        let scene = ViewHarness(offering: 300, 100) {
            LabeledContent {
                Probe("content", 50, 20)
            } label: {
                Probe("title", 60, 20)
                Probe("note", 40, 10)
            }
            .tagged("all")
        }
        #expect(scene.frame("title", in: "all") == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(scene.frame("note", in: "all") == CGRect(x: 0, y: 28, width: 40, height: 10))
        #expect(scene.frame("content", in: "all") == CGRect(x: 250, y: 9, width: 50, height: 20))
    }

    /// At accessibility text sizes the content is below the label, with the same leading edge (#9.31).
    @Test(arguments: [DynamicTypeSize.xxxLarge, .accessibility1, .accessibility5])
    func contentStacksAtAccessibilitySizes(_ size: DynamicTypeSize) {
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: 100), dynamicTypeSize: size) {
            LabeledContent { Probe("content", 50, 20) } label: { Probe("label", 60, 20) }.tagged("all")
        }
        let content = scene.frame("content", in: "all")
        if size.isAccessibilitySize {
            #expect(scene.size("all") == CGSize(width: 60, height: 20 + 8 + 20))
            #expect(content == CGRect(x: 0, y: 28, width: 50, height: 20))
        } else {
            #expect(scene.size("all") == CGSize(width: 300, height: 20))
            #expect(content == CGRect(x: 250, y: 0, width: 50, height: 20))
        }
    }

    /// Also in a list row, whose height is the maximum of the two, or their sum if they are stacked.
    @Test func rowsGrowWithStackedContent() {
        func height(_ size: DynamicTypeSize) -> CGFloat {
            ViewHarness(offering: ProposedViewSize(width: 300, height: 600), dynamicTypeSize: size) {
                List { LabeledContent { Probe("content", 50, 60) } label: { Probe("label", 60, 20) }.tagged("all") }
            }.size("all").height
        }
        #expect(height(.large) == 60)
        // Sums of thirds have rounding errors.
        #expect(abs(height(.accessibility1) - (20 + 8 + 60)) < 1e-9)
    }

    /// The content remains grey in tinted labels, such as those of menus and buttons.
    @Test func contentKeepsItsGreyInTintedLabels() {
        func colors<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> [RGBA] {
            ViewHarness(offering: 300, 100, content: content).drawnColors
        }
        struct Patch: View { var body: some View { Rectangle().fill(.foreground).frame(width: 10, height: 10) } }
        let plain = colors { LabeledContent { Patch() } label: { EmptyView().frame(width: 10) } }
        #expect(plain.count == 1)
        #expect(colors { Menu {} label: { LabeledContent { Patch() } label: { EmptyView().frame(width: 10) } } }
            .contains(plain[0]))
        #expect(colors { Button {} label: { LabeledContent { Patch() } label: { EmptyView().frame(width: 10) } } }
            == plain)
    }

    @Test func theKeyOfLabelledWordsIsLocalized() {
        let scene = ViewHarness(offering: 300, 100) { LabeledContent("**key**", value: "word") }
        #expect(scene.shows("key"))
        let name = "**name**"
        #expect(ViewHarness(offering: 300, 100) { LabeledContent(name, value: "word") }.shows("**name**"))
    }

    /// The time of day has a space that does not break, which no keyboard types.
    @Test func aPlainSpaceFindsOneThatDoesNotBreak() {
        let log = Log()
        let scene = ViewHarness(offering: 200, 100) { Button("8:40\u{202F}AM") { log.note("time") } }
        scene.tap("8:40 AM")
        #expect(log.take() == ["time"])
    }
}
