import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The Inspect mode's view of a running program: the words of the whole record, at the cost of one view.
@MainActor @Suite struct ViewInspectorTests {
    private struct Rows: View {
        @State var width = 20.0
        var hasLast = true
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("first").padding(4).background(Color.yellow)
                Color.red.frame(width: width, height: 10).onTapGesture { width += 30 }
                HStack { Slider(value: $width, in: 0...100); Text("value") }
                if width < 50 { Text("last").offset(x: 3) }
            }
            .frame(width: 200, height: 200)
        }
    }

    private func host() -> ViewHost {
        ViewHost(rootView: Rows(), configuration: HostConfiguration(size: CGSize(width: 200, height: 200), scale: 1))
    }

    private func center(_ text: String, _ record: LayoutExplanation) -> CGPoint {
        let frame = record.nodes.first { $0.text == text || $0.systemView == text }!.frame
        return CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    }

    @Test(arguments: ["first", "value", "last", "Slider"])
    func itSaysWhatTheWholeRecordSays(name: String) throws {
        let host = host(), whole = host.explanation()
        let inspector = ViewInspector(host) { $0.explanation() }
        #expect(inspector.view == nil)
        #expect(inspector.select(at: center(name, whole)))
        let view = try #require(inspector.view)
        let node = try #require(whole.nodes.first { $0.text == name || $0.systemView == name })
        #expect(view.frame == node.frame)
        #expect(view.headline == whole.headline(node.id))
        let paragraph = whole.paragraph(node.id)
        #expect(view.parts.map(\.title) == paragraph.map(\.title))
        #expect(view.parts.map(\.lines) == paragraph.map(\.lines))
    }

    @Test func itFollowsAViewAndRecordsTheWholeLayoutOnce() throws {
        let host = host()
        let inspector = ViewInspector(host) { $0.explanation() }
        let red = CGPoint(x: 5, y: center("first", host.explanation()).y + 27)
        #expect(inspector.select(at: red))
        #expect(inspector.view?.frame.width == 20)
        // Another view of the same layout is known already.
        #expect(inspector.select(at: center("first", host.explanation())))
        #expect(inspector.select(at: red))
        #expect(inspector.recordCount == 1)
        host.tap(at: red)
        #expect(inspector.view?.frame.width == 50.0)
        #expect(inspector.recordCount == 1)
    }

    @Test func aViewThatIsGoneIsNotSelected() {
        let host = host()
        let inspector = ViewInspector(host) { $0.explanation() }
        let whole = host.explanation()
        #expect(inspector.select(at: center("last", whole)))
        host.tap(at: CGPoint(x: 5, y: center("first", whole).y + 27))
        #expect(inspector.view == nil)
        inspector.selectOuter()
        #expect(inspector.view == nil)
    }

    @Test func outerEndsAtTheOutermostView() throws {
        let host = host()
        let inspector = ViewInspector(host) { $0.explanation() }
        inspector.select(at: center("first", host.explanation()))
        var titles: [String] = []
        while let view = inspector.view {
            titles.append(view.title)
            if !view.hasOuterView { break }
            inspector.selectOuter()
        }
        #expect(titles == ["Text \"first\"", ".padding(4)", ".background", "VStack", ".frame(width: 200, height: 200)"])
    }

    @Test func aPointBesideEveryViewSelectsNone() {
        let inspector = ViewInspector(host()) { $0.explanation() }
        #expect(!inspector.select(at: CGPoint(x: -5, y: 900)))
        #expect(inspector.view == nil)
    }

    /// Of a list with more neighbours than are recorded, words name the right ones.
    @Test func aLongStackNamesTheNeighbours() throws {
        let view = VStack(spacing: 0) { ForEach(0..<150) { Text("row \($0)").frame(height: 24) } }
        let host = ViewHost(rootView: view, configuration: HostConfiguration(
            size: CGSize(width: 100, height: 150 * 24), scale: 1))
        let inspector = ViewInspector(host) { $0.explanation() }
        inspector.select(at: CGPoint(x: 50, y: 24 * 70 + 12))
        let inspected = try #require(inspector.view)
        #expect(inspected.title == "Text \"row 70\"")
        #expect(inspected.parts.contains { part in part.lines.contains { $0.text.contains("Text \"row 69\"") } })
    }
}
