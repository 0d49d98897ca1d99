import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Audit {
    /// Texts that the edge of the window cuts. What is scrolled, clipped or entirely outside is there on purpose.
    package static let outsideWindow = Audit(identifier: "outside-window") { evidence in
        let size = evidence.list.size
        let pixel = 1 / max(evidence.list.scale, 1)
        return evidence.texts.compactMap { text in
            let frame = text.frame
            guard !text.isClipped, !text.isCovered, text.opacity > 0, !text.item.string.isEmpty else { return nil }
            let isSeen = frame.maxX > 0 && frame.maxY > 0 && frame.minX < size.width && frame.minY < size.height
            let beyond = [
                ("left", -frame.minX), ("top", -frame.minY), ("right", frame.maxX - size.width),
                ("bottom", frame.maxY - size.height),
            ].filter { $0.1 > pixel }
            guard isSeen, !beyond.isEmpty else { return nil }
            let sides = beyond.map { "\(AuditFinding.plain($0.1)) points at the \($0.0)" }.joined(separator: ", ")
            return AuditFinding(
                audit: "outside-window", view: text.item.string,
                frame: AccessibilityNode.Frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
                message: "the text \"\(text.item.string)\" is outside of the window by \(sides).",
                rule: "Content that does not scroll is inside the window (Human Interface Guidelines, Layout).",
                fix: "Let it wrap, make what is beside it smaller, or put it into a ScrollView.")
        }
    }
}
