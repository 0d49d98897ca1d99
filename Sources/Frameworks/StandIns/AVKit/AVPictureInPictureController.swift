public import UIKit

/// Shows a video over other programs: a device without it, so that nothing is shown.
open class AVPictureInPictureController: NSObject {
    /// What is shown.
    open class ContentSource: NSObject {
        /// The layer of a player; nil for other sources.
        public let playerLayer: AVPlayerLayer?
        /// The layer of pictures of the program; nil for other sources.
        public let sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
        /// A player.
        public init(playerLayer: AVPlayerLayer) { (self.playerLayer, sampleBufferDisplayLayer) = (playerLayer, nil) }
        /// Pictures of the program.
        public init(sampleBufferDisplayLayer: AVSampleBufferDisplayLayer,
                    playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate) {
            (playerLayer, self.sampleBufferDisplayLayer) = (nil, sampleBufferDisplayLayer)
        }
        /// A video call.
        public init(activeVideoCallSourceView: UIView,
                    contentViewController: AVPictureInPictureVideoCallViewController) {
            (playerLayer, sampleBufferDisplayLayer) = (nil, nil)
        }
    }
    /// False.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The symbol of a button that begins.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The symbol of a button that ends.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    /// The symbol of a button that begins.
    open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        pictureInPictureButtonStartImage
    }
    /// The symbol of a button that ends.
    open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        pictureInPictureButtonStopImage
    }
    /// A controller of a player.
    public convenience init?(playerLayer: AVPlayerLayer) {
        self.init(contentSource: ContentSource(playerLayer: playerLayer))
    }
    /// A controller of a source.
    public init(contentSource: ContentSource) { self.contentSource = contentSource }
    /// What is shown.
    open var contentSource: ContentSource?
    /// The layer of the player.
    open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }
    /// Who is notified. Held weakly.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Begins: the delegate hears of an error.
    open func startPictureInPicture() {
        delegate?.pictureInPictureController(
            self, failedToStartPictureInPictureWithError: NSError(domain: AVKitErrorDomain, code: -1001))
    }
    /// Ends. Nothing to do: nothing is shown.
    open func stopPictureInPicture() {}
    /// Reads again whether the video is paused. Nothing to do: nothing is shown.
    open func invalidatePlaybackState() {}
    /// False.
    open var isPictureInPicturePossible: Bool { false }
    /// False.
    open var isPictureInPictureActive: Bool { false }
    /// False.
    open var isPictureInPictureSuspended: Bool { false }
    /// Whether it begins when the program goes to the background. Nothing to do: nothing is shown.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether a person cannot jump. Nothing to do: nothing is shown.
    open var requiresLinearPlayback = false
}
/// The domain of errors.
public let AVKitErrorDomain = "AVKitErrorDomain"
/// What a video call shows over other programs.
open class AVPictureInPictureVideoCallViewController: UIViewController {}

/// Is notified of a video over other programs.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// It is about to begin. Never called.
    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
    /// It has begun. Never called.
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
    /// It could not begin.
    func pictureInPictureController(_ controller: AVPictureInPictureController,
                                    failedToStartPictureInPictureWithError error: any Error)
    /// It is about to end. Never called.
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
    /// It has ended. Never called.
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
    /// The program shows the video again. Never called.
    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    )
}
extension AVPictureInPictureControllerDelegate {
    /// Does nothing.
    public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    /// Does nothing.
    public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    /// Does nothing.
    public func pictureInPictureController(_ controller: AVPictureInPictureController,
                                           failedToStartPictureInPictureWithError error: any Error) {}
    /// Does nothing.
    public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    /// Does nothing.
    public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    /// Calls the closure at once.
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
/// Plays pictures of the program. It is never called.
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
    /// Plays or pauses. Never called.
    func pictureInPictureController(_ controller: AVPictureInPictureController, setPlaying playing: Bool)
    /// What can be played. Never called.
    func pictureInPictureControllerTimeRangeForPlayback(_ controller: AVPictureInPictureController) -> CMTimeRange
    /// Whether it is paused. Never called.
    func pictureInPictureControllerIsPlaybackPaused(_ controller: AVPictureInPictureController) -> Bool
    /// The size has changed. Never called.
    func pictureInPictureController(_ controller: AVPictureInPictureController,
                                    didTransitionToRenderSize newRenderSize: CMVideoDimensions)
    /// Jumps. Never called.
    func pictureInPictureController(_ controller: AVPictureInPictureController,
                                    skipByInterval skipInterval: CMTime) async
    /// Jumps. Never called.
    func pictureInPictureController(_ controller: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
                                    completion completionHandler: @escaping () -> Void)
}
extension AVPictureInPictureSampleBufferPlaybackDelegate {
    /// Does nothing.
    public func pictureInPictureController(_ controller: AVPictureInPictureController,
                                           skipByInterval skipInterval: CMTime) async {}
    /// Calls the closure at once.
    public func pictureInPictureController(_ controller: AVPictureInPictureController,
                                           skipByInterval skipInterval: CMTime,
                                           completion completionHandler: @escaping () -> Void) { completionHandler() }
}
