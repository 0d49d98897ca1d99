import Foundation
import QuadrantStore

/// An expression of a predicate that may be SQL.
protocol SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart
}

extension PredicateExpressions.Variable: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart { try writer.variable(key) }
}
extension PredicateExpressions.Value: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart { try writer.constant(value) }
}
extension PredicateExpressions.NilLiteral: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart { SQLPart(text: "NULL", kind: .null) }
}

private protocol CountedList {
    static var countPath: AnyKeyPath { get }
    static var emptyPath: AnyKeyPath { get }
}
extension Array: CountedList {
    fileprivate static var countPath: AnyKeyPath { \Self.count }
    fileprivate static var emptyPath: AnyKeyPath { \Self.isEmpty }
}
extension Set: CountedList {
    fileprivate static var countPath: AnyKeyPath { \Self.count }
    fileprivate static var emptyPath: AnyKeyPath { \Self.isEmpty }
}

extension PredicateExpressions.KeyPath: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let root = try writer.part(self.root)
        switch root.kind {
        case .models:
            guard let list = Root.Output.self as? any CountedList.Type else { throw NoSQL() }
            if keyPath == list.countPath { return try writer.number(of: root) }
            guard keyPath == list.emptyPath else { throw NoSQL() }
            let some = try writer.exists(root, nil) { _ in nil }
            return SQLPart(text: "(NOT \(some.text))", values: some.values, kind: .condition)
        case .value(.text, isOptional: false):
            guard keyPath == \String.isEmpty as AnyKeyPath else { throw NoSQL() }
            return SQLPart(text: "(\(root.text) = '')", values: root.values, kind: .condition)
        case .model(_, isOptional: false): return try writer.property(keyPath, of: root)
        default: throw NoSQL()
        }
    }
}

extension PredicateExpressions.OptionalFlatMap: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        var wrapped = try writer.part(self.wrapped)
        guard case .model(let table, _) = wrapped.kind else { throw NoSQL() }
        wrapped.kind = .model(table, isOptional: false)
        var result = try writer.with(variable.key, wrapped) { try $0.part(transform) }
        switch result.kind {
        case .value(let kind, _): result.kind = .value(kind, isOptional: true)
        case .model(let table, _): result.kind = .model(table, isOptional: true)
        case .identifier: break
        default: throw NoSQL()
        }
        return result
    }
}

// MARK: Logic

extension PredicateExpressions.Conjunction: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let (a, b) = (try writer.condition(lhs), try writer.condition(rhs))
        return SQLPart(text: "(\(a.text) AND \(b.text))", values: a.values + b.values, kind: .condition)
    }
}
extension PredicateExpressions.Disjunction: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let (a, b) = (try writer.condition(lhs), try writer.condition(rhs))
        return SQLPart(text: "(\(a.text) OR \(b.text))", values: a.values + b.values, kind: .condition)
    }
}
extension PredicateExpressions.Negation: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let part = try writer.condition(wrapped)
        return SQLPart(text: "(NOT \(part.text))", values: part.values, kind: .condition)
    }
}

// MARK: Comparisons

extension PredicateExpressions.Equal: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        try writer.compared(try writer.part(lhs), "IS", try writer.part(rhs))
    }
}
extension PredicateExpressions.NotEqual: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        try writer.compared(try writer.part(lhs), "IS NOT", try writer.part(rhs))
    }
}
extension PredicateExpressions.Comparison: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let sign = switch op {
        case .lessThan: "<"
        case .lessThanOrEqual: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqual: ">="
        @unknown default: throw NoSQL()
        }
        let (a, b) = (try writer.part(lhs), try writer.part(rhs))
        guard case .value(_, isOptional: false) = a.kind, case .value(_, isOptional: false) = b.kind
        else { throw NoSQL() }
        return try writer.compared(a, sign, b)
    }
}
extension PredicateExpressions.NilCoalesce: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let (a, b) = (try writer.part(lhs), try writer.part(rhs))
        guard case .value(let first, _) = a.kind, case .value(let second, let isOptional) = b.kind, first == second
        else { throw NoSQL() }
        return SQLPart(text: "coalesce(\(a.text), \(b.text))", values: a.values + b.values,
                       kind: .value(first, isOptional: isOptional))
    }
}
extension PredicateExpressions.RangeExpressionContains: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let part = try writer.part(element)
        guard case .value(_, isOptional: false) = part.kind, let (lower, upper, sign) = (range as? any SQLRange)?.ends
        else { throw NoSQL() }
        let first = try writer.compared(part, ">=", try writer.part(lower))
        let last = try writer.compared(part, sign, try writer.part(upper))
        return SQLPart(text: "(\(first.text) AND \(last.text))", values: first.values + last.values, kind: .condition)
    }
}
private protocol SQLRange {
    var ends: (lower: Any, upper: Any, sign: String)? { get }
}
extension PredicateExpressions.ClosedRange: SQLRange {
    fileprivate var ends: (lower: Any, upper: Any, sign: String)? { (lower, upper, "<=") }
}
extension PredicateExpressions.Range: SQLRange {
    fileprivate var ends: (lower: Any, upper: Any, sign: String)? { (lower, upper, "<") }
}

// MARK: Texts

extension SQLWriter {
    mutating func call(_ function: String, _ first: Any, _ second: Any, isNumber: Bool = false) throws -> SQLPart {
        let (a, b) = (try text(first), try text(second))
        return SQLPart(text: "\(function)(\(a.text), \(b.text))", values: a.values + b.values,
                       kind: isNumber ? .value(.integer, isOptional: false) : .condition)
    }
}
extension PredicateExpressions.CollectionContainsCollection: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart { try writer.call("swift_contains", base, other) }
}
extension PredicateExpressions.SequenceStartsWith: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart { try writer.call("swift_starts", base, prefix) }
}
extension PredicateExpressions.StringLocalizedStandardContains: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart { try writer.call("standard_contains", root, other) }
}
extension PredicateExpressions.StringComparison: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        try writer.call(isLocalized ? "language_compare" : "case_compare", root, other, isNumber: true)
    }
}

// MARK: Sequences

extension PredicateExpressions.SequenceContains: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        // A list of constants.
        guard let list = (sequence as? any ConstantList)?.constants else { throw NoSQL() }
        let part = try writer.part(element)
        switch part.kind {
        case .value(_, isOptional: false), .identifier: break
        default: throw NoSQL()
        }
        guard list.count <= 500 else { throw NoSQL() }
        if list.isEmpty { return SQLPart(text: "0", kind: .condition) }
        var text: [String] = [], values = [StoreValue]()
        for constant in list {
            func written<Value>(_ value: Value) throws -> SQLPart { try writer.constant(value) }
            let equal = try writer.compared(part, "IS", try _openExistential(constant, do: written))
            text.append(equal.text)
            values += equal.values
        }
        return SQLPart(text: "(\(text.joined(separator: " OR ")))", values: values, kind: .condition)
    }
}
private protocol ConstantList {
    var constants: [Any]? { get }
}
extension PredicateExpressions.Value: ConstantList {
    fileprivate var constants: [Any]? {
        if let list = value as? [Any] { return list }
        return (value as? Set<AnyHashable>)?.map(\.base)
    }
}
extension PredicateExpressions.SequenceContainsWhere: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let models = try writer.part(sequence)
        return try writer.exists(models, variable.key) { try $0.condition(test) }
    }
}
extension PredicateExpressions.SequenceAllSatisfy: SQLTerm {
    func part(_ writer: inout SQLWriter) throws -> SQLPart {
        let models = try writer.part(sequence)
        let other = try writer.exists(models, variable.key) { writer in
            let part = try writer.condition(test)
            return SQLPart(text: "(NOT \(part.text))", values: part.values, kind: .condition)
        }
        return SQLPart(text: "(NOT \(other.text))", values: other.values, kind: .condition)
    }
}
