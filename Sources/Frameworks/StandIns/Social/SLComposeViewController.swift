@_exported public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

/// X.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"

/// What a person did with a post.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
/// Called when a person is done.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Writes a post: a panel with the name of the service. No service is available.
@MainActor @preconcurrency
open class SLComposeViewController: UIViewController {
    /// The service.
    public let serviceType: String
    /// Called when a person is done; never.
    open var completionHandler: SLComposeViewControllerCompletionHandler?
    /// A post for a service.
    public init?(forServiceType serviceType: String?) {
        self.serviceType = serviceType ?? ""
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    /// False.
    open class func isAvailable(forServiceType serviceType: String?) -> Bool { false }
    /// Sets the text.
    @discardableResult
    open func setInitialText(_ text: String?) -> Bool { true }
    /// Adds a picture.
    @discardableResult
    open func add(_ image: UIImage?) -> Bool { true }
    /// Adds an address.
    @discardableResult
    open func add(_ url: URL?) -> Bool { true }
    open override func loadView() { view = PostView(serviceType) }
}

private final class PostView: UIView {
    private let service: String
    init(_ service: String) {
        self.service = service
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? {
        AnyView(FrameworkPanel("SLComposeViewController", symbol: "square.and.pencil", detail: service))
    }
}
