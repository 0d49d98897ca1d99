public import Foundation

/// Finds words that are spelled wrong. There are no dictionaries: every word is taken for right.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    /// A checker.
    public nonisolated override init() { super.init() }
    /// Nothing is found: the location of the range is `NSNotFound`.
    open nonisolated func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// None.
    open nonisolated func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
    /// None.
    open nonisolated func completions(forPartialWordRange range: NSRange, in string: String, language: String)
        -> [String]? { [] }
    /// Words that are not looked at. Nothing to do: every word is taken for right.
    open nonisolated var ignoredWords: [String]? { get { [] } set {} }
    /// Does not look at a word. Nothing to do: every word is taken for right.
    open nonisolated func ignoreWord(_ wordToIgnore: String) {}
    /// Teaches a word. Nothing to do: every word is taken for right.
    open nonisolated class func learnWord(_ word: String) {}
    /// False.
    open nonisolated class func hasLearnedWord(_ word: String) -> Bool { false }
    /// Forgets a word. Nothing to do: every word is taken for right.
    open nonisolated class func unlearnWord(_ word: String) {}
    /// English, which every phone has.
    open nonisolated class var availableLanguages: [String] { ["en_US"] }
}
