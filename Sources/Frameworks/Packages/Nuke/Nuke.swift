import QuadrantSubstitutes
import SwiftUI
import Synchronization
import UIKit

// Nuke: images load as those of AsyncImage; there is no cache. Names that views use.

public typealias PlatformImage = UIImage

public struct ImageRequest: ExpressibleByStringLiteral, Sendable {
    public enum Priority: Int, Sendable { case veryLow, low, normal, high, veryHigh }
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public static let disableMemoryCache = Options(rawValue: 1), disableDiskCache = Options(rawValue: 2)
        public static let reloadIgnoringCachedData = Options(rawValue: 4)
        public static let returnCacheDataDontLoad = Options(rawValue: 8)
    }
    public var url: URL?, processors: [any ImageProcessing], priority: Priority
    public init(url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal,
                options: Options = []) {
        (self.url, self.processors, self.priority) = (url, processors, priority)
    }
    public init(urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
                options: Options = []) {
        self.init(url: urlRequest.url, processors: processors, priority: priority)
    }
    public init(stringLiteral value: String) { self.init(url: URL(string: value)) }
}

/// What is done to an image. Corners and blurs are shown; one that changes the size in pixels changes nothing.
public protocol ImageProcessing: Sendable { var identifier: String { get } }
extension ImageProcessing { public var identifier: String { String(describing: Self.self) } }
public enum ImageProcessors {
    public struct Resize: ImageProcessing {
        public enum Mode: Sendable { case aspectFill, aspectFit }
        public init(size: CGSize, unit: ImageProcessingOptions.Unit = .points, contentMode: Mode = .aspectFill,
                    crop: Bool = false, upscale: Bool = false) {}
        public init(width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {}
        public init(height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false) {}
    }
    public struct Circle: ImageProcessing { public init() {} }
    public struct RoundedCorners: ImageProcessing {
        public let radius: CGFloat
        public init(radius: CGFloat, unit: ImageProcessingOptions.Unit = .points) { self.radius = radius }
    }
    public struct GaussianBlur: ImageProcessing {
        public let radius: Int
        public init(radius: Int = 8) { self.radius = radius }
    }
}
public enum ImageProcessingOptions { public enum Unit: Sendable { case points, pixels } }
extension ImageProcessing where Self == ImageProcessors.Resize {
    public static func resize(size: CGSize, unit: ImageProcessingOptions.Unit = .points,
                              contentMode: ImageProcessors.Resize.Mode = .aspectFill, crop: Bool = false,
                              upscale: Bool = false) -> Self { .init(size: size) }
    public static func resize(width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false)
        -> Self {
        .init(width: width)
    }
    public static func resize(height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false)
        -> Self {
        .init(height: height)
    }
}
extension ImageProcessing where Self == ImageProcessors.Circle { public static func circle() -> Self { .init() } }
extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
    public static func roundedCorners(radius: CGFloat, unit: ImageProcessingOptions.Unit = .points) -> Self {
        .init(radius: radius)
    }
}
extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
    public static func gaussianBlur(radius: Int = 8) -> Self { .init(radius: radius) }
}

public struct ImageContainer: Sendable {
    public var image: PlatformImage, data: Data?
    public init(image: PlatformImage, data: Data? = nil) { (self.image, self.data) = (image, data) }
}
public struct ImageResponse: Sendable {
    public var container: ImageContainer, request: ImageRequest
    public var image: PlatformImage { container.image }
    public init(container: ImageContainer, request: ImageRequest) {
        (self.container, self.request) = (container, request)
    }
}
/// A load; it ends when the image is there.
public struct ImageTask: Sendable {
    public struct Progress: Hashable, Sendable {
        public let completed: Int64, total: Int64
        public init(completed: Int64, total: Int64) { (self.completed, self.total) = (completed, total) }
        public var fraction: Float { total > 0 ? min(1, Float(completed) / Float(total)) : 0 }
    }
    /// Nothing to do: images are loaded to the end.
    public func cancel() {}
}

public final class ImagePipeline: @unchecked Sendable {
    public static var shared: ImagePipeline {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
    private static let current = Mutex(ImagePipeline())
    public struct Error: Swift.Error { public let underlying: any Swift.Error }
    public struct Configuration {
        /// Where data and images are kept. Nothing to do: there is no cache.
        public var dataCache: DataCache?, imageCache: ImageCache? = .shared
        /// What loads data. Nothing to do: pictures are loaded as `AsyncImage` loads them.
        public var dataLoader: any DataLoading = DataLoader()
        /// Nothing to do: there is no cache.
        public var isTaskCoalescingEnabled = true, isProgressiveDecodingEnabled = false
        /// What a cache of data keeps. Nothing to do: there is no cache.
        public var dataCachePolicy = DataCachePolicy.storeOriginalData
        /// Nothing to do: pictures are decompressed when they are read.
        public var isDecompressionEnabled = true, isUsingPrepareForDisplay = false
        /// Nothing to do: each picture is loaded at once and as a whole.
        public var isRateLimiterEnabled = true, isResumableDataEnabled = true
        /// Nothing to do: there are no previews of pictures.
        public var isStoringPreviewsInMemoryCache = true
        /// Nothing to do: files are read as other addresses are.
        public var isLocalResourcesSupportEnabled = true
        public init() {}
        public static var withURLCache: Configuration { Configuration() }
        public static var withDataCache: Configuration { Configuration() }
        /// Neither is kept: there is no cache.
        public static func withDataCache(name: String = "com.github.kean.Nuke.DataCache", sizeLimit: Int? = nil)
            -> Configuration { Configuration() }
    }
    /// What a cache of data keeps.
    public enum DataCachePolicy: Sendable { case automatic, storeOriginalData, storeEncodedImages, storeAll }
    public let configuration: Configuration
    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
    public convenience init(_ configure: (inout Configuration) -> Void) {
        var configuration = Configuration()
        configure(&configuration)
        self.init(configuration: configuration)
    }
    public struct Cache: Sendable {
        public subscript(url: URL) -> ImageContainer? { nil }
        public func cachedImage(for request: ImageRequest) -> ImageContainer? { nil }
        /// Nothing to do: there is no cache.
        public func removeAll() {}
    }
    public var cache: Cache { Cache() }
    public func image(for url: URL) async throws -> PlatformImage { try await RemoteImages.image(at: url) }
    public func image(for request: ImageRequest) async throws -> PlatformImage {
        guard let url = request.url else { throw URLError(.badURL) }
        return try await image(for: url)
    }
    public func data(for request: ImageRequest) async throws -> (Data, URLResponse?) {
        guard let url = request.url else { throw URLError(.badURL) }
        return (try await RemoteImages.data(at: url), nil)
    }
    @discardableResult
    public func loadImage(with url: URL,
                          completion: @escaping @MainActor @Sendable (Result<ImageResponse, Error>) -> Void)
        -> ImageTask { loadImage(with: ImageRequest(url: url), completion: completion) }
    @discardableResult
    public func loadImage(with request: ImageRequest,
                          completion: @escaping @MainActor @Sendable (Result<ImageResponse, Error>) -> Void)
        -> ImageTask {
        Task { @MainActor in
            do {
                let image = try await self.image(for: request)
                completion(.success(ImageResponse(container: ImageContainer(image: image), request: request)))
            } catch { completion(.failure(Error(underlying: error))) }
        }
        return ImageTask()
    }
}
/// A cache that keeps nothing.
public final class ImageCache: @unchecked Sendable {
    public static let shared = ImageCache()
    /// Limits. Nothing to do: the cache keeps nothing.
    public var costLimit: Int, countLimit: Int, ttl: TimeInterval?
    public init(costLimit: Int = 0, countLimit: Int = 0) { (self.costLimit, self.countLimit) = (costLimit, countLimit) }
    /// Nothing to do: the cache keeps nothing.
    public func removeAll() {}
}
/// A cache that keeps nothing.
public final class DataCache: Sendable {
    private let limit = Mutex(0)
    /// A limit. Nothing to do: the cache keeps nothing.
    public var sizeLimit: Int {
        get { limit.withLock { $0 } }
        set { limit.withLock { $0 = newValue } }
    }
    public init(name: String) throws {}
    /// What is kept: nothing.
    public var totalSize: Int { 0 }
    /// What is kept: nothing.
    public var totalCount: Int { 0 }
    /// What is kept: nothing.
    public var totalAllocatedSize: Int { 0 }
    /// Nil: the cache keeps nothing.
    public func cachedData(for key: String) -> Data? { nil }
    /// Nothing to do: the cache keeps nothing.
    public func storeData(_ data: Data, for key: String) {}
    /// Nothing to do: the cache keeps nothing.
    public func removeData(for key: String) {}
    /// Nothing to do: the cache keeps nothing.
    public func removeAll() {}
    /// Nothing to do: the cache keeps nothing.
    public func flush() {}
}
/// What loads data. Pictures are loaded as `AsyncImage` loads them.
public protocol DataLoading: Sendable {}
/// What loads data from addresses.
public final class DataLoader: DataLoading, Sendable {
    public let session: URLSession
    /// Nothing to do: pictures are loaded as `AsyncImage` loads them.
    public init(configuration: URLSessionConfiguration = DataLoader.defaultConfiguration) {
        session = URLSession(configuration: configuration)
    }
    public static var defaultConfiguration: URLSessionConfiguration { .default }
    public static let sharedUrlCache = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
}
/// Loads images ahead. Nothing is kept.
public final class ImagePrefetcher: Sendable {
    public init(pipeline: ImagePipeline = .shared) {}
    /// Nothing to do: nothing is kept.
    public func startPrefetching(with urls: [URL]) {}
    /// Nothing to do: nothing is kept.
    public func startPrefetching(with requests: [ImageRequest]) {}
    /// Nothing to do: nothing is kept.
    public func stopPrefetching(with urls: [URL]) {}
    /// Nothing to do: nothing is kept.
    public func stopPrefetching() {}
}
