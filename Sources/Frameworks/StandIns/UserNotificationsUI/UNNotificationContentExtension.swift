@_exported public import CoreGraphics
@_exported public import Foundation
public import UIKit
public import UserNotifications

// Own views of notifications. No system shows them.

/// What becomes of a notification after an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}
/// The button of a video or of music in a notification.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none, `default`, overlay }

/// A controller of a notification's view. Its methods are never called.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// A notification is shown.
    func didReceive(_ notification: UNNotification)
    /// A person has chosen an action.
    func didReceive(_ response: UNNotificationResponse,
                    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    /// Which button is shown.
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    /// Where the button is.
    var mediaPlayPauseButtonFrame: CGRect { get }
    /// The colour of the button.
    var mediaPlayPauseButtonTintColor: UIColor { get }
    /// The button was pressed.
    func mediaPlay()
    /// The button was pressed.
    func mediaPause()
}
extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .white }
    public func mediaPlay() {}
    public func mediaPause() {}
}
