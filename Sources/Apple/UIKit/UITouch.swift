public import Foundation
import QuadrantCore
import QuadrantViews

/// An input event: a finger, of which there is one at a time.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// What kind of input an event is.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform }
    /// Which motion or which key of headphones it is; none is sent.
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack
    }
    fileprivate var touch: UITouch?
    /// Touches.
    open var type: EventType { .touches }
    /// None.
    open var subtype: EventSubtype { .none }
    /// Seconds since the computer started, at the time of asking.
    open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// The finger; nil without one.
    open var allTouches: Set<UITouch>? { touch.map { [$0] } }
    /// The finger where it is on a view; nil elsewhere.
    open func touches(for view: UIView) -> Set<UITouch>? { touch?.view === view ? allTouches : nil }
    /// The finger where it is in a window; nil elsewhere.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches }
    /// The touch itself: positions between two frames are not kept.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// None: positions are not predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// What a finger does between two events.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    /// What touches the screen.
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    /// What the finger does.
    open internal(set) var phase = Phase.began
    /// One.
    open var tapCount: Int { 1 }
    /// Seconds since the computer started.
    open internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
    /// The view that the finger was put down on.
    open internal(set) weak var view: UIView?
    /// The window of that view.
    open var window: UIWindow? { view?.window }
    /// The recognizers of that view; nil without any.
    open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
    /// A finger.
    open var type: TouchType { .direct }
    /// 1, the force of a usual touch: it is not measured.
    open var force: CGFloat { 1 }
    /// 1: the force is not measured.
    open var maximumPossibleForce: CGFloat { 1 }
    /// Points; about that of a finger.
    open var majorRadius: CGFloat { 20 }
    /// Points.
    open var majorRadiusTolerance: CGFloat { 5 }
    /// Upright, a quarter of a turn, in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// 0, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// To the right.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// In points of the outermost view.
    var place = CGPoint.zero, before = CGPoint.zero
    weak var root: UIView?
    /// Where the finger is in the space of `view`, in points; nil is the space of the outermost view.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: root) ?? place }
    /// Where the finger was at the event before.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(before, from: root) ?? before }
    /// Where the finger is.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Where the finger was at the event before.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension NSObject {
    /// Whether the object's class is none of this module or of the frameworks beside it: it may override methods.
    @MainActor var isOfProgram: Bool { OwnClasses.contains(type(of: self)) }
}
@MainActor
private enum OwnClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]
    private static let modules: Set<Substring> = [
        "UIKit", "SwiftUI", "MapKit", "WebKit", "AVKit", "PhotosUI", "SafariServices", "MessageUI", "StoreKit",
    ]
    static func contains(_ type: AnyClass) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = !modules.contains(String(reflecting: type).prefix { $0 != "." })
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}

extension UIView {
    /// Whether a class of the program in the view, a controller or a recognizer may want touches.
    var wantsTouches: Bool {
        if isOfProgram || controller?.isOfProgram == true { return true }
        if gestureRecognizers?.contains(where: \.isOfProgram) == true { return true }
        return subviews.contains(where: \.wantsTouches)
    }
}

/// Passes touches on the outermost view of a tree to the views and recognizers that they hit.
struct TouchDelivery: ViewModifier {
    let container: UIViewContainer
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn {
            // A view receives touches in all of its bounds, whatever it draws.
            let finger = DragGesture(minimumDistance: 0, coordinateSpace: .local)
                .onChanged { container.touch(at: $0.location, isLast: false) }
                .onEnded { container.touch(at: $0.location, isLast: true) }
            content.contentShape(Rectangle()).simultaneousGesture(finger)
        } else {
            content
        }
    }
}

extension UIViewContainer {
    fileprivate func touch(at place: CGPoint, isLast: Bool) {
        let event = UIEvent(), isFirst = finger == nil
        guard let touch = finger ?? newTouch(at: place) else { return }
        finger = isLast ? nil : touch
        event.touch = touch
        func pass(_ phase: UITouch.Phase, _ send: (UIResponder, Set<UITouch>, UIEvent) -> Void) {
            (touch.phase, touch.timestamp) = (phase, ProcessInfo.processInfo.systemUptime)
            guard let view = touch.view else { return }
            var at: UIView? = view
            while let outer = at {
                outer.gestureRecognizers?.forEach { $0.deliver(touch, event) }
                at = outer.superview
            }
            send(view, [touch], event)
        }
        if isFirst { pass(.began) { $0.touchesBegan($1, with: $2) } }
        if touch.place != place {
            (touch.before, touch.place) = (touch.place, place)
            pass(.moved) { $0.touchesMoved($1, with: $2) }
        }
        if isLast { pass(.ended) { $0.touchesEnded($1, with: $2) } }
    }

    private func newTouch(at place: CGPoint) -> UITouch? {
        guard let view = root.hitTest(place, with: nil) else { return nil }
        let touch = UITouch()
        (touch.place, touch.before, touch.root, touch.view) = (place, place, root, view)
        return touch
    }
}
