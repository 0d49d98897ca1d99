public import SwiftUI
public import UIKit
import QuadrantViews

/// A button for where sound is heard: the symbol of AirPlay. There is only this device.
open class AVRoutePickerView: UIView {
    /// Whether devices that show videos are first. Nothing to do: there is no other device.
    open var prioritizesVideoDevices = false
    /// The colour while another device plays. Nothing to do: there is none.
    open var activeTintColor: UIColor! = .systemBlue
    /// Who is notified: never. Held weakly.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open override func _content() -> AnyView? {
        AnyView(Image(systemName: "airplayaudio").resizable().scaledToFit().padding(4)
            .foregroundStyle(Color(uiColor: tintColor)))
    }
}
/// Is notified of the list of devices. It is never called.
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// The list is about to be shown. Never called.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// The list was shown. Never called.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
    /// Does nothing.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// Does nothing.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A speed of playing that a person can choose.
open class AVPlaybackSpeed: NSObject {
    /// 1 is the usual speed.
    public let rate: Float
    /// Its name in the language of the device.
    public let localizedName: String
    /// A speed and its name.
    public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
    /// Its name as a number.
    open var localizedNumericName: String { "\(rate == rate.rounded() ? String(Int(rate)) : String(rate))×" }
    /// 0.5, 1, 1.25, 1.5 and 2.
    open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
        [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: String($0)) }
    }
}
/// Is notified of a player. Nothing is played: it is never called.
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// It is about to fill the screen. Never called.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    )
    /// It is about to leave the full screen. Never called.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    )
    /// It is about to be shown over other programs. Never called.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// It is shown over other programs. Never called.
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// It could not be shown over other programs. Never called.
    func playerViewController(_ playerViewController: AVPlayerViewController,
                              failedToStartPictureInPictureWithError error: any Error)
    /// It is about to return. Never called.
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// It has returned. Never called.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Whether it closes while it is over other programs. Never called.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    /// The program shows it again. Never called.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    )
}
extension AVPlayerViewControllerDelegate {
    /// Does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {}
    /// Does nothing.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Does nothing.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewController(_ playerViewController: AVPlayerViewController,
                                     failedToStartPictureInPictureWithError error: any Error) {}
    /// Does nothing.
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Does nothing.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// True.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    /// Calls the closure at once.
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
