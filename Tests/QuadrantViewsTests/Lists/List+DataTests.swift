import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("List of data")
struct ListDataTests {
    @Test func eachElementIsARow() {
        struct Name: Identifiable { let id: String }
        let scene = ViewHarness(offering: 390, 400) {
            List([Name(id: "Ann"), Name(id: "Bob")]) { Text($0.id) }
        }
        #expect(scene.listRows.filter { $0.role == "row" }.count == 2)
        #expect(scene.frame(of: "Bob").minY > scene.frame(of: "Ann").maxY)
    }

    @Test func aRangeIsData() {
        let scene = ViewHarness(offering: 390, 400) { List(1..<4) { Text("Row \($0)") } }
        #expect((1..<4).allSatisfy { scene.shows("Row \($0)") } && !scene.shows("Row 4"))
    }

    @Test func aBindingIsPassedToEachRow() {
        let numbers = Input([1, 2])
        let scene = ViewHarness(offering: 390, 400) {
            List(numbers.binding, id: \.self) { number in
                Button("Add to \(number.wrappedValue)") { number.wrappedValue += 10 }
            }
        }
        scene.tap("Add to 2")
        #expect(numbers.value == [1, 12])
    }

    @Test func rowsFollowTheData() {
        let names = Input(["Ann"])
        let scene = ViewHarness(offering: 390, 400) { List(names.value, id: \.self) { Text($0) } }
        names.value = ["Bob", "Ann"]
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame(of: "Bob").minY < scene.frame(of: "Ann").minY)
    }
}
