package import Foundation
package import QuadrantGeometry
package import QuadrantGraph
package import QuadrantDisplayList
package import QuadrantCore
import QuadrantThreads
package import QuadrantViews
package import QuadrantHost
package import Testing

/// Hosts a view without a window: proposes a size, returns frames, sends events, and counts the work.
///
/// Every frame runs in checked mode and verifies the invariants of the graph. Diagnostics that the test has not read
/// when the harness is released are failures.
@MainActor
package final class ViewHarness {
    package let host: ViewHost
    private let collected = Locked<[Diagnostic]>([])
    private var proposal: ProposedViewSize

    /// Proposes `size`, in which the view is centred. A nil dimension is the view's ideal one.
    ///
    /// Every body is evaluated twice and the results are compared, unless `evaluatesTwice` is false, as it must be in a
    /// test that counts evaluations by a side effect.
    package init<Content: View>(offering size: ProposedViewSize = .unspecified, _ variant: Variant = .plain,
                                design: Design = .ios17, safeArea: EdgeInsets = EdgeInsets(),
                                isChecked: Bool = true, evaluatesTwice: Bool = true, locale: Locale? = nil,
                                dynamicTypeSize: DynamicTypeSize = .large,
                                @ViewBuilder content: @escaping @MainActor () -> Content) {
        var configuration = HostConfiguration(
            size: .zero, safeArea: safeArea, scale: variant.scale, colorScheme: variant.isDark ? .dark : .light,
            layoutDirection: variant.isRightToLeft ? .rightToLeft : .leftToRight, dynamicTypeSize: dynamicTypeSize,
            design: design)
        if let locale { configuration.locale = locale }
        configuration.isChecked = isChecked
        configuration.evaluatesTwice = isChecked && evaluatesTwice
        let collected = collected
        host = ViewHost(rootView: HarnessRoot(content: content), configuration: configuration) {
            let report = $0
            collected.withLock { $0.append(report) }
        }
        proposal = size
        settle()
    }

    package convenience init<Content: View>(offering width: CGFloat, _ height: CGFloat, _ variant: Variant = .plain,
                                            design: Design = .ios17, evaluatesTwice: Bool = true,
                                            @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(offering: ProposedViewSize(width: width, height: height), variant, design: design,
                  evaluatesTwice: evaluatesTwice, content: content)
    }

    deinit {
        for issue in collected.withLock({ $0 }) { Issue.record("No test read this report:\n\(issue)") }
    }

    /// The root view of a harness, so that values which its closure reads are recorded.
    private struct HarnessRoot<Content: View>: View {
        let content: @MainActor () -> Content
        var body: some View { content() }
    }

    // MARK: Frames

    /// The size proposed to the view, with its ideal size for nil dimensions.
    package var offered: CGSize {
        let ideal = proposal.width == nil || proposal.height == nil ? host.sizeThatFits(proposal) : .zero
        return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    package func offer(_ width: CGFloat?, _ height: CGFloat?) {
        proposal = ProposedViewSize(width: width, height: height)
        settle()
    }

    /// Settles the view and verifies the invariants of the graph.
    package func settle() {
        host.resize(offered)
        _ = host.frame()
        for problem in host.graph.checkInvariants() { Issue.record("A rule of the graph is broken. \(problem)") }
    }

    /// Settles the view without verification, for tests with a seeded fault.
    package func settleUnchecked() {
        host.resize(offered)
        _ = host.frame()
    }

    /// Counts the work in the frame after `change`. Rounds and reductions are excluded: see `rounds`, `reduced`.
    package func work(_ change: () -> Void) -> Work {
        let wasChecked = host.graph.loop.isChecked
        host.graph.loop.isChecked = false
        defer { host.graph.loop.isChecked = wasChecked }
        host.graph.work = Work()
        change()
        host.resize(offered)
        _ = host.frame()
        var work = host.graph.work
        rounds = work.rounds
        work.rounds = 0
        reduced = work.reduced
        work.reduced = 0
        return work
    }

    /// The number of rounds in which the last frame counted by `work` has settled.
    package private(set) var rounds = 0
    /// The number of preference values that were reduced in the frame counted by `work`.
    package private(set) var reduced = 0

    /// The diagnostics since the last call.
    package func takeReports() -> [Diagnostic] {
        collected.withLock { unread in
            defer { unread = [] }
            return unread
        }
    }

    // MARK: Frames of named views

    private func rows(_ name: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        host.graph.eachNode { row, box in
            let debugAttributes = box.description?.debugAttributes ?? []
            if debugAttributes.contains(where: { $0.0 == Tag.fact && $0.1 == name }) { found.append(row) }
        }
        return found
    }

    package func contains(_ name: String) -> Bool { !rows(name).isEmpty }

    func row(_ name: String) -> NodeIndex? {
        let found = rows(name)
        if found.count != 1 { Issue.record("\(found.count) views are called '\(name)'.\n\(tree)") }
        return found.first
    }

    /// The frame of a named view in the window, in points.
    package func frame(_ name: String) -> CGRect { row(name).map { host.graph.globalFrame(of: $0) } ?? .null }

    /// The frame of a named view in the coordinate space of a named parent.
    package func frame(_ name: String, in other: String) -> CGRect {
        guard let row = row(name), let around = self.row(other) else { return .null }
        return host.graph.convert(CGRect(origin: .zero, size: host.graph.size(of: row)), from: row, to: around)
    }

    package func size(_ name: String) -> CGSize { row(name).map { host.graph.size(of: $0) } ?? .zero }

    /// The view's size for a proposal.
    package func sizeThatFits(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        host.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    /// The distance of a named view's baseline from its top.
    package func baseline(_ alignment: VerticalAlignment, of name: String) -> CGFloat {
        guard let row = row(name) else { return .nan }
        let graph = host.graph
        return graph.dimensions(row, SIMD2(graph.size(of: row)), Proposal(graph.proposal(of: row)))[alignment]
    }

    // MARK: Input

    @discardableResult
    package func tap(at point: CGPoint) -> Bool {
        defer { settle() }
        return host.tap(at: point)
    }

    // MARK: Descriptions

    package var displayList: DisplayList { host.frame() }

    /// The named views with their position in the nearest named parent, and their size.
    package var tree: String {
        let graph = host.graph
        var lines: [String] = []
        func number(_ value: CGFloat) -> String { NumberText.short(Double(value)) }
        func walk(_ row: NodeIndex, _ around: NodeIndex, _ depth: Int) {
            var around = around, depth = depth
            if let name = graph.box(row).description?.debugAttributes.first(where: { $0.0 == Tag.fact })?.1 {
                let at = graph.convert(CGRect(origin: .zero, size: graph.size(of: row)), from: row, to: around)
                let indent = depth == 0 ? "" : String(repeating: "  ", count: depth - 1) + "└ "
                let corner = "\(number(at.minX)),\(number(at.minY))", size = "\(number(at.width))×\(number(at.height))"
                lines.append("\(indent)\(name) \(corner) \(size)")
                around = row
                depth += 1
            }
            for subview in GraphInspector(graph).children(of: row) { walk(subview, around, depth) }
        }
        for root in GraphInspector(graph).layoutRoots { walk(root, 0, 0) }
        return lines.joined(separator: "\n")
    }

    /// Fails with both texts if the named views differ. Consecutive spaces count as one.
    package func expectTree(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        func plain(_ text: String) -> [String] {
            text.split(separator: "\n").map { line in
                let indent = line.prefix { $0 == " " }
                return indent + line.split(separator: " ").joined(separator: " ")
                    .replacingOccurrences(of: ", ", with: ",")
            }
        }
        if plain(expected) != plain(tree) {
            Issue.record("expected\n\(expected)\nfound\n\(tree)", sourceLocation: sourceLocation)
        }
    }
}

extension ViewHarness {
    /// The existing rows, headers and footers of lists, from the top: their roles and frames in the window.
    package var listRows: [(role: String, frame: CGRect)] {
        var found: [(role: String, frame: CGRect)] = []
        host.graph.eachNode { row, box in
            guard let rect = host.graph.rowCard(of: row) else { return }
            found.append((box.name, host.graph.convert(rect, from: row)))
        }
        return found.sorted { $0.frame.minY < $1.frame.minY }
    }
}
