import QuadrantSubstitutes
import SwiftUI
import UIKit

// Kingfisher: images load as those of AsyncImage. There is no cache and no work on other threads to choose, so that
// what chooses it changes nothing in a picture.

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformImageView = UIImageView

// MARK: Views

/// What a view of an image was told.
public struct KFImageContext {
    var url: URL?
    var scale: CGFloat = 1
    var configure: [(Image) -> Image] = []
    var contents: ((Image) -> AnyView)?
    var placeholder: AnyView?, failureView: AnyView?
    var fade: Animation?
    var processor: (any ImageProcessor)?, modifier: (any ImageModifier)?
    var success: [(RetrieveImageResult) -> Void] = []
    var failure: [(KingfisherError) -> Void] = []
}

@MainActor @preconcurrency
public protocol KFImageProtocol: View {
    var context: KFImageContext { get set }
    init(context: KFImageContext)
}

extension KFImageProtocol {
    public init(_ url: URL?) { self.init(context: KFImageContext(url: url)) }
    public init(_ resource: (any Resource)?) { self.init(context: KFImageContext(url: resource?.downloadURL)) }
    public init(source: Source?) { self.init(context: KFImageContext(url: source?.url)) }
    public static func url(_ url: URL?, cacheKey: String? = nil) -> Self { Self(url) }
    public static func resource(_ resource: (any Resource)?) -> Self { Self(resource) }
    public static func source(_ source: Source?) -> Self { Self(source: source) }

    public var body: some View {
        RemoteImage(context.url, scale: context.scale, animation: context.fade, loaded: { [context] in
            switch $0 {
            case .success(let image):
                let result = RetrieveImageResult(image: image, source: .network(context.url))
                context.success.forEach { $0(result) }
            case .failure(let error): context.failure.forEach { $0(KingfisherError(error)) }
            }
        }, content: { phase in
            if let read = phase.image {
                let changed = context.modifier.flatMap { change in phase.uiImage.map { change.modify($0) } }
                let image = context.configure.reduce(changed.map(Image.init(uiImage:)) ?? read) { $1($0) }
                if let made = context.contents?(image) { made } else { processed(image) }
            } else if phase.error != nil, let view = context.failureView {
                view
            } else if let placeholder = context.placeholder {
                placeholder
            } else {
                Color.clear
            }
        })
    }

    @ViewBuilder private func processed(_ image: Image) -> some View {
        if let radius = context.processor?.cornerRadius { image.cornerRadius(radius) }
        else if let radius = context.processor?.blurRadius { image.blur(radius: radius) }
        else { image }
    }

    func with(_ change: (inout KFImageContext) -> Void) -> Self {
        var copy = self
        change(&copy.context)
        return copy
    }

    public func configure(_ block: @escaping (Image) -> Image) -> Self { with { $0.configure.append(block) } }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Self {
        configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
    }
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Self {
        configure { $0.renderingMode(renderingMode) }
    }
    public func interpolation(_ interpolation: Image.Interpolation) -> Self {
        configure { $0.interpolation(interpolation) }
    }
    public func antialiased(_ isAntialiased: Bool) -> Self { configure { $0.antialiased(isAntialiased) } }
    public func contentConfigure<V: View>(_ block: @escaping (Image) -> V) -> Self {
        with { $0.contents = { AnyView(block($0)) } }
    }
    public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> Self {
        with { $0.placeholder = AnyView(content()) }
    }
    public func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> Self {
        with { $0.placeholder = AnyView(content(Progress(totalUnitCount: 1))) }
    }
    public func onFailureView<F: View>(@ViewBuilder _ content: @escaping () -> F) -> Self {
        with { $0.failureView = AnyView(content()) }
    }
    public func onFailureImage(_ image: KFCrossPlatformImage?) -> Self {
        with { $0.failureView = image.map { AnyView(Image(uiImage: $0).resizable()) } }
    }
    public func fade(duration: TimeInterval) -> Self { with { $0.fade = .linear(duration: duration) } }
    public func scaleFactor(_ factor: CGFloat) -> Self { with { $0.scale = factor } }
    public func setProcessor(_ processor: any ImageProcessor) -> Self { with { $0.processor = processor } }
    public func setProcessors(_ processors: [any ImageProcessor]) -> Self {
        processors.reduce(self) { $0.appendProcessor($1) }
    }
    public func appendProcessor(_ processor: any ImageProcessor) -> Self {
        with { $0.processor = $0.processor.map { $0 |> processor } ?? processor }
    }
    public func roundCorner(radius: Radius, targetSize: CGSize? = nil, roundingCorners: RectCorner = .all,
                            backgroundColor: UIColor? = nil) -> Self {
        appendProcessor(RoundCornerImageProcessor(radius: radius))
    }
    public func blur(radius: CGFloat) -> Self { appendProcessor(BlurImageProcessor(blurRadius: radius)) }
    public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> Self {
        with { $0.success += action.map { [$0] } ?? [] }
    }
    public func onFailure(_ action: ((KingfisherError) -> Void)?) -> Self {
        with { $0.failure += action.map { [$0] } ?? [] }
    }

    /// Nothing to do: the picture is the same in fewer pixels.
    public func downsampling(size: CGSize) -> Self { self }
    /// Nothing to do: the picture is the same in fewer pixels.
    public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self { self }
    /// Nothing to do: an image is there or not.
    public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> Self { self }
    /// Nothing to do: there is no cache.
    public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: there is no cache.
    public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: there is no cache.
    public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: there is no cache.
    public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
    /// Nothing to do: there is no cache.
    public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
    /// Nothing to do: there is no cache.
    public func targetCache(_ cache: ImageCache) -> Self { self }
    /// Nothing to do: there is no cache.
    public func originalCache(_ cache: ImageCache) -> Self { self }
    /// Nothing to do: there is no cache.
    public func forceRefresh(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: there is no cache.
    public func onlyFromCache(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: there is no cache.
    public func waitForCache(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: images are loaded as soon as they are shown.
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: images are loaded as soon as they are shown.
    public func startLoadingBeforeViewAppear(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: images are loaded as soon as they are shown.
    public func loadImmediately(_ start: Bool = true) -> Self { self }
    /// Nothing to do: images are decoded when they are loaded.
    public func backgroundDecode(_ enabled: Bool = true) -> Self { self }
    /// Nothing to do: loading ends when the view disappears.
    public func cancelOnDisappear(_ flag: Bool) -> Self { self }
    /// Nothing to do: loading ends when the view disappears.
    public func reducePriorityOnDisappear(_ flag: Bool) -> Self { self }
    /// Nothing to do: every image fades.
    public func forceTransition(_ enabled: Bool = true) -> Self { self }
    /// Loads once. Without effect: what could not be loaded is not loaded again.
    public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Self {
        standIn(self, "what could not be loaded is not loaded again")
        return self
    }
    /// Loads once. Without effect: what could not be loaded is not loaded again.
    public func retry(_ strategy: (any RetryStrategy)?) -> Self {
        standIn(self, "what could not be loaded is not loaded again")
        return self
    }
    /// Loads the URL as it is. Without effect: requests are not changed.
    public func requestModifier(_ modifier: any ImageDownloadRequestModifier) -> Self {
        standIn(self, "requests are not changed")
        return self
    }
    /// Loads the URL as it is. Without effect: requests are not changed.
    public func requestModifier(_ modifyRequest: @escaping (inout URLRequest) -> Void) -> Self {
        standIn(self, "requests are not changed")
        return self
    }
}

public struct KFImage: KFImageProtocol {
    public var context: KFImageContext
    public init(context: KFImageContext) { self.context = context }
}

/// The first picture of an animation.
public struct KFAnimatedImage: KFImageProtocol {
    public var context: KFImageContext
    public init(context: KFImageContext) {
        self.context = context
        if self.context.configure.isEmpty { self.context.configure = [{ $0.resizable() }] }
    }
}

// MARK: Values

public protocol Resource: Sendable {
    var cacheKey: String { get }
    var downloadURL: URL { get }
}
extension URL: Resource {
    public var cacheKey: String { absoluteString }
    public var downloadURL: URL { self }
}
public struct KF {
    public struct ImageResource: Resource {
        public let cacheKey: String, downloadURL: URL
        public init(downloadURL: URL, cacheKey: String? = nil) {
            (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.cacheKey)
        }
    }
}
public typealias ImageResource = KF.ImageResource
public enum Source: Sendable {
    case network(URL?)
    public var url: URL? { if case .network(let url) = self { url } else { nil } }
    public var cacheKey: String { url?.absoluteString ?? "" }
}
public enum CacheType: Sendable {
    case none, memory, disk
    public var cached: Bool { self != .none }
}
public struct RetrieveImageResult: Sendable {
    public let image: KFCrossPlatformImage
    public var cacheType: CacheType { .none }
    public let source: Source
    public var originalSource: Source { source }
    public func data() -> Data? { image.pngData() }
}
public struct KingfisherError: LocalizedError {
    /// Why the image could not be read.
    public let underlyingError: any Error
    init(_ error: any Error) { underlyingError = error }
    public var errorDescription: String? { underlyingError.localizedDescription }
    public var isTaskCancelled: Bool { (underlyingError as? URLError)?.code == .cancelled }
    public var isNotCurrentTask: Bool { false }
}
public enum StorageExpiration: Sendable {
    case never, seconds(TimeInterval), days(Int), date(Date), expired
}
public enum ContentMode: Sendable { case none, aspectFit, aspectFill }
public enum Radius: Sendable { case widthFraction(CGFloat), heightFraction(CGFloat), point(CGFloat) }
public struct RectCorner: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let topLeft = RectCorner(rawValue: 1), topRight = RectCorner(rawValue: 2)
    public static let bottomLeft = RectCorner(rawValue: 4), bottomRight = RectCorner(rawValue: 8)
    public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
public protocol RetryStrategy: Sendable {}
public struct DelayRetryStrategy: RetryStrategy {
    public enum Interval: Sendable { case seconds(TimeInterval), accumulated(TimeInterval) }
    public let maxRetryCount: Int, retryInterval: Interval
    public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
        (self.maxRetryCount, self.retryInterval) = (maxRetryCount, retryInterval)
    }
}
public protocol ImageDownloadRequestModifier: Sendable { func modified(for request: URLRequest) -> URLRequest? }
public struct AnyModifier: ImageDownloadRequestModifier {
    let block: @Sendable (URLRequest) -> URLRequest?
    public init(modify: @escaping @Sendable (URLRequest) -> URLRequest?) { block = modify }
    public func modified(for request: URLRequest) -> URLRequest? { block(request) }
}

// MARK: Processors

/// What is done to an image. Corners and blurs are shown; one that changes the size in pixels changes nothing.
public protocol ImageProcessor: Sendable {
    var identifier: String { get }
}
extension ImageProcessor {
    public var identifier: String { String(describing: Self.self) }
    var cornerRadius: CGFloat? {
        if let round = self as? RoundCornerImageProcessor { return round.points }
        return (self as? BothProcessors).flatMap { $0.second.cornerRadius ?? $0.first.cornerRadius }
    }
    var blurRadius: CGFloat? {
        if let blur = self as? BlurImageProcessor { return blur.blurRadius }
        return (self as? BothProcessors).flatMap { $0.second.blurRadius ?? $0.first.blurRadius }
    }
    public func append(another: any ImageProcessor) -> any ImageProcessor { self |> another }
}
struct BothProcessors: ImageProcessor { let first: any ImageProcessor, second: any ImageProcessor }
infix operator |>: AdditionPrecedence
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
    BothProcessors(first: left, second: right)
}
public struct DefaultImageProcessor: ImageProcessor {
    public static let `default` = DefaultImageProcessor()
    public init() {}
}
public struct DownsamplingImageProcessor: ImageProcessor {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
}
public struct ResizingImageProcessor: ImageProcessor {
    public let referenceSize: CGSize, targetContentMode: ContentMode
    public init(referenceSize: CGSize, mode: ContentMode = .none) {
        (self.referenceSize, targetContentMode) = (referenceSize, mode)
    }
}
public struct RoundCornerImageProcessor: ImageProcessor {
    let points: CGFloat?
    public init(cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
                backgroundColor: UIColor? = nil) { points = cornerRadius }
    public init(radius: Radius) { if case .point(let value) = radius { points = value } else { points = nil } }
}
public struct BlurImageProcessor: ImageProcessor {
    public let blurRadius: CGFloat
    public init(blurRadius: CGFloat) { self.blurRadius = blurRadius }
}
