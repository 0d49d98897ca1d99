@_exported public import Foundation

/// Whether a host can be reached.
public final class SCNetworkReachability: Sendable {
    fileprivate init() {}
}
/// What is known of the way to a host.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt32
    /// Unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It needs a connection first.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// There is a way.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// It needs a connection first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// A connection is made by itself.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// A person has to do something.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// It leads through a telephone.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
/// What is known of the way to a host by its name.
public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>)
    -> SCNetworkReachability? { SCNetworkReachability() }
/// What is known of the way to a host by its address.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>)
    -> SCNetworkReachability? { SCNetworkReachability() }
/// Writes that there is a way, as for a computer with a network, and returns true. No host is asked.
public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability,
                                          _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
    flags.pointee = [.reachable]
    return true
}
