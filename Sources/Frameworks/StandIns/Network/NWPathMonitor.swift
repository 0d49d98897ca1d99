public import Foundation

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    /// The kind of connection.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let name: String
    /// The kind of connection.
    public let type: InterfaceType
}

/// What can be reached.
public struct NWPath: Hashable, Sendable {
    /// Whether data can be sent.
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Whether data can be sent: satisfied here, whether or not the machine has a network.
    public let status: Status
    /// Whether the connection costs money. False.
    public let isExpensive: Bool
    /// Whether a person wants few data to be sent. False.
    public let isConstrained: Bool
    /// One: `en0`, by radio.
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
    /// True for `wifi` only.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
    static let unrestricted = NWPath(status: .satisfied, isExpensive: false, isConstrained: false)
}

/// Tells what can be reached: a network that is there and does not change, so that views show what they usually do.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private var handler: (@Sendable (NWPath) -> Void)?
    private var queue: DispatchQueue?
    public init() {}
    /// A monitor of any connection, whatever kind is asked for.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// The connection at present, which does not change.
    public var currentPath: NWPath { .unrestricted }
    /// Called once on the queue of `start(queue:)`, and again when it is set.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set {
            lock.withLock { handler = newValue }
            tell()
        }
    }
    /// Calls the handler on `queue`, soon.
    public func start(queue: DispatchQueue) {
        lock.withLock { self.queue = queue }
        tell()
    }
    public func cancel() { lock.withLock { queue = nil } }
    private func tell() {
        let (handler, queue) = lock.withLock { (self.handler, self.queue) }
        if let handler, let queue { queue.async { handler(.unrestricted) } }
    }
}
