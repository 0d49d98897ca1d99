import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// I11: a right-to-left layout is the mirror image of the left-to-right one.
@Suite("Right-to-left is a mirror", .serialized)
@MainActor
struct MirrorProperties {
    @Test(arguments: 0..<4)
    func ofAnyTree(block: Int) {
        for seed in Seed.tried(400, block: block, of: 4) {
            let scenario = Scenario(seed, depth: 4, edits: 0)
            if let found = failure(scenario) {
                let minimum = scenario.shrunk { failure($0) != nil }
                Issue.record("\(failure(minimum) ?? found)\n\(minimum.description)")
                return
            }
        }
    }

    private func failure(_ scenario: Scenario) -> String? {
        let cells = scenario.makeCells()
        guard !scenario.mentionsDirection else { return nil }
        let plain = ViewHarness(offering: 200, 200) { RootCell(cells: cells) }
        let mirrored = ViewHarness(offering: 200, 200, .rightToLeft) { RootCell(cells: cells) }
        defer {
            _ = plain.takeReports()
            _ = mirrored.takeReports()
        }
        let frames = Frames(plain.host.layoutTree()), others = Frames(mirrored.host.layoutTree())
        guard frames.all.count == others.all.count else { return "\(frames.all.count) views and \(others.all.count)" }
        for (one, other) in zip(frames.all, others.all) {
            let expected = Variant.rightToLeft.mirrored(one.frame, in: 200)
            // Sums in a different order.
            let isMirror = abs(expected.minX - other.frame.minX) < 1e-9 && abs(expected.minY - other.frame.minY) < 1e-9
                && abs(expected.width - other.frame.width) < 1e-9 && abs(expected.height - other.frame.height) < 1e-9
            if !isMirror { return "\(one.name) at \(one.frame) is at \(other.frame), not \(expected)" }
        }
        return nil
    }

    private struct Frames {
        var all: [(name: String, frame: CGRect)] = []
        init(_ trees: [LayoutTree]) { for tree in trees { add(tree) } }
        private mutating func add(_ tree: LayoutTree) {
            all.append((tree.name, CGRect(x: tree.globalX, y: tree.globalY, width: tree.globalWidth,
                height: tree.globalHeight)))
            for child in tree.children { add(child) }
        }
    }
}

extension Scenario {
    /// Whether the tree has parts with their own direction, content that depends on its position in the window, or
    /// rotations, which are not mirrored.
    var mentionsDirection: Bool {
        func mentions(_ tree: ViewTree) -> Bool {
            switch tree {
            case .reader, .wrapped(.rightToLeft, _), .wrapped(.rotation, _): true
            default: tree.children.contains(where: mentions)
            }
        }
        return mentions(root) || cells.values.contains(where: mentions)
    }
}
