public import Foundation
import QuadrantStandIn

/// Prints documents. There is no printer: none is.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    /// Receives whether something was printed, and an error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    /// The only one.
    open class var shared: UIPrintInteractionController { only }
    private static let only = UIPrintInteractionController()
    private override init() {}
    /// False: there is no printer.
    open class var isPrintingAvailable: Bool { false }
    /// False: there is no printer.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// False: there is no printer.
    open class func canPrint(_ url: URL) -> Bool { false }
    /// How documents are printed. Nothing to do: there is no printer.
    open var printInfo: UIPrintInfo?
    /// What is printed. Nothing to do: there is no printer.
    open var printingItem: Any?, printingItems: [Any]?
    /// What lays pages out. Nothing to do: there is no printer.
    open var printFormatter: UIPrintFormatter?, printPageRenderer: UIPrintPageRenderer?
    /// What the panel shows. Nothing to do: there is no printer.
    open var showsNumberOfCopies = true, showsPaperSelectionForLoadedPapers = false, showsPaperOrientation = true
    /// Held weakly; nothing is asked of it.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Shows the panel. False, as the handler receives. Without effect: there is no printer.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        standIn(self, "there is no printer")
        completion?(self, false, nil)
        return false
    }
    /// Shows the panel at a view. Without effect: there is no printer.
    @discardableResult
    open func present(from rect: CGRect, in view: UIView, animated: Bool,
                      completionHandler completion: CompletionHandler? = nil) -> Bool {
        standIn(self, "there is no printer")
        completion?(self, false, nil)
        return false
    }
    /// Closes the panel. Nothing to do: there is no printer.
    open func dismiss(animated: Bool) {}
}
/// The delegate of printing. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}
/// How a document is printed.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    /// What a document is.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    /// How pages lie.
    public enum Orientation: Int, Sendable { case portrait, landscape }
    /// Whether both sides are printed.
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
    /// Values by their names, which are not read.
    public init(dictionary: [AnyHashable: Any]?) {}
    /// The default values.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
    /// The name of the document.
    open var jobName = ""
    /// The printer; nil is any.
    open var printerID: String?
    /// What the document is.
    open var outputType = OutputType.general
    /// How pages lie.
    open var orientation = Orientation.portrait
    /// Whether both sides are printed.
    open var duplex = Duplex.none
}
/// Lays out pages of a content.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    /// Points around the content on pages.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// Points around the content.
    open var contentInsets = UIEdgeInsets.zero
    /// Points; 0 is any.
    open var maximumContentWidth: CGFloat = 0, maximumContentHeight: CGFloat = 0
    /// The first page.
    open var startPage = 0
    /// 1: pages are not laid out.
    open var pageCount: Int { 1 }
    /// The text of the content.
    var content: NSAttributedString { NSAttributedString() }
}
/// Lays out pages of a text.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
    open var text: String?
    /// The text with attributes.
    open var attributedText: NSAttributedString?
    /// The font; nil is that of the system.
    open var font: UIFont?
    /// The colour; nil is black.
    open var color: UIColor?
    /// Pages of a text.
    public init(text: String) { self.text = text }
    /// Pages of a text with attributes.
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
    override var content: NSAttributedString {
        attributedText ?? NSAttributedString(string: text ?? "", attributes: [
            .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
        ])
    }
}
/// Lays out pages of HTML.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML.
    open var markupText: String?
    /// Pages of HTML.
    public init(markupText: String) { self.markupText = markupText }
    override var content: NSAttributedString {
        (try? NSAttributedString(data: Data((markupText ?? "").utf8),
                                 options: [.documentType: NSAttributedString.DocumentType.html],
                                 documentAttributes: nil)) ?? NSAttributedString()
    }
}
/// Draws pages: the texts of its formatters, one below the other on one page.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
    /// Points.
    open var headerHeight: CGFloat = 0, footerHeight: CGFloat = 0
    /// The rectangle of the paper, of Letter unless it is set by its key.
    open var paperRect: CGRect { values["paperRect"] ?? CGRect(x: 0, y: 0, width: 612, height: 792) }
    /// The rectangle that is printed on, in the paper.
    open var printableRect: CGRect { values["printableRect"] ?? paperRect.insetBy(dx: 36, dy: 36) }
    private var values: [String: CGRect] = [:]
    /// Sets "paperRect" or "printableRect" to an `NSValue` with a rectangle.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = (value as? NSValue)?.rectValue }
    /// The formatters.
    open private(set) var printFormatters: [UIPrintFormatter]? = []
    /// Adds a formatter; the page has no effect.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters?.append(formatter)
    }
    /// The formatters of a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { printFormatters }
    /// 1, or what a class says.
    open var numberOfPages: Int { 1 }
    /// Prepares pages. For overriding; called by programs.
    open func prepare(forDrawingPages range: NSRange) {}
    /// Draws a page in the current context: header, content and footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let content = CGRect(x: printableRect.minX, y: printableRect.minY + headerHeight, width: printableRect.width,
                             height: printableRect.height - headerHeight - footerHeight)
        drawHeaderForPage(at: pageIndex, in: CGRect(x: printableRect.minX, y: printableRect.minY,
                                                    width: printableRect.width, height: headerHeight))
        drawContentForPage(at: pageIndex, in: content)
        drawFooterForPage(at: pageIndex, in: CGRect(x: printableRect.minX, y: printableRect.maxY - footerHeight,
                                                    width: printableRect.width, height: footerHeight))
    }
    /// For overriding: draws the header.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws the texts of the formatters.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        var rect = contentRect
        for formatter in printFormatters ?? [] {
            let text = formatter.content
            text.draw(in: rect)
            let used = text.boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil).height
            rect = CGRect(x: rect.minX, y: rect.minY + used, width: rect.width, height: max(rect.height - used, 0))
        }
    }
    /// For overriding: draws the footer.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// Shows a file in other programs. A panel with its name is drawn in its place.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL?
    /// The name that is shown.
    open var name: String?
    /// The identifier of the file's type.
    open var uti: String?
    /// Held weakly; nothing is asked of it.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// A controller of a file.
    public init(url: URL) { self.url = url }
    /// False. Without effect: files are not previewed.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        standIn(self, "files are not previewed")
        return false
    }
    /// False. Without effect: no other program opens the file.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        standIn(self, "no other program opens the file")
        return false
    }
    /// False. Without effect: no other program opens the file.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        standIn(self, "no other program opens the file")
        return false
    }
}
/// The delegate of a controller of a file. None of its methods is called.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller that previews are shown over. Never called.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
}
extension UIDocumentInteractionControllerDelegate {
    /// An empty controller.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
/// Explains a word. A panel with its name is drawn in its place.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: _UISystemController {
    /// The word is not kept.
    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    /// As coded in a storyboard, which nothing here reads.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// False: there is no dictionary.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
    open override var _symbol: String { "character.book.closed" }
}
/// The menu of copying and pasting. It is not shown.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    /// The only one.
    open class var shared: UIMenuController { only }
    private static let only = UIMenuController()
    private override init() {}
    /// False: it is not shown.
    open var isMenuVisible: Bool { false }
    /// Further items. Nothing to do: the menu is not shown.
    open var menuItems: [UIMenuItem]?
    /// Shows the menu. Without effect: text has the menus of SwiftUI.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        standIn(self, "text has the menus of SwiftUI")
    }
    /// Hides the menu. Nothing to do: the menu is not shown.
    open func hideMenu() {}
}
/// An item of the menu of copying and pasting.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    /// The text.
    open var title: String
    /// What is sent.
    open var action: Selector
    /// An item.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
