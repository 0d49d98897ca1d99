public import Foundation
private import QuadrantThreads

/// Sends data to a machine. Nothing is sent: a connection waits, because the network is down (`ENETDOWN`).
public final class NWConnection: CustomDebugStringConvertible {
    /// How far a connection is.
    public enum State: Equatable, Sendable {
        case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
    }
    /// When a message is whole.
    public final class ContentContext {
        /// The name.
        public let identifier: String
        /// What is known of the protocols.
        public let protocolMetadata: [NWProtocolMetadata]
        /// Whether nothing comes after it.
        public let isFinal: Bool
        /// A message by its name.
        public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
                    antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []) {
            (self.identifier, self.isFinal, protocolMetadata) = (identifier, isFinal, metadata ?? [])
        }
        /// A message.
        public static var defaultMessage: ContentContext { ContentContext(identifier: "message") }
        /// The last message.
        public static var finalMessage: ContentContext { ContentContext(identifier: "final", isFinal: true) }
        /// A stream.
        public static var defaultStream: ContentContext { ContentContext(identifier: "stream") }
        /// Nil.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
    }
    /// What is done once data was sent.
    public enum SendCompletion {
        /// The closure is called.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nothing.
        case idempotent
    }
    private struct Listener {
        var handler: (@Sendable (State) -> Void)?
        var queue: DispatchQueue?
        var state = State.setup
    }
    private let listener = Locked(Listener())
    /// Where data is sent.
    public let endpoint: NWEndpoint
    /// How data is sent.
    public let parameters: NWParameters
    /// A connection to a place.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    /// A connection to a machine.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    /// How far it is.
    public var state: State { listener.withLock { $0.state } }
    /// Called when the state changes, on the queue of `start(queue:)`.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { listener.withLock { $0.handler } }
        set { listener.withLock { $0.handler = newValue } }
    }
    /// Called when a better path is there; never.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { nil }
        set {}
    }
    /// Called when the connection is or is not possible; never.
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { nil }
        set {}
    }
    /// Called when the path changes; never.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { nil }
        set {}
    }
    /// Nil: there is no connection.
    public var currentPath: NWPath? { nil }
    /// The queue; nil before it is started.
    public var queue: DispatchQueue? { listener.withLock { $0.queue } }
    /// Bytes of a message; 0.
    public var maximumDatagramSize: Int { 0 }
    /// Nil.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
    /// Waits for a network, as a phone without one does.
    public func start(queue: DispatchQueue) {
        listener.withLock { $0.queue = queue }
        change(to: .waiting(.posix(.ENETDOWN)))
    }
    /// Tries again: waits for a network.
    public func restart() { change(to: .waiting(.posix(.ENETDOWN))) }
    /// Ends it.
    public func cancel() { change(to: .cancelled) }
    /// Ends it.
    public func forceCancel() { cancel() }
    /// Ends the present path. Nothing to do: there is none.
    public func cancelCurrentEndpoint() {}
    private func change(to state: State) {
        let listener = listener.withLock {
            $0.state = state
            return $0
        }
        if let handler = listener.handler, let queue = listener.queue { queue.async { handler(state) } }
    }
    /// Calls the closure at once, with an error.
    public func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
                     completion: SendCompletion) {
        if case .contentProcessed(let done) = completion { done(.posix(.ENETDOWN)) }
    }
    /// Calls the closure of each call together: here that of the program.
    public func batch(_ block: () -> Void) { block() }
    /// Calls the closure at once, with an error.
    @preconcurrency public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { completion(nil, nil, true, .posix(.ENETDOWN)) }
    /// Calls the closure at once, with an error.
    @preconcurrency
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        completion(nil, nil, true, .posix(.ENETDOWN))
    }
    public var debugDescription: String { endpoint.debugDescription }
}

/// Hears connections of other machines. None comes: it fails, because the network is down (`ENETDOWN`).
public final class NWListener: CustomDebugStringConvertible {
    /// How far it is.
    public enum State: Equatable, Sendable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
    /// A service with a name.
    public struct Service: Equatable, Sendable {
        public let name: String?, type: String, domain: String?
        /// A service of a type.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
        /// A service of a type that tells of itself.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
    }
    private struct Listener {
        var handler: (@Sendable (State) -> Void)?
        var state = State.setup
    }
    private let listener = Locked(Listener())
    /// How data is sent.
    public let parameters: NWParameters
    /// The number; nil: it does not listen.
    public var port: NWEndpoint.Port? { nil }
    /// The service; nil for none.
    public var service: Service?
    /// How many connections are taken.
    public var newConnectionLimit = Int.max
    /// A listener on a number.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws { self.parameters = parameters }
    /// A listener of a service.
    public init(service: Service? = nil, using parameters: NWParameters) throws {
        (self.service, self.parameters) = (service, parameters)
    }
    /// How far it is.
    public var state: State { listener.withLock { $0.state } }
    /// Called when the state changes, on the queue of `start(queue:)`.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { listener.withLock { $0.handler } }
        set { listener.withLock { $0.handler = newValue } }
    }
    /// Called for each connection; never.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { nil }
        set {}
    }
    /// Fails soon.
    public func start(queue: DispatchQueue) {
        let handler = listener.withLock {
            $0.state = .failed(.posix(.ENETDOWN))
            return $0.handler
        }
        if let handler { queue.async { handler(.failed(.posix(.ENETDOWN))) } }
    }
    /// Ends it.
    public func cancel() { listener.withLock { $0.state = .cancelled } }
    public var debugDescription: String { "NWListener" }
}

/// Looks for services near. None is found.
public final class NWBrowser: CustomDebugStringConvertible {
    /// How far it is.
    public enum State: Equatable, Sendable { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
    /// What is looked for.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }
    /// What was found. Nothing is.
    public struct Result: Hashable, Sendable {
        /// What is known of it.
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }
        /// What has changed.
        public enum Change: Hashable, Sendable {
            case identical, added(Result), removed(Result)
            case changed(old: Result, new: Result, flags: Flags)
            /// In which way.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8
                /// Unknown bits are kept.
                public init(rawValue: UInt8) { self.rawValue = rawValue }
                /// An interface was added.
                public static let interfaceAdded = Flags(rawValue: 1)
                /// An interface was removed.
                public static let interfaceRemoved = Flags(rawValue: 2)
                /// What is known has changed.
                public static let metadataChanged = Flags(rawValue: 4)
            }
        }
        /// Where it is.
        public let endpoint: NWEndpoint
        /// The interfaces.
        public let interfaces: [NWInterface]
        /// What is known of it.
        public let metadata: Metadata
    }
    private struct Listener {
        var handler: (@Sendable (State) -> Void)?
        var state = State.setup
    }
    private let listener = Locked(Listener())
    /// What is looked for.
    public let descriptor: Descriptor
    /// How data is sent.
    public let parameters: NWParameters
    /// Looks for services.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    /// How far it is.
    public var state: State { listener.withLock { $0.state } }
    /// Called when the state changes, on the queue of `start(queue:)`.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { listener.withLock { $0.handler } }
        set { listener.withLock { $0.handler = newValue } }
    }
    /// Called when services are found; never.
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)? {
        get { nil }
        set {}
    }
    /// None.
    public var browseResults: Set<Result> { [] }
    /// Is ready soon, and finds nothing.
    public func start(queue: DispatchQueue) {
        let handler = listener.withLock {
            $0.state = .ready
            return $0.handler
        }
        if let handler { queue.async { handler(.ready) } }
    }
    /// Ends it.
    public func cancel() { listener.withLock { $0.state = .cancelled } }
    public var debugDescription: String { "NWBrowser" }
}
