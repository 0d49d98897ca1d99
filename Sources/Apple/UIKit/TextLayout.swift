public import Foundation
import QuadrantStandIn

/// A text that notifies the managers of its layout.
open class NSTextStorage: NSMutableAttributedString {
    private var text = NSMutableAttributedString()
    /// The managers that lay the text out.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// Is notified of changes; held weakly. Nothing to do: text views keep their own text.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// Adds a manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// Takes a manager out.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
    }
    /// Notes a change. Nothing to do: texts are laid out when that is asked for.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    /// Makes attributes fit. Nothing to do: they are as they were set.
    open func processEditing() {}
    /// What has changed.
    public struct EditActions: OptionSet, Sendable {
        /// A bit for each part.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }
}
/// Is notified of changes of a text. Never called.
public protocol NSTextStorageDelegate: NSObjectProtocol {}

/// Lays out the text of a storage in containers: sizes of the whole text are those of `boundingRect`; single letters
/// have no places.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
    /// A manager without a text.
    public nonisolated override init() { super.init() }
    /// The text; held weakly.
    open nonisolated(unsafe) weak var textStorage: NSTextStorage?
    /// The containers in order.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether parts can be laid out first. Nothing to do: the whole text is.
    open var allowsNonContiguousLayout = false
    /// Whether lines have the leading of their fonts. Nothing to do: fonts here have none.
    open var usesFontLeading = true
    /// How readily words are hyphenated. Nothing to do: they are not.
    open var hyphenationFactor: Float = 0
    /// Held weakly; nothing is asked of it.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Adds a container behind those there are.
    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    /// Takes a container out.
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
    /// The size of the text in a container, with its paddings.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textStorage, textStorage.length > 0 else { return .zero }
        let padding = container.lineFragmentPadding * 2
        let size = CGSize(width: max(container.size.width - padding, 0), height: container.size.height)
        let rect = textStorage.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        return CGRect(x: 0, y: 0, width: rect.width + padding, height: rect.height)
    }
    /// The whole text.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// One for each UTF-16 unit.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Lays the text out. Nothing to do: that is done when sizes are asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Lays a part out. Nothing to do: that is done when sizes are asked for.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Lays the text out again. Nothing to do: that is done when sizes are asked for.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
    /// The size of a part of the text in a container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let textStorage, NSMaxRange(glyphRange) <= textStorage.length else { return .zero }
        let part = textStorage.attributedSubstring(from: glyphRange)
        return part.boundingRect(with: container.size, options: .usesLineFragmentOrigin, context: nil)
    }
    /// The same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The same range.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        glyphRange
    }
    /// The same range.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        charRange
    }
    /// The unit of the text whose line and width reach a point.
    open func characterIndex(for point: CGPoint, in container: NSTextContainer,
                             fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?)
        -> Int
    {
        guard let textStorage, textStorage.length > 0 else { return 0 }
        let width = container.size.width
        for length in 1...textStorage.length {
            let part = textStorage.attributedSubstring(from: NSRange(location: 0, length: length))
            let rect = part.boundingRect(with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin,
                                         context: nil)
            let line = rect.height
            if line >= point.y, rect.width >= point.x || length == textStorage.length { return length - 1 }
        }
        return textStorage.length - 1
    }
    /// The same as `characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)`.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    /// Draws a part of the text at a point of the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage, let container = textContainers.first else { return }
        textStorage.attributedSubstring(from: glyphsToShow).draw(in: CGRect(origin: origin, size: container.size))
    }
    /// Draws what is behind a part of the text. Nothing to do: letters are drawn with what is behind.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Calls a closure with the whole text as one line.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        let rect = boundingRect(forGlyphRange: glyphRange, in: container)
        var stop = ObjCBool(false)
        block(rect, rect, container, glyphRange, &stop)
    }
}
/// The delegate of a layout. None of its methods is called.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
