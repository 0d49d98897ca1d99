import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Tables (#9.35).
@MainActor @Suite("Table")
struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
    }
    private let people = [Person(id: 1, name: "Ann", age: 40), Person(id: 2, name: "Bob", age: 30)]

    /// On a phone the first column is a list; the others and the column headers are hidden.
    @Test func aPhoneShowsTheFirstColumn() {
        let scene = ViewHarness(offering: 390, 800) {
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { person in Text("\(person.age) years") }
            }
        }
        #expect(scene.shows("Ann") && scene.shows("Bob"))
        #expect(!scene.shows("Name") && !scene.shows("40 years"))
    }

    @Test func whereThereIsSpaceAllColumnsShow() {
        let scene = ViewHarness(offering: 600, 800) {
            Table(people) {
                TableColumn("Name") { person in Text(person.name).tagged("name \(person.id)") }.width(200)
                TableColumn("Age") { person in Text("\(person.age) years").tagged("age \(person.id)") }
                    .alignment(.trailing)
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        #expect(scene.shows("Name") && scene.shows("Age") && scene.shows("40 years"))
        #expect(scene.frame("name 1").minY == scene.frame("age 1").minY)
        // The first column is 200 wide, the second starts 8 points after it and ends with the row.
        #expect(scene.frame("age 1").minX > scene.frame("name 1").minX + 200 + 8)
        #expect(scene.frame("age 1").maxX == scene.frame("age 2").maxX)
    }

    @Test func aTapOnATitleSorts() {
        let order = Input([KeyPathComparator(\Person.name)])
        let scene = ViewHarness(offering: 600, 800) {
            Table(people.sorted(using: order.value), sortOrder: order.binding) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { person in Text("\(person.age) years") }
                TableColumn("Note") { _ in Text("note") }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        scene.tap("Age")
        #expect(order.value.map(\.order) == [.forward, .forward])
        #expect(people.sorted(using: order.value).map(\.name) == ["Bob", "Ann"])
        scene.tap("Age")
        #expect(order.value.map(\.order) == [.reverse, .forward])
    }

    @Test func rowsMayBeWrittenOneByOneAndChosen() {
        let chosen = Input<Int?>(nil)
        let scene = ViewHarness(offering: 390, 800) {
            Table(of: Person.self, selection: chosen.binding) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(people[0])
                ForEach(people.dropFirst()) { person in TableRow(person) }
            }
        }
        #expect(scene.shows("Ann") && scene.shows("Bob"))
        scene.tap("Bob")
        #expect(chosen.value == 2)
    }

    /// Rows written one by one have the forms of rows of data: sorted by their titles, chosen by a tap.
    @Test func rowsThatAreWrittenAreSortedAndChosen() {
        let order = Input([KeyPathComparator(\Person.age)]), chosen = Input<Int?>(nil), several = Input<Set<Int>>([])
        let sorted = ViewHarness(offering: 600, 800) {
            Table(sortOrder: order.binding) {
                TableColumn("Name", value: \Person.name)
                TableColumn("Age", value: \Person.age) { person in Text("\(person.age)") }
            } rows: {
                ForEach(people.sorted(using: order.value)) { person in TableRow(person) }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        #expect(sorted.frame(of: "Bob").minY < sorted.frame(of: "Ann").minY)
        sorted.tap("Name")
        #expect(order.value.first?.keyPath == \Person.name)
        #expect(sorted.frame(of: "Ann").minY < sorted.frame(of: "Bob").minY)
        let one = ViewHarness(offering: 390, 800) {
            Table(selection: chosen.binding, sortOrder: order.binding) {
                TableColumn("Name", value: \Person.name)
            } rows: {
                TableRow(people[0])
                TableRow(people[1])
            }
        }
        one.tap("Bob")
        #expect(chosen.value == 2)
        let many = ViewHarness(offering: 390, 800) {
            Table(selection: several.binding, sortOrder: order.binding) {
                TableColumn("Name", value: \Person.name)
            } rows: {
                TableRow(people[0])
                TableRow(people[1])
            }
            .environment(\.editMode, .constant(.active))
        }
        many.tap("Bob")
        many.tap("Ann")
        #expect(several.value == [1, 2])
    }

    /// A table of data has rows for each element.
    @Test func rowsAreThoseOfTheData() {
        func ofData(_ table: Table<Person, TableForEachContent<[Person]>, some TableColumnContent>) -> some View {
            table
        }
        let scene = ViewHarness(offering: 390, 800) { ofData(Table(people) { TableColumn("Name", value: \.name) }) }
        #expect(scene.shows("Ann") && scene.shows("Bob"))
    }
}
