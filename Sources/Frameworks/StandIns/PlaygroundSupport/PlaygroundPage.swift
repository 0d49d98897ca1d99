import QuadrantStandIn
public import SwiftUI
public import UIKit

/// A page of a playground. The command draws views and previews, and runs no pages.
@MainActor @preconcurrency
public final class PlaygroundPage {
    /// The only one.
    public static let current = PlaygroundPage()
    private init() {}
    /// Whether the page continues to run after its last line. Nothing to do: no pages are run.
    public var needsIndefiniteExecution = false
    /// What is shown beside the page. Without effect: no pages are run.
    public var liveView: (any PlaygroundLiveViewable)? { didSet { standIn(self, "no pages are run") } }
    /// Shows a view beside the page. Without effect: no pages are run.
    public func setLiveView<Content: View>(_ newLiveView: Content) { standIn(self, "no pages are run") }
    /// Shows a view of UIKit beside the page. Without effect: no pages are run.
    public func setLiveView(_ newLiveView: any PlaygroundLiveViewable) { standIn(self, "no pages are run") }
    /// Ends the page. Nothing to do: no pages are run.
    public func finishExecution() {}
}

/// What can be shown beside a page.
@MainActor @preconcurrency
public protocol PlaygroundLiveViewable {}
extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}
