import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost

/// An accessibility element as a page has it.
private struct ShownElement: Encodable, Equatable {
    var id: String
    var role: AccessibilityRole
    var label: String
    var value: String?
    /// Value, minimum and maximum.
    var number: [Double]?
    var isOn: Bool?
    var hint: String?
    var identifier: String?
    var level: Int?
    var isDisabled: Bool
    var isFocused: Bool
    var isSelected: Bool
    var canPress: Bool
    var canAdjust: Bool
    /// Whether it is a text that is edited.
    var isText: Bool
    /// x, y, width and height in the window, in points.
    var frame: [Double]
    var children: [String]

    init(_ element: AccessibilityElement) {
        let node = AccessibilityNode(element)
        id = ElementName.text(element.id)
        (role, label, value, hint, identifier) = (node.role, node.label, node.value, node.hint, node.identifier)
        number = node.number.map { [$0.value, $0.minimum, $0.maximum] }
        (isOn, level, isDisabled, isFocused) = (node.isOn, node.level, node.isDisabled, node.isFocused)
        isSelected = node.traits.contains("isSelected")
        (canPress, canAdjust) = (element.canPress, element.canAdjust)
        isText = element.setText != nil
        let frame = element.frame
        self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
        children = element.children.map { ElementName.text($0.id) }
    }
}

/// The names of nodes in messages.
enum ElementName {
    static func text(_ id: NodeID) -> String { "\(id.index).\(id.generation)" }

    static func id(_ name: String) -> NodeID? {
        let parts = name.split(separator: ".")
        guard parts.count == 2, let index = UInt32(parts[0]), let generation = UInt32(parts[1]) else { return nil }
        return NodeID(index: NodeIndex(Int(index)), generation: generation)
    }
}

/// What a page knows of the accessibility elements of one screen.
struct ElementReport {
    fileprivate var told: [String: ShownElement] = [:]
    fileprivate var top: [String] = []
    /// Whether the view may have changed since.
    var isStale = true
    /// The time of the last report on the server's clock.
    fileprivate var time = -1.0
}

/// The accessibility elements of the visible screens, for pages that ask for them. A page receives the elements that
/// have changed, after the frame that shows the change.
extension Session {
    /// The minimum time between two reports of a screen, in seconds: an animated view is reported a few times per
    /// second.
    private static let interval = 0.1

    /// The time of the next report on the server's clock; nil if none is needed.
    var nextElements: Double? {
        guard let elements else { return nil }
        return visible.compactMap { index in
            guard let report = elements[index] else { return 0 }
            return report.isStale ? report.time + Self.interval : nil
        }.min()
    }

    func tellElements(_ now: Double) {
        guard elements != nil else { return }
        for index in visible.sorted() where screens.indices.contains(index) {
            var report = elements?[index] ?? ElementReport()
            let isFirst = report.time < 0
            guard report.isStale, isFirst || report.time + Self.interval <= now + 0.0005 else { continue }
            report.isStale = false
            report.time = now
            var found: [String: ShownElement] = [:], changed: [ShownElement] = []
            func take(_ element: AccessibilityElement) {
                let shown = ShownElement(element)
                // Two elements of one node, as in a representation: the first one stands for both.
                guard found.updateValue(shown, forKey: shown.id) == nil else { return }
                if report.told[shown.id] != shown { changed.append(shown) }
                element.children.forEach(take)
            }
            let all = screens[index].host.accessibilityElements()
            all.forEach(take)
            let top = all.map { ElementName.text($0.id) }
            let removed = report.told.keys.filter { found[$0] == nil }.sorted()
            let isTopSame = report.top == top
            (report.told, report.top) = (found, top)
            elements?[index] = report
            if isFirst || !changed.isEmpty || !removed.isEmpty || !isTopSame {
                send(Elements(screen: index, isWhole: isFirst, changed: changed, removed: removed,
                              top: isTopSame && !isFirst ? nil : top))
            }
        }
    }

    /// Performs what a page asks of an element. Returns false for a message that is not part of the protocol.
    func use(_ message: PageMessage, _ screen: Screen) -> Bool {
        if message.phase == "leave" {
            screen.change(now: self.now) { $0.graph.endEditing() }
            return true
        }
        guard let id = message.element.flatMap(ElementName.id) else { return false }
        var request: AccessibilityRequest?
        switch message.phase {
        case "press": request = .press
        case "increment": request = .increment
        case "decrement": request = .decrement
        case "number": request = message.value.map { .setNumber($0) }
        case "text": request = message.text.map { .setText($0) }
        case "focus": screen.change(now: self.now) { Self.focus($0, on: id) }
        case "reveal": screen.change(now: self.now) { Self.reveal(id, in: $0) }
        default: return false
        }
        // An element that has left meanwhile is ignored.
        guard let request else { return true }
        record(request, on: id, of: message.screen)
        watch(request, on: id, of: message.screen)
        let others = repeated(id, from: message.screen ?? 0)
        for (screen, id) in [(screen, id)] + others {
            _ = screen.change(now: self.now) { $0.perform(request, on: id) }
        }
        return true
    }

    /// Moves the focus of the view to the element, as its node, one around it in the same layout, or one inside has it.
    private static func focus(_ host: ViewHost, on id: NodeID) {
        host.settle()
        let graph = host.graph
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
        if found == nil, let node = graph.firstNode(under: id.index, where: { site($0) != nil }) { found = site(node) }
        if let found { found.requestFocus() } else { host.perform(.press, on: id) }
        host.settle()
    }

    /// Scrolls the scroll views around an element until it is in their viewports, the inner ones first.
    static func reveal(_ id: NodeID, in host: ViewHost) {
        host.settle()
        let graph = host.graph
        guard graph.tree.isLive(id) else { return }
        var node = id.index
        while let around = graph.scrolling.scroller(around: node) {
            let frame = graph.globalFrame(of: id.index), viewport = graph.globalFrame(of: around.node)
            around.scroller.show(frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY), anchor: nil, ScrollWay())
            host.settle()
            node = around.node
        }
    }

    private struct Elements: Encodable {
        var kind = "elements"
        var screen: Int
        /// Whether the page forgets what it knew of the screen.
        var isWhole: Bool
        /// New and changed elements, those around others first.
        var changed: [ShownElement]
        /// The ids of elements that are gone.
        var removed: [String]
        /// The ids of the outermost elements in reading order; nil if they are the same as before.
        var top: [String]?
    }
}
