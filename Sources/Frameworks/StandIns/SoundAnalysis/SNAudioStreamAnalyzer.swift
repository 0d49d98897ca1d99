public import AVFoundation
public import CoreML
@_exported public import CoreMedia
@_exported public import Foundation

// What is heard in sounds. Nothing is recognised: requests are errors.

/// Why a sound was not analysed.
public struct SNError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { "com.apple.SoundAnalysis" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}
/// The name of a set of sounds.
public struct SNClassifierIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// About 300 sounds.
    public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}
/// What is looked for in a sound.
public protocol SNRequest: NSObjectProtocol {}
/// What was found in a sound.
public protocol SNResult: NSObjectProtocol {}
/// Is notified what was found. Only the error is.
public protocol SNResultsObserving: NSObjectProtocol {
    /// Something was found; never called.
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    /// A request failed.
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    /// A request has ended.
    func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}
/// A sound and how sure it is. None is found.
open class SNClassification: NSObject {
    override init() { super.init() }
    /// Empty.
    open var identifier: String { "" }
    /// 0.
    open var confidence: Double { 0 }
}
/// Sounds of a time. None is found.
open class SNClassificationResult: NSObject, SNResult {
    override init() { super.init() }
    /// Empty.
    open var classifications: [SNClassification] { [] }
    /// When.
    open var timeRange: CMTimeRange { .zero }
    /// Nil.
    open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}
/// How long the windows of a sound may be.
public enum SNTimeDurationConstraint: Sendable {
    case enumeratedDurations([CMTime])
    case durationRange(CMTimeRange)
}
/// Looks for sounds of a set.
open class SNClassifySoundRequest: NSObject, SNRequest {
    /// Throws: there is no set of sounds.
    public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError(.operationFailed) }
    /// Throws: no model runs.
    public init(mlModel: MLModel) throws { throw SNError(.invalidModel) }
    /// How much windows overlap, 0…1.
    open var overlapFactor = 0.5
    /// How long a window is.
    open var windowDuration = CMTime.zero
    /// How long windows may be.
    open var windowDurationConstraint: SNTimeDurationConstraint { .enumeratedDurations([]) }
    /// Empty.
    open var knownClassifications: [String] { [] }
}
/// Looks for sounds while they come. Nothing is found.
open class SNAudioStreamAnalyzer: NSObject {
    /// Sounds of a format.
    public init(format: AVAudioFormat) { super.init() }
    /// Throws: nothing is recognised.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        throw SNError(.operationFailed)
    }
    /// Looks for it no more. Nothing to do: nothing is looked for.
    open func remove(_ request: any SNRequest) {}
    /// Looks for nothing. Nothing to do: nothing is looked for.
    open func removeAllRequests() {}
    /// A part of the sound. Nothing to do: nothing is looked for.
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    /// The sound has ended. Nothing to do: nothing is looked for.
    open func completeAnalysis() {}
}
/// Looks for sounds in a file. Nothing is found.
open class SNAudioFileAnalyzer: NSObject {
    /// Sounds of a file.
    public init(url: URL) throws { super.init() }
    /// Throws: nothing is recognised.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        throw SNError(.operationFailed)
    }
    /// Looks for it no more. Nothing to do: nothing is looked for.
    open func remove(_ request: any SNRequest) {}
    /// Looks for nothing. Nothing to do: nothing is looked for.
    open func removeAllRequests() {}
    /// Looks. Nothing to do: nothing is looked for.
    open func analyze() {}
    /// Calls the closure at once, with false.
    open func analyze(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    /// Looks no more. Nothing to do: nothing is looked for.
    open func cancelAnalysis() {}
}
