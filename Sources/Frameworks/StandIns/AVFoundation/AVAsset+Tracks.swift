public import CoreGraphics
public import CoreMedia
public import Foundation

// What is in a video. No video is read: there are no tracks, no languages and no chapters.

/// What a track is good for.
public struct AVMediaCharacteristic: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// What a track is good for, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is seen.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// It is heard.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// It is read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    /// It has one picture after the other.
    public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
    /// It has bright light.
    public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsHDRVideo")
    /// It has opacity.
    public static let containsAlphaChannel =
        AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsAlphaChannel")
    /// Its subtitles are only those that all need.
    public static let containsOnlyForcedSubtitles =
        AVMediaCharacteristic(rawValue: "public.subtitles.forced-only")
    /// It writes down what is said.
    public static let transcribesSpokenDialogForAccessibility =
        AVMediaCharacteristic(rawValue: "public.accessibility.transcribes-spoken-dialog")
    /// It writes down what is heard.
    public static let describesMusicAndSoundForAccessibility =
        AVMediaCharacteristic(rawValue: "public.accessibility.describes-music-and-sound")
    /// It says what is seen.
    public static let describesVideoForAccessibility =
        AVMediaCharacteristic(rawValue: "public.accessibility.describes-video")
    /// It is easy to read.
    public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
    /// It is in the language of the original.
    public static let isOriginalContent = AVMediaCharacteristic(rawValue: "public.original-content")
    /// It is a translation.
    public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "public.translation.dubbed")
}
/// One of several languages or subtitles. None is found.
open class AVMediaSelectionOption: NSObject {
    override init() { super.init() }
    /// Its name in the language of the device.
    open var displayName: String { "" }
    /// Its name in a language.
    open func displayName(with locale: Locale) -> String { "" }
    /// Nil.
    open var locale: Locale? { nil }
    /// Nil.
    open var extendedLanguageTag: String? { nil }
    /// Subtitles.
    open var mediaType: AVMediaType { .subtitle }
    /// True.
    open var isPlayable: Bool { true }
    /// False.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}
/// Several languages or subtitles. None is found.
open class AVMediaSelectionGroup: NSObject {
    override init() { super.init() }
    /// None.
    open var options: [AVMediaSelectionOption] { [] }
    /// Nil.
    open var defaultOption: AVMediaSelectionOption? { nil }
    /// True.
    open var allowsEmptySelection: Bool { true }
    /// Those that can be played.
    open class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption])
        -> [AVMediaSelectionOption] { mediaSelectionOptions.filter(\.isPlayable) }
    /// Those of a language.
    open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale)
        -> [AVMediaSelectionOption] { mediaSelectionOptions.filter { $0.locale == locale } }
    /// Those of languages, the preferred ones first.
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] {
        preferredLanguages.flatMap { tag in mediaSelectionOptions.filter { $0.extendedLanguageTag == tag } }
    }
}
/// What is chosen. Nothing is.
open class AVMediaSelection: NSObject {
    /// Nil.
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}
/// Which languages are preferred.
open class AVPlayerMediaSelectionCriteria: NSObject {
    /// The languages, the best first; nil for any.
    public let preferredLanguages: [String]?
    /// What a track has to be good for; nil for anything.
    public let preferredMediaCharacteristics: [AVMediaCharacteristic]?
    /// Languages and what a track has to be good for.
    public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
        (self.preferredLanguages, self.preferredMediaCharacteristics) =
            (preferredLanguages, preferredMediaCharacteristics)
    }
}
/// Values of a part of a video.
open class AVMetadataGroup: NSObject {
    fileprivate override init() { super.init() }
    /// The values.
    open var items: [AVMetadataItem] { [] }
}
/// Values of a part of a video, such as a chapter.
open class AVTimedMetadataGroup: AVMetadataGroup {
    private let content: [AVMetadataItem]
    /// The part.
    public let timeRange: CMTimeRange
    open override var items: [AVMetadataItem] { content }
    /// Values of a part of a video.
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) { (content, self.timeRange) = (items, timeRange) }
}
/// Values from one date to another.
open class AVDateRangeMetadataGroup: AVMetadataGroup {
    private let content: [AVMetadataItem]
    /// The first date, and the last; nil for no end.
    public let startDate: Date, endDate: Date?
    open override var items: [AVMetadataItem] { content }
    /// Values from one date to another.
    public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
        (content, self.startDate, self.endDate) = (items, startDate, endDate)
    }
}

extension AVAsset {
    /// The tracks of a kind.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    /// The tracks that are good for something.
    public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    /// The track of a number; nil for none.
    public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }
    /// The tracks of a kind.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: mediaType)
    }
    /// Calls the closure at once, with the tracks of a kind.
    @preconcurrency public func loadTracks(withMediaType mediaType: AVMediaType,
                           completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void) {
        completionHandler(tracks(withMediaType: mediaType), nil)
    }
    /// The tracks that are good for something.
    public func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws
        -> [AVAssetTrack] { tracks(withMediaCharacteristic: mediaCharacteristic) }
    /// Calls the closure at once, with the tracks that are good for something.
    @preconcurrency public func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic,
                           completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void) {
        completionHandler(tracks(withMediaCharacteristic: mediaCharacteristic), nil)
    }
    /// The track of a number; nil for none.
    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        track(withTrackID: trackID)
    }
    /// Failed: no video is read.
    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        .failed
    }
    /// Calls the closure at once: no video is read.
    @preconcurrency public func loadValuesAsynchronously(forKeys keys: [String],
                                         completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
    /// Ends what is under way. Nothing to do: nothing is loaded.
    public func cancelLoading() {}
    /// None.
    public func loadChapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) async throws
        -> [AVTimedMetadataGroup] { [] }
    /// None.
    public func loadChapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
    ) async throws -> [AVTimedMetadataGroup] { [] }
    /// None.
    public func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String])
        -> [AVTimedMetadataGroup] { [] }
    /// Nil.
    public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws
        -> AVMediaSelectionGroup? { nil }
    /// Nil.
    public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
        -> AVMediaSelectionGroup? { nil }
    /// None.
    public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    /// Nothing is chosen.
    public var preferredMediaSelection: AVMediaSelection { AVMediaSelection() }
    /// None.
    public var allMediaSelections: [AVMediaSelection] { [] }
    /// 1.
    public var preferredRate: Float { 1 }
    /// 1.
    public var preferredVolume: Float { 1 }
    /// As it is.
    public var preferredTransform: CGAffineTransform { .identity }
    /// False.
    public var isExportable: Bool { false }
    /// False.
    public var isReadable: Bool { false }
    /// False.
    public var isComposable: Bool { false }
    /// False.
    public var hasProtectedContent: Bool { false }
    /// False.
    public var providesPreciseDurationAndTiming: Bool { false }
    /// Nil.
    public var creationDate: AVMetadataItem? { nil }
    /// Nil.
    public var lyrics: String? { nil }
    /// None.
    public var availableMetadataFormats: [AVMetadataFormat] { [] }
}
/// How far a value is loaded.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

extension AVPartialAsyncProperty where Root: AVAsset {
    /// False.
    public static var isComposable: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    /// False.
    public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    /// False.
    public static var canContainFragments: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    /// False.
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    /// None.
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { .init { _ in [] } }
    /// None.
    public static var availableMediaCharacteristicsWithMediaSelectionOptions:
        AVAsyncProperty<Root, [AVMediaCharacteristic]> { .init { _ in [] } }
    /// Nothing is chosen.
    public static var preferredMediaSelection: AVAsyncProperty<Root, AVMediaSelection> {
        .init { $0.preferredMediaSelection }
    }
    /// None.
    public static var allMediaSelections: AVAsyncProperty<Root, [AVMediaSelection]> { .init { _ in [] } }
}
extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// None.
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { .init { _ in [] } }
    /// How long the shortest picture is shown.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init { $0.minFrameDuration } }
    /// Parts of a second.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { .init { $0.naturalTimeScale } }
    /// None.
    public static var mediaCharacteristics: AVAsyncProperty<Root, [AVMediaCharacteristic]> { .init { _ in [] } }
    /// Nil.
    public static var languageCode: AVAsyncProperty<Root, String?> { .init { $0.languageCode } }
    /// Nil.
    public static var extendedLanguageTag: AVAsyncProperty<Root, String?> { .init { $0.extendedLanguageTag } }
    /// None.
    public static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> { .init { $0.segments } }
    /// None.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { _ in [] } }
    /// None.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { _ in [] } }
    /// Bytes.
    public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> { .init { $0.totalSampleDataLength } }
    /// True.
    public static var isSelfContained: AVAsyncProperty<Root, Bool> { .init { $0.isSelfContained } }
    /// From 0 to 1.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { $0.preferredVolume } }
    /// False.
    public static var isDecodable: AVAsyncProperty<Root, Bool> { .init { $0.isDecodable } }
}

/// Whether the duration has to be exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// Which other files it may be made of.
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
/// Cookies for its server.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// Whether it is loaded over a phone's network.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
/// What the server hears of the program.
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
/// Its kind, whatever the server says.
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
/// Whether it is loaded over an expensive network.
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
