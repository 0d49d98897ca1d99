import NaturalLanguage
import SwiftUI

struct WordsView: View {
    let text: String
    private var words: [String] {
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    var body: some View { ForEach(words, id: \.self) { Text($0) } }
}
#Preview { WordsView(text: "Don't panic, it's only words.") }
