public import CoreTransferable
public import Foundation

// What an extension is given, such as one for sharing. Here no other program opens an extension: there are no items,
// and results go nowhere.

/// What an extension gets, or gives back.
@MainActor @preconcurrency
open class NSExtensionItem: NSObject {
    /// A title.
    open var attributedTitle: NSAttributedString?
    /// A text.
    open var attributedContentText: NSAttributedString?
    /// What gives the data.
    open var attachments: [NSItemProvider]?
    /// Values by name.
    open var userInfo: [AnyHashable: Any]?
    public override init() {}
}
/// The name of the title of an item.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// The name of the text of an item.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// The name of the attachments of an item.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
/// The name of errors of items.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
/// The name of the results of a script of a page.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// The name of the values that a script of a page is given.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// What an extension is opened with. No other program opens one: there are no items.
@MainActor @preconcurrency
open class NSExtensionContext: NSObject {
    /// None.
    open var inputItems: [Any] { [] }
    /// Ends the extension with results. Nothing to do: no other program opened it.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Ends the extension with an error. Nothing to do: no other program opened it.
    open func cancelRequest(withError error: any Error) {}
    /// Opens an address as the program itself does.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(URL, options: [:]) { completionHandler?($0) }
    }
    public override init() {}
}
/// What an extension without a view is.
@MainActor @preconcurrency
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// It is opened.
    func beginRequest(with context: NSExtensionContext)
}
extension UIViewController {
    /// What the extension was opened with: nil, since nothing opens one here.
    public var extensionContext: NSExtensionContext? { nil }
}
extension UIViewController: NSExtensionRequestHandling {
    /// It is opened. It is not called.
    public func beginRequest(with context: NSExtensionContext) {}
}
