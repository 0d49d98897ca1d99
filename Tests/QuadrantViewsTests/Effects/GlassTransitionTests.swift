import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Glass that comes and goes in a container.
@MainActor @Suite("Transitions of glass")
struct GlassTransitionTests {
    private struct Row: View {
        let shown: Input<Int>
        let spacing: CGFloat
        let transition: GlassEffectTransition?
        @Namespace private var names

        var body: some View {
            GlassEffectContainer(spacing: spacing) {
                HStack(spacing: 10) {
                    Probe("first", 40, 40).glassEffect().glassEffectID(0, in: names)
                    ForEach(1..<(1 + shown.value), id: \.self) { number in
                        if let transition {
                            glass(number).glassEffectTransition(transition)
                        } else {
                            glass(number)
                        }
                    }
                    Spacer(minLength: 0)
                }
            }
        }

        private func glass(_ number: Int) -> some View {
            Probe("\(number)", 40, 40).glassEffect().glassEffectID(number, in: names)
        }
    }

    private func scene(_ shown: Input<Int>, spacing: CGFloat = 10, _ transition: GlassEffectTransition? = nil)
        -> ViewHarness
    {
        ViewHarness(offering: 300, 100, design: .ios26) { Row(shown: shown, spacing: spacing, transition: transition) }
    }

    private func set(_ shown: Input<Int>, to value: Int, _ scene: ViewHarness) {
        withAnimation(.linear(duration: 1)) { shown.value = value }
        scene.settle()
    }

    /// The leading edges of the panes that are drawn now, each with its opacity.
    private func panes(_ scene: ViewHarness) -> [(x: CGFloat, opacity: Double)] {
        var found: [(CGFloat, Double)] = []
        func walk(_ fragment: Fragment, _ x: CGFloat, _ opacity: Double) {
            for item in fragment.items {
                switch item {
                case .shape(let shape) where shape.paint.backdrop != nil: found.append((x + shape.frame.minX, opacity))
                case .fragment(let inner, let at): walk(inner, x + at.x, opacity)
                case .effect(.opacity(let factor), let inner, let frame):
                    walk(inner, x + frame.minX, opacity * Double(factor))
                case .effect(_, let inner, let frame): walk(inner, x + frame.minX, opacity)
                default: break
                }
            }
        }
        walk(scene.displayList.root, 0, 1)
        return found
    }

    private func edges(_ scene: ViewHarness) -> [CGFloat] { panes(scene).map { ($0.x * 10).rounded() / 10 } }

    /// New glass grows out of the glass beside it: both begin at the same place.
    @Test func newGlassGrowsOutOfGlassInReach() {
        let shown = Input(0), scene = scene(shown)
        #expect(edges(scene) == [0])
        set(shown, to: 1, scene)
        scene.advance(by: 0.5)
        #expect(edges(scene) == [0, 25] && panes(scene).map(\.opacity) == [1, 0.5])
        scene.advance(by: 1)
        #expect(edges(scene) == [0, 50])
    }

    /// The second new surface is reached over the first.
    @Test func aChainOfNewGlassGrowsOutOfOne() {
        let shown = Input(0), scene = scene(shown)
        set(shown, to: 2, scene)
        scene.advance(by: 0.5)
        #expect(edges(scene) == [0, 25, 50])
    }

    @Test func removedGlassShrinksIntoWhatStays() {
        let shown = Input(2), scene = scene(shown)
        set(shown, to: 0, scene)
        scene.advance(by: 0.5)
        #expect(edges(scene).sorted() == [0, 25, 50])
        scene.advance(by: 1)
        #expect(edges(scene) == [0])
    }

    /// Out of reach, and where it is asked to, glass fades at its place.
    @Test func otherGlassFades() {
        func fades(_ spacing: CGFloat, _ transition: GlassEffectTransition?) -> Bool {
            let shown = Input(0), scene = scene(shown, spacing: spacing, transition)
            set(shown, to: 1, scene)
            scene.advance(by: 0.5)
            return edges(scene) == [0, 50] && panes(scene).map(\.opacity) == [1, 0.5]
        }
        #expect(fades(9, nil) && fades(10, .materialize) && !fades(10, nil))
    }

    @Test func identityHasNoTransition() {
        let shown = Input(0), scene = scene(shown, .identity)
        set(shown, to: 1, scene)
        #expect(edges(scene) == [0, 50] && panes(scene).allSatisfy { $0.opacity == 1 })
        set(shown, to: 0, scene)
        #expect(edges(scene) == [0])
    }

    /// Glass with the id of what it replaces moves there.
    @Test func glassWithTheSameIDMoves() {
        struct Moving: View {
            let isThere: Input<Bool>
            @Namespace private var names
            var body: some View {
                GlassEffectContainer {
                    HStack(spacing: 0) {
                        if !isThere.value { Probe("here", 40, 40).glassEffect().glassEffectID("one", in: names) }
                        Spacer(minLength: 0)
                        if isThere.value { Probe("there", 40, 40).glassEffect().glassEffectID("one", in: names) }
                    }
                }
            }
        }
        let isThere = Input(false)
        let scene = ViewHarness(offering: 240, 100, design: .ios26) { Moving(isThere: isThere) }
        withAnimation(.linear(duration: 1)) { isThere.value = true }
        scene.settle()
        scene.advance(by: 0.5)
        #expect(edges(scene) == [100])
    }

    /// Earlier designs have panes of their own behind each view.
    @Test func earlierDesignsKeepTheirPanes() {
        let scene = ViewHarness(offering: 300, 100) { Row(shown: Input(1), spacing: 10, transition: .materialize) }
        #expect(scene.frames(withAttribute: "glass").isEmpty && scene.displayList.root.hasBackdrop)
    }
}
