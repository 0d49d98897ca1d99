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
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
    }
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    private let address: URL
    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public init(url URL: URL, configuration: Configuration) {
        (address, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }
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

@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
