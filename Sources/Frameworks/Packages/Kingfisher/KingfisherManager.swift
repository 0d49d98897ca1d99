import QuadrantSubstitutes
import SwiftUI
import UIKit

// MARK: Services

public enum KingfisherOptionsInfoItem: Sendable {
    case transition(ImageTransition), processor(any ImageProcessor), scaleFactor(CGFloat), cacheOriginalImage
    case forceRefresh, cacheMemoryOnly, onlyFromCache, backgroundDecode, fromMemoryCacheOrRefresh, forceTransition
    case loadDiskFileSynchronously, downloadPriority(Float), diskCacheExpiration(StorageExpiration)
    case memoryCacheExpiration(StorageExpiration), requestModifier(any ImageDownloadRequestModifier)
    case keepCurrentImageWhileLoading, targetCache(ImageCache), retryStrategy(any RetryStrategy)
}
public enum ImageTransition: Sendable { case none, fade(TimeInterval), flipFromLeft(TimeInterval) }
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
/// A load; it ends when the image is there.
public struct DownloadTask: Sendable {
    /// Nothing to do: images are loaded to the end.
    public func cancel() {}
}

public final class KingfisherManager: @unchecked Sendable {
    public static let shared = KingfisherManager()
    /// Nothing to do: there is no cache.
    public var cache: ImageCache { .default }
    public var downloader: ImageDownloader { .default }
    /// Nothing to do: options are about caches and threads.
    public var defaultOptions: KingfisherOptionsInfo = []

    @discardableResult
    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil,
        progressBlock: ((Int64, Int64) -> Void)? = nil,
        completionHandler: (@MainActor @Sendable (Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        let url = resource.downloadURL
        Task { @MainActor in
            do { completionHandler?(.success(try await Self.load(url))) } catch {
                completionHandler?(.failure(error as? KingfisherError ?? KingfisherError(error)))
            }
        }
        return DownloadTask()
    }
    public func retrieveImage(with resource: any Resource, options: KingfisherOptionsInfo? = nil) async throws
        -> RetrieveImageResult { try await Self.load(resource.downloadURL) }
    @MainActor private static func load(_ url: URL) async throws -> RetrieveImageResult {
        do { return RetrieveImageResult(image: try await RemoteImages.image(at: url), source: .network(url)) } catch {
            throw KingfisherError(error)
        }
    }
}

/// A cache that keeps nothing.
public final class ImageCache: @unchecked Sendable {
    public static let `default` = ImageCache(name: "default")
    public let name: String
    public init(name: String) { self.name = name }
    public struct MemoryConfiguration {
        public var totalCostLimit = 0, countLimit = 0, expiration = StorageExpiration.expired
    }
    public struct DiskConfiguration { public var sizeLimit: UInt = 0, expiration = StorageExpiration.expired }
    public final class Storage<Config>: @unchecked Sendable {
        /// Limits of the cache. Nothing to do: it keeps nothing.
        public var config: Config
        init(_ config: Config) { self.config = config }
    }
    public let memoryStorage = Storage(MemoryConfiguration()), diskStorage = Storage(DiskConfiguration())
    /// Nothing to do: the cache keeps nothing.
    public func clearMemoryCache() {}
    /// Nothing to do: the cache keeps nothing.
    public func clearDiskCache(completion: (@Sendable () -> Void)? = nil) { completion?() }
    /// Nothing to do: the cache keeps nothing.
    public func clearCache(completion: (@Sendable () -> Void)? = nil) { completion?() }
    /// Nothing to do: the cache keeps nothing.
    public func cleanExpiredDiskCache(completion: (@Sendable () -> Void)? = nil) { completion?() }
    /// Nothing to do: the cache keeps nothing.
    public func cleanExpiredMemoryCache() {}
    /// Nothing to do: the cache keeps nothing.
    public func removeImage(forKey key: String) {}
    /// Keeps nothing. Without effect: there is no cache of images.
    public func store(_ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String) {
        standIn(self, "there is no cache of images")
    }
    public func isCached(forKey key: String) -> Bool { false }
    public func imageCachedType(forKey key: String) -> CacheType { .none }
    public func retrieveImageInMemoryCache(forKey key: String) -> KFCrossPlatformImage? { nil }
    public func calculateDiskStorageSize(
        completion handler: @escaping @Sendable (Result<UInt, KingfisherError>) -> Void
    ) { handler(.success(0)) }
}
public final class ImageDownloader: @unchecked Sendable {
    public static let `default` = ImageDownloader(name: "default")
    public init(name: String) {}
    /// How long a load may take. Nothing to do: the command waits a few seconds.
    public var downloadTimeout: TimeInterval = 15
}
/// Loads images ahead. Nothing is kept.
public final class ImagePrefetcher {
    public init(urls: [URL], options: KingfisherOptionsInfo? = nil,
                completionHandler: (([any Resource], [any Resource], [any Resource]) -> Void)? = nil) {}
    /// Nothing to do: nothing is kept.
    public func start() {}
    /// Nothing to do: nothing is kept.
    public func stop() {}
}

// MARK: UIKit

public enum IndicatorType { case none, activity }
public struct KingfisherWrapper<Base> {
    public let base: Base
    /// What is shown while an image loads. Nothing to do: images are loaded before the picture is drawn.
    public var indicatorType = IndicatorType.none
}
extension UIImageView {
    public var kf: KingfisherWrapper<UIImageView> {
        get { KingfisherWrapper(base: self) }
        set {}
    }
}
extension KingfisherWrapper where Base == UIImageView {
    @MainActor @discardableResult
    public func setImage(
        with resource: (any Resource)?, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil,
        completionHandler: (@MainActor @Sendable (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        base.image = placeholder
        guard let resource else { return nil }
        let view = base
        return KingfisherManager.shared.retrieveImage(with: resource) { result in
            if case .success(let found) = result { view.image = found.image }
            completionHandler?(result)
        }
    }
    /// Nothing to do: images are loaded to the end.
    public func cancelDownloadTask() {}
}
