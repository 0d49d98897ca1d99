import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The forms of links, of columns and of what bars show.
@MainActor @Suite("Forms of links and bars")
struct LinkFormsTests {
    @Test func linksWithATitleFollowTheirBinding() {
        let isActive = Input(false), tag = Input<Int?>(nil)
        let scene = window {
            NavigationView {
                VStack {
                    NavigationLink("Titled", isActive: isActive.binding) { Text("first page") }
                    NavigationLink("Tagged", tag: 2, selection: tag.binding) { Text("second page") }
                    NavigationLink("Old", destination: Text("third page"), isActive: .constant(false))
                    NavigationLink("Older", destination: Text("fourth page"), tag: 4, selection: tag.binding)
                        .isDetailLink(false)
                }
            }
            .navigationViewStyle(.stack)
        }
        _ = scene.takeReports()
        isActive.value = true
        scene.settle()
        #expect(scene.shows("first page"))
        isActive.value = false
        scene.settle()
        tag.value = 2
        scene.settle()
        #expect(scene.shows("second page") && !scene.shows("first page"))
        tag.value = nil
        scene.settle()
        tag.value = 4
        scene.settle()
        #expect(scene.shows("fourth page"))
    }

    @Test func aLinkPushesItsValue() {
        let scene = window {
            NavigationStack {
                NavigationLink(value: 7) { Text("Seven") }
                    .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
        scene.press("Seven")
        #expect(scene.shows("page 7"))
    }

    @Test func aPhoneShowsTheFirstColumnOfSeveral() {
        func shown(_ visibility: NavigationSplitViewVisibility) -> [Bool] {
            let scene = window {
                NavigationSplitView(columnVisibility: .constant(visibility)) {
                    Text("side")
                } content: {
                    Text("middle")
                } detail: {
                    Text("page")
                }
                .navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
            }
            scene.settle()
            return ["side", "middle", "page"].map { scene.shows($0) }
        }
        #expect(shown(.all) == [true, false, false])
        #expect(shown(.doubleColumn) == [true, false, false])
    }

    @Test func barsHaveTrailingItemsAndHideTheirButtonsAndTheirGround() {
        let scene = window {
            NavigationView { Text("page").navigationBarItems(trailing: Text("item")) }.navigationViewStyle(.stack)
        }
        _ = scene.takeReports()
        #expect(scene.frame(of: "item").midX > 195)
        func pushed(_ isHidden: Bool) -> ViewHarness {
            let scene = window {
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
                        Text("page").navigationBarBackButtonHidden(isHidden)
                    }
                }
            }
            scene.settle()
            return scene
        }
        #expect(pushed(false).shows("Root") && !pushed(true).shows("Root"))
    }

    @Test func barsMayBeDarkAndHaveNoGround() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        func scene<V: View>(_ change: @escaping (AnyView) -> V) -> ViewHarness {
            window {
                NavigationStack {
                    change(AnyView(ScrollView { Color.red.frame(height: 2_000) }
                        .navigationBarTitleDisplayMode(.inline).navigationTitle("Page")
                        .toolbar { ToolbarItem(placement: .principal) { Scheme() } }))
                }
            }
        }
        let dark = scene { $0.toolbarColorScheme(.dark, for: .navigationBar) }
        #expect(scene { $0 }.shows("light") && dark.frame(of: "Page") == scene { $0 }.frame(of: "Page"))
        #expect(!scene { $0.toolbarVisibility(.hidden, for: .navigationBar) }.shows("light"))
        let shown = scene { $0.toolbarBackgroundVisibility(.visible, for: .navigationBar) }
        let hidden = scene { $0.toolbarBackgroundVisibility(.hidden, for: .navigationBar) }
        #expect(shown.displayList.text != hidden.displayList.text)
    }

    @Test func titlesAreInlineOrLarge() {
        func title(_ mode: ToolbarTitleDisplayMode) -> CGRect {
            let scene = window {
                NavigationStack { Text("page").navigationTitle("Title").toolbarTitleDisplayMode(mode) }
            }
            return scene.frame(of: "Title")
        }
        let inline = title(.inline), large = title(.large), inlineLarge = title(.inlineLarge)
        #expect(inline.height < large.height && title(.automatic) == large)
        #expect(inlineLarge.size == large.size && inlineLarge.minX == large.minX && inlineLarge.midY == inline.midY)
    }

    /// Beside a large title in the row there are only items at the trailing end; the others are in the menu.
    @Test func aLargeTitleInTheRowTakesThePlaceOfItems() {
        func scene(_ mode: ToolbarTitleDisplayMode) -> ViewHarness {
            window {
                NavigationStack {
                    Text("page").navigationTitle("Title").toolbarTitleDisplayMode(mode).toolbar {
                        ToolbarItem(placement: .topBarLeading) { Text("first") }
                        ToolbarItem(placement: .principal) { Text("middle") }
                        ToolbarItem(placement: .topBarTrailing) { Text("last") }
                    }
                }
            }
        }
        let large = scene(.large), inlineLarge = scene(.inlineLarge)
        #expect(large.shows("first") && large.shows("middle") && large.shows("last"))
        #expect(!inlineLarge.shows("first") && !inlineLarge.shows("middle") && inlineLarge.shows("last"))
        #expect(inlineLarge.shows("Title") && inlineLarge.frame(of: "last").midY == inlineLarge.frame(of: "Title").midY)
    }

    /// Beside a back button there is the space of items.
    @Test func aLargeTitleInTheRowFollowsTheBackButton() throws {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    Text("page").navigationTitle("Title").toolbarTitleDisplayMode(.inlineLarge)
                }
            }
        }
        let plate = try #require(scene.frames(withAttribute: "glass").first)
        #expect(isNear(scene.frame(of: "Title").minX, plate.maxX + Design.ios26.metrics.navigationBar.itemGap))
    }

    /// Items of a placement are in the bar: leading and trailing ones at their sides.
    @Test func itemsGoToTheirPlaces() {
        func frame(_ placement: ToolbarItemPlacement) -> CGRect {
            let scene = window {
                NavigationStack {
                    Text("page").navigationTitle("Title").toolbar {
                        ToolbarItem(placement: placement) { Text("item") }
                    }
                }
            }
            scene.settle()
            return scene.frame(of: "item")
        }
        #expect(frame(.navigationBarLeading).midX < 195 && frame(.navigationBarTrailing).midX > 195)
        #expect(frame(.navigationBarLeading) == frame(.topBarLeading))
        #expect(frame(.navigationBarTrailing) == frame(.topBarTrailing))
        #expect(frame(.destructiveAction).midX > 195)
    }

    @Test func rolesOfBarsMoveTheTitle() {
        func title(_ role: ToolbarRole) -> CGRect {
            let scene = ViewHarness(offering: 834, 800) {
                NavigationStack {
                    Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
                }
            }
            return scene.frame(of: "Title")
        }
        #expect(title(.automatic) == title(.navigationStack))
        #expect(title(.editor).width > 0 && title(.browser).width > 0)
    }
}
