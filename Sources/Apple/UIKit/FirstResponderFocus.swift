import Foundation
import QuadrantCore
import QuadrantViews

/// Keeps the first responder of UIKit and the focus of SwiftUI at the same field.
struct FirstResponderFocus: ViewModifier {
    let view: UIView
    let isFirst: Bool
    @FocusState private var isFocused: Bool

    init(_ view: UIView) { (self.view, isFirst) = (view, view.isFirstResponder) }

    func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .onChange(of: isFocused) {
                // The delegate may refuse.
                isFocused = isFocused ? view.becomeFirstResponder() : !view.resignFirstResponder()
            }
            .onChange(of: isFirst, initial: true) { if isFocused != isFirst { isFocused = isFirst } }
    }
}

/// The part of a text that an edit by the user replaces.
struct TextChange {
    /// In UTF-16 units of the old text.
    let range: NSRange
    let replacement: String

    /// The part between what both texts begin and end with.
    init(from old: String, to new: String) {
        let a = old as NSString, b = new as NSString
        let shorter = min(a.length, b.length)
        var start = 0, end = 0
        while start < shorter, a.character(at: start) == b.character(at: start) { start += 1 }
        while end < shorter - start, a.character(at: a.length - 1 - end) == b.character(at: b.length - 1 - end) {
            end += 1
        }
        range = NSRange(location: start, length: a.length - start - end)
        replacement = b.substring(with: NSRange(location: start, length: b.length - start - end))
    }
}
