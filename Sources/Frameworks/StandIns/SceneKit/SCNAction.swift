public import Foundation
import QuadrantThreads
public import QuartzCore

/// Something that changes over time. An action has its duration, and changes no node. Nothing to do: a panel stands for
/// the scene.
open class SCNAction: NSObject {
    /// Seconds.
    open var duration: TimeInterval
    private init(_ duration: TimeInterval) { self.duration = duration }
    /// Turns.
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction {
        SCNAction(duration)
    }
    /// Turns.
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration)
    }
    /// Moves.
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    /// Moves.
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    /// Without an end.
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
    /// One after the other.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.reduce(0) { $0 + $1.duration }) }
    /// Waits.
    open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
    /// Moves.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval)
        -> SCNAction { SCNAction(duration) }
    /// Turns.
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction { SCNAction(duration) }
    /// Makes larger or smaller.
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Makes larger or smaller.
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Lets it be seen.
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Lets it not be seen.
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Changes how much is seen.
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Changes how much is seen.
    open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
    /// Turns.
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
                             usesShortestUnitArc shortestUnitArc: Bool) -> SCNAction { SCNAction(duration) }
    /// All at once.
    open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
    /// Several times.
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(action.duration * Double(count))
    }
    /// Waits, about as long.
    open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        SCNAction(sec)
    }
    /// Does not show it.
    open class func hide() -> SCNAction { SCNAction(0) }
    /// Shows it.
    open class func unhide() -> SCNAction { SCNAction(0) }
    /// Takes it out.
    open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
    /// Calls a function. Nothing to do: a panel stands for the scene.
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
    /// Calls a function each time. Nothing to do: a panel stands for the scene.
    open class func customAction(duration seconds: TimeInterval,
                                 action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction {
        SCNAction(seconds)
    }
    /// The way back: an action of the same duration, as the way there is. Nothing to do: a panel stands for the scene.
    open func reversed() -> SCNAction { SCNAction(duration) }
    /// How it begins and ends.
    open var timingMode = SCNActionTimingMode.linear
    /// How it begins and ends; nil is `timingMode`.
    open var timingFunction: ((Float) -> Float)?
    /// How fast it is.
    open var speed: CGFloat = 1
}
/// How a change begins and ends.
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
/// Changes that are made together. They are made at once.
open class SCNTransaction: NSObject {
    override init() { super.init() }
    private static let functions = Locked<[[@Sendable () -> Void]]>([])
    /// Begins changes.
    open class func begin() { functions.withLock { $0.append([]) } }
    /// Ends changes, and calls the function that was set since they began.
    open class func commit() { for function in functions.withLock({ $0.popLast() }) ?? [] { function() } }
    /// Makes changes. Nothing to do: they are made at once.
    open class func flush() {}
    /// Called where changes end.
    open class var completionBlock: (@Sendable () -> Void)? {
        get { nil }
        set {
            guard let newValue else { return }
            functions.withLock { if !$0.isEmpty { $0[$0.count - 1].append(newValue) } }
        }
    }
    /// Seconds. Nothing to do: changes are made at once.
    open class var animationDuration: TimeInterval {
        get { 0 }
        set {}
    }
    /// How changes begin and end. Nothing to do: changes are made at once.
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { nil }
        set {}
    }
    /// Whether changes are made at once: they are.
    open class var disableActions: Bool {
        get { true }
        set {}
    }
}
