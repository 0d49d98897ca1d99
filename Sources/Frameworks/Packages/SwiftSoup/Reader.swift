/// Reads marks of HTML and XML one after another.
struct Reader {
    enum Mark { case text(String), start(String, Attributes, isClosed: Bool), end(String), comment(String)
        case type([String]), declaration(String, isInstruction: Bool), data(String) }
    private let bytes: [UInt8]
    private var at = 0
    private let isXML: Bool

    init(_ text: String, isXML: Bool) { (bytes, self.isXML) = (Array(text.utf8), isXML) }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    private func isAt(_ word: String) -> Bool {
        let word = Array(word.utf8)
        guard at + word.count <= bytes.count else { return false }
        return word.indices.allSatisfy { lower(bytes[at + $0]) == word[$0] }
    }
    private func lower(_ byte: UInt8) -> UInt8 { (0x41 ... 0x5A).contains(byte) ? byte | 0x20 : byte }
    private func isLetter(_ index: Int) -> Bool {
        index < bytes.count && (0x61 ... 0x7A).contains(lower(bytes[index]))
            || isXML && index < bytes.count && (bytes[index] == 0x5F || bytes[index] > 0x7F)
    }
    /// What comes before a word, which is passed.
    private mutating func until(_ word: String) -> String {
        let word = Array(word.utf8), start = at
        while at < bytes.count {
            if bytes[at] == word[0], at + word.count <= bytes.count, bytes[at..<at + word.count].elementsEqual(word) {
                defer { at += word.count }
                return string(start..<at)
            }
            at += 1
        }
        return string(start..<at)
    }

    mutating func next() -> Mark? {
        guard at < bytes.count else { return nil }
        guard bytes[at] == 0x3C else { return text() }
        if isAt("<!--") {
            at += 4
            if isAt(">") { at += 1; return .comment("") }
            return .comment(until("-->"))
        }
        if isXML, isAt("<![cdata[") { at += 9; return .data(until("]]>")) }
        if isAt("<!doctype") { at += 9; return .type(words(until(">"))) }
        if isAt("<!") || isAt("<?") { return declaration() }
        if isAt("</") {
            guard isLetter(at + 2) else { at += 2; return .comment(until(">")) }
            at += 2
            let name = name()
            _ = until(">")
            return .end(name)
        }
        guard isLetter(at + 1) else { return text() }
        at += 1
        return start()
    }
    private mutating func declaration() -> Mark {
        let isInstruction = bytes[at + 1] == 0x3F
        at += 2
        guard isXML else { return .comment((isInstruction ? "?" : "") + until(">")) }
        return .declaration(until(isInstruction ? "?>" : ">"), isInstruction: isInstruction)
    }
    /// A "<" before anything but a letter is text.
    private mutating func text() -> Mark {
        let start = at
        at += 1
        while at < bytes.count {
            if bytes[at] == 0x3C, at + 1 < bytes.count, isLetter(at + 1) || [0x21, 0x2F, 0x3F].contains(bytes[at + 1]) {
                break
            }
            at += 1
        }
        return .text(Entities.unescaped(string(start..<at)))
    }
    private mutating func name() -> String {
        let start = at
        while at < bytes.count, !bytes[at].isWhite, bytes[at] != 0x3E, bytes[at] != 0x2F { at += 1 }
        return isXML ? string(start..<at) : string(start..<at).lowercased()
    }
    private mutating func start() -> Mark {
        let name = name(), attributes = Attributes()
        while at < bytes.count, bytes[at] != 0x3E {
            if bytes[at].isWhite { at += 1; continue }
            if bytes[at] == 0x2F {
                at += 1
                if at < bytes.count, bytes[at] == 0x3E { at += 1; return .start(name, attributes, isClosed: true) }
                continue
            }
            attribute(attributes)
        }
        at += 1
        return .start(name, attributes, isClosed: false)
    }
    private mutating func attribute(_ attributes: Attributes) {
        let start = at
        at += 1
        while at < bytes.count, !bytes[at].isWhite, ![0x3D, 0x3E, 0x2F].contains(bytes[at]) { at += 1 }
        let key = isXML ? string(start..<at) : string(start..<at).lowercased()
        while at < bytes.count, bytes[at].isWhite { at += 1 }
        guard at < bytes.count, bytes[at] == 0x3D else { return attributes.read(key, "") }
        at += 1
        while at < bytes.count, bytes[at].isWhite { at += 1 }
        guard at < bytes.count else { return attributes.read(key, "") }
        let value: String
        if bytes[at] == 0x22 || bytes[at] == 0x27 {
            let quote = bytes[at] == 0x22 ? "\"" : "'"
            at += 1
            value = until(quote)
        } else {
            let from = at
            while at < bytes.count, !bytes[at].isWhite, bytes[at] != 0x3E { at += 1 }
            value = string(from..<at)
        }
        attributes.read(key, Entities.unescaped(value, inAttribute: true))
    }
    /// What is in an element of text, such as a script, to its end.
    mutating func raw(_ name: String) -> String {
        let start = at
        while at < bytes.count {
            if bytes[at] == 0x3C, isAt("</" + name) {
                let end = at + 2 + name.utf8.count
                if end >= bytes.count || bytes[end].isWhite || bytes[end] == 0x3E || bytes[end] == 0x2F {
                    defer { _ = until(">") }
                    return string(start..<at)
                }
            }
            at += 1
        }
        return string(start..<at)
    }
    private func words(_ text: String) -> [String] {
        var parts: [String] = [], rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace { rest.removeFirst(); continue }
            if first == "\"" || first == "'" {
                let value = rest.dropFirst().prefix { $0 != first }
                parts.append(String(value))
                rest = rest[value.endIndex...].dropFirst()
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                parts.append(String(word))
                rest = rest[word.endIndex...]
            }
        }
        return parts
    }
}

extension DocumentType {
    /// Of the words after "doctype".
    convenience init(words: [String], _ baseUri: String) {
        let kind = words.dropFirst().first?.uppercased()
        let values = Array(words.dropFirst(2))
        self.init(words.first ?? "", kind == "PUBLIC" ? values.first ?? "" : "",
                  kind == "SYSTEM" ? values.first ?? "" : values.dropFirst().first ?? "", baseUri)
    }
}

/// Makes a document of XML: names keep their letters, and an end closes the innermost element of its name.
struct XMLBuilder {
    let document: Document

    init(_ text: String, _ baseUri: String) {
        document = Document(baseUri)
        document.outputSettings().syntax(syntax: .xml).prettyPrint(pretty: false)
        var reader = Reader(text, isXML: true)
        var open: [Element] = [document]
        while let mark = reader.next() {
            let parent = open[open.count - 1]
            switch mark {
            case .text(let text), .data(let text): parent.insert([TextNode(text, baseUri)])
            case .comment(let data): parent.insert([Comment(data, baseUri)])
            case .declaration(let text, let isInstruction):
                parent.insert([XmlDeclaration(text, baseUri, isInstruction)])
            case .type(let words): parent.insert([DocumentType(words: words, baseUri)])
            case .start(let name, let attributes, let isClosed):
                let element = Element(Tag(name), baseUri, attributes)
                parent.insert([element])
                if !isClosed { open.append(element) }
            case .end(let name):
                if let index = open.lastIndex(where: { $0.tagName() == name }) { open.removeSubrange(index...) }
            }
        }
    }
}
