public import CoreGraphics
public import CoreMedia
public import Foundation

/// Makes pictures of a video. None is made.
open class AVAssetImageGenerator: NSObject {
    /// Which part of a picture is taken.
    public struct ApertureMode: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A part by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is shown, with square pixels.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// All, with square pixels.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        /// All, as it is kept.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }
    /// Whether a picture was made.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    /// The video.
    public let asset: AVAsset
    /// A generator; the video is not read.
    public init(asset: AVAsset) { self.asset = asset }
    /// Whether pictures stand upright. Nothing to do: none is made.
    open var appliesPreferredTrackTransform = false
    /// The largest size. Nothing to do: no picture is made.
    open var maximumSize = CGSize.zero
    /// Which part of a picture is taken. Nothing to do: none is made.
    open var apertureMode: ApertureMode?
    /// What changes pictures. Nothing to do: none is made.
    open var videoComposition: AVVideoComposition?
    /// How much earlier a picture may be. Nothing to do: none is made.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be. Nothing to do: none is made.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    private static var failure: NSError { NSError(domain: AVFoundationErrorDomain, code: -11832) }
    /// Throws.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw Self.failure
    }
    /// Throws.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw Self.failure }
    /// Calls the closure at once, with an error.
    @preconcurrency open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .invalid, Self.failure) }
    /// Calls the closure at once for each time, with an error.
    @preconcurrency open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, Self.failure) }
    }
    /// Ends what is under way. Nothing to do: no picture is made.
    open func cancelAllCGImageGeneration() {}
    /// One result for each time: each fails.
    open func images(for times: [CMTime]) -> Images { Images(times: times) }

    /// The results for some times.
    public struct Images: AsyncSequence, Sendable {
        fileprivate let times: [CMTime]
        /// A picture or an error.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)
            /// The time that was asked for.
            public var requestedTime: CMTime {
                switch self { case .success(let time, _, _): time
                case .failure(let time, _): time }
            }
            /// The picture; throws where there is none.
            public var image: CGImage {
                get throws {
                    switch self { case .success(_, let image, _): return image
                    case .failure(_, let error): throw error }
                }
            }
            /// The time of the picture; throws where there is none.
            public var actualTime: CMTime {
                get throws {
                    switch self { case .success(_, _, let time): return time
                    case .failure(_, let error): throw error }
                }
            }
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var times: ArraySlice<CMTime>
            public mutating func next() async -> Element? {
                times.popFirst().map { .failure(requestedTime: $0, error: AVAssetImageGenerator.failure) }
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
    }
}
