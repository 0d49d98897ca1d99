public import UIKit

/// A button of the page of what is played.
@MainActor @preconcurrency
open class CPNowPlayingButton: NSObject {
    /// Whether it can be tapped.
    open var isEnabled = true
    /// Whether it is on.
    open var isSelected = false
    private let handler: ((CPNowPlayingButton) -> Void)?
    /// A button.
    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}
/// Plays in another order.
@MainActor @preconcurrency
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
/// Plays again.
@MainActor @preconcurrency
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
/// Adds to a library.
@MainActor @preconcurrency
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
/// Shows more.
@MainActor @preconcurrency
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
/// Plays faster.
@MainActor @preconcurrency
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
/// A button with a picture.
@MainActor @preconcurrency
open class CPNowPlayingImageButton: CPNowPlayingButton {
    /// The picture.
    public let image: UIImage?
    /// A button.
    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}
/// Is notified of the page of what is played.
@MainActor @preconcurrency
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    /// The button of what is next was tapped; never called.
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    /// The button of the album or artist was tapped; never called.
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}
/// The page of what is played.
@MainActor @preconcurrency
open class CPNowPlayingTemplate: CPTemplate {
    /// The only one.
    public static let shared = CPNowPlayingTemplate()
    override init() { super.init() }
    private var observers: [any CPNowPlayingTemplateObserver] = []
    /// The buttons.
    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    /// Whether the album or artist is a button.
    open var isAlbumArtistButtonEnabled = false
    /// Whether there is a button of what is next.
    open var isUpNextButtonEnabled = false
    /// Its text.
    open var upNextTitle = ""
    /// Changes the buttons.
    open func updateNowPlayingButtons(_ buttons: [CPNowPlayingButton]) { nowPlayingButtons = buttons }
    /// Notifies another.
    open func add(_ observer: any CPNowPlayingTemplateObserver) { observers.append(observer) }
    /// Notifies one no more.
    open func remove(_ observer: any CPNowPlayingTemplateObserver) { observers.removeAll { $0 === observer } }
}
