import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

extension Audit {
    /// Buttons, links and menus that a finger misses. Measured by hit testing, so that a content shape counts;
    /// disabled ones, those of other controls and items of bars, whose size is the system's, are exempt.
    package static let smallTarget = Audit(identifier: "small-target") { evidence in
        let window = CGRect(origin: .zero, size: evidence.list.size)
        var findings: [AuditFinding] = []
        for element in evidence.host.accessibilityElements().flatMap(\.withDescendantsOfProgram) {
            guard [.button, .link, .menu].contains(element.role), element.canPress,
                  window.contains(element.middle) else { continue }
            let size = evidence.hitSize(at: element.middle, atLeast: element.frame)
            guard size.width < minimumTarget || size.height < minimumTarget else { continue }
            let name = element.label.isEmpty ? element.role.rawValue : element.label
            let frame = element.frame
            // A bar enlarges its items to the height of a target, and gives neighbours what is between them.
            if size.height >= minimumTarget, frame.height < minimumTarget { continue }
            findings.append(AuditFinding(
                audit: "small-target", view: name,
                frame: AccessibilityNode.Frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
                message: "the \(element.role.rawValue) \"\(name)\" can be hit in \(AuditFinding.plain(size.width)) × "
                    + "\(AuditFinding.plain(size.height)) points.",
                rule: "A control has a hit area of at least 44 × 44 points (Human Interface Guidelines, Buttons).",
                fix: "Put frame(minWidth: 44, minHeight: 44) and contentShape(Rectangle()) on its label."))
        }
        return findings
    }

    /// In points; less than 44 because frames are on the grid of pixels, and a row of a list has a separator.
    private static let minimumTarget = 43.5
}

extension AccessibilityElement {
    /// Without the parts of the system's controls.
    var withDescendantsOfProgram: [AccessibilityElement] {
        role.hasSystemParts ? [] : [self] + children.flatMap(\.withDescendantsOfProgram)
    }
}

extension AuditEvidence {
    /// The extent around `point` in which the innermost views that are hit share the one that handles the press, at
    /// least the size of `frame`.
    fileprivate func hitSize(at point: CGPoint, atLeast frame: CGRect) -> CGSize {
        func handler(_ x: CGFloat, _ y: CGFloat) -> Int? {
            let path = host.graph.hitTest(CGPoint(x: x, y: y))
            return path.first { host.graph.responder(of: $0)?.pointer != nil }.map(Int.init)
        }
        guard let own = handler(point.x, point.y) else { return frame.size }
        func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
            var steps: CGFloat = 0
            while steps < 44, handler(point.x + dx * (steps + 1), point.y + dy * (steps + 1)) == own { steps += 1 }
            // The edge is less than a point further.
            var part: CGFloat = 0.5, found = steps
            for _ in 0..<5 {
                if handler(point.x + dx * (found + part), point.y + dy * (found + part)) == own { found += part }
                part /= 2
            }
            return found
        }
        return CGSize(width: max(frame.width, reach(-1, 0) + reach(1, 0)),
                      height: max(frame.height, reach(0, -1) + reach(0, 1)))
    }
}
