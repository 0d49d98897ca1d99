public import Foundation
public import UIKit

/// Whether a page plays something.
public enum WKMediaPlaybackState: Int, Sendable { case none, playing, paused, suspended }
/// What a person holds a finger on.
@MainActor @preconcurrency
open class WKContextMenuElementInfo: NSObject {
    /// The address of a link; nil: no page is shown.
    open var linkURL: URL? { nil }
}
extension WKUIDelegate {
    /// The menu of a link. It is not called: no page is shown.
    public func webView(_ webView: WKWebView,
                        contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
                        completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void) {
        completionHandler(nil)
    }
}
extension WKWebView {
    /// Looks for words in the page; nil where it is not enabled.
    public var findInteraction: UIFindInteraction? {
        isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: nil) : nil
    }
    /// Stops everything that plays. Nothing to do: no page is shown.
    public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
    /// Stops everything that plays. Nothing to do: no page is shown.
    public func pauseAllMediaPlayback() async {}
    /// Nothing plays until it is false again. Nothing to do: no page is shown.
    public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil) {
        completionHandler?()
    }
    /// Nothing plays until it is false again. Nothing to do: no page is shown.
    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
    /// Ends what is shown on the whole screen. Nothing to do: no page is shown.
    public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
    /// Ends what is shown on the whole screen. Nothing to do: no page is shown.
    public func closeAllMediaPresentations() async {}
    /// `none`: no page is shown.
    public func requestMediaPlaybackState(
        completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
    ) { completionHandler(.none) }
    /// `none`: no page is shown.
    public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }
}
extension WKError {
    /// The number of an error that is not known.
    public static var unknown: Code { .unknown }
    /// The number of the end of a page's process.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The number of a view that is gone.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// The number of an error of a script.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// The number of an answer that has no type.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
}
