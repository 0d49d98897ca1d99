import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("Symbol effects")
struct SymbolEffectTests {
    private struct Seen {
        var scale = 1.0, angle = 0.0, opacity = 1.0
        var shift = SIMD2(0.0, 0)
        var isAsItIs: Bool { scale == 1 && angle == 0 && opacity == 1 }
    }

    /// The transform and opacity of the first symbol of a view.
    private func seen(_ scene: ViewHarness) -> Seen {
        var seen = Seen()
        for effect in scene.effects {
            switch effect {
            case .transform(let m):
                seen.scale *= (m.m11 * m.m11 + m.m12 * m.m12).squareRoot()
                seen.angle += atan2(m.m12, m.m11)
            case .opacity(let opacity): seen.opacity *= opacity
            default: break
            }
        }
        return seen
    }

    @Test func aBounceLeapsOnceWhenItsValueChanges() {
        let value = Input(0)
        let scene = ViewHarness { Image(systemName: "star").symbolEffect(.bounce, value: value.value) }
        scene.at(1)
        #expect(scene.effects.isEmpty && scene.host.nextWake == nil)
        value.value = 1
        scene.settle()
        // A sixth of 0.6 seconds: the maximum, 0.3 × (5/6)^1.5 above its size.
        scene.at(1.1)
        #expect(abs(seen(scene).scale - (1 + 0.3 * pow(5.0 / 6, 1.5))) < 1e-6)
        scene.at(3)
        #expect(scene.effects.isEmpty)
        #expect(scene.host.nextWake == nil)
    }

    @Test func downIsTheOtherWay() {
        let value = Input(0)
        let scene = ViewHarness { Image(systemName: "star").symbolEffect(.bounce.down.byLayer, value: value.value) }
        value.value = 1
        scene.settle()
        scene.at(0.1)
        #expect(seen(scene).scale < 0.8)
    }

    @Test func aPulseGoesOnWhileActiveAndEndsWithItsRound() {
        let isActive = Input(true)
        let scene = ViewHarness { Image(systemName: "star").symbolEffect(.pulse, isActive: isActive.value) }
        #expect(scene.effects.isEmpty)
        // Half of a cycle of 1.6 seconds: 1 − 0.65.
        scene.at(0.8)
        #expect(abs(seen(scene).opacity - 0.35) < 1e-9)
        scene.at(16.8)
        #expect(abs(seen(scene).opacity - 0.35) < 1e-6)
        isActive.value = false
        scene.settle()
        #expect(abs(seen(scene).opacity - 0.35) < 1e-6)
        scene.at(17.7)
        #expect(scene.effects.isEmpty && scene.host.nextWake == nil)
    }

    @Test func speedAndRepeatsCount() {
        let value = Input(0)
        let scene = ViewHarness {
            Image(systemName: "star").symbolEffect(.rotate, options: .speed(2).repeat(2), value: value.value)
        }
        value.value = 1
        scene.settle()
        // Two rotations of 0.6 seconds each; half way through each the symbol is upside down.
        for time in [0.3, 0.9] {
            scene.at(time)
            #expect(abs(abs(seen(scene).angle) - .pi) < 1e-6, "at \(time)")
        }
        scene.at(1.21)
        #expect(scene.effects.isEmpty && scene.host.nextWake == nil)
    }

    @Test func scaleStaysWhileActive() {
        let isActive = Input(false)
        let scene = ViewHarness { Image(systemName: "star").symbolEffect(.scale.up, isActive: isActive.value) }
        #expect(scene.effects.isEmpty)
        isActive.value = true
        scene.settle()
        scene.at(0.1)
        #expect(seen(scene).scale > 1 && seen(scene).scale < 1.25)
        scene.at(1)
        #expect(abs(seen(scene).scale - 1.25) < 1e-9)
        #expect(scene.host.nextWake == nil)
        isActive.value = false
        scene.settle()
        scene.at(2)
        #expect(scene.effects.isEmpty && scene.host.nextWake == nil)
    }

    @Test func whatDisappearsKeepsItsSpace() {
        let scene = ViewHarness { Image(systemName: "star").symbolEffect(.disappear).tagged("star") }
        #expect(scene.fills.isEmpty)
        #expect(scene.size("star").width > 10)
        #expect(ViewHarness { Image(systemName: "star").symbolEffect(.appear, isActive: false) }.fills.isEmpty)
        #expect(ViewHarness { Image(systemName: "star").symbolEffect(.appear) }.fills.count > 0)
    }

    @Test(arguments: [0, 1])
    func everyEffectBeginsAndEndsAsTheSymbolIs(_ round: Int) {
        func check(_ effect: some IndefiniteSymbolEffect & SymbolEffect) {
            let scene = ViewHarness { Image(systemName: "star").symbolEffect(effect, options: .nonRepeating) }
            #expect(seen(scene).isAsItIs, "\(effect)")
            scene.at(0.17)
            #expect(!scene.effects.isEmpty, "\(effect)")
            scene.at(4)
            #expect(scene.effects.isEmpty && scene.host.nextWake == nil, "\(effect)")
        }
        if round == 0 {
            check(.bounce)
            check(.pulse.wholeSymbol)
            check(.variableColor.iterative.reversing)
            check(.variableColor.cumulative.hideInactiveLayers)
            check(.breathe.pulse)
        } else {
            check(.rotate.counterClockwise)
            check(.wiggle)
            check(.wiggle.left)
            check(.wiggle.custom(angle: 45))
        }
    }

    /// By layer, the primary layer moves first; at the end of the run all layers rest.
    @Test func layersFollowEachOther() {
        let value = Input(0)
        let scene = ViewHarness { Image(systemName: "plus.circle").symbolEffect(.bounce.byLayer, value: value.value) }
        #expect(scene.effects.isEmpty && scene.fills.count == 1)
        value.value = 1
        scene.settle()
        scene.at(0.05)
        #expect(scene.effects.count == 1)
        scene.at(0.3)
        #expect(scene.effects.count == 2)
        scene.at(1)
        #expect(scene.effects.isEmpty)
    }

    /// Variable layers are highlighted in turn: one of three, or all up to one. The base is not affected.
    @Test(arguments: [(true, 2), (false, 1)])
    func variableColorHighlightsLayersInTurn(isIterative: Bool, dimmed: Int) {
        let effect = VariableColorSymbolEffect.variableColor
        let scene = ViewHarness {
            Image(systemName: "speaker.wave.3").symbolEffect(isIterative ? effect.iterative : effect.cumulative)
        }
        let layers = scene.fills.count
        #expect(layers == 4)
        // In the second third of 1.6 seconds.
        scene.at(0.8)
        let opacities = scene.effects.compactMap { if case .opacity(let value) = $0 { value } else { nil } }
        #expect(opacities == Array(repeating: 0.3, count: dimmed))
        #expect(scene.fills.count == layers)
    }

    @Test func onlySymbolsMove() {
        let pixels = ImagePixels(width: 4, height: 2, rgba: Array(repeating: 255, count: 32))
        let scene = ViewHarness {
            VStack {
                Text("word")
                Color.red
                Image(pixels: pixels, scale: 1)
            }.symbolEffect(.pulse)
        }
        scene.at(0.8)
        #expect(scene.effects.isEmpty)
        let label = ViewHarness { Label("word", systemImage: "star").symbolEffect(.pulse) }
        label.at(0.8)
        #expect(label.effects.count == 2)
        let removed = ViewHarness { Image(systemName: "star").symbolEffectsRemoved().symbolEffect(.pulse) }
        removed.at(0.8)
        #expect(removed.effects.isEmpty)
    }

    @Test func effectsAddUp() {
        let scene = ViewHarness { Image(systemName: "star").symbolEffect(.pulse).symbolEffect(.breathe) }
        scene.at(1.2)
        // Half of 2.4 seconds.
        #expect(abs(seen(scene).scale - 1.15) < 1e-9)
        #expect(seen(scene).opacity < 1)
    }

    @Test func magicReplacesAsItsFallback() {
        #expect(ReplaceSymbolEffect.replace.magic(fallback: .replace.upUp).configuration
            == ReplaceSymbolEffect.replace.upUp.configuration)
    }

    @Test func aReplacedSymbolGoesAndTheOtherGrowsInItsPlace() {
        let name = Input("play.fill")
        let scene = ViewHarness {
            Image(systemName: name.value).contentTransition(ContentTransition.symbolEffect(.replace))
        }
        let play = scene.fills.map(\.path)
        name.value = "pause.fill"
        scene.settle()
        scene.at(0.125)
        #expect(scene.fills.map(\.path) == play)
        #expect(abs(seen(scene).scale - 0.75) < 1e-6 && abs(seen(scene).opacity - 0.5) < 1e-6)
        scene.at(0.375)
        #expect(scene.fills.map(\.path) != play)
        #expect(abs(seen(scene).scale - 0.75) < 1e-6)
        scene.at(1)
        #expect(scene.effects.isEmpty && scene.host.nextWake == nil)
    }

    /// At half the speed, a transition of a second takes two.
    @Test func aTransitionKeepsItsPace() {
        let isShown = Input(true)
        let scene = ViewHarness {
            if isShown.value {
                Image(systemName: "star").transition(.symbolEffect(.disappear, options: .speed(0.5)))
            }
        }
        scene.at(1)
        withAnimation(.linear(duration: 1)) { isShown.value = false }
        scene.settle()
        scene.at(2.5)
        let late = seen(scene)
        #expect(late.opacity > 0.2 && late.opacity < 0.3, "\(late)")
        scene.at(3.1)
        #expect(scene.effects.isEmpty)
    }

    @Test func withoutTheTransitionSymbolsChangeAtOnce() {
        let name = Input("play.fill")
        let scene = ViewHarness { Image(systemName: name.value) }
        name.value = "pause.fill"
        scene.settle()
        #expect(scene.effects.isEmpty && scene.host.nextWake == nil)
    }

    /// A frame of an effect redraws the symbol only.
    @Test func framesMeasureNothing() {
        let scene = ViewHarness { HStack { Text("word"); Image(systemName: "star").symbolEffect(.pulse) } }
        let work = scene.work { scene.host.advance(to: 0.5) }
        #expect(work.measured == 0 && work.placed == 0)
    }
}
