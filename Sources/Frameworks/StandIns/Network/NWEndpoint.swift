public import Foundation

/// Where data is sent.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A machine.
    case hostPort(host: Host, port: Port)
    /// A service that is found by its name.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A file of this machine.
    case unix(path: String)
    /// An address of a page.
    case url(URL)

    /// A machine by its name or its number.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// A name, in an interface or in any.
        case name(String, NWInterface?)
        /// Four bytes.
        case ipv4(IPv4Address)
        /// Sixteen bytes.
        case ipv6(IPv6Address)
        /// A machine by its number where the text is one, else by its name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral value: String) { self.init(value) }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }
    /// The number of a service on a machine.
    public struct Port: Hashable, RawRepresentable, Sendable, ExpressibleByIntegerLiteral,
                        CustomDebugStringConvertible {
        /// The number.
        public let rawValue: UInt16
        /// A service by its number; 0 is any.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// A service by its number; nil where the text is none.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// Any.
        public static let any: Port = 0
        /// Secure shells.
        public static let ssh: Port = 22
        /// Mail.
        public static let smtp: Port = 25
        /// Pages.
        public static let http: Port = 80
        /// Mail.
        public static let pop: Port = 110
        /// Mail.
        public static let imap: Port = 143
        /// Secure pages.
        public static let https: Port = 443
        /// Secure mail.
        public static let imaps: Port = 993
        /// Proxies.
        public static let socks: Port = 1080
        public var debugDescription: String { String(rawValue) }
    }
    /// Nil: any interface.
    public var interface: NWInterface? {
        switch self {
        case .service(_, _, _, let interface): interface
        case .hostPort(.name(_, let interface), _): interface
        default: nil
        }
    }
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
/// The number of a machine.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes.
    var rawValue: Data { get }
    /// Whether it is this machine.
    var isLoopback: Bool { get }
}
/// Four bytes.
public struct IPv4Address: IPAddress {
    /// The bytes.
    public let rawValue: Data
    /// A number by four bytes; nil for others.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    /// A number by four numbers with points between them; nil for others.
    public init?(_ string: String) {
        let parts = string.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 4, !parts.contains(nil) else { return nil }
        rawValue = Data(parts.compactMap { $0 })
    }
    /// Any.
    public static let any = IPv4Address(Data([0, 0, 0, 0]))!
    /// This machine.
    public static let loopback = IPv4Address(Data([127, 0, 0, 1]))!
    /// All machines.
    public static let broadcast = IPv4Address(Data([255, 255, 255, 255]))!
    /// Whether it is this machine.
    public var isLoopback: Bool { rawValue.first == 127 }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}
/// Sixteen bytes.
public struct IPv6Address: IPAddress {
    /// The bytes.
    public let rawValue: Data
    /// A number by sixteen bytes; nil for others.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }
    /// A number by up to eight groups of digits with colons between them; nil for others.
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: address) { Data($0) }
    }
    /// Any.
    public static let any = IPv6Address(Data(count: 16))!
    /// This machine.
    public static let loopback = IPv6Address(Data(repeating: 0, count: 15) + [1])!
    /// Whether it is this machine.
    public var isLoopback: Bool { self == .loopback }
    public var debugDescription: String {
        let groups: [String] = stride(from: 0, to: 16, by: 2).map { (first: Int) -> String in
            let group = UInt16(rawValue[first]) << 8 | UInt16(rawValue[first + 1])
            return String(group, radix: 16)
        }
        return groups.joined(separator: ":")
    }
}
/// Why nothing was sent.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
    /// A reason of the system.
    case posix(POSIXErrorCode)
    /// A reason of the names of services.
    case dns(Int32)
    /// A reason of security.
    case tls(Int32)
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
        case .dns(let code): "DNS error \(code)"
        case .tls(let code): "TLS error \(code)"
        }
    }
}
