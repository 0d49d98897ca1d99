public import Foundation
public import SwiftUI
public import UIKit
import QuadrantViews

/// How a web view works.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    public override init() { super.init() }
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var applicationNameForUserAgent: String?
    open var suppressesIncrementalRendering = false
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    public override init() { super.init() }
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0
}
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    public override init() { super.init() }
    open var allowsContentJavaScript = true
}
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let kept = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { kept }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    public override init() { super.init() }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func addUserScript(_ userScript: WKUserScript) {}
    open func removeScriptMessageHandler(forName name: String) {}
}
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    public let source: String
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        super.init()
    }
}
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
}
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A load that was begun.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    public let request: URLRequest
    init(_ request: URLRequest) {
        self.request = request
        super.init()
    }
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// A web page: no engine is here to show it, so that a panel names its address.
@MainActor @preconcurrency
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL? { didSet { setNeedsDisplay() } }
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var underPageBackgroundColor: UIColor! = .systemBackground

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return nil
    }
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String,
                   baseURL: URL) -> WKNavigation? {
        url = baseURL
        return nil
    }
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }
    open override func _content() -> AnyView? {
        AnyView(FrameworkPanel("WKWebView", symbol: "globe", detail: url?.absoluteString))
    }
}

/// The delegate of loads.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                 decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
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
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}
