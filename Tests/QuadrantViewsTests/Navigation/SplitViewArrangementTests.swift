import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Split views in windows of regular width, whose columns are side by side.
@Suite("Columns side by side") @MainActor
struct SplitViewArrangementTests {
    private static let wide = CGSize(width: 1194, height: 834), high = CGSize(width: 834, height: 1194)
    private let chosen = Input<Int?>(nil)
    private let visibility = Input(NavigationSplitViewVisibility.automatic)

    private func shown<Content: View>(_ size: CGSize, design: Design = .ios17,
                                      @ViewBuilder _ content: @escaping @MainActor () -> Content) -> ViewHarness {
        let bars = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        return ViewHarness(offering: ProposedViewSize(size), design: design, safeArea: bars) {
            content().environment(\.horizontalSizeClass, .regular)
        }
    }

    private func two(_ size: CGSize, isBalanced: Bool = false, design: Design = .ios17) -> ViewHarness {
        shown(size, design: design) {
            let view = NavigationSplitView(columnVisibility: visibility.binding) {
                Color.red.tagged("side").navigationTitle("Side")
            } detail: {
                Color.blue.tagged("end")
            }
            if isBalanced { view.navigationSplitViewStyle(.balanced) } else { view }
        }
    }

    @Test func aWideWindowShowsBothColumns() {
        let scene = two(Self.wide)
        #expect(scene.frame("side").minX == 0 && scene.frame("side").maxX == 320)
        #expect(scene.frame("end").minX == 320 && scene.frame("end").maxX == 1194)
        // In iOS 26 the sidebar is a panel beside the edge of the window. Measured: from 10 to 290, 32 below the top.
        let today = two(Self.wide, design: .ios26)
        #expect(today.frame("side").minX == 10 && today.frame("side").maxX == 290)
        #expect(today.frame("end").minX == 290)
        #expect(today.frames(withAttribute: "glass").contains { $0.minX == 10 && $0.maxX == 290 && $0.minY == 32 })
    }

    /// The panel of iOS 26 lies on the ground of the next column.
    @Test func theGroundOfTheDetailIsBehindThePanel() throws {
        let scene = shown(Self.wide, design: .ios26) {
            NavigationSplitView(columnVisibility: visibility.binding) {
                Text("Side")
            } detail: {
                Text("End").frame(maxWidth: .infinity, maxHeight: .infinity).background(.blue)
            }
        }
        let pixels = try raster(scene.displayList), scale = CGFloat(pixels.width) / Self.wide.width
        func color(_ x: CGFloat) -> [Int] {
            let start = (Int(400 * scale) * pixels.width + Int(x * scale)) * 4
            return pixels.rgba[start..<start + 3].map { Int($0) }
        }
        func differ(_ a: CGFloat, _ b: CGFloat) -> Int { zip(color(a), color(b)).map { abs($0 - $1) }.max() ?? 0 }
        #expect(differ(3, 1_000) < 10, "but for the shadow of the panel")
        #expect(differ(3, 150) > 50)
    }

    /// The button in the first shown column hides and shows the sidebar, and writes the binding.
    @Test func theSidebarIsHiddenAndShown() {
        let scene = two(Self.wide)
        scene.press("Hide Sidebar")
        #expect(visibility.value == .detailOnly && !scene.shows("Side") && scene.frame("end").minX == 0)
        scene.press("Show Sidebar")
        #expect(visibility.value == .all && scene.shows("Side") && scene.frame("end").minX == 320)
        visibility.value = .detailOnly
        scene.settle()
        scene.advance(by: 2)
        #expect(!scene.shows("Side"))
    }

    /// In a high window the sidebar is over the detail, which keeps its width; a tap beside the sidebar hides it.
    @Test func theSidebarOfAHighWindowIsOverTheDetail() {
        let scene = two(Self.high)
        #expect(!scene.shows("Side") && scene.frame("end").width == 834)
        scene.press("Show Sidebar")
        #expect(scene.shows("Side") && scene.frame("end").width == 834 && scene.frame("side").maxX == 320)
        scene.tap(at: CGPoint(x: 600, y: 500))
        scene.advance(by: 2)
        #expect(!scene.shows("Side") && visibility.value == .detailOnly)
    }

    @Test func aBalancedDetailShrinks() {
        visibility.value = .all
        let scene = two(Self.high, isBalanced: true)
        #expect(scene.frame("side").maxX == 320 && scene.frame("end").minX == 320 && scene.frame("end").maxX == 834)
    }

    @Test func columnsHaveTheirOwnWidths() {
        let scene = shown(Self.wide) {
            NavigationSplitView(columnVisibility: .constant(.all)) {
                Text("Side").navigationSplitViewColumnWidth(250)
            } content: {
                Color.red.tagged("middle").navigationSplitViewColumnWidth(min: 200, ideal: 500, max: 400)
            } detail: {
                Color.blue.tagged("end")
            }
        }
        #expect(scene.frame("middle").minX == 250 && scene.frame("middle").maxX == 650)
        #expect(scene.frame("end").minX == 650)
    }

    @Test(arguments: [(.automatic, ["Middle", "End"]), (.all, ["Side", "Middle", "End"]),
                      (.doubleColumn, ["Middle", "End"]), (.detailOnly, ["End"])]
        as [(NavigationSplitViewVisibility, [String])])
    func theVisibilitySaysWhichOfThreeColumnsAreShown(_ visibility: NavigationSplitViewVisibility, _ names: [String]) {
        let scene = shown(Self.wide) {
            NavigationSplitView(columnVisibility: .constant(visibility)) { Text("Side") } content: { Text("Middle") }
                detail: { Text("End") }
        }
        #expect(["Side", "Middle", "End"].filter(scene.shows) == names)
    }

    @Test func aSelectionChangesTheDetailAndStays() {
        let numbers = Binding(get: { chosen.value }, set: { chosen.value = $0 })
        let scene = shown(Self.wide) {
            NavigationSplitView {
                List(1..<4, id: \.self, selection: numbers) { Text("Row \($0)") }
            } detail: {
                Text(chosen.value.map { "Detail \($0)" } ?? "Nothing")
            }
        }
        #expect(scene.shows("Row 1") && scene.shows("Nothing"))
        scene.press("Row 2")
        #expect(scene.shows("Detail 2") && scene.shows("Row 1") && chosen.value == 2)
        scene.press("Row 3")
        #expect(scene.shows("Detail 3") && !scene.shows("Detail 2"))
    }

    /// A link in the sidebar shows its screen in the detail column, in place of that of another link.
    @Test func linksShowTheirScreensInTheNextColumn() {
        let scene = shown(Self.wide) {
            NavigationSplitView {
                List {
                    NavigationLink("First") { Text("Page one").navigationTitle("One") }
                    NavigationLink("Second") { Text("Page two") }
                    NavigationLink("Third", value: 3)
                }
                .navigationTitle("Top")
                .navigationDestination(for: Int.self) { Text("Page \($0)") }
            } detail: {
                Text("Nothing")
            }
        }
        #expect(scene.shows("Nothing"))
        for (link, page) in [("First", "Page one"), ("Second", "Page two"), ("Third", "Page 3"),
                             ("First", "Page one")] {
            scene.press(link)
            let pages = ["Nothing", "Page one", "Page two", "Page 3"].filter(scene.shows)
            #expect(pages == [page] && scene.shows("Second") && scene.frame(of: page).minX > 320)
        }
        #expect(scene.shows("One") && scene.takeReports().isEmpty)
    }

    /// A link that is none of the detail pushes its screen in the sidebar, with a way back.
    @Test func linksCanStayInTheirColumn() {
        let scene = shown(Self.wide) {
            NavigationSplitView {
                List { NavigationLink("Go") { Text("Page") }.isDetailLink(false) }.navigationTitle("Top")
            } detail: {
                Text("Nothing")
            }
        }
        scene.press("Go")
        #expect(scene.shows("Nothing") && scene.shows("Page") && scene.frame(of: "Page").maxX <= 320)
        scene.press("Top")
        #expect(scene.shows("Go") && !scene.shows("Page"))
    }

    /// A stack in the detail column has its own screens, and one bar.
    @Test func aStackInTheDetailPushesItsScreens() {
        let path = Input<[Int]>([])
        let scene = shown(Self.wide) {
            NavigationSplitView(columnVisibility: .constant(.detailOnly)) { Text("Side") } detail: {
                NavigationStack(path: path.binding) {
                    NavigationLink("Go", value: 7)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { Text("Page \($0)") }
                }
            }
        }
        #expect(GraphInspector(scene.host.graph).nodes(labelled: "Show Sidebar").count == 1)
        scene.press("Go")
        #expect(scene.shows("Page 7") && path.value == [7])
        #expect(GraphInspector(scene.host.graph).nodes(labelled: "Show Sidebar").isEmpty)
        scene.press("Root")
        #expect(path.value == [] && scene.shows("Go"))
    }

    @Test func theButtonCanBeLeftOut() {
        let scene = shown(Self.wide) {
            NavigationSplitView { Text("Side").toolbar(removing: .sidebarToggle) } detail: { Text("End") }
        }
        #expect(GraphInspector(scene.host.graph).nodes(labelled: "Hide Sidebar").isEmpty && scene.shows("Side"))
    }

    /// Rows of a sidebar lie on its ground, without cards.
    @Test func rowsOfASidebarHaveNoCards() {
        func hasCard(_ scene: ViewHarness) -> Bool {
            let row = scene.frame(of: "Row"), middle = CGPoint(x: row.midX, y: row.midY)
            return scene.fills.contains { $0.frame.height < 100 && $0.frame.contains(middle) }
        }
        let wide = shown(Self.wide) {
            NavigationSplitView(columnVisibility: .constant(.all)) { List { Text("Row") } } detail: { Color.clear }
        }
        let phone = ViewHarness(offering: ProposedViewSize(width: 390, height: 800)) {
            NavigationSplitView { List { Text("Row") } } detail: { Color.clear }
        }
        #expect(hasCard(phone) && !hasCard(wide))
    }
}
