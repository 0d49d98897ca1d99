/// The addresses of links in Markdown, by the rules of CommonMark 0.31.
enum MarkdownLink {
    /// A link that is its own label, behind its `<`: `https://a.example>` or `name@a.example>`. Nil elements are
    /// characters behind a backslash, which are in no such link.
    static func bracketed(_ characters: some Sequence<Character?>) -> (label: String, address: String)? {
        var label = ""
        for character in characters {
            guard let character, character != "<", !character.isWhitespace else { return nil }
            if character == ">" {
                if isMail(label) { return (label, "mailto:\(label)") }
                return isAddress(label) ? (label, label) : nil
            }
            label.append(character)
        }
        return nil
    }

    /// A scheme of 2 to 32 characters, then anything.
    private static func isAddress(_ label: String) -> Bool {
        guard let colon = label.firstIndex(of: ":") else { return false }
        let scheme = label[..<colon]
        return (2...32).contains(scheme.count) && isLetter(scheme.first)
            && scheme.allSatisfy { isLetter($0) || isDigit($0) || "+.-".contains($0) }
    }

    /// A name, and labels of a domain with dots between them.
    private static func isMail(_ label: String) -> Bool {
        let parts = label.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty,
              parts[0].allSatisfy({ isLetter($0) || isDigit($0) || ".!#$%&'*+/=?^_`{|}~-".contains($0) })
        else { return false }
        return parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { domain in
            (1...63).contains(domain.count) && domain.first != "-" && domain.last != "-"
                && domain.allSatisfy { isLetter($0) || isDigit($0) || $0 == "-" }
        }
    }

    private static func isLetter(_ character: Character?) -> Bool {
        character.map { $0.isASCII && $0.isLetter } ?? false
    }
    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    private enum Place { case address, behindAddress, title(Character), behindTitle }

    /// What stands behind the `(` of a link: its address, in which parentheses are balanced, and perhaps a title in
    /// quotation marks. Elements are characters, nil in `mark` where they follow a backslash.
    /// - Returns: the address, and the number of characters up to and with the `)`; nil if it is no link.
    static func target(_ characters: some Sequence<(mark: Character?, letter: Character?)>)
        -> (address: String, count: Int)?
    {
        var place = Place.address, address = "", depth = 0, count = 0
        for (mark, letter) in characters {
            count += 1
            switch place {
            case .address:
                if mark?.isWhitespace == true {
                    if depth > 0 { return nil }
                    if !address.isEmpty { place = .behindAddress }
                } else if mark == ")", depth == 0 {
                    return (withoutBrackets(address), count)
                } else {
                    depth += mark == "(" ? 1 : mark == ")" ? -1 : 0
                    guard let letter else { return nil }
                    address.append(letter)
                }
            case .behindAddress, .behindTitle:
                if mark == ")" { return (withoutBrackets(address), count) }
                if mark?.isWhitespace == true { continue }
                guard case .behindAddress = place, let mark, mark == "\"" || mark == "'" else { return nil }
                place = .title(mark)
            case .title(let end):
                if mark == end { place = .behindTitle }
            }
        }
        return nil
    }

    private static func withoutBrackets(_ address: String) -> String {
        address.hasPrefix("<") && address.hasSuffix(">") ? String(address.dropFirst().dropLast()) : address
    }
}
