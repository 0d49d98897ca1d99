public import Foundation
public import UIKit
import SwiftUI
import QuadrantViews

/// A web page with the bars of a browser: a panel names its address.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    @MainActor @preconcurrency
    public final class Configuration: NSObject {
        public override init() { super.init() }
        /// Whether pages are shown as plain text where that is possible. Nothing to do: a panel stands for the page.
        public var entersReaderIfAvailable = false
        /// Whether bars become smaller while the page scrolls. Nothing to do: a panel stands for the page.
        public var barCollapsingEnabled = true
    }
    /// What the button that closes the page says.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    private let address: URL
    public let configuration: Configuration
    /// Held weakly; never called.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Of the bars; nil is that of the system. Nothing to do: a panel stands for the page.
    open var preferredBarTintColor: UIColor?
    /// Of the buttons; nil is that of the system. Nothing to do: a panel stands for the page.
    open var preferredControlTintColor: UIColor?
    /// What the button that closes the page says. Nothing to do: a panel stands for the page.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// A panel with the address, which is not loaded.
    public init(url URL: URL, configuration: Configuration) {
        (address, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    /// A panel with the address, which is not loaded.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    public required init?(coder: NSCoder) { nil }
    open override func loadView() { view = SafariView(address: address) }
}

private final class SafariView: UIView {
    private let address: URL
    init(address: URL) {
        self.address = address
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? {
        AnyView(FrameworkPanel("SFSafariViewController", symbol: "safari", detail: address.absoluteString))
    }
}

/// Is notified when the page is closed.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The page was closed. Never called.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
