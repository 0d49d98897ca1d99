package import Foundation
import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantGraph

/// The window's size and the safe area insets of the root view.
package struct Viewport: Equatable, Sendable {
    package var size: CGSize
    /// What bars and rounded corners take of the window, in points.
    package var safeArea: EdgeInsets
    /// A window of `size` points, which the root is proposed.
    package init(size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
        self.size = size
        self.safeArea = safeArea
    }
}

// The frame loop. `content`, `measure`, `place` and `preferences` repeat until nothing is dirty ("settle"): actions for
// preferences, appearance and changes may write state, which makes content dirty again.

extension ViewGraph {
    /// Settles, and updates all observers.
    package func settle(in viewport: Viewport) {
        guard root != 0, !log.hasFailed else { return }
        loop.isInFrame = true
        defer { loop.isInFrame = false }
        loop.frame += 1
        link.runPosted()
        for feature in loop.followers { feature.frameBegins() }
        if viewport != loop.viewport {
            loop.viewport = viewport
            loop.viewportSource.didChange()
            tree.invalidate(root, .place)
        }
        var round = 0
        if !isSettled { loop.unsettled = nil }
        loop.changes?.beginFrame()
        let isRecorded = loop.changes != nil
        defer {
            if isRecorded { loop.changes?.endFrame() } else { loop.changes = nil }
        }
        while true {
            // The last rounds of a frame that may not settle say who writes again.
            if !isRecorded, round == configuration.settleLimit - 2 { loop.changes = ChangeRecorder() }
            loop.changes?.beginRound()
            evaluatePhases()
            if log.hasFailed { return }
            runPendingActions()
            for feature in loop.followers { feature.roundEnds() }
            round += 1
            if isSettled { break }
            if let changes = loop.changes {
                let node = firstDirty(root) ?? root
                changes.needsRound(tree.id(node), tree[node].own.intersection(.settling))
            }
            if round >= configuration.settleLimit {
                loop.unsettled = loop.changes
                reportUnsettled(rounds: round)
                settleSuppressingReactions()
                break
            }
        }
        work.rounds = round
    }

    /// Settles the graph between two frames.
    func settleAtOnce() {
        guard root != 0, !loop.isInFrame, layout[Int(root)].flags.contains(.isPlaced) else { return }
        let isDirty = !tree[root].own.union(tree[root].below).isDisjoint(with: .settling)
            || !loop.pendingActions.isEmpty
        if isDirty || tree.pending != nil { settle(in: loop.viewport) }
    }

    /// Evaluates content, sizes and positions for the changes made so far, if there are any.
    func settleUpdate() {
        guard root != 0, !log.hasFailed, layout[Int(root)].flags.contains(.isPlaced),
              !tree[root].own.union(tree[root].below).isDisjoint(with: [.content, .measure, .place]) else { return }
        let wasInFrame = loop.isInFrame
        loop.isInFrame = true
        defer { loop.isInFrame = wasInFrame }
        flushContent(root)
        if log.hasFailed { return }
        flushMeasure(root)
        flushPlace(root)
        adoptPlacedValues()
        observer.endUpdate()
    }

    /// Evaluates each dirty phase once.
    private func evaluatePhases() {
        flushContent(root)
        if log.hasFailed { return }
        if isDirty(root, .preferences) {
            readPreferencesEarly(root)
            flushContent(root)
            if log.hasFailed { return }
        }
        flushMeasure(root)
        // The root is measured without the safe area, and placed in the whole window, whose coordinate space it has: it
        // places the view inside the safe area itself.
        let insets = loop.viewport.safeArea, window = SIMD2(loop.viewport.size)
        _ = measure(root, Proposal(SIMD2(max(0, window.x - insets.leading - insets.trailing),
                                         max(0, window.y - insets.top - insets.bottom))))
        if !layout[Int(root)].flags.contains(.isPlaced) || layout[Int(root)].size != window {
            tree.invalidate(root, .place)
        }
        setPlacement(root, SIMD2(), window, Proposal(window), in: window)
        flushPlace(root)
        adoptPlacedValues()
        observer.endUpdate()
        if isDirty(root, .preferences) { flushPreferences(root) }
    }

    /// Evaluates the dirty nodes without the actions that would follow: the drawing agrees with the state, and the next
    /// change notifies readers again.
    private func settleSuppressingReactions() {
        loop.suppressesReactions = true
        defer { loop.suppressesReactions = false }
        // Placement may build content, which is placed in the second round.
        for _ in 0..<2 where !log.hasFailed && isDirty { evaluatePhases() }
        loop.pendingActions.removeAll { $0.isReaction }
        if !log.hasFailed { dropDirt(root) }
    }

    /// Clears the dirty flags of nodes that invalidate themselves in each evaluation.
    private func dropDirt(_ node: NodeIndex) {
        tree[node].own.subtract(.settling)
        guard !tree[node].below.isDisjoint(with: .settling) else { return }
        tree[node].below.subtract(.settling)
        for child in children(of: node) { dropDirt(child) }
    }

    private var isDirty: Bool { !tree[root].own.union(tree[root].below).isDisjoint(with: .settling) }

    private func isDirty(_ node: NodeIndex, _ phase: PhaseSet) -> Bool {
        tree[node].own.union(tree[node].below).contains(phase)
    }

    private var isSettled: Bool {
        !isDirty && loop.pendingActions.isEmpty
    }

    /// Performs an action, of the program's if it has a node, after this round of the frame.
    func later(for node: NodeIndex = 0, turn: PendingAction.Turn = .inOrder, followsTree: Bool = false,
               _ action: @escaping () -> Void) {
        loop.pendingActions.append(PendingAction(isReaction: false, turn: turn, followsTree: followsTree,
                                                 node: node == 0 ? nil : tree.id(node), run: action))
    }

    /// Performs a reaction to a change after this round of the frame; dropped if the changes never settle.
    func react(for node: NodeIndex = 0, _ action: @escaping () -> Void) {
        loop.pendingActions.append(PendingAction(isReaction: true, followsTree: node != 0,
                                                 node: node == 0 ? nil : tree.id(node), run: action))
    }

    /// Calls an action after layout, before drawing.
    package func afterLayout(_ action: @escaping () -> Void) { later(action) }

    /// Calls `action` after the tree has settled on the earlier changes.
    package func whenSettled(_ action: @escaping () -> Void) {
        later(action)
        noteChange()
    }

    /// The viewport; its readers are evaluated again when it changes.
    package var followedViewport: Viewport {
        loop.viewportSource.didRead()
        return loop.viewport
    }

    /// The size of the whole content for a proposal, without placement.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard root != 0, !log.hasFailed else { return .zero }
        loop.isInFrame = true
        defer { loop.isInFrame = false }
        flushContent(root)
        flushMeasure(root)
        return measure(root, Proposal(proposal)).asSize
    }

    func flushContent(_ node: NodeIndex) {
        if tree[node].own.contains(.content) {
            tree[node].own.remove(.content)
            guard descend(into: node) else { return }
            box(node).evaluate(.dependencies)
            loop.depth -= 1
        }
        while tree[node].below.contains(.content) {
            tree[node].below.remove(.content)
            for child in children(of: node) {
                // An evaluation removes siblings only below itself, so `next` stays valid.
                if tree[child].own.union(tree[child].below).contains(.content) { flushContent(child) }
            }
        }
    }

    private func runPendingActions() {
        while !loop.pendingActions.isEmpty {
            var actions = loop.pendingActions
            loop.pendingActions = []
            if actions.count > 1 { actions = inTreeOrder(actions) }
            if actions.contains(where: { $0.turn != .inOrder }) {
                actions = PendingAction.Turn.allCases.flatMap { turn in actions.filter { $0.turn == turn } }
            }
            update.isRunningActions = true
            for action in actions {
                if let changes = loop.changes { changes.acting(as: action.node, action.run) } else { action.run() }
            }
            update.isRunningActions = false
        }
    }

    private func firstDirty(_ node: NodeIndex) -> NodeIndex? {
        if !tree[node].own.isDisjoint(with: .settling) { return node }
        for child in children(of: node) {
            if !tree[child].own.union(tree[child].below).isDisjoint(with: .settling), let found = firstDirty(child) {
                return found
            }
        }
        return nil
    }

    private func reportUnsettled(rounds: Int) {
        report(
            Diagnostic(
                what: "the view did not settle: \(rounds) rounds, still dirty; showing the last round."
                    + (loop.unsettled.flatMap(unsettledWrites).map { " " + $0 } ?? ""),
                at: path(of: firstDirty(root) ?? root),
                rule:
                    "What runs after layout (onPreferenceChange, onAppear, onChange) may write state, but must rest.",
                fix: "Round the value before storing it, or store it only when it differs by more than a pixel."))
    }

    // MARK: preferences

    /// Before placement: content created from an outdated preference must not use positions of removed views.
    /// Preferences stay dirty, because placement may write more.
    private func readPreferencesEarly(_ node: NodeIndex) {
        for child in children(of: node) { if isDirty(child, .preferences) { readPreferencesEarly(child) } }
        if tree[node].own.contains(.preferences) { box(node).part?.preferences?.readPreferencesEarly() }
    }

    /// Deepest first, so that an outer reader uses the preferences of content that an inner reader has created.
    private func flushPreferences(_ node: NodeIndex) {
        while tree[node].below.contains(.preferences) {
            tree[node].below.remove(.preferences)
            for child in children(of: node) { if isDirty(child, .preferences) { flushPreferences(child) } }
        }
        if tree[node].own.contains(.preferences) {
            tree[node].own.remove(.preferences)
            box(node).part?.preferences?.flushPreferences()
        }
    }

    // MARK: traits

    /// A trait of a layout child: set on it, inside of it through modifiers, or around it up to its container. The
    /// innermost value counts.
    package func trait(_ key: ObjectIdentifier, of node: NodeIndex) -> Any? {
        var found: Any?
        eachTrait(key, of: node) { value in
            found = value
            return false
        }
        return found
    }

    /// The value of a trait that the node itself sets; nil if it sets none.
    package func ownTrait(_ key: ObjectIdentifier, of node: NodeIndex) -> Any? { box(node).trait(key) }

    /// All values of a trait, the innermost first.
    func traits(_ key: ObjectIdentifier, of node: NodeIndex) -> [Any] {
        var found: [Any] = []
        eachTrait(key, of: node) { value in
            found.append(value)
            return true
        }
        return found
    }

    /// Visits the values of a trait from the innermost until `visit` returns false.
    private func eachTrait(_ key: ObjectIdentifier, of node: NodeIndex, _ visit: (Any) -> Bool) {
        var at = node
        while box(at).kind != .container, layout[Int(at)].layoutChildCount == 1 {
            at = layout[Int(at)].firstLayoutChild
        }
        let container = layout[Int(node)].parent
        // An instance of a modifier has the values of the modifier, which is around all views of its content.
        let outermost = layout[Int(node)].flags.contains(.isChildInstance) ? tree[node].parent : node
        var isOutside = false
        while true {
            if let value = box(at).trait(key), !visit(value) { return }
            if at == outermost { isOutside = true }
            at = tree[at].parent
            if at == 0 || at == container { return }
            let flags = layout[Int(at)].flags
            if flags.contains(.isLayout), !flags.contains(.isExpanded), isOutside || !flags.contains(.isUnary) {
                return
            }
        }
    }
}

/// The key of the trait that `zIndex` sets.
package enum ZIndexTrait { package static var id: ObjectIdentifier { ObjectIdentifier(ZIndexTrait.self) } }

/// An action that is performed after a round of the frame.
struct PendingAction {
    let isReaction: Bool
    /// When it is performed among the actions of its round.
    enum Turn: CaseIterable { case first, inOrder, last }
    var turn = Turn.inOrder
    /// Whether it is performed in the order of `ActionOrder.swift` among others of that kind.
    var followsTree = false
    /// The node of the program's modifier.
    let node: NodeID?
    let run: () -> Void
}
