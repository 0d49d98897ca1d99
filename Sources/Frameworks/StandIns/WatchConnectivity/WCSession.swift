public import Foundation
private import QuadrantThreads

/// Whether a phone and a watch can talk.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// Why something was not sent.
public struct WCError: Error, Hashable, Sendable {
    /// The reasons, of which one occurs.
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable
    }
    /// The reason.
    public let code: Code
    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
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
}
