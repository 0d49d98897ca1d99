import Foundation
import QuadrantGraph

// A view that comes or goes in an animated update is shown doing so. One that goes stays among the rows, marked as
// leaving: drawn where it was last put, but neither laid out nor hit nor matched, until the animations of its going are
// over. If the same view comes back before, it is taken back with all it remembers.

/// The rows that are leaving.
final class Leaving {
    private var items: [UInt32: Item] = [:]
    private var new: [UInt32] = []
    /// Rows that have come in this update and say nothing about how.
    fileprivate var entered: [NodeID] = []

    private final class Item {
        let id: NodeID
        let completion: AnimationCompletion
        init(id: NodeID, completion: AnimationCompletion) {
            self.id = id
            self.completion = completion
        }
    }

    var count: Int { items.count }

    /// The row is kept until the animations that its transaction starts from now on are over.
    fileprivate func add(_ row: UInt32, _ graph: ViewGraph) {
        let id = graph.rows.id(row)
        let completion = AnimationCompletion(criteria: .removed, isRemoval: true) { [unowned(unsafe) graph] in
            graph.finishLeaving(id)
        }
        items[row] = Item(id: id, completion: completion)
        new.append(row)
    }

    func remove(_ row: UInt32) { items[row] = nil }

    func contains(_ id: NodeID) -> Bool { items[id.index]?.id == id }

    /// Adds what waits for `row` to the transaction of something in it.
    func join(_ row: UInt32, _ transaction: inout Transaction) {
        if let item = items[row] { transaction.completions.append(item.completion) }
    }

    /// The update is over: rows in which nothing is animated go at once, and those that came fade in.
    func settle(_ graph: ViewGraph) {
        if !entered.isEmpty {
            let rows = entered
            entered = []
            for id in rows where graph.rows.isLive(id) { graph.fadeIn(id.index) }
        }
        if new.isEmpty { return }
        let rows = new
        new = []
        for row in rows { if let action = items[row]?.completion.arm() { graph.perform(action) } }
    }
}

/// A row that is leaving, and how many children of its container come before it.
struct Leaver {
    var row: UInt32
    var place: Int
}

extension ViewGraph {
    /// The outermost layout rows in `row`, itself included.
    func layoutRoots(in row: UInt32) -> [UInt32] {
        let flags = layout[Int(row)].flags
        if flags.contains(.isLayout), !flags.contains(.isExpanded) { return [rowFrame(around: row) ?? row] }
        if flags.contains(.isExpanded) { return box(row).storage.facets.map { rowFrame(around: $0) ?? $0 } }
        var found: [UInt32] = []
        var child = rows[row].first
        while child != 0 {
            if !layout[Int(child)].flags.contains(.isLeaving) { found += layoutRoots(in: child) }
            child = rows[child].next
        }
        return found
    }

    /// Rows found on the way that are motion.leaving are drawn by `row` from now on.
    func takeLeavers(_ row: UInt32, _ box: NodeBox, from start: Int, kids: Int) {
        if scratch.foundLeavers.count == start, box.storage.leavers.isEmpty { return }
        box.storage.leavers = scratch.foundLeavers[start...].map { Leaver(row: $0.row, place: $0.place - kids) }
        scratch.foundLeavers.removeLast(scratch.foundLeavers.count - start)
        guard !box.storage.leavers.isEmpty else { return }
        layout[Int(row)].flags.insert(.hasLeavers)
        for leaver in box.storage.leavers { layout[Int(leaver.row)].parent = row }
    }

    func gatherLeavers(_ row: UInt32) {
        for root in layoutRoots(in: row) {
            scratch.foundLeavers.append(Leaver(row: root, place: scratch.foundKids.count))
        }
    }

    /// The transitions that speak for `row`: those in it with no container around them.
    private func transitions(in row: UInt32) -> [any TransitionPart] {
        let box = box(row)
        if let transition = transition(of: row) { return [transition] }
        if box.kind == .container { return [] }
        var found: [any TransitionPart] = []
        var child = rows[row].first
        while child != 0 {
            if layout[Int(child)].flags.isDisjoint(with: [.isSecondary, .isFacet, .isLeaving]) {
                found += transitions(in: child)
            }
            child = rows[child].next
        }
        return found
    }

    /// The first transitions on every way down from `row`, through containers.
    func outermostTransitions(in row: UInt32) -> [any TransitionPart] {
        var found: [any TransitionPart] = []
        var child = rows[row].first
        while child != 0 {
            if let transition = transition(of: child) {
                found.append(transition)
            } else {
                found += outermostTransitions(in: child)
            }
            child = rows[child].next
        }
        return found
    }

    /// Takes `row` out of the tree: at once, or when it has been seen to go.
    func leave(_ row: UInt32) {
        guard mayAnimate, !motion.updates.isPlain, layout[Int(row)].flags.isDisjoint(with: .isFacet) else {
            remove(row)
            return
        }
        let transaction = transaction(for: row)
        let transitions = transitions(in: row)
        let roots = layoutRoots(in: row).filter { layout[Int($0)].flags.contains(.isPlaced) }
        guard !roots.isEmpty,
              transaction.animation != nil
                || transitions.contains(where: { $0.transitionAnimation(to: .didDisappear) != nil })
        else {
            remove(row)
            return
        }
        layout[Int(row)].flags.insert(.isLeaving)
        motion.leaving.add(row, self)
        sourcesChanged(in: row)
        if transitions.isEmpty {
            let inside = self.transaction(for: roots[0], in: row)
            for root in roots { fade(root, from: 1, to: 0, inside.animation, inside) }
        } else {
            for transition in transitions { transition.setTransition(.didDisappear, isAnimated: true) }
        }
        noteChange()
    }

    /// The transaction in force in a row, of which it may itself be the outermost layout row.
    private func transaction(for inner: UInt32, in row: UInt32) -> Transaction {
        var transaction = transaction(for: inner)
        if inner == row { motion.leaving.join(row, &transaction) }
        return transaction
    }

    /// `row` has come into a tree that is already there.
    func enter(_ row: UInt32) {
        guard mayAnimate, !motion.updates.isPlain, !loop.isFillingContent else { return }
        let transitions = transitions(in: row)
        let animation = transaction(for: row).animation
        if transitions.isEmpty {
            if animation != nil { motion.leaving.entered.append(rows.id(row)) }
            return
        }
        for transition in transitions where animation != nil || transition.transitionAnimation(to: .identity) != nil {
            transition.setTransition(.willAppear, isAnimated: false)
            transition.setTransition(.identity, isAnimated: true)
        }
    }

    fileprivate func fadeIn(_ row: UInt32) {
        for root in layoutRoots(in: row) {
            let transaction = transaction(for: root)
            if let animation = transaction.animation { fade(root, from: 0, to: 1, animation, transaction) }
        }
    }

    /// A child of `parent` that is motion.leaving and is the view that comes now.
    func returning(under parent: UInt32, _ type: ObjectIdentifier, _ key: AnyHashable?) -> UInt32? {
        var child = rows[parent].first
        while child != 0 {
            if layout[Int(child)].flags.contains(.isLeaving), box(child).viewType == type,
               box(child).storage.key == key {
                return child
            }
            child = rows[child].next
        }
        return nil
    }

    /// Takes a motion.leaving row back; its value has been brought up to date.
    func takeBack(_ row: UInt32) {
        layout[Int(row)].flags.remove(.isLeaving)
        motion.leaving.remove(row)
        sourcesChanged(in: row)
        for transition in transitions(in: row) { transition.setTransition(.identity, isAnimated: true) }
        for root in layoutRoots(in: row) where motion.fadeTracks[root] != nil {
            let transaction = transaction(for: root)
            fade(root, from: 1, to: 1, transaction.animation, transaction)
        }
    }

    /// `row` goes while it may still be drawn as a row that leaves: it, or what it is in, has gone for another reason.
    func forgetLeaver(_ row: UInt32) {
        for holder in [layout[Int(row)].parent, rows[row].parent]
        where holder != 0 && layout[Int(holder)].flags.contains(.hasLeavers) { forget(row, in: holder) }
    }

    private func forget(_ leaver: UInt32, in container: UInt32) {
        box(container).storage.leavers.removeAll { $0.row == leaver }
        invalidateDisplay(container)
    }

    /// The row has been seen to go.
    fileprivate func finishLeaving(_ id: NodeID) {
        guard rows.isLive(id), motion.leaving.contains(id) else { return }
        let row = id.index
        var facets: [UInt32] = []
        for root in layoutRoots(in: row) {
            if layout[Int(root)].flags.contains(.isFacet), box(root).part?.rowFrame != nil { facets.append(root) }
            var gone = root, container = layout[Int(root)].parent
            while container != 0, layout[Int(container)].flags.contains(.isLayout) {
                forget(gone, in: container)
                guard layout[Int(container)].flags.contains(.isFacet) else { break }
                // A modifier's copy for what has gone goes with it, and the copies around that.
                forget(container, in: rows[container].parent)
                facets.append(container)
                (gone, container) = (container, layout[Int(container)].parent)
            }
        }
        let ids = facets.map { rows.id($0) }
        remove(row)
        // Some were copies of what was in the row.
        for id in ids where rows.isLive(id) { remove(id.index) }
        noteChange()
    }
}
