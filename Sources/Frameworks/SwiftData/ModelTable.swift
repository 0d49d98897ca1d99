import Foundation
import QuadrantStore

/// The table of a model class: its columns, and where its relationships are kept.
final class ModelTable {
    /// A property that is a column.
    struct Field {
        let property: Schema.PropertyMetadata
        let form: StoredForm
        let isApart: Bool
        let isConstant: Bool
    }
    /// Where a relationship is kept.
    enum Place {
        /// In a column: the row of the other model.
        case column(destination: ModelKind)
        /// In a column of the other models.
        case otherEnd(ModelKind, property: String)
        /// In a table of pairs, which may be that of the inverse.
        case list(entity: String, name: String, isOwner: Bool, destination: ModelKind)
    }

    let kind: ModelKind
    let number: Int
    /// Attributes in the order of their declaration.
    let fields: [Field]
    let fieldsByName: [String: Field]
    let places: [String: Place]
    /// The fields of a row as they are read at once, and its references.
    let rowFields: [Field]
    let references: [ModelKind.Link]
    let isReadAtOnce: Bool
    /// The SQL that reads rows by their numbers, without the numbers.
    let selection: String
    var name: String { kind.name }
    var table: String { StoreName.table(kind.name) }

    init(_ kind: ModelKind, number: Int, at path: String) throws {
        (self.kind, self.number) = (kind, number)
        var fields: [Field] = []
        for property in kind.properties where kind.links[property.name] == nil {
            let attribute = property.metadata as? Schema.Attribute
            if attribute?.options.contains(.ephemeral) == true { continue }
            guard let form = StoredForm.of(property.valueType) else {
                throw StoreFailure(
                    .schema, what: "values of type \(property.valueType) cannot be stored.",
                    at: "\(kind.name).\(property.name)",
                    rule: "A property that is stored is a number, a text, a date, data, or Codable.",
                    fix: "Make the type Codable, or write @Transient before the property.")
            }
            fields.append(Field(property: property, form: form,
                                isApart: attribute?.options.contains(.externalStorage) == true && !property.isConstant,
                                isConstant: property.isConstant))
        }
        self.fields = fields
        fieldsByName = Dictionary(uniqueKeysWithValues: fields.map { ($0.property.name, $0) })
        rowFields = fields.filter { !$0.isApart }
        references = kind.orderedLinks.filter { !$0.isMany }
        places = Dictionary(uniqueKeysWithValues: kind.orderedLinks.map { ($0.property.name,
            Self.place(of: $0, kind)) })
        isReadAtOnce = rowFields.contains(where: \.isConstant)
        let columns = rowFields.map(\.property.name) + references.map(\.property.name)
        selection = "SELECT " + (["pk"] + columns.map(StoreName.quoted)).joined(separator: ", ")
            + " FROM \(StoreName.table(kind.name)) WHERE pk IN "
    }

    private static func place(of link: ModelKind.Link, _ kind: ModelKind) -> Place {
        let other = ModelKind.of(link.destination)
        if !link.isMany { return .column(destination: other) }
        let inverses = kind.inverses(of: link), name = link.property.name
        guard inverses.count == 1, let inverse = inverses.first, other.inverses(of: inverse).count == 1 else {
            return .list(entity: kind.name, name: name, isOwner: true, destination: other)
        }
        if !inverse.isMany { return .otherEnd(other, property: inverse.property.name) }
        let here = (kind.name, name), there = (other.name, inverse.property.name)
        if there < here {
            return .list(entity: there.0, name: there.1, isOwner: false, destination: other)
        }
        return .list(entity: here.0, name: here.1, isOwner: true, destination: other)
    }

    /// What the store has of the class.
    var entity: StoreSchema.Entity {
        var columns = fields.map { field in
            StoreSchema.Column(
                name: field.property.name, kind: field.form.kind, isOptional: field.form.isOptional,
                isApart: field.isApart, oldName: (field.property.metadata as? Schema.Attribute)?.originalName,
                version: (field.property.metadata as? Schema.Attribute)?.hashModifier)
        }
        columns += references.map { link in
            StoreSchema.Column(name: link.property.name, kind: .reference, isOptional: true,
                               oldName: link.relationship?.originalName, version: link.relationship?.hashModifier)
        }
        let lists = kind.orderedLinks.compactMap { link -> StoreSchema.List? in
            guard case .list(_, let name, true, let other) = places[link.property.name], name == link.property.name
            else { return nil }
            return StoreSchema.List(name: name, destination: other.name, oldName: link.relationship?.originalName)
        }
        var indices = references.map { [$0.property.name] }
        for names in (kind.constraints + kind.indices).map({ $0.map(\.name) }) {
            let isColumn = names.allSatisfy { name in columns.contains { $0.name == name && !$0.isApart } }
            if isColumn, !indices.contains(names) { indices.append(names) }
        }
        return StoreSchema.Entity(name: kind.name, columns: columns, lists: lists, indices: indices)
    }
}
