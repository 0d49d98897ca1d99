import Foundation

/// The selection in a text that is edited, by indices of that text.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected ranges, by indices of the text they were made for.
    public enum Indices: Equatable, Hashable, Sendable {
        /// An empty range is the caret.
        case selection(Range<String.Index>)
        /// Several ranges; a field here selects what lies from the first to the last.
        case multiSelection(RangeSet<String.Index>)
    }

    /// What is selected. Indices past the end of the text count as its end.
    public var indices: Indices

    /// Selects `range`; an empty range is the caret.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Selects several ranges. A field selects all between the first and the last; no ranges leave it as it is.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// The caret before the character at `insertionPoint`.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// Whether nothing is selected, so that there is a caret alone; true also for no ranges.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// In UTF-16 units of `text`; nil where it names none.
    func offsets(in text: String) -> Range<Int>? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let only): range = only
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
            range = first.lowerBound..<last.upperBound
        }
        // A selection may be older than the words.
        func offset(_ index: String.Index) -> Int { min(index, text.endIndex).utf16Offset(in: text) }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }

    init(offsets: Range<Int>, in text: String) {
        self.init(range: String.Index(utf16Offset: offsets.lowerBound, in: text)
            ..< String.Index(utf16Offset: offsets.upperBound, in: text))
    }
}
