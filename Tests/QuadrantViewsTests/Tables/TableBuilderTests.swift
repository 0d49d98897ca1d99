import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Columns and rows of tables that are written with conditions, and each form of the initialiser.
@MainActor @Suite("Builders of tables")
struct TableBuilderTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
        var children: [Person]?
    }
    private let people = [
        Person(id: 1, name: "Ann", age: 40, children: [Person(id: 3, name: "Cy", age: 3)]),
        Person(id: 2, name: "Bob", age: 30)
    ]
    private let order = Input([KeyPathComparator(\Person.name)])
    private let chosen = Input<Int?>(nil)
    private let several = Input<Set<Int>>([])
    private let customization = Input(TableColumnCustomization<Person>())

    private func scene<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> ViewHarness {
        ViewHarness(offering: 600, 800) { content().environment(\.horizontalSizeClass, .regular) }
    }

    @TableColumnBuilder<Person, Never> private func columns(_ isFull: Bool) -> some TableColumnContent<Person, Never> {
        TableColumn("Name") { Text($0.name) }
        if isFull {
            TableColumn("Age") { Text("\($0.age) years") }
        } else {
            TableColumn("Short") { Text("\($0.age)") }
        }
        if isFull { TableColumn("Note") { _ in Text("note") } }
    }

    @Test func columnsDependOnConditions() {
        let full = scene { Table(people) { columns(true) } }, short = scene { Table(people) { columns(false) } }
        #expect(full.shows("Age") && full.shows("Note") && full.shows("40 years"))
        #expect(!short.shows("Age") && short.shows("Short") && short.shows("40") && !short.shows("Note"))
    }

    @TableRowBuilder<Person> private func rows(_ isFirst: Bool) -> some TableRowContent<Person> {
        if isFirst { TableRow(people[0]) } else { TableRow(people[1]) }
        if isFirst { ForEach([Person(id: 7, name: "Dee", age: 1)]) { TableRow($0) } }
    }

    @Test func rowsDependOnConditions() {
        func table(_ isFirst: Bool) -> ViewHarness {
            scene {
                Table(of: Person.self) {
                    TableColumn("Name") { Text($0.name) }
                } rows: {
                    rows(isFirst)
                }
            }
        }
        #expect(table(true).shows("Ann") && !table(true).shows("Bob") && table(true).shows("Dee"))
        #expect(!table(false).shows("Ann") && table(false).shows("Bob") && !table(false).shows("Dee"))
    }

    @Test func rowsWithChildrenAreFolded() {
        let plain = scene { Table(people, children: \.children) { TableColumn("Name", value: \.name) } }
        #expect(plain.shows("Ann") && !plain.shows("Cy"))
        let customized = scene {
            Table(people, children: \.children, columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
        }
        #expect(customized.shows("Ann") && !customized.shows("Cy"))
        let selecting = scene {
            Table(people, children: \.children, selection: chosen.binding,
                  columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
        }
        selecting.tap("Bob")
        #expect(chosen.value == 2)
    }

    @Test func foldedRowsAreSortedAndChosen() {
        let sorted = scene {
            Table(people, children: \.children, sortOrder: order.binding, columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
        }
        sorted.tap("Name")
        #expect(order.value.map(\.order) == [.reverse])
        let both = scene {
            Table(people, children: \.children, selection: several.binding, sortOrder: order.binding,
                  columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
        }
        both.tap("Name")
        #expect(order.value.map(\.order) == [.forward])
    }

    @Test func rowsOfDataAreSortedAndChosen() {
        let selecting = scene {
            Table(people, selection: chosen.binding, columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
        }
        selecting.tap("Ann")
        #expect(chosen.value == 1)
        let both = scene {
            Table(people, selection: several.binding, sortOrder: order.binding) { TableColumn("Name", value: \.name) }
        }
        both.tap("Name")
        #expect(order.value.map(\.order) == [.reverse])
        let all = scene {
            Table(people, selection: chosen.binding, sortOrder: order.binding,
                  columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
        }
        all.tap("Name")
        #expect(order.value.map(\.order) == [.forward])
        let sorted = scene {
            Table(people, sortOrder: order.binding, columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            }
        }
        sorted.tap("Name")
        #expect(order.value.map(\.order) == [.reverse])
    }

    @Test func writtenRowsAreSortedAndChosen() {
        let custom = scene {
            Table(of: Person.self, columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            } rows: {
                TableRow(people[0])
            }
        }
        #expect(custom.shows("Ann"))
        let selecting = scene {
            Table(of: Person.self, selection: chosen.binding, columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
            } rows: {
                ForEach(people) { TableRow($0) }
            }
        }
        selecting.tap("Bob")
        #expect(chosen.value == 2)
        let sorted = scene {
            Table(of: Person.self, sortOrder: order.binding) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(people) { TableRow($0) }
            }
        }
        sorted.tap("Name")
        #expect(order.value.map(\.order) == [.reverse])
        let both = scene {
            Table(of: Person.self, selection: several.binding, sortOrder: order.binding) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(people) { TableRow($0) }
            }
        }
        both.tap("Name")
        #expect(order.value.map(\.order) == [.forward])
    }

    @Test func customizedColumnsOfWrittenRows() {
        customization.value[visibility: "age"] = .hidden
        let sorted = scene {
            Table(of: Person.self, sortOrder: order.binding, columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Age", value: \.age) { Text("\($0.age) years") }.customizationID("age")
            } rows: {
                ForEach(people) { TableRow($0) }
            }
        }
        #expect(sorted.shows("Name") && !sorted.shows("40 years"))
        let all = scene {
            Table(of: Person.self, selection: chosen.binding, sortOrder: order.binding,
                  columnCustomization: customization.binding) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Age", value: \.age) { Text("\($0.age) years") }.customizationID("age")
            } rows: {
                ForEach(people) { TableRow($0) }
            }
        }
        #expect(all.shows("Ann") && !all.shows("40 years"))
    }

    @Test func aColumnIsSortedByAComparatorOfItsOwn() {
        let scene = scene {
            Table(people, sortOrder: order.binding) {
                TableColumn("Age", sortUsing: KeyPathComparator(\Person.age)) { Text("\($0.age)") }
                TableColumn("Number", value: \.age) { Text("no. \($0.age)") }
                    .alignment(.numeric(Locale.NumberingSystem("arab")))
            }
        }
        scene.tap("Age")
        #expect(people.sorted(using: order.value).map(\.age) == [30, 40])
    }
}
