@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseDatabase: the database is empty, and nothing can be written.

public typealias DatabaseHandle = UInt
public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }
public final class ServerValue: NSObject {
    public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
    public static func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
}
public class DataSnapshot: NSObject {
    public let ref: DatabaseReference
    init(_ ref: DatabaseReference) { self.ref = ref }
    public var key: String { ref.key ?? "" }
    public var value: Any? { NSNull() }
    public var children: NSEnumerator { NSArray().objectEnumerator() }
    public var childrenCount: UInt { 0 }
    public var priority: Any? { nil }
    public func exists() -> Bool { false }
    public func hasChildren() -> Bool { false }
    public func hasChild(_ childPathString: String) -> Bool { false }
    public func childSnapshot(forPath path: String) -> DataSnapshot { DataSnapshot(ref.child(path)) }
    public func data<T: Decodable>(as type: T.Type) throws -> T { throw ServiceError("Firebase Database") }
}
public final class MutableData: NSObject {
    override init() {}
    public var value: Any?, priority: Any?
    public var childrenCount: UInt { 0 }
    public func childData(byAppendingPath path: String) -> MutableData { MutableData() }
}
public final class TransactionResult: NSObject {
    public static func success(withValue value: MutableData) -> TransactionResult { TransactionResult() }
    public static func abort() -> TransactionResult { TransactionResult() }
}
public class DatabaseQuery: NSObject {
    let path: String
    init(_ path: String) { self.path = path.split(separator: "/").joined(separator: "/") }
    public var ref: DatabaseReference { DatabaseReference(path) }
    /// Calls the closure once, without a value, where a value is waited for.
    @discardableResult
    public func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle {
        if eventType == .value { block(DataSnapshot(ref)) }
        return 0
    }
    /// Calls the closure once, without a value, where a value is waited for.
    @discardableResult
    public func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
                        withCancel cancelBlock: ((any Error) -> Void)?) -> DatabaseHandle {
        observe(eventType, with: block)
    }
    /// Calls the closure once, without a value, where a value is waited for.
    public func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
        observe(eventType, with: block)
    }
    /// Calls the closure once, without a value, where a value is waited for.
    public func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
                                   withCancel cancelBlock: ((any Error) -> Void)?) {
        observe(eventType, with: block)
    }
    public func observeSingleEventAndPreviousSiblingKey(of eventType: DataEventType) async -> (DataSnapshot, String?) {
        (DataSnapshot(ref), nil)
    }
    public func getData() async throws -> DataSnapshot { DataSnapshot(ref) }
    public func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {
        completion(nil, DataSnapshot(ref))
    }
    /// Nothing to do: nothing changes.
    public func removeObserver(withHandle handle: DatabaseHandle) {}
    /// Nothing to do: nothing changes.
    public func removeAllObservers() {}
    /// Nothing to do: the database is empty.
    public func keepSynced(_ keepSynced: Bool) {}
    public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
    public func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
    public func queryOrdered(byChild key: String) -> DatabaseQuery { self }
    public func queryOrderedByKey() -> DatabaseQuery { self }
    public func queryOrderedByValue() -> DatabaseQuery { self }
    public func queryOrderedByPriority() -> DatabaseQuery { self }
    public func queryStarting(atValue startValue: Any?) -> DatabaseQuery { self }
    public func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery { self }
    public func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery { self }
    public func queryEnding(atValue endValue: Any?) -> DatabaseQuery { self }
    public func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery { self }
    public func queryEnding(beforeValue endBeforeValue: Any?) -> DatabaseQuery { self }
    public func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
    public func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery { self }
}
public final class DatabaseReference: DatabaseQuery {
    public var key: String? { path.split(separator: "/").last.map(String.init) }
    public var parent: DatabaseReference? {
        path.isEmpty ? nil : DatabaseReference((path as NSString).deletingLastPathComponent)
    }
    public var root: DatabaseReference { DatabaseReference("") }
    public var url: String { "https://localhost/" + path }
    public func child(_ pathString: String) -> DatabaseReference { DatabaseReference(path + "/" + pathString) }
    public func childByAutoId() -> DatabaseReference { child(UUID().uuidString) }
    private func fail(_ block: (((any Error)?, DatabaseReference) -> Void)?) {
        block?(ServiceError("Firebase Database"), self)
    }
    /// Nothing to do: nothing can be written.
    public func setValue(_ value: Any?) {}
    /// Calls the closure at once, with an error.
    public func setValue(_ value: Any?,
                         withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) { fail(block) }
    @discardableResult public func setValue(_ value: Any?) async throws -> DatabaseReference {
        throw ServiceError("Firebase Database")
    }
    public func setValue<T: Encodable>(from value: T, completion: (((any Error)?) -> Void)? = nil) throws {
        completion?(ServiceError("Firebase Database"))
    }
    /// Nothing to do: nothing can be written.
    public func updateChildValues(_ values: [AnyHashable: Any]) {}
    /// Calls the closure at once, with an error.
    public func updateChildValues(_ values: [AnyHashable: Any],
                                  withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        fail(block)
    }
    @discardableResult public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
        throw ServiceError("Firebase Database")
    }
    /// Nothing to do: the database is empty.
    public func removeValue() {}
    /// Calls the closure at once, with an error.
    public func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) { fail(block) }
    @discardableResult public func removeValue() async throws -> DatabaseReference {
        throw ServiceError("Firebase Database")
    }
    /// Never calls the closure.
    public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {}
    /// Calls the second closure at once, with an error.
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completion: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
    ) { completion(ServiceError("Firebase Database"), false, nil) }
    /// Nothing to do: nothing can be written.
    public func onDisconnectSetValue(_ value: Any?) {}
    /// Nothing to do: nothing can be written.
    public func onDisconnectRemoveValue() {}
    /// Nothing to do: nothing can be written.
    public func cancelDisconnectOperations() {}
}
public final class Database: NSObject {
    public static func database() -> Database { Database() }
    public static func database(url: String) -> Database { Database() }
    public static func database(app: FirebaseApp) -> Database { Database() }
    /// Nothing to do: the database is empty.
    public var isPersistenceEnabled = false, persistenceCacheSizeBytes: UInt = 0
    public func reference() -> DatabaseReference { DatabaseReference("") }
    public func reference(withPath path: String) -> DatabaseReference { DatabaseReference(path) }
    public func reference(fromURL databaseUrl: String) -> DatabaseReference {
        DatabaseReference(URL(string: databaseUrl)?.path ?? "")
    }
    /// Nothing to do: there is no service.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Nothing to do: there is no service.
    public func goOnline() {}
    /// Nothing to do: there is no service.
    public func goOffline() {}
}
