import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Scopes of a search")
struct SearchScopesTests {
    let text = Input("")
    let scope = Input("new")

    private func scene(_ activation: SearchScopeActivation? = nil, _ variant: Variant = .plain) -> ViewHarness {
        window(variant) {
            NavigationStack {
                let field = Color.red.tagged("content").searchable(text: text.binding, prompt: "Find")
                if let activation {
                    field.searchScopes(scope.binding, activation: activation) { scopes }
                } else {
                    field.searchScopes(scope.binding) { scopes }
                }
            }
        }
    }

    @ViewBuilder private var scopes: some View {
        Text("New").tag("new")
        Text("Old").tag("old")
    }

    /// The field's row is 52 high; with segments of 32 below and a spacing of 8, 92.
    @Test func showFromTheFirstLetterUntilTheSearchIsCancelled() {
        let scene = scene()
        scene.press("Find")
        #expect(!scene.shows("Old"))
        #expect(scene.frame("content").minY == (50.0 + 52 as CGFloat))
        scene.type("a")
        #expect(scene.shows("Old"))
        let under: CGFloat = 50 + 52 + 8 + 32
        #expect(scene.frame("content").minY == under)
        scene.key(.delete)
        #expect(text.value == "" && scene.shows("Old"), "they stay while people search")
        scene.press("Old")
        #expect(scope.value == "old")
        scene.press("Cancel")
        #expect(!scene.shows("Old"))
        scene.press("Find")
        #expect(!scene.shows("Old"), "another search begins as the first")
    }

    @Test func mayShowForAsLongAsPeopleSearch() {
        for variant in [Variant.plain, .rightToLeft] {
            let scene = scene(.onSearchPresentation, variant)
            #expect(!scene.shows("Old"))
            scene.press("Find")
            #expect(scene.shows("Old"))
            // Two segments share the width between the margins of 16.
            let new = variant.mirrored(scene.frame(of: "New"), in: 390)
            let old = variant.mirrored(scene.frame(of: "Old"), in: 390)
            #expect(isNear(new.midX, 16 + 358 / 4))
            #expect(isNear(old.midX, (16 + 358 * 3 / 4 as CGFloat)))
            scene.press("Cancel")
            #expect(!scene.shows("Old"))
        }
    }
}
