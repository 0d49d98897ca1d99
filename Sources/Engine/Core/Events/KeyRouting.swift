import QuadrantGraph

// The order in which a key event is routed: shortcuts with the command or control key, key observers around the focus,
// the focused view, commands, other shortcuts, the tab key, and scroll views. While text is edited, a key that types
// characters is not routed past the focused view: it becomes text.

extension EventRouter {
    func key(_ event: KeyEvent) -> Bool {
        let isDown = event.phase != .up
        if event.phase == .down, event.key == .escape, graph.presentations.dismissTop() { return true }
        if isDown, !event.modifiers.isDisjoint(with: [.command, .control]), shortcut(event) { return true }
        let focused = focus.responder
        for watch in watches(around: focused) where !watch.isCommand && watch.take(event) { return true }
        // An observer may have moved the focus; the key is still for the view that had it.
        if let focused, focused.site.isLive, let keys = focused.focus?.keys {
            if keys.key(event) { return true }
            if keys.editsText, event.typesText { return false }
        }
        for watch in watches(around: focused) where watch.isCommand && watch.take(event) { return true }
        guard isDown else { return false }
        if event.modifiers.isDisjoint(with: [.command, .control]), shortcut(event) { return true }
        if event.key == .tab, event.modifiers.subtracting([.shift, .capsLock]).isEmpty {
            let isBackwards = event.modifiers.contains(.shift)
            return focus.tabHandler.map { $0(isBackwards) } ?? focus.advance(backwards: isBackwards)
        }
        return scroll(by: event)
    }

    /// Scrolls by a key that no responder handled: the innermost scroll view around the focus that can scroll, or the
    /// outermost scroll view without a focus.
    private func scroll(by event: KeyEvent) -> Bool {
        guard event.modifiers.subtracting([.numericPad, .capsLock]).isEmpty else { return false }
        guard let focused = focus.responder, focused.site.isLive else {
            return graph.scrolling.scrollers.first?.scroll(by: event.key) ?? false
        }
        var node = focused.site.node
        while let around = graph.scrolling.scroller(around: node) {
            if around.scroller.scroll(by: event.key) { return true }
            node = around.node
        }
        return false
    }

    /// Routes text to the focused responder only.
    func routeText(_ take: (any KeyResponder) -> Bool) -> Bool { focus.responder?.focus?.keys.map(take) ?? false }

    /// The key observers around the focus, innermost first.
    private func watches(around focused: Responder?) -> [KeyWatch] {
        guard let focused, focused.site.isLive else { return [] }
        var found: [KeyWatch] = []
        for at in graph.ancestors(including: focused.site.node) {
            if !graph[at].isExpanded, let responder = graph.responder(of: at),
                let watch = responder.keyWatch, responder.site.isEnabled { found.append(watch) }
        }
        return found
    }

    /// Activates the first control with a matching shortcut.
    private func shortcut(_ event: KeyEvent) -> Bool {
        guard event.phase == .down else { return false }
        var action: (() -> Void)?
        func walk(_ node: NodeIndex) {
            let box = graph.box(node)
            let (wanted, direction) = ReadScope.with(nil) {
                (box.scope.values.keyboardShortcut, box.scope.values.layoutDirection)
            }
            if let wanted, wanted.matches(event, direction), let responder = graph.responder(of: node),
                let activate = responder.activate, responder.site.isEnabled {
                action = activate
            }
            for child in graph.children(of: node) where action == nil { walk(child) }
        }
        if graph.root != 0 { walk(graph.root) }
        action?()
        return action != nil
    }
}
