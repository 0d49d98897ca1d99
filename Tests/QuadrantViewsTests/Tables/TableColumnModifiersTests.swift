import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Columns that can be customized")
struct TableColumnModifiersTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
    }
    private let people = [Person(id: 1, name: "Ann", age: 40), Person(id: 2, name: "Bob", age: 30)]

    /// A column is shown as the customization says for its id, else as the program says.
    @Test func columnsMayBeHidden() {
        let customization = Input(TableColumnCustomization<Person>())
        let scene = ViewHarness(offering: 600, 800) {
            Table(people, columnCustomization: customization.binding) {
                TableColumn("Name") { person in Text(person.name) }.customizationID("name")
                TableColumn("Age") { person in Text("\(person.age) years") }
                    .customizationID("age").defaultVisibility(.hidden).disabledCustomizationBehavior(.reorder)
            }
            .tableStyle(.inset)
            .environment(\.horizontalSizeClass, .regular)
        }
        #expect(scene.shows("Ann") && !scene.shows("40 years"))
        customization.value[visibility: "age"] = .visible
        customization.value[visibility: "name"] = .hidden
        scene.settle()
        #expect(!scene.shows("Ann") && scene.shows("40 years"))
    }

    @Test func columnsOfACollection() {
        let scene = ViewHarness(offering: 600, 800) {
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumnForEach([1, 10], id: \.self) { years in
                    TableColumn("In \(years)") { person in
                        Text("\(person.age + years)").tagged("\(person.id) \(years)")
                    }
                    .width().alignment(TableColumnAlignment.numeric)
                }
            }
            .tableStyle(.automatic)
            .environment(\.horizontalSizeClass, .regular)
        }
        #expect(scene.shows("In 1") && scene.shows("In 10") && scene.shows("41") && scene.shows("50"))
        #expect(scene.frame("1 1").maxX == scene.frame("2 1").maxX)
    }

    @Test func aCustomizationIsStored() throws {
        var customization = TableColumnCustomization<Person>()
        customization[visibility: "age"] = .hidden
        customization.resetOrder()
        let copy = try JSONDecoder().decode(
            TableColumnCustomization<Person>.self, from: JSONEncoder().encode(customization))
        #expect(copy == customization && copy[visibility: "age"] == .hidden && copy[visibility: "name"] == .automatic)
    }

    @Test func behavioursAreASet() {
        var behavior: TableColumnCustomizationBehavior = [.reorder, .resize]
        #expect(behavior.contains(.resize) && !behavior.contains(.visibility))
        behavior.insert(.visibility)
        #expect(behavior == .all)
        behavior.remove(.reorder)
        #expect(!behavior.contains(.reorder) && behavior.union(.reorder) == .all)
        #expect(TableColumnCustomizationBehavior().isEmpty)
    }
}
