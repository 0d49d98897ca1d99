import QuadrantGraph

/// Receives keys and text while its view has the focus: a text field, a slider. Each method returns whether it was
/// handled.
///
/// A modifier puts one into `Responder.focus`. A key comes first; what it types comes as `text` after it, when no
/// responder handled the key.
package protocol KeyResponder: AnyObject {
    /// Whether what keys type comes here as text: such keys do nothing else. Default: no.
    var editsText: Bool { get }
    func key(_ event: KeyEvent) -> Bool
    func text(_ string: String) -> Bool
    /// The composition of an input method; empty when it has ended.
    func composition(_ string: String) -> Bool
    func paste(_ string: String) -> Bool
}

extension KeyResponder {
    package var editsText: Bool { false }
    package func key(_ event: KeyEvent) -> Bool { false }
    package func text(_ string: String) -> Bool { false }
    package func composition(_ string: String) -> Bool { false }
    package func paste(_ string: String) -> Bool { false }
}

/// What makes a node focusable.
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
    /// Gives this row the focus; the view that had it loses it.
    package func requestFocus() {
        if isLive, isEnabled, graph.responder(of: row)?.focus != nil { graph.input.router.focus.move(to: id) }
    }
    package func resignFocus() {
        if isFocused { graph.input.router.focus.move(to: nil) }
    }
}
