import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor
struct ControlActionTests {
    let log = Log()

    @Test func aSwitchIsTurnedByATap() {
        let isOn = Input(false)
        let scene = ViewHarness(offering: 300, 31) {
            Toggle("On", isOn: Binding(get: { isOn.value }, set: { isOn.value = $0 }))
        }
        Finger(scene: scene).tap(280, 15)
        #expect(isOn.value)
        // A tap on the label does not toggle the switch.
        Finger(scene: scene).tap(20, 15, at: 2)
        #expect(isOn.value)
        Finger(scene: scene).tap(280, 15, at: 4)
        #expect(!isOn.value)
    }

    @Test func aToggleOverSeveralSourcesTurnsAll() {
        struct Item { let isOn: Binding<Bool> }
        let values = [Input(true), Input(false)]
        let items = values.map { value in Item(isOn: Binding(get: { value.value }, set: { value.value = $0 })) }
        let scene = ViewHarness(offering: 300, 31) { Toggle("All", sources: items, isOn: \.isOn) }
        Finger(scene: scene).tap(280, 15)
        #expect(values.map(\.value) == [true, true])
        Finger(scene: scene).tap(280, 15, at: 2)
        #expect(values.map(\.value) == [false, false])
    }

    private func slider(_ value: Input<Double>, _ variant: Variant = .plain, step: Double? = nil) -> ViewHarness {
        ViewHarness(offering: 228, 31, variant) {
            let binding = Binding(get: { value.value }, set: { value.value = $0 })
            if let step {
                Slider(value: binding, in: 0...10, step: step) { log.note("editing \($0)") }
            } else {
                Slider(value: binding, in: 0...10) { log.note("editing \($0)") }
            }
        }
    }

    /// The knob's centre moves over 228 - 28 = 200 points: 20 for one of ten.
    @Test func theKnobKeepsItsPlaceUnderTheFinger() {
        let value = Input(5.0), scene = slider(value), finger = Finger(scene: scene)
        finger.down(114 + 6, 15)
        #expect(value.value == 5)
        #expect(log.take() == ["editing true"])
        finger.move(114 + 6 + 40, 15)
        #expect(value.value == 7)
        finger.move(600, 15)
        #expect(value.value == 10)
        finger.move(114 + 6 - 20, 100)
        finger.up(114 + 6 - 20, 100)
        #expect(value.value == 4)
        #expect(log.take() == ["editing false"])
    }

    @Test func aTapOnTheTrackDoesNothing() {
        let value = Input(5.0), scene = slider(value)
        Finger(scene: scene).tap(200, 15)
        #expect(value.value == 5)
        #expect(log.take() == [])
    }

    @Test func fromRightToLeftTheLowerBoundIsOnTheRight() {
        let value = Input(0.0), scene = slider(value, .rightToLeft), finger = Finger(scene: scene)
        finger.down(228 - 14, 15)
        finger.move(228 - 14 - 60, 15)
        finger.up(228 - 14 - 60, 15)
        #expect(value.value == 3)
    }

    @Test func stepsAreCountedFromTheLowerBound() {
        let value = Input(0.0), scene = slider(value, step: 4), finger = Finger(scene: scene)
        finger.down(14, 15)
        finger.move(14 + 50, 15)
        #expect(value.value == 4)
        finger.move(14 + 190, 15)
        // 12 would be out of range.
        #expect(value.value == 8)
    }

    @Test func aStepperCountsWithinItsBounds() {
        let value = Input(1)
        let scene = ViewHarness(offering: 94, 32) {
            Stepper("Count", value: Binding(get: { value.value }, set: { value.value = $0 }), in: 0...2).labelsHidden()
        }
        let finger = Finger(scene: scene)
        finger.tap(70, 16)
        finger.tap(70, 16, at: 2)
        #expect(value.value == 2)
        for time in 1...4 { finger.tap(20, 16, at: Double(time) * 2 + 2) }
        #expect(value.value == 0)
    }

    /// After half a second, a held button repeats five times per second.
    @Test func aHeldStepperRepeats() {
        let value = Input(0)
        let scene = ViewHarness(offering: 94, 32) {
            Stepper("Count", value: Binding(get: { value.value }, set: { value.value = $0 })).labelsHidden()
        }
        let finger = Finger(scene: scene)
        finger.down(70, 16)
        finger.wait(until: 0.49)
        #expect(value.value == 0)
        finger.wait(until: 0.55)
        #expect(value.value == 1)
        finger.wait(until: 0.95)
        #expect(value.value == 3)
        finger.up(70, 16)
        finger.wait(until: 5)
        #expect(value.value == 3)
    }

    @Test(arguments: [Variant.plain, .rightToLeft]) func aSegmentIsChosenByATap(_ variant: Variant) {
        let value = Input(0)
        let scene = ViewHarness(offering: 300, 32, variant) {
            Picker("", selection: Binding(get: { value.value }, set: { value.value = $0 })) {
                ForEach(0..<3) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.segmented)
        }
        let finger = Finger(scene: scene)
        finger.tap(250, 16)
        #expect(value.value == (variant.isRightToLeft ? 0 : 2))
        finger.tap(50, 16, at: 2)
        #expect(value.value == (variant.isRightToLeft ? 2 : 0))
        // Dragging moves the thumb.
        finger.down(variant.isRightToLeft ? 50 : 50, 16, at: 4)
        finger.move(150, 16)
        #expect(value.value == 1)
        finger.up(150, 16)
    }

    @Test func tagsMatchOptionals() {
        let value = Input<Int?>(nil)
        let scene = ViewHarness(offering: 300, 32) {
            Picker("", selection: Binding(get: { value.value }, set: { value.value = $0 })) {
                Text("None").tag(nil as Int?)
                Text("One").tag(1)
                Text("Two").tag(2, includeOptional: false)
            }
            .pickerStyle(.segmented)
        }
        let finger = Finger(scene: scene)
        finger.tap(150, 16)
        #expect(value.value == 1)
        finger.tap(250, 16, at: 2)
        #expect(value.value == 1)
        finger.tap(50, 16, at: 4)
        #expect(value.value == nil)
    }

    @Test func aMenuOpensAndCloses() {
        let scene = ViewHarness(offering: 400, 400) {
            Menu("Menu") {
                Button("First") { log.note("first") }
                Divider()
                Button("Second", role: .destructive) { log.note("second") }
            }
        }
        #expect(!scene.shows("First"))
        scene.tap("Menu")
        #expect(scene.shows("First"))
        scene.tap("Second")
        #expect(log.take() == ["second"])
        #expect(!scene.shows("First"))
        scene.tap("Menu")
        // A tap beside the menu closes it.
        Finger(scene: scene).tap(5, 5, at: 9)
        #expect(!scene.shows("First"))
        #expect(log.take() == [])
    }

    @Test func aMenuPickerChoosesFromItsList() {
        let value = Input("b")
        let scene = ViewHarness(offering: 400, 400) {
            Picker("", selection: Binding(get: { value.value }, set: { value.value = $0 })) {
                ForEach(["a", "b", "c"], id: \.self) { Text($0) }
            }
        }
        #expect(!scene.shows("c"))
        scene.tap("b")
        scene.tap("c")
        #expect(value.value == "c")
        #expect(!scene.shows("a"))
    }

    @Test func aDisclosureGroupShowsItsContentWhenItIsOpen() {
        let scene = ViewHarness(offering: 300, 200) { DisclosureGroup("More") { Text("Inside") } }
        #expect(!scene.shows("Inside"))
        scene.tap("More")
        #expect(scene.shows("Inside"))
        scene.tap("More")
        #expect(!scene.shows("Inside"))
    }

    /// Values that a view reads from its host do not retain the host.
    @Test func aClosedViewWithALinkIsFreed() throws {
        let address = try #require(URL(string: "https://example.org"))
        weak var graph: ViewGraph?
        do {
            let scene = ViewHarness(offering: 300, 200) { Link("There", destination: address) }
            graph = scene.host.graph
            #expect(graph != nil)
        }
        #expect(graph == nil)
    }

    @Test func aLinkOpensItsAddress() throws {
        let address = try #require(URL(string: "https://example.org"))
        let scene = ViewHarness(offering: 300, 200) { Link("There", destination: address) }
        scene.host.services.openURL = { url in
            log.note(url.absoluteString)
            return true
        }
        scene.tap("There")
        #expect(log.take() == ["https://example.org"])
    }

    /// A style reads the environment of its control.
    @Test func aStyleReadsItsEnvironment() {
        struct Wide: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            @Environment(\.controlSize) private var size
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.frame(width: isEnabled ? 50 : 70, height: size == .large ? 40 : 20)
            }
        }
        let scene = ViewHarness {
            VStack {
                Button("a") {}.tagged("on")
                Button("b") {}.disabled(true).controlSize(.large).tagged("off")
            }
            .buttonStyle(Wide())
        }
        #expect(scene.size("on") == CGSize(width: 50, height: 20))
        #expect(scene.size("off") == CGSize(width: 70, height: 40))
    }

    /// Only the body that reads the value is evaluated; the slider is only drawn.
    @Test func aDragRunsOneBody() {
        struct Labelled: View {
            @State private var value = 0.5
            var body: some View {
                VStack {
                    Text(verbatim: "\(value)")
                    Slider(value: $value).tagged("slider")
                }
            }
        }
        let scene = ViewHarness(offering: 228, 100) { Labelled() }
        let finger = Finger(scene: scene)
        let y = scene.frame("slider").midY
        finger.down(114, y)
        finger.move(120, y)
        let work = scene.work { finger.move(130, y) }
        #expect(work.bodies == 1)
        finger.up(130, y)
    }
}
