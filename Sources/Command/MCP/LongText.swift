/// Texts that are shortened for a reader who has to read all of it.
enum LongText {
    private static let maxLines = 150, maxLine = 400

    /// At most 150 lines of at most 400 characters; `more` says where the others are.
    static func shortened(_ text: String, more: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
        let shown = lines.prefix(maxLines).map { line in
            // The end has the frame.
            line.count <= maxLine ? String(line) : "\(line.prefix(maxLine * 3 / 4))…\(line.suffix(maxLine / 4))"
        }
        let left = lines.count - shown.count
        return (shown + (left > 0 ? ["… and \(left) more lines: \(more)"] : [])).map { $0 + "\n" }.joined()
    }
}
