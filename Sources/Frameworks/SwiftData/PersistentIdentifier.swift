import Synchronization

/// The identifier of a model. It is the same before and after the model is saved. That of a model in a file can be kept
/// as JSON, and leads to the same model in a later run.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The identifier's own identity.
    public struct ID: Hashable, Comparable, Sendable {
        let number: Int
        /// By the order in which the models were created.
        public static func < (a: ID, b: ID) -> Bool { a.number < b.number }
    }
    /// The name of the model's class.
    public let entityName: String
    let number: Int

    init(entityName: String, number: Int) { (self.entityName, self.number) = (entityName, number) }

    /// The identity of the identifier.
    public var id: ID { ID(number: number) }
    /// The identity of the store that the model is saved in; nil before that, and in memory.
    public var storeIdentifier: String? { OpenStores.row(of: self)?.store }
    /// By the order in which the models were created.
    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }

    private static let last = Atomic<Int>(0)
    /// The next number in the order of creation, so that identifiers are the same in every run.
    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }

    private enum CodingKeys: String, CodingKey { case entityName, number, store, row }

    /// The identifier that was encoded. That of a model in a store needs a container with that store.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let name = try values.decode(String.self, forKey: .entityName)
        if let store = try values.decodeIfPresent(String.self, forKey: .store) {
            let row = try values.decode(Int64.self, forKey: .row)
            guard let found = OpenStores.identifier(entity: name, row: row, store: store) else {
                throw DecodingError.dataCorrupted(.init(
                    codingPath: decoder.codingPath, debugDescription: "no container has the store of this \(name)"))
            }
            self = found
        } else {
            self.init(entityName: name, number: try values.decode(Int.self, forKey: .number))
        }
    }

    /// Encodes the store and the row of a saved model; without a store, a number of this run.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(entityName, forKey: .entityName)
        if let place = OpenStores.row(of: self) {
            try values.encode(place.store, forKey: .store)
            try values.encode(place.row, forKey: .row)
        } else {
            try values.encode(number, forKey: .number)
        }
    }
}
