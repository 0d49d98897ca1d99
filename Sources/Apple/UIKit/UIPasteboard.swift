public import Foundation
import QuadrantCore

/// The clipboard: text that is shared with the host, and an image that the program keeps.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// The clipboard of the host that shows the views.
    public static let general = UIPasteboard()
    /// Never sent.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    private override init() { super.init() }

    private var kept: String?
    private var services: HostServices? { HostContext.current.services() }
    /// The text of the host's clipboard, without a host what the program has set. Nil, when set, empties it.
    open var string: String? {
        get { services.map { $0.readClipboard() } ?? kept }
        set {
            kept = newValue
            services?.writeClipboard(newValue ?? "")
            changeCount += 1
        }
    }
    /// `string` alone; those that are set are joined by line breaks.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    /// `string` as an address; nil where it is none.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// Kept by the program; other programs do not see it.
    open var image: UIImage? { didSet { changeCount += 1 } }
    /// Whether there is any text.
    open var hasStrings: Bool { string?.isEmpty == false }
    /// Whether the text is an address with a scheme.
    open var hasURLs: Bool { url?.scheme != nil }
    /// Whether the program has set an image.
    open var hasImages: Bool { image != nil }
    /// How often the program has set something; changes by others are not counted.
    open private(set) var changeCount = 0
    /// Sets `string` to a string; any other value empties it. The type has no effect.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String }
}
