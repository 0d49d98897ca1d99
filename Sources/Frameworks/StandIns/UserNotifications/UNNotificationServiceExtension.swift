public import CoreLocation
public import Foundation

/// Notes that a server sends. None comes.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
/// Notes at a place. It is never reached.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    /// The place.
    public let region: CLRegion
    /// A place; false notifies once.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
/// Changes notes that a server sends, before they are shown. None comes.
open class UNNotificationServiceExtension: NSObject {
    public override init() { super.init() }
    /// A note has come; never called by the system.
    open func didReceive(_ request: UNNotificationRequest,
                         withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        contentHandler(request.content)
    }
    /// There is no more time; never called.
    open func serviceExtensionTimeWillExpire() {}
}
/// What fills in a note, such as the sender of a message.
public protocol UNNotificationContentProviding: NSObjectProtocol {}
extension UNNotificationContent {
    /// The note itself: what fills it in has no effect.
    public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent { self }
    /// What a summary counts; not used since iOS 15. Empty.
    public var summaryArgument: String { "" }
    /// How many things a note stands for; not used since iOS 15. 0.
    public var summaryArgumentCount: Int { 0 }
}
