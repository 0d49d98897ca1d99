public import Foundation

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let name: String
    public let type: InterfaceType
}

/// What can be reached.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    public let status: Status
    public let isExpensive: Bool
    public let isConstrained: Bool
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
    static let unrestricted = NWPath(status: .satisfied, isExpensive: false, isConstrained: false)
}

/// Tells what can be reached: a network that is there and does not change, so that views show what they usually do.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private var handler: (@Sendable (NWPath) -> Void)?
    private var queue: DispatchQueue?
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public var currentPath: NWPath { .unrestricted }
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set {
            lock.withLock { handler = newValue }
            tell()
        }
    }
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
