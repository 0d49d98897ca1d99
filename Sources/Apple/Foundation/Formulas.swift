public import Foundation

/// What programs call `NSExpression`, which Foundation on Linux does not have: a formula of numbers, paths and
/// functions. The command writes this name in its place.
open class _Expression: NSObject {
    private let value: Formula
    private init(_ value: Formula) { self.value = value }

    /// A formula such as `"2 * (width + %f)"`: numbers, paths of properties, `%@`, `%K`, `%d` and `%f`, `+`, `-`, `*`,
    /// `/`, `**` and functions. Whole numbers are divided as such: `5 / 2` is 2. A text that cannot be read ends the
    /// program with the reason, as it does on a phone.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: args)
    }
    /// The same with the arguments in an array.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do {
            var reader = FormulaReader(expressionFormat, arguments)
            self.init(try reader.whole())
        } catch {
            fatalError("Unable to parse the format string \"\(expressionFormat)\": \(error)")
        }
    }
    /// A value.
    public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }
    /// The value of a path of properties.
    public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }
    /// The value of a name in the context.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    /// The value of a function, such as `"sum:"`.
    public convenience init(forFunction name: String, arguments parameters: [_Expression]) {
        self.init(.call(name.filter { $0 != ":" }, parameters.map(\.value)))
    }
    /// The object itself.
    open class func expressionForEvaluatedObject() -> _Expression { _Expression(.path("self")) }
    /// The value for an object, with names of a context; nil where it has none.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        value.value(object, context)
    }
    /// The value of one without names; nil for others.
    open var constantValue: Any? { if case .value(let value) = value { value } else { nil } }
    /// The path of one that has one; empty for others.
    open var keyPath: String { if case .path(let path) = value { path } else { "" } }
}

private indirect enum Formula {
    case value(Any?), path(String), variable(String)
    case call(String, [Formula])
    case list([Formula])

    func value(_ object: Any?, _ context: NSMutableDictionary?) -> Any? {
        switch self {
        case .value(let value): KeyPathReader.unwrapped(value)
        case .path(let path): path.lowercased() == "self" ? object : KeyPathReader.value(object, path)
        case .variable(let name): context?.object(forKey: name as NSString)
        case .list(let parts): parts.map { $0.value(object, context) as Any }
        case .call(let name, let parts): Self.call(name, parts.map { $0.value(object, context) })
        }
    }

    private static func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? Int).map(Double.init) ?? value as? Double
    }
    private static func whole(_ value: Any?) -> Int? {
        // A number with a fraction that is 0 is no whole one.
        guard let number = value as? NSNumber, !["d", "f"].contains(String(cString: number.objCType)) else {
            return nil
        }
        return number.intValue
    }
    private static func made(_ value: Double) -> NSNumber { NSNumber(value: value) }

    private static func call(_ name: String, _ values: [Any?]) -> Any? {
        let lists = values.first.flatMap { KeyPathReader.elements($0 as Any) }
        let numbers = (lists ?? values.map { $0 as Any }).compactMap { number($0) }
        let first = values.first.flatMap { number($0) }, second = values.count > 1 ? number(values[1]) : nil
        switch name {
        case "add", "from", "multiply", "divide":
            guard let first, let second else { return nil }
            if let a = whole(values[0]), let b = whole(values[1]), name != "divide" || b != 0 {
                let (result, isOver) = switch name {
                case "add": a.addingReportingOverflow(b)
                case "from": a.subtractingReportingOverflow(b)
                case "multiply": a.multipliedReportingOverflow(by: b)
                default: a.dividedReportingOverflow(by: b)
                }
                if !isOver { return NSNumber(value: result) }
            }
            return switch name {
            case "add": made(first + second)
            case "from": made(first - second)
            case "multiply": made(first * second)
            default: made(first / second)
            }
        case "raise": return first.flatMap { a in second.map { made(Foundation.pow(a, $0)) } }
        case "modulus": return whole(values.first ?? nil).flatMap { a in
            whole(values.last ?? nil).flatMap { $0 == 0 ? nil : NSNumber(value: a % $0) }
        }
        case "negate": return whole(values.first ?? nil).map { NSNumber(value: -$0) } ?? first.map { made(-$0) }
        case "sqrt": return first.map { made($0.squareRoot()) }
        case "log": return first.map { made(log10($0)) }
        case "ln": return first.map { made(Foundation.log($0)) }
        case "exp": return first.map { made(Foundation.exp($0)) }
        case "abs": return first.map { made(Swift.abs($0)) }
        case "floor": return first.map { made($0.rounded(.down)) }
        case "ceiling": return first.map { made($0.rounded(.up)) }
        case "trunc": return first.map { made($0.rounded(.towardZero)) }
        case "sum": return made(numbers.reduce(0, +))
        case "count": return NSNumber(value: lists?.count ?? values.count)
        case "min": return numbers.min().map(made)
        case "max": return numbers.max().map(made)
        case "average": return numbers.isEmpty ? nil : made(numbers.reduce(0, +) / Double(numbers.count))
        case "median":
            let sorted = numbers.sorted()
            guard !sorted.isEmpty else { return nil }
            return made((sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
        case "stddev":
            guard !numbers.isEmpty else { return nil }
            let mean = numbers.reduce(0, +) / Double(numbers.count)
            return made((numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot())
        default: return nil
        }
    }
    static let names: Set<String> = [
        "add", "from", "multiply", "divide", "raise", "modulus", "negate", "sqrt", "log", "ln", "exp", "abs", "floor",
        "ceiling", "trunc", "sum", "count", "min", "max", "average", "median", "stddev",
    ]
}

private struct FormulaReader {
    struct Misread: Error, CustomStringConvertible { let description: String }
    private let text: [Character]
    private var position = 0, arguments: ArraySlice<Any>

    init(_ text: String, _ arguments: [Any]) { (self.text, self.arguments) = (Array(text), arguments[...]) }

    private var next: Character? { position < text.count ? text[position] : nil }
    private mutating func skip() { while next?.isWhitespace == true { position += 1 } }
    private mutating func take(_ sign: String) -> Bool {
        skip()
        guard text[position...].starts(with: Array(sign)) else { return false }
        position += sign.count
        return true
    }

    mutating func whole() throws -> Formula {
        let made = try sum()
        skip()
        if let next { throw Misread(description: "'\(next)' is not expected") }
        return made
    }
    private mutating func sum() throws -> Formula {
        var left = try product()
        while true {
            if take("+") { left = .call("add", [left, try product()]) } else if take("-") {
                left = .call("from", [left, try product()])
            } else { return left }
        }
    }
    private mutating func product() throws -> Formula {
        var left = try power()
        while true {
            skip()
            if next == "*", position + 1 < text.count, text[position + 1] == "*" { return left }
            if take("*") { left = .call("multiply", [left, try power()]) } else if take("/") {
                left = .call("divide", [left, try power()])
            } else { return left }
        }
    }
    private mutating func power() throws -> Formula {
        if take("-") { return .call("negate", [try power()]) }
        if take("+") { return try power() }
        let base = try value()
        return take("**") ? .call("raise", [base, try power()]) : base
    }
    private mutating func list(_ end: String) throws -> [Formula] {
        if take(end) { return [] }
        var parts = [try sum()]
        while take(",") { parts.append(try sum()) }
        guard take(end) else { throw Misread(description: "'\(end)' is missing") }
        return parts
    }
    private mutating func value() throws -> Formula {
        skip()
        guard let first = next else { throw Misread(description: "a value is missing") }
        if take("(") {
            let inner = try sum()
            guard take(")") else { throw Misread(description: "')' is missing") }
            return inner
        }
        if take("{") { return .list(try list("}")) }
        if first == "%" {
            position += 1
            var letters = ""
            while let letter = next, letter.isLetter || letter == "@" || letter == "." || letter.isNumber {
                letters.append(letter)
                position += 1
                if ["@", "K", "d", "i", "u", "f"].contains(letter) { break }
            }
            guard let argument = arguments.popFirst() else { throw Misread(description: "an argument is missing") }
            return letters == "K" ? .path("\(argument)") : .value(argument)
        }
        if first.isNumber || first == "." {
            let start = position
            var isWhole = true
            while let digit = next, digit.isNumber || digit == "." || digit == "e" || digit == "E"
                    || (digit == "-" || digit == "+") && position > start && "eE".contains(text[position - 1]) {
                if !digit.isNumber { isWhole = false }
                position += 1
            }
            let digits = String(text[start..<position])
            if isWhole, let number = Int(digits) { return .value(NSNumber(value: number)) }
            guard let number = Double(digits) else { throw Misread(description: "'\(digits)' is no number") }
            return .value(NSNumber(value: number))
        }
        let start = position
        while let letter = next, letter.isLetter || letter.isNumber || "_.@$".contains(letter) { position += 1 }
        let word = String(text[start..<position])
        if word.isEmpty { throw Misread(description: "'\(first)' is not expected") }
        if take("(") {
            guard Formula.names.contains(word) else { throw Misread(description: "'\(word)' is not known here") }
            return .call(word, try list(")"))
        }
        return word.hasPrefix("$") ? .variable(String(word.dropFirst())) : .path(word)
    }
}
