import Combine
public import CoreGraphics
public import Foundation

/// An animation of a layer, on the host's clock: of opacity, position, transform, and of the drawn part of a line.
/// Other properties are not animated.
open class CAAnimation: NSObject {
    /// An animation of no duration.
    public override init() { super.init() }
    /// Seconds; 0 is a quarter of a second.
    open var duration: CFTimeInterval = 0
    /// Is notified when it starts and ends; held strongly.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether a key has a value of its own. Nothing to do: keys are those of the program.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }
    private var own: [String: Any] = [:]
    /// Keeps a value of the program.
    open func setValue(_ value: Any?, forKey key: String) { own[key] = value }
    /// A value of the program; nil without one.
    open func value(forKey key: String) -> Any? { own[key] }
    /// Seconds of the layer around it.
    open var beginTime: CFTimeInterval = 0
    /// Seconds from the start that it begins at.
    open var timeOffset: CFTimeInterval = 0
    /// How fast its time runs beside that around it; 1 by default.
    open var speed: Float = 1
    /// Rounds; 0, the default, is one.
    open var repeatCount: Float = 0
    /// Seconds that rounds are repeated for; 0 leaves that to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs back after each round.
    open var autoreverses = false
    /// What the layer shows before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer drops it at its end.
    open var isRemovedOnCompletion = true
    /// The pace of one round; nil is an even one.
    open var timingFunction: CAMediaTimingFunction?
}

/// A change of one property.
open class CAPropertyAnimation: CAAnimation {
    /// An animation of the property at this path; nil leaves it open.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
    /// The property; nil is none.
    open var keyPath: String?
    /// Whether values are added to those of the layer.
    open var isAdditive = false
    /// Whether each round starts from the end of the one before.
    open var isCumulative = false
}

/// Is notified of an animation.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when it is added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called at the end; `flag` is whether it has not been removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change between two values.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil is that of the layer.
    open var fromValue: Any?
    /// The value at the end; nil is that of the layer.
    open var toValue: Any?
    /// What is added from the start to the end; nil adds nothing.
    open var byValue: Any?
}

/// A change between two values on a spring; here with the pace of its timing function.
open class CASpringAnimation: CABasicAnimation {
    /// That of the object on the spring; the other values are those of the spring and the speed it starts with.
    open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10, initialVelocity: CGFloat = 0
    /// `duration`: the spring is not computed. Seconds.
    open var settlingDuration: CFTimeInterval { duration }
}

/// A change through several values; those of a path are not run.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, from the first to the last; nil where a path gives them.
    open var values: [Any]?
    /// When each value is reached, from 0 to 1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The pace between two values each; nil is an even one.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between two of them are found: along straight lines, unless it is discrete.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How what moves is turned. Nothing to do: it keeps its direction.
    open var rotationMode: CAAnimationRotationMode?
    /// The points that a position moves through; nil where `values` gives them.
    open var path: CGPath?
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along straight lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Along straight lines at an even speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a curve at an even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
/// How what moves along a path is turned.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A change of all that a layer shows: layers change at once.
open class CATransition: CAAnimation {
    /// The kind; a fade by default.
    open var type = CATransitionType.fade
    /// The direction; nil is that of the kind.
    open var subtype: CATransitionSubtype?
    /// The parts of the transition that it begins and ends at, from 0 to 1.
    open var startProgress: Float = 0, endProgress: Float = 1
}
/// The kind of a transition.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One fades into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one moves over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one moves away from the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
/// The direction of a transition.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The name of the direction.
    public let rawValue: String
    /// A direction by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Several animations at the same time.
open class CAAnimationGroup: CAAnimation {
    /// The animations; nil is none.
    open var animations: [CAAnimation]?
}

/// What a layer shows before and after an animation.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its own value before and after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value of the animation after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value of the animation before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value before, the last one after.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A pace by its name; an unknown one is `default`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At an even speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at the start and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Slow at the end, and a little at the start: (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation, a cubic curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// The two control points between the ends.
    public let controlPoints: [CGPoint]

    /// The pace of a name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }
    /// A pace by the two control points of its curve; times are to be in 0…1 and are not clamped.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        controlPoints = [CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))]
    }
}

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A group of changes of layers. They take effect immediately; a completion is called at the end of the animations that
/// were added in the group.
public final class CATransaction: NSObject {
    private static let key = "CATransaction"
    /// The completions of the open groups of this thread.
    private static var completions: [(() -> Void)?] {
        get { Thread.current.threadDictionary[key] as? [(() -> Void)?] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
    /// Seconds of the longest animation that was added in the open groups.
    private static var longest: Double {
        get { Thread.current.threadDictionary[key + "Length"] as? Double ?? 0 }
        set { Thread.current.threadDictionary[key + "Length"] = newValue }
    }
    static func added(_ seconds: Double) {
        if !completions.isEmpty, seconds.isFinite { longest = max(longest, seconds) }
    }
    /// Starts a group, inside the one that is open on this thread.
    public static func begin() { completions.append(nil) }
    /// Ends the innermost group and calls its completion at the end of its animations; without an open one nothing.
    public static func commit() {
        let wait = longest
        guard let last = completions.popLast() else { return }
        if completions.isEmpty { longest = 0 }
        guard let last else { return }
        HostDelay.run(after: wait, last)
    }
    /// True: changes are shown at once.
    public static func disableActions() -> Bool { true }
    /// Seconds; those of the system.
    public static func animationDuration() -> CFTimeInterval { 0.25 }
    /// Commits the changes that are not committed. Nothing to do: changes take effect at once.
    public static func flush() {}
    /// The closure that `commit()` of the innermost group calls; outside of any it is called at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }
    /// Sets whether changes of layers are shown at once. Nothing to do: layers are not animated.
    public static func setDisableActions(_ flag: Bool) {}
    /// Sets how long changes of layers take, in seconds. Nothing to do: layers are not animated.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Sets how the speed of changes of layers varies; nil is that of the system. Nothing to do: layers are not
    /// animated.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

/// Seconds.
public typealias CFTimeInterval = Double

/// Runs closures after a time of the host's clock.
package enum HostDelay {
    /// Runs `body` after seconds, on the main thread; at once for 0.
    package static func run(after seconds: Double, _ body: @escaping () -> Void) {
        if seconds <= 0 { return body() }
        if let clock = VirtualClock.current {
            clock.schedule(at: clock.now + seconds, body)
        } else {
            nonisolated(unsafe) let body = body
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { body() }
        }
    }
}
