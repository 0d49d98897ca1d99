package import Foundation

/// What a host does for its views beyond drawing them. Headless hosts keep the clipboard to themselves.
package struct HostServices {
    package var readClipboard: () -> String?
    package var writeClipboard: (String) -> Void
    /// Returns whether something took the address.
    package var openURL: (URL) -> Bool = { _ in false }
    /// Where the caret is, in points of the window, while text is edited; nil when none is. For input methods.
    package var caretMoved: (CGRect?) -> Void = { _ in }
    /// The tab key has left the last view that takes the focus, or with `backwards` the first. Returns whether the
    /// focus goes elsewhere; if not, it goes around.
    package var focusLeaves: (_ backwards: Bool) -> Bool = { _ in false }

    package init() {
        final class Board { var text: String? }
        let board = Board()
        readClipboard = { board.text }
        writeClipboard = { board.text = $0 }
    }
}
