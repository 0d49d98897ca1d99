import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Compositing")
struct CompositingTests {
    private func effects(_ content: @escaping () -> some View) -> [Effect] {
        ViewHarness(offering: 20, 20, content: { content() }).effects
    }

    @Test func groupsAreLayers() {
        #expect(effects { Rectangle().compositingGroup() } == [.layer])
        #expect(effects { Rectangle().drawingGroup() } == [.layer])
        #expect(effects { Rectangle().luminanceToAlpha() } == [.luminanceToAlpha])
    }

    @Test func anOpacityAroundAGroupAppliesToTheLayer() {
        #expect(effects { Rectangle().compositingGroup().opacity(0.5) } == [.opacity(0.5), .layer])
    }

    @Test func aGroupHasTheLayoutOfItsContent() {
        #expect(ViewHarness { Probe("box", 30, 10).compositingGroup() }.sizeThatFits(100, 100)
            == CGSize(width: 30, height: 10))
    }
}
