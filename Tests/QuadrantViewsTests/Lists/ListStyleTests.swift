import Foundation
import QuadrantCore
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
}
