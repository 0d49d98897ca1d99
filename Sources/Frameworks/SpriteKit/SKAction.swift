public import CoreGraphics
public import Foundation

/// How an action begins and ends.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A change of a node over time.
@MainActor @preconcurrency
open class SKAction: NSObject {
    enum Kind {
        /// A change from 0 to 1: makes a function of the part, of the node as it is at the start.
        case change((SKNode) -> (CGFloat) -> Void)
        case sequence([SKAction]), group([SKAction]), repeated(SKAction, Int)
    }
    let kind: Kind
    /// Seconds.
    open var duration: TimeInterval
    /// How it begins and ends.
    open var timingMode = SKActionTimingMode.linear
    /// How it begins and ends, of 0…1; nil is `timingMode`.
    open var timingFunction: ((Float) -> Float)?
    /// How fast it runs.
    open var speed: CGFloat = 1
    init(_ duration: TimeInterval, _ kind: Kind) { (self.duration, self.kind) = (max(0, duration), kind) }
    convenience init(_ duration: TimeInterval, change: @escaping (SKNode) -> (CGFloat) -> Void) {
        self.init(duration, .change(change))
    }
    func start() -> Running { Running(self) }

    /// An action that runs.
    final class Running {
        let action: SKAction
        private(set) var isOver = false
        /// What is left of the last step.
        private var rest = 0.0
        private var elapsed = 0.0, step: ((CGFloat) -> Void)?, parts: [Running] = [], number = 0
        init(_ action: SKAction) { self.action = action }

        @MainActor func advance(by given: Double, of node: SKNode) {
            let seconds = given * Double(action.speed)
            switch action.kind {
            case .change(let make):
                if step == nil { step = make(node) }
                elapsed += seconds
                isOver = elapsed >= action.duration
                rest = max(0, elapsed - action.duration)
                step?(action.eased(action.duration > 0 ? min(elapsed / action.duration, 1) : 1))
            case .group(let actions):
                if parts.isEmpty { parts = actions.map { $0.start() } }
                for part in parts where !part.isOver { part.advance(by: seconds, of: node) }
                isOver = parts.allSatisfy(\.isOver)
                rest = isOver ? parts.map(\.rest).min() ?? seconds : 0
            case .sequence(let actions):
                run(seconds, node) { $0 < actions.count ? actions[$0] : nil }
            case .repeated(let action, let count):
                run(seconds, node) { $0 < count ? action : nil }
            }
        }
        /// One after the other, as long as there is time.
        @MainActor private func run(_ seconds: Double, _ node: SKNode, _ next: (Int) -> SKAction?) {
            var seconds = seconds, count = 0
            // An action without a duration that repeats runs once in a frame.
            while count < 10_000 {
                if parts.isEmpty {
                    guard let action = next(number) else {
                        (isOver, rest) = (true, seconds)
                        return
                    }
                    parts = [action.start()]
                    number += 1
                }
                parts[0].advance(by: seconds, of: node)
                guard parts[0].isOver else { return }
                seconds = parts[0].rest
                let isInstant = parts[0].action.duration == 0
                parts = []
                count += 1
                if isInstant, case .repeated = action.kind { return }
            }
        }
    }

    fileprivate func eased(_ part: Double) -> CGFloat {
        if let timingFunction { return CGFloat(timingFunction(Float(part))) }
        return switch timingMode {
        case .linear: CGFloat(part)
        case .easeIn: CGFloat(part * part)
        case .easeOut: CGFloat(part * (2 - part))
        case .easeInEaseOut: CGFloat(part * part * (3 - 2 * part))
        }
    }

    // MARK: Changes

    /// Moves.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            var last: CGFloat = 0
            return { part in
                node.position.x += deltaX * (part - last)
                node.position.y += deltaY * (part - last)
                last = part
            }
        }
    }
    /// Moves.
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: duration)
    }
    /// Moves to a place.
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            let start = node.position
            return { node.position = CGPoint(x: start.x + (location.x - start.x) * $0,
                                             y: start.y + (location.y - start.y) * $0) }
        }
    }
    /// Moves to a place.
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { value(\.position.x, x, duration) }
    /// Moves to a place.
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { value(\.position.y, y, duration) }
    /// Turns, against the clock.
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            var last: CGFloat = 0
            return { part in
                node.zRotation += radians * (part - last)
                last = part
            }
        }
    }
    /// Turns to an angle.
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        value(\.zRotation, radians, duration)
    }
    /// Grows or shrinks to a size.
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        group([value(\.xScale, scale, duration), value(\.yScale, scale, duration)])
    }
    /// Grows or shrinks.
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            let start = (node.xScale, node.yScale)
            return { (node.xScale, node.yScale) = (start.0 * (1 + (scale - 1) * $0), start.1 * (1 + (scale - 1) * $0)) }
        }
    }
    /// Appears.
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { value(\.alpha, 1, duration) }
    /// Disappears.
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { value(\.alpha, 0, duration) }
    /// Becomes as opaque.
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { value(\.alpha, alpha, duration) }
    class func value(_ path: ReferenceWritableKeyPath<SKNode, CGFloat>, _ end: CGFloat,
                     _ duration: TimeInterval)
        -> SKAction {
        SKAction(duration) { node in
            let start = node[keyPath: path]
            return { node[keyPath: path] = start + (end - start) * $0 }
        }
    }
    /// Hides the node.
    open class func hide() -> SKAction { SKAction(0) { node in { _ in node.isHidden = true } } }
    /// Shows the node.
    open class func unhide() -> SKAction { SKAction(0) { node in { _ in node.isHidden = false } } }
    /// Removes the node.
    open class func removeFromParent() -> SKAction { SKAction(0) { node in { _ in node.removeFromParent() } } }
    /// Calls a function.
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) { _ in { _ in block() } } }
    /// Runs an action of a node of a name.
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(0) { node in { _ in node.childNode(withName: name)?.run(action) } }
    }
    /// Calls a function with the seconds that have passed.
    open class func customAction(withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode,
        CGFloat) -> Void)
        -> SKAction { SKAction(duration) { node in { block(node, CGFloat(duration) * $0) } } }
    /// Waits.
    open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) { _ in { _ in } } }
    /// Waits, at most half of `range` more or less.
    open class func wait(forDuration duration: TimeInterval, withRange range: TimeInterval) -> SKAction {
        wait(forDuration: max(0, duration + Double.random(in: -0.5...0.5) * range))
    }
    /// Plays a file. Nothing to do: there is no loudspeaker.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction(0) { _ in { _ in } }
    }

    // MARK: Several

    /// One after the other.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.reduce(0) { $0 + $1.duration }, .sequence(actions))
    }
    /// All at the same time.
    open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.map(\.duration).max() ?? 0, .group(actions))
    }
    /// Again and again.
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(action.duration * Double(max(0, count)), .repeated(action, count))
    }
    /// Without an end.
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity, .repeated(action, .max)) }
}
