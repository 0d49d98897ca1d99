public import Foundation

// Connections of programs' own. None is made: each fails at once with `ENETDOWN`, as without a network.

/// Why a connection failed.
public enum NWError: Error, Hashable, Sendable {
    /// A code of the system.
    case posix(POSIXErrorCode)
    /// A code of the service of names.
    case dns(DNSServiceErrorType)
    /// A code of encryption.
    case tls(Int32)
    static let isDown = NWError.posix(.ENETDOWN)
}
/// A code of the service of names.
public typealias DNSServiceErrorType = Int32

/// One end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A number or a name on a machine.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
                        CustomDebugStringConvertible {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// A number in digits.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        public var debugDescription: String { String(rawValue) }
        /// Any number.
        public static let any: Port = 0
        /// That of pages.
        public static let http: Port = 80
        /// That of encrypted pages.
        public static let https: Port = 443
        /// That of encrypted commands.
        public static let ssh: Port = 22
    }
    /// A machine.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// By its name.
        case name(String, NWInterface?)
        public init(stringLiteral value: String) { self = .name(value, nil) }
        /// By its name or its number.
        public init(_ string: String) { self = .name(string, nil) }
        public var debugDescription: String {
            switch self { case .name(let name, _): name }
        }
    }
    /// A machine and a number on it.
    case hostPort(host: Host, port: Port)
    /// A name that a machine in the same room has.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A path of files.
    case unix(path: String)
    /// An address.
    case url(URL)
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): name + type + domain
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
    /// How it is reached: nil where that does not matter.
    public var interface: NWInterface? {
        if case .service(_, _, _, let interface) = self { interface } else { nil }
    }
}

/// How one part of a connection works.
open class NWProtocolOptions {
    init() {}
}
/// TCP.
public final class NWProtocolTCP {
    /// How it works. Kept: no connection is made.
    public final class Options: NWProtocolOptions {
        /// Whether it is kept open.
        public var enableKeepalive = false
        /// Seconds without data after which that is done.
        public var keepaliveIdle = 0
        /// Seconds between two tries.
        public var keepaliveInterval = 0
        /// How often it is tried.
        public var keepaliveCount = 0
        /// Seconds until it has failed.
        public var connectionTimeout = 0
        /// Whether small parts are sent at once.
        public var noDelay = false
        public override init() { super.init() }
    }
}
/// UDP.
public final class NWProtocolUDP {
    /// How it works.
    public final class Options: NWProtocolOptions { public override init() { super.init() } }
}
/// Encryption.
public final class NWProtocolTLS {
    /// How it works.
    public final class Options: NWProtocolOptions { public override init() { super.init() } }
}
/// Messages of the web.
public final class NWProtocolWebSocket {
    /// How it works.
    public final class Options: NWProtocolOptions {
        /// Whether a question is answered.
        public var autoReplyPing = false
        /// The largest message, in bytes.
        public var maximumMessageSize = 0
        public override init() { super.init() }
    }
}

/// How a connection works. Kept: none is made.
public final class NWParameters {
    /// The parts of a connection.
    public final class ProtocolStack {
        /// The parts above encryption.
        public var applicationProtocols: [NWProtocolOptions] = []
        /// What carries data.
        public var transportProtocol: NWProtocolOptions?
        init(_ transport: NWProtocolOptions?) { transportProtocol = transport }
    }
    /// The parts.
    public let defaultProtocolStack: ProtocolStack
    /// Whether devices nearby are reached without a network.
    public var includePeerToPeer = false
    /// Whether an end is used again at once.
    public var allowLocalEndpointReuse = false
    /// Whether only the same network is used.
    public var acceptLocalOnly = false
    /// The network that is used; nil is any.
    public var requiredInterface: NWInterface?
    /// The kind of network that is used.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// The kinds of networks that are not used.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// Whether networks that cost money are not used.
    public var prohibitExpensivePaths = false
    /// The own end; nil is any.
    public var requiredLocalEndpoint: NWEndpoint?
    /// A connection of any kind.
    public init() { defaultProtocolStack = ProtocolStack(nil) }
    private init(_ transport: NWProtocolOptions) { defaultProtocolStack = ProtocolStack(transport) }
    /// A connection with TCP, encrypted where `tls` is not nil.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init(tcp)
    }
    /// A connection with UDP, encrypted where `dtls` is not nil.
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init(udp)
    }
    /// TCP.
    public class var tcp: NWParameters { NWParameters(tls: nil) }
    /// UDP.
    public class var udp: NWParameters { NWParameters(dtls: nil) }
    /// TCP with encryption.
    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
}

/// A connection.
public final class NWConnection: @unchecked Sendable {
    /// How far it is.
    public enum State: Equatable, Sendable {
        case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
    }
    /// What is sent together.
    public final class ContentContext: Sendable {
        /// Its name.
        public let identifier: String
        /// A name for what is sent together.
        public init(identifier: String) { self.identifier = identifier }
        /// A message.
        public static let defaultMessage = ContentContext(identifier: "default")
        /// The last message.
        public static let finalMessage = ContentContext(identifier: "final")
        /// All that follows.
        public static let defaultStream = ContentContext(identifier: "stream")
    }
    /// What happens after data are sent.
    public enum SendCompletion: Sendable {
        /// A closure is called.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nothing.
        case idempotent
    }
    /// The other end.
    public let endpoint: NWEndpoint
    /// How it works.
    public let parameters: NWParameters
    /// Called when `state` changes.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// Called when it can be sent, or no longer; never.
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    /// Called when there is a better way; never.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    /// How far it is.
    public private(set) var state = State.setup
    /// The way; nil where there is none.
    public var currentPath: NWPath? { nil }
    /// The queue of the closures.
    public private(set) var queue: DispatchQueue?
    /// The greatest message, in bytes: none.
    public var maximumDatagramSize: Int { 0 }
    /// A connection to an end.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    /// A connection to a machine.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    private func set(_ state: State) {
        guard self.state != .cancelled else { return }
        self.state = state
        guard let queue, let stateUpdateHandler else { return }
        queue.async { stateUpdateHandler(state) }
    }
    /// Begins, and waits for a network at once.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        set(.waiting(.isDown))
    }
    /// Begins again.
    public func restart() { set(.waiting(.isDown)) }
    /// Ends.
    public func cancel() { set(.cancelled) }
    /// Ends at once.
    public func forceCancel() { set(.cancelled) }
    /// Calls the closure soon, with an error.
    public func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
                     completion: SendCompletion) {
        guard case .contentProcessed(let handler) = completion else { return }
        (queue ?? .main).async { handler(.isDown) }
    }
    /// Calls the closure soon, with an error.
    public func receive(minimumIncompleteLength: Int, maximumLength: Int,
                        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        (queue ?? .main).async { completion(nil, nil, false, .isDown) }
    }
    /// Calls the closure soon, with an error.
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        (queue ?? .main).async { completion(nil, nil, false, .isDown) }
    }
    /// Calls the closure: nothing is sent.
    public func batch(_ block: () -> Void) { block() }
}

/// Waits for connections. None comes: it fails at once.
public final class NWListener: @unchecked Sendable {
    /// How far it is.
    public enum State: Equatable, Sendable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
    /// A name by which devices nearby find it.
    public struct Service: Hashable, Sendable {
        /// The name; nil is that of the device.
        public let name: String?
        /// The kind, as `_http._tcp`.
        public let type: String
        /// A name.
        public init(name: String? = nil, type: String, domain: String? = nil) { (self.name, self.type) = (name, type) }
    }
    /// The name; nil for none.
    public var service: Service?
    /// The number of the machine.
    public let port: NWEndpoint.Port?
    /// How connections work.
    public let parameters: NWParameters
    /// Called when `state` changes.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// Called for each connection; never.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    /// How many connections are taken.
    public var newConnectionLimit = Int.max
    /// How far it is.
    public private(set) var state = State.setup
    /// The queue of the closures.
    public private(set) var queue: DispatchQueue?
    /// Waits at a number of the machine.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }
    /// Waits under a name.
    public convenience init(service: Service?, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }
    private func set(_ state: State) {
        self.state = state
        guard let queue, let stateUpdateHandler else { return }
        queue.async { stateUpdateHandler(state) }
    }
    /// Begins, and fails at once.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        set(.failed(.isDown))
    }
    /// Ends.
    public func cancel() { set(.cancelled) }
}

/// Looks for devices nearby. None is found.
public final class NWBrowser: @unchecked Sendable {
    /// How far it is.
    public enum State: Equatable, Sendable { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
    /// What is looked for.
    public enum Descriptor: Hashable, Sendable {
        /// Names of a kind, as `_http._tcp`.
        case bonjour(type: String, domain: String?)
        /// Names of a kind, with what is known of them.
        case bonjourWithTXTRecord(type: String, domain: String?)
    }
    /// A device.
    public struct Result: Hashable, Sendable {
        /// What is known of a device.
        public enum Metadata: Hashable, Sendable { case none }
        /// What was changed.
        public enum Change: Hashable, Sendable {
            case identical, added(Result), removed(Result)
        }
        /// Where it is.
        public let endpoint: NWEndpoint
        /// How it is reached.
        public let interfaces: [NWInterface]
        /// What is known of it.
        public let metadata: Metadata
    }
    /// What is looked for.
    public let descriptor: Descriptor
    /// How connections work.
    public let parameters: NWParameters
    /// Called when `state` changes.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// Called when devices come and go; never.
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    /// None.
    public var browseResults: Set<Result> { [] }
    /// How far it is.
    public private(set) var state = State.setup
    /// The queue of the closures.
    public private(set) var queue: DispatchQueue?
    /// Looks for names.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    private func set(_ state: State) {
        self.state = state
        guard let queue, let stateUpdateHandler else { return }
        queue.async { stateUpdateHandler(state) }
    }
    /// Begins, and waits for a network at once.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        set(.waiting(.isDown))
    }
    /// Ends.
    public func cancel() { set(.cancelled) }
}
