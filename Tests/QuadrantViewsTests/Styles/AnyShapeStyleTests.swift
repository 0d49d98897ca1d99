import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("AnyShapeStyle")
struct AnyShapeStyleTests {
    @Test func anErasedStylePaintsAsItsBase() {
        func color(_ style: some ShapeStyle) -> String? {
            ViewHarness(offering: 20, 20) { Rectangle().fill(style).foregroundStyle(.blue) }.firstColor
        }
        #expect(color(AnyShapeStyle(.red)) == "#FF3B30FF")
        #expect(color(AnyShapeStyle(.secondary)) == color(.secondary))
        #expect(color(AnyShapeStyle(AnyShapeStyle(Color.green).opacity(0.5))) == "#34C75980")
    }

    @Test func oneOfSeveralStylesIsChosen() {
        let isPlain = Input(true)
        let scene = ViewHarness(offering: 20, 20) {
            Rectangle().fill(isPlain.value ? AnyShapeStyle(.red) : AnyShapeStyle(.blue.gradient))
        }
        #expect(scene.firstColor == "#FF3B30FF")
        isPlain.value = false
        scene.settle()
        #expect(scene.firstColor == "gradient")
    }
}
