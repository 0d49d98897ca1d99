import Foundation
import QuadrantCore
package import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// A problem that an audit found in a view, without a reference picture to compare with.
package struct AuditFinding: Codable, Equatable {
    /// The identifier of the audit, such as `text-truncated`.
    package var audit: String
    /// The text or accessibility label of the view, else its role.
    package var view: String
    /// The frame in window coordinates, in points; nil for a finding without a known place.
    package var frame: AccessibilityNode.Frame?
    /// What is wrong, in the user's terms.
    package var message: String
    /// The rule behind it, as a sentence.
    package var rule: String
    /// What the user can do, as a sentence.
    package var fix: String
    /// The frame of what covers or cuts the view, in window coordinates, in points; nil where there is no such view.
    package var other: AccessibilityNode.Frame?
}

/// A check of one settled view.
package struct Audit: Sendable {
    /// As `--audit` names it: `text-truncated`.
    package var identifier: String
    /// Whether it compares the view with its layout in the other layout direction.
    package var needsOtherDirection = false
    /// Finds the problems of a view, in drawing order. Changes nothing.
    package var find: @MainActor @Sendable (AuditEvidence) -> [AuditFinding]

    /// All audits, in the order in which they are reported.
    package static let all: [Audit] = [
        truncatedText, clippedText, outsideWindow, covered, underBar, smallTarget, contrast, missingLabel, rightToLeft,
        missingResource, runtimeIssue,
    ]
}

/// What the audits of one view read: computed once, from the same frame.
@MainActor
package struct AuditEvidence {
    /// The view, settled.
    package let host: ViewHost
    /// The drawing of that frame.
    package let list: DisplayList
    /// The texts of the drawing, in drawing order.
    package let texts: [DrawnText]
    /// The elements of assistive technology, in reading order.
    package let elements: [AccessibilityNode]
    /// What the view reported.
    package let issues: [Diagnostic]
    /// The layout of the same view in the other layout direction; nil if no audit needs it.
    package let otherDirection: [LayoutTree]?
}

extension ViewHost {
    /// The findings of `audits` in the present state of the view, in the order of the audits. `otherDirection` is the
    /// layout of the same view in the other layout direction; without it, the audits that need it find nothing.
    package func audit(_ audits: [Audit] = Audit.all, otherDirection: [LayoutTree]? = nil) -> [AuditFinding] {
        let list = frame()
        let evidence = AuditEvidence(
            host: self, list: list, texts: DrawnText.all(in: list), elements: accessibilityTree(), issues: issues,
            otherDirection: otherDirection)
        return audits.flatMap { $0.find(evidence) }
    }
}

extension AuditFinding {
    /// The finding as lines for a terminal, after the place of the view in the user's files, and that of what covers or
    /// cuts it.
    package func text(at place: String, by other: String? = nil) -> String {
        let size = frame.map {
            "\(Self.plain($0.x)),\(Self.plain($0.y)) \(Self.plain($0.width))×\(Self.plain($0.height))"
        }
        let location = size.map { "\(place), frame \($0)" } ?? place
        let cause = other.map { "  by    \($0)\n" } ?? ""
        return "\(audit): \(message)\n  at    \(location)\n\(cause)  rule  \(rule)\n  fix   \(fix)\n"
    }

    static func plain(_ number: Double) -> String { NumberText.rounded(number, 1) }
}

extension AccessibilityRole {
    /// Whether the system draws the parts of the control, whose sizes and colours a program does not choose.
    var hasSystemParts: Bool { [.picker, .datePicker, .colorPicker, .stepper, .tabBar].contains(self) }
}

extension AccessibilityNode {
    var withDescendants: [AccessibilityNode] { [self] + children.flatMap(\.withDescendants) }
}

extension AccessibilityNode.Frame {
    init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension AuditEvidence {
    /// Whether a view is shown over the others, such as a sheet: what it covers is covered on purpose.
    var hasPresentation: Bool {
        elements.flatMap(\.withDescendants).contains { $0.role == .dialog || $0.role == .menuItem }
    }

    /// The texts of the layout with their nodes, in the order of the program.
    var textNodes: [(node: NodeIndex, text: String, frame: CGRect)] {
        let graph = host.graph, inspector = GraphInspector(graph)
        var found: [(node: NodeIndex, text: String, frame: CGRect)] = []
        func walk(_ node: NodeIndex) {
            if graph.layoutElement(of: node) == .text, let text = graph.box(node).description?.shownText {
                found.append((node, text, graph.globalFrame(of: node)))
            }
            inspector.children(of: node).forEach(walk)
        }
        inspector.layoutRoots.forEach(walk)
        return found
    }

    /// How far a view can still be scrolled: up, so that more of the end is seen, and down. Zero outside of scroll
    /// views.
    func scrollWay(of node: NodeIndex) -> (up: Double, down: Double) {
        guard let (at, scroller) = host.graph.scrolling.scroller(around: node), scroller.scrolls(.vertical),
              let content = GraphInspector(host.graph).children(of: at).first else { return (0, 0) }
        let frame = host.graph.globalFrame(of: at), inner = host.graph.globalFrame(of: content)
        return (max(inner.maxY - frame.maxY, 0), max(frame.minY - inner.minY, 0))
    }
}
