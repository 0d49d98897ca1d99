public import QuadrantCore
import QuadrantViews
public import UIKit

/// A view controller of UIKit in an interface of SwiftUI.
///
/// The controller is made once where this stands, and brought up to date whenever what was read for it changes.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    /// What the controller tells of what happens in it, kept as long as the controller.
    associatedtype Coordinator = Void
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
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType,
        context: Context) -> CGSize? { nil }
    public var body: _UIViewControllerBody<Self> { _UIViewControllerBody(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable is given with its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    /// What goes with the change that the view is brought up to date for.
    public let transaction: Transaction
    /// The values in force where the view stands. Those that are read count as read by it.
    public let environment: EnvironmentValues
    /// Runs changes; those of UIKit's views show at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// What shows the view of a representable's controller.
public struct _UIViewControllerBody<Representable: UIViewControllerRepresentable>: View {
    private let representable: Representable
    private var slot = RepresentedSlot<Kept>()

    /// What lasts as long as the representable stands there.
    private final class Kept {
        let coordinator: Representable.Coordinator
        let controller: Representable.UIViewControllerType
        let stage: UIViewStage
        private let dismantle: @MainActor () -> Void

        @MainActor init(_ representable: Representable, _ environment: EnvironmentValues) {
            let coordinator = representable.makeCoordinator()
            let controller = representable.makeUIViewController(context: Context(
                coordinator: coordinator, transaction: Transaction(), environment: environment))
            (self.coordinator, self.controller) = (coordinator, controller)
            stage = UIViewStage(controller.view)
            dismantle = {
                controller.disappear()
                Representable.dismantleUIViewController(controller, coordinator: coordinator)
            }
        }
        deinit {
            let dismantle = dismantle
            MainActor.assumeIsolated { dismantle() }
        }
    }
    private typealias Context = UIViewControllerRepresentableContext<Representable>

    fileprivate init(representable: Representable) { self.representable = representable }

    public var body: some View {
        let environment = slot.environment
        let kept = slot.value { Kept(representable, environment) }
        let context = Context(coordinator: kept.coordinator, transaction: .current, environment: environment)
        kept.stage.updating {
            representable.updateUIViewController(kept.controller, context: context)
            kept.controller.appear()
        }
        return UIViewShown(kept.stage, fills: true) { proposal in
            kept.stage.updating {
                representable.sizeThatFits(proposal, uiViewController: kept.controller, context: context)
            }
        }
    }
}
