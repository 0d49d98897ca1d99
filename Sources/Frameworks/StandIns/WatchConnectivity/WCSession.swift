public import Foundation
private import QuadrantThreads

/// Whether a phone and a watch can talk.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// Why something was not sent.
public struct WCError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated
        case deviceNotPaired, watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge
        case payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed
        case insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    /// The reason.
    public let code: Code
    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { "WCErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Generic error.
    public static var genericError: Code { .genericError }
    /// Session not supported.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// Session missing delegate.
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    /// Session not activated.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// Device not paired.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// Watch app not installed.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// Not reachable.
    public static var notReachable: Code { .notReachable }
    /// Invalid parameter.
    public static var invalidParameter: Code { .invalidParameter }
    /// Payload too large.
    public static var payloadTooLarge: Code { .payloadTooLarge }
    /// Payload unsupported types.
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    /// Message reply failed.
    public static var messageReplyFailed: Code { .messageReplyFailed }
    /// Message reply timed out.
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    /// File access denied.
    public static var fileAccessDenied: Code { .fileAccessDenied }
    /// Delivery failed.
    public static var deliveryFailed: Code { .deliveryFailed }
    /// Insufficient space.
    public static var insufficientSpace: Code { .insufficientSpace }
    /// Session inactive.
    public static var sessionInactive: Code { .sessionInactive }
    /// Transfer timed out.
    public static var transferTimedOut: Code { .transferTimedOut }
    /// Companion app not installed.
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
    /// Watch only app.
    public static var watchOnlyApp: Code { .watchOnlyApp }
}
extension WCError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? WCError)?.code == code }
}

/// Hears from the watch. No watch is there, so that only the end of activating is heard.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session can be used, or cannot.
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
                 error: (any Error)?)
    /// Another watch is used; never called.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Another watch is used; never called.
    func sessionDidDeactivate(_ session: WCSession)
    /// The watch has changed; never called.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// The watch can be reached, or cannot; never called.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// A message; never called.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A message that wants an answer; never called.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any],
                 replyHandler: @escaping ([String: Any]) -> Void)
    /// Bytes; never called.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Bytes that want an answer; never called.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data,
                 replyHandler: @escaping (Data) -> Void)
    /// Facts were sent; never called.
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    /// A file was sent; never called.
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    /// A file; never called.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    /// The program of the phone was installed or removed; never called.
    func sessionCompanionAppInstalledDidChange(_ session: WCSession)
    /// Facts; never called.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Facts; never called.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}
extension WCSessionDelegate {
    /// Does nothing.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any],
                        replyHandler: @escaping ([String: Any]) -> Void) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data,
                        replyHandler: @escaping (Data) -> Void) {}
    /// Does nothing.
    public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
                        error: (any Error)?) {}
    /// Does nothing.
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    /// Does nothing.
    public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// Talks to a watch, of which there is none.
open class WCSession: NSObject, @unchecked Sendable {
    private static let only = WCSession()
    /// False: a phone without a watch would say true, and nothing could be sent.
    open class func isSupported() -> Bool { false }
    /// The only one.
    open class var `default`: WCSession { only }
    /// Hears from the watch.
    open var delegate: (any WCSessionDelegate)? {
        get { listener.withLock { $0.delegate } }
        set { listener.withLock { $0.delegate = newValue } }
    }
    private struct Listener { weak var delegate: (any WCSessionDelegate)? }
    private let listener = Locked(Listener())
    /// Says that it is not supported.
    open func activate() {
        delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
    /// Not activated.
    open var activationState: WCSessionActivationState { .notActivated }
    /// False.
    open var isPaired: Bool { false }
    /// False.
    open var isWatchAppInstalled: Bool { false }
    /// False.
    open var isComplicationEnabled: Bool { false }
    /// False.
    open var isReachable: Bool { false }
    /// Nothing.
    open var applicationContext: [String: Any] { [:] }
    /// Nothing.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Says that the watch cannot be reached.
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
                          errorHandler: ((any Error) -> Void)? = nil) { errorHandler?(WCError(.sessionNotActivated)) }
    /// Says that the watch cannot be reached.
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?,
                              errorHandler: ((any Error) -> Void)? = nil) {
        errorHandler?(WCError(.sessionNotActivated))
    }
    /// Throws: the watch cannot be reached.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotActivated)
    }
    /// False.
    open var hasContentPending: Bool { false }
    /// 0: there is no watch face.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// Nil: there is no watch.
    open var watchDirectoryURL: URL? { nil }
    /// False.
    open var isCompanionAppInstalled: Bool { false }
    /// False.
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    /// Facts that wait: they are never sent.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo, isCurrentComplicationInfo: false)
    }
    /// Facts for a watch face that wait: they are never sent.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo, isCurrentComplicationInfo: true)
    }
    /// A file that waits: it is never sent.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(WCSessionFile(file, metadata))
    }
    /// None.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    /// None.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
}
/// Facts that wait.
open class WCSessionUserInfoTransfer: NSObject {
    /// The facts.
    public let userInfo: [String: Any]
    /// Whether they are for a watch face.
    public let isCurrentComplicationInfo: Bool
    init(_ userInfo: [String: Any], isCurrentComplicationInfo: Bool) {
        (self.userInfo, self.isCurrentComplicationInfo) = (userInfo, isCurrentComplicationInfo)
    }
    /// False.
    open var isTransferring: Bool { false }
    /// Sends them no more. Nothing to do: nothing is sent.
    open func cancel() {}
}
/// A file with facts.
open class WCSessionFile: NSObject {
    /// The file.
    public let fileURL: URL
    /// The facts; nil for none.
    public let metadata: [String: Any]?
    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}
/// A file that waits.
open class WCSessionFileTransfer: NSObject {
    /// The file.
    public let file: WCSessionFile
    /// How much was sent: nothing.
    public let progress = Progress(totalUnitCount: 1)
    init(_ file: WCSessionFile) { self.file = file }
    /// False.
    open var isTransferring: Bool { false }
    /// Sends it no more. Nothing to do: nothing is sent.
    open func cancel() {}
}
