import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

/// I9: after any edits, what a live graph answers is what a fresh one answers.
///
/// The proposal is held still: a property that changes it every round measures everything again and misses faults.
@Suite("Incremental equals from scratch", .serialized)
@MainActor
struct IncrementalProperties {
    /// 2,000 trees, with 1 to 8 edits each.
    @Test(arguments: 0..<20)
    func afterAnyEdits(block: Int) {
        for seed in Seed.fixed(2_000)[(block * 100)..<(block * 100 + 100)] {
            let scenario = Scenario(seed, depth: 4, edits: 1 + Int(seed.value % 8))
            guard let found = failure(scenario) else { continue }
            let least = scenario.shrunk { failure($0) != nil }
            Issue.record("\(failure(least) ?? found)\n\(least.description)")
            return
        }
    }

    /// What goes wrong in a story, in words; nil when nothing does.
    private func failure(_ scenario: Scenario) -> String? {
        let cells = scenario.makeCells()
        let live = ViewHarness(offering: ProposedViewSize(width: 200, height: 200), isChecked: false) { RootCell(cells: cells) }
        for (index, edit) in scenario.edits.enumerated() {
            cells[edit.cell] = edit.tree
            live.settle()
            let fresh = ViewHarness(offering: ProposedViewSize(width: 200, height: 200), isChecked: false) { RootCell(cells: cells) }
            let difference = Answers(live).difference(from: Answers(fresh))
            _ = fresh.takeReports()
            _ = live.takeReports()
            if let difference { return "after edit \(index + 1): \(difference)" }
        }
        _ = live.takeReports()
        return nil
    }
}

/// The root of a scenario: cell 0.
struct RootCell: View {
    let cells: ViewTree.Cells
    var body: some View { cells[0].view(cells) }
}
