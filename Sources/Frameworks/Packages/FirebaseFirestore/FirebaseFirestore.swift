import Combine
@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes
import SwiftUI

// FirebaseFirestore: every collection is empty, no document exists, and nothing can be stored.


public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"
public struct FirestoreErrorCode: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
        case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable
        case dataLoss, unauthenticated
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let cancelled = Code.cancelled, notFound = Code.notFound, alreadyExists = Code.alreadyExists
    public static let permissionDenied = Code.permissionDenied, resourceExhausted = Code.resourceExhausted
    public static let unavailable = Code.unavailable, unauthenticated = Code.unauthenticated
    public static let deadlineExceeded = Code.deadlineExceeded, unknown = Code.unknown
}
private func unavailable() -> ServiceError { ServiceError("Firestore") }

public final class FirestoreSettings: NSObject {
    /// Nothing to do: there is no service.
    public var isPersistenceEnabled = true, isSSLEnabled = true, host = "", cacheSizeBytes: Int64 = 0
    /// Nothing to do: there is no service.
    public var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
    /// Nothing to do: there is no service.
    public var dispatchQueue = DispatchQueue.main
}
/// Where documents are kept for later. None is.
public protocol LocalCacheSettings {}
public final class PersistentCacheSettings: NSObject, LocalCacheSettings {
    public override init() {}
    public init(sizeBytes: NSNumber) {}
}
public final class MemoryCacheSettings: NSObject, LocalCacheSettings {
    public override init() {}
    public init(garbageCollectorSettings: any MemoryGarbageCollectorSettings) {}
}
public protocol MemoryGarbageCollectorSettings {}
public final class MemoryEagerGCSettings: NSObject, MemoryGarbageCollectorSettings {}
public final class MemoryLRUGCSettings: NSObject, MemoryGarbageCollectorSettings {
    public override init() {}
    public init(sizeBytes: NSNumber) {}
}
/// No limit of what is kept.
public let FirestoreCacheSizeUnlimited: Int64 = -1
public protocol ListenerRegistration: NSObjectProtocol { func remove() }
private final class Registration: NSObject, ListenerRegistration { func remove() {} }
public enum FirestoreSource: Sendable { case `default`, server, cache }
public struct FieldPath: Hashable, Sendable {
    public let fields: [String]
    public init(_ fields: [String]) { self.fields = fields }
    public static func documentID() -> FieldPath { FieldPath(["__name__"]) }
}
public final class FieldValue: NSObject, Sendable {
    public static func serverTimestamp() -> FieldValue { FieldValue() }
    public static func delete() -> FieldValue { FieldValue() }
    public static func increment(_ value: Int64) -> FieldValue { FieldValue() }
    public static func increment(_ value: Double) -> FieldValue { FieldValue() }
    public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
    public static func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
}
public struct GeoPoint: Codable, Hashable, Sendable {
    public let latitude: Double, longitude: Double
    public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
}

public final class Firestore: NSObject, @unchecked Sendable {
    private static let shared = Firestore()
    public static func firestore() -> Firestore { shared }
    public static func firestore(app: FirebaseApp) -> Firestore { shared }
    public static func firestore(database: String) -> Firestore { shared }
    public var settings = FirestoreSettings()
    public func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(collectionPath) }
    public func collectionGroup(_ collectionID: String) -> Query { Query(collectionID) }
    public func document(_ documentPath: String) -> DocumentReference { DocumentReference(documentPath) }
    public func batch() -> WriteBatch { WriteBatch() }
    public func runTransaction(_ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?) async throws -> Any? {
        throw unavailable()
    }
    public func runTransaction(_ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
                               completion: @escaping (Any?, (any Error)?) -> Void) { completion(nil, unavailable()) }
    public final class Encoder {
        public init() {}
        public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
            let data = try JSONEncoder().encode(value)
            return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        }
    }
    public final class Decoder {
        public init() {}
        public func decode<T: Decodable>(_ type: T.Type, from container: Any) throws -> T {
            try JSONDecoder().decode(type, from: try JSONSerialization.data(withJSONObject: container))
        }
    }
}

/// A condition of a query; all queries are empty.
public final class Filter: NSObject {
    public static func whereField(_ field: String, isEqualTo value: Any) -> Filter { Filter() }
    public static func whereField(_ field: String, isNotEqualTo value: Any) -> Filter { Filter() }
    public static func whereField(_ field: String, isGreaterThan value: Any) -> Filter { Filter() }
    public static func whereField(_ field: String, isLessThan value: Any) -> Filter { Filter() }
    public static func whereField(_ field: String, arrayContains value: Any) -> Filter { Filter() }
    public static func whereField(_ field: String, in values: [Any]) -> Filter { Filter() }
    public static func andFilter(_ filters: [Filter]) -> Filter { Filter() }
    public static func orFilter(_ filters: [Filter]) -> Filter { Filter() }
}

/// What an order, a limit or a condition is about: all queries are empty.
public class Query: NSObject, @unchecked Sendable {
    public let path: String
    init(_ path: String) { self.path = path }
    public var firestore: Firestore { .firestore() }
    public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, isLessThan value: Any) -> Query { self }
    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
    public func whereField(_ field: String, arrayContains value: Any) -> Query { self }
    public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
    public func whereField(_ field: String, in values: [Any]) -> Query { self }
    public func whereField(_ field: String, notIn values: [Any]) -> Query { self }
    public func whereField(_ path: FieldPath, in values: [Any]) -> Query { self }
    public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { self }
    public func whereFilter(_ filter: Filter) -> Query { self }
    public func order(by field: String, descending: Bool = false) -> Query { self }
    public func limit(to limit: Int) -> Query { self }
    public func limit(toLast limit: Int) -> Query { self }
    public func start(afterDocument document: DocumentSnapshot) -> Query { self }
    public func start(at fieldValues: [Any]) -> Query { self }
    public func start(after fieldValues: [Any]) -> Query { self }
    public func end(at fieldValues: [Any]) -> Query { self }
    public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot { QuerySnapshot(self) }
    public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        completion(QuerySnapshot(self), nil)
    }
    @discardableResult
    public func addSnapshotListener(_ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void)
        -> any ListenerRegistration { addSnapshotListener(includeMetadataChanges: false, listener: listener) }
    @discardableResult
    public func addSnapshotListener(includeMetadataChanges: Bool,
                                    listener: @escaping (QuerySnapshot?, (any Error)?) -> Void)
        -> any ListenerRegistration {
        nonisolated(unsafe) let listener = listener
        Task { @MainActor in listener(QuerySnapshot(self), nil) }
        return Registration()
    }
    public var count: AggregateQuery { AggregateQuery() }
}
public enum AggregateSource: Sendable { case server }
public struct AggregateQuery: Sendable {
    public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
        AggregateQuerySnapshot()
    }
}
public struct AggregateQuerySnapshot: Sendable { public var count: NSNumber { 0 } }

public final class CollectionReference: Query, @unchecked Sendable {
    public var collectionID: String { (path as NSString).lastPathComponent }
    public var parent: DocumentReference? {
        let above = (path as NSString).deletingLastPathComponent
        return above.isEmpty ? nil : DocumentReference(above)
    }
    public func document() -> DocumentReference { document(UUID().uuidString) }
    public func document(_ documentPath: String) -> DocumentReference { DocumentReference(path + "/" + documentPath) }
    @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference {
        throw unavailable()
    }
    @discardableResult
    public func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference {
        completion?(unavailable())
        return document()
    }
    @discardableResult
    public func addDocument<T: Encodable>(from value: T, encoder: Firestore.Encoder = Firestore.Encoder(),
                                          completion: (((any Error)?) -> Void)? = nil) throws -> DocumentReference {
        throw unavailable()
    }
}

public final class DocumentReference: NSObject, Sendable {
    public let path: String
    init(_ path: String) { self.path = path }
    public var documentID: String { (path as NSString).lastPathComponent }
    public var parent: CollectionReference { CollectionReference((path as NSString).deletingLastPathComponent) }
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(path + "/" + collectionPath)
    }
    public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
        DocumentSnapshot(self)
    }
    public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
        completion(DocumentSnapshot(self), nil)
    }
    public func getDocument(source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
        completion(DocumentSnapshot(self), nil)
    }
    public func getDocument<T: Decodable>(as type: T.Type) async throws -> T { throw unavailable() }
    public func getDocument<T: Decodable>(as type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        completion(.failure(unavailable()))
    }
    @discardableResult
    public func addSnapshotListener(_ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void)
        -> any ListenerRegistration {
        nonisolated(unsafe) let listener = listener
        Task { @MainActor in listener(DocumentSnapshot(self), nil) }
        return Registration()
    }
    public func setData(_ documentData: [String: Any], merge: Bool = false) async throws { throw unavailable() }
    public func setData(_ documentData: [String: Any], merge: Bool = false,
                        completion: (((any Error)?) -> Void)? = nil) {
        completion?(unavailable())
    }
    public func setData<T: Encodable>(from value: T, merge: Bool = false,
                                      encoder: Firestore.Encoder = Firestore.Encoder(),
                                      completion: (((any Error)?) -> Void)? = nil) throws { throw unavailable() }
    public func updateData(_ fields: [AnyHashable: Any]) async throws { throw unavailable() }
    public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {
        completion?(unavailable())
    }
    public func delete() async throws { throw unavailable() }
    public func delete(completion: (((any Error)?) -> Void)? = nil) { completion?(unavailable()) }
}

public struct SnapshotMetadata: Sendable { public let hasPendingWrites = false, isFromCache = true }
public class DocumentSnapshot: NSObject, @unchecked Sendable {
    public let reference: DocumentReference
    init(_ reference: DocumentReference) { self.reference = reference }
    public var documentID: String { reference.documentID }
    public var exists: Bool { false }
    public var metadata: SnapshotMetadata { SnapshotMetadata() }
    public func data() -> [String: Any]? { nil }
    public func get(_ field: Any) -> Any? { nil }
    public subscript(key: Any) -> Any? { nil }
    public func data<T: Decodable>(as type: T.Type, decoder: Firestore.Decoder = Firestore.Decoder()) throws -> T {
        throw unavailable()
    }
}
/// A document that a query has found; none does.
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
    public override func data() -> [String: Any] { [:] }
}
public enum DocumentChangeType: Int, Sendable { case added, modified, removed }
public final class DocumentChange: NSObject, Sendable {
    private init(document: QueryDocumentSnapshot) { self.document = document }
    public let type = DocumentChangeType.added, document: QueryDocumentSnapshot
}
public final class QuerySnapshot: NSObject, Sendable {
    public let query: Query
    init(_ query: Query) { self.query = query }
    public let documents: [QueryDocumentSnapshot] = [], documentChanges: [DocumentChange] = []
    public var count: Int { 0 }
    public var isEmpty: Bool { true }
    public var metadata: SnapshotMetadata { SnapshotMetadata() }
}
public final class WriteBatch: NSObject {
    @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference,
                                           merge: Bool = false) -> WriteBatch { self }
    @discardableResult public func updateData(_ fields: [AnyHashable: Any],
                                              forDocument document: DocumentReference) -> WriteBatch { self }
    @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
    public func commit() async throws { throw unavailable() }
    public func commit(completion: (((any Error)?) -> Void)? = nil) { completion?(unavailable()) }
}
public final class Transaction: NSObject {
    public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot { DocumentSnapshot(document) }
    @discardableResult
    public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> Transaction {
        self
    }
    @discardableResult public func updateData(_ fields: [AnyHashable: Any],
                                              forDocument document: DocumentReference) -> Transaction { self }
    @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction { self }
}

// MARK: Values of documents

/// The identifier of a document: not a part of what is encoded, as in the package.
@propertyWrapper
public struct DocumentID<Value>: Codable {
    public var wrappedValue: Value?
    public init(wrappedValue value: Value?) { wrappedValue = value }
    public init(from decoder: any Decoder) throws {
        wrappedValue = try? decoder.singleValueContainer().decode(String.self) as? Value
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let text = wrappedValue as? String { try container.encode(text) } else { try container.encodeNil() }
    }
}
extension DocumentID: Sendable where Value: Sendable {}
extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension KeyedDecodingContainer {
    public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
        try decodeIfPresent(type, forKey: key) ?? DocumentID(wrappedValue: nil)
    }
}
/// A time that the service sets; nil, as there is none.
@propertyWrapper
public struct ServerTimestamp<Value: Codable>: Codable {
    public var wrappedValue: Value?
    public init(wrappedValue value: Value?) { wrappedValue = value }
    public init(from decoder: any Decoder) throws {
        wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
extension ServerTimestamp: Sendable where Value: Sendable {}
extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}

/// The documents of a collection, of which there are none.
@MainActor @propertyWrapper
public struct FirestoreQuery<T>: DynamicProperty {
    private let empty: T
    public init<U: Decodable>(collectionPath: String, predicates: [QueryPredicate] = []) where T == [U] { empty = [] }
    public var wrappedValue: T { empty }
}
public enum QueryPredicate {
    case isEqualTo(_ field: String, _ value: Any), isIn(_ field: String, _ values: [Any])
    case orderBy(field: String, descending: Bool), limit(to: Int), arrayContains(_ field: String, _ value: Any)
    public static func `where`(_ field: String, isEqualTo value: Any) -> Self { .isEqualTo(field, value) }
    public static func order(by field: String, descending: Bool = false) -> Self {
        .orderBy(field: field, descending: descending)
    }
}
