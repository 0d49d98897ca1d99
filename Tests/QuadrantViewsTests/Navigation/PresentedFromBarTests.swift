import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// What an item of a bar presents is over the screen: labels have their titles there, texts their lines.
@MainActor @Suite("Views presented from a bar")
struct PresentedFromBarTests {
    /// Shows what a bar changes in the environment of its items.
    private struct Reader: View {
        @Environment(\.lineLimit) private var lines
        @Environment(\.imageScale) private var scale
        @Environment(\.font) private var font
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            Text("lines \(lines ?? 0)")
            Text("scale \("\(scale)")")
            Text(font == nil ? "no font" : "a font")
            Text(scheme == .dark ? "dark" : "light")
            Label("Star", systemImage: "star")
            Toggle("Switch", isOn: .constant(true)).tagged("switch")
        }
    }

    private func screen<Items: ToolbarContent>(
        _ design: Design, @ToolbarContentBuilder _ items: @escaping @MainActor () -> Items
    ) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: design,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack {
                Color.clear.navigationTitle("Home").toolbar { items() }
                    .toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
    }

    private func isAsOnAScreen(_ scene: ViewHarness) -> Bool {
        ["lines 0", "scale medium", "no font", "light", "Star"].allSatisfy(scene.shows)
            && scene.frame("switch").width > 200
    }

    @Test(arguments: [Design.ios17, .ios26]) func aSheet(_ design: Design) {
        let scene = screen(design) {
            ToolbarItem { Button("Add") {}.sheet(isPresented: .constant(true)) { VStack { Reader() } } }
        }
        #expect(isAsOnAScreen(scene))
    }

    @Test(arguments: [Design.ios17, .ios26]) func aPopover(_ design: Design) {
        let scene = screen(design) {
            ToolbarItem {
                Button("Add") {}.popover(isPresented: .constant(true)) {
                    VStack { Reader() }.frame(width: 300).presentationCompactAdaptation(.popover)
                }
            }
        }
        #expect(isAsOnAScreen(scene))
    }

    /// An item keeps the appearance of the bar around its presentation.
    @Test func theItemStaysAnItem() {
        let scene = screen(.ios26) {
            ToolbarItem {
                Label("Add", systemImage: "plus").sheet(isPresented: .constant(false)) { Text("Sheet") }
            }
        }
        #expect(!scene.shows("Add") && !scene.frames(withAttribute: "symbol").isEmpty)
    }

    /// The icon of a row of a menu has the size that it has in a menu elsewhere.
    @Test func theIconsOfAMenu() throws {
        func icon(inBar: Bool) throws -> CGRect {
            let menu = Menu("Open") { Button("Delete", systemImage: "trash") {} }
            let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
                NavigationStack {
                    if inBar { Color.clear.toolbar { ToolbarItem { menu } } } else { menu }
                }
            }
            scene.tap("Open")
            return try #require(scene.frames(withAttribute: "symbol").last)
        }
        let bar = try icon(inBar: true), page = try icon(inBar: false)
        #expect(bar.size == page.size)
    }

    /// What a modifier around the presentation sets is inherited, as on any screen.
    @Test func valuesAroundThePresentationAreInherited() {
        struct Size: View {
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text("\(size)") }
        }
        let scene = screen(.ios26) {
            ToolbarItem {
                Button("Add") {}.sheet(isPresented: .constant(true)) { Size() }.dynamicTypeSize(.accessibility1)
            }
        }
        #expect(scene.shows("accessibility1"))
    }
}
