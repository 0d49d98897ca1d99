import SwiftUI

// CachedAsyncImage: an AsyncImage. There is no cache, so that a picture is loaded each time it appears.

public struct CachedAsyncImage<Content: View>: View {
    private let url: URL?, scale: CGFloat, transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    public init(url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1) where Content == AnyView {
        self.init(url: url, urlCache: urlCache, scale: scale) { phase in
            AnyView(phase.image ?? Image(uiImage: UIImage()))
        }
    }
    public init(urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1) where Content == AnyView {
        self.init(url: urlRequest?.url, urlCache: urlCache, scale: scale)
    }
    public init<I: View, P: View>(
        url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, urlCache: urlCache, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
    public init<I: View, P: View>(
        urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: urlRequest?.url, urlCache: urlCache, scale: scale, content: content, placeholder: placeholder)
    }
    public init(url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, transaction: Transaction = Transaction(),
                @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
    }
    public init(urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
                transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase)
                    -> Content) {
        self.init(url: urlRequest?.url, urlCache: urlCache, scale: scale, transaction: transaction, content: content)
    }
    public var body: some View { AsyncImage(url: url, scale: scale, transaction: transaction, content: content) }
}
