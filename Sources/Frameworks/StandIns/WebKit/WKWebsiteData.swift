public import Foundation
public import SwiftUI

// Cookies, scripts and rules of pages. No page is loaded: cookies are kept, scripts do not run.

/// Cookies of pages.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    nonisolated override init() { super.init() }
    private func isSame(_ a: HTTPCookie, _ b: HTTPCookie) -> Bool {
        a.name == b.name && a.domain == b.domain && a.path == b.path
    }
    /// Calls the closure at once, with those that the program has set.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
    /// Those that the program has set.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Keeps a cookie, in the place of one of its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { isSame($0, cookie) }
        cookies.append(cookie)
        completionHandler?()
    }
    /// Keeps a cookie, in the place of one of its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
    /// Forgets a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { isSame($0, cookie) }
        completionHandler?()
    }
    /// Forgets a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie) }
    /// Adds who is notified: never.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {}
    /// Takes it away.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
    func removeAll() { cookies = [] }
}
/// Is notified of cookies. Pages set none: it is never called.
@MainActor @preconcurrency
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// They have changed. Never called.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
    /// Does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
/// What pages have kept: nothing.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
    nonisolated override init() { super.init() }
    /// The server.
    open var displayName: String { "" }
    /// What it has kept.
    open var dataTypes: Set<String> { [] }
}
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

extension WKWebsiteDataStore {
    /// All kinds of what pages keep.
    public class func allWebsiteDataTypes() -> Set<String> {
        [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
         WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeLocalStorage,
         WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeWebSQLDatabases,
         WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeServiceWorkerRegistrations]
    }
    /// Calls the closure at once: pages have kept nothing.
    public func fetchDataRecords(ofTypes dataTypes: Set<String>,
                                 completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) { completionHandler([]) }
    /// None: pages have kept nothing.
    public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    private func forget(_ types: Set<String>) {
        if types.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    }
    /// Forgets cookies, whatever the date.
    public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date,
                           completionHandler: @escaping () -> Void) {
        forget(dataTypes)
        completionHandler()
    }
    /// Forgets cookies, whatever the date.
    public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async { forget(dataTypes) }
    /// Forgets cookies of servers. Nothing to do: pages have kept nothing.
    public func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
                           completionHandler: @escaping () -> Void) { completionHandler() }
    /// Forgets what servers have kept. Nothing to do: pages have kept nothing.
    public func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
}

/// What several web views have in common. Nothing to do: they have nothing.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
    public override init() { super.init() }
}
/// Where scripts of the program run, apart from those of the page.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
    /// The name; nil for the page and the program.
    public let name: String?
    private nonisolated init(named name: String?) { self.name = name }
    /// With the scripts of the page.
    public nonisolated static let page = WKContentWorld(named: nil)
    /// For the program.
    public nonisolated static let defaultClient = WKContentWorld(named: nil)
    /// For a part of the program.
    open class func world(name: String) -> WKContentWorld { WKContentWorld(named: name) }
}
/// Rules of what pages may load. Nothing is loaded.
@MainActor @preconcurrency
open class WKContentRuleList: NSObject {
    /// The name of the rules.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
}
/// Keeps rules of what pages may load, while the program runs.
@MainActor @preconcurrency
open class WKContentRuleListStore: NSObject {
    private static let only = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]
    /// The only one.
    open class func `default`() -> WKContentRuleListStore! { only }
    /// Keeps rules in JSON, and calls the closure at once; with an error where they are no list of JSON.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        guard (try? JSONSerialization.jsonObject(with: Data((encodedContentRuleList ?? "").utf8))) is [Any] else {
            completionHandler?(nil, WKError(.unknown))
            return
        }
        let list = WKContentRuleList(identifier ?? "")
        lists[list.identifier] = list
        completionHandler?(list, nil)
    }
    /// Calls the closure at once, with the rules of a name.
    open func lookUpContentRuleList(forIdentifier identifier: String!,
                                    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!) {
        let list = lists[identifier ?? ""]
        completionHandler?(list, list == nil ? WKError(.unknown) : nil)
    }
    /// Forgets the rules of a name, and calls the closure at once.
    open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!) {
        lists[identifier ?? ""] = nil
        completionHandler?(nil)
    }
}
/// Receives what scripts send, and answers. Scripts do not run: it is never called.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script has sent something. Never called.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
                               replyHandler: @escaping (Any?, String?) -> Void)
    /// A script has sent something. Never called.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
        async -> (Any?, String?)
}
extension WKScriptMessageHandlerWithReply {
    /// Answers nothing.
    public func userContentController(_ userContentController: WKUserContentController,
                                      didReceive message: WKScriptMessage,
                                      replyHandler: @escaping (Any?, String?) -> Void) { replyHandler(nil, nil) }
    /// Answers nothing.
    public func userContentController(_ userContentController: WKUserContentController,
                                      didReceive message: WKScriptMessage) async -> (Any?, String?) { (nil, nil) }
}
extension WKScriptMessage {
    /// The page that has sent it.
    public var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// Nil.
    public var webView: WKWebView? { nil }
    /// Where the script has run.
    public var world: WKContentWorld { .page }
}
extension WKUserContentController {
    /// Adds who receives what scripts send. Nothing to do: scripts do not run.
    public func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
                    name: String) {}
    /// Adds who receives what scripts send, and answers. Nothing to do: scripts do not run.
    public func addScriptMessageHandler(_ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
                                        contentWorld: WKContentWorld, name: String) {}
    /// Takes it away. Nothing to do: scripts do not run.
    public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    /// Takes all away. Nothing to do: scripts do not run.
    public func removeAllScriptMessageHandlers() {}
    /// Adds rules of what pages may load. Nothing to do: nothing is loaded.
    public func add(_ contentRuleList: WKContentRuleList) {}
    /// Takes rules away. Nothing to do: nothing is loaded.
    public func remove(_ contentRuleList: WKContentRuleList) {}
    /// Takes all rules away. Nothing to do: nothing is loaded.
    public func removeAllContentRuleLists() {}
}
