import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite struct SymbolDrawEffectTests {
    @Test func aSymbolIsHiddenWhileItIsToBeDrawn() {
        #expect(ViewHarness { Image(systemName: "star").symbolEffect(.drawOn, isActive: true) }.fills.isEmpty)
        #expect(ViewHarness { Image(systemName: "star").symbolEffect(.drawOn, isActive: false) }.fills.count > 0)
    }

    @Test func aSymbolIsHiddenAfterItWasTakenAway() {
        #expect(ViewHarness { Image(systemName: "star").symbolEffect(.drawOff) }.fills.isEmpty)
        #expect(ViewHarness { Image(systemName: "star").symbolEffect(.drawOff.reversed, isActive: false) }
            .fills.count > 0)
    }

    @Test func theSpeedOfTheLayersIsChosen() {
        #expect(DrawOnSymbolEffect.drawOn.configuration == DrawOnSymbolEffect.drawOn.byLayer.configuration)
        #expect(DrawOnSymbolEffect.drawOn.wholeSymbol.configuration != DrawOnSymbolEffect.drawOn.configuration)
        #expect(DrawOffSymbolEffect.drawOff.individually.wholeSymbol.configuration
            == DrawOnSymbolEffect.drawOn.wholeSymbol.configuration)
    }

    @Test func itIsAlsoATransition() {
        let scene = ViewHarness { Image(systemName: "star").transition(.symbolEffect(.drawOn)) }
        #expect(scene.fills.count > 0)
    }
}
