import Foundation
import QuadrantGraph

/// The recognizer of a node during a touch sequence, and those of its descendants.
private final class ArenaEntry {
    let id: NodeID
    let responder: Responder
    let attachment: PointerAttachment
    var children: [ArenaEntry] = []
    var touches: Set<Int> = []
    var status = RecognizerStatus.possible

    init(_ link: ArenaLink) {
        id = link.responder.site.id
        responder = link.responder
        attachment = link.attachment
    }

    func cancel() {
        if status.isFinal { return }
        status = .failed
        attachment.recognizer.cancel()
    }

    func cancelAll() {
        cancel()
        for child in children { child.cancelAll() }
    }

    func reset() {
        attachment.recognizer.reset()
        for child in children { child.reset() }
    }

    var isFinal: Bool { status.isFinal && children.allSatisfy(\.isFinal) }
    func any(_ test: (RecognizerStatus) -> Bool) -> Bool { test(status) || children.contains { $0.any(test) } }
}

/// A recognizer that received a touch, with its responder.
struct ArenaLink {
    let responder: Responder
    let attachment: PointerAttachment
}

/// The gesture arena: decides between the recognizers that received touches.
///
/// Nested recognizers form a tree; trees without a common node are independent, so that two sliders can be dragged at
/// the same time. A tree lasts until its touches have ended and no recognizer waits.
final class Arena: GraphMember {
    private var trees: [ArenaEntry] = []
    private var touches: [PointerTouch] = []
    private var wake: ScheduledAction?

    func touch(_ id: Int) -> PointerTouch? { touches.first { $0.id == id } }

    // MARK: touches

    /// Begins a touch on `chain`, outermost first. Returns whether there is a recognizer.
    func begin(_ touch: PointerTouch, on chain: [ArenaLink]) -> Bool {
        if self.touch(touch.id) != nil { _ = end(touch.id, at: touch.location, .cancelled) }
        expireTrees(otherThan: chain)
        touches.append(touch)
        guard !chain.isEmpty else { return false }
        var entries = trees.first { $0.id == chain[0].responder.site.id }
        if entries == nil {
            let fresh = ArenaEntry(chain[0])
            trees.append(fresh)
            entries = fresh
        }
        let tree = entries!
        var at = tree
        at.touches.insert(touch.id)
        for link in chain.dropFirst() {
            if let known = at.children.first(where: { $0.id == link.responder.site.id }) {
                at = known
            } else {
                let fresh = ArenaEntry(link)
                at.children.append(fresh)
                at = fresh
            }
            at.touches.insert(touch.id)
        }
        update(tree)
        settlePhases()
        return true
    }

    func move(_ id: Int, to change: (inout PointerTouch) -> Void) -> Bool {
        guard let place = touches.firstIndex(where: { $0.id == id }) else { return false }
        change(&touches[place])
        touches[place].phase = .moved
        defer { settlePhases() }
        return updateTrees(seeing: id)
    }

    /// Ends a touch. Returns whether a gesture was recognized, or still may be.
    func end(_ id: Int, at location: CGPoint?, _ phase: PointerTouch.Phase) -> Bool {
        guard let place = touches.firstIndex(where: { $0.id == id }) else { return false }
        if let location { touches[place].location = location }
        touches[place].phase = phase
        let seen = trees.filter { $0.touches.contains(id) }
        for tree in seen { update(tree) }
        touches.removeAll { $0.id == id }
        let taken = seen.contains { $0.any { $0 != .failed } }
        for tree in seen { forget(id, in: tree) }
        finishTrees()
        return taken
    }

    private func updateTrees(seeing id: Int) -> Bool {
        let seen = trees.filter { $0.touches.contains(id) }
        for tree in seen { update(tree) }
        return !seen.isEmpty
    }

    private func settlePhases() {
        for place in touches.indices where touches[place].isDown { touches[place].phase = .stationary }
    }

    private func forget(_ id: Int, in entry: ArenaEntry) {
        entry.touches.remove(id)
        for child in entry.children { forget(id, in: child) }
    }

    // MARK: trees

    private func update(_ tree: ArenaEntry, isLast: Bool = false) {
        let wakes = WakeList()
        wakes.times = []
        _ = evaluate(tree, gate: .failed, wakes, isLast)
        pending[ObjectIdentifier(tree)] = wakes.times.min()
        schedule()
    }

    /// The time of the next scheduled update of each tree.
    private var pending: [ObjectIdentifier: Double] = [:]

    private func evaluate(_ entry: ArenaEntry, gate: RecognizerStatus, _ wakes: WakeList,
                          _ isLast: Bool) -> RecognizerStatus {
        func own(_ gate: RecognizerStatus) -> RecognizerStatus {
            if entry.status.isFinal { return entry.status }
            let seen = touches.filter { entry.touches.contains($0.id) }
            let input = PointerInput(now: graph.now, touches: seen, isLast: isLast, site: entry.responder.site,
                                     gate: gate, wakes: wakes)
            let site = entry.responder.site
            let status = site.graph.acting(as: site.node) { entry.attachment.recognizer.update(input) }
            // The handler may have removed the node.
            if entry.status != .failed { entry.status = status }
            return entry.status
        }
        func inner(_ gate: RecognizerStatus) -> RecognizerStatus {
            var strongest = RecognizerStatus.failed
            for child in entry.children { strongest = max(strongest, evaluate(child, gate: gate, wakes, isLast)) }
            return strongest
        }
        switch entry.attachment.priority {
        case .simultaneous:
            let mine = own(gate)
            return max(mine, inner(gate))
        case .high:
            let mine = own(max(gate, entry.children.contains { $0.any { $0 == .active } } ? .active : .failed))
            let theirs = inner(max(gate, mine))
            if theirs >= .active, mine < .active { entry.cancel() }
            return max(entry.status, theirs)
        case .normal, .scrolling:
            let held = entry.status >= .pressed ? max(gate, entry.status) : gate
            let theirs = inner(held)
            let isScrolling = entry.attachment.priority == .scrolling
            /// For a scroll view a pressed recognizer, inner or outer, is merely possible and does not block it.
            func seen(_ status: RecognizerStatus) -> RecognizerStatus {
                isScrolling && status < .active ? min(status, .possible) : status
            }
            let mine = own(max(seen(gate), seen(theirs)))
            if mine >= .active, theirs < .active { for child in entry.children { child.cancelAll() } }
            return max(mine, theirs)
        }
    }

    /// Fails the trees without touches that wait for another tap, unless the new touch is on the same nodes.
    private func expireTrees(otherThan chain: [ArenaLink]) {
        for tree in trees where tree.touches.isEmpty {
            var at: ArenaEntry? = tree
            var isSame = true
            for link in chain {
                if at?.id != link.responder.site.id { isSame = false }
                at = at?.children.count == 1 ? at?.children[0] : nil
            }
            if !isSame || chain.isEmpty || at != nil { update(tree, isLast: true) }
        }
        finishTrees()
    }

    private func finishTrees() {
        for tree in trees where tree.touches.isEmpty {
            let waits = pending[ObjectIdentifier(tree)] != nil
            if waits, !tree.isFinal { continue }
            tree.cancelAll()
            trees.removeAll { $0 === tree }
            pending[ObjectIdentifier(tree)] = nil
            tree.reset()
        }
        schedule()
    }

    private func schedule() {
        let next = pending.values.min()
        if next == wake?.time { return }
        wake?.cancel()
        wake = next.map { time in
            graph.schedule(at: time) { [unowned self] in
                self.wake = nil
                self.timePassed()
            }
        }
    }

    private func timePassed() {
        let due = trees.filter { (pending[ObjectIdentifier($0)] ?? .infinity) <= graph.now }
        for tree in due { update(tree) }
        finishTrees()
    }

    /// Cancels the gestures of a node that is removed.
    func leave(_ id: NodeID) {
        func search(_ entry: ArenaEntry) {
            if entry.id == id {
                entry.cancel()
                entry.attachment.recognizer.reset()
            }
            for child in entry.children { search(child) }
        }
        for tree in trees { search(tree) }
    }

    /// Cancels all touches, for instance when another window takes them.
    func cancelAll() {
        for touch in touches { _ = end(touch.id, at: nil, .cancelled) }
    }
}
