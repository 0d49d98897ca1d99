@_exported public import Foundation

// Calls of programs on the screen of the telephone. There is no telephone: calls are refused.

/// Why a call was refused.
public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
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
}
/// How calls are shown.
open class CXProviderConfiguration: NSObject {
    public override init() { super.init() }
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
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate,
                                    completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeIncomingCallError(.unentitled))
    }
    /// Ends all calls. Nothing to do: there is no telephone.
    open func invalidate() {}
}
/// A call. None is there.
open class CXCall: NSObject {
    override init() { super.init() }
    /// The number.
    public let uuid = UUID()
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
}
