public import CoreMedia
public import Foundation

// What is said of an export. It fails; values are kept.

extension AVAssetExportSession {
    /// How far an export is.
    public enum State: Sendable {
        case pending, waiting
        case exporting(progress: Progress)
    }
    /// How far it is: it waits, and ends.
    public func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> {
        AsyncStream { continuation in
            continuation.yield(.pending)
            continuation.finish()
        }
    }
    /// False: no video is made.
    public class func compatibility(ofExportPreset presetName: String, with asset: AVAsset,
                                    outputFileType: AVFileType?) async -> Bool { false }
    /// Calls the closure at once, with false.
    @preconcurrency public class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { handler(false) }
    /// None.
    public var compatibleFileTypes: [AVFileType] { get async { [] } }
    /// Bytes; 0.
    public var estimatedOutputFileLength: Int64 { 0 }
    /// Bytes; 0.
    public var estimatedOutputFileLengthInBytes: Int64 { get async throws { 0 } }
    /// Not known.
    public var maxDuration: CMTime { .invalid }
    /// Not known.
    public var estimatedMaximumDuration: CMTime { get async throws { .invalid } }
}
/// Which values are kept.
open class AVMetadataItemFilter: NSObject {
    private override init() { super.init() }
    /// Leaves out where a video was taken and the like.
    open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() }
}
