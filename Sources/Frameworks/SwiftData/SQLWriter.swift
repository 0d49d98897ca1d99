import Foundation
import QuadrantStore

/// A part of a predicate as SQL.
struct SQLPart {
    enum Kind {
        /// True or false.
        case condition
        /// A value of a column, or a constant.
        case value(StoreSchema.Kind, isOptional: Bool)
        /// A model: its row in a table. One that is optional may be NULL.
        case model(ModelTable, isOptional: Bool)
        /// The models of a relationship, whose owner is the row `text`.
        case models(ModelTable.Place)
        case null
        /// The identifier of a model.
        case identifier
    }
    var text: String
    var values: [StoreValue] = []
    var kind: Kind
}

/// What SQL cannot say as Swift means it: the predicate is evaluated in memory.
struct NoSQL: Error {}

/// Writes a predicate as a condition of SQL that is true for the same models.
struct SQLWriter {
    let store: ModelStore
    private var count = 0
    private var variables: [PredicateExpressions.VariableID: SQLPart] = [:]
    /// The properties that the condition reads, by their classes.
    private(set) var used: [ObjectIdentifier: (kind: ModelKind, names: Set<String>)] = [:]

    init(_ store: ModelStore) { self.store = store }

    /// The condition of a predicate on rows of a table, which is called `t0`.
    mutating func condition<Model: PersistentModel>(_ predicate: Predicate<Model>, _ table: ModelTable) throws
        -> SQLPart {
        variables[predicate.variable.key] = SQLPart(text: "t0.pk", kind: .model(table, isOptional: false))
        use(table.kind, nil)
        return try condition(predicate.expression)
    }

    mutating func use(_ kind: ModelKind, _ name: String?) {
        used[ObjectIdentifier(kind), default: (kind, [])].names.formUnion(name.map { [$0] } ?? [])
    }

    // MARK: Expressions

    mutating func part(_ expression: Any) throws -> SQLPart {
        guard let term = expression as? any SQLTerm else { throw NoSQL() }
        return try term.part(&self)
    }
    mutating func condition(_ expression: Any) throws -> SQLPart {
        var part = try part(expression)
        switch part.kind {
        case .condition: break
        case .value(.integer, isOptional: false): part.kind = .condition
        default: throw NoSQL()
        }
        return part
    }
    /// A text that is never nil.
    mutating func text(_ expression: Any) throws -> SQLPart {
        let part = try part(expression)
        guard case .value(.text, isOptional: false) = part.kind else { throw NoSQL() }
        return part
    }

    func variable(_ key: PredicateExpressions.VariableID) throws -> SQLPart {
        guard let part = variables[key] else { throw NoSQL() }
        return part
    }
    mutating func with<Result>(_ key: PredicateExpressions.VariableID, _ part: SQLPart,
                               _ body: (inout SQLWriter) throws -> Result) rethrows -> Result {
        let before = variables.updateValue(part, forKey: key)
        defer { variables[key] = before }
        return try body(&self)
    }

    /// A property of a model.
    mutating func property(_ path: AnyKeyPath, of root: SQLPart) throws -> SQLPart {
        guard case .model(let table, let isOptional) = root.kind else { throw NoSQL() }
        guard let property = table.kind.properties.first(where: { $0.keypath == path }) else {
            guard table.kind.isIdentifier(path) else { throw NoSQL() }
            return SQLPart(text: root.text, values: root.values, kind: .identifier)
        }
        use(table.kind, property.name)
        if let link = table.kind.links[property.name] {
            guard let place = table.places[property.name] else { throw NoSQL() }
            if link.isMany { return SQLPart(text: root.text, values: root.values, kind: .models(place)) }
            guard let other = store.table(of: ModelKind.of(link.destination)) else { throw NoSQL() }
            use(other.kind, nil)
            return SQLPart(text: try column(property.name, of: root, table),
                kind: .model(other, isOptional: property.valueType is any ExpressibleByNilLiteral.Type))
        }
        guard let field = table.fieldsByName[property.name], !field.isApart, field.form.isComparable
        else { throw NoSQL() }
        return SQLPart(text: try column(property.name, of: root, table),
                       kind: .value(field.form.kind, isOptional: field.form.isOptional || isOptional))
    }

    /// The column of a row: of the table that is searched, or of one that is joined to it.
    private mutating func column(_ name: String, of root: SQLPart, _ table: ModelTable) throws -> String {
        if root.text.hasSuffix(".pk") { return root.text.dropLast(2) + StoreName.quoted(name) }
        // A row that another row refers to: its columns are looked up by a query in the condition.
        count += 1
        return "(SELECT t\(count).\(StoreName.quoted(name)) FROM \(table.table) AS t\(count) "
            + "WHERE t\(count).pk = \(root.text))"
    }

    /// Whether a condition is true for one of the models of a relationship.
    mutating func exists(_ models: SQLPart, _ variable: PredicateExpressions.VariableID?,
                         _ condition: (inout SQLWriter) throws -> SQLPart?) throws -> SQLPart {
        var (text, values) = try rows(of: models, "1")
        if let variable {
            let inner = SQLPart(text: "t\(count).pk", kind: .model(try destination(models), isOptional: false))
            if let part = try with(variable, inner, condition) {
                text += " AND \(part.text)"
                values += part.values
            }
        }
        return SQLPart(text: "EXISTS (\(text))", values: values, kind: .condition)
    }
    /// How many models a relationship has.
    mutating func number(of models: SQLPart) throws -> SQLPart {
        let (text, values) = try rows(of: models, "count(*)")
        return SQLPart(text: "(\(text))", values: values, kind: .value(.integer, isOptional: false))
    }

    private func destination(_ models: SQLPart) throws -> ModelTable {
        guard case .models(let place) = models.kind else { throw NoSQL() }
        let kind = switch place {
        case .column(let kind), .otherEnd(let kind, _), .list(_, _, _, let kind): kind
        }
        guard let table = store.table(of: kind) else { throw NoSQL() }
        return table
    }
    /// A selection of the rows of a relationship; the last table is called by the present count.
    private mutating func rows(of models: SQLPart, _ what: String) throws -> (String, [StoreValue]) {
        guard case .models(let place) = models.kind else { throw NoSQL() }
        let table = try destination(models)
        use(table.kind, nil)
        count += 1
        let name = "t\(count)"
        switch place {
        case .column: throw NoSQL()
        case .otherEnd(let kind, let property):
            use(kind, property)
            return ("SELECT \(what) FROM \(table.table) AS \(name) "
                        + "WHERE \(name).\(StoreName.quoted(property)) = \(models.text)",
                    models.values)
        case .list(let entity, let list, let isOwner, _):
            let (own, other) = isOwner ? ("owner", "item") : ("item", "owner")
            return ("SELECT \(what) FROM \(StoreName.list(entity, list)) AS l\(count) JOIN \(table.table) AS \(name) "
                + "ON \(name).pk = l\(count).\(other) WHERE l\(count).\(own) = \(models.text)", models.values)
        }
    }

    // MARK: Values

    /// A constant.
    func constant<Value>(_ value: Value) throws -> SQLPart {
        if let result = value as? ComparisonResult {
            return SQLPart(text: "?", values: [.integer(Int64(result.rawValue))],
                kind: .value(.integer, isOptional: false))
        }
        if let identifier = value as? PersistentIdentifier {
            let row = OpenStores.row(of: identifier)
            guard row?.store == store.identity else { throw NoSQL() }
            return SQLPart(text: "?", values: [row.map { .integer($0.row) } ?? .null], kind: .identifier)
        }
        guard let form = StoredForm.of(Value.self), form.isComparable else { throw NoSQL() }
        let stored = try form.encode(value)
        // A number that is none is equal to nothing, also not where bytes stand for it.
        if form.kind == .real, case .bytes = stored { throw NoSQL() }
        return SQLPart(text: "?", values: [composed(stored)], kind: .value(form.kind, isOptional: form.isOptional))
    }
    private func composed(_ value: StoreValue) -> StoreValue {
        if case .text(let text) = value { return .text(text.precomposedStringWithCanonicalMapping) }
        return value
    }

    /// Two values that are of one kind, and may be compared by an operator.
    func compared(_ a: SQLPart, _ sign: String, _ b: SQLPart) throws -> SQLPart {
        let values = a.values + b.values
        switch (a.kind, b.kind) {
        case (.value(let first, _), .value(let second, _)):
            guard first == second else { throw NoSQL() }
            let order = first == .text ? store.file.textOrder : ""
            return SQLPart(text: "(\(a.text) \(sign) \(b.text)\(order))", values: values, kind: .condition)
        case (.identifier, .identifier) where sign.hasPrefix("IS"),
             (.condition, .condition) where sign.hasPrefix("IS"),
             (.condition, .value(.integer, _)) where sign.hasPrefix("IS"),
             (.value(.integer, _), .condition) where sign.hasPrefix("IS"):
            return SQLPart(text: "(\(a.text) \(sign) \(b.text))", values: values, kind: .condition)
        case (.null, .value), (.null, .model), (.value, .null), (.model, .null):
            guard sign.hasPrefix("IS") else { throw NoSQL() }
            return SQLPart(text: "(\(a.text) \(sign) \(b.text))", values: values, kind: .condition)
        default: throw NoSQL()
        }
    }
}

extension ModelKind {
    /// Whether a path is that of the identifier of a model, and not of a property called `id`.
    func isIdentifier(_ path: AnyKeyPath) -> Bool {
        path == type.numberPath || propertiesByName["id"] == nil && path == type.identityPath
    }
}
extension PersistentModel {
    fileprivate static var identityPath: AnyKeyPath { \Self.id }
    fileprivate static var numberPath: AnyKeyPath { \Self.persistentModelID }
}
