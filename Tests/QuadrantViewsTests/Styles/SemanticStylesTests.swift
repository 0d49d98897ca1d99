import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("tint, background, separator, selection")
struct SemanticStylesTests {
    private func color(_ style: some ShapeStyle, _ variant: Variant = .plain) -> String? {
        ViewHarness(offering: ProposedViewSize(width: 20, height: 20), variant) { Rectangle().fill(style) }.firstColor
    }

    @Test func stylesOfTheSystemAdapt() {
        #expect(color(.background) == "#FFFFFFFF" && color(.background, .dark) == "#000000FF")
        #expect(color(.separator) == "#3C3C434A" && color(.tint) == "#007AFFFF")
        #expect(color(.foreground) == "#000000FF" && color(.foreground, .dark) == "#FFFFFFFF")
        #expect(color(.link) == "#007AFFFF")
    }

    @Test func aSelectionHasTheTint() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(.selection).tint(.red) }
        #expect(scene.firstColor == "#FF3B30FF")
    }

    @Test func theBackgroundIsTheOneInForce() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(.background).backgroundStyle(.green) }
        #expect(scene.firstColor == "#34C759FF")
    }

    @Test func stylesHaveNames() {
        #expect("\(TintShapeStyle()) \(BackgroundStyle()) \(ForegroundStyle()) \(SeparatorShapeStyle())"
            == "tint background foreground separator")
    }
}
