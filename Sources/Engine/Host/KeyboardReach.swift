package import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantGraph

/// Full Keyboard Access in a window: tab and the arrow keys move a ring through the controls, which are the
/// accessibility elements that can be pressed, adjusted or edited; return and space press, arrows adjust values, escape
/// closes. The ring is drawn by the window, from the first tab key until a pointer is used.
@MainActor
package final class KeyboardReach {
    private let host: ViewHost
    /// The element in the ring; the element where the next tab key begins while no ring is shown; nil for none.
    package private(set) var current: NodeID?
    /// Whether the ring is shown.
    package private(set) var isShown = false
    /// The frame of the element in the ring, in window coordinates, in points; nil where no ring is shown.
    package private(set) var ring: CGRect?
    /// Elements that were in the ring, the last one at the end.
    private var visited: [NodeID] = []
    /// The tab key that the view has left to this object: whether it goes backwards.
    private var tab: Bool?

    /// The keyboard of a host, which has one of these.
    package init(_ host: ViewHost) {
        self.host = host
        host.graph.tabHandler = { [weak self] backwards in
            self?.tab = backwards
            return true
        }
    }

    // MARK: events

    /// Sends a key to the ring or to the view. Returns whether it was handled.
    package func send(_ event: KeyEvent) -> Bool {
        if use(event) { return true }
        tab = nil
        let taken = host.send(.key(event))
        if let backwards = tab {
            tab = nil
            return moveByTab(backwards: backwards)
        }
        if taken { refresh() } else if event.key == .escape, event.phase == .down, isShown { return leave() }
        return taken
    }

    /// A pointer is used at a point: the ring is hidden, and the next tab key continues there.
    package func pointed(at point: CGPoint) {
        let inside = stops().filter { $0.frame.contains(point) }
        current = inside.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }?.id ?? current
        isShown = false
        ring = nil
    }

    /// The element in the ring; nil without a ring.
    package var element: AccessibilityElement? { isShown ? stops().first { $0.id == current } : nil }
    /// The point of the element in the ring where a menu opens; nil without a ring.
    package var menuPoint: CGPoint? { element?.middle }

    /// Follows the view after a change: the element in the ring may have moved, or be gone with the sheet or menu that
    /// it was in, and the view may have moved the focus to another field. Returns whether the ring has changed.
    @discardableResult
    package func refresh() -> Bool {
        guard isShown else { return false }
        let before = (current, ring)
        let stops = stops()
        if let field = stops.first(where: { $0.isFocused && $0.setText != nil }), field.id != current {
            visit(field)
        } else if !stops.contains(where: { $0.id == current }) {
            let known = visited.last { id in stops.contains { $0.id == id } }
            if let next = stops.first(where: { $0.id == known }) ?? stops.first { visit(next) } else { current = nil }
        }
        ring = stops.first { $0.id == current }?.frame
        return before != (current, ring)
    }

    // MARK: keys

    /// Uses a key for the element in the ring. A field, and a focused view that handles the key, come first.
    private func use(_ event: KeyEvent) -> Bool {
        guard isShown, event.phase != .up, event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty,
            Self.keys.contains(event.key), let element = stops().first(where: { $0.id == current })
        else { return false }
        if element.isFocused, element.setText != nil || host.send(.key(event)) { return element.setText == nil }
        switch event.key {
        case .return, .space:
            if event.phase == .down { host.perform(.press, on: element.id) }
            refresh()
            return element.canPress
        default: return useArrow(event.key, element)
        }
    }
    private static let keys: Set<KeyEquivalent> = [.return, .space, .upArrow, .downArrow, .leftArrow, .rightArrow]

    private func useArrow(_ key: KeyEquivalent, _ element: AccessibilityElement) -> Bool {
        let isVertical = key == .upArrow || key == .downArrow
        if element.canAdjust, element.children.isEmpty, !(isVertical && element.role == .slider) {
            host.perform(key == .upArrow || key == .rightArrow ? .increment : .decrement, on: element.id)
            refresh()
            return true
        }
        // The rows of a list that are not there yet come with scrolling.
        for _ in 0..<Self.maxScrollLines {
            let found = neighbour(of: element, key)
            if let found, found.isInside { return arrive(at: found.element) }
            guard let now = stops().first(where: { $0.id == element.id }), scroll(around: now, key)
            else { return found.map { arrive(at: $0.element) } ?? true }
        }
        return true
    }

    /// Moves the ring to an element, as assistive technology asks for. Returns whether it is there and takes the ring.
    @discardableResult
    package func move(to id: NodeID) -> Bool {
        guard let element = stops().first(where: { $0.id == id }) else { return false }
        return arrive(at: element)
    }

    private func moveByTab(backwards: Bool) -> Bool {
        let stops = stops()
        guard !stops.isEmpty else { return false }
        let start = stops.firstIndex { $0.isFocused && $0.setText != nil } ?? stops.firstIndex { $0.id == current }
        let index = switch start {
        case let start?: (start + (backwards ? stops.count - 1 : 1)) % stops.count
        case nil: backwards ? stops.count - 1 : 0
        }
        return arrive(at: stops[index])
    }

    /// Hides the ring, and ends editing.
    private func leave() -> Bool {
        isShown = false
        ring = nil
        host.graph.endEditing()
        host.settle()
        return true
    }

    // MARK: moving

    /// The elements that take the ring, in reading order. Of two elements of one node the first stands for both.
    package func stops() -> [AccessibilityElement] {
        var found: [AccessibilityElement] = [], known: Set<NodeID> = []
        func take(_ element: AccessibilityElement) {
            let isStop = !element.isDisabled && (element.setText != nil || element.canPress || element.canAdjust)
            if isStop, known.insert(element.id).inserted { found.append(element) }
            element.children.forEach(take)
        }
        host.accessibilityElements().forEach(take)
        return found
    }

    private func visit(_ element: AccessibilityElement) {
        current = element.id
        visited.removeAll { $0 == element.id }
        visited.append(element.id)
        if visited.count > 40 { visited.removeFirst() }
    }

    /// Moves the ring to an element, scrolls to it, and moves the view's focus to it if it is a field or has one.
    private func arrive(at element: AccessibilityElement) -> Bool {
        isShown = true
        visit(element)
        host.reveal(element.id)
        if let moved = stops().first(where: { $0.id == element.id }) { showWhole(moved) }
        if !element.isFocused {
            host.graph.endEditing()
            host.focus(element.id, isRequired: element.setText != nil)
        }
        refresh()
        return true
    }

    /// The nearest element in a direction: what is beside it first, then what is near; and whether it is inside of the
    /// same scroll view. Elements of the same scroll view come before others.
    private func neighbour(of element: AccessibilityElement, _ key: KeyEquivalent)
        -> (element: AccessibilityElement, isInside: Bool)? {
        let stops = stops()
        guard let frame = stops.first(where: { $0.id == element.id })?.frame else { return nil }
        let isAcross = key == .leftArrow || key == .rightArrow
        let sign = key == .rightArrow || key == .downArrow ? 1.0 : -1
        let around = scroller(of: element.id)
        var best: (element: AccessibilityElement, isInside: Bool)?, minimum = Double.infinity
        for other in stops where other.id != element.id {
            let dx = other.frame.midX - frame.midX, dy = other.frame.midY - frame.midY
            let ahead = (isAcross ? dx : dy) * sign, aside = abs(isAcross ? dy : dx)
            guard ahead > 1 else { continue }
            let overlaps = isAcross ? other.frame.minY < frame.maxY && other.frame.maxY > frame.minY
                : other.frame.minX < frame.maxX && other.frame.maxX > frame.minX
            let isInside = around == nil || isInside(other.id, around!)
            let score = ahead + aside * (overlaps ? 0.2 : 3) + (isInside ? 0 : 1e6)
            if score < minimum { (best, minimum) = ((other, isInside), score) }
        }
        return best
    }

    private func scroller(of id: NodeID) -> NodeIndex? {
        guard host.graph.tree.isLive(id) else { return nil }
        return host.graph.scrolling.scroller(around: id.index)?.node
    }

    private func isInside(_ id: NodeID, _ scroller: NodeIndex) -> Bool {
        guard host.graph.tree.isLive(id) else { return false }
        var node = id.index
        while let around = host.graph.scrolling.scroller(around: node) {
            if around.node == scroller { return true }
            node = around.node
        }
        return false
    }

    /// Scrolls the scroll view around an element by a line. Returns whether anything has moved.
    private func scroll(around element: AccessibilityElement, _ key: KeyEquivalent) -> Bool {
        let line = key == .downArrow || key == .rightArrow ? 40.0 : -40
        return turnWheel(at: element, by: key == .leftArrow || key == .rightArrow ? CGSize(width: line, height: 0)
            : CGSize(width: 0, height: line))
    }

    private func turnWheel(at element: AccessibilityElement, by delta: CGSize) -> Bool {
        let inside = element.frame.intersection(window)
        guard !inside.isNull else { return false }
        return host.send(.wheel(WheelEvent(at: CGPoint(x: inside.midX, y: inside.midY), delta: delta)))
    }
    private var window: CGRect { CGRect(origin: .zero, size: host.size) }

    /// Scrolls by what is left of an element out of the window.
    private func showWhole(_ element: AccessibilityElement) {
        let frame = element.frame
        let low = frame.maxY - window.maxY, high = frame.minY
        if low > 0, frame.height <= window.height { _ = turnWheel(at: element, by: CGSize(width: 0, height: low)) }
        else if high < 0 { _ = turnWheel(at: element, by: CGSize(width: 0, height: high)) }
    }

    /// The number of lines that a list is scrolled in search of its next row.
    private static let maxScrollLines = 60
}

extension ViewHost {
    /// Scrolls the scroll views around an element until it is in their viewports, the inner ones first.
    package func reveal(_ id: NodeID) {
        settle()
        guard graph.tree.isLive(id) else { return }
        var node = id.index
        while let around = graph.scrolling.scroller(around: node) {
            let frame = graph.globalFrame(of: id.index), viewport = graph.globalFrame(of: around.node)
            around.scroller.show(frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY), anchor: nil, ScrollWay())
            settle()
            node = around.node
        }
    }

    /// Moves the focus of the view to an element, if its node or one around it in the same layout takes the focus; with
    /// `isRequired` also to a node inside of it, and an element without any is pressed.
    package func focus(_ id: NodeID, isRequired: Bool) {
        settle()
        guard graph.tree.isLive(id) else { return }
        func site(_ node: NodeIndex) -> ResponderSite? {
            guard let found = graph.responder(of: node), found.focus != nil else { return nil }
            return found.site
        }
        let stop = graph[id.index].layoutParent
        var found: ResponderSite?
        for node in graph.ancestors(including: id.index) {
            if node == stop { break }
            found = found ?? site(node)
        }
        if found == nil, isRequired,
            let node = graph.firstNode(under: id.index, where: { site($0) != nil }) { found = site(node) }
        if let found { found.requestFocus() } else if isRequired { perform(.press, on: id) }
        settle()
    }
}
