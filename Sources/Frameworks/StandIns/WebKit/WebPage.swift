public import Foundation
public import SwiftUI

/// A web page for `WebView`. There is no web engine: addresses are stored, and loads fail with an error.
@MainActor @Observable
public final class WebPage {
    /// The progress of a load.
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }
    /// The reason why a load failed.
    public enum NavigationError: Error {
        case failedProvisionalNavigation(any Error), pageClosed, webContentProcessTerminated, invalidURL
    }
    /// A load, by its number.
    public struct NavigationID: Hashable, Sendable { fileprivate let number: Int }
    /// The events of a load: an error at once.
    public struct Navigations: AsyncSequence, Sendable {
        public typealias Element = NavigationEvent
        /// Throws at its first event.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> NavigationEvent? {
                throw NavigationError.failedProvisionalNavigation(CocoaError(.featureUnsupported))
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// The history of pages, which is empty.
    public struct BackForwardList: Equatable, Sendable {
        /// A page.
        public struct Item: Equatable, Identifiable, Sendable {
            /// The identity of the page.
            public struct ID: Hashable, Sendable { private let id = UUID() }
            public let id = ID()
            /// Its title.
            public let title: String?
            /// Its address.
            public let url: URL
            /// Its address before redirects.
            public let initialURL: URL
        }
        /// None.
        public var backList: [Item] { [] }
        /// None.
        public var forwardList: [Item] { [] }
        /// Nil.
        public var currentItem: Item? { nil }
        /// Nil.
        public subscript(_ relativeIndex: Int) -> Item? { nil }
    }
    /// How pages are shown. Values are stored, and not read.
    public struct Configuration {
        /// The default values.
        public init() {}
        public var applicationNameForUserAgent: String?
        public var limitsNavigationsToAppBoundDomains = false
        public var upgradeKnownHostsToHTTPS = true
        public var suppressesIncrementalRendering = false
        public var allowsInlinePredictions = false
        public var supportsAdaptiveImageGlyph = false
        public var loadsSubresources = true
        public var showsSystemScreenTimeBlockingView = true
        @MainActor public lazy var websiteDataStore: WKWebsiteDataStore = .default()
        @MainActor public lazy var userContentController = WKUserContentController()
        public var defaultNavigationPreferences = NavigationPreferences()
    }
    /// What pages may do. Values are stored, and not read.
    public struct NavigationPreferences {
        /// The default values.
        public init() {}
        public var allowsContentJavaScript = true
        public var preferredHTTPSNavigationPolicy = 0
        public var isLockdownModeEnabled = false
    }
    /// Decides what is loaded. It is never called.
    @MainActor public protocol NavigationDeciding {}
    /// Shows the dialogs of pages. It is never called.
    @MainActor public protocol DialogPresenting {}

    /// The address; nil before the first load.
    public private(set) var url: URL?
    /// Empty: nothing is loaded.
    public var title: String { "" }
    /// 0, from 0 to 1.
    public var estimatedProgress: Double { 0 }
    /// False.
    public var isLoading: Bool { false }
    /// False.
    public var hasOnlySecureContent: Bool { false }
    /// Nil.
    public var themeColor: CGColor? { nil }
    /// No pages.
    public let backForwardList = BackForwardList()
    /// Nil.
    public var currentNavigationEvent: NavigationEvent? { nil }
    /// The events of all loads: an error at once.
    public var navigations: Navigations { Navigations() }
    /// The user agent of requests; nil is the default. Nothing to do: nothing is loaded.
    public var customUserAgent: String?
    /// Whether developer tools may inspect the page. Nothing to do: nothing is loaded.
    public var isInspectable = false
    /// The media type for style sheets. Nothing to do: nothing is loaded.
    public var mediaType: CSSMediaType?
    /// Media types of style sheets.
    public struct CSSMediaType: Hashable, Sendable {
        private let name: String
        public static let screen = CSSMediaType(name: "screen"), print = CSSMediaType(name: "print")
    }

    /// A page without an address.
    public init(configuration: Configuration = Configuration()) {}
    /// A page without an address. Nothing is decided.
    public convenience init(configuration: Configuration = Configuration(),
                            navigationDecider: some NavigationDeciding) {
        self.init(configuration: configuration)
    }
    /// A page without an address. No panel is shown.
    public convenience init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
        self.init(configuration: configuration)
    }
    /// A page without an address. Nothing is decided, and no panel is shown.
    public convenience init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
                            dialogPresenter: some DialogPresenting) {
        self.init(configuration: configuration)
    }

    /// Stores the address; nothing is loaded.
    @discardableResult
    public func load(_ request: URLRequest) -> Navigations {
        url = request.url
        return Navigations()
    }
    /// Stores the address; nothing is loaded.
    @discardableResult
    public func load(_ url: URL?) -> Navigations {
        self.url = url
        return Navigations()
    }
    /// Stores the address; nothing is loaded.
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> Navigations { load(item.url) }
    /// Stores the address; the HTML is not shown.
    @discardableResult
    public func load(html: String, baseURL: URL = URL(string: "about:blank")!) -> Navigations { load(baseURL) }
    /// Stores the address; the data are not shown.
    @discardableResult
    public func load(_ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL) -> Navigations {
        load(baseURL)
    }
    /// Nothing is loaded.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> Navigations { Navigations() }
    /// Ends a load. Nothing to do: there is none.
    public func stopLoading() {}
    /// Throws `CocoaError.featureUnsupported`.
    @discardableResult
    public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
        throw CocoaError(.featureUnsupported)
    }
    /// Throws `CocoaError.featureUnsupported`.
    public func exported(as contentType: ExportType) async throws -> Data { throw CocoaError(.featureUnsupported) }
    /// Formats to which a page can be exported.
    public enum ExportType: Sendable { case pdf, webArchive, image }
}
