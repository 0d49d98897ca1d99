import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Form")
struct FormTests {
    @Test func aFormIsAGroupedList() {
        func rows(_ content: @escaping () -> some View) -> [CGRect] {
            ViewHarness(offering: 390, 400, content: { content() }).listRows.filter { $0.role == "row" }.map(\.frame)
        }
        let form = rows { Form { Text("One"); Text("Two") } }
        #expect(form == rows { List { Text("One"); Text("Two") }.listStyle(.insetGrouped) })
        #expect(form.count == 2 && form[1].minY == form[0].maxY)
    }

    @Test func sectionsAreApart() {
        let scene = ViewHarness(offering: 390, 400) { Form { Section { Text("One") }; Section { Text("Two") } } }
        let rows = scene.listRows.filter { $0.role == "row" }.map(\.frame)
        #expect(rows[1].minY > rows[0].maxY)
    }

    @Test func aStyleOfOnesOwnGetsTheContent() {
        struct Column: FormStyle {
            func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.content } }
        }
        let scene = ViewHarness(offering: 100, 100) {
            Form { Probe("a", 10, 10); Probe("b", 10, 10) }.formStyle(Column())
        }
        #expect(scene.frame("b").minY == scene.frame("a").maxY && scene.listRows.isEmpty)
    }
}
