public import Foundation
private import QuadrantThreads

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
public final class NWPathMonitor: Sendable {
    private typealias Listener = (handler: (@Sendable (NWPath) -> Void)?, queue: DispatchQueue?)
    private let listener = Locked<Listener>((nil, nil))
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public var currentPath: NWPath { .unrestricted }
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { listener.withLock { $0.handler } }
        set {
            listener.withLock { $0.handler = newValue }
            tell()
        }
    }
    public func start(queue: DispatchQueue) {
        listener.withLock { $0.queue = queue }
        tell()
    }
    public func cancel() { listener.withLock { $0.queue = nil } }
    private func tell() {
        let (handler, queue) = listener.withLock { $0 }
        if let handler, let queue { queue.async { handler(.unrestricted) } }
    }
}
