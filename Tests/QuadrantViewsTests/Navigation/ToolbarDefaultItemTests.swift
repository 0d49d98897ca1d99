import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Items that bars have by themselves")
struct ToolbarDefaultItemTests {
    /// Without its title a screen keeps its bar and has no large title.
    @Test func theTitleCanBeRemoved() {
        func scene(_ kind: ToolbarDefaultItemKind?) -> ViewHarness {
            window {
                NavigationStack {
                    Color.red.tagged("content").navigationTitle("Title").toolbar(removing: kind)
                        .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Item") } }
                }
            }
        }
        let plain = scene(nil), removed = scene(.title), other = scene(.sidebarToggle)
        #expect(plain.shows("Title") && !removed.shows("Title") && other.shows("Title"))
        #expect(removed.shows("Item"))
        #expect(plain.frame("content").minY - removed.frame("content").minY == 52)
    }

    /// Items in the place of the title and below it (iOS 26).
    @Test func itemsTakeThePlaceOfTheTitle() {
        let scene = window {
            NavigationStack {
                Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .title) { Text("Own title") }
                        ToolbarItem(placement: .subtitle) { Text("Own subtitle") }
                    }
            }
        }
        #expect(!scene.shows("Title") && isNear(scene.frame(of: "Own title").midX, 195))
        #expect(scene.frame(of: "Own subtitle").minY >= scene.frame(of: "Own title").maxY - 0.5)
    }

    @Test func itemsTakeThePlaceOfTheLargeTitle() {
        let scene = window {
            NavigationStack {
                Text("Content").navigationTitle("Title").searchToolbarBehavior(SearchToolbarBehavior.minimize)
                    .toolbar {
                        ToolbarItem(placement: .largeTitle) { Text("Own title") }
                        ToolbarItem(placement: .largeSubtitle) { Text("Own subtitle") }
                    }
            }
        }
        #expect(scene.frame(of: "Own title").minX == 16 && scene.frame(of: "Own subtitle").minX == 16)
        #expect(scene.frame(of: "Own subtitle").minY >= scene.frame(of: "Own title").maxY - 0.5)
    }
}
