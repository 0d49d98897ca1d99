import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

/// I9: after any edits, an incrementally updated graph has the same results as a newly built one.
///
/// The proposal is constant: a property that changes it in every round measures everything again and misses faults.
@Suite("Incremental equals from scratch", .serialized)
@MainActor
struct IncrementalProperties {
    /// 2,000 trees, with 1 to 8 edits each.
    @Test(arguments: 0..<20)
    func afterAnyEdits(block: Int) {
        for seed in Seed.tried(2_000, block: block, of: 20) {
            let scenario = Scenario(seed, depth: 4, edits: 1 + Int(seed.value % 8))
            guard let found = failure(scenario) else { continue }
            let minimum = scenario.shrunk { failure($0) != nil }
            Issue.record("\(failure(minimum) ?? found)\n\(minimum.description)")
            return
        }
    }

    /// The same with every cached measurement recomputed before it is used (I3).
    @Test func afterAnyEditsChecked() {
        for seed in Seed.tried(200) {
            let scenario = Scenario(seed, depth: 4, edits: 1 + Int(seed.value % 8))
            if let found = failure(scenario, isChecked: true) { Issue.record("\(found)\n\(scenario.description)") }
        }
    }

    /// The property detects each seeded fault within its trees.
    @Test(arguments: Fault.allCases)
    func eachSeededFaultIsNoticed(fault: Fault) {
        let seeds = Seed.fixed(2_000)
        let noticed = seeds.firstIndex { failure(Scenario($0, depth: 4, edits: 1 + Int($0.value % 8)), fault) != nil }
        #expect(noticed != nil, "2,000 trees do not show it")
        print("\(fault): noticed after \((noticed ?? 0) + 1) trees")
    }

    /// Describes the difference in a scenario; nil if there is none. `fault` is active while the live tree changes.
    private func failure(_ scenario: Scenario, _ fault: Fault? = nil, isChecked: Bool = false) -> String? {
        let cells = scenario.makeCells()
        let live = ViewHarness(offering: ProposedViewSize(width: 200, height: 200), isChecked: isChecked) {
            RootCell(cells: cells)
        }
        for (index, edit) in scenario.edits.enumerated() {
            Fault.seeded = fault
            cells[edit.cell] = edit.tree
            fault == nil ? live.settle() : live.settleUnchecked()
            Fault.seeded = nil
            let fresh = ViewHarness(offering: ProposedViewSize(width: 200, height: 200), isChecked: isChecked) {
                RootCell(cells: cells)
            }
            let difference = Answers(live).difference(from: Answers(fresh))
            _ = fresh.takeReports()
            _ = live.takeReports()
            if let difference { return "after edit \(index + 1): \(difference)" }
        }
        _ = live.takeReports()
        return nil
    }
}

/// More proposals than the measure cache of a node holds: its parent must be measured again even if all results that
/// are still cached are unchanged.
@Suite("Cutoff after eviction", .serialized)
@MainActor
struct EvictionTests {
    @Test func answersThatWereDroppedMayDiffer() { #expect(widthAfterEdit() == 40) }

    @Test func noticesTheFault() { #expect(widthAfterEdit(.cutoffAfterEviction) == 20) }

    /// The width of a view that takes the width of its content for the second of twelve proposals, after only that one
    /// has changed.
    private func widthAfterEdit(_ fault: Fault? = nil) -> CGFloat {
        let answer = Input(20.0)
        let scene = ViewHarness(offering: ProposedViewSize(width: 200, height: 200), isChecked: false) {
            ProposalSampler(question: 2) { Odd(answer: answer) }.tagged("sampler")
        }
        Fault.seeded = fault
        answer.value = 40
        scene.settleUnchecked()
        Fault.seeded = nil
        return scene.size("sampler").width
    }

    private struct Odd: View {
        let answer: Input<Double>
        var body: some View { Stepped(question: 2, width: answer.value) }
    }
}
