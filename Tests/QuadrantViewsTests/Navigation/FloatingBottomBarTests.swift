import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("A floating bottom bar") @MainActor
struct FloatingBottomBarTests {
    private func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), content: content)
    }

    /// Measured: 48 high, 28 from the sides and the bottom of the window.
    @Test func aSearchFieldIsAtTheBottom() {
        let scene = phone {
            NavigationStack {
                Color.clear.navigationTitle("Notes").searchable(text: .constant(""))
            }
        }
        #expect(scene.frames(withAttribute: "glass") == [CGRect(x: 28, y: 798, width: 346, height: 48)])
    }

    /// Measured: with text of 28 points the field is 61 high, around the same middle.
    @Test func aSearchFieldGrowsWithItsText() throws {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0),
                                dynamicTypeSize: .accessibility1) {
            NavigationStack {
                Color.clear.navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: .constant(""))
            }
        }
        let field = try #require(scene.frames(withAttribute: "glass").last)
        #expect(abs(field.height - 61) < 0.34 && abs(field.midY - 822) < 0.01 && field.minX == 28)
    }

    /// Measured: 44 high and 1 below the bar where the program places it in the bar's drawer; on glass, and 8 below the
    /// bar, only while a search is active.
    @Test func aFieldInTheDrawerStaysBelowTheBar() throws {
        let scene = phone {
            NavigationStack {
                Color.red.tagged("content").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
            }
        }
        #expect(scene.frames(withAttribute: "glass").isEmpty)
        let symbol = try #require(scene.frames(withAttribute: "symbol").first)
        #expect(abs(symbol.midY - (62 + 54 + 1 + 22)) < 0.5)
        #expect(abs(scene.frame("content").minY - (62 + 54 + 60)) < 0.001)
    }

    /// Measured: the clear mark of 17 ends 15.67 before the edge. The shadow of the field falls on the content.
    @Test func anActiveFieldInTheDrawerIsOnGlass() throws {
        let scene = phone {
            NavigationStack {
                Color.white.navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: .constant("abc"), isPresented: .constant(true),
                                placement: .navigationBarDrawer(displayMode: .always))
            }
        }
        let plate = try #require(scene.frames(withAttribute: "glass").first { $0.width > 60 })
        #expect(scene.frames(withAttribute: "symbol").contains { abs(plate.maxX - $0.maxX - 14) < 0.5 })
        let pixels = try raster(scene.displayList)
        let scale = CGFloat(pixels.width) / 402, below = Int((plate.maxY + 9) * scale)
        #expect(pixels.rgba[(below * pixels.width + Int(plate.midX * scale)) * 4] < 250)
    }

    /// The ground beneath a bar at the top while content is there. Measured in light: F9 at 89 where the bar ends at
    /// 116. In the dark almost black at the edge of the window.
    @Test(arguments: [false, true]) func theGroundBeneathABarIsDarker(_ isDark: Bool) throws {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874),
                                Variant(isDark: isDark, scale: 1, description: isDark ? "dark" : "light"),
                                design: .ios26,
                                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack {
                ScrollView { Color.white.frame(height: 3_000) }
                    .defaultScrollAnchor(.bottom)
                    .navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
            }
        }
        scene.settle()
        let pixels = try raster(scene.displayList)
        func grey(_ y: Int) -> Int { Int(pixels.rgba[(y * pixels.width + 330) * 4]) }
        #expect(grey(200) == 255)
        if isDark {
            #expect(grey(10) < 40)
        } else {
            #expect(abs(grey(89) - 0xF9) <= 2 && grey(1) < grey(89))
        }
    }

    /// Items are above the bar of tabs; where that is hidden, and in a sheet, at the bottom of the window.
    @Test(arguments: [Visibility.visible, .hidden])
    func itemsAreAboveABarOfTabs(_ visibility: Visibility) throws {
        let scene = phone {
            TabView {
                NavigationStack {
                    Color.clear.toolbar(visibility, for: .tabBar)
                        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Delete", systemImage: "trash") {} } }
                }
                .tabItem { Label("Home", systemImage: "house") }
            }
        }
        let panes = scene.frames(withAttribute: "glass").sorted { $0.minY < $1.minY }
        if visibility == .hidden {
            #expect(panes.map(\.maxY) == [846])
        } else {
            let (items, tabs) = try (#require(panes.first), #require(panes.last))
            #expect(panes.count == 2 && items.height == 48 && tabs.minY - items.maxY == 8)
        }
    }

    /// Published: the plate of one symbol is a circle of 48.
    @Test func oneSymbolIsOnACircle() {
        let scene = phone {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Delete", systemImage: "trash") {} }
                }
            }
        }
        #expect(scene.frames(withAttribute: "glass").map(\.size) == [CGSize(width: 48, height: 48)])
    }

    /// Measured: the ground is 3 % darker at the lower edge of the window while there is content beneath the bar.
    @Test(arguments: [100.0, 3_000]) func theGroundBeneathABarAtTheBottomIsDarker(_ height: CGFloat) throws {
        let scene = phone {
            NavigationStack {
                ScrollView { Color.white.frame(height: height) }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("Delete", systemImage: "trash") {} } }
            }
        }
        scene.settle()
        let pixels = try raster(scene.displayList), scale = CGFloat(pixels.height) / 874
        func grey(_ y: CGFloat) -> Int { Int(pixels.rgba[(Int(y * scale) * pixels.width + 5) * 4]) }
        #expect(grey(500) == 255 && (height > 874 ? abs(grey(872) - 247) <= 1 : grey(872) == 255))
    }

    @Test func itemsArePlacedApartByASpacer() {
        let scene = phone {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Delete", systemImage: "trash") {} }
                    ToolbarSpacer(placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "square.and.pencil") {} }
                }
            }
        }
        let glass = scene.frames(withAttribute: "glass")
        #expect(glass.map(\.height) == [48, 48])
        #expect(glass.first?.minX == 28 && glass.last?.maxX == 374)
    }

    /// The field takes the width that flexible spaces beside it would have.
    @Test func aFieldBetweenItemsFillsTheBar() {
        let scene = phone {
            NavigationStack {
                Color.clear.searchable(text: .constant("")).toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Delete", systemImage: "trash") {} }
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    DefaultToolbarItem(kind: .search, placement: .bottomBar)
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "square.and.pencil") {} }
                }
            }
        }
        let glass = scene.frames(withAttribute: "glass").sorted { $0.minX < $1.minX }
        #expect(glass.count == 3)
        if glass.count == 3 {
            #expect(glass[0].minX == 28 && glass[2].maxX == 374)
            #expect(glass[1].minX == glass[0].maxX + 12 && glass[1].maxX == glass[2].minX - 12)
        }
    }

    /// As documented for `ToolbarItemPlacement.status`: in the centre of the bar at the bottom.
    @Test(arguments: [0, 1, 2])
    func theStatusIsInTheCentre(_ count: Int) {
        let scene = phone {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .status) { Text("Status") }
                    if count > 0 { ToolbarItem(placement: .bottomBar) { Button("Delete", systemImage: "trash") {} } }
                    if count > 1 { ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "plus") {} } }
                }
            }
        }
        #expect(abs(scene.frame(of: "Status").midX - 402 / 2) < 0.01)
        let glass = scene.frames(withAttribute: "glass").sorted { $0.minX < $1.minX }
        #expect(glass.count == count)
        if count > 0 { #expect(glass[0].minX == 28) }
        if count > 1 { #expect(glass[1].maxX == 374) }
    }

    /// Content beneath a bar is blurred only while there is some, and unless the program hides the effect.
    @Test func contentBeneathTheBarIsBlurred() {
        func hasBackdrop(at offset: CGFloat, hidden: Bool) -> Bool {
            let scene = phone {
                NavigationStack {
                    ScrollView { Color.red.frame(height: 3000) }
                        .scrollEdgeEffectHidden(hidden, for: .top)
                        .navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
                }
            }
            if offset > 0 { scene.scroll(by: CGSize(width: 0, height: offset)) }
            scene.settle()
            return scene.displayList.root.hasBackdrop
        }
        #expect(!hasBackdrop(at: 0, hidden: false))
        #expect(hasBackdrop(at: 400, hidden: false))
        #expect(!hasBackdrop(at: 400, hidden: true))
    }

    /// The field is a circle until it is tapped; the cross beside the field ends the search.
    @Test func aMinimizedSearchIsAButton() {
        let text = Input("")
        let scene = phone {
            NavigationStack {
                Color.clear.navigationTitle("Notes").searchable(text: text.binding)
                    .searchToolbarBehavior(.minimize)
            }
        }
        #expect(scene.frames(withAttribute: "glass") == [CGRect(x: 326, y: 798, width: 48, height: 48)])
        scene.tap(at: CGPoint(x: 350, y: 822))
        scene.advance(by: 1)
        let active = scene.frames(withAttribute: "glass")
        #expect(active.map(\.size) == [CGSize(width: 322, height: 48), CGSize(width: 48, height: 48)])
        scene.type("Milk")
        #expect(text.value == "Milk")
        if let cross = active.last { scene.tap(at: CGPoint(x: cross.midX, y: cross.midY)) }
        scene.advance(by: 1)
        #expect(text.value.isEmpty && scene.frames(withAttribute: "glass").map(\.width) == [48])
    }
}
