import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Glass is a background that does not affect layout.
@MainActor @Suite("Glass")
struct GlassTests {
    @Test func theViewKeepsItsSize() {
        let scene = ViewHarness(offering: 200, 200) {
            GlassEffectContainer(spacing: 8) { HStack(spacing: 10) {
                Probe("one", 40, 20).glassEffect()
                Probe("two", 40, 20).glassEffect(.clear.tint(.red).interactive(), in: .rect(cornerRadius: 4))
            } }
        }
        #expect(scene.frame("one") == CGRect(x: (200 - 90) / 2, y: 90, width: 40, height: 20))
        #expect(scene.frame("two") == CGRect(x: (200 - 90) / 2 + 50, y: 90, width: 40, height: 20))
    }

    @Test func whatLiesBeneathIsSeenThroughIt() {
        func drawsGlass(_ glass: Glass) -> Bool {
            ViewHarness(offering: 100, 100) { Probe("view", 40, 20).glassEffect(glass) }.displayList.root.hasBackdrop
        }
        #expect(drawsGlass(.regular) && drawsGlass(.clear) && !drawsGlass(.identity))
        #expect(Glass.regular.tint(.red) != .regular && Glass.regular.tint(.red).tint(nil) == .regular)
    }

    /// Glass of iOS 26 is one leaf with the size of the view, whatever its parts.
    @Test func iOS26DrawsAPane() {
        let scene = ViewHarness(offering: 100, 100, design: .ios26) {
            Probe("view", 40, 20).glassEffect(.regular, in: .rect(cornerRadius: 4))
        }
        #expect(scene.frames(withAttribute: "glass") == [scene.frame("view")])
        #expect(scene.displayList.root.hasBackdrop)
    }

    /// A tint takes the place of the backdrop.
    @Test func tintedGlassIsOpaque() {
        let scene = ViewHarness(offering: 100, 100, design: .ios26) {
            Probe("view", 40, 20).glassEffect(.regular.tint(.red))
        }
        #expect(scene.frames(withAttribute: "glass").count == 1 && !scene.displayList.root.hasBackdrop)
    }

    /// One surface around the frames of all views of a union; others keep their own.
    @Test func unionsShareASurface() {
        struct Joined: View {
            @Namespace private var names
            var body: some View {
                GlassEffectContainer {
                    HStack(spacing: 10) {
                        Probe("one", 40, 20).glassEffect().glassEffectUnion(id: 1, namespace: names)
                        Probe("two", 40, 20).glassEffect().glassEffectUnion(id: 1, namespace: names)
                        Probe("three", 40, 20).glassEffect()
                    }
                }
            }
        }
        let scene = ViewHarness(offering: 200, 200, design: .ios26) { Joined() }
        #expect(scene.frames(withAttribute: "glass")
            == [scene.frame("one").union(scene.frame("two")), scene.frame("three")])
    }

    /// The recipe depends on the design: iOS 27 blurs the backdrop further.
    @Test func theRecipeIsThatOfTheDesign() throws {
        func blur(_ design: Design) throws -> CGFloat {
            let scene = ViewHarness(offering: 402, 300, design: design) {
                NavigationStack {
                    Color.clear.toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
                }
            }
            func radii(_ fragment: Fragment) -> [CGFloat] {
                fragment.items.flatMap { item -> [CGFloat] in
                    switch item {
                    case .shape(let shape): shape.paint.backdrop.map { [$0.radius] } ?? []
                    case .fragment(let inner, _), .effect(_, let inner, _): radii(inner)
                    case .image, .text: []
                    }
                }
            }
            return try #require(radii(scene.displayList.root).first)
        }
        #expect(try blur(.ios26) == 2.25)
        #expect(try blur(.ios27) == 9)
    }
}
