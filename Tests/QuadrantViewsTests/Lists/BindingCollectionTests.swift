import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Bindings to collections, and the lists and outlines of their elements.
@MainActor @Suite("Bindings to collections")
struct BindingCollectionTests {
    @Test func aTransactionSaysHowWindowsAreDismissed() {
        var transaction = Transaction()
        #expect(transaction.dismissBehavior == .interactive)
        transaction.dismissBehavior = .destructive
        #expect(transaction.dismissBehavior == DismissBehavior.destructive)
    }

    @Test func tagsAreValuesOfContainers() {
        struct Tags: View {
            let log: Log
            var body: some View {
                Group(subviews: VStack { Text("x") }.tag(0)) { _ in Color.clear }
                ForEach(subviews: Group {
                    Text("one").tag(1)
                    Text("none")
                }) { subview in
                    let _ = log.note("\(subview.containerValues.tag(for: Int.self) ?? 0) "
                        + "\(subview.containerValues.hasTag(1))")
                    subview
                }
            }
        }
        let log = Log()
        _ = ViewHarness(offering: 100, 100) { Tags(log: log) }
        let lines = log.take()
        #expect(lines.contains("1 true") && lines.contains("0 false"))
    }

    @Test func aBindingIsACollectionOfBindings() {
        let numbers = Input([1, 2, 3])
        let binding = numbers.binding
        for element in binding { element.wrappedValue *= 2 }
        #expect(numbers.value == [2, 4, 6] && binding.count == 3 && binding[1].wrappedValue == 4)
        binding[0].wrappedValue = 9
        #expect(numbers.value.first == 9)
        let scene = ViewHarness(offering: 200, 200) {
            VStack(spacing: 0) {
                ForEach(numbers.binding, id: \.self) { $number in
                    Probe("box \(number)", CGFloat(number), 10).onTapGesture { number += 1 }
                }
            }
        }
        scene.touch("box 9")
        #expect(numbers.value == [10, 4, 6])
    }

    @Test func aModifierHasAnAnimationOfItsOwn() {
        struct Wide: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width, height: 10).tagged("box") }
        }
        let width = Input(20.0)
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.modifier(Wide(width: width.value).animation(.linear(duration: 1)))
        }
        width.value = 60
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.size("box").width == 60)
        let still = ViewHarness(offering: 100, 100) {
            Color.red.modifier(Wide(width: width.value).transaction { $0.animation = nil })
        }
        withAnimation(.linear(duration: 1)) { width.value = 20 }
        still.advance(by: 0.1)
        #expect(still.size("box").width == 20)
    }

    @Test func outlinesEditTheirElements() {
        struct Node: Identifiable {
            let id: Int
            var name: String
            var children: [Node]?
        }
        let nodes = Input([Node(id: 1, name: "one", children: [Node(id: 2, name: "two")]), Node(id: 3, name: "three")])
        let scene = ViewHarness(offering: 390, 600) {
            List(nodes.binding, children: \.children) { $node in
                Text(node.name).onTapGesture { node.name += "!" }
            }
        }
        #expect(scene.shows("one") && scene.shows("three") && !scene.shows("two"))
        scene.tap("three")
        #expect(nodes.value[1].name == "three!")
        let outline = ViewHarness(offering: 390, 600) {
            List { OutlineGroup(nodes.binding, id: \.id, children: \.children) { $node in Text(node.name) } }
        }
        #expect(outline.shows("one") && outline.shows("three!"))
    }

    @Test func listsOfDataAreChosenAndEdited() {
        let chosen = Input<Set<Int>>([]), numbers = Input([1, 2, 3])
        let plain = ViewHarness(offering: 390, 600) {
            List(0..<3, selection: chosen.binding) { Text("row \($0)") }
        }
        #expect(plain.shows("row 2"))
        let edited = ViewHarness(offering: 390, 600) {
            List(numbers.binding, id: \.self, editActions: .delete, selection: chosen.binding) { $number in
                Text("number \(number)")
            }
        }
        #expect(edited.shows("number 3"))
        struct Item: Identifiable { var id: Int }
        let items = Input([Item(id: 5), Item(id: 6)])
        let identified = ViewHarness(offering: 390, 600) {
            List(items.binding, editActions: .move, selection: chosen.binding) { $item in Text("item \(item.id)") }
        }
        #expect(identified.shows("item 5") && identified.shows("item 6"))
        let rows = ViewHarness(offering: 390, 600) {
            List { ForEach(numbers.binding, id: \.self, editActions: .all) { $number in Text("each \(number)") } }
        }
        #expect(rows.shows("each 1"))
    }
}
