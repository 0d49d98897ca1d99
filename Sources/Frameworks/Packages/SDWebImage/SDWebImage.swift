import QuadrantSubstitutes
import SwiftUI
@_exported import UIKit

// SDWebImage: images load as those of AsyncImage; there is no cache. Names that other packages and views use.

public typealias PlatformImage = UIImage

public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let retryFailed = Self(rawValue: 1), lowPriority = Self(rawValue: 2)
    public static let progressiveLoad = Self(rawValue: 4), refreshCached = Self(rawValue: 8)
    public static let continueInBackground = Self(rawValue: 16), handleCookies = Self(rawValue: 32)
    public static let allowInvalidSSLCertificates = Self(rawValue: 64), highPriority = Self(rawValue: 128)
    public static let delayPlaceholder = Self(rawValue: 256), transformAnimatedImage = Self(rawValue: 512)
    public static let avoidAutoSetImage = Self(rawValue: 1024), scaleDownLargeImages = Self(rawValue: 2048)
    public static let queryMemoryData = Self(rawValue: 4096), queryMemoryDataSync = Self(rawValue: 8192)
    public static let queryDiskDataSync = Self(rawValue: 16384), fromCacheOnly = Self(rawValue: 32768)
    public static let fromLoaderOnly = Self(rawValue: 65536), forceTransition = Self(rawValue: 131072)
    public static let avoidDecodeImage = Self(rawValue: 262144), decodeFirstFrameOnly = Self(rawValue: 524288)
    public static let preloadAllFrames = Self(rawValue: 1048576), matchAnimatedImageClass = Self(rawValue: 2097152)
    public static let waitStoreCache = Self(rawValue: 4194304)
}
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
    public static let imagePreserveAspectRatio = Self(rawValue: "imagePreserveAspectRatio")
    public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
    public static let imageTransformer = Self(rawValue: "imageTransformer")
    public static let animatedImageClass = Self(rawValue: "animatedImageClass")
    public static let storeCacheType = Self(rawValue: "storeCacheType")
    public static let queryCacheType = Self(rawValue: "queryCacheType")
    public static let imageCache = Self(rawValue: "imageCache")
    public static let downloadRequestModifier = Self(rawValue: "downloadRequestModifier")
}
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

/// A cache that keeps nothing.
public final class SDImageCache: Sendable {
    public static let shared = SDImageCache()
    public final class Config: @unchecked Sendable {
        /// Limits. Nothing to do: the cache keeps nothing.
        public var maxDiskSize: UInt = 0, maxMemoryCost: UInt = 0, maxMemoryCount: UInt = 0
        /// Nothing to do: the cache keeps nothing.
        public var maxDiskAge: TimeInterval = 0
    }
    public let config = Config()
    /// Nothing to do: the cache keeps nothing.
    public func clearMemory() {}
    /// Nothing to do: the cache keeps nothing.
    public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
    /// Nothing to do: the cache keeps nothing.
    public func clear(with type: SDImageCacheType, completion: (() -> Void)? = nil) { completion?() }
    /// Nothing to do: the cache keeps nothing.
    public func deleteOldFiles(completionBlock: (() -> Void)? = nil) { completionBlock?() }
    public func imageFromCache(forKey key: String?) -> UIImage? { nil }
    public func totalDiskSize() -> UInt { 0 }
}
/// Loads images ahead. Nothing is kept.
public final class SDWebImagePrefetcher: Sendable {
    public static let shared = SDWebImagePrefetcher()
    /// Nothing to do: nothing is kept.
    public func prefetchURLs(_ urls: [URL]?) {}
    /// Nothing to do: nothing is kept.
    public func cancelPrefetching() {}
}
public final class SDWebImageManager: Sendable {
    public static let shared = SDWebImageManager()
    public typealias Completion = @MainActor @Sendable (
        UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
    public func loadImage(with url: URL?, options: SDWebImageOptions = [], progress: ((Int, Int, URL?) -> Void)?,
                          completed: @escaping Completion) {
        Task { @MainActor in
            do {
                guard let url else { throw URLError(.badURL) }
                completed(try await RemoteImages.image(at: url), nil, nil, .none, true, url)
            } catch { completed(nil, nil, error, .none, true, url) }
        }
    }
}

extension UIImageView {
    public func sd_setImage(
        with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        completed: (@MainActor @Sendable (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void)? = nil
    ) {
        image = placeholderImage
        SDWebImageManager.shared.loadImage(with: url, options: options, progress: nil) { image, _, error, type, _,
                                           url in
            if let image { self.image = image }
            completed?(image, error, type, url)
        }
    }
    /// Nothing to do: images are loaded to the end.
    public func sd_cancelCurrentImageLoad() {}
}

// MARK: Coders

public struct SDImageCoderOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let decodeFirstFrameOnly = Self(rawValue: "decodeFirstFrameOnly")
    public static let decodeScaleFactor = Self(rawValue: "decodeScaleFactor")
    public static let decodeThumbnailPixelSize = Self(rawValue: "decodeThumbnailPixelSize")
    public static let encodeCompressionQuality = Self(rawValue: "encodeCompressionQuality")
}
/// Reads pictures of a kind. All are read as those of `UIImage`.
public protocol SDImageCoder: NSObjectProtocol {
    func canDecode(from data: Data?) -> Bool
    func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]?) -> UIImage?
}
extension SDImageCoder {
    public func canDecode(from data: Data?) -> Bool { decodedImage(with: data, options: nil) != nil }
    public func decodedImage(with data: Data?, options: [SDImageCoderOption: Any]?) -> UIImage? {
        data.flatMap { UIImage(data: $0) }
    }
}
public final class SDImageCodersManager: NSObject, Sendable {
    public static let shared = SDImageCodersManager()
    /// Nil: all pictures are read in one way.
    public var coders: [any SDImageCoder]? { get { nil } set {} }
    /// Nothing to do: all pictures are read in one way.
    public func addCoder(_ coder: any SDImageCoder) {}
    /// Nothing to do: all pictures are read in one way.
    public func removeCoder(_ coder: any SDImageCoder) {}
}
