public import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantViews

/// Recognises gestures on a view, and calls methods.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    /// What is to happen besides, where a view of SwiftUI has the recogniser.
    package var onAction: (() -> Void)?
    private var targets: [(target: () -> AnyObject?, action: Selector)] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    public convenience override init() { self.init(target: nil, action: nil) }

    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        targets.append(({ [weak object] in object }, action))
    }
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { item in
            (target == nil || item.target() === (target as AnyObject?)) && (action == nil || item.action == action)
        }
    }

    open private(set) weak var view: UIView?
    open var state = State.possible
    open var isEnabled = true { didSet { view?.noteChange() } }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var cancelsTouchesInView = true, delaysTouchesBegan = false, delaysTouchesEnded = true
    open var name: String?
    open var numberOfTouches: Int { 1 }
    fileprivate var place = CGPoint.zero
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
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

/// Decides for a recogniser.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
}
extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                                  shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                                  shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                                  shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.contentShape(Rectangle()).onTapGesture(count: numberOfTapsRequired) { place in
            self.place = place
            self.send(.ended)
        })
    }
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.contentShape(Rectangle()).onLongPressGesture(minimumDuration: minimumPressDuration) {
            self.send(.began)
            self.send(.ended)
        })
    }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var moved = CGSize.zero, offset = CGSize.zero, speed = CGSize.zero
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: moved.width - offset.width, y: moved.height - offset.height)
    }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        offset = CGSize(width: moved.width - translation.x, height: moved.height - translation.y)
    }
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

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all = UIRectEdge(rawValue: 15)
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.contentShape(Rectangle()).gesture(DragGesture(minimumDistance: 20).onEnded { drag in
            let (x, y) = (drag.translation.width, drag.translation.height)
            let swiped: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
            if self.direction.contains(swiped) { self.send(.ended) }
        }))
    }
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
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

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians, clockwise.
    open var rotation: CGFloat = 0
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

/// Recognises a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override package func attached(to view: AnyView) -> AnyView {
        AnyView(view.onHover { self.send($0 ? .began : .ended) })
    }
}
