public import CoreGraphics
@_exported public import Foundation

// Finding nudity in pictures. It is switched off, as on a phone whose user has not switched it on.

/// What a person has switched on.
public enum SCSensitivityAnalysisPolicy: Int, Sendable { case disabled, simpleInterventions, descriptiveInterventions }

/// What was found in a picture or a video.
public final class SCSensitivityAnalysis: NSObject, Sendable {
    /// Whether there is nudity.
    public let isSensitive: Bool
    init(isSensitive: Bool) { self.isSensitive = isSensitive }
}

/// Looks for nudity. It is switched off: each picture is without.
public final class SCSensitivityAnalyzer: NSObject, Sendable {
    public override init() { super.init() }
    /// Disabled.
    public var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
    /// Nothing is found.
    public func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis {
        SCSensitivityAnalysis(isSensitive: false)
    }
    /// Nothing is found.
    public func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis {
        SCSensitivityAnalysis(isSensitive: false)
    }
    /// Nothing is found.
    public func videoAnalysis(forFileAt fileURL: URL) -> VideoAnalysisHandler { VideoAnalysisHandler() }
    /// The search in a video.
    public final class VideoAnalysisHandler: Sendable {
        /// How much is done: all.
        public let progress = Progress(totalUnitCount: 0)
        /// Nothing is found.
        public func hasSensitiveContent() async throws -> SCSensitivityAnalysis {
            SCSensitivityAnalysis(isSensitive: false)
        }
    }
}
