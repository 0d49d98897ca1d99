import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Text.LayoutKey")
struct TextLayoutKeyTests {
    /// What an overlay reads of the texts below it.
    private final class Found { var layouts: [(origin: CGPoint, lines: Int, characters: [Int])] = [] }

    private func scene(_ found: Found, _ width: Input<CGFloat>, _ text: Input<String>) -> ViewHarness {
        ViewHarness(offering: 300, 300) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 40)
                Text(text.value).frame(width: width.value, alignment: .leading)
                Text("second")
            }
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { proxy in
                    Color.clear
                    let _ = found.layouts = layouts.map { one in
                        (proxy[one.origin], one.layout.count,
                         one.layout.flatMap { line in line.map(\.characterIndices.count) })
                    }
                }
            }
        }
    }

    @Test func aReaderSeesTheLayoutsOfTheTextsInIt() {
        let found = Found(), width = Input<CGFloat>(200), text = Input("first text")
        let scene = scene(found, width, text)
        #expect(found.layouts.map(\.lines) == [1, 1])
        #expect(found.layouts.map(\.origin.y).first == 40)
        #expect(found.layouts.first?.characters == ["first text".count])
        width.value = 50
        scene.settle()
        #expect(found.layouts.map(\.lines) == [2, 1])
        text.value = "x"
        scene.settle()
        #expect(found.layouts.map(\.lines) == [1, 1] && found.layouts.first?.characters == [1])
    }

    @Test func layoutsOfViewsAreReducedInTheirOrder() {
        var value = Text.LayoutKey.defaultValue
        Text.LayoutKey.reduce(value: &value) { [] }
        #expect(value.isEmpty)
    }

    /// The second line begins after the characters of the first and the space.
    @Test func charactersAreCountedInTheWholeText() {
        let box = Box()
        struct Direct: TextRenderer {
            let box: Box
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                box.lines = layout.map { line in line.flatMap { $0[0..<$0.count].characterIndices } }
            }
        }
        let scene = ViewHarness(offering: 40, 100) {
            Text("ab cd").font(.system(size: 20)).textRenderer(Direct(box: box))
        }
        _ = scene.displayList
        #expect(box.lines.map(\.count) == [2, 2])
        if box.lines.count == 2 { #expect(box.lines[0].max()! < box.lines[1].min()!) }
    }

    private final class Box { var lines: [[Text.Layout.CharacterIndex]] = [] }
}
