@_exported public import AVFoundation
@_exported public import Foundation
import QuadrantThreads
public import UIKit

// What is played, on the screen of a locked phone. There is no such screen.

/// What is played.
public final class MPNowPlayingInfoCenter: NSObject, Sendable {
    private static let only = MPNowPlayingInfoCenter()
    private let info = Locked<[String: Any]?>(nil)
    private let state = Locked(MPNowPlayingPlaybackState.unknown)
    /// The only one.
    public class func `default`() -> MPNowPlayingInfoCenter { only }
    /// What is played; kept, and shown by no screen.
    public var nowPlayingInfo: [String: Any]? {
        get { info.withLock { $0 } }
        set { info.withLock { $0 = newValue } }
    }
    /// Whether it is played; kept, and shown by no screen.
    public var playbackState: MPNowPlayingPlaybackState {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// What is played.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// A picture.
open class MPMediaItemArtwork: NSObject {
    private let handler: (CGSize) -> UIImage
    /// The size of the picture.
    public let boundsSize: CGSize
    /// A picture that is made at the size that is asked for.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (self.boundsSize, handler) = (boundsSize, requestHandler)
    }
    /// The picture at a size.
    public func image(at size: CGSize) -> UIImage? { handler(size) }
    /// The same.
    public var bounds: CGRect { CGRect(origin: .zero, size: boundsSize) }
}

/// The slider of the loudness: a line.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
    /// Whether there is a slider. Nothing to do: there is no loudspeaker.
    open var showsVolumeSlider = true
    /// Whether there is a button for other loudspeakers. Nothing to do: there is no loudspeaker.
    open var showsRouteButton = true
    /// Sets the picture of the knob. Nothing to do: there is no loudspeaker.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
