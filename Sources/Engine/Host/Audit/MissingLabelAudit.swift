import Foundation
import QuadrantCore

extension Audit {
    /// Pictures and controls that assistive technology cannot name. Decorative images and hidden views are no elements.
    package static let missingLabel = Audit(identifier: "missing-label") { evidence in
        evidence.elements.flatMap(\.withDescendants).compactMap { node in
            let isNamed = !node.label.allSatisfy(\.isWhitespace)
            guard node.role.isControl || node.role == .image, !isNamed, node.frame.width > 0, node.frame.height > 0
            else { return nil }
            return AuditFinding(
                audit: "missing-label", view: node.identifier ?? node.role.rawValue, frame: node.frame,
                message: "the \(node.role.rawValue) of \(AuditFinding.plain(node.frame.width)) × "
                    + "\(AuditFinding.plain(node.frame.height)) points has no accessibility label.",
                rule: "Every picture and control has a name (WCAG 2.2, 1.1.1 and 4.1.2).",
                fix: "Add accessibilityLabel(_:), or accessibilityHidden(true) if it only decorates.")
        }
    }
}
