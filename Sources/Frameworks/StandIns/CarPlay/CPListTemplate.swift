public import UIKit

/// Rows of a list with a title.
@MainActor @preconcurrency
open class CPListSection: NSObject {
    /// The rows.
    public let items: [any CPListTemplateItem]
    /// The title.
    public let header: String?
    /// The line below the title.
    public let headerSubtitle: String?
    /// The picture of the title.
    open var headerImage: UIImage?
    /// The button of the title.
    public let headerButton: CPButton?
    /// The letter at the edge of the list.
    public let sectionIndexTitle: String?
    /// Rows with a title.
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
        (headerSubtitle, headerButton) = (nil, nil)
    }
    /// Rows with a title, a line and a button.
    public init(items: [any CPListTemplateItem], header: String, headerSubtitle: String?, headerImage: UIImage?,
                headerButton: CPButton?, sectionIndexTitle: String?) {
        (self.items, self.header, self.headerSubtitle) = (items, header, headerSubtitle)
        (self.headerImage, self.headerButton, self.sectionIndexTitle) = (headerImage, headerButton, sectionIndexTitle)
    }
    /// Rows.
    public convenience init(items: [any CPListTemplateItem]) {
        self.init(items: items, header: nil, sectionIndexTitle: nil)
    }
    /// The index of a row; `NSNotFound` for one of another section.
    open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
    /// The row at an index.
    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}
/// Is notified of rows that are tapped.
@MainActor @preconcurrency
public protocol CPListTemplateDelegate: NSObjectProtocol {
    /// A row was tapped; never called.
    func listTemplate(_ listTemplate: CPListTemplate, didSelect item: CPListItem,
                      completionHandler: @escaping () -> Void)
}
/// The row that starts the assistant.
@MainActor @preconcurrency
open class CPAssistantCellConfiguration: NSObject {
    /// Where it is.
    public enum Position: Int, Sendable { case top, bottom }
    /// What it does.
    public enum ActionType: Int, Sendable { case playMedia, startCall }
    /// When it is shown.
    public enum Visibility: Int, Sendable { case off, always, whileLimitedUIActive }
    /// Where it is.
    public let position: Position
    /// When it is shown.
    public let visibility: Visibility
    /// What it does.
    public let assistantAction: ActionType
    /// A row.
    public init(position: Position, visibility: Visibility, assistantAction: ActionType) {
        (self.position, self.visibility, self.assistantAction) = (position, visibility, assistantAction)
    }
}
/// A page with a list.
@MainActor @preconcurrency
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
    /// The number of rows that a car shows.
    open class var maximumItemCount: Int { 500 }
    /// The number of sections that a car shows.
    open class var maximumSectionCount: Int { 500 }
    /// The title.
    public let title: String?
    /// The sections.
    open private(set) var sections: [CPListSection]
    /// Who is notified of rows without a handler.
    open weak var delegate: (any CPListTemplateDelegate)?
    /// The text of an empty list.
    open var emptyViewTitleVariants: [String] = []
    /// The second text of an empty list.
    open var emptyViewSubtitleVariants: [String] = []
    /// Whether a wheel turns in place of an empty list.
    open var showsSpinnerWhileEmpty = false
    /// The row that starts the assistant.
    open var assistantCellConfiguration: CPAssistantCellConfiguration?
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    /// A list.
    public init(title: String?, sections: [CPListSection],
                assistantCellConfiguration: CPAssistantCellConfiguration? = nil) {
        (self.title, self.sections) = (title, sections)
        self.assistantCellConfiguration = assistantCellConfiguration
        super.init()
    }
    /// The number of sections.
    open var sectionCount: Int { sections.count }
    /// The number of rows.
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// Changes the sections.
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
    /// The section and the row of a row; nil for one of another list.
    open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
        for (section, entry) in sections.enumerated() {
            let row = entry.index(of: item)
            if row != NSNotFound { return IndexPath(row: row, section: section) }
        }
        return nil
    }
}
/// Pages with tabs.
@MainActor @preconcurrency
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    /// A tab was tapped; never called.
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
/// Pages with tabs.
@MainActor @preconcurrency
open class CPTabBarTemplate: CPTemplate {
    /// The number of tabs that a car shows.
    open class var maximumTabCount: Int { 5 }
    /// Who is notified.
    open weak var delegate: (any CPTabBarTemplateDelegate)?
    /// The pages.
    open private(set) var templates: [CPTemplate]
    /// The page that is shown: the first one, until another is selected.
    open private(set) var selectedTemplate: CPTemplate?
    /// Pages with tabs.
    public init(templates: [CPTemplate]) {
        (self.templates, selectedTemplate) = (templates, templates.first)
        super.init()
    }
    /// Changes the pages.
    open func updateTemplates(_ newTemplates: [CPTemplate]) {
        templates = newTemplates
        if !newTemplates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = newTemplates.first }
    }
    /// Shows a page.
    open func select(_ newTemplate: CPTemplate) {
        if templates.contains(where: { $0 === newTemplate }) { selectedTemplate = newTemplate }
    }
    /// Shows the page at an index.
    open func selectTemplate(at index: Int) {
        if templates.indices.contains(index) { selectedTemplate = templates[index] }
    }
}
