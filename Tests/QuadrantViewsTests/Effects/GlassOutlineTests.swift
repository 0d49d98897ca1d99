import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Glass in a container that is nearer to other glass than the spacing.
@MainActor @Suite("Glass that joins")
struct GlassOutlineTests {
    private func row(_ gap: CGFloat, spacing: CGFloat?, second: Glass = .regular, opacity: Double = 1) -> ViewHarness {
        ViewHarness(offering: 300, 100, design: .ios26) {
            GlassEffectContainer(spacing: spacing) {
                HStack(spacing: gap) {
                    Probe("one", 40, 40).glassEffect().opacity(opacity)
                    Probe("two", 40, 40).glassEffect(second)
                }
            }
        }
    }

    /// The outlines of the panes in the window, each with the opacity around it.
    private func panes(_ scene: ViewHarness) -> [(path: Path, opacity: Double)] {
        var found: [(Path, Double)] = []
        func walk(_ fragment: Fragment, _ x: CGFloat, _ y: CGFloat, _ opacity: Double) {
            for item in fragment.items {
                switch item {
                case .shape(let shape) where shape.paint.backdrop != nil:
                    found.append((shape.path.offsetBy(dx: x + shape.frame.minX, dy: y + shape.frame.minY), opacity))
                case .fragment(let inner, let at): walk(inner, x + at.x, y + at.y, opacity)
                case .effect(.opacity(let factor), let inner, let frame):
                    walk(inner, x + frame.minX, y + frame.minY, opacity * Double(factor))
                case .effect(_, let inner, let frame): walk(inner, x + frame.minX, y + frame.minY, opacity)
                default: break
                }
            }
        }
        walk(scene.displayList.root, 0, 0, 1)
        return found
    }

    @Test func circlesNearerThanTheSpacingAreOneSurface() throws {
        let scene = row(10, spacing: 20)
        let pane = try #require(panes(scene).first), one = scene.frame("one"), two = scene.frame("two")
        #expect(panes(scene).count == 1)
        let middle = CGPoint(x: (one.maxX + two.minX) / 2, y: one.midY)
        #expect(pane.path.contains(middle), "a bridge between them")
        #expect(!pane.path.contains(CGPoint(x: middle.x, y: one.minY + 2)), "with a waist")
        // The circles keep their edges: straight lines of the outline stay within a tenth of a pixel of them.
        let bounds = pane.path.boundingRect, whole = one.union(two)
        #expect(abs(bounds.minX - whole.minX) < 0.1 && abs(bounds.maxX - whole.maxX) < 0.1)
        #expect(abs(bounds.minY - whole.minY) < 0.1 && abs(bounds.maxY - whole.maxY) < 0.1)
    }

    @Test func glassAsFarAsTheSpacingIsApart() {
        for scene in [row(20, spacing: 20), row(10, spacing: nil)] {
            #expect(scene.frames(withAttribute: "glass") == [scene.frame("one"), scene.frame("two")])
        }
    }

    @Test func onlyEqualGlassJoins() {
        #expect(panes(row(10, spacing: 20, second: .clear)).count == 2)
        #expect(panes(row(10, spacing: 20, second: .identity)).count == 1)
    }

    /// The surface lies behind the first of its views, and is as opaque as that.
    @Test func joinedGlassHasTheOpacityOfItsFirstView() {
        #expect(panes(row(10, spacing: 20, opacity: 0.5)).map(\.opacity) == [0.5])
    }

    @Test func glassThatMovesAwayIsApart() {
        let gap = Input<CGFloat>(10)
        let scene = ViewHarness(offering: 300, 100, design: .ios26) {
            GlassEffectContainer(spacing: 20) {
                HStack(spacing: gap.value) {
                    Probe("one", 40, 40).glassEffect()
                    Probe("two", 40, 40).glassEffect()
                }
            }
        }
        #expect(scene.frames(withAttribute: "glass").count == 1)
        gap.value = 30
        scene.settle()
        #expect(scene.frames(withAttribute: "glass") == [scene.frame("one"), scene.frame("two")])
        gap.value = 10
        scene.settle()
        #expect(scene.frames(withAttribute: "glass").count == 1)
    }

    /// Glass with an id is drawn by the container, and joins as other glass does.
    @Test func glassWithAnIDJoins() {
        struct Named: View {
            @Namespace private var names
            var body: some View {
                GlassEffectContainer(spacing: 20) {
                    HStack(spacing: 10) {
                        Probe("one", 40, 40).glassEffect().glassEffectID(1, in: names)
                        Probe("two", 40, 40).glassEffect()
                    }
                }
            }
        }
        let scene = ViewHarness(offering: 300, 100, design: .ios26) { Named() }
        #expect(panes(scene).count == 1)
        #expect(abs(panes(scene)[0].path.boundingRect.width - 90) < 0.1)
    }
}
