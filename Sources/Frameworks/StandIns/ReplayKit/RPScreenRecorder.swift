public import AVFoundation
@_exported public import Foundation
import QuadrantStandIn
public import SwiftUI
public import UIKit

// Recordings of the screen. There is no recorder.

/// The domain of errors.
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
/// Why nothing was recorded.
public enum RPRecordingErrorCode: Int, Error, Sendable {
    case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803, failed = -5804
    case insufficientStorage = -5805, interrupted = -5806, contentResize = -5807, broadcastInvalidSession = -5808
    case systemDormancy = -5809, entitlements = -5810, activePhoneCall = -5811
}
/// What was recorded.
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }
/// Which camera is used.
public enum RPCameraPosition: Int, Sendable { case front = 1, back }

/// Is notified of a recording. Its methods are never called.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// The recording has ended.
    func screenRecorder(_ screenRecorder: RPScreenRecorder,
                        didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?)
    /// Whether it can record has changed.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
    public func screenRecorder(_ screenRecorder: RPScreenRecorder,
                               didStopRecordingWith previewViewController: RPPreviewViewController?,
                               error: (any Error)?) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
/// Records the screen: not here.
@MainActor @preconcurrency
open class RPScreenRecorder: NSObject {
    private static let only = RPScreenRecorder()
    /// The only one.
    open class func shared() -> RPScreenRecorder { only }
    nonisolated override init() { super.init() }
    /// Held weakly; never called.
    open weak var delegate: (any RPScreenRecorderDelegate)?
    /// False: there is no recorder.
    open var isAvailable: Bool { false }
    /// False: there is no recorder.
    open var isRecording: Bool { false }
    /// Whether the voice is recorded. Nothing to do: there is no recorder.
    open var isMicrophoneEnabled = false
    /// Whether the camera is recorded. Nothing to do: there is no recorder.
    open var isCameraEnabled = false
    /// Which camera is recorded. Nothing to do: there is no recorder.
    open var cameraPosition = RPCameraPosition.front
    /// Nil: there is no camera.
    open var cameraPreviewView: UIView? { nil }
    /// Calls the closure at once, with an error. Without effect: there is no recorder of the screen.
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
        standIn(self, "there is no recorder of the screen")
        handler?(RPRecordingErrorCode.failedToStart)
    }
    /// Throws: there is no recorder.
    open func startRecording() async throws { throw RPRecordingErrorCode.failedToStart }
    /// Calls the closure at once, with an error.
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, RPRecordingErrorCode.failed)
    }
    /// Throws: there is no recorder.
    open func stopRecording() async throws -> RPPreviewViewController { throw RPRecordingErrorCode.failed }
    /// Throws: there is no recorder.
    open func stopRecording(withOutput url: URL) async throws { throw RPRecordingErrorCode.failed }
    /// Calls the closure at once, with an error.
    open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingErrorCode.failed)
    }
    /// Calls the second closure at once, with an error.
    open func startCapture(handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
                           completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingErrorCode.failedToStart)
    }
    /// Calls the closure at once, with an error.
    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { handler?(RPRecordingErrorCode.failed) }
    /// Calls the closure at once, with an error.
    open func startClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingErrorCode.failedToStart)
    }
    /// Calls the closure at once, with an error.
    open func stopClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingErrorCode.failed)
    }
    /// Calls the closure at once, with an error.
    open func exportClip(to url: URL, duration: TimeInterval, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingErrorCode.failed)
    }
    /// Calls the closure at once.
    open func discardRecording(handler: @escaping () -> Void) { handler() }
}
/// Is notified of the screen of a recording. Its methods are never called.
@MainActor @preconcurrency
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// It was closed.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    /// It was closed, after something was done with the recording.
    func previewController(_ previewController: RPPreviewViewController,
                           didFinishWithActivityTypes activityTypes: Set<String>)
}
extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(_ previewController: RPPreviewViewController,
                                  didFinishWithActivityTypes activityTypes: Set<String>) {}
}
/// The screen of a recording. None is made.
@MainActor @preconcurrency
open class RPPreviewViewController: UIViewController {
    /// Held weakly; never called.
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
/// A button that begins a recording: a panel.
@MainActor @preconcurrency
open class RPSystemBroadcastPickerView: UIView {
    /// What records.
    open var preferredExtension: String?
    /// Whether the voice can be recorded.
    open var showsMicrophoneButton = true
    open override func _content() -> AnyView? { AnyView(Image(systemName: "record.circle")) }
}
/// Receives recordings. None comes.
open class RPBroadcastSampleHandler: NSObject {
    /// A receiver.
    public override init() { super.init() }
    /// A recording begins; never called.
    open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    /// A recording waits; never called.
    open func broadcastPaused() {}
    /// A recording continues; never called.
    open func broadcastResumed() {}
    /// A recording has ended; never called.
    open func broadcastFinished() {}
    /// A part of a recording; never called.
    open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
    /// Ends with an error. Nothing to do: there is no recording.
    open func finishBroadcastWithError(_ error: any Error) {}
}
