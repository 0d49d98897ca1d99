import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// A modifier around several views: a container that takes views as a list has it around each of them, a container of
/// one view has it around all of them as one. What watches (`onAppear`, `onChange`) is there once in both.
/// `QUADRANT_TABLES=1` prints the table.
@Suite("A modifier around several views", .serialized)
@MainActor
struct SeveralViews {
    private enum Structure: String, CaseIterable {
        case group, forEach, `if`, optional, `switch`, anyView, composite, nested
    }

    private struct Two: View {
        var body: some View {
            Probe("a", 10, 10)
            Probe("b", 10, 10)
        }
    }

    @ViewBuilder private func content(_ structure: Structure) -> some View {
        switch structure {
        case .group: Group { Two() }
        case .forEach: ForEach(0..<2, id: \.self) { Probe("\($0)", 10, 10) }
        case .if: Group { if true { Two() } else { Two() } }
        case .optional: Group { if true { Two() } }
        case .switch:
            Group {
                switch structure {
                case .group: Probe("c", 10, 10)
                default: Two()
                }
            }
        case .anyView: AnyView(Two())
        case .composite: Two()
        case .nested: Group { ForEach(0..<1, id: \.self) { _ in AnyView(Group { if true { Two() } }) } }
        }
    }

    private enum Holder: String, CaseIterable {
        case vStack, hStack, zStack, lazyVStack, lazyVGrid, grid, list, layout
        case overlay, background, scrollView, frameInOverlay, window

        var holdsOne: Bool {
            switch self {
            case .overlay, .background, .scrollView, .frameInOverlay, .window: true
            default: false
            }
        }
    }

    private func hold(_ holder: Holder, _ content: some View) -> AnyView {
        switch holder {
        case .vStack: AnyView(VStack { content })
        case .hStack: AnyView(HStack { content })
        case .zStack: AnyView(ZStack { content })
        case .lazyVStack: AnyView(ScrollView { LazyVStack { content } })
        case .lazyVGrid: AnyView(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { content } })
        case .grid: AnyView(Grid { content })
        case .list: AnyView(List { content })
        case .layout: AnyView(AnyLayout(HStackLayout())({ content }))
        case .overlay: AnyView(Color.red.overlay { content })
        case .background: AnyView(Color.red.background { content })
        case .scrollView: AnyView(ScrollView { content })
        case .frameInOverlay: AnyView(Color.red.overlay { content.frame(width: 50) })
        case .window: AnyView(content)
        }
    }

    private struct Total: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private final class Count { var number = 0 }

    private struct Counting: ViewModifier {
        let count: Count
        func body(content: Content) -> some View {
            let _ = count.number += 1
            content
        }
    }

    private enum Kind: String, CaseIterable {
        case padding, frame, offset, opacity, background, overlay, preference, onAppear, onChange, body, containerValue

        /// Whether it is there once, wherever it is.
        var isOnce: Bool { self == .onAppear || self == .onChange || self == .body }
    }

    /// How often the modifier is there.
    private func count(_ kind: Kind, _ structure: Structure, in holder: Holder) -> Int {
        let count = Count(), content = content(structure)
        func marked(_ scene: ViewHarness) -> Int {
            var found = 0
            scene.host.graph.eachNode { row, box in
                let isOriginal = box.description?.debugAttributes.contains { $0.1 == "mark" } == true
                if isOriginal, scene.host.graph.size(of: row) != .zero { found += 1 }
            }
            return found
        }
        func show(_ content: some View) -> ViewHarness {
            ViewHarness(offering: 300, 300, evaluatesTwice: false) {
                hold(holder, content).onPreferenceChange(Total.self) { total in
                    if kind == .preference { count.number = total }
                }
            }
        }
        switch kind {
        case .padding: return marked(show(content.padding(1).tagged("mark")))
        case .frame: return marked(show(content.frame(width: 20).tagged("mark")))
        case .offset: return marked(show(content.offset(x: 1).tagged("mark")))
        case .opacity: return marked(show(content.opacity(0.5).tagged("mark")))
        case .background: return marked(show(content.background { Probe("mark", 1, 1) }))
        case .overlay: return marked(show(content.overlay { Probe("mark", 1, 1) }))
        case .containerValue: return marked(show(content.zIndex(1).tagged("mark")))
        case .preference: _ = show(content.preference(key: Total.self, value: 1))
        case .onAppear: _ = show(content.onAppear { count.number += 1 })
        case .onChange: _ = show(content.onChange(of: 1, initial: true) { count.number += 1 })
        case .body: _ = show(content.modifier(Counting(count: count)))
        }
        return count.number
    }

    @Test func itIsAroundEachInAListAndAroundAllInAContainerOfOneView() {
        var table = "".padding(toLength: 28, withPad: " ", startingAt: 0)
            + Kind.allCases.map(\.rawValue).joined(separator: " ") + "\n"
        for holder in Holder.allCases {
            for structure in Structure.allCases {
                let name = "\(holder.rawValue) \(structure.rawValue)"
                table += name.padding(toLength: 28, withPad: " ", startingAt: 0)
                for kind in Kind.allCases {
                    let found = count(kind, structure, in: holder)
                    table += "\(found)".padding(toLength: kind.rawValue.count + 1, withPad: " ", startingAt: 0)
                    #expect(found == (holder.holdsOne || kind.isOnce ? 1 : 2), "\(name) \(kind.rawValue)")
                }
                table += "\n"
            }
        }
        if ProcessInfo.processInfo.environment["QUADRANT_TABLES"] != nil { print(table) }
    }
}
