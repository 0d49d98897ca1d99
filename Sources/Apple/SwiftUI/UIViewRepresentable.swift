public import QuadrantCore
import QuadrantViews
public import UIKit

/// A view of UIKit in an interface of SwiftUI.
///
/// The view is made once where this stands, and brought up to date whenever what was read for it changes.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// What the view tells of what happens in it, kept as long as the view.
    associatedtype Coordinator = Void
    /// What the methods receive beside the view.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, without what changes.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date: after it was made, and then whenever a value that was read here changes.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called once when the view has gone.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Called once before the view is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil follows the size of what the view shows.
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
        -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Nil: the size of what the view shows.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public var body: _UIViewBody<Self> { _UIViewBody(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() {}
}

/// What a representable is given with its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What `makeCoordinator()` has made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the change that causes the update.
    public let transaction: Transaction
    /// The environment of the view. Reading a value updates the view again when it changes.
    public let environment: EnvironmentValues
    /// Runs `changes` and then `completion` at once: changes of UIKit's views are not animated here.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// What shows the view of a representable.
public struct _UIViewBody<Representable: UIViewRepresentable>: View {
    private let representable: Representable
    private var slot = RepresentedSlot<Represented<Representable.UIViewType, Representable.Coordinator>>()

    fileprivate init(representable: Representable) { self.representable = representable }

    public var body: some View {
        let environment = slot.environment
        func context(_ coordinator: Representable.Coordinator, _ transaction: Transaction) -> Representable.Context {
            Representable.Context(coordinator: coordinator, transaction: transaction, environment: environment)
        }
        let kept = slot.value {
            let coordinator = representable.makeCoordinator()
            let view = representable.makeUIView(context: context(coordinator, Transaction()))
            return Represented(view, coordinator, view: view) {
                Representable.dismantleUIView(view, coordinator: coordinator)
            }
        }
        let now = context(kept.coordinator, .current)
        kept.container.updating { representable.updateUIView(kept.object, context: now) }
        return UIViewShown(kept.container) { proposal in
            kept.container.updating { representable.sizeThatFits(proposal, uiView: kept.object, context: now) }
        }
    }
}
