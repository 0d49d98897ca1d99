import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Views of bars") @MainActor
struct BarItemViewTests {
    /// Shows the colour scheme that it reads.
    private struct Scheme: View {
        let name: String
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }

    /// A bar with a colour scheme of its own gives it to its items, which are black on dark glass otherwise.
    @Test func itemsHaveTheColorSchemeOfTheirBar() {
        func screen(_ scheme: ColorScheme?) -> ViewHarness {
            ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                        safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
                NavigationStack {
                    Scheme(name: "page").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Scheme(name: "leading") }
                            ToolbarItem(placement: .principal) { Scheme(name: "principal") }
                            ToolbarItem(placement: .bottomBar) { Scheme(name: "bottom") }
                        }
                        .toolbarColorScheme(scheme, for: .navigationBar, .bottomBar)
                }
            }
        }
        let dark = screen(.dark), own = screen(nil)
        for name in ["leading", "principal", "bottom"] {
            #expect(dark.shows("\(name) dark") && own.shows("\(name) light"))
        }
        #expect(dark.shows("page light"))
    }
}
