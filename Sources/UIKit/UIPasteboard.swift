public import Foundation
import QuadrantCore

/// What was copied.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// The clipboard of the host that shows the views.
    public static let general = UIPasteboard()
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    private override init() { super.init() }

    private var kept: String?
    private var services: HostServices? { HostContext.current.services() }
    open var string: String? {
        get { services.map { $0.readClipboard() } ?? kept }
        set {
            kept = newValue
            services?.writeClipboard(newValue ?? "")
            changeCount += 1
        }
    }
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// Kept by the program; other programs do not see it.
    open var image: UIImage? { didSet { changeCount += 1 } }
    open var hasStrings: Bool { string?.isEmpty == false }
    open var hasURLs: Bool { url?.scheme != nil }
    open var hasImages: Bool { image != nil }
    open private(set) var changeCount = 0
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String }
}
