/// What a store keeps: a table for each entity. It is kept in the store, so that a later program can tell what has
/// changed.
package struct StoreSchema: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        case integer, real, text, bytes
        /// A value that is kept as the text of its JSON.
        case json
        /// The number of a row of another entity.
        case reference
    }
    /// A value of each row.
    package struct Column: Codable, Hashable, Sendable {
        package var name: String
        package var kind: Kind
        package var isOptional: Bool
        /// Whether the value is in a table of its own, which is read only where the value is asked for.
        package var isApart = false
        /// The names in earlier programs.
        package var oldName: String?
        /// What makes the value a new version; the old one is given up.
        package var version: String?

        package init(name: String, kind: Kind, isOptional: Bool, isApart: Bool = false, oldName: String? = nil,
                     version: String? = nil) {
            (self.name, self.kind, self.isOptional, self.isApart) = (name, kind, isOptional, isApart)
            (self.oldName, self.version) = (oldName, version)
        }
    }
    /// A relationship to many rows, kept in a table of pairs.
    package struct List: Codable, Hashable, Sendable {
        package var name: String
        package var destination: String
        package var oldName: String?
        package init(name: String, destination: String, oldName: String? = nil) {
            (self.name, self.destination, self.oldName) = (name, destination, oldName)
        }
    }
    package struct Entity: Codable, Hashable, Sendable {
        package var name: String
        package var columns: [Column]
        package var lists: [List]
        /// Lists of columns by which rows are found fast.
        package var indices: [[String]]
        package var oldName: String?
        package init(name: String, columns: [Column], lists: [List], indices: [[String]], oldName: String? = nil) {
            (self.name, self.columns, self.lists) = (name, columns, lists)
            (self.indices, self.oldName) = (indices, oldName)
        }
        func column(_ name: String) -> Column? { columns.first { $0.name == name } }
    }
    package var entities: [Entity]
    /// The number of the program's schema.
    package var version: String

    package init(entities: [Entity], version: String = "") { (self.entities, self.version) = (entities, version) }

    package func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }

    /// The same without what says how to come here from an earlier schema.
    var essence: StoreSchema {
        var made = self
        made.version = ""
        for entity in made.entities.indices {
            made.entities[entity].oldName = nil
            for column in made.entities[entity].columns.indices { made.entities[entity].columns[column].oldName = nil }
            for list in made.entities[entity].lists.indices { made.entities[entity].lists[list].oldName = nil }
        }
        return made
    }
    /// Whether rows of one are rows of the other.
    package func isLike(_ other: StoreSchema) -> Bool { essence == other.essence }
}

/// Names in SQL.
package enum StoreName {
    /// A name in quotation marks.
    package static func quoted(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
    /// The table of an entity.
    package static func table(_ entity: String) -> String { quoted("e." + entity) }
    /// The table of pairs of a relationship: `owner`, `place` and `item`.
    package static func list(_ entity: String, _ name: String) -> String { quoted("l.\(entity).\(name)") }
    /// The table of a column's values that are kept apart: `pk` and `value`.
    package static func apart(_ entity: String, _ name: String) -> String { quoted("a.\(entity).\(name)") }
    static func index(_ entity: String, _ columns: [String]) -> String {
        quoted("i.\(entity).\(columns.joined(separator: "."))")
    }
}
