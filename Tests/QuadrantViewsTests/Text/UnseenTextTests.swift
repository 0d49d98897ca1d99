import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantText
import Testing
import QuadrantViews

/// Texts outside of the window, when only a picture of the window is needed.
@Suite("Texts that do not show")
@MainActor
struct UnseenTextTests {
    private struct Column: View {
        let offset: CGFloat
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<200, id: \.self) { Text("\($0)").frame(height: 20) } }
                .fixedSize()
                .padding(.top, offset)
                .frame(width: 100, height: 100, alignment: .top)
        }
    }

    private func host<V: View>(_ view: V, leavesOutUnseen: Bool = true) -> ViewHost {
        var configuration = HostConfiguration(size: CGSize(width: 100, height: 100))
        configuration.leavesOutUnseen = leavesOutUnseen
        return ViewHost(rootView: view, configuration: configuration)
    }

    private func string(_ host: ViewHost) -> [String] {
        func walk(_ fragment: Fragment) -> [String] {
            fragment.items.flatMap { item -> [String] in
                switch item {
                case .text(let text): [text.string]
                case .fragment(let inner, _), .effect(_, let inner, _): walk(inner)
                default: []
                }
            }
        }
        return walk(host.frame().root)
    }

    /// Texts near the window are drawn; scrolling draws others, and everything else is unchanged.
    @Test func onlyWhatIsNearIsDrawn() {
        let host = host(Column(offset: 0)), whole = self.host(Column(offset: 0), leavesOutUnseen: false)
        #expect(string(whole).count == 200)
        let near = string(host)
        #expect(near.first == "0" && near.count < 60)
        #expect(string(host) == near)
        host.update(Column(offset: -2000))
        let later = string(host)
        #expect(later.contains("101") && !later.contains("0") && later.count < 60)
        host.update(Column(offset: 0))
        #expect(string(host) == near)
    }

    /// Each of very many texts is shaped at most once for measuring, and at most once more for drawing.
    @Test func eachOfVeryManyIsShapedOnceAtMost() {
        let host = host(VStack { ForEach(0..<25_000, id: \.self) { Text("Row \($0)") } })
        let drawn = string(host).count
        #expect(drawn > 10 && drawn < 60)
        var texts = 0, shapes = 0
        func count(_ row: NodeIndex) {
            if let box = host.graph.box(row).storage.kept as? TextBox {
                texts += 1
                shapes += box.layouter.shapeCount
            }
            var child = host.graph.tree[row].first
            while child != 0 {
                count(child)
                child = host.graph.tree[child].next
            }
        }
        count(host.graph.root)
        #expect(texts == 25_000)
        // The number of kept glyph runs depends on other suites that run at the same time.
        #expect(shapes <= 25_000 + drawn)
    }

    /// If an effect transforms the content, everything is drawn.
    @Test func effectsShowAll() {
        let host = host(Column(offset: 0).rotationEffect(.degrees(90)))
        #expect(string(host).count == 200)
    }
}
