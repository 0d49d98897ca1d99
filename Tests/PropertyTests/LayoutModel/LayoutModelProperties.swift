import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Stacks, grids, frames and guides have the frames of a slow model of the specification, which shares no code with the
/// engine.
///
/// `QUADRANT_MODEL_TREES` is the number of trees, by default 1 500; `QUADRANT_MODEL_SEED` is another seed
/// (hexadecimal). Catches each of `SlowModel.Fault`, which changes one rule of the model.
@Suite("Layout agrees with a slow model", .serialized)
@MainActor
struct LayoutModelProperties {
    private static let environment = ProcessInfo.processInfo.environment
    private static var treeCount: Int { environment["QUADRANT_MODEL_TREES"].flatMap { Int($0) } ?? 1_500 }
    private static var start: UInt64 {
        environment["QUADRANT_MODEL_SEED"].flatMap { UInt64($0, radix: 16) } ?? 0x0DE1_0F1A
    }

    @Test func ofAnyTree() {
        SlowModel.fault = nil
        var seeds = Choices(Seed(Self.start))
        var failures = 0
        for _ in 0..<Self.treeCount {
            let layout = GeneratedLayout(Seed(seeds.next()))
            guard layout.difference() != nil else { continue }
            let minimum = layout.shrunk()
            Issue.record("\(layout.seed)\n\(minimum.difference() ?? "")\n\(minimum.description)")
            failures += 1
            if failures == 5 { return }
        }
    }

    @Test(arguments: SlowModel.Fault.allCases)
    func findsAWrongRule(fault: SlowModel.Fault) {
        SlowModel.fault = fault
        defer { SlowModel.fault = nil }
        var seeds = Choices(Seed(Self.start))
        #expect((0..<1_500).contains { _ in GeneratedLayout(Seed(seeds.next())).difference() != nil })
    }
}

extension LayoutModelProperties {
    /// Each rule says its sums once more, in words: a sum that is not that of the layout is a failure.
    @Test func explanationsHaveTheSumsOfTheLayout() {
        SlowModel.fault = nil
        var seeds = Choices(Seed(Self.start)), failures = 0
        for _ in 0..<Self.treeCount / 5 {
            let layout = GeneratedLayout(Seed(seeds.next()))
            let drifted = layout.driftedSums
            if drifted.isEmpty { continue }
            Issue.record("\(layout.seed)\n\(drifted.joined(separator: "\n"))\n\(layout.description)")
            failures += 1
            if failures == 5 { return }
        }
    }
}

/// A tree and the size of its window.
@MainActor
private struct GeneratedLayout {
    let seed: Seed
    var tree: ModelTree
    let size: Pair
    let isMirrored: Bool

    init(_ seed: Seed) {
        self.seed = seed
        var choices = Choices(seed)
        size = choices.pick([Pair(200, 200), Pair(100, 60), Pair(37, 300), Pair(400, 20)])
        isMirrored = choices.once(in: 4)
        var generator = ModelGenerator(Seed(choices.next()))
        tree = generator.tree(depth: choices.pick([2, 3, 4, 5]))
    }

    var description: String {
        "in \(size.x) × \(size.y)\(isMirrored ? ", right to left" : ""):\n\(tree.source("    "))"
    }

    /// Describes the differences in frames; nil if the model and the engine agree.
    func difference() -> String? {
        let expected = SlowModel.frames(tree, in: size)
        // The engine reports frames that are not finite.
        let numbers = expected.values.flatMap { [$0.origin.x, $0.origin.y, $0.size.x, $0.size.y] }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        let found = scene.frames
        var lines: [String] = []
        for (id, frame) in expected.sorted(by: { $0.key < $1.key }) {
            let x = isMirrored ? size.x - frame.origin.x - frame.size.x : frame.origin.x
            let rect = CGRect(x: x, y: frame.origin.y, width: frame.size.x, height: frame.size.y)
            guard let own = found[String(id)] else {
                lines.append("\(id) is not there; the model has it at \(rect)")
                continue
            }
            let distance = [own.minX - rect.minX, own.minY - rect.minY, own.width - rect.width,
                            own.height - rect.height].map(abs).max()!
            // Sums in a different order.
            if !(distance < 1e-6) { lines.append("\(id) lies at \(own), in the model at \(rect)") }
        }
        if found.count != expected.count { lines.append("\(found.count) views, in the model \(expected.count)") }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private var scene: ViewHarness {
        let view = ModelView(tree)
        let scene = ViewHarness(offering: ProposedViewSize(width: size.x, height: size.y),
                                isMirrored ? .rightToLeft : .plain, isChecked: false) { view }
        _ = scene.takeReports()
        return scene
    }

    /// The computations of the explanation whose result is not that of the layout.
    var driftedSums: [String] { ExplainedCheck.driftedSums(in: scene.host.explanation()) }

    /// The simplest tree found that still differs.
    func shrunk() -> GeneratedLayout {
        var best = self
        var tries = 0
        search: while tries < 3_000 {
            for smaller in best.tree.smaller {
                tries += 1
                var candidate = best
                candidate.tree = smaller
                if candidate.difference() != nil {
                    best = candidate
                    continue search
                }
            }
            break
        }
        return best
    }
}
