import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("safe areas")
struct SafeAreaModifiersTests {
    private let bars = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    private func scene(_ content: @escaping () -> some View) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 100, height: 100), safeArea: bars) { content() }
    }

    @Test func contentStaysBetweenTheBars() {
        #expect(scene { Color.red.tagged("color") }.frame("color") == CGRect(x: 0, y: 20, width: 100, height: 70))
    }

    @Test func contentMayReachUnderTheBars() {
        #expect(scene { Color.red.tagged("color").ignoresSafeArea() }.frame("color")
            == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(scene { Color.red.tagged("color").ignoresSafeArea(edges: .bottom) }.frame("color")
            == CGRect(x: 0, y: 20, width: 100, height: 80))
    }

    @Test func anInsetMakesRoomForAView() {
        let scene = scene {
            Color.red.tagged("color").safeAreaInset(edge: .bottom, spacing: 5) { Probe("bar", 40, 15) }
        }
        #expect(scene.frame("color") == CGRect(x: 0, y: 20, width: 100, height: 70 - 15 - 5))
        #expect(scene.frame("bar") == CGRect(x: 30, y: 90 - 15, width: 40, height: 15))
    }

    @Test func theInsetsAreKnownInside() {
        var found = EdgeInsets()
        let scene = scene {
            GeometryReader { proxy in
                Color.red.onAppear { found = proxy.safeAreaInsets }
            }
        }
        scene.settle()
        #expect(found == bars)
    }

    @Test func paddingOfTheSafeAreaIsAnInset() {
        #expect(scene { Color.red.tagged("color").safeAreaPadding(.horizontal, 12) }.frame("color")
            == CGRect(x: 12, y: 20, width: 100 - 24, height: 70))
    }
}
