public import CoreTransferable
@_exported public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit

/// What is known of a web page.
open class LPLinkMetadata: NSObject {
    public override init() { super.init() }
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address that answered.
    open var url: URL?
    /// The title of the page.
    open var title: String?
    /// The symbol of the page.
    open var iconProvider: NSItemProvider?
    /// A picture of the page.
    open var imageProvider: NSItemProvider?
    /// A video of the page.
    open var videoProvider: NSItemProvider?
    /// The address of a video.
    open var remoteVideoURL: URL?
}

/// Why nothing is known of a page.
public struct LPError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The page was not loaded.
    public static let metadataFetchFailed = Code.metadataFetchFailed
    /// The request was cancelled.
    public static let metadataFetchCancelled = Code.metadataFetchCancelled
}

/// Asks web pages what they are. No page is loaded: every request fails.
open class LPMetadataProvider: NSObject {
    public override init() { super.init() }
    /// Whether pictures are loaded. Nothing to do: no page is loaded.
    open var shouldFetchSubresources = true
    /// Seconds until a request fails. Nothing to do: no page is loaded.
    open var timeout: TimeInterval = 30
    /// Calls the closure at once, with `metadataFetchFailed`.
    @preconcurrency open func startFetchingMetadata(for url: URL,
                                    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        completionHandler(nil, LPError(.metadataFetchFailed))
    }
    /// Throws `metadataFetchFailed`.
    open nonisolated(nonsending) func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }
    /// Ends the request. Nothing to do: no page is loaded.
    open func cancel() {}
}

/// A card with the title and the host of a web page; its pictures are left out.
@MainActor @preconcurrency
open class LPLinkView: UIView {
    /// What the card shows.
    open var metadata: LPLinkMetadata { didSet { setNeedsLayout() } }
    /// A card of what is known of a page.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }
    /// A card with the address alone.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = URL
        self.init(metadata: metadata)
    }
    /// An empty card.
    public convenience override init(frame: CGRect) {
        self.init(metadata: LPLinkMetadata())
        self.frame = frame
    }
    public required init?(coder: NSCoder) { nil }
    open override var intrinsicContentSize: CGSize { CGSize(width: 260, height: 62) }
    open override func _content() -> AnyView? {
        let host = (metadata.url ?? metadata.originalURL)?.host() ?? ""
        return AnyView(HStack {
            VStack(alignment: .leading) {
                Text(metadata.title ?? host).font(.footnote.bold()).lineLimit(2)
                if metadata.title != nil { Text(host).font(.caption).foregroundStyle(.secondary) }
            }
            Spacer()
            Image(systemName: "safari").font(.title2).foregroundStyle(.secondary)
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14)))
    }
}
