import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// A view that only passes a binding on does not depend on its value: a write evaluates what reads it, not the owner
/// (#33.2). `QUADRANT_TABLES=1` prints the table.
@Suite("How often a binding's owner is evaluated", .serialized)
@MainActor
struct OwnerEvaluations {
    private struct Thing: Identifiable, Hashable { var id = 1 }

    private final class Owned<Value> {
        var bodies = 0
        var binding: Binding<Value>?
    }

    private struct Owner<Value, Content: View>: View {
        let owned: Owned<Value>
        @State var value: Value
        let content: @MainActor (Binding<Value>) -> Content
        var body: some View {
            let _ = (owned.bodies += 1, owned.binding = $value)
            content($value)
        }
    }

    private struct Line {
        let name: String
        /// The evaluations for one write.
        let expected: Int
        let evaluations: @MainActor () -> Int
    }

    private func line<Value, Content: View>(
        _ name: String, _ old: Value, _ new: Value, reads: Bool = false, inStack: Bool = false,
        @ViewBuilder _ content: @escaping @MainActor (Binding<Value>) -> Content
    ) -> Line {
        Line(name: name, expected: reads ? 1 : 0) {
            let owned = Owned<Value>()
            let scene = ViewHarness(offering: 393, 700, evaluatesTwice: false) {
                let owner = Owner(owned: owned, value: old, content: content)
                if inStack { NavigationStack { owner } } else { owner }
            }
            let before = owned.bodies
            owned.binding?.wrappedValue = new
            scene.settle()
            scene.advance(by: 1)
            return owned.bodies - before
        }
    }

    private var presentations: [Line] {
        [
            line("sheet(isPresented:)", false, true) { Text("a").sheet(isPresented: $0) { Text("b") } },
            line("sheet(item:)", nil, Thing()) { Text("a").sheet(item: $0) { Text("\($0.id)") } },
            line("fullScreenCover(isPresented:)", false, true) {
                Text("a").fullScreenCover(isPresented: $0) { Text("b") }
            },
            line("fullScreenCover(item:)", nil, Thing()) { Text("a").fullScreenCover(item: $0) { Text("\($0.id)") } },
            line("popover(isPresented:)", false, true) { Text("a").popover(isPresented: $0) { Text("b") } },
            line("popover(item:)", nil, Thing()) { Text("a").popover(item: $0) { Text("\($0.id)") } },
            line("popover that stays one", false, true) {
                Text("a").popover(isPresented: $0) { Text("b").presentationCompactAdaptation(.popover) }
            },
            line("alert(isPresented:actions:)", false, true) {
                Text("a").alert("b", isPresented: $0) { Button("c") {} }
            },
            line("confirmationDialog(isPresented:)", false, true) {
                Text("a").confirmationDialog("b", isPresented: $0) { Button("c") {} }
            },
            // The content is called in the modifier's function, and only where it is shown.
            line("alert(isPresented:content:)", false, true, reads: true) {
                Text("a").alert(isPresented: $0) { Alert(title: Text("b")) }
            },
            line("presentationDetents(selection:)", PresentationDetent.medium, .large) { selection in
                Text("a").sheet(isPresented: .constant(true)) {
                    Text("b").presentationDetents([.medium, .large], selection: selection)
                }
            },
        ]
    }

    private var navigation: [Line] {
        [
            line("navigationDestination(isPresented:)", false, true, inStack: true) {
                Text("a").navigationDestination(isPresented: $0) { Text("b") }
            },
            line("navigationDestination(item:)", nil, Thing(), inStack: true) {
                Text("a").navigationDestination(item: $0) { Text("\($0.id)") }
            },
            line("navigationTitle(_:)", "a", "b", inStack: true) { Text("c").navigationTitle($0) },
            line("searchable(text:)", "", "a", inStack: true) { Text("a").searchable(text: $0) },
            line("NavigationStack(path:)", [Int](), [1]) { path in
                NavigationStack(path: path) { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } }
            },
            line("NavigationLink(isActive:)", false, true, inStack: true) {
                NavigationLink(isActive: $0) { Text("b") } label: { Text("a") }
            },
            line("NavigationSplitView(preferredCompactColumn:)", NavigationSplitViewColumn.sidebar, .detail) {
                NavigationSplitView(preferredCompactColumn: $0) { Text("a") } detail: { Text("b") }
            },
            line("TabView(selection:)", 1, 2) {
                TabView(selection: $0) {
                    Text("a").tabItem { Text("a") }.tag(1)
                    Text("b").tabItem { Text("b") }.tag(2)
                }
            },
            line("scrollPosition(id:)", nil, 3) {
                ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)") } }.scrollTargetLayout() }
                    .scrollPosition(id: $0)
            },
            line("scrollPosition(_:)", ScrollPosition(), ScrollPosition(edge: .bottom)) {
                ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } }.scrollPosition($0)
            },
        ]
    }

    private var controls: [Line] {
        [
            line("Toggle(isOn:)", false, true) { Toggle("a", isOn: $0) },
            line("Toggle(sources:isOn:)", false, true) { Toggle(sources: [$0], isOn: \.self) { Text("a") } },
            line("Stepper(value:)", 1, 2) { Stepper("a", value: $0) },
            line("Stepper(value:in:)", 1, 2) { Stepper("a", value: $0, in: 0...2) },
            line("Stepper(value:format:)", 1.0, 2) { Stepper("a", value: $0, format: .number) },
            line("Slider(value:)", 0.0, 0.5) { Slider(value: $0) },
            line("Picker(selection:)", 1, 2) {
                Picker("a", selection: $0) { ForEach(1..<4, id: \.self) { Text("\($0)") } }
            },
            line("Picker(sources:selection:)", 1, 2) { binding in
                Picker("a", sources: [binding], selection: \.self) { ForEach(1..<4, id: \.self) { Text("\($0)") } }
            },
            line("DatePicker(selection:)", Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1e6)) {
                DatePicker("a", selection: $0)
            },
            line("MultiDatePicker(selection:)", Set<DateComponents>(), [DateComponents(year: 2024, month: 1, day: 1)]) {
                MultiDatePicker("a", selection: $0)
            },
            line("ColorPicker(selection:)", Color.red, .blue) { ColorPicker("a", selection: $0) },
            line("TextField(text:)", "", "a") { TextField("a", text: $0) },
            line("TextField(value:format:)", 1, 2) { TextField("a", value: $0, format: .number) },
            line("SecureField(text:)", "", "a") { SecureField("a", text: $0) },
            line("TextEditor(text:)", "", "a") { TextEditor(text: $0) },
            line("DisclosureGroup(isExpanded:)", false, true) { DisclosureGroup("a", isExpanded: $0) { Text("b") } },
            line("Section(isExpanded:)", false, true) { isExpanded in
                List { Section(isExpanded: isExpanded) { Text("b") } header: { Text("a") } }
            },
            line("List(selection:)", nil, 1) { List(0..<3, id: \.self, selection: $0) { Text("\($0)") } },
            line("Table(selection:)", nil, 1) { selection in
                Table([Thing()], selection: selection) { TableColumn("a") { Text("\($0.id)") } }
            },
            // Their initialisers need the elements.
            line("ForEach(_:)", [Thing()], [Thing(id: 2)], reads: true) {
                ForEach($0) { Text("\($0.wrappedValue.id)") }
            },
            line("List(_:)", [Thing()], [Thing(id: 2)], reads: true) { List($0) { Text("\($0.wrappedValue.id)") } },
        ]
    }

    @Test func aBindingThatIsPassedOnIsNotRead() {
        var table = ""
        for line in presentations + navigation + controls {
            let found = line.evaluations()
            table += line.name.padding(toLength: 50, withPad: " ", startingAt: 0) + "\(found)\n"
            #expect(found == line.expected, "\(line.name)")
        }
        if ProcessInfo.processInfo.environment["QUADRANT_TABLES"] != nil { print(table) }
    }

    private final class Log { var entries: [String] = [] }

    private struct Counting: View {
        let log: Log
        @State private var number = 1
        @State private var isShown = false
        @State private var others = 0
        var body: some View {
            VStack {
                Button("Show") {
                    number = 2
                    isShown = true
                }
                Button("Other \(others)") { others += 1 }
            }
            .sheet(isPresented: $isShown) {
                VStack {
                    Text("number = \(number)")
                    Button("Three") { number = 3 }
                    Button("Seen") { log.entries.append("\(number)") }
                }
            }
        }
    }

    /// What the owner's body has made keeps the values of that evaluation: a state that nothing had read before it was
    /// written does not evaluate the owner again. Actions read what is stored, and from the first read on a write does.
    @Test func contentOfASheetHasTheValuesOfItsOwner() {
        let log = Log()
        let scene = ViewHarness(offering: 393, 700) { Counting(log: log) }
        scene.tap("Show")
        scene.advance(by: 1)
        #expect(scene.shows("number = 1"))
        scene.tap("Seen")
        #expect(log.entries == ["2"])
        scene.tap("Three")
        scene.advance(by: 1)
        #expect(scene.shows("number = 3"))
    }

    private struct Unread: View {
        @State private var number = 1
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Write") { number = 2 }
                Button("Show") { isShown = true }
                // The owner reads whether it is shown, and is evaluated again.
                if isShown { GeometryReader { _ in Text("number = \(number)") } }
            }
        }
    }

    @Test func anOwnerThatIsEvaluatedAgainHasTheStoredValues() {
        let scene = ViewHarness(offering: 393, 700) { Unread() }
        scene.tap("Write")
        scene.tap("Show")
        #expect(scene.shows("number = 2"))
    }

    private struct Destination: View {
        let log: Log
        init(log: Log) {
            self.log = log
            log.entries.append("made")
        }
        var body: some View { Text("destination") }
    }

    private struct Pushing: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
            Button("Go") { isShown = true }.navigationDestination(isPresented: $isShown) { Destination(log: log) }
        }
    }

    /// The closure is called by the owner's body, once.
    @Test func aDestinationIsMadeBeforeItIsShown() {
        let log = Log()
        let scene = ViewHarness(offering: 393, 700, evaluatesTwice: false) { NavigationStack { Pushing(log: log) } }
        #expect(log.entries == ["made"])
        scene.tap("Go")
        scene.advance(by: 1)
        #expect(scene.shows("destination"))
        #expect(log.entries == ["made"])
    }
}
