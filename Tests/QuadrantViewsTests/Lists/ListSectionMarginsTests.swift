import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Margins of sections")
struct ListSectionMarginsTests {
    private func scene(_ edges: Edge.Set = .all, _ length: CGFloat?) -> ViewHarness {
        ViewHarness(offering: 390, 600) {
            List {
                Section { Color.red.frame(height: 20).tagged("first") }.listSectionMargins(edges, length)
                Section { Color.red.frame(height: 20).tagged("second") }
            }
        }
    }

    /// A row's content is inset by 20 in its card, whose margin is 20 unless it is set.
    @Test func theyAreTheSpaceBesideACard() {
        #expect(isNear(scene(.all, nil).frame("first").minX, 20 + 20))
        #expect(isNear(scene(.horizontal, 0).frame("first").minX, 20))
        #expect(isNear(scene(.horizontal, 0).frame("first").width, 390 - 2 * 20))
        #expect(isNear(scene(.leading, 40).frame("first").minX, 40 + 20))
        #expect(isNear(scene(.leading, 40).frame("second").minX, 20 + 20))
    }

    @Test func theyAreTheSpaceAboveAndBelow() {
        let plain = scene(.all, nil), top = scene(.top, 0), bottom = scene(.bottom, 50)
        #expect(top.frame("first").minY < plain.frame("first").minY)
        let gap = bottom.frame("second").minY - bottom.frame("first").maxY
        let other = scene(.bottom, 10)
        #expect(gap - (other.frame("second").minY - other.frame("first").maxY) == 40)
    }

    /// The labels are names of iOS 26; the look of this test is that of iOS 17.
    @Test func anIndexChangesNothingBefore() {
        let scene = ViewHarness(offering: 390, 600) {
            List {
                Section { Text("Row").tagged("row") }
                    .collapsible(false).sectionIndexLabel("R").sectionIndexLabel(Text("R"))
            }
            .listSectionIndexVisibility(.visible)
        }
        #expect(isNear(scene.frame("row").minX, 20 + 20) && !scene.shows("R"))
    }
}
