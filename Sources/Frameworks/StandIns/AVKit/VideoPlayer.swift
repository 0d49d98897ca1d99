@_exported public import AVFoundation
public import SwiftUI
public import UIKit
import QuadrantViews

/// Plays a video: a black rectangle with a play symbol, under the overlay.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay
    /// A panel in the place of the video, under an overlay; the player plays nothing.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }
    public var body: some View {
        ZStack {
            VideoPlane()
            overlay
        }
    }
}
extension VideoPlayer where VideoOverlay == EmptyView {
    /// A panel in the place of the video; the player plays nothing.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

private struct VideoPlane: View {
    var body: some View {
        FrameworkPanel("VideoPlayer", symbol: "play.fill").overlay {
            Color.black
            Image(systemName: "play.fill").font(.system(size: 34)).foregroundStyle(.white)
        }
    }
}

/// Plays a video on the full screen.
open class AVPlayerViewController: UIViewController {
    /// What is played; nil is nothing. Nothing to do: a panel stands for the video.
    open var player: AVPlayer?
    /// Whether there are buttons over the video. Nothing to do: a panel stands for the video.
    open var showsPlaybackControls = true
    /// How the video fills the screen. Nothing to do: a panel stands for the video.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the video stays over other programs. Nothing to do: a panel stands for the video.
    open var allowsPictureInPicturePlayback = true
    /// Whether playing makes the video fill the screen. Nothing to do: a panel stands for the video.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the end leaves the full screen. Nothing to do: a panel stands for the video.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Who is notified: never. Held weakly.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether the video stays when the program goes to the background. Nothing to do: a panel stands for the video.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the lock screen shows what is played. Nothing to do: a panel stands for the video.
    open var updatesNowPlayingInfoCenter = true
    /// Whether a person cannot jump. Nothing to do: a panel stands for the video.
    open var requiresLinearPlayback = false
    /// Whether texts in a paused video can be chosen. Nothing to do: a panel stands for the video.
    open var allowsVideoFrameAnalysis = true
    /// The speeds that a person can choose. Nothing to do: a panel stands for the video.
    open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
    /// The speed that was chosen; nil for none.
    open private(set) var selectedSpeed: AVPlaybackSpeed?
    /// Chooses a speed.
    open func selectSpeed(_ speed: AVPlaybackSpeed) { selectedSpeed = speed }
    /// A view over the video, under its buttons.
    open private(set) lazy var contentOverlayView: UIView? = {
        let overlay = UIView(frame: view.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
        return overlay
    }()
    /// Where the video is: empty, for there is none.
    open var videoBounds: CGRect { .zero }
    /// False.
    open var isReadyForDisplay: Bool { false }
    open override func loadView() { view = PlayerView() }
}

private final class PlayerView: UIView {
    override func _content() -> AnyView? { AnyView(VideoPlane()) }
}
