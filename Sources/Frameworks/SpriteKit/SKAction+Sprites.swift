public import CoreGraphics
public import Dispatch
public import Foundation
import SwiftUI
public import UIKit

extension SKAction {
    /// Grows or shrinks to sizes.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        group([value(\.xScale, xScale, duration), value(\.yScale, yScale, duration)])
    }
    /// Grows or shrinks to a size from left to right.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { value(\.xScale, scale, duration) }
    /// Grows or shrinks to a size upwards.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { value(\.yScale, scale, duration) }
    /// Grows or shrinks.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            let start = (node.xScale, node.yScale)
            return { (node.xScale, node.yScale) = (start.0 * (1 + (xScale - 1) * $0),
                                                   start.1 * (1 + (yScale - 1) * $0)) }
        }
    }
    /// Sets the scales of a sprite so that it gets a size within its parent.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
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
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let start = sprite.size
            return { sprite.size = CGSize(width: start.width + (width - start.width) * $0,
                                          height: start.height + (height - start.height) * $0) }
        }
    }
    /// Makes a sprite as wide.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(\.size.width, width, duration)
    }
    /// Makes a sprite as high.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(\.size.height, height, duration)
    }
    /// Makes a sprite larger.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
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
    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
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
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(\.colorBlendFactor, colorBlendFactor, duration)
    }
    private class func numbers(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
    /// Shows another picture.
    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    /// Shows another picture, as large as it is where that is said.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(0) { node in
            { _ in
                guard let sprite = node as? SKSpriteNode else { return }
                sprite.texture = texture
                if resize { sprite.size = texture.size() }
            }
        }
    }
    /// Shows one picture after the other.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }
    /// Shows one picture after the other, as large as they are, and the first one again, where that is said.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool)
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
    public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }
    /// Moves along a path, from where the node is or in its parent, and turns to it where that is said.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval)
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
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    /// Moves along a path, so many points a second.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
        -> SKAction {
        follow(path, asOffset: offset, orientToPath: orient,
               duration: speed > 0 ? TimeInterval(Path(path).length / speed) : 0)
    }
    /// Turns to an angle, the shorter way where that is said.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return SKAction(duration) { node in
            let start = node.zRotation, way = (radians - start).remainder(dividingBy: 2 * .pi)
            return { node.zRotation = start + way * $0 }
        }
    }
    /// Makes a node's actions faster or slower.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { value(\.speed, speed, duration) }
    /// Makes a node's actions faster or slower.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            let start = node.speed
            return { node.speed = start * (1 + (speed - 1) * $0) }
        }
    }
    /// Becomes more or less opaque.
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { node in
            let start = node.alpha
            return { node.alpha = start + factor * $0 }
        }
    }
    /// Pushes its body in each frame, in newtons.
    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { node in { _ in node.physicsBody?.applyForce(force) } }
    }
    /// Pushes its body, in newton seconds.
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { node in
            var last: CGFloat = 0
            return { part in
                node.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * (part - last), dy: impulse.dy * (part - last)))
                last = part
            }
        }
    }
    /// Turns its body, in newton metre seconds.
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { node in
            var last: CGFloat = 0
            return { part in
                node.physicsBody?.applyAngularImpulse(impulse * (part - last))
                last = part
            }
        }
    }
    /// Begins to play. Nothing to do: there is no loudspeaker.
    public class func play() -> SKAction { SKAction(0) { _ in { _ in } } }
    /// Stops to play. Nothing to do: there is no loudspeaker.
    public class func pause() -> SKAction { SKAction(0) { _ in { _ in } } }
    /// Stops to play. Nothing to do: there is no loudspeaker.
    public class func stop() -> SKAction { SKAction(0) { _ in { _ in } } }
    /// Plays louder or not as loud. Nothing to do: there is no loudspeaker.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration) { _ in { _ in } }
    }
    /// Calls a function on a queue.
    @preconcurrency public class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue) -> SKAction {
        SKAction(0) { _ in { _ in queue.async(execute: block) } }
    }
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
