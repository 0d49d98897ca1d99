import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// A transition that is named by its type does to a view, in a phase, what the modifier does that it stands for.
@Suite("Types of transitions") @MainActor
struct TransitionTypesTests {
    private var box: some View { Color.red.frame(width: 20, height: 10) }

    private func drawing(_ transition: some Transition, _ phase: TransitionPhase) -> String {
        drawing { transition.apply(content: box, phase: phase) }
    }

    private func drawing<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> String {
        ViewHarness(offering: 80, 60, content: content).displayList.text
    }

    @Test func nothingChangesWhileAViewIsShown() {
        let still = drawing { box }
        #expect(drawing(IdentityTransition(), .willAppear) == still)
        #expect(drawing(IdentityTransition(), .didDisappear) == still)
        #expect(drawing(OpacityTransition(), .identity) == still && drawing(SlideTransition(), .identity) == still)
        #expect(drawing(PushTransition(edge: .top), .identity) == still)
        #expect(drawing(ScaleTransition(0.5), .identity) == still)
    }

    @Test func opacityAndScaleAreThoseOfTheModifiers() {
        let box = box
        #expect(drawing(OpacityTransition(), .willAppear) == drawing { box.opacity(0) })
        #expect(drawing(ScaleTransition(0.5, anchor: .top), .didDisappear)
            == drawing { box.scaleEffect(0.5, anchor: .top) })
        #expect(ScaleTransition(0.25).scale == 0.25 && ScaleTransition(0.25, anchor: .top).anchor == .top)
    }

    @Test func aSlideComesFromTheLeadingEdgeAndGoesToTheTrailingOne() {
        let before = drawing(SlideTransition(), .willAppear), after = drawing(SlideTransition(), .didDisappear)
        #expect(before.contains("-20") && !after.contains("-20") && before != after)
    }

    @Test func aPushGoesToTheOtherEdge() {
        let push = PushTransition(edge: .bottom)
        #expect(push.edge == .bottom && drawing(push, .willAppear) == drawing(.push(from: .bottom), .willAppear))
        #expect(drawing(push, .willAppear) != drawing(push, .didDisappear))
        #expect(drawing(push, .didDisappear) != drawing(PushTransition(edge: .top), .didDisappear))
    }

    @Test func anAsymmetricTransitionUsesEachForItsPhase() {
        let both = AsymmetricTransition(insertion: OpacityTransition(), removal: ScaleTransition(0.5))
        #expect(drawing(both, .willAppear) == drawing(OpacityTransition(), .willAppear))
        #expect(drawing(both, .didDisappear) == drawing(ScaleTransition(0.5), .didDisappear))
        #expect(drawing(.asymmetric(insertion: .slide, removal: .opacity), .willAppear)
            == drawing(SlideTransition(), .willAppear))
        #expect(both.removal.scale == 0.5 && drawing(both.insertion, .willAppear) == drawing(.opacity, .willAppear))
    }

    @Test func aBlurReplacementBlursAndScales() {
        let down = BlurReplaceTransition(configuration: .downUp), up = BlurReplaceTransition(configuration: .upUp)
        #expect(drawing(down, .willAppear) != drawing { box })
        #expect(drawing(down, .willAppear) != drawing(up, .willAppear))
        #expect(drawing(.blurReplace(.downUp), .willAppear) == drawing(down, .willAppear))
        #expect(drawing(.blurReplace, .willAppear) == drawing(down, .willAppear))
    }

    @Test func aSymbolsTransitionLeavesOtherViewsAlone() {
        let appears: SymbolEffectTransition = .symbolEffect
        #expect(drawing(appears, .identity) == drawing { box })
    }

    @Test func transitionsSayWhetherTheyMove() {
        #expect(!OpacityTransition.properties.hasMotion && !IdentityTransition.properties.hasMotion)
        #expect(SlideTransition.properties.hasMotion && PushTransition.properties.hasMotion)
        let properties: TransitionProperties = AsymmetricTransition<OpacityTransition, OpacityTransition>.properties
        #expect(!properties.hasMotion && AsymmetricTransition<OpacityTransition, SlideTransition>.properties.hasMotion)
        #expect(TransitionProperties().hasMotion && !TransitionProperties(hasMotion: false).hasMotion)
    }

    @Test func aPhaseHasAValueAndSaysWhetherTheViewIsShown() {
        #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
        #expect(TransitionPhase.identity.value == 0 && TransitionPhase.identity.isIdentity)
        #expect(!TransitionPhase.willAppear.isIdentity && !TransitionPhase.didDisappear.isIdentity)
    }
}
