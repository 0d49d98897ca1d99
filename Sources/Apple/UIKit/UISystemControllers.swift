public import Foundation
import QuadrantCore
public import QuadrantGeometry
import QuadrantViews
public import UniformTypeIdentifiers

/// A controller with a system screen, which is replaced by a placeholder with its name.
@MainActor @preconcurrency
open class _UISystemController: UIViewController {
    open var _symbol: String { "rectangle.dashed" }
    open override func loadView() {
        let name = "\(type(of: self))", symbol = _symbol
        view = ContentView { AnyView(FrameworkPanel(name, symbol: symbol)) }
    }
}

/// The system's panel for sharing. A panel with its name is drawn in its place.
@MainActor @preconcurrency
open class UIActivityViewController: _UISystemController {
    /// Receives the way of sharing, whether it was done, what came back and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// Neither what is shared nor the program's own ways are kept.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Kept; never called.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Ways of sharing that are not offered. Nothing to do: a panel stands for the controller.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open override var _symbol: String { "square.and.arrow.up" }
}

/// A way of sharing, for panels of the system. None is run.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// The name of a way to share.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The name, in reversed domain order.
        public let rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A way by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// As a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// By mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// The system's way of this name.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// The system's way of this name.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// The system's way of this name.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// The system's way of this name.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// The system's way of this name.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        /// The system's way of this name.
        public static let collaborationInviteWithLink =
            ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// The system's way of this name.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// The system's way of this name.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// To the clipboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// To a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// On paper.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Into the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// As the picture of a person.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// To the pages to read later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// On Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// On Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// As a book.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// As a PDF to draw on.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }
}
/// Makes an item at the time when it is shared. It is never called.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// A placeholder for the item. Never called.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for a way of sharing; nil shares nothing. Never called.
    func activityViewController(_ activityViewController: UIActivityViewController,
                                itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
}

/// The system's screen for taking or choosing a photo. A panel with its name is drawn in its place.
@MainActor @preconcurrency
open class UIImagePickerController: _UISystemController {
    /// Where a photo comes from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// Which camera takes it.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// What the delegate of a picker receives.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `UIImage`, as it was taken.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// A `UIImage`, as it was cropped.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The `URL` of the image's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The `URL` of a video's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The type identifier, a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The part that was cut out, in pixels of the original.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    }
    /// The library by default; it decides the symbol of the panel.
    open var sourceType = SourceType.photoLibrary
    /// Whether the photo can be cropped. Nothing to do: a panel stands for the controller.
    open var allowsEditing = false
    /// Type identifiers. Nothing to do: a panel stands for the controller.
    open var mediaTypes = ["public.image"]
    /// Which camera takes the photo. Nothing to do: a panel stands for the controller.
    open var cameraDevice = CameraDevice.rear
    /// Whether a photo or a video is taken. Nothing to do: a panel stands for the controller.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Seconds. Nothing to do: a panel stands for the controller.
    open var videoMaximumDuration: TimeInterval = 600
    /// Whether a flash is used. Nothing to do: a panel stands for the controller.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Whether a flash is used.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// Which format images have. Nothing to do: a panel stands for the controller.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// Which format images have.
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
    /// The quality of videos. Nothing to do: a panel stands for the controller.
    open var videoQuality = QualityType.typeMedium
    /// The quality of videos.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// Over the camera. Nothing to do: a panel stands for the controller.
    open var cameraOverlayView: UIView?
    /// How the picture of the camera is turned. Nothing to do: a panel stands for the controller.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Whether the camera has buttons. Nothing to do: a panel stands for the controller.
    open var showsCameraControls = true
    /// Takes a photo. Nothing to do: there is no camera.
    open func takePicture() {}
    /// False: there is no camera.
    @discardableResult
    open func startVideoCapture() -> Bool { false }
    /// Ends a video. Nothing to do: there is no camera.
    open func stopVideoCapture() {}
    /// False: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// False: there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Images, of the library.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : ["public.image"]
    }
    /// Held weakly; never called.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// There is no camera here.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open override var _symbol: String { sourceType == .camera ? "camera" : "photo.on.rectangle" }
}
/// Receives the photo that is picked. It is never called.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user has chosen a photo or a video. Never called.
    func imagePickerController(_ picker: UIImagePickerController,
                               didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The user has chosen nothing. Never called.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(_ picker: UIImagePickerController,
                                      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The system's screen for choosing a font. A panel with its name is drawn in its place.
@MainActor @preconcurrency
open class UIFontPickerViewController: _UISystemController {
    /// What a font picker offers.
    @MainActor @preconcurrency
    public final class Configuration: NSObject {
        /// A configuration with the default values.
        public override init() { super.init() }
        /// Whether single faces of a family are offered; false by default.
        public var includeFaces = false
        /// Whether names are set in the system font; false by default.
        public var displayUsingSystemFont = false
    }
    /// The configuration is not kept.
    public convenience init(configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
    /// Kept; it does not change by itself. Nil by default.
    open var selectedFontDescriptor: UIFontDescriptor?
    /// Held weakly; never called.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open override var _symbol: String { "textformat" }
}
/// Receives the font that is picked. It is never called.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// The user has chosen nothing. Never called.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// The user has chosen the font `selectedFontDescriptor`. Never called.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// The system's screen for choosing a colour. A panel with its name is drawn in its place.
@MainActor @preconcurrency
open class UIColorPickerViewController: _UISystemController {
    /// Kept; it does not change by itself. White by default.
    open var selectedColor = UIColor.white
    /// Whether the opacity can be chosen. Nothing to do: a panel stands for the controller.
    open var supportsAlpha = true
    /// Held weakly; never called.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open override var _symbol: String { "paintpalette" }
}
/// Receives the colour that is picked. It is never called.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The user has closed the screen. Never called.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    /// The user has chosen the colour `selectedColor`. Never called.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The user has chosen a colour, or is dragging to one. Never called.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor,
                                   continuously: Bool)
}
extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor,
                                          continuously: Bool) {}
}

/// The system's screen for choosing files. A panel with its name is drawn in its place.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: _UISystemController {
    /// For saving files elsewhere; the files are not kept.
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    /// For opening files; types are not kept.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    /// For opening files; types and mode are not kept.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Whether several files can be chosen. Nothing to do: a panel stands for the controller.
    open var allowsMultipleSelection = false
    /// Whether the endings of names are shown. Nothing to do: a panel stands for the controller.
    open var shouldShowFileExtensions = false
    /// The directory that is shown first; nil is the last one. Nothing to do: a panel stands for the controller.
    open var directoryURL: URL?
    /// Held weakly; never called.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open override var _symbol: String { "folder" }
}
/// What a picker is for.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, `open`, exportToService, moveToService }
/// Receives the files that are picked. It is never called.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The user has chosen files. Never called.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The user has chosen nothing. Never called.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A question with answers over the screen, drawn as SwiftUI's alert or list of choices.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// Whether it stands at the lower edge or in the middle.
    public enum Style: Int, Sendable { case actionSheet, alert }
    /// The text below the title; nil without one.
    open var message: String?
    /// As given when it was made.
    public private(set) var preferredStyle = Style.alert
    /// The answers, in the order of adding.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields, in the order of adding; nil without any.
    open private(set) var textFields: [UITextField]?
    /// The answer of the return key. Nothing to do: alerts are SwiftUI's.
    open var preferredAction: UIAlertAction?
    /// An alert without answers.
    public required convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }
    /// How important it is. Nothing to do: alerts are SwiftUI's.
    open var severity = UIAlertControllerSeverity.default
    /// Adds an answer behind those there are.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Adds a field, which the closure sets up at once.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
/// An answer of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// What an answer does.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    /// The text of the button; nil leaves it empty.
    public let title: String?
    /// As given when it was made.
    public let style: Style
    /// Whether it can be chosen; true by default.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?
    /// An answer with the closure that choosing it runs.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

/// How important an alert is.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
