public import QuadrantCore
import QuadrantViews
public import UIKit

/// A view controller of UIKit in an interface of SwiftUI.
///
/// The controller is made once where this stands, and brought up to date whenever what was read for it changes.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// What the controller tells of what happens in it, kept as long as the controller.
    associatedtype Coordinator = Void
    /// What the methods receive beside the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, without what changes.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date: after it was made, and then whenever a value that was read here changes.
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called once when the controller has gone.
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: UIViewControllerType,
        coordinator: Coordinator)
    /// Called once before the controller is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil takes what is offered.
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// Nil: the controller's view takes what is offered, and ideally its `preferredContentSize` or what its constraints
    /// ask for.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType,
        context: Context) -> CGSize? { nil }
    public var body: _UIViewControllerBody<Self> { _UIViewControllerBody(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() {}
}

/// What a representable is given with its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What `makeCoordinator()` has made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the change that causes the update.
    public let transaction: Transaction
    /// The environment of the view. Reading a value updates the controller again when it changes.
    public let environment: EnvironmentValues
    /// Runs `changes` and then `completion` at once: changes of UIKit's views are not animated here.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// What shows the view of a representable's controller.
public struct _UIViewControllerBody<Representable: UIViewControllerRepresentable>: View {
    private let representable: Representable
    private var slot = RepresentedSlot<Represented<Representable.UIViewControllerType, Representable.Coordinator>>()

    fileprivate init(representable: Representable) { self.representable = representable }

    public var body: some View {
        let environment = slot.environment
        func context(_ coordinator: Representable.Coordinator, _ transaction: Transaction) -> Representable.Context {
            Representable.Context(coordinator: coordinator, transaction: transaction, environment: environment)
        }
        let kept = slot.value {
            let coordinator = representable.makeCoordinator()
            let controller = representable.makeUIViewController(context: context(coordinator, Transaction()))
            return Represented(controller, coordinator, view: controller.view) {
                controller.disappear()
                Representable.dismantleUIViewController(controller, coordinator: coordinator)
            }
        }
        let now = context(kept.coordinator, .current)
        kept.container.updating {
            representable.updateUIViewController(kept.object, context: now)
            kept.object.appear()
        }
        return UIViewShown(kept.container, fills: true) { proposal in
            kept.container.updating {
                representable.sizeThatFits(proposal, uiViewController: kept.object, context: now)
                    ?? kept.object.idealSize(proposal)
            }
        }
    }
}

extension UIViewController {
    /// The size for a proposal: what is offered, and where nothing is, what the controller or the constraints of its
    /// view ask for. Nil where neither does.
    fileprivate func idealSize(_ proposal: ProposedViewSize) -> CGSize? {
        guard proposal.width == nil || proposal.height == nil else { return nil }
        var own = preferredContentSize
        if own == .zero { own = view.systemLayoutSizeFitting(CGSize(width: proposal.width ?? 0, height: 0)) }
        guard own.width > 0 || own.height > 0 else { return nil }
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }
}
