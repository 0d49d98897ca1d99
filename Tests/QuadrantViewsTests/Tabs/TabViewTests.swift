import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Tabs")
struct TabViewTests {
    let log = Log()

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    /// Images in the items of a bar are templates in the item's colour, unless they say otherwise.
    @Test func imagesOfItemsAreTemplates() {
        let pixels = ImagePixels(width: 4, height: 4, rgba: Array(repeating: 255, count: 64))
        func tints(_ image: Image) -> [Bool] {
            let scene = window {
                TabView {
                    Color.clear.tabItem { image; Text("First") }
                    Color.clear.tabItem { image; Text("Second") }
                }
            }
            func images(_ fragment: Fragment) -> [ImageItem] {
                fragment.items.flatMap { item -> [ImageItem] in
                    switch item {
                    case .image(let image): [image]
                    case .fragment(let inner, _), .effect(_, let inner, _): images(inner)
                    case .shape, .text: []
                    }
                }
            }
            let found = images(scene.displayList.root)
            #expect(found.count == 2)
            if let first = found.first?.tint, let last = found.last?.tint { #expect(first != last) }
            return found.map { $0.tint != nil }
        }
        #expect(tints(Image(pixels: pixels, scale: 1)) == [true, true])
        #expect(tints(Image(pixels: pixels, scale: 1).renderingMode(.original)) == [false, false])
    }

    /// The tab bar of 49 is above the bottom inset of 30; each of two tabs has half of the width.
    @Test func barStandsAtTheBottom() {
        let scene = window {
            TabView {
                Color.red.tagged("first").tabItem { Label("First", systemImage: "house") }
                Color.blue.tagged("second").tabItem {
                    Image(systemName: "gear")
                    Text("Second")
                }
            }
        }
        #expect(scene.frame("first") == CGRect(x: 0, y: 50, width: 390, height: 800 - 50 - 30 - 49))
        #expect(isNear(scene.frame(of: "First").midX, 390 / 4))
        #expect(isNear(scene.frame(of: "Second").midX, 390 * 3 / 4))
        #expect(!scene.contains("second"), "not made before it is chosen")
        scene.tap("Second")
        #expect(scene.frame("second").maxY == (800.0 - 30 - 49 as CGFloat))
    }

    /// The icon is above the title in any order and in a stack; a title alone stands where titles do (#33.19).
    @Test func theIconIsAboveTheTitle() {
        let scene = window {
            TabView {
                Color.clear.tabItem { Text("First"); Image(systemName: "house").tagged("a") }
                Color.clear.tabItem { Image(systemName: "house").tagged("b"); Text("Second") }
                Color.clear.tabItem { VStack { Text("Third"); Image(systemName: "house").tagged("c") } }
                Color.clear.tabItem { Label("Fourth", systemImage: "house") }
                Color.clear.tabItem { Text("Alone") }
            }
        }
        let line = scene.frame(of: "Second").minY
        for title in ["First", "Third", "Fourth", "Alone"] { #expect(scene.frame(of: title).minY == line, "\(title)") }
        for icon in ["a", "b", "c"] { #expect(scene.frame(icon).maxY <= line, "\(icon)") }
        #expect(scene.frame("a").minY == scene.frame("b").minY)
    }

    @Test func contentThatIsWiderLeavesTheBarItsWidth() {
        let scene = window {
            TabView {
                Color.red.frame(width: 493).tagged("content").tabItem { Text("First") }
                Color.blue.tabItem { Text("Second") }
            }
        }
        #expect(scene.frame("content").minX == ((390.0 - 493) / 2 as CGFloat))
        #expect(isNear(scene.frame(of: "First").midX, 390 / 4))
        #expect(isNear(scene.frame(of: "Second").midX, 390 * 3 / 4))
    }

    /// The page dots are at the bottom of the view, for any size of the pages (#9.17): the lowest is 8 + (25⅔ − 7) / 2
    /// above its bottom edge.
    @Test(arguments: [(100, 100), (300, 1200), (900, 90)].map { CGSize(width: $0.0, height: $0.1) })
    func dotsStayWhereThePagesOverflow(size: CGSize) {
        let scene = ViewHarness(offering: 200, 300) {
            TabView {
                Color.red.frame(width: size.width, height: size.height).tagged("page")
                Color.blue
            }
            .tabViewStyle(.page)
            .tagged("tabs")
        }
        #expect(scene.frame("tabs") == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(scene.frame("page").midX == (200.0 / 2 as CGFloat))
        #expect(scene.frame("page").midY == (300.0 / 2 as CGFloat))
        let dots = scene.drawnFrames.filter { $0.width == 7 && $0.height == 7 }
        #expect(dots.count == 2)
        let lowest: CGFloat = 300 - 8 - (25 + 2.0 / 3 - 7) / 2
        for dot in dots { #expect(isNear(dot.maxY, lowest)) }
    }

    @Test func tabsThatAreCoveredKeepTheirState() {
        let log = log
        let scene = window {
            TabView {
                Counter().onAppear { log.note("+") }.onDisappear { log.note("-") }.tabItem { Text("A") }
                Text("Other").tabItem { Text("B") }
            }
        }
        scene.tap("Count 0")
        scene.tap("B")
        #expect(!scene.shows("Count 1") && scene.shows("Other"))
        scene.tap("A")
        #expect(scene.shows("Count 1"))
        #expect(log.take() == ["+", "-", "+"])
    }

    @Test func selectionFollowsTagsBothWays() {
        let choice = Input("b")
        let scene = window {
            TabView(selection: choice.binding) {
                Text("One").tabItem { Text("A") }.tag("a")
                Text("Two").tabItem { Text("B") }.tag("b")
            }
        }
        #expect(scene.shows("Two") && !scene.shows("One"))
        scene.tap("A")
        #expect(choice.value == "a")
        #expect(scene.shows("One"))
        choice.value = "b"
        scene.settle()
        #expect(scene.shows("Two") && !scene.shows("One"))
    }

    @Test func tabsAsValues() {
        let choice = Input(2)
        let scene = window {
            TabView(selection: choice.binding) {
                Tab("A", systemImage: "house", value: 1) { Text("One") }
                Tab("B", systemImage: "gear", value: 2) { Text("Two") }.badge(7)
            }
        }
        #expect(scene.shows("Two") && scene.shows("7"))
        scene.tap("A")
        #expect(choice.value == 1)
        let plain = window {
            TabView {
                Tab("A", systemImage: "house") { Text("One") }
                Tab("B", systemImage: "gear") { Text("Two") }
            }
        }
        #expect(plain.shows("One"))
        plain.tap("B")
        #expect(plain.shows("Two"))
    }

    /// The search role provides a label; a tab without a role and a label has an empty one.
    @Test func aRoleHasALabelOfItsOwn() {
        let choice = Input(1)
        let scene = window {
            TabView(selection: choice.binding) {
                Tab(value: 1) { Text("One") }
                Tab(value: 2, role: .search) { Text("Two") }
            }
        }
        #expect(scene.shows("One") && scene.shows("Search"))
        scene.tap("Search")
        #expect(choice.value == 2 && scene.shows("Two"))
    }

    @Test func stackInATabHasBothBars() {
        let scene = window {
            TabView {
                NavigationStack {
                    NavigationLink("Go") { Color.blue.tagged("second").toolbar(.hidden, for: .tabBar) }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .tagged("first").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("A") }
                Text("Other").tabItem { Text("B") }
            }
        }
        #expect(scene.frame("first") == CGRect(x: 0, y: 50 + 44, width: 390, height: 800 - 50 - 44 - 30 - 49))
        scene.press("Go")
        #expect(scene.frame("second") == CGRect(x: 0, y: 50 + 44, width: 390, height: 800 - 50 - 44 - 30))
        scene.press("T")
        #expect(scene.frame("first").maxY == (800.0 - 30 - 49 as CGFloat))
    }

    @Test func pagesLieSideBySide() {
        let choice = Input(0)
        let scene = window {
            TabView(selection: choice.binding) {
                ForEach(0..<3) { Color.red.tagged("page \($0)").tag($0) }
            }
            .tabViewStyle(.page)
            .frame(height: 200)
        }
        #expect(scene.frame("page 0").width == 390)
        #expect(scene.frame("page 1").minX == 390)
        scene.drag(from: .point(CGPoint(x: 300, y: 400)), by: CGSize(width: -250, height: 0), seconds: 0.2)
        scene.advance(by: 3)
        #expect(choice.value == 1)
        #expect(scene.frame("page 1").minX == 0)
        choice.value = 2
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.frame("page 2").minX == 0)
    }

    /// The plate of page dots stands out from a dark ground too.
    @Test func dotsHaveAPlateInTheDark() {
        func plate(_ variant: Variant) -> RGBA? {
            ViewHarness(offering: ProposedViewSize(width: 300, height: 300), variant) {
                TabView { Color.clear; Color.clear }
                    .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
            }.drawnColors.first { $0.alpha > 0 && $0.alpha < 0.3 }
        }
        #expect(plate(.plain)?.red == 0 && plate(.dark)?.red == 1)
    }
}
