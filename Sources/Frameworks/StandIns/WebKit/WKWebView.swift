public import Foundation
public import SwiftUI
public import UIKit
import QuadrantViews

/// How a web view works.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    public override init() { super.init() }
    /// What pages may do.
    open var preferences = WKPreferences()
    /// What pages may do, by address.
    open var defaultWebpagePreferences = WKWebpagePreferences()
    /// Scripts of the program in pages.
    open var userContentController = WKUserContentController()
    /// Where cookies and the like are.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether videos play in the page. Nothing to do: a panel stands for the page.
    open var allowsInlineMediaPlayback = false
    /// Whether videos stay over other programs. Nothing to do: a panel stands for the page.
    open var allowsPictureInPictureMediaPlayback = true
    /// What plays only after a tap. Nothing to do: a panel stands for the page.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// What becomes a link by itself. Nothing to do: a panel stands for the page.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The end of what the browser calls itself; nil adds nothing. Nothing to do: nothing is loaded.
    open var applicationNameForUserAgent: String?
    /// Whether a page is shown only when it is complete. Nothing to do: a panel stands for the page.
    open var suppressesIncrementalRendering = false
    /// What several web views have in common. Nothing to do: nothing is loaded.
    open var processPool = WKProcessPool()
    /// Whether videos can be shown on other devices. Nothing to do: nothing is loaded.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether pages can always be enlarged. Nothing to do: nothing is loaded.
    open var ignoresViewportScaleLimits = false
    /// Whether only servers of the program are opened. Nothing to do: nothing is loaded.
    open var limitsNavigationsToAppBoundDomains = false
    /// Whether known servers are asked by HTTPS. Nothing to do: nothing is loaded.
    open var upgradeKnownHostsToHTTPS = true
    /// How texts are selected. Nothing to do: nothing is loaded.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    private var handlers: [String: any WKURLSchemeHandler] = [:]
    /// Sets who loads addresses of a scheme; nil for none. It is never called.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme.lowercased()] = urlSchemeHandler
    }
    /// Who loads addresses of a scheme; nil for none.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        handlers[urlScheme.lowercased()]
    }
}
/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Videos.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
/// What becomes a link by itself.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// All kinds.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}
/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    public override init() { super.init() }
    /// Whether scripts run; true by default. Nothing to do: nothing is loaded.
    open var javaScriptEnabled = true
    /// Whether scripts open windows without a tap. Nothing to do: nothing is loaded.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// The least size of letters in points; 0 is no limit. Nothing to do: nothing is loaded.
    open var minimumFontSize: CGFloat = 0
    /// Whether a person is warned of servers that deceive. Nothing to do: nothing is loaded.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether a part of a page can fill the screen. Nothing to do: nothing is loaded.
    open var isElementFullscreenEnabled = false
    /// Whether texts can be selected. Nothing to do: nothing is loaded.
    open var isTextInteractionEnabled = true
}
/// What a page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    public override init() { super.init() }
    /// Whether the page's own scripts run; true by default. Nothing to do: nothing is loaded.
    open var allowsContentJavaScript = true
    /// Whether pages are made for a phone. Nothing to do: nothing is loaded.
    open var preferredContentMode = WKContentMode.recommended
}
/// Where cookies and the like are. Nothing is stored.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let kept = WKWebsiteDataStore()
    /// The one on disk: always the same object.
    open class func `default`() -> WKWebsiteDataStore { kept }
    /// One in memory: a new object each time.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Whether it is the one on disk.
    open var isPersistent: Bool { self === Self.kept }
    /// Cookies of pages.
    public let httpCookieStore = WKHTTPCookieStore()
}
/// Scripts of the program in pages. None is run.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    public override init() { super.init() }
    /// Lets scripts send messages by a name. Nothing to do: no page runs scripts.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Adds a script to every page; no page runs it.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// The scripts that were added.
    open private(set) var userScripts: [WKUserScript] = []
    /// Takes all scripts away.
    open func removeAllUserScripts() { userScripts = [] }
    /// Ends what `add(_:name:)` begins. Nothing to do: no page runs scripts.
    open func removeScriptMessageHandler(forName name: String) {}
}
/// A script of the program.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    /// Whether the script runs before the page is there or after.
    public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    /// JavaScript.
    public let source: String
    /// When it runs.
    public let injectionTime: InjectionTime
    /// Whether it runs only in the whole page.
    public let isForMainFrameOnly: Bool
    /// A script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }
    /// A script apart from those of the page.
    public convenience init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool,
                            in contentWorld: WKContentWorld) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}
/// What a script of a page has sent. None is ever made.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
}
/// Receives messages of scripts. It is never called.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has sent a message. Never called.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A load that was begun.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}
/// What a page is about to load. None is ever made.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    public let request: URLRequest
    init(_ request: URLRequest) {
        self.request = request
        super.init()
    }
}
/// What becomes of it.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// A web page: no engine is here to show it, so that a panel names its address.
@MainActor @preconcurrency
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    /// A scroll view beside the panel, which does not scroll.
    public let scrollView = UIScrollView()
    /// Held weakly; never called.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Held weakly; never called.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The address that was to be loaded; nil before.
    open private(set) var url: URL? { didSet { setNeedsDisplay() } }
    open var title: String? { nil }
    /// False: nothing is loaded.
    open var isLoading: Bool { false }
    /// 0, of 1.
    open var estimatedProgress: Double { 0 }
    /// False.
    open var canGoBack: Bool { false }
    /// False.
    open var canGoForward: Bool { false }
    /// Whether swipes go back. Nothing to do: a panel stands for the page.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a long press shows where a link leads. Nothing to do: a panel stands for the page.
    open var allowsLinkPreview = true
    /// What the browser calls itself; nil is the name of the system's. Nothing to do: nothing is loaded.
    open var customUserAgent: String?
    /// Whether a computer may look into the page. Nothing to do: nothing is loaded.
    open var isInspectable = false
    /// How much pages are enlarged. Nothing to do: nothing is loaded.
    open var pageZoom: CGFloat = 1
    /// Whether a person can look for a text. Nothing to do: nothing is loaded.
    open var isFindInteractionEnabled = false
    /// What was shown, to be shown again. Nothing to do: nothing is loaded.
    open var interactionState: Any?
    /// The kind of screen for which pages are made; nil for the usual. Nothing to do: nothing is loaded.
    open var mediaType: String?
    /// Beyond the ends of the page. Nothing to do: a panel stands for the page.
    open var underPageBackgroundColor: UIColor! = .systemBackground

    /// A panel, without an address so far.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// Shows the address; nothing is loaded, and nil is returned.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    /// Shows the address; the string is not kept, and nil is returned.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return nil
    }
    /// Shows the address; the data are not kept, and nil is returned.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String,
                   baseURL: URL) -> WKNavigation? {
        url = baseURL
        return nil
    }
    /// Shows the address; the file is not read, and nil is returned.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }
    /// Nil: nothing was loaded.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Nil: nothing was loaded.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Nil: nothing was loaded.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Ends what is loaded, of which there is nothing.
    open func stopLoading() {}
    /// Calls the handler at once with `CocoaError.featureUnsupported`.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }
    /// Throws `CocoaError.featureUnsupported`.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw CocoaError(.featureUnsupported)
    }
    /// Calls the handler at once with `CocoaError.featureUnsupported`.
    open func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
                                 completionHandler: ((Result<Any, any Error>) -> Void)? = nil) {
        completionHandler?(.failure(CocoaError(.featureUnsupported)))
    }
    open override func _content() -> AnyView? {
        AnyView(FrameworkPanel("WKWebView", symbol: "globe", detail: url?.absoluteString))
    }
}

/// The delegate of loads.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Whether a load may begin. Never called.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                 decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// A load has begun. Never called.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The first part of a page has arrived. Never called.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// A page has been loaded. Never called.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A load has failed after its first part. Never called.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// A load has failed before its first part. Never called.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
}
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void) {
        decisionHandler(.allow)
    }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
                        withError error: any Error) {}
}
/// Shows panels of pages and opens windows for them. It is never called.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}
