@_exported public import AVFoundation
public import SwiftUI
public import UIKit
import QuadrantViews

/// Plays a video: a black rectangle with a play symbol, under the overlay.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay
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
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open override func loadView() { view = PlayerView() }
}

private final class PlayerView: UIView {
    override func _content() -> AnyView? { AnyView(VideoPlane()) }
}
