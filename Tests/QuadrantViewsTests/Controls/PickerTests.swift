import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("What a picker chooses from") @MainActor
struct PickerTests {
    let chosen = Input("b")
    private var selection: Binding<String> { Binding(get: { chosen.value }, set: { chosen.value = $0 }) }

    private func wheel(_ options: Input<[String]>) -> ViewHarness {
        ViewHarness(offering: 200, 216) {
            Picker("", selection: selection) { ForEach(options.value, id: \.self) { Text($0) } }.pickerStyle(.wheel)
        }
    }

    /// A ForEach over a constant range tags its views by offset (#9.15): the third of `2..<7` is 2. With an id, the tag
    /// is the id.
    @Test func aConstantRangeIsTaggedByOffset() {
        func shown<Options: View>(_ options: Options) -> String? {
            let scene = ViewHarness(offering: 300, 300) { Picker("People", selection: .constant(2)) { options } }
            return scene.host.accessibilityTree().lazy.compactMap(\.value).first
        }
        #expect(shown(ForEach(2..<7) { Text("\($0)") }) == "4")
        #expect(shown(ForEach(2..<7, id: \.self) { Text("\($0)") }) == "2")
        #expect(shown(ForEach(2..<7) { Text("\($0)").tag($0) }) == "2")
    }

    /// An option whose tag is of another type has the id of its element, as a separate tag (#33.24).
    @Test func aTagOfAnotherTypeLeavesTheID() {
        func shown<Value: Hashable>(_ chosen: Value) -> String? {
            let scene = ViewHarness(offering: 300, 300) {
                Picker("People", selection: .constant(chosen)) {
                    ForEach([3, 4], id: \.self) { Text("number \($0)").tag("tag \($0)") }
                }
            }
            return scene.host.accessibilityTree().lazy.compactMap(\.value).first
        }
        #expect(shown(4) == "number 4")
        #expect(shown("tag 3") == "number 3")
        #expect(shown(4.0) == nil)
    }

    /// A card begins 35 from the top and 20 from the edge; its first row is 44 high.
    @Test func aTapAnywhereInTheRowOpensTheMenu() {
        for isOn in [true, false] {
            let scene = ViewHarness(offering: 393, 500) {
                Form {
                    Picker("People", selection: selection) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
                        .disabled(!isOn)
                }
            }
            #expect(!scene.shows("c"))
            scene.tap(at: CGPoint(x: 200, y: 35 + 22))
            #expect(scene.shows("c") == isOn)
            if isOn { scene.tap("c") }
            #expect(chosen.value == (isOn ? "c" : "b"))
            chosen.value = "b"
        }
    }

    @Test func aWheelTurnsToTheOptionUnderItsWindow() {
        let scene = wheel(Input(["a", "b", "c", "d"])), finger = Finger(scene: scene)
        finger.down(100, 108, at: 0)
        finger.move(100, 108 - 32, at: 0.5)
        finger.up(100, 108 - 32, at: 2)
        #expect(chosen.value == "c")
    }

    /// Beyond its ends a wheel overscrolls with the rubber-band effect of scroll views, as `UIPickerView` does.
    @Test func aWheelPulledPastItsEndFollowsEverLess() {
        let row = 32.0, angle = 18.0 * .pi / 180
        let scene = ViewHarness(offering: 200, 216) {
            Picker("", selection: .constant("a")) {
                ForEach(["a", "b"], id: \.self) { name in HStack { Text(name) }.tagged(name) }
            }
            .pickerStyle(.wheel)
        }
        let finger = Finger(scene: scene), middle = scene.frame("a").midY
        finger.down(100, 108, at: 0)
        finger.move(100, 108 + 64, at: 0.5)
        let turned = RubberBand.shown(64, 216) / row * angle
        #expect(abs(scene.frame("a").midY - middle - row / angle * sin(turned)) < 1e-9)
        finger.up(100, 108 + 64, at: 2)
    }

    @Test func aWheelWithoutOptionsTurnsToNothing() {
        let scene = wheel(Input([])), finger = Finger(scene: scene)
        finger.down(100, 108, at: 0)
        finger.move(100, 60, at: 0.1)
        scene.settle()
        finger.up(100, 60, at: 0.2)
        #expect(chosen.value == "b")
    }

    @Test func optionsMayGoWhileAFingerTurnsTheWheel() {
        let options = Input(["a", "b", "c"])
        let scene = wheel(options), finger = Finger(scene: scene)
        finger.down(100, 108, at: 0)
        finger.move(100, 76, at: 0.1)
        options.value = []
        finger.move(100, 60, at: 0.2)
        scene.settle()
        finger.up(100, 60, at: 0.3)
        #expect(chosen.value == "b")
    }

    @Test func aPickerForNothingChoosesNothing() throws {
        struct Source { let name: Binding<String> }
        for style in [_PickerAppearance.menu, .segmented, .wheel] {
            let scene = ViewHarness(offering: 300, 300) {
                Group {
                    let picker = Picker("p", sources: [Source](), selection: \.name) {
                        Text("a").tag("a")
                        Text("b").tag("b")
                    }
                    switch style {
                    case .menu: picker.pickerStyle(.menu)
                    case .segmented: picker.pickerStyle(.segmented)
                    case .wheel: picker.pickerStyle(.wheel)
                    }
                }
            }
            let picker = try #require(scene.host.accessibilityElements().first)
            #expect(picker.value == nil)
            scene.host.perform(.increment, on: picker.id)
        }
    }

    private enum _PickerAppearance { case menu, segmented, wheel }

    private func sections() -> some View {
        Picker("", selection: selection) {
            Section("First") {
                Text("a").tag("a")
                Text("b").tag("b")
            }
            Divider()
            Section {
                Text("c").tag("c")
            } header: {
                Text("Second")
            } footer: {
                Text("Foot")
            }
        }
    }

    @Test func theRowsOfSectionsAreOptionsAndTheirHeadersAreNot() {
        let scene = ViewHarness(offering: 300, 32) { sections().pickerStyle(.segmented) }
        #expect(scene.shows("a") && scene.shows("c"))
        #expect(!scene.shows("First") && !scene.shows("Second") && !scene.shows("Foot"))
        Finger(scene: scene).tap(250, 16)
        #expect(chosen.value == "c")
    }

    @Test func aMenuOfSectionsHasTheirHeaders() {
        let scene = ViewHarness(offering: 400, 500) { sections() }
        #expect(!scene.shows("First"))
        scene.tap("b")
        #expect(scene.shows("First") && scene.shows("Second") && !scene.shows("Foot"))
        scene.tap("First")
        #expect(chosen.value == "b")
        scene.tap("c")
        #expect(chosen.value == "c")
        #expect(!scene.shows("First"))
    }
}
