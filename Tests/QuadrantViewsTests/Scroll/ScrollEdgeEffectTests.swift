import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Bars at the edges of scroll views")
struct ScrollEdgeEffectTests {
    /// A bar takes the room that `safeAreaInset` gives it.
    @Test func barsAreInsets() {
        let bars = ViewHarness(offering: 200, 300) {
            Color.red.tagged("content")
                .safeAreaBar(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
                .safeAreaBar(edge: .leading, alignment: .top, spacing: 5) { Color.green.frame(width: 30) }
                .scrollEdgeEffectStyle(ScrollEdgeEffectStyle.soft, for: .top).scrollEdgeEffectHidden(false, for: .all)
        }
        #expect(bars.frame("content") == CGRect(x: 35, y: 40, width: 165, height: 260))
    }

    /// In iOS 26, and only while there is something under the bar.
    @Test func contentUnderABarIsBlurred() {
        func isBlurred(_ design: Design, height: CGFloat, hidden: Bool = false) -> Bool {
            let scene = ViewHarness(offering: ProposedViewSize(width: 200, height: 300), design: design) {
                ScrollView { Color.red.frame(height: height) }
                    .scrollEdgeEffectHidden(hidden, for: .bottom)
                    .safeAreaBar(edge: .bottom) { Color.clear.frame(height: 40) }
            }
            scene.settle()
            return scene.displayList.root.hasBackdrop
        }
        #expect(isBlurred(.ios26, height: 1_000))
        #expect(!isBlurred(.ios26, height: 100))
        #expect(!isBlurred(.ios26, height: 1_000, hidden: true))
        #expect(!isBlurred(.ios17, height: 1_000))
    }

    /// The bar of the screen and one below it blur their common backdrop once, and neither is blurred itself.
    @Test func barsOfAScreenShareOneEffect() {
        func count(_ hasBar: Bool) -> Int {
            let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
                NavigationStack {
                    let list = ScrollView { Color.red.frame(height: 3_000) }.defaultScrollAnchor(.center)
                        .navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
                    if hasBar { list.safeAreaBar(edge: .top) { Color.clear.frame(height: 40) } } else { list }
                }
            }
            scene.settle()
            func backdrops(_ fragment: Fragment) -> Int {
                fragment.items.reduce(0) { sum, item in
                    switch item {
                    case .shape(let shape): sum + (shape.paint.backdrop == nil ? 0 : 1)
                    case .fragment(let inner, _), .effect(_, let inner, _): sum + backdrops(inner)
                    case .image, .text: sum
                    }
                }
            }
            return backdrops(scene.displayList.root)
        }
        #expect(count(false) == 2 && count(true) == 2, "blurred, and washed out")
    }

    @Test func behavioursMayHaveProperties() {
        #expect(!ScrollTargetBehaviorProperties().limitsScrolls)
        struct Pages: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 100 }
            func properties(context: ScrollTargetBehaviorPropertiesContext) -> Properties {
                var properties = Properties()
                properties.limitsScrolls = true
                return properties
            }
        }
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView(.horizontal) { Color.red.frame(width: 400, height: 50).tagged("content") }
                .scrollTargetBehavior(Pages())
        }
        #expect(scene.frame("content").width == 400)
    }
}
