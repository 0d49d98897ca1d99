public import CoreGraphics
public import Foundation
import SwiftUI
public import UIKit

/// How a number goes between others.
public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
/// How a number repeats.
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }
/// Values at times.
@MainActor @preconcurrency
open class SKKeyframeSequence: NSObject {
    private var values: [(value: Any, time: CGFloat)]
    /// Values at times, in the order of these.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        self.values = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
    }
    /// Space for values.
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }
    /// How it goes between values.
    open var interpolationMode = SKInterpolationMode.linear
    /// What is before the first and behind the last one.
    open var repeatMode = SKRepeatMode.clamp
    /// How many values there are.
    open func count() -> Int { values.count }
    /// Adds a value behind others.
    open func addKeyframeValue(_ value: Any, time: CGFloat) { values.append((value, time)) }
    /// The value of a number, which it must have.
    open func getKeyframeValue(for index: Int) -> Any { values[index].value }
    /// The value at a time; nil without any. Numbers and colours are mixed.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = values.first, let last = values.last else { return nil }
        var time = time
        if repeatMode == .loop, last.time > first.time {
            time = first.time + (time - first.time).truncatingRemainder(dividingBy: last.time - first.time)
        }
        if time <= first.time { return first.value }
        guard let next = values.firstIndex(where: { $0.time > time }) else { return last.value }
        let before = values[next - 1], after = values[next]
        let part = interpolationMode == .step ? 0 : (time - before.time) / max(after.time - before.time, 1e-9)
        if let a = before.value as? UIColor, let b = after.value as? UIColor { return mixed(a, b, part) }
        if let a = number(before.value), let b = number(after.value) {
            return NSNumber(value: Double(a + (b - a) * part))
        }
        return before.value
    }
}
private func number(_ value: Any) -> CGFloat? {
    (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
}
@MainActor
private func mixed(_ a: UIColor, _ b: UIColor, _ part: CGFloat) -> UIColor {
    func numbers(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
    let all = zip(numbers(a), numbers(b)).map { $0 + ($1 - $0) * part }
    return UIColor(red: all[0], green: all[1], blue: all[2], alpha: all[3])
}
/// Which particles are above others.
public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast, oldestFirst, dontCare }

/// Lets pictures fly. Their numbers are random, and the same each time a program runs.
open class SKEmitterNode: SKNode {
    private struct Particle {
        var place: CGPoint, velocity: CGVector, age: TimeInterval, life: TimeInterval
        var scale: CGFloat, alpha: CGFloat, turn: CGFloat, blend: CGFloat
    }
    /// Nil: files of particles are not read.
    public convenience init?(fileNamed filename: String) { return nil }
    /// The picture; nil shows squares.
    open var particleTexture: SKTexture?
    /// In points; zero is as large as the picture.
    open var particleSize = CGSize.zero
    /// How many a second.
    open var particleBirthRate: CGFloat = 0
    /// How many in all; 0 is without an end.
    open var numParticlesToEmit = 0
    /// Seconds.
    open var particleLifetime: CGFloat = 0, particleLifetimeRange: CGFloat = 0
    /// Where they begin.
    open var particlePosition = CGPoint.zero, particlePositionRange = CGVector.zero
    /// Points a second.
    open var particleSpeed: CGFloat = 0, particleSpeedRange: CGFloat = 0
    /// Where they fly to, in radians.
    open var emissionAngle: CGFloat = 0, emissionAngleRange: CGFloat = 0
    /// Points a second, each second.
    open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
    /// How opaque they are.
    open var particleAlpha: CGFloat = 1, particleAlphaRange: CGFloat = 0, particleAlphaSpeed: CGFloat = 0
    /// How large they are.
    open var particleScale: CGFloat = 1, particleScaleRange: CGFloat = 0, particleScaleSpeed: CGFloat = 0
    /// How they are turned.
    open var particleRotation: CGFloat = 0, particleRotationRange: CGFloat = 0, particleRotationSpeed: CGFloat = 0
    /// The colour.
    open var particleColor = UIColor.white
    /// How much they have of it.
    open var particleColorBlendFactor: CGFloat = 1, particleColorBlendFactorRange: CGFloat = 0
    /// How much more they have of it a second.
    open var particleColorBlendFactorSpeed: CGFloat = 0
    /// How colours differ. Nothing to do: all have one colour.
    open var particleColorRedRange: CGFloat = 0, particleColorGreenRange: CGFloat = 0,
        particleColorBlueRange: CGFloat = 0, particleColorAlphaRange: CGFloat = 0
    /// How colours change a second. Nothing to do: all have one colour.
    open var particleColorRedSpeed: CGFloat = 0, particleColorGreenSpeed: CGFloat = 0,
        particleColorBlueSpeed: CGFloat = 0, particleColorAlphaSpeed: CGFloat = 0
    /// Values over 0…1 of their time, in the place of the numbers; nil are these.
    open var particleColorSequence: SKKeyframeSequence?, particleAlphaSequence: SKKeyframeSequence?,
        particleScaleSequence: SKKeyframeSequence?, particleColorBlendFactorSequence: SKKeyframeSequence?
    /// How they go over others.
    open var particleBlendMode = SKBlendMode.alpha
    /// Which are above others.
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    /// How high they are, and differ. Nothing to do: they are as high as the node.
    open var particleZPosition: CGFloat = 0, particleZPositionRange: CGFloat = 0
    /// What moves them. Nothing to do: actions of single particles are not run.
    open var particleAction: SKAction?
    /// Which fields push them. Nothing to do: fields do not push.
    open var fieldBitMask: UInt32 = 0
    /// In whose coordinates they fly. Nothing to do: they fly in those of the node.
    open weak var targetNode: SKNode?
    /// What the graphics processor makes of them. Nothing to do: its programs are not run.
    open var shader: SKShader?

    private var particles: [Particle] = [], due = 0.0, made = 0
    private var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    /// −½…½ of a range.
    private func random(_ range: CGFloat) -> CGFloat {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return (CGFloat(state >> 11) / CGFloat(1 << 53) - 0.5) * range
    }
    /// Begins again.
    open func resetSimulation() { (particles, due, made) = ([], 0, 0) }
    /// Lets time pass.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        var left = min(max(sec, 0), 60)
        while left > 0 {
            pass(min(left, 1.0 / 30))
            left -= 1.0 / 30
        }
    }
    override func pass(_ seconds: TimeInterval) {
        let time = CGFloat(seconds)
        for index in particles.indices {
            particles[index].age += seconds
            particles[index].velocity.dx += xAcceleration * time
            particles[index].velocity.dy += yAcceleration * time
            particles[index].place.x += particles[index].velocity.dx * time
            particles[index].place.y += particles[index].velocity.dy * time
            particles[index].scale += particleScaleSpeed * time
            particles[index].alpha += particleAlphaSpeed * time
            particles[index].turn += particleRotationSpeed * time
            particles[index].blend += particleColorBlendFactorSpeed * time
        }
        particles.removeAll { $0.age >= $0.life }
        due += seconds * Double(particleBirthRate)
        while due >= 1 {
            due -= 1
            guard particles.count < 5_000, numParticlesToEmit == 0 || made < numParticlesToEmit else { continue }
            made += 1
            let angle = emissionAngle + random(emissionAngleRange), speed = particleSpeed + random(particleSpeedRange)
            particles.append(Particle(
                place: CGPoint(x: particlePosition.x + random(particlePositionRange.dx),
                               y: particlePosition.y + random(particlePositionRange.dy)),
                velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed), age: 0,
                life: TimeInterval(particleLifetime + random(particleLifetimeRange)),
                scale: particleScale + random(particleScaleRange), alpha: particleAlpha + random(particleAlphaRange),
                turn: particleRotation + random(particleRotationRange),
                blend: particleColorBlendFactor + random(particleColorBlendFactorRange)))
        }
    }
    override func drawOwn(in context: inout GraphicsContext) {
        let size = particleSize.width > 0 ? particleSize : particleTexture?.size() ?? CGSize(width: 4, height: 4)
        let ordered = particleRenderOrder == .oldestFirst ? Array(particles.reversed()) : particles
        for particle in ordered {
            let part = CGFloat(particle.age / max(particle.life, 1e-9))
            func value(_ sequence: SKKeyframeSequence?, _ own: CGFloat) -> CGFloat {
                sequence?.sample(atTime: part).flatMap(number) ?? own
            }
            let alpha = min(max(value(particleAlphaSequence, particle.alpha), 0), 1)
            let scale = value(particleScaleSequence, particle.scale)
            guard alpha > 0, scale > 0 else { continue }
            let color = particleColorSequence?.sample(atTime: part) as? UIColor ?? particleColor
            var one = context
            one.translateBy(x: particle.place.x, y: particle.place.y)
            one.rotate(by: .radians(Double(particle.turn)))
            one.scaleBy(x: scale, y: -scale)
            one.opacity *= Double(alpha)
            one.blendMode = particleBlendMode.mode
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            if let particleTexture {
                let blend = min(max(value(particleColorBlendFactorSequence, particle.blend), 0), 1)
                if blend > 0 { one.addFilter(.colorMultiply(Color(uiColor: mixed(.white, color, blend)))) }
                one.draw(Image(uiImage: particleTexture.image).resizable(), in: box)
            } else {
                one.fill(Path(box), with: .color(Color(uiColor: color)))
            }
        }
    }
}
