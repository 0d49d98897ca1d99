import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("What a stepper does") @MainActor
struct StepperTests {
    let log = Log()

    /// Taps + or − once and returns the resulting value.
    private func stepped<V: Strideable>(_ value: V, in bounds: ClosedRange<V>? = nil, step: V.Stride,
                                        up: Bool) -> V {
        let input = Input(value)
        let binding = Binding(get: { input.value }, set: { input.value = $0 })
        let scene = ViewHarness(offering: 94, 32) {
            Group {
                if let bounds {
                    Stepper(value: binding, in: bounds, step: step) { EmptyView() }
                } else {
                    Stepper(value: binding, step: step) { EmptyView() }
                }
            }
            .labelsHidden()
        }
        Finger(scene: scene).tap(up ? 70 : 20, 16)
        return input.value
    }

    @Test func aStepEndsAtTheBoundsAndAtTheEndOfTheType() {
        #expect(stepped(UInt8(250), in: 0...255, step: 10, up: true) == 255)
        #expect(stepped(UInt8(245), in: 0...255, step: 10, up: true) == 255)
        #expect(stepped(UInt8(244), in: 0...255, step: 10, up: true) == 254)
        #expect(stepped(UInt(3), in: 0...10, step: 5, up: false) == 0)
        #expect(stepped(UInt(3), step: 5, up: false) == 0)
        #expect(stepped(UInt64.max - 1, step: 5, up: true) == .max)
        #expect(stepped(Int.min + 2, in: .min ... .max, step: 5, up: false) == .min)
        #expect(stepped(Int8(-100), in: -128...127, step: 100, up: true) == 0)
        #expect(stepped(Int8(100), step: 100, up: true) == 127)
        #expect(stepped(0.9, in: 0...1, step: 0.25, up: true) == 1)
        #expect(stepped(0.5, in: 0...1, step: 0.25, up: true) == 0.75)
        #expect(stepped(20, in: 0...10, step: 1, up: false) == 10)
        #expect(stepped(5, in: 0...10, step: -2, up: true) == 3)
    }

    private func edited(_ value: Input<Int>) -> ViewHarness {
        ViewHarness(offering: 94, 32) {
            Stepper(value: Binding(get: { value.value }, set: { log.note("\($0)"); value.value = $0 }), in: 0...10) {
                EmptyView()
            } onEditingChanged: { log.note($0 ? "begins" : "ends") }
            .labelsHidden()
        }
    }

    @Test func editingLastsFromThePressToItsEnd() {
        let value = Input(0)
        let finger = Finger(scene: edited(value))
        finger.down(70, 16, at: 0)
        #expect(log.take() == ["begins"])
        // Two repetitions, then the finger leaves the button and returns.
        finger.wait(until: 0.75)
        finger.move(70, 200)
        finger.move(70, 16)
        #expect(log.take() == ["1", "2"])
        finger.up(70, 16, at: 1)
        #expect(log.take() == ["ends"])
        finger.tap(70, 16, at: 3)
        #expect(log.take() == ["begins", "3", "ends"])
    }

    @Test func aButtonThatCanDoNothingEditsNothing() {
        Finger(scene: edited(Input(0))).tap(20, 16)
        #expect(log.take() == [])
    }

    @Test func aFingerThatIsTakenAwayEndsTheEditing() {
        let scene = edited(Input(0))
        Finger(scene: scene).down(70, 16)
        _ = Finger(scene: scene).send(.cancelled, 70, 16)
        #expect(log.take() == ["begins", "ends"])
    }

    @Test func theValueIsSpokenInItsFormat() throws {
        func value<Content: View>(_ view: Content) -> String? {
            ViewHarness(offering: 300, 32) { view }.host.accessibilityElements().first?.value
        }
        #expect(value(Stepper("s", value: .constant(0.25), format: .percent)) == "25%")
        #expect(value(Stepper("s", value: .constant(0.25), in: 0...1, format: .percent)) == "25%")
        #expect(value(Stepper("s", value: .constant(3))) == "3")
        #expect(value(Stepper("s", value: .constant(2.5), in: 0...9)) == "2.5")
        #expect(value(Stepper("s", onIncrement: {}, onDecrement: {})) == nil)
        let name = "of a variable"
        #expect(value(Stepper(name, value: .constant(0.5), format: .percent)) == "50%")
        #expect(value(Stepper(name, value: .constant(0.5), in: 0...1, step: 0.1, format: .percent)) == "50%")
    }

    @Test func labelsMayStandLastAsTheyDidAtFirst() {
        let value = Input(1)
        let binding = Binding(get: { value.value }, set: { value.value = $0 })
        let scene = ViewHarness(offering: 300, 200) {
            VStack {
                Stepper(value: binding, step: 2, onEditingChanged: { log.note("a \($0)") }) { Text("a") }
                Stepper(value: binding, in: 0...9, step: 2, onEditingChanged: { _ in }, label: { Text("b") })
                Stepper(onIncrement: {}, onDecrement: nil, onEditingChanged: { _ in }) { Text("c") }
                Stepper(value: binding) { Text("d") }
            }
        }
        #expect(scene.host.accessibilityElements().map(\.label) == ["a", "b", "c", "d"])
        scene.host.perform(.increment, on: scene.host.accessibilityElements()[0].id)
        #expect(value.value == 3)
        #expect(log.take() == ["a true", "a false"])
    }
}
