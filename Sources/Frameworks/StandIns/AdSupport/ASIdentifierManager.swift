@_exported public import Foundation

/// Identifies the device for advertising: not here, as where a person has switched it off.
public final class ASIdentifierManager: NSObject, Sendable {
    private static let only = ASIdentifierManager()
    /// The only one.
    public class func shared() -> ASIdentifierManager { only }
    /// Zeros.
    public var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// False.
    public var isAdvertisingTrackingEnabled: Bool { false }
}
