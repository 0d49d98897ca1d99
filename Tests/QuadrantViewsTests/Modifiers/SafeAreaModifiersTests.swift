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

    /// A stack that is 6 points too tall begins 3 above the border at 20 and ends 3 below that at 90, and with it what
    /// is behind its content.
    @Test func anEdgeBeyondTheBorderReachesTheOuterOne() {
        let scene = scene {
            ZStack {
                Color.red.tagged("color").ignoresSafeArea()
                Probe("tall", 40, 76)
            }
        }
        #expect(scene.frame("tall") == CGRect(x: 30, y: 20 - 3, width: 40, height: 76))
        #expect(scene.frame("color") == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    /// An edge outside of the insets stays where it is.
    @Test func anEdgeOutsideOfTheInsetsStays() {
        let scene = scene {
            ZStack {
                Color.red.tagged("color").ignoresSafeArea()
                Probe("tall", 40, 170)
            }
        }
        #expect(scene.frame("color") == CGRect(x: 0, y: 55 - 85, width: 100, height: 170))
    }

    @Test func aReaderBeyondTheBorderKnowsHowMuchOfItIsCovered() {
        var found = EdgeInsets()
        let scene = scene {
            GeometryReader { proxy in
                Color.red.onAppear { found = proxy.safeAreaInsets }
            }
            .frame(height: 76)
        }
        scene.settle()
        #expect(found == EdgeInsets(top: 20 - 3, leading: 0, bottom: 10 - 3, trailing: 0))
    }

    /// What has reached the border of one safe area is on that of the next around it.
    @Test func oneBorderAfterTheOther() {
        let scene = scene {
            ZStack {
                Color.red.tagged("color").ignoresSafeArea()
                Probe("tall", 40, 56)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Probe("bar", 40, 20) }
        }
        #expect(scene.frame("color") == CGRect(x: 0, y: 0, width: 100, height: 100))
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
