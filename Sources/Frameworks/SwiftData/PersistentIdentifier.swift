import Synchronization

/// The identifier of a model for the lifetime of the program.
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

    /// The identity of the identifier.
    public var id: ID { ID(number: number) }
    /// Nil: models are not stored in a file.
    public var storeIdentifier: String? { nil }
    /// By the order in which the models were created.
    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }

    private static let last = Atomic<Int>(0)
    /// The next number in the order of creation, so that identifiers are the same in every run.
    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
