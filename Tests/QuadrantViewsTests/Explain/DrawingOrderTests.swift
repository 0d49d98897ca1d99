import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

/// The line of an explanation that says what is drawn in front of a view.
@MainActor @Suite struct DrawingOrderTests {
    private func order<V: View>(of text: String, _ view: V) throws -> String? {
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 300, height: 300)))
        let record = host.explanation()
        let node = try #require(record.nodes.first { $0.text == text })
        return node.words.first { $0.topic == "order" }?.text
    }

    private func rows(_ index: Double) -> some View {
        VStack(spacing: 0) {
            Text("Row").overlay { Text("Tip").offset(y: 16) }.zIndex(index)
            Text("Next").frame(width: 200, height: 40).background(Color.yellow)
        }
    }

    @Test func aLaterSiblingIsInFront() throws {
        let line = try #require(try order(of: "Tip", rows(0)))
        #expect(line.contains("Next"))
        #expect(line.contains("written later is drawn in front, unless .zIndex says otherwise"))
        #expect(try order(of: "Row", rows(0)) == nil)
        #expect(try order(of: "Next", rows(0)) == nil)
    }

    @Test func aZIndexAndABackgroundAreNotInFront() throws {
        #expect(try order(of: "Tip", rows(1)) == nil)
        #expect(try order(of: "Next", Text("Next").background(Color.yellow)) == nil)
        #expect(try order(of: "Under", Text("Under").overlay(Color.yellow))?.contains("is drawn over") == true)
        #expect(try order(of: "Under", Text("Under").overlay(Color.yellow.opacity(0.2))) == nil)
    }
}
