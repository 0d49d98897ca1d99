public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// What a menu of a view shows.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu of the elements that the system suggests, of which there are none.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes a controller to preview.
    public typealias PreviewProvider = () -> UIViewController?
    /// The name; nil without one.
    public let identifier: (any NSCopying)?
    let actions: ActionProvider?
    let preview: PreviewProvider?
    /// A menu, with a controller to preview where there is one.
    public init(identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
                actionProvider: ActionProvider? = nil) {
        (self.identifier, preview, actions) = (identifier, previewProvider, actionProvider)
    }
    /// Items by which the menu is arranged. Nothing to do: menus have the order of their elements.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// The order of elements.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
    /// The part of the view that was touched. Nothing to do: menus stand at their view.
    open var badgeCount = 0
}

/// What adds behaviour to a view.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    /// The view it was added to; nil before.
    var view: UIView? { get }
    /// Called before it is added to a view, or taken out: nil.
    func willMove(to view: UIView?)
    /// Called after it was added to a view, or taken out: nil.
    func didMove(to view: UIView?)
}

/// Shows a menu when a view is pressed long.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Where the menu stands.
    public enum Appearance: Int, Sendable { case unknown, rich, compact }
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Says what the menu shows; held weakly.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// Without a controller to preview, compact.
    open var menuAppearance: Appearance { .compact }
    /// An interaction of a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// The middle of the view.
    open func location(in view: UIView?) -> CGPoint {
        self.view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: view) } ?? .zero
    }
    /// Closes the menu. Nothing to do: the user closes it.
    open func dismissMenu() {}
    /// Changes the menu that is open. Nothing to do: the next one is asked for.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

    var menu: UIMenu? {
        let place = location(in: view)
        return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)?.actions?([])
    }
}
/// Says what the menu of a view shows.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for a place in the view; nil for none.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    /// The menu has been opened. Never called.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is closed. Never called.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?)
}
extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                       willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                       animator: (any UIContextMenuInteractionAnimating)?) {}
    /// Does nothing.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                       willEndFor configuration: UIContextMenuConfiguration,
                                       animator: (any UIContextMenuInteractionAnimating)?) {}
}
/// Changes beside a menu that opens or closes.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension UIView {
    /// Adds behaviour; menus are shown, other interactions are kept only.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
        noteChange()
    }
    /// Takes behaviour out.
    public func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
        noteChange()
    }
}

/// The elements of a menu of UIKit as buttons of SwiftUI.
struct MenuElements: View {
    let elements: [UIMenuElement]
    var sender: Any?

    var body: some View {
        ForEach(elements, id: \.self) { element in
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                Section {
                    MenuElements(elements: menu.children, sender: sender)
                } header: {
                    if !menu.title.isEmpty { Text(verbatim: menu.title) }
                }
            case let menu as UIMenu:
                Menu { MenuElements(elements: menu.children, sender: sender) } label: { label(menu) }
            case let deferred as UIDeferredMenuElement: MenuElements(elements: deferred.loaded(), sender: sender)
            case let action as UIAction where !action.attributes.contains(.hidden):
                button(action, action.attributes, action.state) { action.perform(sender) }
            case let command as UICommand where !command.attributes.contains(.hidden):
                button(command, command.attributes, command.state) {
                    guard let action = command.action else { return }
                    UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
                }
            default: EmptyView()
            }
        }
    }

    private func button(_ element: UIMenuElement, _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State,
                        _ perform: @escaping () -> Void) -> some View {
        Button(role: attributes.contains(.destructive) ? .destructive : nil, action: perform) {
            if state == .on, element.image == nil {
                Label { Text(verbatim: element.title) } icon: { Image(systemName: "checkmark") }
            } else {
                label(element)
            }
        }.disabled(attributes.contains(.disabled))
    }
    @ViewBuilder private func label(_ element: UIMenuElement) -> some View {
        if let image = element.image {
            Label { Text(verbatim: element.title) } icon: { Image(uiImage: image) }
        } else {
            Text(verbatim: element.title)
        }
    }
}

/// Elements that are made when a menu is shown.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private var known: [UIMenuElement]?
    private var isCached = true
    /// Elements that are made once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }
    /// Elements that are made each time.
    public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
        -> UIDeferredMenuElement
    {
        let element = UIDeferredMenuElement(elementProvider)
        element.isCached = false
        return element
    }
    /// The elements where the provider gives them at once.
    func loaded() -> [UIMenuElement] {
        if isCached, let known { return known }
        provider { self.known = $0 }
        return known ?? []
    }
}
