import QuadrantGraph

/// Takes keys and words while its view has the focus: a text field, a slider. Every answer says whether it was taken.
///
/// A modifier puts one into `Responder.focus`. A key comes first; what it types comes as `text` after it, when nobody
/// took the key.
package protocol KeyResponder: AnyObject {
    /// Whether what keys type comes here as text: such keys do nothing else. Default: no.
    var editsText: Bool { get }
    func key(_ event: KeyEvent) -> Bool
    func text(_ words: String) -> Bool
    /// Words an input method is still working on; empty when it has stopped.
    func composition(_ words: String) -> Bool
    func paste(_ words: String) -> Bool
}

extension KeyResponder {
    package var editsText: Bool { false }
    package func key(_ event: KeyEvent) -> Bool { false }
    package func text(_ words: String) -> Bool { false }
    package func composition(_ words: String) -> Bool { false }
    package func paste(_ words: String) -> Bool { false }
}

/// What makes a row take the focus.
package struct FocusPart {
    /// Whether the tab key stops here; a request reaches the row all the same.
    package var isTabStop = true
    /// What keys do here; nil leaves them to the views around.
    package var keys: (any KeyResponder)?
    /// Called when the row gets or loses the focus; not when it leaves.
    package var changed: (Bool) -> Void = { _ in }

    package init(isTabStop: Bool = true, keys: (any KeyResponder)? = nil,
                 changed: @escaping (Bool) -> Void = { _ in }) {
        self.isTabStop = isTabStop
        self.keys = keys
        self.changed = changed
    }
}

extension ResponderSite {
    /// Whether keys go to this row.
    package var isFocused: Bool { graph.input.router.focus.focused == id }
    /// Gives this row the focus; whoever had it loses it.
    package func requestFocus() {
        if isLive, isEnabled, graph.responder(of: row)?.focus != nil { graph.input.router.focus.move(to: id) }
    }
    package func resignFocus() {
        if isFocused { graph.input.router.focus.move(to: nil) }
    }
}
