import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Dialogs of glass") @MainActor
struct GlassDialogsTests {
    private func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> ViewHarness {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), content: content)
        scene.advance(by: 1)
        return scene
    }

    /// Published: 320 wide, in the middle of the safe area; buttons of 140 and 48, 8 apart.
    @Test func anAlertHasCapsulesSideBySide() throws {
        let log = Log()
        let scene = phone {
            Color.clear.alert("Delete?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) { log.note("delete") }
                Button("Cancel", role: .cancel) { log.note("cancel") }
            }
        }
        let card = try #require(scene.frames(withAttribute: "glass").first)
        #expect(card.width == 320 && card.midX == 201)
        // The cancel button is the first of two.
        scene.tap(at: CGPoint(x: card.minX + 16 + 70, y: card.maxY - 16 - 24))
        #expect(log.take() == ["cancel"])
        scene.tap(at: CGPoint(x: card.maxX - 16 - 70, y: card.maxY - 16 - 24))
        #expect(log.take() == ["delete"])
    }

    @Test func choicesAreAPopoverOfTheirSource() {
        let log = Log(), isShown = Input(true)
        let scene = phone {
            Color.red.frame(width: 100, height: 40).tagged("source")
                .confirmationDialog("Sure?", isPresented: isShown.binding) {
                    Button("Save") { log.note("save") }
                    Button("Cancel", role: .cancel) {}
                }
        }
        let save = scene.frame(of: "Save"), source = scene.frame("source")
        #expect(save.minY > source.maxY && abs(save.midX - source.midX) < 1)
        // The cancel button is left out: a touch outside cancels.
        #expect(scene.frame(of: "Cancel").isNull)
        scene.tap(at: CGPoint(x: save.midX, y: save.midY))
        scene.advance(by: 1)
        #expect(log.take() == ["save"] && !isShown.value)
    }

    /// A popover and its arrow are one surface: the face of one beside another would show the shadow of that.
    @Test func aPopoverIsOneSurfaceWithItsArrow() throws {
        let scene = phone {
            Color.red.frame(width: 100, height: 40).tagged("source").popover(isPresented: .constant(true)) {
                Text("Help").padding().presentationCompactAdaptation(.popover)
            }
        }
        let source = scene.frame("source"), pane = try #require(scene.frames(withAttribute: "glass").first)
        #expect(scene.frames(withAttribute: "glass").count == 1)
        var paths: [Path] = []
        func walk(_ fragment: Fragment) {
            for item in fragment.items {
                switch item {
                case .shape(let shape): if shape.paint.backdrop != nil { paths.append(shape.path) }
                case .fragment(let inner, _), .effect(_, let inner, _): walk(inner)
                default: break
                }
            }
        }
        walk(scene.displayList.root)
        #expect(paths.count == 1)
        let path = try #require(paths.first)
        // The tip of the arrow is at the source.
        #expect(abs(-path.boundingRect.minY - (pane.minY - source.maxY)) < 0.01 && pane.minY > source.maxY)
    }
}
