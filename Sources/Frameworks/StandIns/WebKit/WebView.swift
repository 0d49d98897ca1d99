public import Foundation
import QuadrantViews
public import SwiftUI

/// A view of a web page. There is no web engine: a panel shows its address.
public struct WebView: View {
    private let page: WebPage?, url: URL?
    /// Shows a page.
    public init(_ page: WebPage) { (self.page, url) = (page, nil) }
    /// Shows an address; nil shows nothing.
    public init(url: URL?) { (page, self.url) = (nil, url) }
    public var body: some View {
        FrameworkPanel("WebView", symbol: "globe", detail: (page?.url ?? url)?.absoluteString)
    }

    /// Whether swipes go back and forward.
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }
    /// Whether fingers enlarge the page.
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }
    /// Whether a long press shows where a link leads.
    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }
    /// Whether a part of the page can fill the screen.
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
        public static let disabled = Self(name: "disabled")
    }
    /// What is below a finger.
    public struct ActivatedElementInfo: Hashable, Sendable {
        /// Nil.
        public var linkURL: URL? { nil }
    }
}

extension View {
    /// Lets swipes go back and forward. Nothing to do: a panel stands for the page.
    nonisolated public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }
    /// Lets fingers enlarge the page. Nothing to do: a panel stands for the page.
    nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
        self
    }
    /// Shows where links lead. Nothing to do: a panel stands for the page.
    nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    /// Lets a part of the page fill the screen. Nothing to do: a panel stands for the page.
    nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
        self
    }
    /// Hides what is behind the page. Nothing to do: a panel stands for the page.
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
    /// Lets texts be selected. Nothing to do: a panel stands for the page.
    nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Where the page is scrolled. Nothing to do: a panel stands for the page.
    nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
    /// Tells of scrolling. Nothing to do: a panel stands for the page.
    nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// A menu for a part of the page. Nothing to do: a panel stands for the page.
    nonisolated public func webViewContextMenu(
        @ViewBuilder menu: @escaping @MainActor (WebView.ActivatedElementInfo) -> some View
    ) -> some View { self }
}
