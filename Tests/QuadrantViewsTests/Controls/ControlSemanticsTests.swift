import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Accessibility of controls") @MainActor
struct ControlSemanticsTests {
    private let log = Log()

    @Test func aPickerIsPressedOnlyWhereItsStyleOpensSomething() throws {
        func element(_ kind: String) throws -> (AccessibilityElement, ViewHarness) {
            let picker = Picker("Fruit", selection: .constant(1)) {
                Text("a").tag(0)
                Text("b").tag(1)
            }
            let scene = ViewHarness(offering: 300, 300) {
                switch kind {
                case "menu": AnyView(picker.pickerStyle(.menu))
                case "wheel": AnyView(picker.pickerStyle(.wheel))
                default: AnyView(picker.pickerStyle(.segmented))
                }
            }
            return (try #require(scene.host.accessibilityElements().first), scene)
        }
        let (menu, scene) = try element("menu")
        #expect(menu.role == .picker && menu.label == "Fruit" && menu.value == "b")
        #expect(menu.actionNames == ["press", "increment", "decrement"])
        #expect(scene.host.perform(.press, on: menu.id))
        #expect(scene.shows("a"))
        let (wheel, _) = try element("wheel")
        #expect(wheel.actionNames == ["increment", "decrement"])
        #expect(wheel.label == "Fruit" && wheel.children.isEmpty)
        let (segments, _) = try element("segments")
        #expect(segments.actionNames == ["increment", "decrement"])
        #expect(segments.children.map(\.label) == ["a", "b"])
        #expect(segments.children.map { $0.traits.contains(.isSelected) } == [false, true])
        #expect(segments.children.map(\.actionNames) == [["press"], ["press"]])
    }

    /// 14 November 2023, 22:13:20.
    private let moment = Date(timeIntervalSince1970: 1_700_000_000)

    private func dates(_ chosen: Input<Date>, _ components: DatePickerComponents, _ kind: String) -> ViewHarness {
        let picker = DatePicker("When", selection: Binding(get: { chosen.value }, set: { chosen.value = $0 }),
                                displayedComponents: components)
        return ViewHarness(offering: 340, 420) {
            Group {
                switch kind {
                case "compact": AnyView(picker.datePickerStyle(.compact))
                case "wheel": AnyView(picker.datePickerStyle(.wheel))
                default: AnyView(picker.datePickerStyle(.graphical))
                }
            }
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        }
    }

    @Test func theDaysOfACalendarAreElements() throws {
        let chosen = Input(moment), scene = dates(chosen, .date, "graphical")
        let calendar = try #require(scene.host.accessibilityElements().first)
        #expect(calendar.role == .datePicker && calendar.actionNames == [])
        // The month, two arrows, and the days of November.
        #expect(calendar.children.map(\.label).prefix(4)
            == ["November 2023", "Previous Month", "Next Month", "Wednesday, November 1"])
        #expect(calendar.children.count == 3 + 30)
        #expect(calendar.children.filter { $0.traits.contains(.isSelected) }.map(\.label) == ["Tuesday, November 14"])
        let day = try #require(calendar.children.first { $0.label == "Monday, November 20" })
        #expect(scene.host.perform(.press, on: day.id))
        #expect(chosen.value == moment.addingTimeInterval(6 * 86_400))
    }

    @Test func theWheelsOfADateAreElements() throws {
        let chosen = Input(moment), scene = dates(chosen, .date, "wheel")
        let wheels = try #require(scene.host.accessibilityElements().first { $0.role == .datePicker }).children
            .filter { $0.role == .picker }
        #expect(wheels.map(\.label) == ["Month", "Day", "Year"])
        #expect(wheels.map(\.value) == ["November", "14", "2023"])
        #expect(wheels.map(\.actionNames) == Array(repeating: ["increment", "decrement"], count: 3))
        #expect(scene.host.perform(.increment, on: wheels[1].id))
        #expect(chosen.value == moment.addingTimeInterval(86_400))
    }

    @Test func aCompactDateIsOneButtonAndADateWithATimeIsTwo() throws {
        let day = try #require(dates(Input(moment), .date, "compact").host.accessibilityElements().first)
        #expect(day.children.isEmpty && day.actionNames == ["press"])
        let scene = dates(Input(moment), [.date, .hourAndMinute], "compact")
        let both = try #require(scene.host.accessibilityElements().first { $0.role == .datePicker })
        #expect(both.children.filter { $0.role == .button }.map(\.actionNames) == [["press"], ["press"]])
    }

    @Test func aDisclosureGroupSaysWhetherItIsOpen() throws {
        let scene = ViewHarness(offering: 300, 200) { DisclosureGroup("More") { Text("Inside") } }
        let group = try #require(scene.host.accessibilityElements().first)
        #expect(group.role == .disclosure && group.label == "More" && group.isOn == false)
        #expect(scene.host.perform(.press, on: group.id))
        let open = scene.host.accessibilityElements()
        #expect(open.map(\.label) == ["More", "Inside"])
        #expect(open.first?.isOn == true)
    }

    @Test func actionsMayBeNamedByAView() throws {
        let scene = ViewHarness {
            Text("Row").accessibilityAction { log.note("starred") } label: { Label("Star", systemImage: "star") }
        }
        let row = try #require(scene.host.accessibilityElements().first)
        #expect(row.actions.map(\.name) == ["Star"])
        #expect(scene.host.perform(.named("Star"), on: row.id))
        #expect(log.take() == ["starred"])
    }

    @Test func aValueMayBeSwitchedOff() {
        let scene = ViewHarness {
            VStack {
                Text("a").accessibilityValue("1", isEnabled: true)
                Text("b").accessibilityValue("2", isEnabled: false)
                Text("c").accessibilityValue(Text("3"), isEnabled: true).accessibilityIgnoresInvertColors()
            }
        }
        #expect(scene.host.accessibilityElements().map(\.value) == ["1", nil, "3"])
    }
}
