import Foundation
import QuadrantDisplayList

extension Audit {
    /// Texts that end in an ellipsis which is not their own. Text that wraps or is scaled is complete.
    package static let truncatedText = Audit(identifier: "text-truncated") { evidence in
        evidence.texts.compactMap { text in
            let drawn = text.item.runs.map(\.text).joined()
            func count(_ string: String) -> Int { string.count { $0 == "…" } }
            guard text.opacity > 0, !text.isCovered, count(drawn) > count(text.item.string) else { return nil }
            return AuditFinding(
                audit: "text-truncated", view: text.item.string,
                frame: AccessibilityNode.Frame(x: text.frame.minX, y: text.frame.minY, width: text.frame.width,
                                               height: text.frame.height),
                message: "the text \"\(text.item.string)\" is cut off in \(AuditFinding.plain(text.frame.width)) × "
                    + "\(AuditFinding.plain(text.frame.height)) points; \"\(drawn)\" is shown.",
                rule: "Text shows all of its words (Human Interface Guidelines, Typography: minimize truncation).",
                fix: "Give it more space or lines, or allow it to shrink with minimumScaleFactor(_:).")
        }
    }
}
