import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Deprecated initialisers of iOS 13 and rarely used overloads.
@Suite("Overloads") @MainActor
struct OverloadTests {
    let log = Log()

    @Test func theLabelOfASliderMayStandLast() throws {
        let value = Input(5.0)
        let binding = Binding(get: { value.value }, set: { value.value = $0 })
        let scene = ViewHarness(offering: 228, 31 * 4) {
            VStack(spacing: 0) {
                Slider(value: binding, in: 0...10, onEditingChanged: { log.note("\($0)") }) { Text("a") }
                Slider(value: binding, in: 0...10, step: 5, onEditingChanged: { _ in }) { Text("b") }
                Slider(value: binding, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                       maximumValueLabel: Text("10")) { Text("c") }
                Slider(value: binding, in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                       maximumValueLabel: Text("10"), label: { Text("d") })
            }
        }
        let sliders = scene.host.accessibilityElements().filter { $0.role == .slider }
        #expect(sliders.map(\.label) == ["a", "b", "c", "d"])
        let finger = Finger(scene: scene)
        finger.down(114, 15)
        finger.up(114, 15)
        #expect(log.take() == ["true", "false"])
        scene.host.perform(.increment, on: sliders[1].id)
        #expect(value.value == 10)
    }

    @Test func aFieldWithAFormatterMayHaveAPromptAndTellOfItsEnd() {
        let number = Input(12.0)
        let binding = Binding(get: { number.value }, set: { number.value = $0 })
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let scene = ViewHarness(offering: 300, 44) {
            VStack(spacing: 0) {
                TextField("Number", value: binding, formatter: formatter) { log.note("committed") }
                TextField("Number", value: .constant(""), formatter: formatter, prompt: Text("Prompt"))
            }
        }
        #expect(scene.shows("12") && scene.shows("Prompt"))
        Finger(scene: scene).tap(298, 11)
        scene.key("a", modifiers: .control)
        scene.type("7")
        scene.key(.return)
        #expect(number.value == 7)
        #expect(log.take() == ["committed"])
    }

    @Test func gesturesMayBeSwitchedOff() {
        let isOn = Input(false)
        let scene = ViewHarness(offering: 100, 100) {
            Color.red
                .gesture(TapGesture().onEnded { log.note("inner") })
                .simultaneousGesture(TapGesture().onEnded { log.note("both") }, isEnabled: isOn.value)
                .gesture(TapGesture(count: 2).onEnded { log.note("two") }, name: "two", isEnabled: isOn.value)
        }
        Finger(scene: scene).tap(50, 50, at: 0)
        scene.at(2)
        #expect(log.take() == ["inner"])
        isOn.value = true
        scene.settle()
        Finger(scene: scene).tap(50, 50, at: 4)
        scene.at(6)
        #expect(log.take().sorted() == ["both", "inner"])
    }

    @Test func aNamedGestureMayGoFirst() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.onTapGesture { log.note("inner") }
                .highPriorityGesture(TapGesture().onEnded { log.note("outer") }, name: "outer")
        }
        Finger(scene: scene).tap(50, 50)
        #expect(log.take() == ["outer"])
    }

    @Test func aGestureMayAskForKeys() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red
                .gesture(TapGesture().modifiers([.shift]).onEnded { log.note("shift") })
                .simultaneousGesture(TapGesture().onEnded { log.note("any") })
        }
        func tap(_ modifiers: EventModifiers, at time: Double) {
            scene.host.advance(to: time)
            for phase in [PointerEvent.Phase.began, .ended] {
                let place = CGPoint(x: 50, y: 50)
                scene.host.send(.pointer(PointerEvent(phase, at: place, modifiers: modifiers)))
            }
        }
        tap([], at: 0)
        #expect(log.take() == ["any"])
        tap([.shift, .option], at: 2)
        #expect(log.take().sorted() == ["any", "shift"])
    }
}
