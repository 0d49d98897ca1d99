import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// A view as data, for generators, edit scripts and shrinkers.
package indirect enum ViewTree: Equatable, Sendable {
    case probe(Double, Double)
    case color
    case text(String)
    case spacer
    case horizontal(VerticalSide, Double?, [Keyed])
    case vertical(HorizontalSide, Double?, [Keyed])
    case zStack(Corner, [Keyed])
    case group([Keyed])
    case wrapped(Wrapper, ViewTree)
    /// A geometry reader whose content depends on its size and position.
    case reader(ViewTree)
    /// A view with its own body that reads an input: setting the input evaluates that body alone.
    case cell(Int)
    /// A condition and its two branches.
    case either(Bool, ViewTree, ViewTree)
    /// Measures its content and shows a box of the same width, which requires a second round.
    case measured(ViewTree)
    /// Measures its content with twelve proposed widths and takes the result of one of them: more than the measure
    /// cache holds.
    case asking(Int, ViewTree)
    /// A leaf as wide as its proposal, except for one of the twelve.
    case stepped(Int, Double)

    package struct Keyed: Equatable, Sendable {
        package var key: Int
        package var tree: ViewTree
        package init(_ key: Int, _ tree: ViewTree) {
            self.key = key
            self.tree = tree
        }
    }

    package enum Wrapper: Equatable, Sendable {
        case padding(Double)
        case frame(Double?, Double?, Corner)
        case limits(Double?, Double?, Corner)
        case fixedSize(Bool, Bool)
        case offset(Double, Double)
        case position(Double, Double)
        case background(ViewTree, Corner)
        case overlay(ViewTree, Corner)
        case priority(Double)
        case guide(Double)
        case aspect(Double)
        case rightToLeft(Bool)
        case large(Bool)
        case opacity(Double)
        case rotation(Double)
        case hidden
        case front(Double)
        case neutral(Neutral)
    }

    package enum HorizontalSide: String, CaseIterable, Sendable {
        case leading, center, trailing
        var value: HorizontalAlignment {
            switch self {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        }
    }

    package enum VerticalSide: String, CaseIterable, Sendable {
        case top, center, bottom, firstTextBaseline
        var value: VerticalAlignment {
            switch self {
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            case .firstTextBaseline: .firstTextBaseline
            }
        }
    }

    package enum Corner: String, CaseIterable, Sendable {
        case topLeading, top, leading, center, trailing, bottomTrailing
        var value: Alignment {
            switch self {
            case .topLeading: .topLeading
            case .top: .top
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            case .bottomTrailing: .bottomTrailing
            }
        }
    }

    /// The number of nodes in the tree; a cell counts as one.
    package var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

    /// The direct children, in drawing order.
    package var children: [ViewTree] {
        switch self {
        case .probe, .color, .text, .spacer, .cell, .stepped: []
        case .horizontal(_, _, let subviews), .vertical(_, _, let subviews), .zStack(_, let subviews),
            .group(let subviews):
            subviews.map(\.tree)
        case .wrapped(.background(let other, _), let inner), .wrapped(.overlay(let other, _), let inner): [inner, other]
        case .wrapped(_, let inner), .reader(let inner), .measured(let inner), .asking(_, let inner): [inner]
        case .either(_, let first, let second): [first, second]
        }
    }

    /// The tree with `children` replaced.
    package func replacing(_ new: [ViewTree]) -> ViewTree {
        func keyed(_ subviews: [Keyed]) -> [Keyed] { zip(subviews, new).map { Keyed($0.key, $1) } }
        switch self {
        case .probe, .color, .text, .spacer, .cell, .stepped: return self
        case .horizontal(let side, let gap, let subviews): return .horizontal(side, gap, keyed(subviews))
        case .vertical(let side, let gap, let subviews): return .vertical(side, gap, keyed(subviews))
        case .zStack(let corner, let subviews): return .zStack(corner, keyed(subviews))
        case .group(let subviews): return .group(keyed(subviews))
        case .wrapped(.background(_, let corner), _): return .wrapped(.background(new[1], corner), new[0])
        case .wrapped(.overlay(_, let corner), _): return .wrapped(.overlay(new[1], corner), new[0])
        case .wrapped(let wrapper, _): return .wrapped(wrapper, new[0])
        case .reader: return .reader(new[0])
        case .measured: return .measured(new[0])
        case .asking(let question, _): return .asking(question, new[0])
        case .either(let flag, _, _): return .either(flag, new[0], new[1])
        }
    }
}

extension ViewTree {
    /// The inputs of the cells of a tree, by number.
    @MainActor package final class Cells {
        private var inputs: [Int: Input<ViewTree>] = [:]
        package init() {}
        package subscript(number: Int) -> ViewTree {
            get { input(number).value }
            set { input(number).value = newValue }
        }
        package var numbers: [Int] { inputs.keys.sorted() }
        func input(_ number: Int) -> Input<ViewTree> {
            if let known = inputs[number] { return known }
            let made = Input(ViewTree.probe(10, 10))
            inputs[number] = made
            return made
        }
    }

    @MainActor package func view(_ cells: Cells) -> AnyView {
        switch self {
        case .probe(let width, let height): AnyView(Probe("box", width, height))
        case .color: AnyView(Color.red)
        case .text(let string): AnyView(Text(string))
        case .spacer: AnyView(Spacer())
        case .horizontal(let side, let gap, let subviews):
            AnyView(HStack(alignment: side.value,
                           spacing: gap.map { CGFloat($0) }) { Row(subviews: subviews, cells: cells) })
        case .vertical(let side, let gap, let subviews):
            AnyView(VStack(alignment: side.value,
                           spacing: gap.map { CGFloat($0) }) { Row(subviews: subviews, cells: cells) })
        case .zStack(let corner, let subviews): AnyView(ZStack(alignment: corner.value) {
            Row(subviews: subviews, cells: cells)
        })
        case .group(let subviews): AnyView(Group { Row(subviews: subviews, cells: cells) })
        case .wrapped(let wrapper, let inner): wrapper.apply(to: inner.view(cells), cells)
        case .reader(let inner): AnyView(Reading(inner: inner, cells: cells))
        case .cell(let number): AnyView(CellView(input: cells.input(number), cells: cells))
        case .either(let flag, let first, let second):
            AnyView(Branch(flag: flag, first: first, second: second, cells: cells))
        case .measured(let inner): AnyView(Measured(inner: inner, cells: cells))
        case .asking(let question, let inner): AnyView(ProposalSampler(question: question) { inner.view(cells) })
        case .stepped(let question, let width): AnyView(Stepped(question: question, width: width))
        }
    }

    private struct Row: View {
        let subviews: [Keyed]
        let cells: Cells
        var body: some View { ForEach(subviews, id: \.key) { $0.tree.view(cells) } }
    }

    private struct CellView: View {
        let input: Input<ViewTree>
        let cells: Cells
        var body: some View { input.value.view(cells) }
    }

    private struct Branch: View {
        let flag: Bool
        let first: ViewTree
        let second: ViewTree
        let cells: Cells
        var body: some View { if flag { first.view(cells) } else { second.view(cells) } }
    }

    private struct Reading: View {
        let inner: ViewTree
        let cells: Cells
        var body: some View {
            GeometryReader { proxy in
                inner.view(cells).frame(width: min(proxy.size.width, 400) / 2)
                Probe("place", min(abs(proxy.frame(in: .global).minX) / 4, 50), 4)
            }
        }
    }

    private struct Measured: View {
        let inner: ViewTree
        let cells: Cells
        @State private var width: CGFloat = 0

        private struct Width: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }

        var body: some View {
            VStack(spacing: 0) {
                inner.view(cells)
                    .fixedSize()
                    .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                    .onPreferenceChange(Width.self) { width = $0 }
                Color.blue.frame(width: min(width, 60), height: 3)
            }
        }
    }
}

extension ViewTree.Wrapper {
    @MainActor func apply(to content: AnyView, _ cells: ViewTree.Cells) -> AnyView {
        func side(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
        return switch self {
        case .padding(let length): AnyView(content.padding(CGFloat(length)))
        case .frame(let width, let height, let corner):
            AnyView(content.frame(width: side(width), height: side(height), alignment: corner.value))
        case .limits(let minimum, let maximum, let corner):
            AnyView(content.frame(minWidth: side(minimum), maxWidth: side(maximum), alignment: corner.value))
        case .fixedSize(let across, let down): AnyView(content.fixedSize(horizontal: across, vertical: down))
        case .offset(let x, let y): AnyView(content.offset(x: x, y: y))
        case .position(let x, let y): AnyView(content.position(x: x, y: y))
        case .background(let other, let corner):
            AnyView(content.background(alignment: corner.value) { other.view(cells) })
        case .overlay(let other, let corner): AnyView(content.overlay(alignment: corner.value) { other.view(cells) })
        case .priority(let value): AnyView(content.layoutPriority(value))
        case .guide(let shift): AnyView(content.alignmentGuide(.leading) { $0[.leading] + shift })
        case .aspect(let ratio): AnyView(content.aspectRatio(ratio, contentMode: .fit))
        case .rightToLeft(let isOn): AnyView(content.environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight))
        case .large(let isOn): AnyView(content.font(isOn ? .title : .caption))
        case .opacity(let value): AnyView(content.opacity(value))
        case .rotation(let degrees): AnyView(content.rotationEffect(.degrees(degrees)))
        case .hidden: AnyView(content.hidden())
        case .front(let value): AnyView(content.zIndex(value))
        case .neutral(let way): way.apply(to: content)
        }
    }
}
