@_exported public import Foundation

// Distances to other devices. They cannot be measured here.

/// What measures the distance to another device.
open class NIConfiguration: NSObject {}
/// Another device.
public final class NIDiscoveryToken: NSObject, Sendable { private override init() {} }
/// Measures the distance to another device.
open class NINearbyPeerConfiguration: NIConfiguration {
    /// Measures the distance to another device.
    public init(peerToken: NIDiscoveryToken) {}
}
/// Another device with its distance. None is found.
open class NINearbyObject: NSObject {
    override init() { super.init() }
    /// Metres; nil.
    open var distance: Float? { nil }
}
/// Is notified of other devices.
public protocol NISessionDelegate: NSObjectProtocol {
    /// Distances have changed; never called.
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    /// Measuring has ended.
    func session(_ session: NISession, didInvalidateWith error: any Error)
}
extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
}
/// What can be measured: nothing.
public struct NIDeviceCapability: Sendable {
    /// False.
    public var supportsPreciseDistanceMeasurement: Bool { false }
    /// False.
    public var supportsDirectionMeasurement: Bool { false }
}
/// Why nothing is measured.
public struct NIError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable { case unsupportedPlatform = -5889, invalidConfiguration, sessionFailed }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// Measures distances: not here.
open class NISession: NSObject {
    public override init() { super.init() }
    /// False.
    open class var isSupported: Bool { false }
    /// Nothing.
    open class var deviceCapabilities: NIDeviceCapability { NIDeviceCapability() }
    /// Is notified.
    open weak var delegate: (any NISessionDelegate)?
    /// Nil.
    open var discoveryToken: NIDiscoveryToken? { nil }
    /// Ends at once: the delegate receives an error.
    open func run(_ configuration: NIConfiguration) {
        delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform))
    }
    /// Ends measuring. Nothing to do: nothing is measured.
    open func invalidate() {}
}
