import Foundation
import QuadrantSubstitutes
import UIKit

// SocketIO: there is no connection.

public protocol SocketData {}
extension String: SocketData {}
extension Int: SocketData {}
extension Double: SocketData {}
extension Bool: SocketData {}
extension Data: SocketData {}
extension NSNull: SocketData {}
extension NSString: SocketData {}
extension NSDictionary: SocketData {}
extension NSArray: SocketData {}
extension Array: SocketData {}
extension Dictionary: SocketData {}
public enum SocketIOStatus: Int, Sendable {
    case notConnected, disconnected, connecting, connected
    public var active: Bool { self == .connecting || self == .connected }
}
public enum SocketClientEvent: String, Sendable {
    case connect, disconnect, error, ping, pong, reconnect, reconnectAttempt, statusChange, websocketUpgrade
}
public enum SocketIOVersion: Int, Sendable { case two = 2, three }
public enum SocketIOClientOption {
    case compress, connectParams([String: Any]), cookies([HTTPCookie]), extraHeaders([String: String])
    case forceNew(Bool), forcePolling(Bool), forceWebsockets(Bool), enableSOCKSProxy(Bool), handleQueue(DispatchQueue)
    case log(Bool), path(String), reconnects(Bool), reconnectAttempts(Int), reconnectWait(Int), reconnectWaitMax(Int)
    case randomizationFactor(Double), secure(Bool), selfSigned(Bool), sessionDelegate(any URLSessionDelegate)
    case version(SocketIOVersion)
}
public struct SocketIOClientConfiguration: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: SocketIOClientOption...) {}
}
public typealias NormalCallback = ([Any], SocketAckEmitter) -> Void
public typealias AckCallback = ([Any]) -> Void
public final class SocketAckEmitter: NSObject {
    override init() {}
    public var expected: Bool { false }
    /// Nothing to do: there is no connection.
    public func with(_ items: any SocketData...) {}
}
public final class SocketAnyEvent: NSObject {
    public let event: String, items: [Any]?
    init(event: String) { (self.event, items) = (event, nil) }
}
/// Waits for an answer, which never comes.
public final class OnAckCallback: NSObject {
    override init() {}
    /// Calls the closure at once: there is no answer.
    public func timingOut(after seconds: Double, callback: @escaping AckCallback) { callback(["NO ACK"]) }
}
public final class SocketManager: NSObject {
    public let socketURL: URL
    public var config: SocketIOClientConfiguration, forceNew = false, reconnects = true, reconnectWait = 10
    public private(set) lazy var defaultSocket = socket(forNamespace: "/")
    public var status: SocketIOStatus { .notConnected }
    /// A manager. Without effect: there are no connections of SocketIO on this system.
    public init(socketURL: URL, config: SocketIOClientConfiguration = []) {
        (self.socketURL, self.config) = (socketURL, config)
        super.init()
        standIn(self, "there are no connections of SocketIO on this system")
    }
    public func socket(forNamespace nsp: String) -> SocketIOClient { SocketIOClient(self, nsp) }
    /// Nothing to do: there is no connection.
    public func connect() {}
    /// Nothing to do: there is no connection.
    public func disconnect() {}
    /// Nothing to do: there is no connection.
    public func reconnect() {}
}
public final class SocketIOClient: NSObject {
    public let nsp: String
    public private(set) weak var manager: SocketManager?
    init(_ manager: SocketManager, _ nsp: String) { (self.manager, self.nsp) = (manager, nsp) }
    public var status: SocketIOStatus { .notConnected }
    public var sid: String? { nil }
    /// Nothing to do: there is no connection.
    public func connect(withPayload payload: [String: Any]? = nil) {}
    /// Calls the closure at once: there is no connection.
    public func connect(withPayload payload: [String: Any]? = nil, timeoutAfter: Double,
                        withHandler handler: (() -> Void)?) { handler?() }
    /// Nothing to do: there is no connection.
    public func disconnect() {}
    /// Never calls the closure.
    @discardableResult public func on(_ event: String, callback: @escaping NormalCallback) -> UUID { UUID() }
    /// Never calls the closure.
    @discardableResult
    public func on(clientEvent event: SocketClientEvent, callback: @escaping NormalCallback) -> UUID { UUID() }
    /// Never calls the closure.
    @discardableResult public func once(_ event: String, callback: @escaping NormalCallback) -> UUID { UUID() }
    /// Never calls the closure.
    public func onAny(_ handler: @escaping (SocketAnyEvent) -> Void) {}
    /// Nothing to do: there is no connection.
    public func off(_ event: String) {}
    /// Nothing to do: there is no connection.
    public func off(clientEvent event: SocketClientEvent) {}
    /// Nothing to do: there is no connection.
    public func off(id: UUID) {}
    /// Nothing to do: there is no connection.
    public func removeAllHandlers() {}
    /// Nothing to do: there is no connection.
    public func emit(_ event: String, _ items: any SocketData..., completion: (() -> Void)? = nil) {}
    /// Nothing to do: there is no connection.
    public func emit(_ event: String, with items: [Any]) {}
    public func emitWithAck(_ event: String, _ items: any SocketData...) -> OnAckCallback { OnAckCallback() }
}
