import Synchronization

/// The identifier of a model for the lifetime of the program.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The identifier's own identity.
    public struct ID: Hashable, Comparable, Sendable {
        let number: Int
        public static func < (a: ID, b: ID) -> Bool { a.number < b.number }
    }
    public let entityName: String
    let number: Int

    public var id: ID { ID(number: number) }
    /// No file keeps the models.
    public var storeIdentifier: String? { nil }
    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }

    private static let last = Atomic<Int>(0)
    /// In the order in which models are made, so that every run has the same.
    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
