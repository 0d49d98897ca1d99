import Foundation
import QuadrantGraph

/// The storage of a `FocusState` for the focus system.
protocol FocusRecord: AnyObject {
    /// The value for no focus.
    var noFocus: AnyHashable { get }
    var current: AnyHashable { get }
    /// Updates the state after the focus has moved to the view of `value`.
    func follow(_ value: AnyHashable)
}

/// The focused node, and the states that follow it.
final class FocusSystem: GraphFeature {
    private(set) var focused: NodeID? {
        didSet {
            if focused != oldValue { values.refresh() }
        }
    }
    /// The focused values of views.
    let values: FocusedValueStore
    private var sites: [Site] = []
    /// States of which a view was removed since their last notification.
    private var orphans: [any FocusRecord] = []
    /// States that were written and not yet applied.
    private var requests: [any FocusRecord] = []
    /// Moves the focus for the tab key in place of `advance`; nil for none.
    var tabHandler: ((_ backwards: Bool) -> Bool)?

    /// A view whose focus a state follows.
    private struct Site {
        let id: NodeID
        let record: any FocusRecord
        let value: AnyHashable
    }

    override init(_ link: GraphLink) {
        values = FocusedValueStore(link)
        super.init(link)
        graph.input.onLeave = { [unowned self] in leave($0) }
    }

    override class var followsFrames: Bool { true }
    override func roundEnds() { leaveWhatIsOff() }

    /// Whether the focus is in a node or in its content.
    func isFocused(_ id: NodeID) -> Bool { contains(id, focused) }

    // MARK: moving the focus

    /// The responder of the focused node; nil if no node has the focus.
    var responder: Responder? {
        guard let found = responder(of: focused), found.focus != nil, found.site.isEnabled else { return nil }
        return found
    }

    /// Removes the focus from a view that is disabled.
    func leaveWhatIsOff() {
        if let found = responder(of: focused), !found.site.isEnabled { move(to: nil) }
    }

    func move(to id: NodeID?) {
        guard id != focused else { return }
        let old = responder(of: focused)
        focused = id
        old?.focus?.changed(false)
        if focused != id { return }
        responder(of: id)?.focus?.changed(true)
        notifyRecords()
        graph.noteChange()
    }

    private func responder(of id: NodeID?) -> Responder? {
        guard let id, graph.tree.isLive(id) else { return nil }
        return graph.responder(of: id.index)
    }

    /// Updates every state to the current focus, also those whose last view was removed.
    private func notifyRecords() {
        var told: [ObjectIdentifier] = []
        for record in sites.map(\.record) + orphans where !told.contains(ObjectIdentifier(record)) {
            told.append(ObjectIdentifier(record))
            let holder = sites.first { $0.record === record && contains($0.id, focused) }
            record.follow(holder?.value ?? record.noFocus)
        }
        orphans = []
    }

    /// Whether `inner` is `outer` or a descendant of it.
    private func contains(_ outer: NodeID, _ inner: NodeID?) -> Bool {
        guard let inner, graph.tree.isLive(inner) else { return false }
        for at in graph.ancestors(including: inner.index) { if at == outer.index { return graph.tree.isLive(outer) } }
        return false
    }

    // MARK: states

    /// Registers `value` as the value of `record` while the focus is in the node.
    func register(_ id: NodeID, _ record: any FocusRecord, _ value: AnyHashable) {
        sites.removeAll { $0.id == id }
        sites.append(Site(id: id, record: record, value: value))
    }

    func leave(_ id: NodeID) {
        if let place = sites.firstIndex(where: { $0.id == id }) { orphans.append(sites.remove(at: place).record) }
        if focused == id { focused = nil } else if orphans.isEmpty { return }
        graph.later { [unowned self] in notifyRecords() }
    }

    /// Schedules a focus request of a written state, for when the tree has settled and its view exists.
    func obey(_ record: any FocusRecord) {
        if requests.isEmpty { graph.later { [unowned self] in fulfil() } }
        if !requests.contains(where: { $0 === record }) { requests.append(record) }
        graph.noteChange()
    }

    private func fulfil() {
        let asked = requests
        requests = []
        for record in asked {
            let preferred = record.current
            if preferred == record.noFocus {
                let hasFocus = sites.contains { $0.record === record && contains($0.id, focused) }
                if hasFocus { move(to: nil) }
                continue
            }
            let target = sites.filter { $0.record === record && $0.value == preferred }.lazy
                .compactMap { self.firstFocusable(under: $0.id) }.first
            if let target { move(to: target) }
            // Resets a value without a view.
            notifyRecords()
        }
    }

    private func firstFocusable(under id: NodeID) -> NodeID? {
        guard graph.tree.isLive(id) else { return nil }
        return stops(under: id.index, tabOnly: false).first
    }

    // MARK: tab order

    /// The focusable nodes in tree order.
    private func stops(under start: NodeIndex, tabOnly: Bool) -> [NodeID] {
        var found: [NodeID] = []
        func walk(_ node: NodeIndex) {
            let box = graph.box(node)
            if tabOnly, box.hits?.hitPolicy == .blocked { return }
            if let responder = graph.responder(of: node), let focus = responder.focus, focus.isTabStop || !tabOnly,
                responder.site.isEnabled, !graph[node].isExpanded {
                found.append(responder.site.id)
            }
            for child in graph.children(of: node) { walk(child) }
        }
        if start != 0 { walk(start) }
        return found
    }

    /// Moves the focus to the next focusable view; after the last it leaves the window's content, or wraps to the
    /// first. Returns whether it moved.
    func advance(backwards: Bool) -> Bool {
        let order = stops(under: graph.root, tabOnly: true)
        let place = responder.flatMap { order.firstIndex(of: $0.site.id) }
        let isLast = order.isEmpty || place.map { $0 == (backwards ? 0 : order.count - 1) } ?? false
        if isLast, graph.input.services.focusLeaves(backwards) {
            move(to: nil)
            return true
        }
        guard !order.isEmpty else { return false }
        let next = switch (place, backwards) {
        case (let place?, false): order[(place + 1) % order.count]
        case (let place?, true): order[(place + order.count - 1) % order.count]
        case (nil, false): order[0]
        case (nil, true): order[order.count - 1]
        }
        move(to: next)
        return true
    }
}

extension ViewGraph {
    /// The focus of the window.
    var focus: FocusSystem { feature(at: .focus) { FocusSystem($0) } }
    /// Removes the focus from the focused view.
    package func endEditing() { focus.move(to: nil) }
}

extension ResponderSite {
    /// Whether the node has the focus.
    package var isFocused: Bool { graph.focus.focused == id }
    /// Moves the focus to this node.
    package func requestFocus() {
        if isLive, isEnabled, graph.responder(of: node)?.focus != nil { graph.focus.move(to: id) }
    }
    /// Removes the focus from this part, if it has it.
    package func resignFocus() {
        if isFocused { graph.focus.move(to: nil) }
    }
}
