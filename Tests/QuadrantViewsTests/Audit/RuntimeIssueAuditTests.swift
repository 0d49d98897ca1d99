import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: runtime issues")
struct RuntimeIssueAuditTests {
    /// The messages that the audit finds in a window of 300 × 300 points.
    private func messages<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
        ViewHost(rootView: content(), configuration: HostConfiguration(size: CGSize(width: 300, height: 300)))
            .audit([.runtimeIssue]).map(\.message)
    }

    @Test("an id that is used twice, and a guide that is not a number, are found")
    func found() throws {
        let ids = messages { VStack { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } } }
        #expect(ids.count == 1 && ids.allSatisfy { $0.hasPrefix("ForEach: the id 1 occurs more than once") })
        let guides = messages {
            VStack(alignment: .leading) {
                Text("a").alignmentGuide(.leading) { _ in CGFloat.nan }
                Text("b")
            }
        }
        #expect(!guides.isEmpty && guides.allSatisfy { $0.hasPrefix("alignmentGuide computed nan") })
    }

    @Test("equal elements with ids of their own are not found")
    func distinctIDs() {
        #expect(messages { VStack { ForEach(Array([1, 2, 1].enumerated()), id: \.offset) { Text("\($0.element)") } } }
            .isEmpty)
    }

    @Test("the same ids in two ForEach are not found")
    func separateIDs() {
        #expect(messages {
            VStack {
                ForEach([1, 2], id: \.self) { Text("\($0)") }
                ForEach([1, 2], id: \.self) { Text("\($0)") }
            }
        }.isEmpty)
    }

    @Test("a guide outside of its view is not found")
    func finiteGuide() {
        #expect(messages {
            VStack(alignment: .leading) {
                Text("a").alignmentGuide(.leading) { _ in -40 }
                Text("b")
            }
        }.isEmpty)
    }

    @Test("state that is written when the view appears, not while its body is made, is not found")
    func stateInOnAppear() {
        #expect(messages { Counter() }.isEmpty)
    }

    @Test("a missing image is found by the audit of resources only")
    func missingImage() {
        #expect(messages { Image("nothing") }.isEmpty)
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Text("\(count)").onAppear { count = 1 } }
    }
}
