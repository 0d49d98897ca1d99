import QuadrantStore
import QuadrantThreads

/// The row of a store that a model is saved in.
struct ModelPlace {
    let store: ModelStore
    let table: ModelTable
    let row: Int64
    var number: Int { OpenStores.number(store: store.number, table: table.number, row: row) }
}

/// The rows of a fetch, in its order.
final class RowList {
    let rows: [Int64]
    init(_ rows: [Int64]) { self.rows = rows }
}

/// The stores that containers of this process have opened. A model that was read is identified by the numbers of its
/// store, its table and its row; one that was inserted in this run keeps the number that it was made with.
enum OpenStores {
    private struct Weak { weak var store: ModelStore? }
    private struct State {
        var stores: [Weak] = []
        /// The numbers of the rows of models that were inserted in this run, by the models' numbers, and back.
        var rows: [Int: Int] = [:]
        var models: [Int: Int] = [:]
    }
    private static let state = Locked(State())
    private static let mark = 1 << 62

    /// 8 bits for the store, 10 for the table, 44 for the row.
    static func number(store: Int, table: Int, row: Int64) -> Int {
        mark | (store & 0xff) << 54 | (table & 0x3ff) << 44 | Int(row & 0xfff_ffff_ffff)
    }

    /// Gives a store its number.
    static func add(_ store: ModelStore) -> Int {
        state.withLock { state in
            state.stores.append(Weak(store: store))
            return state.stores.count - 1
        }
    }
    static func store(_ identity: String) -> ModelStore? {
        state.withLock { $0.stores.lazy.compactMap(\.store).last { $0.identity == identity } }
    }

    /// Notes the number of the row in which a model of this run has been saved.
    static func note(_ number: Int, _ row: Int) {
        state.withLock { state in
            state.rows[number] = row
            state.models[row] = number
        }
    }
    /// The number of the model in a row: that with which it was inserted in this run, or that of the row.
    static func number(at row: Int) -> Int { state.withLock { $0.models[row] ?? row } }

    /// The store and the row of a saved model; nil for one that is not saved.
    static func row(of identifier: PersistentIdentifier) -> (store: String, row: Int64)? {
        state.withLock { state in
            let number = state.rows[identifier.number] ?? identifier.number
            guard number & mark != 0 else { return nil }
            let index = number >> 54 & 0xff
            guard index < state.stores.count, let store = state.stores[index].store else { return nil }
            return (store.identity, Int64(number & 0xfff_ffff_ffff))
        }
    }

    static func identifier(entity: String, row: Int64, store identity: String) -> PersistentIdentifier? {
        guard let store = store(identity), let table = store.table(named: entity) else { return nil }
        let place = Self.number(store: store.number, table: table.number, row: row)
        return PersistentIdentifier(entityName: entity, number: number(at: place))
    }
}
