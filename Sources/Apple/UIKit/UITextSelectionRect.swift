public import Foundation

/// A part of a line that is selected. None is made here.
open class UITextSelectionRect: NSObject {
    /// Where the part is.
    open var rect: CGRect { .zero }
    /// The direction of its text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether its text goes down.
    open var isVertical: Bool { false }
    /// How it is transformed.
    open var transform: CGAffineTransform { .identity }
}
