import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private struct Price: ContainerValueKey { static let defaultValue = 0 }
extension ContainerValues {
    fileprivate var price: Int {
        get { self[Price.self] }
        set { self[Price.self] = newValue }
    }
}

@Suite("Views of a view")
@MainActor
struct SubviewsCollectionTests {
    /// A custom container: each subview in a frame as wide as its container value.
    private struct Shelf<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(subviews: content) { subview in
                    let price = subview.containerValues.price
                    subview.frame(width: CGFloat(price), height: 10).tagged("part \(price)")
                }
            }
            .tagged("whole")
        }
    }

    private struct Two: View {
        var body: some View {
            Probe("c", 1, 1)
            Probe("d", 1, 1).containerValue(\.price, 4)
        }
    }

    /// Groups, loops and views with several views are flattened; the innermost container value applies.
    @Test func eachViewIsHandedOut() {
        let count = Input(1)
        let scene = ViewHarness(offering: 100, 200) {
            Shelf {
                Probe("a", 1, 1).containerValue(\.price, 20)
                Group { ForEach(0..<count.value, id: \.self) { Probe("b\($0)", 1, 1) } }
                    .containerValue(\.price, 30)
                Two()
            }
        }
        #expect(parts(scene) == ["part 20 0,0 20×10", "part 30 0,10 30×10", "part 0 0,20 0×10", "part 4 0,30 4×10"])
        count.value = 2
        scene.settle()
        #expect(parts(scene) == ["part 20 0,0 20×10", "part 30 0,10 30×10", "part 30 0,20 30×10", "part 0 0,30 0×10",
                                 "part 4 0,40 4×10"])
    }

    /// The lines of the tree for parts, with their frames in the container.
    private func parts(_ scene: ViewHarness) -> [String] {
        let lines = scene.tree.split(separator: "\n").map { $0.drop { "└ ".contains($0) } }
        return lines.filter { $0.hasPrefix("part") }.map(String.init)
    }

    /// A group selects and divides subviews; those that it leaves out are not in the tree.
    @Test func groupsTakeThemApart() {
        let scene = ViewHarness(offering: 200, 100) {
            Group(subviews: ForEach(0..<5) { Probe("\($0)", 10, 10) }) { views in
                HStack(spacing: 0) {
                    if let first = views.first { first }
                    VStack(spacing: 0) { views.dropFirst().prefix(3) }
                    Probe("count", Double(views.count), 1)
                }
            }
        }
        #expect(scene.size("count").width == 5)
        #expect(scene.frame("0").minX < scene.frame("1").minX)
        #expect(scene.frame("1").minX == scene.frame("3").minX)
        #expect(scene.frame("3").minY == scene.frame("1").minY + 20)
        #expect(!scene.contains("4"))
    }

    /// A view that its container moves keeps its state.
    @Test func stateStays() {
        struct Counter: View {
            let name: String
            @State private var made = Double.random(in: 1...100)
            var body: some View { Probe(name, made, 10) }
        }
        let isTurned = Input(false)
        let scene = ViewHarness(offering: 400, 100) {
            let names = ["a", "b"], isTurned = isTurned.value
            Group(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { views in
                HStack(spacing: 0) { ForEach(isTurned ? views.reversed() : Array(views)) { $0 } }
            }
        }
        let widths = (scene.size("a").width, scene.size("b").width)
        #expect(scene.frame("a").minX < scene.frame("b").minX)
        isTurned.value = true
        scene.settle()
        #expect(scene.frame("a").minX > scene.frame("b").minX)
        #expect((scene.size("a").width, scene.size("b").width) == widths)
    }

    /// Sections are passed with their parts; views beside them form a section of their own.
    @Test func sectionsAreHandedOut() {
        let scene = ViewHarness(offering: 200, 200) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(sections: Group {
                    Probe("loose", 1, 1)
                    Section {
                        Probe("a", 1, 1)
                        Probe("b", 1, 1)
                    } header: {
                        Probe("head", 1, 1)
                    }
                    Section { Probe("c", 1, 1) } footer: { Probe("foot", 1, 1) }
                }) { section in
                    HStack(spacing: 0) { section.content }
                        .frame(width: CGFloat(section.header.count * 100 + section.content.count * 10
                                              + section.footer.count), height: 10).tagged("part")
                }
            }
            .tagged("whole")
        }
        #expect(parts(scene) == ["part 0,0 10×10", "part 0,10 120×10", "part 0,20 11×10"])
        #expect(!scene.contains("head"))
        #expect(scene.contains("b"))
    }

    fileprivate enum Mark: EnvironmentKey { static let defaultValue = "none" }

    private struct Reader: View {
        @Environment(\.mark) private var mark
        var body: some View { Text(mark) }
    }

    /// A subview keeps the environment of its container: the modifiers around it act on what else they contain
    /// (#33.11).
    @Test func aSubviewKeepsTheEnvironmentOfItsContainer() {
        let scene = ViewHarness(offering: 200, 200) {
            VStack {
                Group(subviews: Reader()) { subviews in
                    ForEach(subviews) { subview in
                        HStack {
                            subview
                            Reader()
                        }
                        .environment(\.mark, "inner")
                    }
                }
                ForEach(subviews: Reader()) { $0.environment(\.mark, "inner") }
            }
            .environment(\.mark, "container")
        }
        #expect(scene.host.graph.nodes(showing: "container").count == 2)
        #expect(scene.host.graph.nodes(showing: "inner").count == 1)
    }
}

extension EnvironmentValues {
    fileprivate var mark: String {
        get { self[SubviewsCollectionTests.Mark.self] }
        set { self[SubviewsCollectionTests.Mark.self] = newValue }
    }
}
