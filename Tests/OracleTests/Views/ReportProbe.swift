import QuadrantTesting
import QuadrantText
import SwiftUI

// What the probes of mburger89/MetalUI are made of: a parent that makes one proposal and records the answer, and
// leaves with a given answer to each proposal.

extension Subject {
    /// A view to which a parent makes the recorded proposal. The frames are those in the parent; the size `root` is the
    /// answer. In `device`, `proposed` is one proposal, and `proposals` are several, each with the name of its answer.
    @MainActor
    static func probe<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> Subject {
        probe { _ in content() }
    }

    @MainActor
    static func probe<Content: View>(@ViewBuilder _ content: @escaping @MainActor (OracleCase) -> Content) -> Subject {
        Subject { record, scale in
            TextWidthOverrides.set(record.textWidths)
            defer { TextWidthOverrides.set([:]) }
            let answers = Answers()
            let asked = record.proposals
            let scene = record.harness(scale) {
                Proposer(proposals: asked, answers: answers) { content(record) }.tagged("parent")
            }
            defer { _ = scene.takeReports() }
            let parent = scene.frame("parent").origin
            let frames = (record.expected["frames"]?.list ?? []).map { entry -> JSON in
                let frame = scene.frame(entry["name"]?.string ?? "").offsetBy(dx: -parent.x, dy: -parent.y)
                return .object(["name": entry["name"] ?? nil, "x": JSON(frame.minX), "y": JSON(frame.minY),
                                "width": JSON(frame.width), "height": JSON(frame.height)])
            }
            return ["frames": .list(frames), "sizes": .object(answers.sizes.mapValues(JSON.init(measured:))),
                    "baselines": .object(answers.baselines.mapValues { JSON($0) })]
        }
    }
}

extension OracleCase {
    /// The proposals by the names of their answers; "inf" is infinity, null an unspecified dimension.
    fileprivate var proposals: [String: ProposedViewSize] {
        let listed = device["proposals"]?.members ?? ["root": device["proposed"] ?? [nil, nil]]
        return listed.mapValues { sides in
            ProposedViewSize(width: Self.side(sides.list?.first), height: Self.side(sides.list?.last))
        }
    }

    private static func side(_ value: JSON?) -> CGFloat? {
        value?.string == "inf" ? .infinity : value?.number.map { CGFloat($0) }
    }
}

extension JSON {
    fileprivate init(measured size: CGSize) {
        self = .list([size.width, size.height].map { $0.isFinite ? JSON($0) : .string("\($0)") })
    }
}

private final class Answers: @unchecked Sendable {
    var sizes: [String: CGSize] = [:]
    /// The first and the last baseline.
    var baselines: [String: [Double]] = [:]
}

/// Measures its view at each proposal, and places it in the corner with the only one. A view that is measured at
/// several proposals, or whose answer is not a size that can be placed, has its ideal size.
private nonisolated struct Proposer: Layout {
    let proposals: [String: ProposedViewSize]
    let answers: Answers

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 1000, height: 1000)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let view = subviews.first else { return }
        for (name, proposal) in proposals {
            let found = view.dimensions(in: proposal)
            answers.sizes[name] = CGSize(width: found.width, height: found.height)
            answers.baselines[name] = [found[VerticalAlignment.firstTextBaseline], found[.lastTextBaseline]]
        }
        let answer = answers.sizes["root"] ?? CGSize(width: -1, height: -1)
        let isPlaced = answer.width.isFinite && answer.height.isFinite && answer.width >= 0 && answer.height >= 0
        view.place(at: bounds.origin, proposal: isPlaced ? proposals["root"] ?? .unspecified : .unspecified)
    }
}

/// A named view with a given answer to each proposal.
private struct Leaf: View {
    let name: String
    let answer: @Sendable (ProposedViewSize) -> CGSize

    var body: some View { Answering(answer: answer) { Color.clear }.tagged(name) }

    private nonisolated struct Answering: Layout {
        let answer: @Sendable (ProposedViewSize) -> CGSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            answer(proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

extension Catalog {
    /// A fixed size.
    static func leaf(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
        Leaf(name: name) { _ in CGSize(width: width, height: height) }
    }

    /// A range of widths.
    static func wide(_ name: String, _ range: ClosedRange<CGFloat> = 0 ... .infinity, ideal: CGFloat? = nil,
                     height: CGFloat = 20) -> some View {
        Leaf(name: name) { proposal in
            CGSize(width: limited(proposal.width ?? ideal ?? range.lowerBound, to: range), height: height)
        }
    }

    /// A range of heights.
    static func tall(_ name: String, _ range: ClosedRange<CGFloat> = 0 ... .infinity, ideal: CGFloat? = nil,
                     width: CGFloat = 20) -> some View {
        Leaf(name: name) { proposal in
            CGSize(width: width, height: limited(proposal.height ?? ideal ?? range.lowerBound, to: range))
        }
    }

    /// The proposal, within a range; ideally 10 by 10.
    static func free(_ name: String, _ range: ClosedRange<CGFloat> = 0 ... .infinity) -> some View {
        Leaf(name: name) { proposal in
            CGSize(width: limited(proposal.width ?? 10, to: range), height: limited(proposal.height ?? 10, to: range))
        }
    }

    /// Half the proposed width.
    static func half(_ name: String) -> some View {
        Leaf(name: name) { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
    }

    /// A height that depends on the width, as that of a text does.
    static func area(_ name: String, ideal: CGFloat) -> some View {
        Leaf(name: name) { proposal in
            let width = limited(proposal.width ?? ideal, to: 1 ... 1000)
            return CGSize(width: width, height: 600 / width)
        }
    }

    /// Smaller if it is proposed its size.
    static func odd(_ name: String) -> some View {
        Leaf(name: name) { proposal in
            let side: CGFloat = proposal == ProposedViewSize(width: 20, height: 20) ? 15 : 20
            return CGSize(width: side, height: side)
        }
    }

    /// At most 80 wide, which is also its ideal width, and 10 high.
    static func part(_ name: String) -> some View {
        Color.black.frame(idealWidth: 80, maxWidth: 80).frame(height: 10).tagged(name)
    }

    /// A layout of a fixed size with one view, which is placed by `placing`.
    static func parent<Content: View>(_ side: CGFloat,
                                      _ placing: @escaping @Sendable (CGRect, LayoutSubview) -> Void,
                                      @ViewBuilder content: () -> Content) -> some View {
        Placing(side: side, placing: placing).callAsFunction(content)
    }

    /// A point at equal distances from the left and the top side.
    nonisolated static func moved(_ bounds: CGRect, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: bounds.minX + distance, y: bounds.minY + distance)
    }

    private nonisolated static func limited(_ side: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(side, range.lowerBound), range.upperBound)
    }
}

private nonisolated struct Placing: Layout {
    let side: CGFloat
    let placing: @Sendable (CGRect, LayoutSubview) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if let child = subviews.first { placing(bounds, child) }
    }
}

/// Two views without a container.
struct Pair: View {
    var body: some View {
        Catalog.leaf("a", 30, 10)
        Catalog.leaf("b", 50, 10)
    }
}
