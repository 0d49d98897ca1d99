public import Foundation
public import Photos
public import SwiftUI
public import UIKit
import QuadrantViews

/// Shows a photo with a few seconds around it. There is none: a panel.
open class PHLivePhotoView: UIView {
    /// How long it plays.
    public enum PlaybackStyle: Int, Sendable { case undefined, full, hint }
    /// What is shown. Nothing to do: a panel stands for it.
    open var livePhoto: PHLivePhoto?
    /// Whether it is silent. Nothing to do: nothing is played.
    open var isMuted = false
    /// Who is notified: never. Held weakly.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// What begins to play: a press.
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
    /// Plays. Nothing to do: nothing is played.
    open func startPlayback(with playbackStyle: PlaybackStyle) {}
    /// Ends. Nothing to do: nothing is played.
    open func stopPlayback() {}
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("PHLivePhotoView", symbol: "livephoto")) }
}
/// Is notified of a live photo. It is never called.
@MainActor @preconcurrency
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// It is about to play. Never called.
    func livePhotoView(_ livePhotoView: PHLivePhotoView,
                       willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
    /// It has played. Never called.
    func livePhotoView(_ livePhotoView: PHLivePhotoView,
                       didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}
extension PHLivePhotoViewDelegate {
    /// Does nothing.
    public func livePhotoView(_ livePhotoView: PHLivePhotoView,
                              willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle) {}
    /// Does nothing.
    public func livePhotoView(_ livePhotoView: PHLivePhotoView,
                              didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle) {}
}
extension PHPhotoLibrary {
    /// Shows which photos a program may see. Nothing to do: there is no library.
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    /// Calls the closure at once, without names.
    @preconcurrency public func presentLimitedLibraryPicker(from controller: UIViewController,
                                            completionHandler: @escaping @Sendable ([String]) -> Void) {
        completionHandler([])
    }
}
