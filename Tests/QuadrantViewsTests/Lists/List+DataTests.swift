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

    private struct Folder: Identifiable, Hashable {
        let id: String
        var name: String
        var parts: [Folder]?
    }

    /// Two folders, of which the second has one part.
    private let folders = Input([Folder(id: "a", name: "Ann", parts: nil),
                                 Folder(id: "b", name: "Bob", parts: [Folder(id: "c", name: "Cyd", parts: nil)])])

    /// The part of a row is shown when the row is opened, and the binding of a row is that of the data.
    private func expectRowsWithParts(sourceLocation: SourceLocation = #_sourceLocation,
                                     @ViewBuilder _ list: @escaping @MainActor () -> some View) {
        let scene = ViewHarness(offering: 390, 400, content: list)
        #expect(scene.shows("Ann") && scene.shows("Bob") && !scene.shows("Cyd"))
        scene.tap(at: CGPoint(x: 360, y: scene.frame(of: "Bob").midY))
        scene.advance(by: 1)
        #expect(scene.shows("Cyd"))
        scene.tap("Cyd")
        scene.advance(by: 1)
        #expect(folders.value[1].parts?.first?.name == "Cyd!" && scene.shows("Cyd!"), sourceLocation: sourceLocation)
        folders.value[1].parts?[0].name = "Cyd"
        scene.settle()
    }

    private func row(_ folder: Binding<Folder>) -> some View {
        Button(folder.wrappedValue.name) { folder.wrappedValue.name += "!" }.buttonStyle(.borderless)
    }

    @Test func rowsOfBindingsHaveParts() {
        let one = Input<String?>(nil), several = Input<Set<String>>([])
        expectRowsWithParts { List(folders.binding, children: \.parts) { self.row($0) } }
        expectRowsWithParts { List(folders.binding, id: \.id, children: \.parts) { self.row($0) } }
        expectRowsWithParts { List(folders.binding, children: \.parts, selection: one.binding) { self.row($0) } }
        expectRowsWithParts { List(folders.binding, children: \.parts, selection: several.binding) { self.row($0) } }
        expectRowsWithParts {
            List(folders.binding, id: \.id, children: \.parts, selection: one.binding) { self.row($0) }
        }
        expectRowsWithParts {
            List(folders.binding, id: \.id, children: \.parts, selection: several.binding) { self.row($0) }
        }
    }

    /// A tap chooses a row of a binding; several rows are chosen while the list is edited.
    @Test func rowsOfBindingsAreChosen() {
        let one = Input<String?>(nil), several = Input<Set<String>>([])
        let single = ViewHarness(offering: 390, 400) {
            List(folders.binding, selection: one.binding) { folder in Text(folder.wrappedValue.name) }
        }
        single.tap("Bob")
        #expect(one.value == "b")
        let multiple = ViewHarness(offering: 390, 400) {
            List(folders.binding, selection: several.binding) { folder in Text(folder.wrappedValue.name) }
                .environment(\.editMode, .constant(.active))
        }
        multiple.tap("Bob")
        multiple.tap("Ann")
        #expect(several.value == ["a", "b"])
    }

    @Test func partsAreChosen() {
        let chosen = Input<String?>(nil)
        let scene = ViewHarness(offering: 390, 400) {
            List(folders.binding, id: \.name, children: \.parts, selection: chosen.binding) { folder in
                Text(folder.wrappedValue.name)
            }
        }
        scene.tap(at: CGPoint(x: 360, y: scene.frame(of: "Bob").midY))
        scene.advance(by: 1)
        scene.tap("Cyd")
        #expect(chosen.value == "Cyd")
    }
}
