import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The text style in the environment is read once for all texts, and updates each of them when it changes.
@Suite("Text surroundings")
@MainActor
struct InheritedTextStyleTests {
    @Test func aChangedValueReachesEveryText() {
        let size = Input(20.0), limit = Input<Int?>(nil)
        let scene = ViewHarness(offering: 60, 400) {
            VStack(spacing: 0) {
                Text("several words of a text").accessibilityIdentifier("first")
                VStack(spacing: 0) { Text("several words of a text") }.bold()
            }
            .font(.system(size: size.value)).lineLimit(limit.value)
        }
        func heights() -> [Double] { scene.host.layoutTree().flatMap(texts).map(\.height) }
        func texts(_ tree: LayoutTree) -> [LayoutTree] {
            (tree.name == "Text" ? [tree] : []) + tree.children.flatMap(texts)
        }
        let before = heights()
        #expect(before.count == 2)
        limit.value = 1
        scene.settle()
        let limited = heights()
        #expect(limited.allSatisfy { $0 < 30 })
        #expect(zip(limited, before).allSatisfy { $0 < $1 })
        size.value = 40
        scene.settle()
        #expect(zip(heights(), limited).allSatisfy { $0 > $1 })
        limit.value = nil
        size.value = 20
        scene.settle()
        #expect(heights() == before)
    }
}
