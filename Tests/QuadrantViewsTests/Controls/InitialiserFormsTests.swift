import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Controls and rows that are made from a title and a symbol or a picture are those that are made from a label of them.
@MainActor @Suite("Forms of initialisers")
struct InitialiserFormsTests {
    private let picture = ImageResource(name: "none", bundle: .main)
    private enum Size: String { case small, large }

    private func drawing<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> String {
        let scene = ViewHarness(offering: 300, 200, content: content)
        _ = scene.takeReports()
        return scene.displayList.text
    }

    private func press<V: View>(_ title: String, @ViewBuilder _ content: @escaping @MainActor () -> V) {
        let scene = ViewHarness(offering: 300, 200, content: content)
        _ = scene.takeReports()
        scene.tap(title)
    }

    @Test func buttonsHaveATitleAndAPicture() {
        let picture = picture
        let log = Log()
        press("Go") { Button("Go", systemImage: "star") { log.note("symbol") } }
        press("Go") { Button("Go", systemImage: "star", role: .destructive) { log.note("symbol with a role") } }
        press("Go") { Button("Go", image: picture) { log.note("picture") } }
        press("Go") { Button("Go", image: picture, role: .cancel) { log.note("picture with a role") } }
        #expect(log.take() == ["symbol", "symbol with a role", "picture", "picture with a role"])
        #expect(drawing { Button("Go", systemImage: "star") {} }
            == drawing { Button {} label: { Label("Go", systemImage: "star") } })
        #expect(drawing { Button("Go", systemImage: "star", role: .destructive) {} }
            == drawing { Button(role: .destructive) {} label: { Label("Go", systemImage: "star") } })
        #expect(drawing { Button("Go", image: picture) {} }
            == drawing { Button {} label: { Label("Go", image: picture) } })
    }

    @Test func menusAndGroupsHaveATitleAndAPicture() {
        let picture = picture
        #expect(drawing { Menu("More", systemImage: "star") { Button("One") {} } }
            == drawing { Menu { Button("One") {} } label: { Label("More", systemImage: "star") } })
        #expect(drawing { Menu("More", image: picture) { Button("One") {} } }
            == drawing { Menu { Button("One") {} } label: { Label("More", image: picture) } })
        let presses = Input(0)
        press("More") { Menu("More", image: picture) { Button("One") {} } primaryAction: { presses.value += 1 } }
        #expect(presses.value == 1)
        #expect(drawing { ControlGroup("Group", systemImage: "star") { Button("One") {} }.controlGroupStyle(.menu) }
            == drawing {
                ControlGroup { Button("One") {} } label: { Label("Group", systemImage: "star") }
                    .controlGroupStyle(.menu)
            })
        let isOpen = Input(false)
        press("Fold") { DisclosureGroup(isExpanded: isOpen.binding) { Text("inner") } label: { Text("Fold") } }
        #expect(isOpen.value)
    }

    @Test func pickersChangeTheirSelection() {
        let picture = picture
        let size = Input(Size.small), sizes = Input([Size.small, .small])
        @ViewBuilder func options() -> some View {
            Text("Small").tag(Size.small)
            Text("Large").tag(Size.large)
        }
        func check<V: View>(_ name: Comment, @ViewBuilder _ content: @escaping @MainActor () -> V) {
            size.value = .small
            sizes.value = [.small, .small]
            let scene = ViewHarness(offering: 300, 200) { content().pickerStyle(.segmented) }
            scene.tap("Large")
            #expect(size.value == .large || sizes.value == [.large, .large], name)
        }
        check("picture") { Picker("Size", image: picture, selection: size.binding) { options() } }
        check("symbol") { Picker("Size", systemImage: "star", selection: size.binding) { options() } }
        check("label") { Picker(selection: size.binding) { options() } label: { Text("Size") } }
        check("label first") { Picker(selection: size.binding, label: Text("Size")) { options() } }
        check("sources") { Picker("Size", sources: sizes.binding, selection: \.self) { options() } }
        check("sources and picture") {
            Picker("Size", image: picture, sources: sizes.binding, selection: \.self) { options() }
        }
        check("sources and label") {
            Picker(sources: sizes.binding, selection: \.self) { options() } label: { Text("Size") }
        }
        check("value's label") {
            Picker("Size", systemImage: "star", selection: size.binding) { options() } currentValueLabel: {
                Text("now")
            }
        }
    }

    @Test func fieldsShowTheirValueAndTheirPrompt() throws {
        let text = Input("ab"), number = Input(3), day = Input(Date(timeIntervalSince1970: 0))
        #expect(ViewHarness(offering: 200, 100) {
            SecureField("Password", text: .constant(""), prompt: Text("secret"))
        }.shows("secret"))
        let tall = ViewHarness(offering: 100, 300) {
            TextField("Name", text: .constant("one two three four five six seven"), prompt: nil, axis: .vertical)
                .tagged("field")
        }
        #expect(tall.size("field").height > 40)
        let labeled = ViewHarness(offering: 200, 100) {
            TextField(text: text.binding, prompt: Text("type"), axis: .vertical) { Text("Name") }
        }
        #expect(labeled.shows("ab"))
        let numbers = ViewHarness(offering: 200, 100) {
            TextField(value: number.binding, format: .number, prompt: Text("no.")) { Text("Number") }
        }
        #expect(numbers.shows("3"))
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 1
        let formatted = ViewHarness(offering: 200, 100) {
            TextField(value: number.binding, formatter: formatter, prompt: Text("no.")) { Text("Number") }
        }
        #expect(formatted.shows("3.0"))
        #expect(drawing { DatePicker("Day", selection: day.binding, in: ...day.value, displayedComponents: .date) }
            == drawing {
                DatePicker(selection: day.binding, in: ...day.value, displayedComponents: .date) { Text("Day") }
            })
    }

    @Test func steppersChangeByTheirStep() {
        let number = Input(3.0)
        let bounded = ViewHarness(offering: 300, 100) {
            Stepper(value: number.binding, in: 0...4, step: 1, format: .number) { Text("Count") }
        }
        let element = bounded.host.accessibilityElements().first { $0.role == .stepper }
        for _ in 0..<3 { if let element { bounded.host.perform(.increment, on: element.id) } }
        #expect(number.value == 4)
        let free = ViewHarness(offering: 300, 100) {
            Stepper(value: number.binding, step: 5, format: .number) { Text("Count") }
        }
        if let element = free.host.accessibilityElements().first(where: { $0.role == .stepper }) {
            free.host.perform(.increment, on: element.id)
        }
        #expect(number.value == 9)
    }

    @Test func viewsForNothingAndProgress() {
        let nothing = ViewHarness(offering: 300, 300) {
            ContentUnavailableView("Nothing", image: "none", description: Text("yet"))
        }
        _ = nothing.takeReports()
        #expect(nothing.shows("yet"))
        #expect(drawing { ProgressView("Loading", value: 1, total: 4) }
            == drawing { ProgressView(value: 1, total: 4) { Text("Loading") } })
        let url = URL(string: "https://example.com")!
        #expect(drawing { Link(destination: url) { Text("Site") } } == drawing { Link("Site", destination: url) })
        #expect(ViewHarness(offering: 300, 100) {
            ColorPicker(selection: .constant(Color.red), supportsOpacity: false) { Text("Tint") }
        }.shows("Tint"))
    }

    @Test func daysOfCalendars() {
        let days = Input<Set<DateComponents>>([])
        let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400 * 40)
        #expect(drawing { MultiDatePicker(selection: days.binding) { Text("Days") } }
            == drawing { MultiDatePicker("Days", selection: days.binding) })
        #expect(drawing { MultiDatePicker(selection: days.binding, in: range) { Text("Days") } }
            == drawing { MultiDatePicker("Days", selection: days.binding, in: range) })
    }

    @Test func tabsAreChosenByTheirTitles() {
        func bar<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> ViewHarness {
            let scene = ViewHarness(offering: 390, 800, content: content)
            _ = scene.takeReports()
            return scene
        }
        let chosen = Input(1)
        let values = bar {
            TabView(selection: chosen.binding) {
                Tab("First", image: "none", value: 1) { Text("one") }
                Tab("Second", image: "none", value: 2, role: nil) { Text("two") }
                Tab("Third", systemImage: "star", value: 3, role: nil) { Text("three") }
            }
        }
        values.tap("Second")
        #expect(chosen.value == 2 && values.shows("two"))
        values.tap("Third")
        #expect(chosen.value == 3 && values.shows("three"))
        let plain = bar {
            TabView {
                Tab("First", image: "none") { Text("one") }
                Tab("Second", image: "none", role: nil) { Text("two") }
                Tab("Third", systemImage: "star", role: nil) { Text("three") }
            }
        }
        #expect(plain.shows("one"))
        plain.tap("Second")
        #expect(plain.shows("two"))
        plain.tap("Third")
        #expect(plain.shows("three"))
    }
}
