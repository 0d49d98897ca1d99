import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("foregroundStyle")
struct ForegroundStyleTests {
    @Test func theInnermostStyleCounts() {
        let scene = ViewHarness(offering: 20, 20) {
            HStack(spacing: 0) { Rectangle().foregroundStyle(.red); Rectangle() }.foregroundStyle(.blue)
        }
        #expect(scene.colors == ["#FF3B30FF", "#007AFFFF"])
    }

    @Test func aStyleOfTheShapeItselfCounts() {
        #expect(ViewHarness(offering: 20, 20) { Rectangle().fill(.green).foregroundStyle(.red) }.firstColor
            == "#34C759FF")
    }

    @Test func aTintIsNoForeground() {
        #expect(ViewHarness(offering: 20, 20) { Rectangle().tint(.red) }.firstColor == "#000000FF")
        #expect(ViewHarness(offering: 20, 20) { Rectangle().foregroundStyle(.tint).tint(.red) }.firstColor
            == "#FF3B30FF")
    }

    @Test func theForegroundStyleIsThatInForce() {
        let scene = ViewHarness(offering: 20, 20) {
            Rectangle().fill(.foreground.opacity(0.5)).foregroundStyle(.red)
        }
        #expect(scene.firstColor == "#FF3B3080")
    }
}
