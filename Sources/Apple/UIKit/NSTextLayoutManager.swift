public import Foundation

// TextKit 2. Texts are laid out by the engine itself: a manager keeps what it is given, and has no fragments.

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
    /// How two places follow each other.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}
/// A part of a text.
open class NSTextRange: NSObject {
    /// The start.
    public let location: any NSTextLocation
    /// The end.
    public let endLocation: any NSTextLocation
    /// A part from a place to another; nil if the end is before the start.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, self.endLocation) = (location, end)
    }
    /// Whether nothing is between start and end.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
}
/// What has a text.
open class NSTextContentManager: NSObject {
    /// What is asked for parts. It is not asked.
    open weak var delegate: AnyObject?
    /// The managers that lay it out.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    public override init() {}
    /// Adds a manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
    }
    /// Takes a manager away.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
    }
    /// Runs a change.
    open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
}
/// A text with attributes.
open class NSTextContentStorage: NSTextContentManager {
    /// The text.
    open var attributedString: NSAttributedString?
    /// The text, if it is of that class.
    open var textStorage: NSTextStorage? {
        get { attributedString as? NSTextStorage }
        set { attributedString = newValue }
    }
}
/// A part of a text that is laid out.
open class NSTextLayoutFragment: NSObject {
    /// Where it is: nowhere.
    open var layoutFragmentFrame: CGRect { .zero }
    /// Its lines: none.
    open var textLineFragments: [NSTextLineFragment] { [] }
}
/// A line that is laid out.
open class NSTextLineFragment: NSObject {
    /// Where it is: nowhere.
    open var typographicBounds: CGRect { .zero }
}
/// Lays out a text. It has no fragments.
open class NSTextLayoutManager: NSObject {
    /// What has the text.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// Where it is laid out.
    open var textContainer: NSTextContainer?
    /// What is asked. It is not asked.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    /// Where the text is: nowhere.
    open var usageBoundsForTextContainer: CGRect { .zero }
    public override init() {}
    /// Lays a part out. Nothing to do: texts are laid out by the engine itself.
    open func ensureLayout(for range: NSTextRange) {}
    /// Lays a part out. Nothing to do: texts are laid out by the engine itself.
    open func ensureLayout(for bounds: CGRect) {}
    /// Nil: there are no fragments.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { nil }
}
/// What is asked about fragments. It is not asked.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {}
