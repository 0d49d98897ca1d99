public import Foundation

/// What has failed.
public struct AVError: Error, Hashable, CustomNSError {
    /// The numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804, noDataCaptured = -11805, sessionConfigurationChanged = -11806
        case diskFull = -11807, deviceWasDisconnected = -11808, mediaChanged = -11809
        case maximumDurationReached = -11810, maximumFileSizeReached = -11811, mediaDiscontinuity = -11812
        case maximumNumberOfSamplesForFileFormatReached = -11813, deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815, deviceLockedForConfigurationByAnotherProcess = -11817
        case sessionWasInterrupted = -11818, mediaServicesWereReset = -11819, exportFailed = -11820
        case decodeFailed = -11821, invalidSourceMedia = -11822, fileAlreadyExists = -11823
        case compositionTrackSegmentsNotContiguous = -11824, invalidCompositionTrackSegmentDuration = -11825
        case fileFormatNotRecognized = -11828, fileFailedToParse = -11829, contentIsProtected = -11831
        case noImageAtTime = -11832, decoderNotFound = -11833, encoderNotFound = -11834
        case contentIsNotAuthorized = -11835, applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838, decoderTemporarilyUnavailable = -11839
        case failedToLoadMediaData = -11849, serverIncorrectlyConfigured = -11850
        case maximumStillImageCaptureRequestsExceeded = -11830, encoderTemporarilyUnavailable = -11840
        case invalidVideoComposition = -11841, applicationIsNotAuthorizedToUseDevice = -11852
        case operationNotAllowed = -11862, operationCancelled = -11878
    }
    /// What has failed.
    public let code: Code
    /// What has failed.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// Any.
    public static var unknown: Code { .unknown }
    /// There is no room.
    public static var diskFull: Code { .diskFull }
    /// A video could not be made.
    public static var exportFailed: Code { .exportFailed }
    /// A video could not be read.
    public static var decodeFailed: Code { .decodeFailed }
    /// The system has started again what plays and records.
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    /// The longest recording has ended.
    public static var maximumDurationReached: Code { .maximumDurationReached }
    /// The person has not allowed it.
    public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
    /// There is a file already.
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
}
