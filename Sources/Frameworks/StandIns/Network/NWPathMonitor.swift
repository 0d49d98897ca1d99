public import Foundation
private import QuadrantThreads

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    /// The kind of connection.
    public enum InterfaceType: Hashable, Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }
    public let name: String
    /// The kind of connection.
    public let type: InterfaceType
    /// Its number: 1.
    public var index: Int { 1 }
}

/// What can be reached.
public struct NWPath: Hashable, Sendable {
    /// Whether data can be sent.
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Why nothing can be sent.
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }
    /// Whether data can be sent: satisfied here, whether or not the machine has a network.
    public let status: Status
    /// Whether the connection costs money. False.
    public let isExpensive: Bool
    /// Whether a person wants few data to be sent. False.
    public let isConstrained: Bool
    /// Why nothing can be sent: data can.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// True.
    public var supportsIPv4: Bool { true }
    /// True.
    public var supportsIPv6: Bool { true }
    /// True.
    public var supportsDNS: Bool { true }
    /// Nil: any place.
    public var localEndpoint: NWEndpoint? { nil }
    /// Nil: any place.
    public var remoteEndpoint: NWEndpoint? { nil }
    /// None.
    public var gateways: [NWEndpoint] { [] }
    /// One: `en0`, by radio.
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
    /// True for `wifi` only.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
    static let unrestricted = NWPath(status: .satisfied, isExpensive: false, isConstrained: false)
}

/// Tells what can be reached: a network that is there and does not change, so that views show what they usually do.
public final class NWPathMonitor: Sendable {
    private typealias Listener = (handler: (@Sendable (NWPath) -> Void)?, queue: DispatchQueue?)
    private let listener = Locked<Listener>((nil, nil))
    public init() {}
    /// A monitor of any connection, whatever kind is asked for.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// A monitor of any connection, whatever kinds are left out.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    /// The queue; nil before it is started.
    public var queue: DispatchQueue? { listener.withLock { $0.queue } }
    /// The connection at present, which does not change.
    public var currentPath: NWPath { .unrestricted }
    /// Called once on the queue of `start(queue:)`, and again when it is set.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { listener.withLock { $0.handler } }
        set {
            listener.withLock { $0.handler = newValue }
            notify()
        }
    }
    /// Calls the handler on `queue`, soon.
    public func start(queue: DispatchQueue) {
        listener.withLock { $0.queue = queue }
        notify()
    }
    public func cancel() { listener.withLock { $0.queue = nil } }
    private func notify() {
        let (handler, queue) = listener.withLock { $0 }
        if let handler, let queue { queue.async { handler(.unrestricted) } }
    }
}
extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath
    /// The connection at present, once: it does not change.
    public struct Iterator: AsyncIteratorProtocol {
        private var isDone = false
        public mutating func next() async -> NWPath? {
            defer { isDone = true }
            return isDone ? nil : .unrestricted
        }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
}
