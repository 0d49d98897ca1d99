import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@Suite("Recording a script") @MainActor
struct ScriptRecorderTests {
    private struct Panel: View {
        @State private var count = 0
        @State private var name = ""
        @State private var level = 0.0
        var body: some View {
            VStack(spacing: 0) {
                Button("Add") { count += 1 }.frame(width: 200, height: 40)
                TextField("Name", text: $name).frame(width: 200, height: 40)
                Slider(value: $level).frame(width: 200, height: 40)
                ScrollView { Text("\(count) \(name) \(Int(level * 10))").frame(width: 200, height: 400) }
            }
        }
    }

    private func open() -> ViewHost {
        let host = ViewHost(rootView: Panel(), configuration: HostConfiguration(
            size: CGSize(width: 200, height: 300), scale: 1, background: .white))
        _ = host.frame()
        return host
    }

    /// Sends events to a view as a person does, and returns what was recorded.
    private func record(_ host: ViewHost, _ events: [(Double, InputEvent)]) -> ScriptRecorder {
        var recorder = ScriptRecorder()
        for (time, event) in events {
            host.advance(to: time)
            recorder.take(event, at: time, in: host)
            let isTaken = host.send(event)
            if case .key(let key) = event, !isTaken, key.typesText { host.send(.text(key.characters)) }
            _ = host.frame()
        }
        return recorder
    }

    private func touch(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> InputEvent {
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y)))
    }

    private var afternoon: [(Double, InputEvent)] {
        let touches = [
            (0.5, touch(.began, 100, 20)), (0.6, touch(.ended, 101, 20)),
            (3, touch(.began, 90, 21)), (3.1, touch(.ended, 90, 21)),
            (3.2, touch(.began, 90, 21)), (3.3, touch(.ended, 90, 21)),
            (4, touch(.began, 40, 60)), (4.1, touch(.ended, 40, 60)),
        ]
        let letters = "Ada".enumerated().map {
            (4.5 + Double($0.offset) * 0.2, InputEvent.key(KeyEvent(typing: $0.element)))
        }
        let drag = [
            (5.5, touch(.began, 14, 100)), (5.6, touch(.moved, 60, 100)), (5.8, touch(.moved, 150, 100)),
            (6.2, touch(.ended, 150, 100)),
        ]
        let wheel = [0.0, 0.05, 0.1].map {
            (6.5 + $0, InputEvent.wheel(WheelEvent(at: CGPoint(x: 100, y: 200), delta: CGSize(width: 0, height: 30))))
        }
        return touches + letters + drag + wheel
    }

    /// Buttons are named, and other places are points; letters, steps of a wheel and two taps are one event each; a
    /// pause is a wait.
    @Test func eventsAreVerbs() {
        let recorder = record(open(), afternoon)
        #expect(recorder.verbs.map(\.optionText) == [
            "--tap Add", "--wait 2.4", "--double-tap Add", "--tap 40,60", "--type Ada", "--drag 14,100:150,100:0.7",
            "--scroll 0,90@100,200",
        ])
        #expect(recorder.lost.isEmpty)
    }

    /// A new view of the same kind has the same picture after the script.
    @Test func theScriptLeadsToTheSameState() throws {
        let host = open(), other = open(), player = ScriptPlayer(other)
        let recorder = record(host, afternoon)
        try ScriptPlayer(host).rest()
        for verb in recorder.verbs {
            #expect(try player.perform(verb).isTaken, "\(verb.optionText)")
            try player.rest()
        }
        #expect(host.layoutTree() == other.layoutTree())
        #expect("\(host.layoutTree())".contains("3 Ada"))
    }

    @Test func aLongTouchIsAPressOrCarries() {
        let press = record(open(), [(0, touch(.began, 100, 200)), (0.8, touch(.ended, 100, 200))])
        #expect(press.verbs.map(\.optionText) == ["--press 100,200:0.8"])
        let carry = record(open(), [(0, touch(.began, 100, 200)), (0.8, touch(.moved, 100, 220)),
                                    (1, touch(.ended, 100, 250))])
        #expect(carry.verbs.map(\.optionText) == ["--carry 100,200:100,250:0.2"])
    }

    /// What no verb says is named; keys without a text, and a menu, have their verbs.
    @Test func otherEvents() {
        let recorder = record(open(), [
            (0, .pinch(PinchEvent(.began, at: CGPoint(x: 100, y: 200)))), (0.1, .menu(at: CGPoint(x: 100, y: 200))),
            (0.2, .key(KeyEvent("a", modifiers: [.command, .shift]))), (0.3, .key(KeyEvent(.leftArrow))),
            (0.4, .text("it's\nso")),
        ])
        #expect(recorder.lost == ["a pinch"])
        #expect(recorder.verbs.map(\.optionText) == [
            "--press 100,200:0.6", "--key cmd+shift+a", "--key left", "--type 'it'\\''s'", "--key return", "--type so",
        ])
    }
}
