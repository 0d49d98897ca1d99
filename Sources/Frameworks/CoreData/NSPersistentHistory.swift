public import Foundation

// The history of a store. None is kept: there are no transactions, and no token of one.

/// A place in the history of stores. There is none.
open class NSPersistentHistoryToken: NSObject {
    override init() { super.init() }
}
/// What a request for history returns.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}
/// What has happened to an object.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }
/// What has happened to an object in a transaction. There is none.
open class NSPersistentHistoryChange: NSObject {
    init(_ objectID: NSManagedObjectID) { changedObjectID = objectID }
    /// Its number.
    open var changeID: Int64 { 0 }
    /// The object.
    public let changedObjectID: NSManagedObjectID
    /// What has happened.
    open var changeType: NSPersistentHistoryChangeType { .update }
    /// The attributes that a deleted object has left.
    open var tombstone: [AnyHashable: Any]? { nil }
    /// The transaction.
    open var transaction: NSPersistentHistoryTransaction? { nil }
    /// What has changed of the object.
    open var updatedProperties: Set<NSPropertyDescription>? { nil }
}
/// A save of a store. There is none.
open class NSPersistentHistoryTransaction: NSObject {
    override init() { super.init() }
    /// When it took place.
    open var timestamp: Date { .distantPast }
    /// What it changed.
    open var changes: [NSPersistentHistoryChange]? { nil }
    /// Its number.
    open var transactionNumber: Int64 { 0 }
    /// The store.
    open var storeID: String { "" }
    /// The program.
    open var bundleID: String { "" }
    /// The process.
    open var processID: String { "" }
    /// The name of the context.
    open var contextName: String? { nil }
    /// Who has made it.
    open var author: String? { nil }
    /// Its place in the history.
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
    /// The note with which a context takes its changes over.
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSaveObjectIDs) }
    /// The entity of transactions; nil without history.
    open class var entityDescription: NSEntityDescription? { nil }
    /// A request for transactions; nil without history.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}
/// The history that a request has found: none.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// Transactions, changes, identifiers, a number or whether it has succeeded, by `resultType`.
    public let result: Any?
    /// What was asked for.
    public let resultType: NSPersistentHistoryResultType
    init(_ type: NSPersistentHistoryResultType) {
        resultType = type
        result = switch type {
        case .statusOnly: true
        case .count: 0
        case .objectIDs: [NSManagedObjectID]()
        case .changesOnly: [NSPersistentHistoryChange]()
        case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
        }
    }
}
/// Asks for history, or removes it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, BatchRequest {
    /// What is returned.
    open var resultType: NSPersistentHistoryResultType
    /// The token after which history is asked for.
    public let token: NSPersistentHistoryToken?
    /// The request for transactions or changes. Nothing to do: there is no history.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    private init(_ type: NSPersistentHistoryResultType, _ token: NSPersistentHistoryToken? = nil) {
        (resultType, self.token) = (type, token)
    }
    /// The history after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        .init(.transactionsAndChanges)
    }
    /// The history after a token; nil is the whole.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        .init(.transactionsAndChanges, token)
    }
    /// The history after a transaction; nil is the whole.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?)
        -> NSPersistentHistoryChangeRequest { .init(.transactionsAndChanges) }
    /// The history that a request describes.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>)
        -> NSPersistentHistoryChangeRequest {
        let request = NSPersistentHistoryChangeRequest(.transactionsAndChanges)
        request.fetchRequest = fetchRequest
        return request
    }
    /// Removes the history before a date.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init(.statusOnly) }
    /// Removes the history before a token; nil is the whole.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        .init(.statusOnly, token)
    }
    /// Removes the history before a transaction; nil is the whole.
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
        -> NSPersistentHistoryChangeRequest { .init(.statusOnly) }
    func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult { NSPersistentHistoryResult(resultType) }
}
extension NSPersistentStoreCoordinator {
    /// Nil: no history is kept.
    public func currentPersistentHistoryToken(fromStores stores: [NSPersistentStore]?) -> NSPersistentHistoryToken? {
        nil
    }
}
/// The token of a change, in the note of it.
public let NSPersistentHistoryTokenKey = "historyToken"
