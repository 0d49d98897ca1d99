public import UIKit

/// An answer.
@MainActor @preconcurrency
open class CPAlertAction: NSObject {
    /// What an answer means.
    public enum Style: UInt, Sendable { case `default`, cancel, destructive }
    /// What is called.
    public typealias Handler = (CPAlertAction) -> Void
    /// The text.
    public let title: String
    /// What it means.
    public let style: Style
    /// The colour; nil is that of the style.
    open private(set) var color: UIColor?
    /// What is called.
    public let handler: Handler
    /// An answer.
    public init(title: String, style: Style, handler: @escaping Handler) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
    /// An answer in a colour.
    public convenience init(title: String, color: UIColor, handler: @escaping Handler) {
        self.init(title: title, style: .default, handler: handler)
        self.color = color
    }
}
/// A question with a text in several lengths.
@MainActor @preconcurrency
open class CPAlertTemplate: CPTemplate {
    /// The number of answers that a car shows.
    open class var maximumActionCount: Int { 2 }
    /// The text, the longest first.
    public let titleVariants: [String]
    /// The answers.
    public let actions: [CPAlertAction]
    /// A question.
    public init(titleVariants: [String], actions: [CPAlertAction]) {
        (self.titleVariants, self.actions) = (titleVariants, actions)
        super.init()
    }
}
/// A list of actions.
@MainActor @preconcurrency
open class CPActionSheetTemplate: CPTemplate {
    /// The title.
    public let title: String?
    /// The text.
    public let message: String?
    /// The actions.
    public let actions: [CPAlertAction]
    /// A list of actions.
    public init(title: String?, message: String?, actions: [CPAlertAction]) {
        (self.title, self.message, self.actions) = (title, message, actions)
        super.init()
    }
}
/// A button with a picture.
@MainActor @preconcurrency
open class CPButton: NSObject {
    /// The picture.
    open var image: UIImage?
    /// The text.
    open var title: String?
    /// Whether it can be tapped.
    open var isEnabled = true
    private let handler: ((CPButton) -> Void)?
    /// A button.
    public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) { (self.image, self.handler) = (image, handler) }
}
/// A button with a text.
@MainActor @preconcurrency
open class CPTextButton: NSObject {
    /// How it looks.
    public enum Style: Int, Sendable { case normal, cancel, confirm }
    /// The text.
    open var title: String
    /// How it looks.
    open var textStyle: Style
    private let handler: ((CPTextButton) -> Void)?
    /// A button.
    public init(title: String, textStyle: Style, handler: ((CPTextButton) -> Void)? = nil) {
        (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
    }
}
/// A button of a grid.
@MainActor @preconcurrency
open class CPGridButton: NSObject {
    /// The text, the longest first.
    public let titleVariants: [String]
    /// The picture.
    public let image: UIImage
    /// Whether it can be tapped.
    open var isEnabled = true
    private let handler: ((CPGridButton) -> Void)?
    /// A button.
    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
    }
}
/// A page with buttons in a grid.
@MainActor @preconcurrency
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
    /// The title.
    open private(set) var title: String?
    /// The buttons; a car shows eight.
    open private(set) var gridButtons: [CPGridButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    /// A grid.
    public init(title: String?, gridButtons: [CPGridButton]) {
        (self.title, self.gridButtons) = (title, gridButtons)
        super.init()
    }
    /// Changes the buttons.
    open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
    /// Changes the title.
    open func updateTitle(_ title: String) { self.title = title }
}
/// The number of buttons that a grid has room for.
public let CPGridTemplateMaximumItems = 8

/// A title and what it is.
@MainActor @preconcurrency
open class CPInformationItem: NSObject {
    /// The title.
    public let title: String?
    /// What it is.
    public let detail: String?
    /// A title and what it is.
    public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}
/// How the rows of a page of information lie.
public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }
/// A page of information with buttons.
@MainActor @preconcurrency
open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
    /// The title.
    open var title: String
    /// How the rows lie.
    public let layout: CPInformationTemplateLayout
    /// The rows.
    open var items: [CPInformationItem]
    /// The buttons.
    open var actions: [CPTextButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    /// A page.
    public init(title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem],
                actions: [CPTextButton]) {
        (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
        super.init()
    }
}
/// Is asked for what a search finds.
@MainActor @preconcurrency
public protocol CPSearchTemplateDelegate: NSObjectProtocol {
    /// A text was changed; never called.
    func searchTemplate(_ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String,
                        completionHandler: @escaping ([CPListItem]) -> Void)
    /// A row was tapped; never called.
    func searchTemplate(_ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem,
                        completionHandler: @escaping () -> Void)
    /// The button of the keyboard was tapped; never called.
    func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}
extension CPSearchTemplateDelegate {
    public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}
/// A page with a search.
@MainActor @preconcurrency
open class CPSearchTemplate: CPTemplate {
    /// Who is asked.
    open weak var delegate: (any CPSearchTemplateDelegate)?
}
