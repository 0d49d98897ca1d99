public import Foundation
private import QuadrantThreads

/// The identifier of an object. That of an object in a file is the same in a later run.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    private let uri: URL
    /// The store and the row of an object in a file; nil for an object that is not saved, or is in memory.
    let place: (store: ManagedStore, row: ManagedRow)?
    /// An address of the object: that of its row in a file, else a unique one that is different in each run.
    open func uriRepresentation() -> URL { uri }
    /// Whether the object has not been saved.
    open var isTemporaryID: Bool { !state.withLock { $0.isSaved } }
    /// The entity of the object; nil once that is released.
    open internal(set) var entity: NSEntityDescription! {
        get { state.withLock { $0.entity } }
        set { state.withLock { $0.entity = newValue } }
    }
    /// The store of a saved object in a file; nil for others.
    open var persistentStore: NSPersistentStore? { place?.store.owner }

    /// The identifier of an object that is not saved.
    override init() {
        uri = URL(string: "x-coredata://memory/" + UUID().uuidString)!
        place = nil
    }
    /// The identifier of a row.
    init(_ store: ManagedStore, _ row: ManagedRow) {
        uri = Self.address(store, row)
        place = (store, row)
        super.init()
        entity = store.tables[row.entity]?.entity
        becomePermanent()
    }
    private static func address(_ store: ManagedStore, _ row: ManagedRow) -> URL {
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.path) = ("x-coredata", store.identity, "/\(row.entity)/p\(row.number)")
        return parts.url!
    }

    /// Says that the object is saved.
    func becomePermanent() { state.withLock { $0.isSaved = true } }

    /// Identifiers of one row are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        guard let place, let there = other.place else { return self === other }
        return place.row == there.row && place.store.identity == there.store.identity
    }
    open override var hash: Int { place?.row.hashValue ?? ObjectIdentifier(self).hashValue }

    private struct State {
        weak var entity: NSEntityDescription?
        var isSaved = false
    }
    private let state = Locked(State())
}
