import QuadrantSubstitutes
import UIKit

// Ads that a program draws itself. None is loaded, so that no program gets one.

public struct AdLoaderAdType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let native = Self(rawValue: "6"), banner = Self(rawValue: "8")
    public static let customNative = Self(rawValue: "7")
}
/// Nothing to do: there is no ad.
open class AdLoaderOptions: NSObject {}
public enum MediaAspectRatio: Int, Sendable { case unknown, any, landscape, portrait, square }
public enum AdChoicesPosition: Int, Sendable { case topRightCorner, topLeftCorner, bottomRightCorner, bottomLeftCorner }
/// Nothing to do: there is no ad.
public final class VideoOptions: AdLoaderOptions {
    public var shouldStartMuted = true, areCustomControlsRequested = false, isClickToExpandRequested = false
}
/// Nothing to do: there is no ad.
public final class NativeAdMediaAdLoaderOptions: AdLoaderOptions {
    public var mediaAspectRatio = MediaAspectRatio.unknown
}
/// Nothing to do: there is no ad.
public final class NativeAdViewAdOptions: AdLoaderOptions {
    public var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
}
/// Nothing to do: there is no ad.
public final class NativeAdImageAdLoaderOptions: AdLoaderOptions {
    public var isImageLoadingDisabled = false, shouldRequestMultipleImages = false
}
/// Nothing to do: there is no ad.
public final class MultipleAdsAdLoaderOptions: AdLoaderOptions { public var numberOfAds = 1 }

public protocol AdLoaderDelegate: NSObjectProtocol {
    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)
    func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}
extension AdLoaderDelegate {
    public func adLoaderDidFinishLoading(_ adLoader: AdLoader) {}
}
public protocol NativeAdLoaderDelegate: AdLoaderDelegate {
    /// Never called: there is no ad.
    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd)
}
open class AdLoader: NSObject {
    public let adUnitID: String
    open weak var delegate: (any AdLoaderDelegate)?
    open var isLoading: Bool { false }
    public init(adUnitID: String, rootViewController: UIViewController?, adTypes: [AdLoaderAdType],
                options: [AdLoaderOptions]?) { self.adUnitID = adUnitID }
    /// No ad comes: the delegate is notified.
    open func load(_ request: Request?) {
        delegate?.adLoader(self, didFailToReceiveAdWithError: ServiceError("Google Mobile Ads"))
        delegate?.adLoaderDidFinishLoading(self)
    }
}
public protocol NativeAdDelegate: NSObjectProtocol {
    func nativeAdDidRecordImpression(_ nativeAd: NativeAd)
    func nativeAdDidRecordClick(_ nativeAd: NativeAd)
}
extension NativeAdDelegate {
    public func nativeAdDidRecordImpression(_ nativeAd: NativeAd) {}
    public func nativeAdDidRecordClick(_ nativeAd: NativeAd) {}
}
public final class NativeAdImage: NSObject {
    public var image: UIImage? { nil }
    public var imageURL: URL? { nil }
    public var scale: CGFloat { 1 }
}
public final class VideoController: NSObject {}
public final class MediaContent: NSObject {
    public var aspectRatio: CGFloat { 0 }
    public var hasVideoContent: Bool { false }
    public var mainImage: UIImage?
    public let videoController = VideoController()
}
public final class NativeAd: NSObject {
    override init() { super.init() }
    public weak var delegate: (any NativeAdDelegate)?
    public weak var rootViewController: UIViewController?
    public var headline: String? { nil }
    public var body: String? { nil }
    public var callToAction: String? { nil }
    public var advertiser: String? { nil }
    public var store: String? { nil }
    public var price: String? { nil }
    public var starRating: NSDecimalNumber? { nil }
    public var icon: NativeAdImage? { nil }
    public var images: [NativeAdImage]? { nil }
    public let mediaContent = MediaContent()
    public var responseInfo: ResponseInfo { ResponseInfo() }
}
public final class MediaView: UIView { public var mediaContent: MediaContent? }
public final class AdChoicesView: UIView {}
open class NativeAdView: UIView {
    open var nativeAd: NativeAd?
    open weak var headlineView: UIView?, bodyView: UIView?, callToActionView: UIView?, iconView: UIView?
    open weak var imageView: UIView?, storeView: UIView?, priceView: UIView?, starRatingView: UIView?
    open weak var advertiserView: UIView?, mediaView: MediaView?, adChoicesView: AdChoicesView?
}
