import Combine
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private final class Player: ObservableObject {
    @Published var title = "one"
}

private struct Menu: View {
    @FocusedObject private var player: Player?
    var body: some View { Text(player?.title ?? "none").accessibilityIdentifier($player == nil ? "empty" : "bound") }
}

@MainActor @Suite("Find navigators and objects of the focus")
struct FindNavigatorTests {
    @Test func aNavigatorLeavesTheEditorAsItIs() {
        let scene = ViewHarness(offering: 100, 100) {
            TextEditor(text: .constant("abc")).findNavigator(isPresented: .constant(true)).findDisabled(false)
                .replaceDisabled().tagged("editor")
        }
        #expect(scene.size("editor") == CGSize(width: 100, height: 100))
        let context = FindContext.self
        #expect("\(context)" == "FindContext")
    }

    @Test func focusEffectsAreTurnedOff() {
        struct Reader: View {
            @Environment(\.isFocusEffectEnabled) private var isOn
            var body: some View { Text(isOn ? "on" : "off") }
        }
        func label(_ view: some View) -> String? { ViewHarness { view }.host.accessibilityTree().first?.label }
        #expect(label(Reader()) == "on" && label(Reader().focusEffectDisabled()) == "off")
        #expect(label(Reader().focusEffectDisabled(false)) == "on")
    }

    @Test func anObjectOfTheSceneIsReadElsewhere() throws {
        let player = Player()
        let scene = ViewHarness { VStack { Menu(); Color.red.focusedSceneObject(player) } }
        scene.settle()
        #expect(scene.host.accessibilityTree().first?.label == "one")
        player.title = "two"
        scene.settle()
        let node = try #require(scene.host.accessibilityTree().first)
        #expect(node.label == "two" && node.identifier == "bound")
    }

    @Test func anObjectIsThatOfTheFocusedView() {
        struct Fields: View {
            let player: Player
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Menu()
                    TextField("a", text: .constant("")).focused($isFocused).focusedObject(player)
                    Button("go") { isFocused = true }.tagged("go")
                }
            }
        }
        let scene = ViewHarness { Fields(player: Player()) }
        #expect(scene.host.accessibilityTree().first?.label == "none")
        scene.tap("go")
        scene.settle()
        #expect(scene.host.accessibilityTree().first?.label == "one")
    }
}
