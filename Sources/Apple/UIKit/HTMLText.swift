public import Foundation
import QuadrantStandIn

extension NSAttributedString {
    /// The kind of a document.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text alone.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text; it is read as text alone.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with files; it is not read.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }
    /// An option of reading a document.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`, or its name.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of text without its own.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }
    /// A value of a document.
    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        /// The name of the value.
        public let rawValue: String
        /// A value by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// Attributes of text without its own.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// The text of a document: of HTML its paragraphs, lists, headings, emphasis, colours and links. Fails where the
    /// bytes are no text.
    public convenience init(data: Data, options: [DocumentReadingOptionKey: Any] = [:],
                            documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws {
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let kind = options[.documentType] as? DocumentType
            ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) }
        let isHTML = kind == .html || (kind == nil && text.range(of: "<html", options: .caseInsensitive) != nil)
        let result = isHTML ? HTMLReader(text).read()
            : NSAttributedString(string: kind == .rtf ? RichText.plain(text) : text,
                                 attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        self.init(attributedString: result)
    }
    /// The text of a document in a file.
    public convenience init(url: URL, options: [DocumentReadingOptionKey: Any] = [:],
                            documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
    /// A part of the text as a file: HTML with emphasis, lines and links, or text alone.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range)
        guard dict[.documentType] as? DocumentType == .html else { return Data(part.string.utf8) }
        var text = "<html><body><p>"
        part.enumerateAttributes(in: NSRange(location: 0, length: part.length)) { values, range, _ in
            var inner = part.attributedSubstring(from: range).string
                .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
                .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\n", with: "<br>")
            let traits = (values[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
            if traits.contains(.traitBold) { inner = "<b>\(inner)</b>" }
            if traits.contains(.traitItalic) { inner = "<i>\(inner)</i>" }
            if (values[.underlineStyle] as? Int ?? 0) != 0 { inner = "<u>\(inner)</u>" }
            if (values[.strikethroughStyle] as? Int ?? 0) != 0 { inner = "<s>\(inner)</s>" }
            if let link = values[.link] as? URL { inner = "<a href=\"\(link.absoluteString)\">\(inner)</a>" }
            text += inner
        }
        return Data((text + "</p></body></html>").utf8)
    }
}
/// A pointer for a value that a function writes.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Rich text without its control words.
private enum RichText {
    static func plain(_ text: String) -> String {
        guard text.hasPrefix("{\\rtf") else { return text }
        var result = "", depth = 0, index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            index = text.index(after: index)
            switch character {
            case "{": depth += 1
            case "}": depth -= 1
            case "\\":
                var word = ""
                while index < text.endIndex, text[index].isLetter || text[index].isNumber || text[index] == "-" {
                    word.append(text[index])
                    index = text.index(after: index)
                }
                if index < text.endIndex, word.isEmpty {
                    if text[index].isNewline { result += "\n" } else { result.append(text[index]) }
                    index = text.index(after: index)
                } else if index < text.endIndex, text[index] == " " {
                    index = text.index(after: index)
                }
                if word == "par" || word == "line" { result += "\n" }
                if word == "tab" { result += "\t" }
            case _ where character.isNewline: break
            default: if depth <= 1 { result.append(character) }
            }
        }
        return result
    }
}

/// Reads simple HTML.
private struct HTMLReader {
    private struct Style {
        var size: CGFloat = 12
        var isBold = false, isItalic = false, isUnderlined = false, isStruck = false, isCode = false,
            keepsSpaces = false
        var color: UIColor?, link: URL?
        var raised: CGFloat = 0
        var items: Int?
    }
    private let text: String
    private let result = NSMutableAttributedString()
    init(_ text: String) { self.text = text }

    func read() -> NSAttributedString {
        var stack: [(name: String, style: Style)] = [("", Style())]
        var index = text.startIndex
        var skipped: String?
        while index < text.endIndex {
            if text[index] == "<" {
                if text[index...].hasPrefix("<!--") {
                    index = text.range(of: "-->", range: index..<text.endIndex)?.upperBound ?? text.endIndex
                    continue
                }
                guard let end = text[index...].firstIndex(of: ">") else { break }
                let tag = String(text[text.index(after: index)..<end])
                index = text.index(after: end)
                let isEnd = tag.hasPrefix("/")
                let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
                if let waited = skipped {
                    if isEnd, name == waited { skipped = nil }
                    continue
                }
                if isEnd { close(name, &stack) } else if ["style", "script", "head", "title"].contains(name) {
                    if !tag.hasSuffix("/") { skipped = name }
                } else {
                    open(name, tag, &stack)
                }
                continue
            }
            let next = text[index...].firstIndex(of: "<") ?? text.endIndex
            if skipped == nil { add(Self.decoded(String(text[index..<next])), stack.last!.style) }
            index = next
        }
        while result.string.hasSuffix("\n\n") {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
        return result
    }

    private func open(_ element: String, _ tag: String, _ stack: inout [(name: String, style: Style)]) {
        var style = stack.last!.style
        switch element {
        case "br": return result.append(NSAttributedString(string: "\n", attributes: attributes(style)))
        case "hr", "img", "meta", "input", "link": return
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "code", "tt", "kbd", "samp": style.isCode = true
        case "pre": (style.isCode, style.keepsSpaces) = (true, true)
        case "small": style.size *= 0.83
        case "big": style.size *= 1.2
        case "sup": (style.raised, style.size) = (style.size * 0.33, style.size * 0.83)
        case "sub": (style.raised, style.size) = (-style.size * 0.17, style.size * 0.83)
        case "a": style.link = Self.value("href", tag).flatMap { URL(string: $0) }
        case "h1", "h2", "h3", "h4", "h5", "h6":
            style.isBold = true
            style.size = [24, 18, 14, 12, 10, 8][Int(element.dropFirst())! - 1]
        case "ol": style.items = 0
        case "ul": style.items = nil
        default: break
        }
        if let size = Self.value("size", tag), element == "font", let number = Int(size) {
            style.size = [10, 10, 13, 16, 18, 24, 32, 48][min(max(number, 0), 7)] * 0.75
        }
        if let color = Self.value("color", tag).flatMap(Self.color) { style.color = color }
        for rule in (Self.value("style", tag) ?? "").split(separator: ";") {
            let parts = rule.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            switch parts[0].lowercased() {
            case "color": style.color = Self.color(parts[1]) ?? style.color
            case "font-weight": style.isBold = parts[1] == "bold" || (Int(parts[1]) ?? 400) >= 600
            case "font-style": style.isItalic = parts[1] == "italic"
            case "font-size":
                let number = Double(parts[1].prefix { $0.isNumber || $0 == "." })
                if let number { style.size = CGFloat(number) * (parts[1].hasSuffix("px") ? 0.75 : 1) }
            case "text-decoration":
                style.isUnderlined = parts[1].contains("underline")
                style.isStruck = parts[1].contains("line-through")
            default: break
            }
        }
        if Self.blocks.contains(element) { newLine(style) }
        if element == "li" {
            let isNumbered = stack.last?.style.items != nil
            if isNumbered { stack[stack.count - 1].style.items! += 1 }
            let mark = isNumbered ? "\(stack.last!.style.items!)." : "•"
            result.append(NSAttributedString(string: "\t\(mark)\t", attributes: attributes(style)))
        }
        stack.append((element, style))
    }
    private func close(_ name: String, _ stack: inout [(name: String, style: Style)]) {
        guard let place = stack.lastIndex(where: { $0.name == name }), place > 0 else { return }
        if Self.blocks.contains(name) { newLine(stack[place].style) }
        stack.removeSubrange(place...)
    }
    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "tr", "pre", "blockquote", "section",
        "article", "header", "footer", "table",
    ]
    private func newLine(_ style: Style) {
        guard result.length > 0, !result.string.hasSuffix("\n") else { return }
        result.append(NSAttributedString(string: "\n", attributes: attributes(style)))
    }
    private func add(_ text: String, _ style: Style) {
        var text = text
        if !style.keepsSpaces {
            let words = text.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }).joined(separator: " ")
            let isOpen = result.length > 0 && !result.string.hasSuffix("\n") && !result.string.hasSuffix(" ")
            func isSpace(_ letter: Character?) -> Bool { letter?.isWhitespace == true && letter != "\u{A0}" }
            let begins = isSpace(text.first) && isOpen, ends = isSpace(text.last) && !words.isEmpty
            text = (begins ? " " : "") + words + (ends ? " " : "")
        }
        if !text.isEmpty { result.append(NSAttributedString(string: text, attributes: attributes(style))) }
    }
    private func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
        var font: UIFont = style.isCode ? .monospacedSystemFont(ofSize: style.size, weight: .regular)
            : UIFont(name: "Times New Roman", size: style.size) ?? .systemFont(ofSize: style.size)
        var traits: UIFontDescriptor.SymbolicTraits = style.isBold ? .traitBold : []
        if style.isItalic { traits.insert(.traitItalic) }
        if !traits.isEmpty, let other = font.fontDescriptor.withSymbolicTraits(traits) {
            font = UIFont(descriptor: other, size: style.size)
        }
        var values: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: NSParagraphStyle.default]
        values[.foregroundColor] = style.color ?? (style.link == nil ? UIColor.black : .link)
        if style.isUnderlined || style.link != nil { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.raised != 0 { values[.baselineOffset] = NSNumber(value: Double(style.raised)) }
        if let link = style.link { values[.link] = link }
        return values
    }

    private static func value(_ name: String, _ tag: String) -> String? {
        guard
            let found = tag.range(
                of: name + "\\s*=\\s*(\"[^\"]*\"|'[^']*'|[^\\s>]+)",
                options: [.regularExpression, .caseInsensitive]),
            let equals = tag[found].firstIndex(of: "=")
        else { return nil }
        return decoded(
            tag[found][tag.index(after: equals)...].trimmingCharacters(in: CharacterSet(charactersIn: " \"'")))
    }
    private static func color(_ text: String) -> UIColor? {
        let names: [String: UIColor] = [
            "black": .black, "white": .white, "red": .red, "green": UIColor(red: 0, green: 0.5, blue: 0, alpha: 1),
            "blue": .blue, "gray": .gray, "grey": .gray, "orange": UIColor(red: 1, green: 0.65, blue: 0, alpha: 1),
            "yellow": .yellow, "purple": .purple,
        ]
        if let known = names[text.lowercased()] { return known }
        var digits = String(text.dropFirst())
        guard text.hasPrefix("#") else { return nil }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
        return UIColor(red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
                       blue: CGFloat(value & 255) / 255, alpha: 1)
    }
    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        let names = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
            "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
            "ldquo": "“", "rdquo": "”", "bull": "•", "euro": "€", "pound": "£", "middot": "·", "deg": "°",
            "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "eacute": "é", "egrave": "è", "times": "×"
        ]
        var result = "", rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: ";"), rest.distance(from: rest.startIndex, to: end) < 10 else {
                result += "&"
                continue
            }
            let name = String(rest[..<end])
            let isHex = name.hasPrefix("#x"), digits = name.drop { "#xX".contains($0) }
            if let known = names[name] {
                result += known
            } else if name.hasPrefix("#"), let code = UInt32(digits, radix: isHex ? 16 : 10),
                      let scalar = UnicodeScalar(code) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "&" + name + ";"
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
