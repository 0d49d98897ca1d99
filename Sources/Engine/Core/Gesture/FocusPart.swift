import QuadrantGraph

/// Handles keys and text while its view has the focus: a text field, a slider. Each method returns whether the event
/// was handled.
///
/// A modifier sets one in `Responder.focus`. A key event comes first; if no responder handles it, its characters follow
/// as `text`.
package protocol KeyResponder: AnyObject {
    /// Whether the characters of keys are inserted as text: such keys have no other effect. False by default.
    var editsText: Bool { get }
    /// Handles a key. Returns whether it was handled; else responders further out get it, then its characters as text.
    func key(_ event: KeyEvent) -> Bool
    /// Inserts typed text. Returns whether it was taken.
    func text(_ string: String) -> Bool
    /// Sets the composition of an input method; empty when it has ended.
    func composition(_ string: String) -> Bool
    /// Inserts text of the clipboard. Returns whether it was taken.
    func paste(_ string: String) -> Bool
}

extension KeyResponder {
    package var editsText: Bool { false }
    package func key(_ event: KeyEvent) -> Bool { false }
    package func text(_ string: String) -> Bool { false }
    package func composition(_ string: String) -> Bool { false }
    package func paste(_ string: String) -> Bool { false }
}

/// Makes a node focusable.
package struct FocusPart {
    /// Whether the tab key moves the focus to the node; a request for the focus works in either case.
    package var isTabStop = true
    /// Handles keys; nil leaves them to the ancestors.
    package var keys: (any KeyResponder)?
    /// Called when the node gets or loses the focus; not when it is removed.
    package var changed: (Bool) -> Void = { _ in }

    /// A part that can be focused; without `keys` it takes no keys itself.
    package init(isTabStop: Bool = true, keys: (any KeyResponder)? = nil,
                 changed: @escaping (Bool) -> Void = { _ in }) {
        self.isTabStop = isTabStop
        self.keys = keys
        self.changed = changed
    }
}

/// A handler of keys while the focus is in its view.
struct KeyWatch {
    /// Whether the focused view handles the key first: a text field needs its arrow keys.
    var isCommand = false
    /// Returns whether the event was handled.
    let take: (KeyEvent) -> Bool
}
