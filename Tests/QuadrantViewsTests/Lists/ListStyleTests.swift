import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("listStyle")
struct ListStyleTests {
    private func width(_ style: some ListStyle) -> CGFloat {
        let scene = ViewHarness(offering: 390, 400) { List { Text("Row") }.listStyle(style) }
        return scene.listRows.first { $0.role == "row" }?.frame.width ?? 0
    }

    @Test func plainAndGroupedRowsTakeTheWidth() {
        #expect(width(.plain) == 390 && width(.grouped) == 390)
        #expect(width(.insetGrouped) < 390 && width(.automatic) == width(.insetGrouped))
    }

    @Test func theStyleIsThatOfTheInnermost() {
        let scene = ViewHarness(offering: 390, 400) {
            VStack { List { Text("Row") }.listStyle(.plain) }.listStyle(.insetGrouped)
        }
        #expect(scene.listRows.first { $0.role == "row" }?.frame.width == 390)
    }

    /// The lines around a section of a grouped list reach both edges of the list, those between rows do not.
    @Test func theLinesAroundAGroupedSectionReachTheEdges() throws {
        let scene = ViewHarness(offering: ProposedViewSize(width: 390, height: 400), design: .ios26) {
            List { Section { Text("One"); Text("Two") } }.listStyle(.grouped)
        }
        let pixels = try raster(scene.displayList), scale = CGFloat(pixels.width) / 390
        let rows = scene.listRows.filter { $0.role == "row" }.map(\.frame)
        func isLine(_ y: CGFloat) -> Bool {
            let start = (Int(y * scale) * pixels.width + Int(386 * scale)) * 4
            return pixels.rgba[start] < 240
        }
        #expect(rows.count == 2)
        #expect(isLine(rows[1].maxY - 0.4) && !isLine(rows[0].maxY - 0.4))
    }
}
