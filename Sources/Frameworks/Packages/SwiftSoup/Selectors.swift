/// A condition on elements in a root.
open class Evaluator {
    private let holds: (Element, Element) throws -> Bool
    private let words: String

    public init() { (holds, words) = ({ _, _ in false }, "") }
    init(_ words: String, _ holds: @escaping (_ root: Element, _ element: Element) throws -> Bool) {
        (self.words, self.holds) = (words, holds)
    }
    open func matches(_ root: Element, _ element: Element) throws -> Bool { try holds(root, element) }
    open func toString() -> String { words }

    static func pattern(_ text: String) throws -> NSRegularExpression {
        do { return try NSRegularExpression(pattern: text) } catch {
            throw Exception.Error(type: .IllegalArgumentException, Message: "Pattern syntax error: \(text)")
        }
    }
}
extension NSRegularExpression {
    func isIn(_ text: String) -> Bool { firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil }
}

/// Finds elements by selectors of CSS.
open class CssSelector {
    public static func select(_ query: String, _ root: Element) throws -> Elements { try root.select(query) }
    public static func select(_ evaluator: Evaluator, _ root: Element) throws -> Elements { try root.select(evaluator) }
    public static func select(_ query: String, _ roots: [Element]) throws -> Elements {
        try Elements(roots).select(query)
    }
}
open class Collector {
    public static func collect(_ eval: Evaluator, _ root: Element) throws -> Elements { try root.select(eval) }
}

/// Reads a selector of CSS: names, classes, attributes, places and texts, joined by spaces, ">", "+", "~" and ",".
public class QueryParser {
    private var rest: Substring
    private let query: String

    private init(_ query: String) { (self.query, rest) = (query, Substring(query.trimmed)) }

    public static func parse(_ query: String) throws -> Evaluator { try QueryParser(query).parse() }
    public func parse() throws -> Evaluator {
        var alternatives = [try path()]
        while take(",") { alternatives.append(try path()) }
        guard rest.isEmpty else { throw failure() }
        let all = alternatives
        return all.count == 1 ? all[0] : Evaluator(query) { root, element in
            try all.contains { try $0.matches(root, element) }
        }
    }
    private func failure() -> Exception {
        .Error(type: .SelectorParseException,
               Message: "Could not parse query \(query): unexpected token at \(rest)")
    }
    private func take(_ word: String) -> Bool {
        guard rest.lowercased().hasPrefix(word) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }
    @discardableResult
    private func takeSpace() -> Bool {
        let isThere = rest.first?.isWhitespace == true
        rest = rest.drop(while: \.isWhitespace)
        return isThere
    }
    private func path() throws -> Evaluator {
        takeSpace()
        var left = rest.first.map { ">+~".contains($0) } == true ? Evaluator("") { $0 === $1 } : try compound()
        while true {
            let isApart = takeSpace()
            guard let sign = rest.first, sign != "," else { return left }
            guard ">+~".contains(sign) || isApart else { throw failure() }
            if ">+~".contains(sign) { rest.removeFirst() }
            takeSpace()
            left = join(left, sign, try compound())
        }
    }
    private func join(_ left: Evaluator, _ sign: Character, _ right: Evaluator) -> Evaluator {
        Evaluator(left.toString() + " \(sign) " + right.toString()) { root, element in
            guard try right.matches(root, element) else { return false }
            if element === root { return false }
            switch sign {
            case ">": return try element.parent().map { try left.matches(root, $0) } ?? false
            case "+": return try element.beside(-1).map { try left.matches(root, $0) } ?? false
            case "~":
                let before = sequence(first: element) { $0.beside(-1) }.dropFirst()
                return try before.contains { try left.matches(root, $0) }
            default:
                var around = element.parent()
                while let parent = around {
                    if try left.matches(root, parent) { return true }
                    around = parent === root ? nil : parent.parent()
                }
                return false
            }
        }
    }
    private func compound() throws -> Evaluator {
        var parts: [Evaluator] = []
        while let next = try simple() { parts.append(next) }
        guard !parts.isEmpty else { throw failure() }
        let all = parts
        return all.count == 1 ? all[0] : Evaluator(all.map { $0.toString() }.joined()) { root, element in
            try all.allSatisfy { try $0.matches(root, element) }
        }
    }
    /// Letters, digits, "-" and "_", and what follows a backslash.
    private func identifier(_ more: String = "") throws -> String {
        var name = ""
        while let next = rest.first {
            if next == "\\", let escaped = rest.dropFirst().first {
                name.append(escaped)
                rest = rest.dropFirst(2)
            } else if next.isLetter || next.isNumber || "-_".contains(next) || more.contains(next) {
                name.append(next)
                rest.removeFirst()
            } else { break }
        }
        guard !name.isEmpty else { throw failure() }
        return name
    }
    private func simple() throws -> Evaluator? {
        switch rest.first {
        case "#":
            rest.removeFirst()
            let id = try identifier()
            return Evaluator("#" + id) { $1.id() == id }
        case ".":
            rest.removeFirst()
            let name = try identifier()
            return Evaluator("." + name) { $1.hasClass(name) }
        case "*":
            rest.removeFirst()
            return Evaluator("*") { _, _ in true }
        case "[":
            rest.removeFirst()
            return try attribute(balanced("[", "]"))
        case ":":
            rest.removeFirst()
            return try pseudo()
        case let next? where next.isLetter || next == "_" || next == "\\":
            let name = try identifier("|").lowercased().replacingOccurrences(of: "|", with: ":")
            return Evaluator(name) { $1.tagNameNormal() == name }
        default: return nil
        }
    }
    /// What comes before the sign that closes; all that is left without it.
    private func balanced(_ opening: Character, _ closing: Character) -> String {
        var depth = 1, quote: Character?, text = ""
        while let next = rest.popFirst() {
            if let mark = quote { if next == mark { quote = nil } } else if next == "\"" || next == "'" { quote = next }
            else if next == opening { depth += 1 } else if next == closing { depth -= 1 }
            if depth == 0 { break }
            text.append(next)
            if next == "\\", let escaped = rest.popFirst() { text.append(escaped) }
        }
        return text
    }
    private func attribute(_ text: String) throws -> Evaluator {
        let signs = ["!=", "^=", "$=", "*=", "~=", "="]
        let places = signs.compactMap { sign in text.range(of: sign).map { (sign, $0) } }
        guard let (sign, place) = places.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else {
            let key = text.trimmed.lowercased()
            guard key.hasPrefix("^") else { return Evaluator("[" + key + "]") { $1.hasAttr(key) } }
            let start = String(key.dropFirst())
            return Evaluator("[" + key + "]") { _, element in
                element.attributes?.contains { $0.getKey().lowercased().hasPrefix(start) } ?? false
            }
        }
        let key = text[..<place.lowerBound].trimmingCharacters(in: .whitespaces).lowercased()
        var value = text[place.upperBound...].trimmingCharacters(in: .whitespaces)
        if let mark = value.first, mark == "\"" || mark == "'" {
            value.removeFirst()
            if value.last == mark { value.removeLast() }
        }
        let words = "[" + text + "]"
        if sign == "~=" {
            let pattern = try Evaluator.pattern(value)
            return Evaluator(words) { try $1.hasAttr(key) && pattern.isIn($1.attr(key)) }
        }
        let wanted = value.lowercased()
        return Evaluator(words) { _, element in
            let found = try element.attr(key).lowercased()
            switch sign {
            case "=": return element.hasAttr(key) && found.trimmed == wanted.trimmed
            case "!=": return found != wanted
            case "^=": return element.hasAttr(key) && found.hasPrefix(wanted)
            case "$=": return element.hasAttr(key) && found.hasSuffix(wanted)
            default: return element.hasAttr(key) && found.contains(wanted)
            }
        }
    }
    private func argument() throws -> String {
        guard take("(") else { throw failure() }
        return balanced("(", ")").trimmed
    }
    private func pseudo() throws -> Evaluator {
        let name = try identifier().lowercased(), words = ":" + name
        switch name {
        case "lt", "gt", "eq":
            guard let index = Int(try argument()) else { throw failure() }
            return Evaluator(words) { _, element in
                name == "lt" ? element.place < index : name == "gt" ? element.place > index : element.place == index
            }
        case "has":
            let inner = try QueryParser.parse(argument())
            return Evaluator(words) { _, element in
                try !element.all { try $0 !== element && inner.matches(element, $0) }.isEmpty()
            }
        case "not":
            let inner = try QueryParser.parse(argument())
            return Evaluator(words) { try !inner.matches($0, $1) }
        case "contains", "containsown":
            let wanted = try argument().lowercased()
            return Evaluator(words) {
                try (name == "contains" ? $1.text() : $1.ownText()).lowercased().contains(wanted)
            }
        case "matches", "matchesown":
            let pattern = try Evaluator.pattern(argument())
            return Evaluator(words) { try pattern.isIn(name == "matches" ? $1.text() : $1.ownText()) }
        case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            return try nth(argument(), isLast: name.contains("last"), isOfType: name.hasSuffix("type"))
        case "first-child", "first-of-type", "last-child", "last-of-type":
            return try nth("1", isLast: name.hasPrefix("last"), isOfType: name.hasSuffix("type"))
        case "only-child": return Evaluator(words) { $1.siblings(false).count == 1 }
        case "only-of-type": return Evaluator(words) { $1.siblings(true).count == 1 }
        case "empty":
            return Evaluator(words) { $1.childNodes.allSatisfy { $0 is Comment || $0 is XmlDeclaration } }
        case "root": return Evaluator(words) { $1.parent() is Document || $1.parentNode == nil }
        default: throw failure()
        }
    }
    /// "an+b", "odd", "even" or a number.
    private func nth(_ text: String, isLast: Bool, isOfType: Bool) throws -> Evaluator {
        var (step, offset) = (0, 0)
        let text = text.lowercased().filter { !$0.isWhitespace }
        if text == "odd" { (step, offset) = (2, 1) } else if text == "even" { (step, offset) = (2, 0) }
        else if let mark = text.firstIndex(of: "n") {
            let (before, after) = (text[..<mark], text[text.index(after: mark)...])
            step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before) ?? 0
            offset = after.isEmpty ? 0 : Int(after) ?? 0
        } else if let number = Int(text) { offset = number } else { throw failure() }
        let (every, start) = (step, offset)
        return Evaluator(":nth(" + text + ")") { _, element in
            let siblings = element.siblings(isOfType)
            guard element.parentNode != nil, let index = siblings.firstIndex(of: element) else { return false }
            let place = isLast ? siblings.count - index : index + 1
            if every == 0 { return place == start }
            return (place - start) % every == 0 && (place - start) / every >= 0
        }
    }
}
extension Element {
    /// The elements of the same parent, with this one, and of its name alone if wanted.
    func siblings(_ isOfType: Bool) -> [Element] {
        (parent()?.elements ?? []).filter { !isOfType || $0.tagName() == tagName() }
    }
}
