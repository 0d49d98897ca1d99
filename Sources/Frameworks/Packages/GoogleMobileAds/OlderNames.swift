import UIKit

// The names before version 12.

public typealias GADMobileAds = MobileAds
public typealias GADRequestConfiguration = RequestConfiguration
public typealias GADInitializationStatus = InitializationStatus
public typealias GADRequest = Request
public typealias GADExtras = Extras
public typealias GADResponseInfo = ResponseInfo
public typealias GADAdValue = AdValue
public typealias GADAdReward = AdReward
public typealias GADAdSize = AdSize
public typealias GADBannerView = BannerView
public typealias GADBannerViewDelegate = BannerViewDelegate
public typealias GADFullScreenPresentingAd = FullScreenPresentingAd
public typealias GADFullScreenContentDelegate = FullScreenContentDelegate
public typealias GADInterstitialAd = InterstitialAd
public typealias GADAppOpenAd = AppOpenAd
public typealias GADRewardedAd = RewardedAd
public typealias GADRewardedInterstitialAd = RewardedInterstitialAd
public typealias GADAdLoader = AdLoader
public typealias GADAdLoaderDelegate = AdLoaderDelegate
public typealias GADNativeAdLoaderDelegate = NativeAdLoaderDelegate
public typealias GADNativeAd = NativeAd
public typealias GADNativeAdView = NativeAdView
public typealias GADNativeAdDelegate = NativeAdDelegate
public typealias GADMediaView = MediaView
public typealias GADVideoOptions = VideoOptions
public typealias GADMultipleAdsAdLoaderOptions = MultipleAdsAdLoaderOptions
public let GADAdSizeBanner = AdSizeBanner, GADAdSizeLargeBanner = AdSizeLargeBanner
public let GADAdSizeMediumRectangle = AdSizeMediumRectangle, GADAdSizeFullBanner = AdSizeFullBanner
public let GADAdSizeLeaderboard = AdSizeLeaderboard, GADAdSizeFluid = AdSizeFluid
public func GADAdSizeFromCGSize(_ size: CGSize) -> AdSize { adSizeFor(cgSize: size) }
public func GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
    currentOrientationAnchoredAdaptiveBanner(width: width)
}
public func GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
    portraitAnchoredAdaptiveBanner(width: width)
}
public func GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
    landscapeAnchoredAdaptiveBanner(width: width)
}
