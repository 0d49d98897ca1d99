import Foundation

/// The selection in an editable text, by indices of that text.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected ranges, by indices of the text for which they were created.
    public enum Indices: Equatable, Hashable, Sendable {
        /// An empty range is the caret.
        case selection(Range<String.Index>)
        /// Several ranges; fields here select everything from the first to the last.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected ranges. Indices past the end of the text count as its end.
    public var indices: Indices

    /// Selects `range`; an empty range is the caret.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Selects several ranges. A field selects everything between the first and the last; an empty set changes nothing.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// The caret before the character at `insertionPoint`.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// Whether the selection is empty, so that only a caret is shown; true also without ranges.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The selection in UTF-16 units of `text`; nil without ranges.
    func offsets(in text: String) -> Range<Int>? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let only): range = only
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
            range = first.lowerBound..<last.upperBound
        }
        // The selection may be older than the text.
        func offset(_ index: String.Index) -> Int { min(index, text.endIndex).utf16Offset(in: text) }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }

    init(offsets: Range<Int>, in text: String) {
        self.init(range: String.Index(utf16Offset: offsets.lowerBound, in: text)
            ..< String.Index(utf16Offset: offsets.upperBound, in: text))
    }
}
