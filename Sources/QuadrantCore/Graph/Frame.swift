package import Foundation
import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantGraph

/// Where the root view goes: the window, and the part that bars cover.
package struct Viewport: Equatable, Sendable {
    package var size: CGSize
    package var safeArea: EdgeInsets
    package init(size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
        self.size = size
        self.safeArea = safeArea
    }
}

// The frame loop. `content`, `measure`, `place` and `preferences` repeat until nothing is dirty ("settle"): what runs
// in answer to preferences, appearance and changes may write state, which dirties content again.

extension ViewGraph {
    /// Settles, and updates all observers.
    package func settle(in viewport: Viewport) {
        guard root != 0, !log.hasFailed else { return }
        loop.isInFrame = true
        defer { loop.isInFrame = false }
        scrolling.frame += 1
        link.runPosted()
        StoredValues.refresh(link)
        if viewport != loop.viewport {
            loop.viewport = viewport
            scrolling.viewport.didChange()
            rows.invalidate(root, .place)
        }
        var round = 0
        while true {
            answer()
            if log.hasFailed { return }
            runPendingActions()
            if input.hasFocus { input.router.focus.leaveWhatIsOff() }
            round += 1
            if isSettled { break }
            if round >= configuration.settleLimit {
                reportUnsettled(rounds: round)
                settleSuppressingReactions()
                break
            }
        }
        work.rounds = round
    }

    /// Evaluates once what is dirty.
    private func answer() {
        flushContent(root)
        if log.hasFailed { return }
        if isDirty(root, .preferences) {
            readPreferencesEarly(root)
            flushContent(root)
            if log.hasFailed { return }
        }
        flushMeasure(root)
        placeRoot()
        flushPlace(root)
        endUpdate()
        flushAllPreferences()
    }

    /// Answers what is still dirty without doing what that would set off: the picture agrees with the state, and
    /// readers are notified of the next change.
    private func settleSuppressingReactions() {
        loop.suppressesReactions = true
        defer { loop.suppressesReactions = false }
        // Places may ask for content that is placed in turn.
        for _ in 0..<2 where !log.hasFailed && isDirty { answer() }
        loop.pendingActions.removeAll { $0.isReaction }
        if !log.hasFailed { dropDirt(root) }
    }

    /// For bodies that change what they read: they will never have answered.
    private func dropDirt(_ row: NodeIndex) {
        rows[row].own.subtract(.settling)
        guard !rows[row].below.isDisjoint(with: .settling) else { return }
        rows[row].below.subtract(.settling)
        var child = rows[row].first
        while child != 0 {
            dropDirt(child)
            child = rows[child].next
        }
    }

    private var isDirty: Bool { !rows[root].own.union(rows[root].below).isDisjoint(with: .settling) }

    private func isDirty(_ row: NodeIndex, _ phase: PhaseSet) -> Bool {
        rows[row].own.union(rows[row].below).contains(phase)
    }

    private var isSettled: Bool {
        !isDirty && loop.pendingActions.isEmpty
    }

    /// Performs an action when the frame has settled this round.
    func later(_ action: @escaping () -> Void) {
        loop.pendingActions.append(PendingAction(isReaction: false, run: action))
    }

    /// The same for what answers a change, and is not done if the changes never end.
    func react(_ action: @escaping () -> Void) {
        loop.pendingActions.append(PendingAction(isReaction: true, run: action))
    }

    /// Runs an action when layout is known, before anything is drawn.
    package func afterLayout(_ action: @escaping () -> Void) { later(action) }

    /// Runs `action` once the tree has settled on what was changed before.
    package func whenSettled(_ action: @escaping () -> Void) {
        later(action)
        noteChange()
    }

    /// The window; readers run again when it changes.
    package var followedViewport: Viewport {
        scrolling.viewport.didRead()
        return loop.viewport
    }

    /// The size the whole content takes for a proposal, without placing anything.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard root != 0, !log.hasFailed else { return .zero }
        loop.isInFrame = true
        defer { loop.isInFrame = false }
        flushContent(root)
        flushMeasure(root)
        return measure(root, Proposal(proposal)).asSize
    }

    private func placeRoot() {
        let insets = loop.viewport.safeArea
        let region = SIMD2(max(0, Double(loop.viewport.size.width) - insets.leading - insets.trailing),
                           max(0, Double(loop.viewport.size.height) - insets.top - insets.bottom))
        let proposal = Proposal(region)
        let size = measure(root, proposal)
        // The root box places the view itself; its own space is the window.
        let window = SIMD2(loop.viewport.size)
        if !layout[Int(root)].flags.contains(.isPlaced) || layout[Int(root)].size != window {
            rows.invalidate(root, .place)
        }
        _ = size
        setPlacement(root, SIMD2(), window, Proposal(window), in: window)
    }

    func flushContent(_ row: NodeIndex) {
        if rows[row].own.contains(.content) {
            rows[row].own.remove(.content)
            guard descend(into: row) else { return }
            box(row).evaluate()
            loop.depth -= 1
        }
        while rows[row].below.contains(.content) {
            rows[row].below.remove(.content)
            var child = rows[row].first
            while child != 0 {
                // Evaluating may remove siblings only beneath itself, so `next` stays valid.
                let next = rows[child].next
                if rows[child].own.union(rows[child].below).contains(.content) { flushContent(child) }
                child = next
            }
        }
    }

    private func runPendingActions() {
        while !loop.pendingActions.isEmpty {
            let actions = loop.pendingActions
            loop.pendingActions = []
            motion.updates.isRunningActions = true
            for action in actions { action.run() }
            motion.updates.isRunningActions = false
        }
    }

    private func reportUnsettled(rounds: Int) {
        func dirty(_ row: NodeIndex) -> NodeIndex? {
            if !rows[row].own.isDisjoint(with: .settling) { return row }
            var child = rows[row].first
            while child != 0 {
                if !rows[child].own.union(rows[child].below).isDisjoint(with: .settling), let found = dirty(child) {
                    return found
                }
                child = rows[child].next
            }
            return nil
        }
        report(
            Diagnostic(
                what: "the view did not settle: \(rounds) rounds, still dirty; showing the last round.",
                at: path(of: dirty(root) ?? root),
                rule:
                    "What runs after layout (onPreferenceChange, onAppear, onChange) may write state, but must rest.",
                fix: "Round the value before storing it, or store it only when it differs by more than a pixel."))
    }

    // MARK: preferences

    private func flushAllPreferences() {
        if isDirty(root, .preferences) { flushPreferences(root) }
    }

    /// Before anything is placed: content that is made from a preference must not meet, in its old form, places of
    /// views that have left by now. Preferences stay dirty, as more may be written while placing.
    private func readPreferencesEarly(_ row: NodeIndex) {
        var child = rows[row].first
        while child != 0 {
            let next = rows[child].next
            if isDirty(child, .preferences) { readPreferencesEarly(child) }
            child = next
        }
        if rows[row].own.contains(.preferences) { box(row).part?.preferences?.readPreferencesEarly() }
    }

    /// Deepest first, so that an outer reader sees what an inner one made of its part.
    private func flushPreferences(_ row: NodeIndex) {
        while rows[row].below.contains(.preferences) {
            rows[row].below.remove(.preferences)
            var child = rows[row].first
            while child != 0 {
                let next = rows[child].next
                if isDirty(child, .preferences) { flushPreferences(child) }
                child = next
            }
        }
        if rows[row].own.contains(.preferences) {
            rows[row].own.remove(.preferences)
            box(row).part?.preferences?.flushPreferences()
        }
    }

    // MARK: traits

    /// A trait of a layout child: set on it, in it through wrappers, or around it up to its container.
    package func trait(_ key: ObjectIdentifier, of row: NodeIndex) -> Any? {
        var at = row
        // Around: transparent rows between the child and its container.
        var outer: Any?
        var up = rows[row].parent
        let container = layout[Int(row)].parent
        while up != 0, up != container,
            !layout[Int(up)].flags.contains(.isLayout) || layout[Int(up)].flags.contains(.isExpanded)
        {
            if let value = box(up).trait(key) { outer = value; break }
            up = rows[up].parent
        }
        if let outer { return outer }
        while at != 0 {
            if let value = box(at).trait(key) { return value }
            guard box(at).kind != .container, layout[Int(at)].layoutChildCount == 1 else { return nil }
            let inner = layout[Int(at)].firstLayoutChild
            var between = rows[inner].parent
            while between != 0, between != at {
                if let value = box(between).trait(key) { return value }
                between = rows[between].parent
            }
            at = inner
        }
        return nil
    }
}

package enum ZIndexTrait { package static var id: ObjectIdentifier { ObjectIdentifier(ZIndexTrait.self) } }

/// What is done when a frame has settled for a round.
struct PendingAction {
    let isReaction: Bool
    let run: () -> Void
}
