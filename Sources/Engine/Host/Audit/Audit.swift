import Foundation
import QuadrantCore
package import QuadrantDisplayList
import QuadrantGeometry

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
        truncatedText, outsideWindow, smallTarget, contrast, missingLabel, rightToLeft, missingResource, runtimeIssue,
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
    /// The finding as lines for a terminal, after the place of the view in the user's files.
    package func text(at place: String) -> String {
        let size = frame.map {
            "\(Self.plain($0.x)),\(Self.plain($0.y)) \(Self.plain($0.width))×\(Self.plain($0.height))"
        }
        let location = size.map { "\(place), frame \($0)" } ?? place
        return "\(audit): \(message)\n  at    \(location)\n  rule  \(rule)\n  fix   \(fix)\n"
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
