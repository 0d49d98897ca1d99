import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// I9 with taps: after any taps, a live view shows the same as a newly built one with the same state.
///
/// Faults this must catch: state that a tap sets without invalidating a body, recognizers that keep their pressed
/// state, and nodes that cache results of a removed view.
@Suite("Tapped equals from scratch", .serialized)
@MainActor
struct TappedProperties {
    /// 120 scenarios of up to 6 taps on 4 buttons, each of which shows another tree.
    @Test(arguments: 0..<4)
    func afterAnyTaps(block: Int) {
        for seed in Seed.tried(120, block: block, of: 4) {
            var choices = Choices(seed)
            let scenario = TapScenario(seed: seed, trees: (0..<4).map { _ in
                var cells = 0
                return ViewTree.random(&choices, depth: 3, cells: &cells)
            })
            let live = scenario.open(shown: 0)
            var taps: [Int] = []
            for _ in 0..<(2 + choices.below(5)) {
                let next = choices.below(4)
                taps.append(next)
                guard live.tap(at: CGPoint(x: 20 + 40 * Double(next), y: 190)) else {
                    Issue.record("button \(next) takes no tap after \(taps)\n\(scenario.description)")
                    return
                }
                // The highlight of a press fades within a second.
                live.at(live.host.now + 2)
                let fresh = scenario.open(shown: next)
                let found = Answers(live).difference(from: Answers(fresh))
                _ = live.takeReports()
                _ = fresh.takeReports()
                if let found {
                    Issue.record("after taps \(taps): \(found)\n\(scenario.description)")
                    return
                }
            }
        }
    }
}

@MainActor
private struct TapScenario {
    let seed: Seed
    let trees: [ViewTree]
    private let cells = ViewTree.Cells()

    init(seed: Seed, trees: [ViewTree]) {
        self.seed = seed
        self.trees = trees
    }

    func open(shown: Int) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 200, height: 200), isChecked: false) {
            Pages(trees: trees, cells: cells, shown: shown)
        }
    }

    var description: String {
        trees.enumerated().map { "\($0.offset):\n\($0.element.source("    "))" }.joined(separator: "\n")
    }

    private struct Pages: View {
        let trees: [ViewTree]
        let cells: ViewTree.Cells
        @State var shown: Int

        var body: some View {
            VStack(spacing: 0) {
                ZStack { trees[shown].view(cells) }.frame(width: 200, height: 180).clipped()
                // The buttons come last, so that views that overflow their frame do not cover them.
                HStack(spacing: 0) {
                    ForEach(trees.indices, id: \.self) { index in
                        Button { shown = index } label: { Color.blue.frame(width: 40, height: 20) }
                    }
                }
                .frame(width: 200, height: 20, alignment: .leading)
            }
        }
    }
}
