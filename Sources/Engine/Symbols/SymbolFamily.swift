/// A family of symbols: the text of their descriptions, and the file and line where it starts.
package struct SymbolFamily: Sendable {
    package let file: String
    package let firstLine: Int
    package let text: String

    /// `text` is a multi-line literal that starts on the line after the call.
    package init(_ text: String, file: String = #fileID, line: Int = #line) {
        self.text = text
        self.file = file
        firstLine = line + 1
    }

    /// All families. A name is described once in all of them.
    package static let all = [
        arrows, buildings, charts, chevrons, clocks, commerce, communication, computers, currencies, curvedArrows,
        devices, documents, drawing, energy, figures, food, health, home, keys, lists, living, mathematics, people,
        pictures, playback, rectangles, shapes, signs, sky, solids, sound, squares, text, tools, transport, weather,
        windows
    ]
}
