public import CoreGraphics
public import Dispatch
public import Foundation
import SwiftUI
public import UIKit

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
    private convenience init(_ duration: TimeInterval, change: @escaping (SKNode) -> (CGFloat) -> Void) {
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
    /// Grows or shrinks to sizes.
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        group([value(\.xScale, xScale, duration), value(\.yScale, yScale, duration)])
    }
    /// Grows or shrinks to a size from left to right.
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { value(\.xScale, scale, duration) }
    /// Grows or shrinks to a size upwards.
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { value(\.yScale, scale, duration) }
    /// Grows or shrinks.
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            let start = (node.xScale, node.yScale)
            return { (node.xScale, node.yScale) = (start.0 * (1 + (xScale - 1) * $0),
                                                   start.1 * (1 + (yScale - 1) * $0)) }
        }
    }
    /// Sets the scales of a sprite so that it gets a size within its parent.
    open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            guard let sprite = node as? SKSpriteNode, sprite.size.width > 0, sprite.size.height > 0 else {
                return { _ in }
            }
            let x = sprite.xScale, y = sprite.yScale, own = sprite.size
            return { (node.xScale, node.yScale) = (x + (size.width / own.width - x) * $0,
                                                   y + (size.height / own.height - y) * $0) }
        }
    }
    /// Makes a sprite as large.
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let start = sprite.size
            return { sprite.size = CGSize(width: start.width + (width - start.width) * $0,
                                          height: start.height + (height - start.height) * $0) }
        }
    }
    /// Makes a sprite as wide.
    open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(\.size.width, width, duration)
    }
    /// Makes a sprite as high.
    open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(\.size.height, height, duration)
    }
    /// Makes a sprite larger.
    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let start = sprite.size
            return { sprite.size = CGSize(width: start.width + width * $0, height: start.height + height * $0) }
        }
    }
    private class func sprite(_ path: ReferenceWritableKeyPath<SKSpriteNode, CGFloat>, _ end: CGFloat,
                              _ duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let start = sprite[keyPath: path]
            return { sprite[keyPath: path] = start + (end - start) * $0 }
        }
    }
    /// Gives a sprite a colour, and so much of it.
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let start = numbers(sprite.color), end = numbers(color), factor = sprite.colorBlendFactor
            return { part in
                let mixed = zip(start, end).map { $0 + ($1 - $0) * part }
                sprite.color = UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
                sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * part
            }
        }
    }
    /// Gives a sprite so much of its colour.
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(\.colorBlendFactor, colorBlendFactor, duration)
    }
    private class func numbers(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
    /// Shows another picture.
    open class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    /// Shows another picture, as large as it is where that is said.
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(0) { node in
            { _ in
                guard let sprite = node as? SKSpriteNode else { return }
                sprite.texture = texture
                if resize { sprite.size = texture.size() }
            }
        }
    }
    /// Shows one picture after the other.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }
    /// Shows one picture after the other, as large as they are, and the first one again, where that is said.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool)
        -> SKAction {
        SKAction(Double(textures.count) * sec) { node in
            guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
            let first = (sprite.texture, sprite.size)
            return { part in
                let texture = textures[min(Int(part * CGFloat(textures.count)), textures.count - 1)]
                sprite.texture = texture
                if resize { sprite.size = texture.size() }
                if part >= 1, restore { (sprite.texture, sprite.size) = first }
            }
        }
    }
    /// Moves along a path, from where the node is, and turns to it.
    open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }
    /// Moves along a path, from where the node is or in its parent, and turns to it where that is said.
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval)
        -> SKAction {
        SKAction(duration) { node in
            let start = node.position, whole = Path(path)
            return { part in
                let reach = min(max(part, 0), 1)
                let at = reach > 0 ? whole.trimmedPath(from: 0, to: reach).currentPoint : whole.first
                guard let at else { return }
                node.position = offset ? CGPoint(x: start.x + at.x, y: start.y + at.y) : at
                guard orient, let before = reach > 0.01
                        ? whole.trimmedPath(from: 0, to: reach - 0.01).currentPoint : whole.first,
                      before != at else { return }
                node.zRotation = atan2(at.y - before.y, at.x - before.x)
            }
        }
    }
    /// Moves along a path, so many points a second.
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    /// Moves along a path, so many points a second.
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
        -> SKAction {
        follow(path, asOffset: offset, orientToPath: orient,
               duration: speed > 0 ? TimeInterval(Path(path).length / speed) : 0)
    }
    /// Turns to an angle, the shorter way where that is said.
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return SKAction(duration) { node in
            let start = node.zRotation, way = (radians - start).remainder(dividingBy: 2 * .pi)
            return { node.zRotation = start + way * $0 }
        }
    }
    /// Makes a node's actions faster or slower.
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { value(\.speed, speed, duration) }
    /// Makes a node's actions faster or slower.
    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            let start = node.speed
            return { node.speed = start * (1 + (speed - 1) * $0) }
        }
    }
    /// Becomes more or less opaque.
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            let start = node.alpha
            return { node.alpha = start + factor * $0 }
        }
    }
    /// Pushes its body in each frame, in newtons.
    open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { node in { _ in node.physicsBody?.applyForce(force) } }
    }
    /// Pushes its body, in newton seconds.
    open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { node in
            var last: CGFloat = 0
            return { part in
                node.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * (part - last), dy: impulse.dy * (part - last)))
                last = part
            }
        }
    }
    /// Turns its body, in newton metre seconds.
    open class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { node in
            var last: CGFloat = 0
            return { part in
                node.physicsBody?.applyAngularImpulse(impulse * (part - last))
                last = part
            }
        }
    }
    /// Begins to play. Nothing to do: there is no loudspeaker.
    open class func play() -> SKAction { SKAction(0) { _ in { _ in } } }
    /// Stops to play. Nothing to do: there is no loudspeaker.
    open class func pause() -> SKAction { SKAction(0) { _ in { _ in } } }
    /// Stops to play. Nothing to do: there is no loudspeaker.
    open class func stop() -> SKAction { SKAction(0) { _ in { _ in } } }
    /// Plays louder or not as loud. Nothing to do: there is no loudspeaker.
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration) { _ in { _ in } }
    }
    /// Calls a function on a queue.
    open class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue) -> SKAction {
        SKAction(0) { _ in { _ in queue.async(execute: block) } }
    }
    /// Appears.
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { value(\.alpha, 1, duration) }
    /// Disappears.
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { value(\.alpha, 0, duration) }
    /// Becomes as opaque.
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { value(\.alpha, alpha, duration) }
    private class func value(_ path: ReferenceWritableKeyPath<SKNode, CGFloat>, _ end: CGFloat,
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

extension Path {
    /// Where it begins; nil for an empty one.
    fileprivate var first: CGPoint? {
        var found: CGPoint?
        forEach { element in if found == nil, case .move(let to) = element { found = to } }
        return found
    }
    /// How long it is, its curves as lines between their points.
    fileprivate var length: CGFloat {
        var sum: CGFloat = 0, last: CGPoint?, start: CGPoint?
        func add(_ to: CGPoint) {
            if let last { sum += hypot(to.x - last.x, to.y - last.y) }
            last = to
        }
        func curve(_ point: (CGFloat) -> CGPoint) { for part in 1...16 { add(point(CGFloat(part) / 16)) } }
        forEach { element in
            switch element {
            case .move(let to): (last, start) = (to, to)
            case .line(let to): add(to)
            case .quadCurve(let to, let control):
                let from = last ?? control
                curve { t in
                    let a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t
                    return CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
                }
            case .curve(let to, let one, let two):
                let from = last ?? one
                curve { t in
                    let u = 1 - t, a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t
                    return CGPoint(x: a * from.x + b * one.x + c * two.x + d * to.x,
                                   y: a * from.y + b * one.y + c * two.y + d * to.y)
                }
            case .closeSubpath: if let start { add(start) }
            }
        }
        return sum
    }
}
