import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

/// I12: a frame without changes does no work.
@Suite("Idle is free", .serialized)
@MainActor
struct IdleProperties {
    @Test func idleFrameOfAnyTree() {
        for seed in Seed.tried(300) {
            let scenario = Scenario(seed, depth: 5, edits: 0)
            let cells = scenario.makeCells()
            let scene = ViewHarness(offering: 200, 200) { RootCell(cells: cells) }
            let work = scene.work {}
            _ = scene.takeReports()
            if work != Work() {
                Issue.record("\(work)\n\(scenario.description)")
                return
            }
        }
    }

    /// Setting a state to an equal value evaluates at most the bodies that read it.
    @Test func sameValueStopsAtTheBody() {
        for seed in Seed.tried(100) {
            let scenario = Scenario(seed, depth: 4, edits: 0)
            let cells = scenario.makeCells()
            let scene = ViewHarness(offering: 200, 200) { RootCell(cells: cells) }
            let work = scene.work { cells[0] = cells[0] }
            _ = scene.takeReports()
            if work.measured > 0, !scenario.hasReaders {
                Issue.record("\(work)\n\(scenario.description)")
                return
            }
        }
    }
}

extension Scenario {
    /// Closures are never equal, so geometry readers evaluate their content again.
    var hasReaders: Bool {
        func reads(_ tree: ViewTree) -> Bool {
            switch tree {
            case .reader, .measured, .wrapped(.guide, _): true
            default: tree.children.contains(where: reads)
            }
        }
        return reads(root) || cells.values.contains(where: reads)
    }
}
