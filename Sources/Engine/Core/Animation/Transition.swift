import QuadrantGraph

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view; with reduced motion, a fade replaces it.
    public var hasMotion: Bool
    /// Properties of a transition, which moves the view unless `hasMotion` is false.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The insertion and removal of a view: its modifiers in each phase. Changes between phases are animated by the
/// transaction of the insertion or removal.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of `body(content:phase:)`.
    associatedtype Body: View
    /// The placeholder of the view that is inserted or removed.
    typealias Content = PlaceholderContentView<Self>
    /// The view with the modifiers of a phase; `.identity` is its appearance while it is present.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition; with motion by default.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// A transition with motion.
    public static var properties: TransitionProperties { TransitionProperties() }
}

/// A transition of which each value decides whether it moves the view.
package protocol MovingTransition {
    /// Whether anything but the opacity changes, so that users who ask for less movement see a fade.
    var hasMotion: Bool { get }
    /// Whether it changes nothing when the view is removed.
    var isIdentity: Bool { get }
}

private enum ReducesMotionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether motion is reduced.
    package var reducesMotion: Bool {
        get { self[ReducesMotionKey.self] }
        set { self[ReducesMotionKey.self] = newValue }
    }
}

/// A transition that defines its own animation.
package protocol AnimatedTransition {
    /// The animation to a phase; nil uses the animation of the insertion or removal.
    func transitionAnimation(to phase: TransitionPhase) -> Animation?
}

/// The modifier that applies a transition to the view in its present phase.
package nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
    package typealias Body = Never
    let transition: T
    /// The transition that is applied; an equal one changes nothing.
    package init(_ transition: T) { self.transition = transition }
    package static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, TransitionModifier>, to children: inout _ChildBuilder
    ) {
        children.append(view) { TransitionBox($0) }
    }
}

final class TransitionBox<Inner: View, T: Transition>: TypedBox<ModifiedContent<Inner, TransitionModifier<T>>>,
    TransitionPart
{
    private var phase = TransitionPhase.identity
    /// The update in which the phase changed by the transition's own animation, which then applies inside.
    private var changedSerial: UInt64 = 0
    private var isDeclared = false
    private var changesTransactions = false
    override var name: String { "transition" }
    override var features: NodeFeatures { .passesOneView }
    override var part: NodePart? { .feature(self) }
    /// Whether the transition applies; otherwise the view fades.
    var holdsTransition: Bool {
        let own = (value.modifier.transition as? any MovingTransition)?.hasMotion
        let hasMotion = own ?? onMain(T.self) { $0.properties.hasMotion }
        return !hasMotion || !ReadScope.with(nil) { scope.values.reducesMotion }
    }
    var isIdentity: Bool { (value.modifier.transition as? any MovingTransition)?.isIdentity ?? false }
    func transitionAnimation(to phase: TransitionPhase) -> Animation? {
        (value.modifier.transition as? any AnimatedTransition)?.transitionAnimation(to: phase)
    }

    override func willLeave() {
        if isDeclared { graph.motion.transitions.declared -= 1 }
        if changesTransactions { graph.update.changers -= 1 }
    }

    override func build() {
        if !isDeclared {
            isDeclared = true
            graph.motion.transitions.declared += 1
        }
        let inner = value.content
        let content = PlaceholderContentView<T> { Inner._append(inner, to: &$0) }
        let body = onMain((value.modifier.transition, content, phase)) { $0.0.body(content: $0.1, phase: $0.2) }
        graph.reconcile(node) { T.Body._append(body, to: &$0) }
    }

    func setTransition(_ phase: TransitionPhase, isAnimated: Bool) {
        if phase == self.phase { return }
        self.phase = phase
        let wasPlain = graph.update.isPlain
        graph.update.isPlain = !isAnimated
        if isAnimated, transitionAnimation(to: phase) != nil {
            changedSerial = graph.update.serial
            if !changesTransactions {
                changesTransactions = true
                graph.markTransactionChange(in: node)
                graph.update.changers += 1
            }
            graph.update.hasTransactionModifiers = true
        }
        ReadScope.with(nil) { build() }
        graph.update.isPlain = wasPlain
    }

    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction]) {
        guard changedSerial == graph.update.serial else { return }
        if let animation = transitionAnimation(to: phase) { transaction.animation = animation }
    }
}
