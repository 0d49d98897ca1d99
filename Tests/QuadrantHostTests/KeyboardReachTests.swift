import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantViews
import Testing

/// Full Keyboard Access: the ring that the tab key moves through the controls of a window.
@Suite("KeyboardReach") @MainActor
struct KeyboardReachTests {
    private final class Log { var lines: [String] = [] }

    private struct Controls: View {
        let log: Log
        @State private var isOn = false
        @State private var value = 5.0
        @State private var name = ""
        @State private var showsSheet = false

        var body: some View {
            VStack {
                Button("One") { log.lines.append("one") }
                Button("Off") { log.lines.append("off") }.disabled(true)
                Toggle("Two", isOn: $isOn).onChange(of: isOn) { log.lines.append("two \(isOn)") }
                Slider(value: $value, in: 0...10, step: 1) { Text("Three") }
                    .onChange(of: value) { log.lines.append("three \(Int(value))") }
                TextField("Four", text: $name).onChange(of: name) { log.lines.append("four \(name)") }
                Button("Five") { showsSheet = true }
            }
            .sheet(isPresented: $showsSheet) { Button("Close") { showsSheet = false } }
        }
    }

    private struct Window {
        let host: ViewHost
        let reach: KeyboardReach
        @MainActor init(_ view: some View, height: CGFloat = 600) {
            host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 300, height: height)))
            reach = KeyboardReach(host)
            _ = host.frame()
        }
        /// The label of the element in the ring after a key.
        @MainActor @discardableResult
        func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> String? {
            _ = reach.send(KeyEvent(key, modifiers: modifiers, convention: .linux))
            _ = reach.send(KeyEvent(key, phase: .up, modifiers: modifiers, convention: .linux))
            host.advance(to: host.now + 1)
            _ = host.frame()
            reach.refresh()
            return reach.element?.label
        }
    }

    @Test func tabGoesThroughTheControlsInReadingOrderAndRoundTheEnds() {
        let window = Window(Controls(log: Log()))
        #expect(window.reach.element == nil && window.reach.ring == nil)
        #expect((0..<6).map { _ in window.press(.tab) } == ["One", "Two", "Three", "Four", "Five", "One"])
        #expect(window.press(.tab, .shift) == "Five" && window.press(.tab, .shift) == "Four")
    }

    @Test func theRingIsTheFrameOfTheElement() {
        let window = Window(Controls(log: Log()))
        window.press(.tab)
        #expect(window.reach.ring == window.reach.stops().first { $0.label == "One" }?.frame)
    }

    @Test func spaceAndReturnPressAndArrowsAdjust() {
        let log = Log(), window = Window(Controls(log: log))
        window.press(.tab)
        window.press(.space)
        window.press(.return)
        #expect(log.lines == ["one", "one"])
        window.press(.tab)
        window.press(.space)
        window.press(.tab)
        window.press(.rightArrow)
        #expect(log.lines.dropFirst(2) == ["two true", "three 6"])
    }

    @Test func aReachedFieldIsEdited() {
        let log = Log(), window = Window(Controls(log: log))
        for _ in 0..<4 { window.press(.tab) }
        #expect(window.host.graph.isEditingText)
        _ = window.host.send(.text("x"))
        _ = window.host.frame()
        #expect(log.lines == ["four x"])
        #expect(window.press(.tab) == "Five" && !window.host.graph.isEditingText)
    }

    @Test func escapeClosesASheetAndTheRingIsWhereItWas() {
        let window = Window(Controls(log: Log()))
        for _ in 0..<5 { window.press(.tab) }
        #expect(window.press(.space) == "Close")
        #expect(window.press(.escape) == "Five")
        #expect(window.press(.escape) == nil && !window.reach.isShown)
    }

    @Test func aPointerHidesTheRingAndTabGoesOnFromThere() {
        let window = Window(Controls(log: Log()))
        window.press(.tab)
        let two = window.reach.stops().first { $0.label == "Two" }!.frame
        window.reach.pointed(at: CGPoint(x: two.midX, y: two.midY))
        #expect(window.reach.ring == nil && window.press(.tab) == "Three")
    }

    @Test func arrowsReachRowsThatScrollingMakes() {
        let rows = LazyVStack { ForEach(1..<101) { row in Button("Row \(row)") {} } }
        let window = Window(ScrollView { rows }, height: 200)
        window.press(.tab)
        #expect((2..<60).map { _ in window.press(.downArrow) } == (2..<60).map { "Row \($0)" })
        #expect(CGRect(x: 0, y: 0, width: 300, height: 200.5).contains(window.reach.ring ?? .null))
    }

    /// The tab key is for an observer of keys first.
    @Test func anObserverOfKeysHasTheTabKey() {
        let log = Log()
        let window = Window(TextField("Name", text: .constant("")).onKeyPress(.tab) {
            log.lines.append("tab")
            return .handled
        })
        window.press(.tab)
        #expect(window.press(.tab) == "Name" && log.lines == ["tab"])
    }
}
