import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Edit actions of collections")
struct EditActionsTests {
    struct Fruit: Identifiable, Equatable { let id: String }
    let fruits = Input(["Apple", "Banana", "Cherry"].map(Fruit.init))

    private func swipe(_ name: String, in scene: ViewHarness) {
        scene.drag(from: .view(name), by: CGSize(width: -120, height: 0))
        scene.advance(by: 2)
    }

    @Test func deleteLetsASwipeDelete() {
        for isInForEach in [false, true] {
            fruits.value = ["Apple", "Banana", "Cherry"].map(Fruit.init)
            let scene = window {
                if isInForEach {
                    List { ForEach(fruits.binding, editActions: .delete) { Text($0.wrappedValue.id) } }
                } else {
                    List(fruits.binding, editActions: .delete) { Text($0.wrappedValue.id) }
                }
            }
            swipe("Banana", in: scene)
            scene.press("Delete")
            #expect(fruits.value.map(\.id) == ["Apple", "Cherry"])
        }
    }

    @Test func whatIsNotAllowedIsNotOffered() {
        let mode = Input(EditMode.active)
        for (actions, isMovable, isDeletable) in [(EditActions<[Fruit]>.move, true, false), (.delete, false, true),
                                                  (.all, true, true), ([], false, false)] {
            let scene = window {
                List(fruits.binding, editActions: actions) { Text($0.wrappedValue.id) }
                    .environment(\.editMode, mode.binding)
            }
            let text = scene.host.accessibilityTree().map { "\($0)" }.joined()
            #expect(text.contains("Reorder") == isMovable, "\(actions)")
            #expect(text.contains("Delete") == isDeletable, "\(actions)")
        }
    }

    /// Rows are 44 high: the first, dragged down by one and a half rows, is moved after the second.
    @Test func moveLetsAHandleMove() throws {
        let mode = Input(EditMode.active)
        let scene = window {
            List(fruits.binding, id: \.id, editActions: .move) { Text($0.wrappedValue.id) }
                .environment(\.editMode, mode.binding)
        }
        let row = scene.frame(of: "Apple").midY
        scene.drag(from: .point(CGPoint(x: 390 - 20 - 30, y: row)), by: CGSize(width: 0, height: 60))
        scene.advance(by: 2)
        #expect(fruits.value.map(\.id) == ["Banana", "Apple", "Cherry"])
    }
}

@MainActor @Suite("Rows that cannot be chosen")
struct SelectionDisabledTests {
    @Test func aTapOnOneChoosesNothing() {
        let chosen = Input<String?>(nil)
        let scene = window {
            List(["One", "Two"], id: \.self, selection: chosen.binding) {
                Text($0).selectionDisabled($0 == "Two")
            }
        }
        scene.tap("Two")
        #expect(chosen.value == nil)
        scene.tap("One")
        #expect(chosen.value == "One")
    }

    @Test func anOptionOfAPickerCannotBeChosen() {
        let chosen = Input("One")
        let scene = window {
            Picker("Number", selection: chosen.binding) {
                Text("One").tag("One")
                Text("Two").tag("Two").selectionDisabled()
                Text("Three").tag("Three")
            }
            .pickerStyle(.segmented)
        }
        scene.tap("Two")
        #expect(chosen.value == "One")
        scene.tap("Three")
        #expect(chosen.value == "Three")
    }
}
