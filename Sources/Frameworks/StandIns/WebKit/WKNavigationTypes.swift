public import Foundation
public import SwiftUI
public import UIKit

// What a web view tells its delegates. No page is loaded: they are not called.

/// Why a page is opened.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
/// What becomes of an answer.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// Whether pages are made for a phone.
public enum WKContentMode: Int, Sendable { case recommended, mobile, desktop }
/// How texts are selected.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
/// What a page asks for.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
/// Whether a page may use a camera or a microphone.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
/// Whether a camera or a microphone is used.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

/// From which server a page is.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
    nonisolated override init() { super.init() }
    /// Such as https.
    open var `protocol`: String { "" }
    /// The name of the server.
    open var host: String { "" }
    /// 0 for the usual one.
    open var port: Int { 0 }
}
/// A part of a page that is a page of its own.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    nonisolated override init() { super.init() }
    /// Whether it is the whole page.
    open var isMainFrame: Bool { true }
    /// What it was loaded by.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// From which server it is.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    /// Nil.
    open var webView: WKWebView? { nil }
}
extension WKNavigationAction {
    /// Why the page is opened.
    public var navigationType: WKNavigationType { .other }
    /// Where it is opened; nil in a new window.
    public var targetFrame: WKFrameInfo? { WKFrameInfo() }
    /// Where the link was.
    public var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// False.
    public var shouldPerformDownload: Bool { false }
}
/// An answer of a server. None comes.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
    nonisolated override init() { super.init() }
    /// What the server says.
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    /// Whether it is the whole page.
    open var isForMainFrame: Bool { true }
    /// True.
    open var canShowMIMEType: Bool { true }
}
/// How a page wants a new window. None does.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
    nonisolated override init() { super.init() }
    /// Points; nil for the usual.
    open var width: NSNumber? { nil }
    /// Points; nil for the usual.
    open var height: NSNumber? { nil }
    /// Points; nil for the usual.
    open var x: NSNumber? { nil }
    /// Points; nil for the usual.
    open var y: NSNumber? { nil }
}
/// A file that is loaded. None is.
@MainActor @preconcurrency
open class WKDownload: NSObject {
    nonisolated override init() { super.init() }
    /// What it was asked for by.
    open var originalRequest: URLRequest? { nil }
    /// Who is notified. Held weakly.
    open weak var delegate: (any WKDownloadDelegate)?
    /// Nil.
    open var webView: WKWebView? { nil }
    /// How far it is.
    public let progress = Progress(totalUnitCount: 1)
    /// Ends it: calls the closure at once, with nil.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}
/// Is notified of a file that is loaded. It is never called.
@MainActor @preconcurrency
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Where it is written. Never called.
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
                  completionHandler: @escaping (URL?) -> Void)
    /// Where it is written. Never called.
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String)
        async -> URL?
    /// It is complete. Never called.
    func downloadDidFinish(_ download: WKDownload)
    /// It has failed. Never called.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
extension WKDownloadDelegate {
    /// Calls the closure with nil.
    public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse,
                         suggestedFilename: String, completionHandler: @escaping (URL?) -> Void) {
        completionHandler(nil)
    }
    /// Nil.
    public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse,
                         suggestedFilename: String) async -> URL? { nil }
    /// Does nothing.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// Does nothing.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
/// A page that was shown. None was.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
    nonisolated override init() { super.init() }
    /// Its address.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Its address, as it was asked for.
    open var initialURL: URL { url }
    /// Nil.
    open var title: String? { nil }
}
/// The pages that were shown: none.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
    nonisolated override init() { super.init() }
    /// Nil.
    open var currentItem: WKBackForwardListItem? { nil }
    /// Nil.
    open var backItem: WKBackForwardListItem? { nil }
    /// Nil.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// None.
    open var backList: [WKBackForwardListItem] { [] }
    /// None.
    open var forwardList: [WKBackForwardListItem] { [] }
    /// Nil.
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
/// Loads addresses of a scheme of the program. It is never called.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Begins. Never called.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Ends. Never called.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// An address that is loaded.
@MainActor @preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The address.
    var request: URLRequest { get }
    /// What is known of the content.
    func didReceive(_ response: URLResponse)
    /// A part of the content.
    func didReceive(_ data: Data)
    /// All was handed over.
    func didFinish()
    /// It has failed.
    func didFailWithError(_ error: any Error)
}
/// How a part of a page becomes a picture or a file.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
    public override init() { super.init() }
    /// The part, in points; null for all that is seen.
    open var rect = CGRect.null
    /// Points; nil for that of the part.
    open var snapshotWidth: NSNumber?
    /// Whether what has changed is drawn first.
    open var afterScreenUpdates = true
}
/// How a page becomes a PDF file.
@MainActor @preconcurrency
open class WKPDFConfiguration: NSObject {
    public override init() { super.init() }
    /// The part, in points; nil for the whole page.
    open var rect: CGRect?
}
/// How a text is looked for.
@MainActor @preconcurrency
open class WKFindConfiguration: NSObject {
    public override init() { super.init() }
    /// Whether it goes up.
    open var backwards = false
    /// Whether capital letters count.
    open var caseSensitive = false
    /// Whether it begins again at the end.
    open var wraps = true
}
/// Whether a text was found.
@MainActor @preconcurrency
open class WKFindResult: NSObject {
    nonisolated override init() { super.init() }
    /// False: nothing is loaded.
    open var matchFound: Bool { false }
}
/// Why something failed.
public struct WKError: Error, Hashable, CustomNSError, Sendable {
    /// The numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
    }
    /// What has failed.
    public let code: Code
    /// What has failed.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }
}
/// The domain of errors.
public let WKErrorDomain = "WKErrorDomain"

extension WKWebView {
    /// The pages that were shown: none.
    public var backForwardList: WKBackForwardList { WKBackForwardList() }
    /// Shows a page again; nil: none was shown.
    @discardableResult
    public func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Loads the page anew; nil: none is loaded.
    @discardableResult
    public func reloadFromOrigin() -> WKNavigation? { nil }
    /// False.
    public var hasOnlySecureContent: Bool { false }
    /// Nil.
    public var themeColor: UIColor? { nil }
    /// No camera is used.
    public var cameraCaptureState: WKMediaCaptureState { .none }
    /// No microphone is used.
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    /// Whether the system loads addresses of a scheme.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
    }
    /// Calls the closure at once, with an error: nothing is loaded.
    public func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?,
                             completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {
        completionHandler(nil, WKError(.unknown))
    }
    /// Throws: nothing is loaded.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        throw WKError(.unknown)
    }
    /// Calls the closure at once, with an error: nothing is loaded.
    public func createPDF(configuration: WKPDFConfiguration = WKPDFConfiguration(),
                          completionHandler: @escaping (Result<Data, any Error>) -> Void) {
        completionHandler(.failure(WKError(.unknown)))
    }
    /// Throws: nothing is loaded.
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        throw WKError(.unknown)
    }
    /// Calls the closure at once, with an error: nothing is loaded.
    public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
        completionHandler(.failure(WKError(.unknown)))
    }
    /// Calls the closure at once, with an error: scripts do not run.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(WKError(.unknown))) }
    /// Throws: scripts do not run.
    public func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = [:],
                                    in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any? {
        throw WKError(.unknown)
    }
    /// Calls the closure at once: nothing is found.
    public func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
                     completionHandler: @escaping (WKFindResult) -> Void) { completionHandler(WKFindResult()) }
    /// Shows what a program has loaded itself: a panel.
    @discardableResult
    public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        load(request) ?? WKNavigation()
    }
}
