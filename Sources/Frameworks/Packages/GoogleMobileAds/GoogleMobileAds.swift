@_exported import Foundation
import QuadrantSubstitutes
@_exported import UIKit

// GoogleMobileAds: there is no ad. What asks for one gets an error, and a banner stays empty.

public final class MobileAds: NSObject, Sendable {
    public static let shared = MobileAds()
    public static func sharedInstance() -> MobileAds { shared }
    public let requestConfiguration = RequestConfiguration()
    /// Nothing to do: there is no ad.
    public var applicationVolume: Float { get { 1 } set {} }
    /// Nothing to do: there is no ad.
    public var isApplicationMuted: Bool { get { false } set {} }
    public var initializationStatus: InitializationStatus { InitializationStatus() }
    public func start(completionHandler: ((InitializationStatus) -> Void)? = nil) {
        completionHandler?(InitializationStatus())
    }
    @discardableResult public func start() async -> InitializationStatus { InitializationStatus() }
    /// Nothing to do: there is no ad.
    public func disableSDKCrashReporting() {}
}
public final class InitializationStatus: NSObject, Sendable {
    public var adapterStatusesByClassName: [String: AdapterStatus] { [:] }
}
public final class AdapterStatus: NSObject, Sendable {
    public var latency: TimeInterval { 0 }
}
public final class RequestConfiguration: NSObject, Sendable {
    /// Nothing to do: there is no ad.
    public var testDeviceIdentifiers: [String]? { get { nil } set {} }
    /// Nothing to do: there is no ad.
    public var maxAdContentRating: MaxAdContentRating? { get { nil } set {} }
    /// Nothing to do: there is no ad.
    public var tagForChildDirectedTreatment: NSNumber? { get { nil } set {} }
    /// Nothing to do: there is no ad.
    public var tagForUnderAgeOfConsent: NSNumber? { get { nil } set {} }
}
public struct MaxAdContentRating: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Self(rawValue: "G"), parentalGuidance = Self(rawValue: "PG")
    public static let teen = Self(rawValue: "T"), matureAudience = Self(rawValue: "MA")
}
/// Nothing to do: there is no ad.
open class Request: NSObject {
    public var keywords: [Any]?, contentURL: String?, neighboringContentURLs: [String]?, requestAgent: String?
    public weak var scene: UIWindowScene?
    public func register(_ extras: (any AdNetworkExtras)?) {}
}
public protocol AdNetworkExtras: NSObjectProtocol {}
public final class Extras: NSObject, AdNetworkExtras { public var additionalParameters: [AnyHashable: Any]? }
public final class ResponseInfo: NSObject, Sendable {
    public var responseIdentifier: String? { nil }
}
public final class AdValue: NSObject, Sendable {
    public var value: NSDecimalNumber { 0 }
    public var currencyCode: String { "USD" }
}
public final class AdReward: NSObject, Sendable {
    public let type: String
    private let number: Decimal
    public var amount: NSDecimalNumber { NSDecimalNumber(decimal: number) }
    public init(rewardType: String?, rewardAmount: NSDecimalNumber?) {
        (type, number) = (rewardType ?? "", rewardAmount?.decimalValue ?? 0)
    }
}

// MARK: Banners

/// The size of a banner in points; a part that is 0 is that of the place.
public struct AdSize: Equatable, Sendable {
    public var size: CGSize, flags: UInt
    public init(size: CGSize, flags: UInt = 0) { (self.size, self.flags) = (size, flags) }
}
public let AdSizeBanner = adSizeFor(cgSize: CGSize(width: 320, height: 50))
public let AdSizeLargeBanner = adSizeFor(cgSize: CGSize(width: 320, height: 100))
public let AdSizeMediumRectangle = adSizeFor(cgSize: CGSize(width: 300, height: 250))
public let AdSizeFullBanner = adSizeFor(cgSize: CGSize(width: 468, height: 60))
public let AdSizeLeaderboard = adSizeFor(cgSize: CGSize(width: 728, height: 90))
public let AdSizeSkyscraper = adSizeFor(cgSize: CGSize(width: 120, height: 600))
public let AdSizeFluid = AdSize(size: .zero, flags: 1)
public let AdSizeInvalid = AdSize(size: .zero)
public func adSizeFor(cgSize size: CGSize) -> AdSize { AdSize(size: size) }
public func cgSize(for size: AdSize) -> CGSize { size.size }
public func isAdSizeValid(size: AdSize) -> Bool { size != AdSizeInvalid }
public func isAdSizeEqualToSize(size1: AdSize, size2: AdSize) -> Bool { size1 == size2 }
/// As wide as it is asked for, and 50 points high. The height that the package computes is that of the device: a guess.
public func currentOrientationAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
    adSizeFor(cgSize: CGSize(width: width, height: 50))
}
public func portraitAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
    currentOrientationAnchoredAdaptiveBanner(width: width)
}
public func landscapeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
    currentOrientationAnchoredAdaptiveBanner(width: width)
}
public func largeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
    currentOrientationAnchoredAdaptiveBanner(width: width)
}
public func currentOrientationInlineAdaptiveBanner(width: CGFloat) -> AdSize {
    adSizeFor(cgSize: CGSize(width: width, height: 0))
}
public func portraitInlineAdaptiveBanner(width: CGFloat) -> AdSize {
    currentOrientationInlineAdaptiveBanner(width: width)
}
public func landscapeInlineAdaptiveBanner(width: CGFloat) -> AdSize {
    currentOrientationInlineAdaptiveBanner(width: width)
}
public func inlineAdaptiveBanner(width: CGFloat, maxHeight: CGFloat) -> AdSize {
    adSizeFor(cgSize: CGSize(width: width, height: 0))
}

@MainActor public protocol BannerViewDelegate: NSObjectProtocol {
    func bannerViewDidReceiveAd(_ bannerView: BannerView)
    func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error)
    func bannerViewDidRecordImpression(_ bannerView: BannerView)
    func bannerViewDidRecordClick(_ bannerView: BannerView)
    func bannerViewWillPresentScreen(_ bannerView: BannerView)
    func bannerViewWillDismissScreen(_ bannerView: BannerView)
    func bannerViewDidDismissScreen(_ bannerView: BannerView)
}
extension BannerViewDelegate {
    public func bannerViewDidReceiveAd(_ bannerView: BannerView) {}
    public func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {}
    public func bannerViewDidRecordImpression(_ bannerView: BannerView) {}
    public func bannerViewDidRecordClick(_ bannerView: BannerView) {}
    public func bannerViewWillPresentScreen(_ bannerView: BannerView) {}
    public func bannerViewWillDismissScreen(_ bannerView: BannerView) {}
    public func bannerViewDidDismissScreen(_ bannerView: BannerView) {}
}
open class BannerView: UIView {
    open var adUnitID: String?
    open var adSize = AdSizeInvalid { didSet { invalidateIntrinsicContentSize() } }
    open weak var rootViewController: UIViewController?
    open weak var delegate: (any BannerViewDelegate)?
    /// Nothing to do: there is no ad.
    open var isAutoloadEnabled = false, paidEventHandler: ((AdValue) -> Void)?
    open var responseInfo: ResponseInfo? { nil }
    public convenience init(adSize: AdSize) { self.init(adSize: adSize, origin: .zero) }
    public convenience init(adSize: AdSize, origin: CGPoint) {
        self.init(frame: CGRect(origin: origin, size: adSize.size))
        self.adSize = adSize
    }
    open override var intrinsicContentSize: CGSize { adSize.size }
    /// No ad comes: the delegate is notified.
    open func load(_ request: Request?) {
        delegate?.bannerView(self, didFailToReceiveAdWithError: ServiceError("Google Mobile Ads"))
    }
}

// MARK: Ads over the whole screen

public protocol FullScreenPresentingAd: NSObjectProtocol {
    var fullScreenContentDelegate: (any FullScreenContentDelegate)? { get set }
}
public protocol FullScreenContentDelegate: NSObjectProtocol {
    func adDidRecordImpression(_ ad: any FullScreenPresentingAd)
    func adDidRecordClick(_ ad: any FullScreenPresentingAd)
    func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error)
    func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd)
    func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
    func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
}
extension FullScreenContentDelegate {
    public func adDidRecordImpression(_ ad: any FullScreenPresentingAd) {}
    public func adDidRecordClick(_ ad: any FullScreenPresentingAd) {}
    public func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error) {}
    public func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {}
    public func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {}
    public func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {}
}
/// An ad over the whole screen. None is loaded, so that no program gets one.
open class FullScreenAd: NSObject, FullScreenPresentingAd {
    override init() { super.init() }
    open weak var fullScreenContentDelegate: (any FullScreenContentDelegate)?
    open var paidEventHandler: ((AdValue) -> Void)?
    open var adUnitID: String { "" }
    open var responseInfo: ResponseInfo { ResponseInfo() }
    open func canPresent(from rootViewController: UIViewController?) throws { throw ServiceError("Google Mobile Ads") }
}
open class InterstitialAd: FullScreenAd {
    open class func load(with adUnitID: String, request: Request?,
                         completionHandler: @escaping (InterstitialAd?, (any Error)?) -> Void) {
        completionHandler(nil, ServiceError("Google Mobile Ads"))
    }
    open class func load(with adUnitID: String, request: Request?) async throws -> sending InterstitialAd {
        throw ServiceError("Google Mobile Ads")
    }
    open class func load(withAdUnitID adUnitID: String, request: Request?,
                         completionHandler: @escaping (InterstitialAd?, (any Error)?) -> Void) {
        completionHandler(nil, ServiceError("Google Mobile Ads"))
    }
    open class func load(withAdUnitID adUnitID: String, request: Request?) async throws -> sending InterstitialAd {
        throw ServiceError("Google Mobile Ads")
    }
    open func present(from rootViewController: UIViewController?) {}
    open func present(fromRootViewController rootViewController: UIViewController?) {}
}
open class AppOpenAd: FullScreenAd {
    open class func load(with adUnitID: String, request: Request?,
                         completionHandler: @escaping (AppOpenAd?, (any Error)?) -> Void) {
        completionHandler(nil, ServiceError("Google Mobile Ads"))
    }
    open class func load(with adUnitID: String, request: Request?) async throws -> sending AppOpenAd {
        throw ServiceError("Google Mobile Ads")
    }
    open func present(from rootViewController: UIViewController?) {}
}
open class RewardedAd: FullScreenAd {
    open var adReward: AdReward { AdReward(rewardType: nil, rewardAmount: nil) }
    open class func load(with adUnitID: String, request: Request?,
                         completionHandler: @escaping (RewardedAd?, (any Error)?) -> Void) {
        completionHandler(nil, ServiceError("Google Mobile Ads"))
    }
    open class func load(with adUnitID: String, request: Request?) async throws -> sending RewardedAd {
        throw ServiceError("Google Mobile Ads")
    }
    open class func load(withAdUnitID adUnitID: String, request: Request?,
                         completionHandler: @escaping (RewardedAd?, (any Error)?) -> Void) {
        completionHandler(nil, ServiceError("Google Mobile Ads"))
    }
    open class func load(withAdUnitID adUnitID: String, request: Request?) async throws -> sending RewardedAd {
        throw ServiceError("Google Mobile Ads")
    }
    open func present(from rootViewController: UIViewController?, userDidEarnRewardHandler: @escaping () -> Void) {}
    open func present(fromRootViewController rootViewController: UIViewController?,
                      userDidEarnRewardHandler: @escaping () -> Void) {}
}
open class RewardedInterstitialAd: FullScreenAd {
    open var adReward: AdReward { AdReward(rewardType: nil, rewardAmount: nil) }
    open class func load(with adUnitID: String, request: Request?,
                         completionHandler: @escaping (RewardedInterstitialAd?, (any Error)?) -> Void) {
        completionHandler(nil, ServiceError("Google Mobile Ads"))
    }
    open class func load(with adUnitID: String, request: Request?) async throws -> sending RewardedInterstitialAd {
        throw ServiceError("Google Mobile Ads")
    }
    open func present(from rootViewController: UIViewController?, userDidEarnRewardHandler: @escaping () -> Void) {}
}
