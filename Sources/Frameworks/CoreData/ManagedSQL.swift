import Foundation
import QuadrantFoundation
import QuadrantStore

/// Predicates and orders as SQL, where the database compares as memory does.
enum ManagedSQL {
    typealias Condition = (text: String, values: [StoreValue])

    /// Nil for a predicate that is evaluated in memory.
    static func condition(_ predicate: NSPredicate?, _ table: ManagedTable, _ store: ManagedStore) -> Condition? {
        guard let predicate else { return ("1", []) }
        if let compound = predicate as? NSCompoundPredicate {
            var parts: [Condition] = []
            for part in compound.subpredicates {
                guard let condition = condition(part, table, store) else { return nil }
                parts.append(condition)
            }
            let values = parts.flatMap(\.values), texts = parts.map(\.text)
            return switch compound.compoundPredicateType {
            case .and: ("(" + (["1"] + texts).joined(separator: " AND ") + ")", values)
            case .or: ("(" + (["0"] + texts).joined(separator: " OR ") + ")", values)
            case .not: ("(NOT \(texts.first ?? "1"))", values)
            @unknown default: nil
            }
        }
        return predicate.condition.flatMap { condition($0, table, store) }
    }

    private static func condition(_ condition: PredicateCondition, _ table: ManagedTable, _ store: ManagedStore)
        -> Condition?
    {
        func joined(_ parts: [PredicateCondition], _ word: String, _ start: String) -> Condition? {
            let found = parts.compactMap { self.condition($0, table, store) }
            guard found.count == parts.count else { return nil }
            return ("(" + ([start] + found.map(\.text)).joined(separator: " \(word) ") + ")", found.flatMap(\.values))
        }
        switch condition {
        case .constant(let value): return (value ? "1" : "0", [])
        case .not(let part): return self.condition(part, table, store).map { ("(NOT \($0.text))", $0.values) }
        case .all(let parts): return joined(parts, "AND", "1")
        case .any(let parts): return joined(parts, "OR", "0")
        case .comparison(.path(let path), let sign, let operand, .direct):
            return comparison(path, sign, operand, table, store)
        case .comparison: return nil
        }
    }

    private static func comparison(_ path: String, _ sign: PredicateOperator, _ operand: PredicateOperand,
                                   _ table: ManagedTable, _ store: ManagedStore) -> Condition? {
        guard sign.options.isEmpty else { return nil }
        let column = StoreName.quoted(path)
        if let relationship = table.references.first(where: { $0.name == path }) {
            return reference(relationship, column, sign, operand, store)
        }
        guard let field = table.fields.first(where: { $0.name == path }) else { return nil }
        let kind = ManagedForm.kind(field.attribute)
        guard kind == .integer || kind == .real || field.attribute.attributeType == .stringAttributeType
            || field.attribute.attributeType == .UUIDAttributeType else { return nil }

        func constant(_ operand: PredicateOperand) -> StoreValue? {
            guard case .value(let value) = operand, let value, !(value is NSNull) else { return nil }
            switch (kind, value) {
            case (.text, let text as String): return .text(text.precomposedStringWithCanonicalMapping)
            case (.text, let id as UUID) where field.attribute.attributeType == .UUIDAttributeType:
                return .text(id.uuidString)
            case (.real, let date as Date) where field.attribute.attributeType == .dateAttributeType:
                return .real(date.timeIntervalSinceReferenceDate)
            case (.integer, _), (.real, _):
                guard field.attribute.attributeType != .dateAttributeType else { return nil }
                if let flag = value as? Bool { return .integer(flag ? 1 : 0) }
                if let number = value as? any BinaryInteger { return Int64(exactly: number).map { .integer($0) } }
                if let number = value as? Double, !number.isNaN { return .real(number) }
                if let number = value as? NSNumber { return .real(number.doubleValue) }
                return nil
            default: return nil
            }
        }
        let order = kind == .text ? store.file.textOrder : ""
        switch sign.kind {
        case .equal, .unequal:
            let word = sign.kind == .equal ? "IS" : "IS NOT"
            if isNil(operand) { return ("(\(column) \(word) NULL)", []) }
            return constant(operand).map { ("(\(column) \(word) ?\(order))", [$0]) }
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            // Foundation orders texts in its own way.
            guard kind != .text, let value = constant(operand) else { return nil }
            return ("(coalesce(\(column) \(sign.kind.rawValue) ?, 0))", [value])
        case .between:
            guard kind != .text, case .value(let list?) = operand, let ends = list as? [Any], ends.count == 2,
                  let low = constant(.value(ends[0])), let high = constant(.value(ends[1])) else { return nil }
            return ("(coalesce(\(column) BETWEEN ? AND ?, 0))", [low, high])
        case .isIn:
            guard case .value(let list?) = operand, let items = list as? [Any], items.count <= 500 else { return nil }
            let values = items.compactMap { constant(.value($0)) }
            guard values.count == items.count else { return nil }
            let marks = Array(repeating: "\(column) IS ?\(order)", count: values.count)
            return ("(" + (["0"] + marks).joined(separator: " OR ") + ")", values)
        default: return nil
        }
    }

    private static func isNil(_ operand: PredicateOperand) -> Bool {
        if case .value(let value) = operand { return value == nil || value is NSNull }
        return false
    }

    private static func reference(_ relationship: NSRelationshipDescription, _ column: String,
        _ sign: PredicateOperator,
                                  _ operand: PredicateOperand, _ store: ManagedStore) -> Condition? {
        let word: String
        switch sign.kind {
        case .equal: word = "IS"
        case .unequal: word = "IS NOT"
        default: return nil
        }
        if isNil(operand) { return ("(\(column) \(word) NULL)", []) }
        guard case .value(let value?) = operand, let object = value as? NSManagedObject,
              let place = object.objectID.place, place.store.identity == store.identity else { return nil }
        return ("(\(column) \(word) ?)", [.integer(place.row.number)])
    }

    /// The order of a request as SQL; nil for one that is made in memory. Texts are ordered by Foundation.
    static func order(_ descriptors: [NSSortDescriptor]?, _ table: ManagedTable, _ store: ManagedStore) -> String? {
        var parts: [String] = []
        for descriptor in descriptors ?? [] {
            guard let path = descriptor.path, let field = table.fields.first(where: { $0.name == path })
            else { return nil }
            let kind = ManagedForm.kind(field.attribute)
            guard kind == .integer || kind == .real else { return nil }
            parts.append(StoreName.quoted(path) + (descriptor.ascending ? "" : " DESC"))
        }
        return (parts + ["pk"]).joined(separator: ", ")
    }
}
