import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Menus of titles")
struct ToolbarTitleMenuTests {
    let log = Log()

    @Test func titleInTheBarOpensTheMenu() {
        for isContent in [false, true] {
            let scene = window {
                NavigationStack {
                    let screen = Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    if isContent {
                        screen.toolbar { ToolbarTitleMenu { Button("Rename") { log.note("rename") } } }
                    } else {
                        screen.toolbarTitleMenu { Button("Rename") { log.note("rename") } }
                    }
                }
            }
            #expect(isNear(scene.frame(of: "Title").midY, 50 + 44 / 2))
            #expect(!scene.shows("Rename"))
            scene.press("Title")
            scene.press("Rename")
            scene.advance(by: 2)
            #expect(log.take() == ["rename"])
            #expect(!scene.shows("Rename"))
        }
    }

    @Test func titleWithoutActionsIsNoButton() {
        let scene = window {
            NavigationStack {
                Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarTitleMenu() }
            }
        }
        #expect(scene.frame(of: "Title").midX == (390.0 / 2 as CGFloat))
    }
}

@MainActor @Suite("Roles of screens")
struct ToolbarRoleTests {
    @Test func wayBackFromAnEditorHasNoWords() {
        for isEditor in [false, true] {
            let scene = window {
                NavigationStack {
                    NavigationLink("Go") { Text("Page").toolbarRole(isEditor ? .editor : .automatic) }
                        .navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
                }
            }
            scene.press("Go")
            #expect(scene.shows("Home") == !isEditor)
            scene.tap("BackButton")
            scene.advance(by: 2)
            #expect(scene.shows("Go"))
        }
    }
}
