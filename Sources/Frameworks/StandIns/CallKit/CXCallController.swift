public import Foundation

// What is done with calls. There is no telephone: requests fail.

/// Something that is done with calls.
open class CXAction: NSObject {
    override init() { super.init() }
    /// The number.
    public let uuid = UUID()
    /// Whether it was done or has failed.
    open private(set) var isComplete = false
    /// When there is no more time.
    open var timeoutDate: Date { .distantFuture }
    /// Says that it was done.
    open func fulfill() { isComplete = true }
    /// Says that it has failed.
    open func fail() { isComplete = true }
}
/// Something that is done with a call.
open class CXCallAction: CXAction {
    /// The call.
    public let callUUID: UUID
    /// Something that is done with a call.
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}
/// A call begins.
open class CXStartCallAction: CXCallAction {
    /// Who is called.
    open var handle: CXHandle
    /// The name of the contact; nil where it is not known.
    open var contactIdentifier: String?
    /// Whether there is a picture.
    open var isVideo = false
    /// Calls someone.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    /// Says that it has begun.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
/// A call is taken.
open class CXAnswerCallAction: CXCallAction {
    /// Says that it was taken.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
/// A call ends.
open class CXEndCallAction: CXCallAction {
    /// Says that it has ended.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
/// A call waits, or continues.
open class CXSetHeldCallAction: CXCallAction {
    /// Whether it waits.
    open var isOnHold: Bool
    /// Lets a call wait, or go on.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}
/// A call is silent, or not.
open class CXSetMutedCallAction: CXCallAction {
    /// Whether it is silent.
    open var isMuted: Bool
    /// Makes a call silent, or not.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}
/// Calls are put together.
open class CXSetGroupCallAction: CXCallAction {
    /// The other call; nil parts them.
    open var callUUIDToGroupWith: UUID?
    /// Puts a call to another, or parts it.
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}
/// Digits are sent.
open class CXPlayDTMFCallAction: CXCallAction {
    /// How digits are sent.
    public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }
    /// The digits.
    open var digits: String
    /// How they are sent.
    open var type: ActionType
    /// Sends digits.
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}
/// Several actions at once.
open class CXTransaction: NSObject {
    /// The number.
    public let uuid = UUID()
    /// The actions.
    open private(set) var actions: [CXAction]
    /// Several actions.
    public init(actions: [CXAction] = []) { self.actions = actions }
    /// One action.
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    /// Whether all were done or have failed.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
}
/// Why an action was refused.
public struct CXErrorCodeRequestTransactionError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
        case invalidAction, maximumCallGroupsReached, callIsProtected
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// Asks the telephone to do something: it fails.
open class CXCallController: NSObject {
    /// The calls of the telephone: none.
    public let callObserver = CXCallObserver()
    public override init() { super.init() }
    /// The queue has no effect.
    public init(queue: DispatchQueue) { super.init() }
    /// Calls the closure at once, with an error.
    @preconcurrency
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
    }
    /// Throws.
    open func request(_ transaction: CXTransaction) async throws {
        throw CXErrorCodeRequestTransactionError(.unknownCallProvider)
    }
    /// Calls the closure at once, with an error.
    @preconcurrency open func requestTransaction(with actions: [CXAction],
                                 completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
    }
    /// Calls the closure at once, with an error.
    @preconcurrency
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
    }
    /// Throws.
    open func requestTransaction(with action: CXAction) async throws {
        throw CXErrorCodeRequestTransactionError(.unknownCallProvider)
    }
}
/// The number of a telephone as one number.
public typealias CXCallDirectoryPhoneNumber = Int64
/// Names and blocks numbers of telephones. Nothing to do: there is no telephone.
open class CXCallDirectoryManager: NSObject {
    /// Whether a list is used.
    public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }
    override init() { super.init() }
    /// The only one.
    public static var sharedInstance: CXCallDirectoryManager { CXCallDirectoryManager() }
    /// Calls the closure at once, without an error.
    @preconcurrency open func reloadExtension(withIdentifier identifier: String,
                              completionHandler completion: ((@Sendable ((any Error)?) -> Void))? = nil) {
        completion?(nil)
    }
    /// Calls the closure at once: not used.
    @preconcurrency open func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
    ) { completion(.disabled, nil) }
}
