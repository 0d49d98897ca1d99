package import Foundation

/// The services of a host for its views. The clipboard of a headless host is private to it.
package struct HostServices {
    /// The text of the clipboard; nil where there is none.
    package var readClipboard: () -> String?
    /// Puts a text on the clipboard.
    package var writeClipboard: (String) -> Void
    /// Opens a URL; returns whether it was opened.
    package var openURL: (URL) -> Bool = { _ in false }
    /// Called with the caret's frame in window coordinates, in points, while text is edited, and nil otherwise. For
    /// input methods.
    package var caretMoved: (CGRect?) -> Void = { _ in }
    /// Called when the tab key moves the focus past the last focusable view, or with `backwards` before the first.
    /// Returns whether the focus leaves the content; if not, it wraps.
    package var focusLeaves: (_ backwards: Bool) -> Bool = { _ in false }

    package init() {
        final class Board { var text: String? }
        let board = Board()
        readClipboard = { board.text }
        writeClipboard = { board.text = $0 }
    }
}
