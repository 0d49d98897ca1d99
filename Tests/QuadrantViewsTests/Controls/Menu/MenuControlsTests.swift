import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Groups of controls in menus")
struct MenuControlsTests {
    private let log = Log()

    private func menu<Items: View>(@ViewBuilder _ items: @escaping @MainActor () -> Items) -> ViewHarness {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 700), design: .ios26) {
            Menu("Menu", content: items)
        }
        scene.tap("Menu")
        scene.settle()
        return scene
    }

    private func edit(_ style: some ControlGroupStyle) -> ViewHarness {
        menu {
            ControlGroup {
                Button("Cut", systemImage: "scissors") { log.note("cut") }
                Button("Copy", systemImage: "doc.on.doc") { log.note("copy") }
                Button("Paste", systemImage: "clipboard") { log.note("paste") }
            }
            .controlGroupStyle(style)
            Button("Delete") {}
        }
    }

    @Test func theControlsShareARowEachWithItsIconAboveItsTitle() {
        let scene = edit(.automatic)
        let titles = ["Cut", "Copy", "Paste"].map { scene.frame(of: $0) }
        #expect(titles.allSatisfy { abs($0.midY - titles[0].midY) < 0.5 } && titles[0].maxX < titles[1].minX)
        #expect(abs(titles[2].midX - 2 * titles[1].midX + titles[0].midX) < 0.5, "of one width")
        let icons = scene.frames(withAttribute: "symbol").sorted { $0.minX < $1.minX }
        #expect(icons.count == 3)
        for (icon, title) in zip(icons, titles) {
            #expect(icon.maxY <= title.minY && abs(icon.midX - title.midX) < 0.5)
        }
        #expect(scene.frame(of: "Delete").minY > titles[0].maxY)
    }

    @Test func compactGroupsAndPalettesShowIconsOnly() {
        for scene in [edit(.compactMenu), edit(.palette)] {
            #expect(scene.frames(withAttribute: "symbol").count == 3 && !scene.shows("Cut") && scene.shows("Delete"))
        }
    }

    @Test func aControlClosesTheMenu() {
        let scene = edit(.automatic)
        scene.tap("Copy")
        scene.settle()
        #expect(log.take() == ["copy"] && !scene.shows("Delete"))
    }

    /// Published: a menu of iOS 26 grows out of its button, and covers it. In a bar that is the plate of glass.
    @Test func aMenuCoversItsButton() throws {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack {
                Menu("Sort") { Button("Name") {} }
                    .toolbar { Menu("More", systemImage: "ellipsis") { Button("Select") {} } }
            }
        }
        let button = try #require(scene.frames(withAttribute: "glass").first), label = scene.frame(of: "Sort")
        scene.tap(at: CGPoint(x: button.midX, y: button.midY))
        scene.settle()
        func plate(around title: String) -> CGRect? {
            let text = scene.frame(of: title)
            return scene.frames(withAttribute: "glass").first { $0.contains(CGPoint(x: text.midX, y: text.midY)) }
        }
        let menu = try #require(plate(around: "Select"))
        #expect(abs(menu.minY - button.minY) < 0.5 && abs(menu.maxX - button.maxX) < 0.5 && menu.width > 200)
        scene.tap("Select")
        scene.settle()
        scene.tap("Sort")
        scene.settle()
        let other = try #require(plate(around: "Name"))
        #expect(abs(other.minY - label.minY) < 0.5 && other.minX >= 0 && other.maxX <= 402)
    }

    /// The texts of a label that consists of several views are title and subtitle, an image is the icon.
    @Test func aSecondTextIsTheSubtitle() throws {
        let scene = menu {
            Button {} label: { Text("Title"); Text("Subtitle"); Image(systemName: "star") }
            Menu { Button("Inner") {} } label: { Text("Other"); Text("Second") }
        }
        let (title, subtitle) = (scene.frame(of: "Title"), scene.frame(of: "Subtitle"))
        #expect(title.minX == subtitle.minX && abs(subtitle.minY - title.maxY) < 0.01)
        #expect(subtitle.height < title.height)
        let icon = try #require(scene.frames(withAttribute: "symbol").first)
        #expect(icon.maxX < title.minX)
        #expect(scene.frame(of: "Other").minX == scene.frame(of: "Second").minX)
    }
}
