public import Foundation
import QuadrantCore

/// The selection in an editable attributed text, by indices of that text.
public nonisolated struct AttributedTextSelection: Equatable, Sendable {
    /// What is selected: the place of the caret, or ranges.
    @frozen public enum Indices: Equatable, Sendable {
        /// The caret.
        case insertionPoint(AttributedString.Index)
        /// The selected ranges.
        case ranges(RangeSet<AttributedString.Index>)
    }
    private enum Storage: Equatable, Sendable {
        case end, caret(AttributedString.Index), ranges(RangeSet<AttributedString.Index>)
    }
    private let storage: Storage
    private var typing: AttributeContainer?

    /// The caret at the end of the text.
    public init() { storage = .end }
    /// The caret before a character; what is typed there has `typingAttributes`, nil those of the character before.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        storage = .caret(insertionPoint)
        typing = typingAttributes
    }
    /// Selects a range; an empty one is the caret.
    public init(range: Range<AttributedString.Index>) {
        storage = range.isEmpty ? .caret(range.lowerBound) : .ranges(RangeSet(range))
    }
    /// Selects several ranges; an editor here selects everything from the first to the last.
    public init(ranges: RangeSet<AttributedString.Index>) { storage = ranges.isEmpty ? .end : .ranges(ranges) }

    /// What is selected in `text`.
    public func indices(in text: AttributedString) -> Indices {
        switch storage {
        case .end: .insertionPoint(text.endIndex)
        case .caret(let place): .insertionPoint(place)
        case .ranges(let ranges): .ranges(ranges)
        }
    }

    /// The values of the selection's attributes in `text`; those that are typed where nothing is selected.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        guard case .ranges(let ranges) = storage else { return Attributes(containers: [typingAttributes(in: text)]) }
        return Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }

    /// The attributes of what is typed: those that are set, else those of the character before.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let place = switch indices(in: text) {
        case .insertionPoint(let place): place
        case .ranges(let ranges): ranges.ranges.first?.lowerBound ?? text.endIndex
        }
        if place > text.startIndex {
            return text[text.index(beforeCharacter: place)..<place].runs.first?.attributes ?? AttributeContainer()
        }
        return text.runs.first?.attributes ?? AttributeContainer()
    }

    /// On which line the caret stands where a line is broken.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

    /// The values of attributes in a selection, one for each run.
    @dynamicMemberLookup public struct Attributes<Text> {
        let containers: [AttributeContainer]
        /// The values of an attribute; nil where a run does not have it.
        public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
            containers.map { $0[K.self] }
        }
        /// The values of an attribute by its name; nil where a run does not have it.
        public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>)
            -> some Sequence<K.Value?> where K.Value: Sendable {
            containers.map { $0[K.self] }
        }
    }

    /// The selection as offsets of characters.
    func offsets(in text: AttributedString) -> Range<Int> {
        func offset(_ index: AttributedString.Index) -> Int {
            text.characters.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        switch indices(in: text) {
        case .insertionPoint(let place): return offset(place)..<offset(place)
        case .ranges(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
            return offset(first.lowerBound)..<offset(last.upperBound)
        }
    }

    init(offsets: Range<Int>, in text: AttributedString) {
        func index(_ offset: Int) -> AttributedString.Index {
            text.characters.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
        }
        self.init(range: index(offsets.lowerBound)..<index(offsets.upperBound))
    }
}

extension AttributedString {
    fileprivate func index(beforeCharacter place: Index) -> Index { characters.index(before: min(place, endIndex)) }

    /// Changes the attributes of the selected text, or, where nothing is selected, those of what is typed.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        switch selection.indices(in: self) {
        case .insertionPoint(let place):
            var typing = selection.typingAttributes(in: self)
            body(&typing)
            selection = AttributedTextSelection(insertionPoint: place, typingAttributes: typing)
        case .ranges(let ranges):
            let offsets = selection.offsets(in: self)
            for range in ranges.ranges {
                for run in self[range].runs {
                    var attributes = run.attributes
                    body(&attributes)
                    self[run.range].setAttributes(attributes)
                }
            }
            selection = AttributedTextSelection(offsets: offsets, in: self)
        }
    }

    /// Replaces the selected text, after which the caret stands.
    public mutating func replaceSelection(_ selection: inout AttributedTextSelection,
                                          with replacement: AttributedString) {
        let offsets = selection.offsets(in: self)
        let range = AttributedTextSelection.range(offsets, in: self)
        replaceSubrange(range, with: replacement)
        let end = offsets.lowerBound + replacement.characters.count
        selection = AttributedTextSelection(offsets: end..<end, in: self)
    }
    /// Replaces the selected text by characters with the attributes of what is typed.
    public mutating func replaceSelection(_ selection: inout AttributedTextSelection,
                                          withCharacters characters: some Sequence<Character>) {
        let typed = AttributedString(String(characters), attributes: selection.typingAttributes(in: self))
        replaceSelection(&selection, with: typed)
    }

    /// The same text with other characters: what begins and ends alike keeps its attributes.
    func replacingCharacters(with new: String, typing: AttributeContainer?) -> AttributedString {
        let old = Array(characters), next = Array(new)
        var start = 0
        while start < min(old.count, next.count), old[start] == next[start] { start += 1 }
        var end = 0
        while end < min(old.count, next.count) - start, old[old.count - 1 - end] == next[next.count - 1 - end] {
            end += 1
        }
        let range = AttributedTextSelection.range(start..<old.count - end, in: self)
        let attributes = typing ?? AttributedTextSelection(range: range).typingAttributes(in: self)
        var copy = self
        let inserted = AttributedString(String(next[start..<next.count - end]), attributes: attributes)
        copy.replaceSubrange(range, with: inserted)
        return copy
    }
}

extension AttributedTextSelection {
    static func range(_ offsets: Range<Int>, in text: AttributedString) -> Range<AttributedString.Index> {
        func index(_ offset: Int) -> AttributedString.Index {
            text.characters.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
        }
        return index(offsets.lowerBound)..<index(offsets.upperBound)
    }
}
