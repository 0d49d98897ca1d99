import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

extension Color {
    fileprivate static let primary = Color.red
}

extension ShapeStyle where Self == Color {
    fileprivate static var primary: Color { Color.red }
}

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

    /// A program names a colour and a style like the style of the library.
    @Test func aTintThatIsAColorAndAStyleIsTheColor() {
        #expect(ViewHarness(offering: 20, 20) { Rectangle().fill(.tint).tint(.primary) }.firstColor == "#FF3B30FF")
    }

    @Test func theTintOfNoStyleIsTheAccentColor() {
        let none: LinearGradient? = nil
        #expect(ViewHarness(offering: 20, 20) { Rectangle().fill(.tint).tint(none).tint(.red) }.firstColor
            == "#007AFFFF")
    }

    @Test func theForegroundStyleIsThatInForce() {
        let scene = ViewHarness(offering: 20, 20) {
            Rectangle().fill(.foreground.opacity(0.5)).foregroundStyle(.red)
        }
        #expect(scene.firstColor == "#FF3B3080")
    }
}
