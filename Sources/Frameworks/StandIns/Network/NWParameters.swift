// How data is sent. All of it is kept, and none has an effect: nothing is sent.

/// The options of a protocol.
open class NWProtocolOptions { init() {} }
/// A protocol.
public final class NWProtocolDefinition: Sendable, Equatable {
    /// The name.
    public let name: String
    init(_ name: String) { self.name = name }
    public static func == (a: NWProtocolDefinition, b: NWProtocolDefinition) -> Bool { a.name == b.name }
}
/// What is known of a protocol during a connection.
open class NWProtocolMetadata { init() {} }
/// What protocols have.
open class NWProtocol { init() {} }
/// Streams of bytes.
public class NWProtocolTCP: NWProtocol {
    /// The protocol.
    public static let definition = NWProtocolDefinition("tcp")
    /// Options.
    public class Options: NWProtocolOptions {
        public override init() {}
        /// Whether bytes are sent at once.
        public var noDelay = false
        /// Whether the other end is asked whether it is there.
        public var enableKeepalive = false
        /// Seconds before the first question.
        public var keepaliveIdle = 0
        /// How many questions.
        public var keepaliveCount = 0
        /// Seconds between two questions.
        public var keepaliveInterval = 0
        /// Seconds until a connection has failed.
        public var connectionTimeout = 0
        /// Whether data is sent with the first message.
        public var enableFastOpen = false
    }
}
/// Single messages.
public class NWProtocolUDP: NWProtocol {
    /// The protocol.
    public static let definition = NWProtocolDefinition("udp")
    /// Options.
    public class Options: NWProtocolOptions {
        public override init() {}
        /// Whether a sum of the bytes is left out.
        public var preferNoChecksum = false
    }
}
/// Secure streams.
public class NWProtocolTLS: NWProtocol {
    /// The protocol.
    public static let definition = NWProtocolDefinition("tls")
    /// Options.
    public class Options: NWProtocolOptions {
        public override init() {}
    }
}
/// Numbers of machines.
public class NWProtocolIP: NWProtocol {
    /// The protocol.
    public static let definition = NWProtocolDefinition("ip")
    /// Options.
    public class Options: NWProtocolOptions {
        /// The versions of numbers.
        public enum Version: Sendable { case any, v4, v6 }
        /// Which numbers are used.
        public var version = Version.any
    }
}
/// Messages over streams of pages.
public class NWProtocolWebSocket: NWProtocol {
    /// The protocol.
    public static let definition = NWProtocolDefinition("websocket")
    /// What a message is.
    public enum Opcode: Int, Sendable { case cont = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 }
    /// What is known of a message.
    public class Metadata: NWProtocolMetadata {
        /// What the message is.
        public let opcode: Opcode
        /// A message of a kind.
        public init(opcode: Opcode) { self.opcode = opcode }
    }
    /// Options.
    public class Options: NWProtocolOptions {
        public override init() {}
        /// Whether pings are answered.
        public var autoReplyPing = false
        /// Bytes of a message.
        public var maximumMessageSize = 0
    }
}
/// How data is sent.
public final class NWParameters: CustomDebugStringConvertible {
    /// What data is for.
    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }
    /// Which paths are used at the same time.
    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
    /// The protocols, from the application down.
    public final class ProtocolStack {
        /// Those of the application.
        public var applicationProtocols: [NWProtocolOptions] = []
        /// Streams or messages.
        public var transportProtocol: NWProtocolOptions?
        /// Numbers of machines.
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }
    /// The protocols.
    public let defaultProtocolStack = ProtocolStack()
    /// No protocol.
    public init() {}
    /// Secure streams, where there are options for that.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }
    /// Secure messages, where there are options for that.
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
        self.init()
        defaultProtocolStack.transportProtocol = udp
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }
    /// Streams.
    public class var tcp: NWParameters { NWParameters(tls: nil) }
    /// Messages.
    public class var udp: NWParameters { NWParameters(dtls: nil) }
    /// Secure streams.
    public class var tls: NWParameters { NWParameters(tls: .init()) }
    /// Secure messages.
    public class var dtls: NWParameters { NWParameters(dtls: .init()) }
    /// The interface that is used; nil for any.
    public var requiredInterface: NWInterface?
    /// The kind of interface that is used.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// Kinds of interfaces that are not used; nil for none.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// Whether connections that cost are left out.
    public var prohibitExpensivePaths = false
    /// Whether connections with few data are left out.
    public var prohibitConstrainedPaths = false
    /// Whether devices near are found without a network.
    public var includePeerToPeer = false
    /// Whether a number is used again.
    public var allowLocalEndpointReuse = false
    /// Whether only this machine is heard.
    public var acceptLocalOnly = false
    /// Whether data is sent with the first message.
    public var allowFastOpen = false
    /// Where data is sent from; nil for anywhere.
    public var requiredLocalEndpoint: NWEndpoint?
    /// What data is for.
    public var serviceClass = ServiceClass.bestEffort
    /// Which paths are used at the same time.
    public var multipathServiceType = MultipathServiceType.disabled
    /// The same values.
    public func copy() -> NWParameters { self }
    public var debugDescription: String { "NWParameters" }
}
