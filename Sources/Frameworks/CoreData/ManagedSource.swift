import Foundation
import QuadrantFoundation
import QuadrantStore

/// Where the values of an object in a file come from.
final class ManagedSource {
    let store: ManagedStore
    let table: ManagedTable
    let row: ManagedRow
    /// The context that reads the values; an object that is kept keeps it.
    let context: NSManagedObjectContext
    /// Whether the columns of the row are not read yet.
    var isUnread = true
    /// How often the row had been changed when it was read: another number at a save is a conflict.
    var version: Int64 = 0
    /// The relationships to many that have been read.
    var lists: Set<String> = []
    /// The rows that were found with this one.
    var batch: (rows: ManagedRowList, place: Int)?

    init(_ store: ManagedStore, _ table: ManagedTable, _ number: Int64, _ context: NSManagedObjectContext) {
        (self.store, self.table, self.context) = (store, table, context)
        row = ManagedRow(entity: table.name, number: number)
    }
}

final class ManagedRowList: Sendable {
    let rows: [Int64]
    init(_ rows: [Int64]) { self.rows = rows }
}

extension NSManagedObject {
    /// Reads what a property needs from the store.
    func read(_ key: String) {
        guard let source else { return }
        let context = source.context
        if let place = source.table.places[key] {
            guard source.lists.insert(key).inserted, committed.index(forKey: key) == nil else { return }
            context.readList(key, place, of: self, source)
        } else if source.isUnread {
            context.readRows(around: self, source)
        }
    }

    /// Whether a relationship to many has not been read, and will be made of the other objects.
    func makesOfOtherEnds(_ relationship: NSRelationshipDescription) -> Bool {
        guard let source, !source.lists.contains(relationship.name), values[relationship.name] == nil,
              case .otherEnd? = source.table.places[relationship.name] else { return false }
        return true
    }

    /// Takes values of the store; what has been changed stays.
    func fill(_ read: [String: Any?], version: Int64) {
        guard let source else { return }
        for (name, value) in read where committed.index(forKey: name) == nil { values[name] = value }
        source.version = version
        source.isUnread = false
        awakeFromFetch()
    }

    /// Gives up values without changes, to read them again when they are asked for.
    func becomeFault() {
        guard let source else { return }
        objectWillChange.send()
        let kept = values.filter { committed.index(forKey: $0.key) != nil || source.table.isTransient($0.key) }
        values = kept
        source.isUnread = true
        source.lists = source.lists.filter { committed.index(forKey: $0) != nil }
        for node in observers.values { node.notify {} }
        didTurnIntoFault()
    }
}

extension ManagedTable {
    func isTransient(_ name: String) -> Bool { entity.propertiesByName[name]?.isTransient ?? true }
}
