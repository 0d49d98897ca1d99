import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// What is selected in a text with attributes.
@MainActor @Suite("AttributedTextSelection")
struct AttributedTextSelectionTests {
    private let text = AttributedString("one two")
    private func index(_ offset: Int) -> AttributedString.Index {
        text.index(text.startIndex, offsetByCharacters: offset)
    }

    @Test func aSelectionIsAPointOrRanges() {
        let point = AttributedTextSelection(insertionPoint: index(3))
        #expect(point.indices(in: text) == AttributedTextSelection.Indices.insertionPoint(index(3)))
        let range = AttributedTextSelection(range: index(0)..<index(3))
        let ranges = AttributedTextSelection(ranges: RangeSet([index(0)..<index(3)]))
        #expect(range.indices(in: text) == ranges.indices(in: text) && range != point)
        #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
        #expect(range.affinity(in: text) == .automatic)
    }

    @Test func typedTextHasTheAttributesOfTheSelection() {
        typealias Key = AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute
        var marked = text
        marked[index(0)..<index(3)][Key.self] = "fr"
        let selection = AttributedTextSelection(range: marked.startIndex
            ..< marked.index(marked.startIndex, offsetByCharacters: 3))
        #expect(selection.typingAttributes(in: marked)[Key.self] == "fr")
        #expect(Array(selection.attributes(in: marked)[Key.self]) == ["fr"])
        var typed = AttributeContainer()
        typed[Key.self] = "de"
        let point = AttributedTextSelection(insertionPoint: marked.endIndex, typingAttributes: typed)
        #expect(point.typingAttributes(in: marked)[Key.self] == "de")
    }
}
