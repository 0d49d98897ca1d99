public import CoreGraphics
public import Foundation
import QuadrantStandIn

/// Is notified of hits.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Two bodies begin to touch.
    func didBegin(_ contact: SKPhysicsContact)
    /// Two bodies touch no more.
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    /// Does nothing.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Does nothing.
    public func didEnd(_ contact: SKPhysicsContact) {}
}
/// Two bodies that touch.
@MainActor @preconcurrency
open class SKPhysicsContact: NSObject {
    /// The bodies.
    public let bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
    /// Where, in the scene.
    public let contactPoint: CGPoint
    /// From the first to the second; of length 1.
    public let contactNormal: CGVector
    /// How hard, in newton seconds.
    public let collisionImpulse: CGFloat
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ point: CGPoint, _ normal: CGVector, _ impulse: CGFloat) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        (contactPoint, contactNormal, collisionImpulse) = (point, normal, impulse)
    }
}

/// How the bodies of a scene fall and hit each other: in steps of a 120th of a second, by impulses. Nodes around them
/// may be moved and turned, and not stretched.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
    /// The points of a metre.
    static let metre: CGFloat = 150
    private static let step = 1.0 / 120
    override init() { super.init() }
    /// Metres a second, each second.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// How fast time passes.
    open var speed: CGFloat = 1
    /// Is notified of hits. Held weakly.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    /// Holds bodies together. Without effect: joints of bodies do not hold.
    open func add(_ joint: SKPhysicsJoint) {
        joint.bodyA.joints.append(joint)
        joint.bodyB.joints.append(joint)
        standIn(self, "joints of bodies do not hold")
    }
    /// Takes a joint out.
    open func remove(_ joint: SKPhysicsJoint) {
        for body in [joint.bodyA, joint.bodyB] { body.joints.removeAll { $0 === joint } }
    }
    /// Takes all joints out.
    open func removeAllJoints() { for body in bodies { body.joints = [] } }

    weak var scene: SKScene?
    private var rest = 0.0
    private struct Pair: Hashable { let a: ObjectIdentifier, b: ObjectIdentifier }
    private var touches: [Pair: (a: SKPhysicsBody, b: SKPhysicsBody)] = [:]
    private var bodies: [SKPhysicsBody] {
        var found: [SKPhysicsBody] = []
        func visit(_ node: SKNode) {
            if let body = node.physicsBody { found.append(body) }
            for child in node.children { visit(child) }
        }
        if let scene { visit(scene) }
        return found
    }
    func touching(_ body: SKPhysicsBody) -> [SKPhysicsBody] {
        touches.values.compactMap { $0.a === body ? $0.b : $0.b === body ? $0.a : nil }
    }
    /// The body at a place of the scene; nil without one.
    open func body(at point: CGPoint) -> SKPhysicsBody? {
        bodies.first { body in
            guard let place = Place(body, scene) else { return false }
            return body.parts.contains { place.shape($0).contains(point) }
        }
    }
    /// The bodies in a rectangle of the scene: those whose boxes meet it.
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        for body in bodies where !stop.boolValue {
            guard let place = Place(body, scene) else { continue }
            if body.parts.contains(where: { place.shape($0).box.intersects(rect) }) { block(body, &stop) }
        }
    }

    // MARK: Time

    func advance(by seconds: TimeInterval) {
        rest += seconds * Double(speed)
        let all = bodies
        guard !all.isEmpty else { return rest = 0 }
        var count = 0
        while rest >= Self.step, count < 240 {
            rest -= Self.step
            count += 1
            advance(all)
        }
        if count == 240 { rest = 0 }
    }
    private func advance(_ all: [SKPhysicsBody]) {
        let seconds = CGFloat(Self.step)
        var places: [Place] = []
        for body in all {
            guard var place = Place(body, scene) else { continue }
            if body.isDynamic {
                let push = Self.metre / body.mass * seconds, fall = body.affectedByGravity ? seconds * Self.metre : 0
                let slower = max(0, 1 - body.linearDamping * seconds)
                body.velocity.dx = (body.velocity.dx + gravity.dx * fall + body.force.dx * push) * slower
                body.velocity.dy = (body.velocity.dy + gravity.dy * fall + body.force.dy * push) * slower
                if body.pinned { body.velocity = .zero }
                if body.allowsRotation {
                    let turn = body.torque * Self.metre * Self.metre / body.inertia * seconds
                    body.angularVelocity = (body.angularVelocity + turn) * max(0, 1 - body.angularDamping * seconds)
                    place.angle += body.angularVelocity * seconds
                } else {
                    body.angularVelocity = 0
                }
                place.center.x += body.velocity.dx * seconds
                place.center.y += body.velocity.dy * seconds
            }
            (body.force, body.torque) = (.zero, 0)
            places.append(place)
        }
        var found: [Pair: (a: SKPhysicsBody, b: SKPhysicsBody)] = [:], begun: [SKPhysicsContact] = []
        for first in places.indices {
            for second in places.indices where second > first {
                var one = places[first], two = places[second]
                guard let contact = hit(&one, &two) else { continue }
                (places[first], places[second]) = (one, two)
                let pair = Pair(a: ObjectIdentifier(contact.bodyA), b: ObjectIdentifier(contact.bodyB))
                found[pair] = (contact.bodyA, contact.bodyB)
                if touches[pair] == nil { begun.append(contact) }
            }
        }
        for place in places where place.body.isDynamic { place.write() }
        let ended = touches.filter { found[$0.key] == nil }.values
        touches = found
        func isTold(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
            a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
        }
        for contact in begun where isTold(contact.bodyA, contact.bodyB) { contactDelegate?.didBegin(contact) }
        for (a, b) in ended where isTold(a, b) {
            contactDelegate?.didEnd(SKPhysicsContact(a, b, a.node?.position ?? .zero, .zero, 0))
        }
    }

    /// Lets two bodies hit each other where they touch.
    private func hit(_ one: inout Place, _ two: inout Place) -> SKPhysicsContact? {
        let a = one.body, b = two.body
        guard a.isDynamic || b.isDynamic else { return nil }
        var deepest: Touch?
        for first in a.parts {
            let shape = one.shape(first)
            for second in b.parts {
                let other = two.shape(second)
                guard shape.box.intersects(other.box), let touch = shape.touch(other) else { continue }
                if touch.depth > (deepest?.depth ?? -1) { deepest = touch }
            }
        }
        guard let touch = deepest else { return nil }
        // What moves a body is what its mask says; both are notified.
        let movesA = a.isDynamic && a.collisionBitMask & b.categoryBitMask != 0
        let movesB = b.isDynamic && b.collisionBitMask & a.categoryBitMask != 0
        var strength: CGFloat = 0
        if movesA || movesB {
            let massA: CGFloat = movesA && !a.pinned ? 1 / a.mass : 0
            let massB: CGFloat = movesB && !b.pinned ? 1 / b.mass : 0
            let turnA: CGFloat = movesA && a.allowsRotation ? 1 / a.inertia : 0
            let turnB: CGFloat = movesB && b.allowsRotation ? 1 / b.inertia : 0
            let n = touch.normal, t = CGVector(dx: -n.dy, dy: n.dx)
            let armA = CGVector(dx: touch.point.x - one.center.x, dy: touch.point.y - one.center.y)
            let armB = CGVector(dx: touch.point.x - two.center.x, dy: touch.point.y - two.center.y)
            func cross(_ v: CGVector, _ w: CGVector) -> CGFloat { v.dx * w.dy - v.dy * w.dx }
            func apply(_ impulse: CGFloat, _ way: CGVector) {
                a.velocity.dx -= impulse * way.dx * massA
                a.velocity.dy -= impulse * way.dy * massA
                a.angularVelocity -= impulse * cross(armA, way) * turnA
                b.velocity.dx += impulse * way.dx * massB
                b.velocity.dy += impulse * way.dy * massB
                b.angularVelocity += impulse * cross(armB, way) * turnB
            }
            func closing(_ way: CGVector) -> CGFloat {
                let x = b.velocity.dx - b.angularVelocity * armB.dy - a.velocity.dx + a.angularVelocity * armA.dy
                let y = b.velocity.dy + b.angularVelocity * armB.dx - a.velocity.dy - a.angularVelocity * armA.dx
                return x * way.dx + y * way.dy
            }
            func weight(_ way: CGVector) -> CGFloat {
                let first = cross(armA, way), second = cross(armB, way)
                return massA + massB + first * first * turnA + second * second * turnB
            }
            let speed = closing(n), whole = weight(n)
            if speed < 0, whole > 0 {
                // Slow bodies do not bounce, so that they settle.
                let bounce = speed < -20 ? max(a.restitution, b.restitution) : 0
                strength = -(1 + bounce) * speed / whole
                apply(strength, n)
                let slide = closing(t), maximum = strength * (a.friction * b.friction).squareRoot()
                if weight(t) > 0 { apply(min(max(-slide / weight(t), -maximum), maximum), t) }
            }
            let all = massA + massB
            if all > 0 {
                let back = max(0, touch.depth - 0.1) * 0.6 / all
                one.center.x -= n.dx * back * massA
                one.center.y -= n.dy * back * massA
                two.center.x += n.dx * back * massB
                two.center.y += n.dy * back * massB
            }
        }
        return SKPhysicsContact(a, b, touch.point, touch.normal, strength / Self.metre)
    }
}

/// Where a body is in the scene.
@MainActor
private struct Place {
    let body: SKPhysicsBody, node: SKNode, scene: SKScene
    var center: CGPoint, angle: CGFloat
    init?(_ body: SKPhysicsBody, _ scene: SKScene?) {
        guard let node = body.node, let scene else { return nil }
        (self.body, self.node, self.scene, angle) = (body, node, scene, node.zRotation)
        center = node === scene ? .zero : node.convert(.zero, to: scene)
    }
    func write() {
        if node !== scene, let parent = node.parent { node.position = parent.convert(center, from: scene) }
        node.zRotation = angle
    }
    func shape(_ part: SKPhysicsBody.Part) -> Solid {
        let cosine = cos(angle), sine = sin(angle)
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: center.x + point.x * cosine - point.y * sine, y: center.y + point.x * sine + point.y * cosine)
        }
        switch part {
        case .circle(let place, let radius): return .circle(moved(place), radius)
        case .polygon(let points): return .polygon(points.map(moved))
        }
    }
}

/// Where two shapes touch; the normal leads from the first to the second.
private struct Touch {
    var point: CGPoint, normal: CGVector, depth: CGFloat
}

/// A shape in the scene.
private enum Solid {
    case circle(CGPoint, CGFloat)
    case polygon([CGPoint])

    var box: CGRect {
        switch self {
        case .circle(let center, let radius):
            return CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        case .polygon(let points):
            let x = points.map(\.x), y = points.map(\.y)
            let left = x.min() ?? 0, low = y.min() ?? 0
            // A line has a box with an area, so that boxes meet.
            return CGRect(x: left - 0.5, y: low - 0.5, width: (x.max() ?? 0) - left + 1,
                          height: (y.max() ?? 0) - low + 1)
        }
    }
    func contains(_ point: CGPoint) -> Bool { touch(.circle(point, 0.01)) != nil }

    func touch(_ other: Solid) -> Touch? {
        switch (self, other) {
        case (.circle(let a, let first), .circle(let b, let second)):
            let x = b.x - a.x, y = b.y - a.y, distance = hypot(x, y)
            guard distance < first + second else { return nil }
            let normal = distance > 1e-6 ? CGVector(dx: x / distance, dy: y / distance) : CGVector(dx: 0, dy: 1)
            return Touch(point: CGPoint(x: a.x + normal.dx * first, y: a.y + normal.dy * first), normal: normal,
                         depth: first + second - distance)
        case (.polygon(let points), .circle(let center, let radius)):
            return Self.touch(points, center, radius)
        case (.circle(let center, let radius), .polygon(let points)):
            guard var touch = Self.touch(points, center, radius) else { return nil }
            touch.normal = CGVector(dx: -touch.normal.dx, dy: -touch.normal.dy)
            return touch
        case (.polygon(let a), .polygon(let b)):
            return Self.touch(a, b)
        }
    }

    private static func sides(_ points: [CGPoint]) -> [(CGPoint, CGPoint)] {
        points.count == 2 ? [(points[0], points[1])] : Array(zip(points, points.dropFirst() + points.prefix(1)))
    }
    private static func touch(_ points: [CGPoint], _ center: CGPoint, _ radius: CGFloat) -> Touch? {
        var nearest = CGPoint.zero, distance = CGFloat.infinity, isInside = points.count > 2
        for (a, b) in sides(points) {
            let x = b.x - a.x, y = b.y - a.y, length = x * x + y * y
            let part = length > 0 ? min(max(((center.x - a.x) * x + (center.y - a.y) * y) / length, 0), 1) : 0
            let at = CGPoint(x: a.x + x * part, y: a.y + y * part), far = hypot(center.x - at.x, center.y - at.y)
            if far < distance { (nearest, distance) = (at, far) }
            if x * (center.y - a.y) - y * (center.x - a.x) < 0 { isInside = false }
        }
        guard isInside || distance < radius else { return nil }
        let sign: CGFloat = isInside ? -1 : 1
        let normal = distance > 1e-6
            ? CGVector(dx: (center.x - nearest.x) / distance * sign, dy: (center.y - nearest.y) / distance * sign)
            : CGVector(dx: 0, dy: 1)
        return Touch(point: nearest, normal: normal, depth: radius - distance * sign)
    }
    /// By the sides of both: where one separates them, they do not touch.
    private static func touch(_ a: [CGPoint], _ b: [CGPoint]) -> Touch? {
        var minimum = CGFloat.infinity, normal = CGVector.zero
        for (start, end) in sides(a) + sides(b) {
            let length = hypot(end.x - start.x, end.y - start.y)
            guard length > 1e-9 else { continue }
            let axis = CGVector(dx: (end.y - start.y) / length, dy: (start.x - end.x) / length)
            let first = a.map { $0.x * axis.dx + $0.y * axis.dy }, second = b.map { $0.x * axis.dx + $0.y * axis.dy }
            let ahead = (first.max() ?? 0) - (second.min() ?? 0), behind = (second.max() ?? 0) - (first.min() ?? 0)
            guard ahead > 0, behind > 0 else { return nil }
            if ahead < minimum { (minimum, normal) = (ahead, axis) }
            if behind < minimum { (minimum, normal) = (behind, CGVector(dx: -axis.dx, dy: -axis.dy)) }
        }
        guard minimum.isFinite else { return nil }
        // The corners of each that are farthest into the other; where a side lies on another, the middle of two.
        func deepest(_ points: [CGPoint], _ way: CGVector) -> [CGPoint] {
            let values = points.map { $0.x * way.dx + $0.y * way.dy }, maximum = values.max() ?? 0
            return zip(points, values).filter { $0.1 > maximum - 0.5 }.map(\.0)
        }
        let fromA = deepest(a, normal), fromB = deepest(b, CGVector(dx: -normal.dx, dy: -normal.dy))
        let along = CGVector(dx: -normal.dy, dy: normal.dx)
        func range(_ points: [CGPoint]) -> (CGFloat, CGFloat) {
            let values = points.map { $0.x * along.dx + $0.y * along.dy }
            return (values.min() ?? 0, values.max() ?? 0)
        }
        let first = range(fromA), second = range(fromB)
        let middle = (max(first.0, second.0) + min(first.1, second.1)) / 2
        let base = fromB.first ?? .zero, height = base.x * normal.dx + base.y * normal.dy
        let point = CGPoint(x: along.dx * middle + normal.dx * height, y: along.dy * middle + normal.dy * height)
        return Touch(point: point, normal: normal, depth: minimum)
    }
}
