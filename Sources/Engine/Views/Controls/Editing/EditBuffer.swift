import Foundation

/// The text of a field with its selection and the marked text of an input method.
///
/// Offsets count UTF-16 units and are at character boundaries.
nonisolated struct EditBuffer: Equatable {
    private(set) var text: String
    /// The fixed end of the selection, and its moving end, the caret.
    private(set) var anchor: Int
    private(set) var head: Int
    /// The text of an input method that is not committed yet.
    private(set) var marked: Range<Int>?

    init(_ text: String) {
        self.text = text
        head = text.utf16.count
        anchor = head
    }

    var length: Int { text.utf16.count }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var selectedText: String { String(text[range(selection)]) }

    enum Unit { case character, word, line, paragraph, all }

    // MARK: changing

    /// Replaces the whole text from outside; the caret keeps its offset as far as possible.
    mutating func replaceText(_ new: String) {
        guard new != text else { return }
        let wasAtEnd = head == length
        text = new
        marked = nil
        let place = wasAtEnd ? length : aligned(min(head, length))
        (anchor, head) = (place, place)
    }

    /// Replaces the marked text, or else the selection, with `plainText`.
    mutating func insert(_ plainText: String) {
        replace(marked ?? selection, with: plainText)
        marked = nil
    }

    /// Sets the marked text of an input method; an empty text removes it.
    mutating func compose(_ plainText: String) {
        let start = (marked ?? selection).lowerBound
        replace(marked ?? selection, with: plainText)
        marked = plainText.isEmpty ? nil : start..<start + plainText.utf16.count
    }

    /// Commits the marked text.
    mutating func endComposition() { marked = nil }

    /// Deletes the selection, or else one unit before or after the caret.
    mutating func delete(_ unit: Unit, forward: Bool, lineEnd: (Int, Bool) -> Int = { offset, _ in offset }) {
        if anchor == head {
            let other = unit == .line ? lineEnd(head, forward) : offset(from: head, by: unit, forward: forward)
            anchor = other
            // At the start of a line the line break before it is deleted.
            if anchor == head { anchor = offset(from: head, by: .character, forward: forward) }
        }
        replace(selection, with: "")
        marked = nil
    }

    private mutating func replace(_ place: Range<Int>, with plainText: String) {
        text.replaceSubrange(range(place), with: plainText)
        head = aligned(place.lowerBound + plainText.utf16.count)
        anchor = head
    }

    // MARK: selecting

    mutating func select(_ range: Range<Int>) {
        let limits = range.clamped(to: 0..<length)
        (anchor, head) = (aligned(limits.lowerBound), aligned(limits.upperBound))
    }

    mutating func move(to offset: Int, extending: Bool) {
        head = aligned(min(max(offset, 0), length))
        if !extending { anchor = head }
    }

    /// Moves the caret by one unit. A selection that is not extended collapses to its edge instead.
    mutating func move(by unit: Unit, forward: Bool, extending: Bool) {
        if !extending, anchor != head, unit == .character {
            move(to: forward ? selection.upperBound : selection.lowerBound, extending: false)
        } else {
            move(to: offset(from: head, by: unit, forward: forward), extending: extending)
        }
    }

    /// The word around an offset, or the run of characters between words.
    func word(at offset: Int) -> Range<Int> {
        let characters = Array(text)
        guard !characters.isEmpty else { return 0..<0 }
        var start = 0, place = 0
        var starts = [0]
        for character in characters {
            place += character.utf16.count
            starts.append(place)
        }
        var index = characters.count - 1
        for candidate in characters.indices where offset < starts[candidate + 1] {
            index = candidate
            break
        }
        let isWord = EditBuffer.isWord(characters[index])
        start = index
        while start > 0, EditBuffer.isWord(characters[start - 1]) == isWord { start -= 1 }
        var end = index + 1
        while end < characters.count, EditBuffer.isWord(characters[end]) == isWord { end += 1 }
        return starts[start]..<starts[end]
    }

    /// The paragraph around an offset, with its line break.
    func paragraph(at offset: Int) -> Range<Int> {
        let found = text.lineRange(for: index(offset)..<index(offset))
        return found.lowerBound.utf16Offset(in: text)..<found.upperBound.utf16Offset(in: text)
    }

    // MARK: offsets

    func offset(from offset: Int, by unit: Unit, forward: Bool) -> Int {
        var at = index(offset)
        switch unit {
        case .character:
            if forward, at < text.endIndex { at = text.index(after: at) }
            else if !forward, at > text.startIndex { at = text.index(before: at) }
        case .word:
            if forward {
                while at < text.endIndex, !EditBuffer.isWord(text[at]) { at = text.index(after: at) }
                while at < text.endIndex, EditBuffer.isWord(text[at]) { at = text.index(after: at) }
            } else {
                while at > text.startIndex, !EditBuffer.isWord(text[text.index(before: at)]) {
                    at = text.index(before: at)
                }
                while at > text.startIndex, EditBuffer.isWord(text[text.index(before: at)]) {
                    at = text.index(before: at)
                }
            }
        case .line, .paragraph:
            if forward {
                while at < text.endIndex, !text[at].isNewline { at = text.index(after: at) }
            } else {
                while at > text.startIndex, !text[text.index(before: at)].isNewline { at = text.index(before: at) }
            }
        case .all: at = forward ? text.endIndex : text.startIndex
        }
        return at.utf16Offset(in: text)
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’"
    }

    private func index(_ offset: Int) -> String.Index {
        String.Index(utf16Offset: min(max(offset, 0), length), in: text)
    }
    private func range(_ offsets: Range<Int>) -> Range<String.Index> {
        index(offsets.lowerBound)..<index(offsets.upperBound)
    }

    /// The nearest character boundary at or before an offset.
    private func aligned(_ offset: Int) -> Int {
        let place = index(offset)
        return text.indices.contains(place) || place == text.endIndex
            ? offset : text.rangeOfComposedCharacterSequence(at: place).lowerBound.utf16Offset(in: text)
    }
}
