@_exported public import UIKit

// The screen of a car. There is none: nothing connects, and the templates that a program makes keep their values.

/// A page of a car's screen.
@MainActor @preconcurrency
open class CPTemplate: NSObject {
    /// What a program keeps with it.
    open var userInfo: Any?
    /// The name of its tab.
    open var tabTitle: String?
    /// The picture of its tab.
    open var tabImage: UIImage?
    /// The name and picture of its tab, of a kind that the system has.
    open var tabSystemItem = UITabBarItem.SystemItem.more
    /// Whether its tab has a mark.
    open var showsTabBadge = false
    public override init() { super.init() }
}

/// A button of the upper edge.
@MainActor @preconcurrency
open class CPBarButton: NSObject {
    /// What is shown.
    public enum BarButtonType: UInt, Sendable { case text, image }
    /// How it is shown.
    public enum Style: Int, Sendable { case none, rounded }
    /// What is called.
    public typealias Handler = (CPBarButton) -> Void
    private let handler: Handler?
    /// What is shown.
    public let buttonType: BarButtonType
    /// The picture.
    open var image: UIImage?
    /// The text.
    open var title: String?
    /// Whether it can be tapped.
    open var isEnabled = true
    /// How it is shown.
    open var buttonStyle = Style.none
    /// A button with a picture.
    public init(image: UIImage, handler: Handler? = nil) {
        (self.image, self.handler, buttonType) = (image, handler, .image)
    }
    /// A button with a text.
    public init(title: String, handler: Handler? = nil) {
        (self.title, self.handler, buttonType) = (title, handler, .text)
    }
    /// A button of a kind, whose text or picture is set afterwards.
    public init(type: BarButtonType, handler: Handler? = nil) { (buttonType, self.handler) = (type, handler) }
}
/// A page with buttons at the upper edge.
@MainActor @preconcurrency
public protocol CPBarButtonProviding: NSObjectProtocol {
    /// The buttons that lead.
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    /// The buttons that trail.
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    /// The button that goes back; nil is that of the system.
    var backButton: CPBarButton? { get set }
}

/// Is notified of pages that appear and disappear.
@MainActor @preconcurrency
public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    /// A page appears.
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    /// A page has appeared.
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    /// A page disappears.
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    /// A page has disappeared.
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
/// The pages of a car's screen, one above the other. A car makes it; there is none.
@MainActor @preconcurrency
open class CPInterfaceController: NSObject {
    override init() { super.init() }
    /// Who is notified.
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    /// Whether it is dark. Nothing to do: nothing is shown.
    open var prefersDarkUserInterfaceStyle = false
    /// The pages, the lowest first.
    open private(set) var templates: [CPTemplate] = []
    /// The page above the others, which waits for an answer.
    open private(set) var presentedTemplate: CPTemplate?
    /// The lowest page; only valid after the first is set.
    open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
    /// The highest page.
    open var topTemplate: CPTemplate? { templates.last }
    /// The traits of the screen.
    open var carTraitCollection: UITraitCollection { .current }

    /// Makes a page the only one.
    open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool,
                              completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = [rootTemplate]
        completion?(true, nil)
    }
    /// Lays a page above the others.
    open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool,
                           completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates.append(templateToPush)
        completion?(true, nil)
    }
    /// Removes the highest page, unless it is the only one.
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        if templates.count > 1 { templates.removeLast() }
        completion?(true, nil)
    }
    /// Removes all pages but the lowest.
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = Array(templates.prefix(1))
        completion?(true, nil)
    }
    /// Removes the pages above one.
    open func pop(to targetTemplate: CPTemplate, animated: Bool,
                  completion: ((Bool, (any Error)?) -> Void)? = nil) {
        let at = templates.firstIndex { $0 === targetTemplate }
        if let at { templates = Array(templates.prefix(at + 1)) }
        completion?(at != nil, nil)
    }
    /// Shows a page above the others, which waits for an answer.
    open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool,
                              completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = templateToPresent
        completion?(true, nil)
    }
    /// Removes the page that waits for an answer.
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = nil
        completion?(true, nil)
    }

    /// Makes a page the only one.
    open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool {
        setRootTemplate(rootTemplate, animated: animated, completion: nil)
        return true
    }
    /// Lays a page above the others.
    open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) async throws -> Bool {
        pushTemplate(templateToPush, animated: animated, completion: nil)
        return true
    }
    /// Removes the highest page, unless it is the only one.
    open func popTemplate(animated: Bool) async throws -> Bool {
        popTemplate(animated: animated, completion: nil)
        return true
    }
    /// Removes all pages but the lowest.
    open func popToRootTemplate(animated: Bool) async throws -> Bool {
        popToRootTemplate(animated: animated, completion: nil)
        return true
    }
    /// Shows a page above the others, which waits for an answer.
    open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) async throws -> Bool {
        presentTemplate(templateToPresent, animated: animated, completion: nil)
        return true
    }
    /// Removes the page that waits for an answer.
    open func dismissTemplate(animated: Bool) async throws -> Bool {
        dismissTemplate(animated: animated, completion: nil)
        return true
    }
}
