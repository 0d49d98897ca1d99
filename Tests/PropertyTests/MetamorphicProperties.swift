import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// An equivalent view draws the same.
///
/// Faults this must catch: a wrapper that counts as a separate view in a stack, hides the spacing, a guide or the
/// priority of its content, or draws it in another order.
@Suite("Other ways to write a view", .serialized)
@MainActor
struct MetamorphicProperties {
    /// Each modification, at a random node in each of 150 trees.
    @Test(arguments: ViewTree.Neutral.allCases)
    func showTheSame(way: ViewTree.Neutral) {
        var tried = 0
        for seed in Seed.tried(150) {
            let scenario = Scenario(seed, depth: 4, edits: 0)
            let places = scenario.root.places(way)
            guard !places.isEmpty else { continue }
            var choices = Choices(seed)
            let place = choices.pick(places)
            tried += 1
            guard difference(scenario, scenario.with(root: scenario.root.wrapping(place, way))) != nil else { continue }
            // Searches for the simplest tree that fails at some node.
            func broken(_ scenario: Scenario) -> Scenario? {
                scenario.root.places(way).lazy.map { scenario.with(root: scenario.root.wrapping($0, way)) }
                    .first { difference(scenario, $0) != nil }
            }
            let shrunk = scenario.shrunk { broken($0) != nil }
            let other = broken(shrunk) ?? shrunk
            Issue.record("\(way): \(difference(shrunk, other) ?? "")\n\(shrunk.description)\nand\n\(other.description)")
            return
        }
        #expect(tried > 60)
    }

    /// Frames are in points: without texts, whose widths are whole pixels, they are the same at any scale.
    @Test(arguments: [1, 3] as [CGFloat])
    func pixelsDoNotMove(scale: CGFloat) {
        for seed in Seed.tried(300) {
            let scenario = Scenario(seed, depth: 4, edits: 0)
            guard !scenario.mentionsText else { continue }
            let reference = Seen(scenario), other = Seen(scenario, Variant(scale: scale, description: "\(scale)x"))
            if let found = other.difference(from: reference) {
                Issue.record("\(found)\n\(scenario.description)")
                return
            }
        }
    }

    private func difference(_ one: Scenario, _ other: Scenario) -> String? { Seen(other).difference(from: Seen(one)) }
}

/// The drawing of a scenario: frames, colours, opacities.
@MainActor
private struct Seen {
    private let frames: [CGRect]
    private let colors: [RGBA]
    private let opacities: [Double]

    init(_ scenario: Scenario, _ variant: Variant = .plain) {
        let cells = scenario.makeCells()
        let scene = ViewHarness(offering: ProposedViewSize(width: 200, height: 200), variant, isChecked: false) {
            RootCell(cells: cells)
        }
        frames = scene.drawnFrames
        colors = scene.drawnColors
        opacities = scene.drawnOpacities
        _ = scene.takeReports()
    }

    func difference(from reference: Seen) -> String? {
        if frames.count != reference.frames.count { return "draws \(frames.count), not \(reference.frames.count)" }
        if colors != reference.colors || opacities != reference.opacities {
            return "draws in other colours, or another order"
        }
        for (mine, its) in zip(frames, reference.frames) where !mine.isNear(its) { return "at \(mine), not \(its)" }
        return nil
    }
}

extension CGRect {
    /// Sums in a different order differ in their last digits.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9 && abs(width - other.width) < 1e-9
            && abs(height - other.height) < 1e-9
    }
}

extension ViewTree {
    /// Paths to the nodes of the tree at which `way` must not change anything.
    fileprivate func places(_ way: Neutral) -> [[Int]] {
        let inside = children.enumerated().flatMap { index, child in child.places(way).map { [index] + $0 } }
        let isHere = (!way.isStack || isOneView) && (!way.hidesPriority || hasDefaultPriority)
        return (isHere ? [[]] : []) + inside
    }

    /// Whether a stack of it alone is equivalent to it: a stack is no spacer, and inside of one a view's zIndex has no
    /// effect.
    private var isOneView: Bool {
        switch self {
        case .probe, .color, .text, .stepped, .measured: true
        case .wrapped(.front, _): false
        case .wrapped(_, let inner), .asking(_, let inner): inner.isOneView
        default: false
        }
    }

    /// Whether its layout priority is 0, unlike that of spacers and of empty views.
    private var hasDefaultPriority: Bool {
        switch self {
        case .spacer, .cell, .wrapped(.priority, _): false
        case .wrapped(_, let inner): inner.hasDefaultPriority
        case .horizontal, .vertical, .zStack, .group, .either, .asking:
            !children.isEmpty && children.allSatisfy(\.hasDefaultPriority)
        default: true
        }
    }

    fileprivate func wrapping(_ place: [Int], _ way: Neutral) -> ViewTree {
        guard let turn = place.first else { return .wrapped(.neutral(way), self) }
        var new = children
        new[turn] = new[turn].wrapping(Array(place.dropFirst()), way)
        return replacing(new)
    }
}

extension Scenario {
    fileprivate var mentionsText: Bool {
        func mentions(_ tree: ViewTree) -> Bool {
            if case .text = tree { return true }
            return tree.children.contains(where: mentions)
        }
        return mentions(root) || cells.values.contains(where: mentions)
    }
}
