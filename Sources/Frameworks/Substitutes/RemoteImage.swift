public import Foundation
import QuadrantDisplayList
import QuadrantViews
public import SwiftUI
public import UIKit

/// What is known of an image that is loaded.
public enum RemoteImagePhase {
    /// It is loading, or there is no URL.
    case empty
    /// It is there.
    case success(Image, UIImage)
    /// It could not be read.
    case failure(any Error)

    /// The image for views; nil while it is loading, and after a failure.
    public var image: Image? { if case .success(let image, _) = self { image } else { nil } }
    /// The image; nil while it is loading, and after a failure.
    public var uiImage: UIImage? { if case .success(_, let image) = self { image } else { nil } }
    /// The reason of a failure.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded as `AsyncImage` loads it.
public struct RemoteImage<Content: View>: View {
    private let url: URL?, scale: CGFloat, animation: Animation?
    private let loaded: ((Result<UIImage, any Error>) -> Void)?
    private let content: (RemoteImagePhase) -> Content

    /// The image at a URL, `scale` pixels a point. `loaded` is called when it is there, or could not be read.
    public init(_ url: URL?, scale: CGFloat = 1, animation: Animation? = nil,
                loaded: ((Result<UIImage, any Error>) -> Void)? = nil,
                @ViewBuilder content: @escaping (RemoteImagePhase) -> Content) {
        (self.url, self.scale, self.animation, self.loaded) = (url, scale, animation, loaded)
        self.content = content
    }

    public var body: some View {
        AsyncImage(url: url, scale: scale > 0 ? scale : 1, transaction: Transaction(animation: animation)) { phase in
            let phase = Self.phase(phase)
            switch phase {
            case .empty: content(phase)
            case .success(_, let image): content(phase).onAppear { loaded?(.success(image)) }
            case .failure(let error): content(phase).onAppear { loaded?(.failure(error)) }
            }
        }
    }

    private static func phase(_ phase: AsyncImagePhase) -> RemoteImagePhase {
        switch phase {
        case .success(let image):
            guard case .pixels(let handle, let scale) = image.source else { return .empty }
            return .success(image, UIImage(pixels: handle.pixels, scale: scale))
        case .failure(let error): return .failure(error)
        default: return .empty
        }
    }
}

/// Images for code that asks for them outside of views.
public enum RemoteImages {
    /// The bytes at a URL.
    public static func data(at url: URL) async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        if url.scheme?.lowercased() == "data" { return try content(of: url) }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let answer = response as? HTTPURLResponse, answer.statusCode >= 400 { throw URLError(.badServerResponse) }
        return data
    }

    /// The bytes that a `data:` URL has.
    private static func content(of url: URL) throws -> Data {
        let parts = url.absoluteString.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let text = String(parts[1]).removingPercentEncoding else { throw URLError(.badURL) }
        if !parts[0].hasSuffix(";base64") { return Data(text.utf8) }
        guard let data = Data(base64Encoded: text) else { throw URLError(.badURL) }
        return data
    }

    /// The image at a URL.
    @MainActor public static func image(at url: URL, scale: CGFloat = 1) async throws -> UIImage {
        guard let image = UIImage(data: try await data(at: url), scale: scale) else {
            throw URLError(.cannotDecodeContentData)
        }
        return image
    }
}
