@_exported public import Foundation

// Calls of programs on the screen of the telephone. There is no telephone: calls are refused.

/// Why a call was refused.
public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
        case filteredDuringRestrictedSharingMode, callIsProtected, filteredBySensitiveParticipants
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// The name of a person.
open class CXHandle: NSObject {
    /// Kinds of names.
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    /// The kind.
    public let type: HandleType
    /// The name.
    public let value: String
    /// A name of a kind.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
/// What is known of a call.
open class CXCallUpdate: NSObject {
    public override init() { super.init() }
    /// Who calls.
    open var remoteHandle: CXHandle?
    /// Who calls, for people.
    open var localizedCallerName: String?
    /// Whether there is a picture.
    open var hasVideo = false
    /// Whether the call can wait.
    open var supportsHolding = true
    /// Whether calls can be put together.
    open var supportsGrouping = true
    /// Whether calls can be parted.
    open var supportsUngrouping = true
    /// Whether digits can be sent.
    open var supportsDTMF = true
}
/// How calls are shown.
open class CXProviderConfiguration: NSObject {
    public override init() { super.init() }
    /// With the name of the program, which is not used since iOS 14.
    public init(localizedName: String) { super.init() }
    /// The name of a sound; nil is that of the system.
    open var ringtoneSound: String?
    /// A picture; nil for none.
    open var iconTemplateImageData: Data?
    /// How many groups there may be.
    open var maximumCallGroups = 2
    /// Whether calls are kept in the list of the telephone.
    open var includesCallsInRecents = true
    /// Whether there are pictures.
    open var supportsVideo = false
    /// How many calls there may be.
    open var maximumCallsPerCallGroup = 5
    /// Kinds of names.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
}
/// Is notified of what a person does with a call; never.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// All calls have ended; never called.
    func providerDidReset(_ provider: CXProvider)
    /// Calls can begin; never called.
    func providerDidBegin(_ provider: CXProvider)
    /// Whether actions are done at once; never called.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// A call begins; never called.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// A call is taken; never called.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// A call ends; never called.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// A call waits; never called.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// A call is silent; never called.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Calls are put together; never called.
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    /// Digits are sent; never called.
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// There is no more time; never called.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}
extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}
/// Why a call has ended.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
/// Shows calls of a program: not here.
open class CXProvider: NSObject {
    /// How calls are shown.
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?
    /// Shows calls.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    /// Sets who is notified.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
    /// Calls the closure at once, with an error.
    @preconcurrency open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate,
                                    completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeIncomingCallError(.unentitled))
    }
    /// Throws.
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    /// Says what is known of a call. Nothing to do: there is none.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    /// Says that a call has ended. Nothing to do: there is none.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    /// Says that a call begins. Nothing to do: there is none.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    /// Says that a call was taken. Nothing to do: there is none.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    /// None.
    open var pendingTransactions: [CXTransaction] { [] }
    /// Ends all calls. Nothing to do: there is no telephone.
    open func invalidate() {}
}
/// A call. None is there.
open class CXCall: NSObject {
    override init() { super.init() }
    /// The number.
    public let uuid = UUID()
    /// False.
    open var isOutgoing: Bool { false }
    /// False.
    open var isOnHold: Bool { false }
    /// True.
    open var hasEnded: Bool { true }
    /// False.
    open var hasConnected: Bool { false }
}
/// The calls of the telephone: none.
open class CXCallObserver: NSObject {
    public override init() { super.init() }
    /// None.
    open var calls: [CXCall] { [] }
    /// Sets who is notified: never.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
/// Is notified of calls; never.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// A call has changed; never called.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
