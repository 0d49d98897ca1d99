public import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// Recognizes a gesture on a view and sends actions to targets. SwiftUI's gestures do the recognizing; this class
/// itself recognizes none.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`.
        public static let recognized = State.ended
    }

    /// What is to happen besides, where a view of SwiftUI has the recogniser.
    package var onAction: (() -> Void)?
    private var targets: [(target: () -> AnyObject?, action: Selector)] = []

    /// A recognizer that sends `action` to `target`; without either it sends nothing yet.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    /// A recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Has `action` sent to `target`, which is held weakly, at every change of the state.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        targets.append(({ [weak object] in object }, action))
    }
    /// Takes out receivers: of every target where `target` is nil, and with any action where `action` is.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { item in
            (target == nil || item.target() === (target as AnyObject?)) && (action == nil || item.action == action)
        }
    }

    /// The view it was added to; nil before that.
    open private(set) weak var view: UIView?
    /// What the target reads; `possible` between two gestures.
    open var state = State.possible
    /// Whether it takes part in touches; true by default.
    open var isEnabled = true { didSet { view?.noteChange() } }
    /// Held weakly. A pan asks whether it is recognized together with others; nothing else is asked.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether and when touches reach the view. Nothing to do: touches reach recognizers and controls only.
    open var cancelsTouchesInView = true, delaysTouchesBegan = false, delaysTouchesEnded = true
    /// For debugging.
    open var name: String?
    /// One.
    open var numberOfTouches: Int { 1 }
    fileprivate var place = CGPoint.zero
    /// The last place of the finger in the space of `view`, in points; nil is the space of the root.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }
    /// Waits until another recognizer has failed. Without effect: gestures follow the rules of SwiftUI's.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        standIn(self, "gestures follow the rules of SwiftUI's")
    }
    /// A finger is put down on the view; called of a program's own class.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The finger has moved; called of a program's own class.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The finger is lifted; called of a program's own class.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches end without an effect. For overriding; never called.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Leaves a touch out of the gesture. Nothing to do: gestures take one finger.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// Whether this one ends another. For overriding; not asked.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another ends this one. For overriding; not asked.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The place of a finger, of which there is one.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    /// The kinds of touches that count. Nothing to do: fingers and pointers count.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of keys that count. Nothing to do: keys are not recognized.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches are of one kind. Nothing to do: there is one finger.
    open var requiresExclusiveTouchType = true
    /// Modifier keys that are held. None are reported.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// Lets a program's own class see a touch, and sends its actions where the state changes.
    func deliver(_ touch: UITouch, _ event: UIEvent) {
        guard isEnabled, isOfProgram else { return }
        let before = state
        place = touch.location(in: view)
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        default: touchesMoved([touch], with: event)
        }
        if state != before { send(state) }
        if touch.phase == .ended {
            state = .possible
            reset()
        }
    }
    /// Returns to the state before a gesture. For overriding; never called.
    open func reset() {}

    func attach(to view: UIView) { self.view = view }

    fileprivate func send(_ state: State) {
        self.state = state
        for (target, action) in targets { if let target = target() { action.perform(on: target, with: self) } }
        onAction?()
        if state == .ended { self.state = .possible }
    }

    /// The view with a gesture of SwiftUI that does what this one recognises.
    package func attached(to view: AnyView) -> AnyView { view }
}

/// Decides whether gestures are recognized at the same time. Only pans ask it, and nothing else.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the gesture may begin. Never called.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Asked of pans, once for all others: true recognizes the pan together with them.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether a touch counts for the gesture. Never called.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether the gesture waits until another has failed. Never called.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether another gesture waits until this has failed. Never called.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
}
extension UIGestureRecognizerDelegate {
    /// True.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// False: one of them is recognized.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                                  shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    { false }
    /// True.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// False.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                                  shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// False.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                                  shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

/// Recognizes taps; sends its action in the state `ended`.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// 1 by default, 2 for a double tap.
    open var numberOfTapsRequired = 1
    /// How many fingers have to tap; 1 by default. Without effect: one finger taps.
    open var numberOfTouchesRequired = 1 { didSet { standIn(self, "one finger taps") } }
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.contentShape(Rectangle()).onTapGesture(count: numberOfTapsRequired) { place in
            self.place = place
            self.send(.ended)
        })
    }
}

/// Recognizes a press; sends its action in the states `began` and `ended`, both at once.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points. Nothing to do: a finger may move as far as in SwiftUI's gestures.
    open var allowableMovement: CGFloat = 10
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.contentShape(Rectangle()).onLongPressGesture(minimumDuration: minimumPressDuration) {
            self.send(.began)
            self.send(.ended)
        })
    }
}

/// Recognizes a drag; sends its action in `began`, `changed` and `ended`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers have to drag; 1 by default. Without effect: one finger drags.
    open var minimumNumberOfTouches = 1 { didSet { standIn(self, "one finger drags") } }
    /// How many fingers may drag; no limit by default. Without effect: one finger drags.
    open var maximumNumberOfTouches = Int.max { didSet { standIn(self, "one finger drags") } }
    private var moved = CGSize.zero, offset = CGSize.zero, speed = CGSize.zero
    /// Points since the start of the drag or the last `setTranslation`, the same in every view.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: moved.width - offset.width, y: moved.height - offset.height)
    }
    /// Has `translation(in:)` count on from this value; zero to count from here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        offset = CGSize(width: moved.width - translation.x, height: moved.height - translation.y)
    }
    /// Points a second, the same in every view.
    open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }
    override package func attached(to view: AnyView) -> AnyView {
        let drag = DragGesture().onChanged { drag in
            self.take(drag)
            if self.state == .possible { self.offset = .zero }
            self.send(self.state == .possible ? .began : .changed)
        }.onEnded { drag in
            self.take(drag)
            self.send(.ended)
        }
        // One question stands for those about every other recogniser.
        let isShared = delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer())
        return isShared == true ? AnyView(view.contentShape(Rectangle()).simultaneousGesture(drag))
            : AnyView(view.contentShape(Rectangle()).gesture(drag))
    }
    private func take(_ drag: DragGesture.Value) {
        (moved, speed, place) = (drag.translation, drag.velocity, drag.location)
    }
}

/// A drag; it may start anywhere.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Without effect: the drag may start anywhere.
    open var edges: UIRectEdge = [] { didSet { standIn(self, "the drag may start anywhere") } }
}

/// Sides of a rectangle, whichever way a language is read.
public struct UIRectEdge: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The side at the smaller y.
    public static let top = UIRectEdge(rawValue: 1)
    /// The side at the smaller x.
    public static let left = UIRectEdge(rawValue: 2)
    /// The side at the larger y.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The side at the larger x.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four sides.
    public static let all = UIRectEdge(rawValue: 15)
}

/// Recognizes a drag of 20 points or more when it ends, by the axis that it went farther along.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a finger goes.
    public struct Direction: OptionSet, Sendable {
        /// One bit for each direction.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To larger x.
        public static let right = Direction(rawValue: 1)
        /// To smaller x.
        public static let left = Direction(rawValue: 2)
        /// To smaller y.
        public static let up = Direction(rawValue: 4)
        /// To larger y.
        public static let down = Direction(rawValue: 8)
    }
    /// The directions that count; `right` by default.
    open var direction = Direction.right
    /// How many fingers have to swipe; 1 by default. Without effect: one finger swipes.
    open var numberOfTouchesRequired = 1 { didSet { standIn(self, "one finger swipes") } }
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.contentShape(Rectangle()).gesture(DragGesture(minimumDistance: 20).onEnded { drag in
            let (x, y) = (drag.translation.width, drag.translation.height)
            let swiped: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
            if self.direction.contains(swiped) { self.send(.ended) }
        }))
    }
}

/// Recognizes two fingers that part or meet; sends its action in `began`, `changed` and `ended`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much farther apart the fingers are than at the start, 1 being the start.
    open var scale: CGFloat = 1
    /// 0: it is not measured.
    open private(set) var velocity: CGFloat = 0
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.gesture(MagnificationGesture().onChanged { value in
            self.scale = value
            self.send(self.state == .possible ? .began : .changed)
        }.onEnded { value in
            self.scale = value
            self.send(.ended)
        }))
    }
}

/// Recognizes two fingers that turn; sends its action in `began`, `changed` and `ended`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians, clockwise.
    open var rotation: CGFloat = 0
    /// 0: it is not measured.
    open private(set) var velocity: CGFloat = 0
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.gesture(RotationGesture().onChanged { angle in
            self.rotation = CGFloat(angle.radians)
            self.send(self.state == .possible ? .began : .changed)
        }.onEnded { angle in
            self.rotation = CGFloat(angle.radians)
            self.send(.ended)
        }))
    }
}

/// Recognizes a pointer over a view; sends its action in `began` and `ended`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.onHover { self.send($0 ? .began : .ended) })
    }
}
