import Foundation
import QuadrantCore
import QuadrantFoundation
import QuadrantHost
import SwiftUI
import Testing

@Suite("UndoManager")
@MainActor
struct UndoManagerTests {
    private final class Document {
        var text = ""
        let manager = UndoManager()
        init() { manager.groupsByEvent = false }
        func set(_ new: String) {
            let old = text
            text = new
            manager.registerUndo(withTarget: self) { $0.set(old) }
        }
        func group(_ name: String = "", _ changes: () -> Void) {
            manager.beginUndoGrouping()
            changes()
            if !name.isEmpty { manager.setActionName(name) }
            manager.endUndoGrouping()
        }
    }

    @Test func groupsAreUndoneAndRedone() {
        let document = Document(), manager = document.manager
        document.group("Typing") {
            document.set("a")
            document.set("ab")
        }
        document.group { document.set("c") }
        #expect(manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
        manager.undo()
        #expect(document.text == "ab" && manager.canRedo && manager.undoMenuItemTitle == "Undo Typing")
        manager.undo()
        #expect(document.text == "" && !manager.canUndo && manager.redoMenuItemTitle == "Redo Typing")
        manager.redo()
        #expect(document.text == "ab")
        manager.redo()
        #expect(document.text == "c" && !manager.canRedo)
        manager.undo()
        document.group { document.set("d") }
        #expect(!manager.canRedo, "a change forgets what could be redone")
    }

    @Test func nestedGroupsLimitsAndTargets() {
        var document: Document? = Document()
        let manager = document!.manager
        document!.group {
            document!.set("a")
            document!.group { document!.set("b") }
        }
        manager.undo()
        #expect(document!.text == "")
        for text in ["1", "2", "3"] { document!.group { document!.set(text) } }
        manager.levelsOfUndo = 2
        manager.undo()
        manager.undo()
        #expect(document!.text == "1" && !manager.canUndo)
        manager.disableUndoRegistration()
        document!.group { document!.set("4") }
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        document!.group { document!.set("5") }
        document = nil
        manager.undo()
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    /// Two changes of one event are one group; a further event begins another.
    @Test func groupsEndWithTheEvent() async throws {
        final class Counter: ObservableObject {
            @Published var number = 0
            func change(_ to: Int, _ manager: UndoManager?) {
                let old = number
                number = to
                manager?.registerUndo(withTarget: self) { $0.change(old, manager) }
            }
        }
        struct Screen: View {
            @StateObject var counter = Counter()
            @Environment(\.undoManager) var manager
            var body: some View {
                Text("number \(counter.number)")
                Button("Twice") {
                    counter.change(counter.number + 1, manager)
                    counter.change(counter.number + 1, manager)
                }
                Button("Undo") { manager?.undo() }
                Button("Redo") { manager?.redo() }
            }
        }
        let host = ViewHost(rootView: Screen(), configuration: HostConfiguration(size: CGSize(width: 300, height: 300)))
        for (tap, number) in [("Twice", 2), ("Twice", 4), ("Undo", 2), ("Undo", 0), ("Redo", 2), ("Redo", 4)] {
            #expect(host.tap(text: tap) == true)
            try await Task.sleep(for: .milliseconds(20))
            host.settle()
            #expect(!host.graph.nodes(showing: "number \(number)").isEmpty, "\(tap) \(number)")
        }
    }
}
