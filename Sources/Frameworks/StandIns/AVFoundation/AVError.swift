public import Foundation

/// Why something failed.
public struct AVError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804, noDataCaptured = -11805
        case sessionConfigurationChanged = -11806, diskFull = -11807, deviceWasDisconnected = -11808
        case mediaChanged = -11809, maximumDurationReached = -11810, maximumFileSizeReached = -11811
        case mediaDiscontinuity = -11812, maximumNumberOfSamplesForFileFormatReached = -11813
        case deviceNotConnected = -11814, deviceInUseByAnotherApplication = -11815
        case deviceLockedForConfigurationByAnotherProcess = -11817, sessionWasInterrupted = -11818
        case mediaServicesWereReset = -11819, exportFailed = -11820, decodeFailed = -11821
        case invalidSourceMedia = -11822, fileAlreadyExists = -11823, compositionTrackSegmentsNotContiguous = -11824
        case invalidCompositionTrackSegmentDuration = -11825, fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829, maximumStillImageCaptureRequestsExceeded = -11830
        case contentIsProtected = -11831, noImageAtTime = -11832, decoderNotFound = -11833, encoderNotFound = -11834
        case contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838, decoderTemporarilyUnavailable = -11839
        case encoderTemporarilyUnavailable = -11840, invalidVideoComposition = -11841, operationNotAllowed = -11862
        case serverIncorrectlyConfigured = -11850, failedToLoadMediaData = -11849
        case applicationIsNotAuthorizedToUseDevice = -11852, operationCancelled = -11878
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// `AVFoundationErrorDomain`.
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The services of sound and video were started again.
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    /// No reason is known.
    public static var unknown: Code { .unknown }
}
