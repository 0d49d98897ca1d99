import Combine
@_exported import Nuke
import QuadrantSubstitutes
import SwiftUI

// NukeUI: a view that shows the phases of an image.

@MainActor public protocol LazyImageState {
    var result: Result<ImageResponse, any Error>? { get }
    var imageContainer: ImageContainer? { get }
    var isLoading: Bool { get }
}
extension LazyImageState {
    public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }
    public var error: (any Error)? { if case .failure(let error)? = result { error } else { nil } }
    public var progress: FetchImage.Progress { FetchImage.Progress() }
}
private struct State: LazyImageState {
    var result: Result<ImageResponse, any Error>?
    var isLoading: Bool { result == nil }
    var imageContainer: ImageContainer? { try? result?.get().container }
}

public struct LazyImage<Content: View>: View {
    private var request: ImageRequest?
    private let content: ((any LazyImageState) -> Content)?
    private var animation: Animation?
    private var start: ((ImageTask) -> Void)?, end: ((Result<ImageResponse, any Error>) -> Void)?

    public init(url: URL?) where Content == Image { self.init(request: ImageRequest(url: url)) }
    public init(request: ImageRequest?) where Content == Image { (self.request, content) = (request, nil) }
    public init(url: URL?, transaction: Transaction = Transaction(),
                @ViewBuilder content: @escaping (any LazyImageState) -> Content) {
        self.init(request: ImageRequest(url: url), transaction: transaction, content: content)
    }
    public init(request: ImageRequest?, transaction: Transaction = Transaction(),
                @ViewBuilder content: @escaping (any LazyImageState) -> Content) {
        (self.request, self.content, animation) = (request, content, transaction.animation)
    }

    public var body: some View {
        RemoteImage(request?.url, animation: animation, loaded: { end?(result($0)) }) { phase in
            let state = state(phase)
            processed {
                if let content { content(state) } else if let image = state.image { image } else {
                    Color(.secondarySystemBackground)
                }
            }
        }
    }
    private func result(_ loaded: Result<UIImage, any Error>) -> Result<ImageResponse, any Error> {
        loaded.map {
            ImageResponse(container: ImageContainer(image: $0), request: request ?? ImageRequest(url: nil))
        }
    }
    private func state(_ phase: RemoteImagePhase) -> any LazyImageState {
        switch phase {
        case .empty: State()
        case .success(_, let image): State(result: result(.success(image)))
        case .failure(let error): State(result: .failure(error))
        }
    }
    @ViewBuilder private func processed(@ViewBuilder _ content: () -> some View) -> some View {
        let all = request?.processors ?? []
        if all.contains(where: { $0 is ImageProcessors.Circle }) { content().clipShape(Circle()) }
        else if let round = all.lazy.compactMap({ $0 as? ImageProcessors.RoundedCorners }).first {
            content().clipShape(RoundedRectangle(cornerRadius: round.radius))
        } else if let blur = all.lazy.compactMap({ $0 as? ImageProcessors.GaussianBlur }).first {
            content().blur(radius: CGFloat(blur.radius))
        } else { content() }
    }
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
    public func processors(_ processors: [any ImageProcessing]?) -> Self {
        with { $0.request?.processors = processors ?? [] }
    }
    public func onCompletion(_ closure: ((Result<ImageResponse, any Error>) -> Void)?) -> Self {
        with { $0.end = closure }
    }
    /// Nothing to do: images are loaded to the end.
    public func onStart(_ closure: ((ImageTask) -> Void)?) -> Self { self }
    /// Nothing to do: images are loaded as soon as they are shown.
    public func priority(_ priority: ImageRequest.Priority?) -> Self { self }
    /// Nothing to do: all pipelines load alike.
    public func pipeline(_ pipeline: ImagePipeline) -> Self { self }
    /// Nothing to do: loading ends when the view disappears.
    public func onDisappear(_ behavior: LazyImageDisappearBehavior?) -> Self { self }
}
public enum LazyImageDisappearBehavior: Sendable { case cancel, lowerPriority }

@MainActor public final class FetchImage: ObservableObject, Identifiable {
    public struct Progress: Sendable {
        public var completed: Int64 = 0, total: Int64 = 0
        public var fraction: Float { 0 }
    }
    @Published public private(set) var result: Result<ImageResponse, any Error>?
    @Published public private(set) var isLoading = false
    public var imageContainer: ImageContainer? { try? result?.get().container }
    public var image: Image? { imageContainer.map { Image(uiImage: $0.image) } }
    /// How the result is shown.
    public var transaction = Transaction(animation: nil)
    /// Nothing to do: images are loaded as soon as they are asked for.
    public var priority: ImageRequest.Priority?
    /// Nothing to do: all pipelines load alike.
    public var pipeline = ImagePipeline.shared
    public init() {}
    public func load(_ url: URL?) { load(ImageRequest(url: url)) }
    public func load(_ request: ImageRequest?) {
        reset()
        guard let request, request.url != nil else { return }
        isLoading = true
        ImagePipeline.shared.loadImage(with: request) { loaded in
            withTransaction(self.transaction) {
                self.isLoading = false
                self.result = loaded.mapError { $0 as any Error }
            }
        }
    }
    public func reset() { (result, isLoading) = (nil, false) }
    /// Nothing to do: images are loaded to the end.
    public func cancel() {}
}
