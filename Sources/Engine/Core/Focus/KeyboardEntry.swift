import QuadrantGraph

// How a host with a keyboard of its own order of controls takes part in the routing of keys.

extension ViewGraph {
    /// Receives the tab key that no shortcut, observer or focused view has handled, and returns whether it has moved
    /// the focus; nil moves the focus among the views that can be focused.
    package var tabHandler: ((_ backwards: Bool) -> Bool)? {
        get { focus.tabHandler }
        set { focus.tabHandler = newValue }
    }

    /// Whether the focused view edits text.
    package var isEditingText: Bool { focus.responder?.focus?.keys?.editsText ?? false }

    /// Sends a key to the focused view alone, if it edits text: a command of an edit menu. Returns whether it was
    /// handled.
    package func editText(_ event: KeyEvent) -> Bool {
        guard let keys = focus.responder?.focus?.keys, keys.editsText else { return false }
        return keys.key(event)
    }
}
