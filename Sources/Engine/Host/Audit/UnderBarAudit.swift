import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

extension Audit {
    /// Texts and controls under the status bar or a tab bar that cannot be scrolled out of it.
    package static let underBar = Audit(identifier: "under-bar") { evidence in
        guard !evidence.hasPresentation else { return [] }
        let safe = evidence.host.configuration.safeArea, size = evidence.list.size
        let elements = evidence.host.accessibilityElements()
        let tabs = elements.flatMap(\.withDescendants).first { $0.role == .tabBar }
        // Less is no status bar, but the edge of a window.
        let top = safe.top >= 20 ? safe.top : 0
        return elements.flatMap(\.ofContent).compactMap { element in
            guard element.frame.width > 0, element.frame.height > 0, element.role == .staticText
                    || element.role == .header || element.role.isControl,
                  element.frame.minX < size.width, element.frame.maxX > 0 else { return nil }
            let middle = element.frame.midY, way = evidence.scrollWay(of: element.id.index)
            let bar: (name: String, frame: CGRect, need: Double)
            if middle < top, element.frame.maxY > 0 {
                let frame = CGRect(x: 0, y: 0, width: size.width, height: top)
                bar = ("the status bar", frame, way.down > 0 ? 0 : top - element.frame.minY)
            } else if let tabs, middle > tabs.frame.minY, element.frame.minY < size.height,
                      element.frame.minX < tabs.frame.maxX, element.frame.maxX > tabs.frame.minX {
                bar = ("the tab bar", tabs.frame, way.up > 0 ? 0 : element.frame.maxY - tabs.frame.minY)
            } else { return nil }
            guard bar.need > 0 else { return nil }
            let name = element.label.isEmpty ? element.role.rawValue : element.label
            let kind = element.role == .staticText || element.role == .header ? "text" : element.role.rawValue
            return AuditFinding(
                audit: "under-bar", view: name, frame: .init(element.frame),
                message: "the \(kind) \"\(name)\" is under \(bar.name): it reaches "
                    + "\(AuditFinding.plain(bar.need)) points into it.",
                rule: "Content keeps out of bars: the safe area (Human Interface Guidelines, Layout).",
                fix: "Put ignoresSafeArea() on the background only, or limit it to the edges without a bar.",
                other: nil)
        }
    }
}

extension AccessibilityElement {
    fileprivate var withDescendants: [AccessibilityElement] { [self] + children.flatMap(\.withDescendants) }

    /// The elements that have no others inside, without the tabs of bars.
    fileprivate var ofContent: [AccessibilityElement] {
        role == .tabBar ? [] : children.isEmpty ? [self] : children.flatMap(\.ofContent)
    }
}
