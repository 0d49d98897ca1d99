import UIKit

// Controllers that are presented and pushed while a value of a model is there.

/// What a controller shows for a binding at present.
@MainActor private final class Shown {
    var controller: UIViewController?
    var id: AnyHashable?
}

extension UIViewController {
    /// Presents what `content` makes while the value is true.
    @discardableResult
    public func present(
        isPresented: UIBinding<Bool>, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
        content: @escaping @MainActor () -> UIViewController
    ) -> ObserveToken {
        follow({ isPresented.wrappedValue ? true : nil }, id: { AnyHashable($0) }, content: { _ in content() },
               show: { [weak self] in self?.present($0, animated: true) },
               hide: { $0.dismiss(animated: true, completion: onDismiss) })
    }
    /// Presents what `content` makes of the item while there is one; another item has another controller.
    @discardableResult
    public func present<Item: Identifiable>(
        item: UIBinding<Item?>, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
        content: @escaping @MainActor (Item) -> UIViewController
    ) -> ObserveToken { present(item: item, id: \.id, onDismiss: onDismiss, content: content) }
    /// The same for an item whose identity is at a key path.
    @discardableResult
    public func present<Item, ID: Hashable>(
        item: UIBinding<Item?>, id: KeyPath<Item, ID>, onDismiss: (@MainActor @Sendable () -> Void)? = nil,
        content: @escaping @MainActor (Item) -> UIViewController
    ) -> ObserveToken {
        follow({ item.wrappedValue }, id: { AnyHashable($0[keyPath: id]) }, content: content,
               show: { [weak self] in self?.present($0, animated: true) },
               hide: { $0.dismiss(animated: true, completion: onDismiss) })
    }
    /// Pushes what `content` makes while the value is true.
    @discardableResult
    public func navigationDestination(
        isPresented: UIBinding<Bool>, content: @escaping @MainActor () -> UIViewController
    ) -> ObserveToken {
        follow({ isPresented.wrappedValue ? true : nil }, id: { AnyHashable($0) }, content: { _ in content() },
               show: { [weak self] in self?.navigationController?.pushViewController($0, animated: true) },
               hide: { $0.navigationController?.popViewController(animated: true) })
    }
    /// Pushes what `content` makes of the item while there is one.
    @discardableResult
    public func navigationDestination<Item>(
        item: UIBinding<Item?>, content: @escaping @MainActor (Item) -> UIViewController
    ) -> ObserveToken {
        follow({ item.wrappedValue }, id: { _ in AnyHashable(0) }, content: content,
               show: { [weak self] in self?.navigationController?.pushViewController($0, animated: true) },
               hide: { $0.navigationController?.popViewController(animated: true) })
    }

    private func follow<Item>(
        _ item: @escaping @MainActor () -> Item?, id: @escaping @MainActor (Item) -> AnyHashable,
        content: @escaping @MainActor (Item) -> UIViewController,
        show: @escaping @MainActor (UIViewController) -> Void, hide: @escaping @MainActor (UIViewController) -> Void
    ) -> ObserveToken {
        let shown = Shown()
        return SwiftNavigation.observe {
            let item = item(), new = item.map(id)
            if new == shown.id { return }
            if let old = shown.controller { hide(old) }
            (shown.controller, shown.id) = (item.map(content), new)
            if let made = shown.controller { show(made) }
        }
    }
}

extension UIAlertController {
    /// The alert of a state; `handler` receives the action of the button.
    public convenience init<Action>(
        state: AlertState<Action>, handler: @escaping @MainActor (_ action: Action?) -> Void = { _ in }
    ) {
        self.init(title: String(state: state.title), message: state.message.map { String(state: $0) },
                  preferredStyle: .alert)
        add(state.buttons, handler)
    }
    /// The sheet of actions of a state.
    public convenience init<Action>(
        state: ConfirmationDialogState<Action>,
        handler: @escaping @MainActor (_ action: Action?) -> Void = { _ in }
    ) {
        self.init(title: state.titleVisibility == .visible ? String(state: state.title) : nil,
                  message: state.message.map { String(state: $0) }, preferredStyle: .actionSheet)
        add(state.buttons, handler)
    }
    private func add<Action>(_ buttons: [ButtonState<Action>], _ handler: @escaping @MainActor (Action?) -> Void) {
        for button in buttons {
            let style: UIAlertAction.Style = switch button.role {
            case .cancel: .cancel
            case .destructive: .destructive
            case nil: .default
            }
            addAction(UIAlertAction(title: String(state: button.label), style: style) { _ in
                button.withAction { handler($0) }
            })
        }
        if buttons.isEmpty { addAction(UIAlertAction(title: "OK", style: .cancel)) }
    }
}
