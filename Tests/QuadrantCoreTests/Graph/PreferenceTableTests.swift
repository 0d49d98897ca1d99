import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("The preferences phase")
@MainActor
struct PreferenceTableTests {
    private struct Title: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    private struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    private struct Widest: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    /// A frame without changes reduces nothing, including the preferences that the host reads.
    @Test func idleHostReducesNothing() {
        var heard: [Int] = []
        let view = VStack {
            ForEach(0..<20) { Probe("\($0)", 10, 10).preference(key: Sum.self, value: $0) }
        }
        .preferredColorScheme(.dark)
        .onPreferenceChange(Sum.self) { heard.append($0) }
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 200, height: 400)))
        host.settle()
        #expect(heard == [(0..<20).reduce(0, +)])
        #expect(host.colorScheme == .dark)
        #expect(host.graph.work.reduced > 0)
        host.graph.work = Work()
        host.settle()
        #expect(host.graph.work.reduced == 0)
    }

    /// The host reads the current preferences of the views.
    @Test func hostReadsWhatChanges() {
        let scheme = Input<ColorScheme?>(nil)
        let scene = ViewHarness(offering: 100, 100) {
            Probe("a", 10, 10).preferredColorScheme(scheme.value)
        }
        #expect(scene.host.colorScheme == .light)
        scheme.value = .dark
        scene.settle()
        #expect(scene.host.colorScheme == .dark)
        scheme.value = nil
        scene.settle()
        #expect(scene.host.colorScheme == .light)
    }

    private func depth(of scene: ViewHarness) -> Int {
        let graph = scene.host.graph
        var deepest = 0
        graph.eachNode { row, _ in deepest = max(deepest, Int(graph.tree[row].depth)) }
        return deepest
    }

    private struct Key<Number>: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// Uses as many keys as the mask has bits, so that further keys share the last bit.
    private func useAllBits<Number>(_ number: Number.Type, _ count: Int = 64) {
        guard count > 0 else { return }
        _ = ViewHarness(offering: 10, 10) { Probe("a", 1, 1).preference(key: Key<Number>.self, value: 1) }
        useAllBits([Number].self, count - 1)
    }
    private struct SharedTitle: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    private struct SharedSum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// A title that changes among 1,000 writers of other keys reduces only the nodes between it and its reader.
    @Test func aTitleAmongOthersCostsItsDepth() { titleCostsItsDepth(Title.self, Sum.self) }

    /// Even if the two keys share a bit of the mask.
    @Test func aTitleAmongOthersCostsItsDepthAlsoWhereBitsAreShared() {
        useAllBits(Int.self)
        titleCostsItsDepth(SharedTitle.self, SharedSum.self)
    }

    private func titleCostsItsDepth<Title: PreferenceKey, Sum: PreferenceKey>(_: Title.Type, _: Sum.Type)
    where Title.Value == String, Sum.Value == Int {
        let title = Input("first")
        var titles: [String] = [], sums: [Int] = []
        let scene = ViewHarness(offering: 300, 300) {
            VStack(spacing: 0) {
                ForEach(0..<1_000) { Probe("\($0)", 1, 1).preference(key: Sum.self, value: 1) }
                HStack { VStack { InputReader(title) { Probe("title", 5, 5).preference(key: Title.self, value: $0) } } }
            }
            .onPreferenceChange(Title.self) { titles.append($0) }
            .onPreferenceChange(Sum.self) { sums.append($0) }
        }
        _ = scene.work { title.value = "second" }
        #expect(titles == ["first", "second"])
        #expect(sums == [1_000])
        #expect(scene.reduced > 0)
        #expect(scene.reduced <= depth(of: scene))
    }

    private struct InputReader<Value, Content: View>: View {
        let input: Input<Value>
        let content: (Value) -> Content
        init(_ input: Input<Value>, content: @escaping (Value) -> Content) {
            self.input = input
            self.content = content
        }
        var body: some View { content(input.value) }
    }

    /// If the reduced value is unchanged, no parent is reduced, and no reader is called.
    @Test func anEqualValueCutsOff() {
        let small = Input(1), large = Input(10)
        var heard: [Int] = []
        let scene = ViewHarness(offering: 300, 300) {
            HStack {
                InputReader(small) { Probe("small", 5, 5).preference(key: Widest.self, value: $0) }
                InputReader(large) { Probe("large", 5, 5).preference(key: Widest.self, value: $0) }
            }
            .padding(1).padding(1).padding(1).padding(1)
            .onPreferenceChange(Widest.self) { heard.append($0) }
        }
        #expect(heard == [10])
        _ = scene.work { small.value = 2 }
        let cutOff = scene.reduced
        #expect(heard == [10])
        _ = scene.work { large.value = 11 }
        #expect(heard == [10, 11])
        // The four paddings, and the reader.
        #expect(cutOff > 0)
        #expect(scene.reduced >= cutOff + 5)
    }

    /// Keys are distinguished even if there are more of them than bits in a mask.
    @Test func manyKeysAreDistinguished() {
        var heard: [Int: Int] = [:]
        // A type for each digit of a binary number: 2 to the power of 7 keys.
        func view<D: Sendable>(_ digits: D.Type, _ length: Int, _ number: Int) -> AnyView {
            if length == 0 {
                return AnyView(Probe("\(number)", 1, 1).preference(key: Many<D>.self, value: number)
                    .onPreferenceChange(Many<D>.self) { heard[number] = $0 })
            }
            return AnyView(VStack {
                view((D, Zero).self, length - 1, number * 2)
                view((D, One).self, length - 1, number * 2 + 1)
            })
        }
        let scene = ViewHarness(offering: 300, 300) { view(Zero.self, 7, 0) }
        #expect(heard == Dictionary(uniqueKeysWithValues: (0..<128).map { ($0, $0) }))
        #expect(scene.host.graph.checkInvariants().isEmpty)
    }
    private enum Zero {}
    private enum One {}
    private struct Many<D: Sendable>: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// After any changes of a tree, every value equals that of a newly built tree. Every frame of the harness also
    /// compares all memoised values with values reduced from scratch. Catches: a change that does not reach a memoised
    /// value, a cut-off that ignores a new child, an order that is not that of the views.
    @Test(arguments: 0..<4)
    func changesAgreeWithFreshTrees(block: Int) {
        for seed in Seed.tried(120, block: block, of: 4) {
            var choices = Choices(seed)
            let cells = PreferenceCells(&choices)
            let live = ViewHarness(offering: 400, 400) { cells.view(0) }
            for edit in 0..<6 {
                cells.change(&choices)
                live.settle()
                let fresh = ViewHarness(offering: 400, 400) { cells.view(0) }
                let found = cells.values(live), expected = cells.values(fresh)
                if found == expected { continue }
                Issue.record("\(seed), edit \(edit): \(found) is not \(expected)")
                return
            }
        }
    }
}

/// A random tree of views that write, transform and read preferences; its parts change one at a time.
@MainActor
private final class PreferenceCells {
    struct First: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    struct Second: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    indirect enum Part {
        case probe
        case cell(Int)
        case write(isFirst: Bool, String, Part)
        case change(isFirst: Bool, String, Part)
        case stack([(id: Int, part: Part)])
        case group([Part])
        case either(Bool, Part, Part)
        case fitting(Part, Part)
        case overlay(Part, Part)
        /// Inserts a box in front, as wide as the value is long.
        case shown(isFirst: Bool, Part)
    }

    private let parts: [Input<Part>]

    init(_ choices: inout Choices) {
        parts = (0..<6).map { Input(Self.part(&choices, $0, 2)) }
    }

    private static func part(_ choices: inout Choices, _ cell: Int, _ depth: Int) -> Part {
        func inner() -> Part { part(&choices, cell, depth - 1) }
        let isFirst = choices.once(in: 2), text = choices.pick(["a", "b", "c", "d"])
        if depth == 0 {
            // One in two, so that the contents of cells do not grow with their number.
            let isCell = cell < 5 && choices.once(in: 2)
            return isCell ? .cell(cell + 1 + choices.below(5 - cell)) : .write(isFirst: isFirst, text, .probe)
        }
        switch choices.below(9) {
        case 0: return .write(isFirst: isFirst, text, inner())
        case 1: return .change(isFirst: isFirst, text, inner())
        case 2, 3:
            var ids = Array(0..<5)
            ids.shuffle(using: &choices)
            return .stack(ids.prefix(1 + choices.below(3)).map { ($0, inner()) })
        case 4: return .group((0..<choices.below(3)).map { _ in inner() })
        case 5: return .either(choices.once(in: 2), inner(), inner())
        case 6: return .fitting(inner(), inner())
        case 7: return .overlay(inner(), inner())
        default: return .shown(isFirst: isFirst, inner())
        }
    }

    func change(_ choices: inout Choices) {
        let cell = choices.below(parts.count)
        parts[cell].value = Self.part(&choices, cell, 2)
    }

    private struct Cell: View {
        let cells: PreferenceCells
        let number: Int
        var body: some View { cells.make(cells.parts[number].value) }
    }

    func view(_ cell: Int) -> some View { Cell(cells: self, number: cell) }

    private func make(_ part: Part) -> AnyView {
        switch part {
        case .probe: AnyView(Probe("probe", 20, 5))
        case .cell(let number): AnyView(view(number))
        case .write(true, let text, let inner): AnyView(make(inner).preference(key: First.self, value: text))
        case .write(false, let text, let inner): AnyView(make(inner).preference(key: Second.self, value: text))
        case .change(true, let text, let inner):
            AnyView(make(inner).transformPreference(First.self) { $0 = "(" + $0 + text + ")" })
        case .change(false, let text, let inner):
            AnyView(make(inner).transformPreference(Second.self) { $0 = "(" + $0 + text + ")" })
        case .stack(let children):
            AnyView(VStack(spacing: 0) { ForEach(children, id: \.id) { [self] in make($0.part) } })
        case .group(let children):
            AnyView(Group { ForEach(children.indices, id: \.self) { [self] in make(children[$0]) } })
        case .either(let isFirst, let first, let second):
            AnyView(Group { if isFirst { make(first) } else { make(second) } })
        case .fitting(let first, let second):
            AnyView(ViewThatFits(in: .vertical) {
                make(first)
                make(second)
            }.frame(maxHeight: 30))
        case .overlay(let inner, let front): AnyView(make(inner).overlay { make(front) })
        case .shown(true, let inner):
            AnyView(make(inner).overlayPreferenceValue(First.self) { Probe($0, Double($0.count), 1) })
        case .shown(false, let inner):
            AnyView(make(inner).backgroundPreferenceValue(Second.self) { Probe($0, Double($0.count), 1) })
        }
    }

    func values(_ scene: ViewHarness) -> [String] {
        let graph = scene.host.graph
        let inspector = GraphInspector(graph)
        return [inspector.preference(First.self) ?? "nothing", inspector.preference(Second.self) ?? "nothing",
                scene.tree]
    }
}
