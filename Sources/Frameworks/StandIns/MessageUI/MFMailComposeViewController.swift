public import Foundation
import SwiftUI
public import UIKit

/// What a person did with a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// Why a mail was not sent.
public struct MFMailComposeError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable { case saveFailed, sendFailed }
    /// The reason.
    public let code: Code
    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
    /// It was not kept.
    public static var saveFailed: Code { .saveFailed }
    /// It was not sent.
    public static var sendFailed: Code { .sendFailed }
}

/// Hears what a person did with a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The person is done; never called.
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
                               error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(_ controller: MFMailComposeViewController,
                                      didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
}

/// The system's screen for a mail. A panel with its name is drawn in its place, and no mail can be sent.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
    /// False: there is no account.
    open class func canSendMail() -> Bool { false }
    /// Hears what the person did.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// Sets the subject. Nothing to do: no mail is written.
    open func setSubject(_ subject: String) {}
    /// Sets whom it is for; nil is no one. Nothing to do: no mail is written.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets who receives a copy; nil is no one. Nothing to do: no mail is written.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets who receives a copy that others do not see; nil is no one. Nothing to do: no mail is written.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets the text, as HTML where `isHTML` says so. Nothing to do: no mail is written.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file of a type and a name. Nothing to do: no mail is written.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Sets the address that it is sent from. Nothing to do: no mail is written.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    open override func loadView() { view = PanelView("MFMailComposeViewController", symbol: "envelope") }
}

/// What a person did with a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Hears what a person did with a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The person is done; never called.
    func messageComposeViewController(_ controller: MFMessageComposeViewController,
                                      didFinishWith result: MessageComposeResult)
}

/// The system's screen for a message. A panel with its name is drawn in its place, and no message can be sent.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
    /// False: there is no telephone.
    open class func canSendText() -> Bool { false }
    /// False: there is no telephone.
    open class func canSendSubject() -> Bool { false }
    /// False: there is no telephone.
    open class func canSendAttachments() -> Bool { false }
    /// Hears what the person did.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Whom it is for; kept.
    open var recipients: [String]?
    /// False: there is no telephone.
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// False: there is no telephone.
    @discardableResult
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Takes the button for pictures away. Nothing to do: there is no telephone.
    open func disableUserAttachments() {}
    /// Its text; kept.
    open var body: String?
    /// Its subject; kept.
    open var subject: String?
    open override func loadView() { view = PanelView("MFMessageComposeViewController", symbol: "message") }
}

private final class PanelView: UIView {
    private let name: String, symbol: String
    init(_ name: String, symbol: String) {
        (self.name, self.symbol) = (name, symbol)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? { AnyView(FrameworkPanel(name, symbol: symbol)) }
}
