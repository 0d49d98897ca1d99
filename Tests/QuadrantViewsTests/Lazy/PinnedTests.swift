import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// As recorded on macOS 26: sections of a header of 24, eight rows of 20 and a footer of 16, in a window of 200.
@Suite("Pinned headers and footers") @MainActor
struct PinnedTests {
    private func scene(_ pinned: PinnedScrollableViews, _ variant: Variant = .plain) -> ViewHarness {
        ViewHarness(offering: 300, 200, variant) {
            ScrollViewReader { reader in
                let _ = proxy.value = reader
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pinned) {
                        ForEach(["a", "b", "c", "d"], id: \.self) { name in
                            Section {
                                ForEach((0..<8).map { "\(name)\($0)" }, id: \.self) { Probe($0, 200, 20) }
                            } header: {
                                Probe("\(name)H", 200, 24)
                            } footer: {
                                Probe("\(name)F", 200, 16)
                            }
                        }
                    }
                }
            }
        }
    }

    private final class Keeper { var value: ScrollViewProxy? }
    private let proxy = Keeper()

    private func show(_ row: String, at anchor: UnitPoint, in scene: ViewHarness) {
        proxy.value?.scrollTo(row, anchor: anchor)
        scene.settle()
    }

    private func expect(_ scene: ViewHarness, _ places: [(String, Double)], without others: [String]) {
        for (name, y) in places { #expect(Double(scene.frame(name).minY) == y, "\(name)") }
        for name in others { #expect(!scene.contains(name), "\(name)") }
    }

    @Test func atRestEverythingIsInItsPlace() {
        for pinned in [[], .sectionHeaders, .sectionFooters, [.sectionHeaders, .sectionFooters]]
            as [PinnedScrollableViews] {
            expect(scene(pinned), [("aH", 0), ("a0", 24), ("a7", 164), ("aF", 184)], without: ["bH", "b0", "bF"])
        }
    }

    @Test func headersStayAtTheTop() {
        let scene = scene(.sectionHeaders)
        show("b3", at: .top, in: scene)
        expect(scene, [("bH", 0), ("b3", 0), ("b7", 80), ("bF", 100), ("cH", 116), ("c0", 140), ("c2", 180)],
               without: ["aH", "aF", "b2", "c3", "cF"])
        // The end of a section pushes its header out: 10 points of rows are left above its footer.
        scene.scroll(to: 0, scene.scroller.offset.y + 90)
        expect(scene, [("bH", 10.0 - 24), ("bF", 10)], without: ["aH"])
    }

    @Test func footersStayAtTheBottom() {
        let scene = scene(.sectionFooters)
        show("b3", at: .top, in: scene)
        expect(scene, [("b3", 0), ("bF", 100), ("cH", 116), ("cF", 184)], without: ["bH", "aF", "c3"])
        show("b0", at: .bottom, in: scene)
        expect(scene, [("a1", 0), ("aF", 140), ("bH", 156), ("b0", 180), ("bF", 184)], without: ["a0", "aH", "b1"])
    }

    @Test func headersAndFootersStayTogether() {
        let scene = scene([.sectionHeaders, .sectionFooters])
        show("b3", at: .top, in: scene)
        expect(scene, [("bH", 0), ("b3", 0), ("bF", 100), ("cH", 116), ("cF", 184)], without: ["aF", "aH", "c3"])
    }

    /// Bars of 40 and 20 cover the edges: pinned views stay between them, and rows scroll below the bars.
    @Test func pinnedViewsStayClearOfBars() {
        let bars = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: 200), safeArea: bars) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(["a", "b"], id: \.self) { name in
                        Section {
                            ForEach(0..<20) { Probe("\(name)\($0)", 200, 20) }
                        } header: {
                            Probe("\(name)H", 200, 24)
                        } footer: {
                            Probe("\(name)F", 200, 16)
                        }
                    }
                }
            }
        }
        expect(scene, [("aH", 40), ("a0", 40 + 24), ("aF", 200 - 20 - 16)], without: [])
        scene.scroll(to: 0, 100)
        expect(scene, [("aH", 40), ("a2", 40 + 24 + 40 - 100), ("aF", 200 - 20 - 16)], without: [])
    }

    /// As the large title collapses, the header stays at the edge of the bar.
    @Test func pinnedHeadersFollowTheBarAsItGetsShorter() {
        let scene = window {
            NavigationStack {
                List { Section("Header") { ForEach(0..<40) { Text("Row \($0)") } } }.listStyle(.plain)
                    .navigationTitle("Title")
            }
        }
        let small = 50.0 + 44, large = small + 52
        let edges: [(Double, Double)] = [(0, large), (20, large - 20), (52, small), (300, small)]
        for (offset, edge) in edges {
            scene.scroll(to: 0, offset)
            let header = scene.listRows.first { $0.role == "header" }
            #expect(header.map { Double($0.frame.minY) } == edge, "\(offset)")
        }
    }

    /// Outside of lazy containers a section's views are laid out as in a group.
    @Test func sectionsElsewhereAreTransparent() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 0) {
                Section { Probe("row", 10, 20) } header: { Probe("header", 10, 10) } footer: { Probe("footer", 10, 5) }
            }
        }
        expect(scene, [("header", 32.5), ("row", 42.5), ("footer", 62.5)], without: [])
    }
}
