import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// A grid as a layout: AnyLayout may exchange it with a stack.
@MainActor @Suite("GridLayout")
struct GridLayoutTests {
    @Test func rowsAreThoseOfAGrid() {
        let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6)
        let scene = ViewHarness(offering: 200, 200) {
            layout {
                GridRow {
                    Probe("a", 10, 10)
                    Probe("b", 20, 10)
                }
                GridRow {
                    Probe("c", 30, 10)
                    Probe("d", 10, 10)
                }
            }
            .tagged("grid")
        }
        #expect(scene.size("grid") == CGSize(width: 54, height: 26))
        #expect(scene.frame("b").minX - scene.frame("a").minX == 34)
        #expect(scene.frame("d").minX == scene.frame("b").minX && scene.frame("c").minY - scene.frame("a").minY == 16)
    }

    @Test func aGridMayBecomeAStack() {
        let isGrid = Input(true)
        let scene = ViewHarness(offering: 200, 200) {
            let layout = isGrid.value
                ? AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                GridRow {
                    Probe("a", 10, 10)
                    Probe("b", 20, 10)
                }
            }
        }
        #expect(scene.frame("a").minY == scene.frame("b").minY)
        isGrid.value = false
        scene.settle()
        #expect(scene.frame("a").minY == scene.frame("b").minY || scene.frame("b").minY >= scene.frame("a").maxY)
    }

    @Test func theValuesOfALayoutAreItsArguments() {
        var layout = GridLayout()
        layout.alignment = .bottom
        layout.horizontalSpacing = 3
        #expect(layout.alignment == .bottom && layout.horizontalSpacing == 3 && layout.verticalSpacing == nil)
        #expect(GridLayout.layoutProperties.stackOrientation == nil)
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        #expect(properties.stackOrientation == .vertical)
    }
}
