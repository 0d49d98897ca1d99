import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("The coordinate space of a scroll view") @MainActor
struct ScrollSpaceTests {
    /// `.scrollView` is the nearest enclosing scroll view; with an axis, the nearest one that scrolls along it.
    @Test func namesTheNearestScrollView() {
        var seen: [CGFloat] = []
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView(.vertical) {
                VStack(spacing: 0) {
                    Probe("above", 10, 30)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            Probe("before", 25, 10)
                            GeometryReader { proxy in
                                let _ = seen = [proxy.frame(in: .scrollView).minX,
                                                proxy.frame(in: .scrollView).minY,
                                                proxy.frame(in: .scrollView(axis: .vertical)).minY]
                                Color.red
                            }
                            .frame(width: 10, height: 10)
                        }
                    }
                }
            }
        }
        #expect(seen == [25, 0, 30])
        #expect(!scene.host.graph.scrolling.scrollers.isEmpty)
    }
}
