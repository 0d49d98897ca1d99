public import Foundation

extension NSPredicate {
    /// A predicate in text form, such as `"name CONTAINS[cd] %@ AND age >= %d"`.
    ///
    /// Comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
    /// `MATCHES`, with the options `[c]` and `[d]`), `ANY`, `ALL` and `NONE`, `AND`, `OR` and `NOT`, key paths with
    /// `@count`, `@sum`, `@avg`, `@min` and `@max`, and arguments for `%@`, `%K`, `%d` and their kin. A format that
    /// cannot be read, `SUBQUERY` and functions among them, ends the program with the reason, as it does on a phone.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(predicateFormat, args)
    }

    /// The same with the arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(predicateFormat, arguments ?? [])
    }

    private convenience init(_ format: String, _ arguments: [Any]) {
        do {
            // Stored values are those of Swift.
            let values = arguments.map { ($0 as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) } ?? $0 }
            let condition = try PredicateFormat(format, values).condition
            self.init { object, variables in condition.holds(for: object, variables ?? [:]) }
            FormatParts.keep(condition, of: self)
        } catch {
            fatalError("Unable to parse the format string \"\(format)\": \(error)")
        }
    }
}

/// A condition that a format describes.
package indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateOperand, PredicateOperator, PredicateOperand, Quantifier)

    package enum Quantifier { case direct, any, all, none }

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let condition): return !condition.holds(for: object, variables)
        case .all(let conditions): return conditions.allSatisfy { $0.holds(for: object, variables) }
        case .any(let conditions): return conditions.contains { $0.holds(for: object, variables) }
        case .comparison(let left, let comparison, let right, let quantifier):
            let first = left.value(of: object, variables), second = right.value(of: object, variables)
            let elements = first.flatMap(KeyPathReader.elements) ?? []
            switch quantifier {
            case .direct: return comparison.holds(first, second)
            case .any: return elements.contains { comparison.holds($0, second) }
            case .all: return elements.allSatisfy { comparison.holds($0, second) }
            case .none: return !elements.contains { comparison.holds($0, second) }
            }
        }
    }
}

package enum PredicateOperand {
    case value(Any?)
    case path(String)
    case variable(String)
    case list([PredicateOperand])

    func value(of object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): KeyPathReader.unwrapped(value)
        case .path(let path): KeyPathReader.value(object, path)
        case .variable(let name): KeyPathReader.unwrapped(variables[name])
        case .list(let parts): parts.map { $0.value(of: object, variables) as Any }
        }
    }
}

package struct PredicateOperator {
    package enum Kind: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case between = "BETWEEN", isIn = "IN", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES"
    }

    package var kind: Kind
    package var options: String.CompareOptions = []

    func holds(_ first: Any?, _ second: Any?) -> Bool {
        let order = { KeyPathReader.compare(first, second, options) }
        switch kind {
        case .equal: return order() == .orderedSame
        case .unequal: return order() != .orderedSame
        case .less: return hasOrder(first, second) && order() == .orderedAscending
        case .lessOrEqual: return hasOrder(first, second) && order().map { $0 != .orderedDescending } ?? false
        case .greater: return hasOrder(first, second) && order() == .orderedDescending
        case .greaterOrEqual: return hasOrder(first, second) && order().map { $0 != .orderedAscending } ?? false
        case .between:
            guard let ends = second.flatMap(KeyPathReader.elements), ends.count == 2 else { return false }
            return PredicateOperator(kind: .greaterOrEqual).holds(first, ends[0])
                && PredicateOperator(kind: .lessOrEqual).holds(first, ends[1])
        case .isIn: return isIn(first, second)
        case .contains: return isIn(second, first)
        case .begins: return range(first, second, [.anchored])
        case .ends: return range(first, second, [.anchored, .backwards])
        case .like, .matches:
            guard let text = first.flatMap(KeyPathReader.text), var pattern = second.flatMap(KeyPathReader.text) else {
                return false
            }
            if kind == .like {
                pattern = NSRegularExpression.escapedPattern(for: pattern)
                    .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            }
            let found = text.range(of: "^(?:\(pattern))$", options: [.regularExpression, options])
            return found != nil
        }
    }

    /// Nothing is neither less nor greater than something.
    private func hasOrder(_ first: Any?, _ second: Any?) -> Bool {
        KeyPathReader.unwrapped(first) != nil && KeyPathReader.unwrapped(second) != nil
    }

    private func isIn(_ first: Any?, _ second: Any?) -> Bool {
        guard let second = KeyPathReader.unwrapped(second) else { return false }
        if let list = KeyPathReader.elements(second) {
            return list.contains { KeyPathReader.compare($0, first, options) == .orderedSame }
        }
        return range(second, first, [])
    }

    private func range(_ first: Any?, _ second: Any?, _ more: String.CompareOptions) -> Bool {
        guard let text = first.flatMap(KeyPathReader.text), let part = second.flatMap(KeyPathReader.text) else {
            return false
        }
        return part.isEmpty || text.range(of: part, options: options.union(more)) != nil
    }
}

/// Reads the format of a predicate.
struct PredicateFormat {
    struct Misread: Error, CustomStringConvertible {
        var description: String
    }

    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        case argument(String)
        case sign(String)
    }

    private(set) var condition: PredicateCondition = .constant(true)
    private var tokens: [Token] = []
    private var position = 0
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) throws {
        self.arguments = arguments[...]
        tokens = try Self.tokens(Array(format))
        condition = try disjunction()
        guard position == tokens.count else { throw Misread(description: "there is more behind its end") }
    }

    // MARK: Tokens

    private static func tokens(_ text: [Character]) throws -> [Token] {
        var tokens: [Token] = [], index = 0
        func isPartOfWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "_.@#".contains(character)
        }
        while index < text.count {
            let character = text[index]
            if character.isWhitespace {
                index += 1
            } else if character == "%", index + 1 < text.count {
                var end = index + 1
                while end < text.count, "lhqzt".contains(text[end]) { end += 1 }
                guard end < text.count else { throw Misread(description: "an argument has no type") }
                tokens.append(.argument(String(text[end])))
                index = end + 1
            } else if character == "\"" || character == "'" {
                var end = index + 1, string = ""
                while end < text.count, text[end] != character {
                    if text[end] == "\\", end + 1 < text.count { end += 1 }
                    string.append(text[end])
                    end += 1
                }
                guard end < text.count else { throw Misread(description: "a text has no end") }
                tokens.append(.text(string))
                index = end + 1
            } else if character.isNumber || character == "-" && index + 1 < text.count && text[index + 1].isNumber {
                var end = index + 1
                while end < text.count, text[end].isNumber || text[end] == "." { end += 1 }
                guard let value = Double(String(text[index..<end])) else {
                    throw Misread(description: "'\(String(text[index..<end]))' is no number")
                }
                tokens.append(.number(value))
                index = end
            } else if isPartOfWord(character) || character == "$" {
                var end = index + 1
                while end < text.count, isPartOfWord(text[end]) { end += 1 }
                tokens.append(.word(String(text[index..<end])))
                index = end
            } else {
                let pair = String(text[index..<min(index + 2, text.count)])
                let sign = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair) ? pair
                    : String(character)
                tokens.append(.sign(sign))
                index += sign.count
            }
        }
        return tokens
    }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    /// Takes the next token if it is one of the words or signs.
    private mutating func take(_ names: String...) -> Bool {
        switch next {
        case .word(let word) where names.contains(word.uppercased()): break
        case .sign(let sign) where names.contains(sign): break
        default: return false
        }
        position += 1
        return true
    }

    // MARK: Conditions

    private mutating func disjunction() throws -> PredicateCondition {
        var parts = [try conjunction()]
        while take("OR", "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws -> PredicateCondition {
        var parts = [try negation()]
        while take("AND", "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws -> PredicateCondition {
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        let start = position
        if take("(") {
            if let inner = try? disjunction(), take(")") { return inner }
            position = start
        }
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateCondition {
        var quantifier = PredicateCondition.Quantifier.direct
        if take("ANY", "SOME") { quantifier = .any } else if take("ALL") { quantifier = .all } else if take("NONE") {
            quantifier = .none
        }
        let left = try operand()
        let comparison = try comparator()
        return .comparison(left, comparison, try operand(), quantifier)
    }

    private mutating func comparator() throws -> PredicateOperator {
        let kinds: [(names: [String], kind: PredicateOperator.Kind)] = [
            (["==", "="], .equal), (["!=", "<>"], .unequal), (["<"], .less), (["<=", "=<"], .lessOrEqual),
            ([">"], .greater), ([">=", "=>"], .greaterOrEqual), (["BETWEEN"], .between), (["IN"], .isIn),
            (["CONTAINS"], .contains), (["BEGINSWITH"], .begins), (["ENDSWITH"], .ends), (["LIKE"], .like),
            (["MATCHES"], .matches),
        ]
        guard let found = kinds.first(where: { entry in
            switch next {
            case .word(let word): entry.names.contains(word.uppercased())
            case .sign(let sign): entry.names.contains(sign)
            default: false
            }
        }) else { throw Misread(description: "a comparison is missing") }
        position += 1
        var result = PredicateOperator(kind: found.kind)
        if take("[") {
            while let token = next, token != .sign("]") {
                guard case .word(let letters) = token else { throw Misread(description: "an option is unknown") }
                for letter in letters.lowercased() {
                    if letter == "c" { result.options.insert(.caseInsensitive) }
                    if letter == "d" { result.options.insert(.diacriticInsensitive) }
                }
                position += 1
            }
            guard take("]") else { throw Misread(description: "']' is missing") }
        }
        return result
    }

    private mutating func operand() throws -> PredicateOperand {
        guard let token = next else { throw Misread(description: "a value is missing") }
        position += 1
        switch token {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .argument(let type):
            guard let argument = arguments.popFirst() else { throw Misread(description: "an argument is missing") }
            return type == "K" ? .path("\(argument)") : .value(argument)
        case .sign("("):
            let inner = try operand()
            guard take(")") else { throw Misread(description: "')' is missing") }
            return inner
        case .sign("{"):
            var parts: [PredicateOperand] = []
            while next != .sign("}") {
                parts.append(try operand())
                if !take(",") { break }
            }
            guard take("}") else { throw Misread(description: "'}' is missing") }
            return .list(parts)
        case .sign(let sign): throw Misread(description: "'\(sign)' is not expected")
        case .word(let word):
            if next == .sign("(") { throw Misread(description: "'\(word)' is not known here") }
            switch word.uppercased() {
            case "NIL", "NULL": return .value(nil)
            case "YES", "TRUE": return .value(true)
            case "NO", "FALSE": return .value(false)
            default: return word.hasPrefix("$") ? .variable(String(word.dropFirst())) : .path(word)
            }
        }
    }
}
