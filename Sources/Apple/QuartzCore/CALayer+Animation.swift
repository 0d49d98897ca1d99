import CoreGraphics
import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantViews

extension CAAnimation {
    /// Seconds of all rounds.
    var wholeDuration: Double {
        let length = roundDuration
        if repeatDuration > 0 { return repeatDuration }
        return length * Double(max(repeatCount, 1))
    }
    /// Seconds of one round, the way back included.
    var roundDuration: Double {
        let inner = (self as? CAAnimationGroup)?.animations?.map(\.wholeDuration).max() ?? 0.25
        let length = (duration > 0 ? duration : inner) / Double(max(speed, 0.001))
        return autoreverses ? length * 2 : length
    }

    /// The values of properties at a time in seconds from the start, by their paths.
    fileprivate func values(at seconds: Double, of layer: CALayer) -> [String: Any] {
        let round = roundDuration, whole = wholeDuration
        guard round > 0 else { return [:] }
        if seconds >= whole, isRemovedOnCompletion || fillMode == .removed || fillMode == .backwards { return [:] }
        let time = min(max(seconds + timeOffset, 0), whole)
        var part = time >= whole ? 1 : (time / round).truncatingRemainder(dividingBy: 1)
        if autoreverses { part = time >= whole ? 0 : part < 0.5 ? part * 2 : 2 - part * 2 }
        if let group = self as? CAAnimationGroup {
            let local = part * (duration > 0 ? duration : round)
            return (group.animations ?? []).reduce(into: [:]) { all, inner in
                all.merge(inner.values(at: local, of: layer)) { _, new in new }
            }
        }
        guard let path = (self as? CAPropertyAnimation)?.keyPath else { return [:] }
        let pace = timingFunction?.value(at: part) ?? part
        if let basic = self as? CABasicAnimation {
            guard let value = basic.value(at: pace, layer.value(forKeyPath: path)) else { return [:] }
            return [path: value]
        }
        guard let frames = self as? CAKeyframeAnimation, let all = frames.values, !all.isEmpty else { return [:] }
        let count = all.count
        let times = frames.keyTimes?.map(\.doubleValue) ?? []
        func at(_ index: Int) -> Double {
            times.indices.contains(index) ? times[index] : Double(index) / Double(max(count - 1, 1))
        }
        let next = (0..<count).first { at($0) > pace } ?? count - 1, last = max(next - 1, 0)
        if frames.calculationMode == .discrete || next == last { return [path: all[at(next) <= pace ? next : last]] }
        let span = at(next) - at(last)
        let between = span > 0 ? min(max((pace - at(last)) / span, 0), 1) : 1
        return CABasicAnimation.between(all[last], all[next], between).map { [path: $0] } ?? [:]
    }
}

extension CABasicAnimation {
    fileprivate func value(at part: Double, _ own: Any?) -> Any? {
        let from = fromValue ?? own
        if let toValue { return Self.between(from ?? toValue, toValue, part) }
        guard let from = from.flatMap(Self.number), let by = byValue.flatMap(Self.number) else { return fromValue }
        return from + by * part
    }
    fileprivate static func number(_ value: Any) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
            ?? (value as? Int).map { Double($0) } ?? (value as? Float).map { Double($0) }
    }
    /// A value between two, of numbers, points, colours and transforms; nil for others.
    fileprivate static func between(_ from: Any, _ to: Any, _ part: Double) -> Any? {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
        if let a = number(from), let b = number(to) { return a + (b - a) * part }
        if let a = from as? CGPoint, let b = to as? CGPoint { return CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        if let a = from as? CGColor, let b = to as? CGColor {
            let (p, q) = (a.channels, b.channels)
            return CGColor(red: mix(CGFloat(p.red), CGFloat(q.red)), green: mix(CGFloat(p.green), CGFloat(q.green)),
                           blue: mix(CGFloat(p.blue), CGFloat(q.blue)), alpha: mix(a.alpha, b.alpha))
        }
        if let a = from as? CATransform3D, let b = to as? CATransform3D {
            let (p, q) = (CATransform3DGetAffineTransform(a), CATransform3DGetAffineTransform(b))
            return CATransform3DMakeAffineTransform(CGAffineTransform(
                a: mix(p.a, q.a), b: mix(p.b, q.b), c: mix(p.c, q.c), d: mix(p.d, q.d), tx: mix(p.tx, q.tx),
                ty: mix(p.ty, q.ty)))
        }
        return nil
    }
}

extension CAMediaTimingFunction {
    /// The part of the way at a part of the time.
    fileprivate func value(at time: Double) -> Double {
        let (a, b) = (controlPoints[0], controlPoints[1])
        func curve(_ t: Double, _ p: CGFloat, _ q: CGFloat) -> Double {
            let s = 1 - t
            return 3 * s * s * t * Double(p) + 3 * s * t * t * Double(q) + t * t * t
        }
        var low = 0.0, high = 1.0
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if curve(middle, a.x, b.x) < time { low = middle } else { high = middle }
        }
        return curve((low + high) / 2, a.y, b.y)
    }
}

extension CALayer {
    /// What `make` makes at each moment of the layer's animations.
    @MainActor package func animated(_ make: @escaping @MainActor () -> AnyView) -> AnyView {
        guard !animations.isEmpty else {
            shownValues = [:]
            return make()
        }
        return AnyView(TimelineView(.animation) { context in
            let _ = self.take(context.date)
            make()
        })
    }
    @MainActor private func take(_ date: Date) {
        shownValues = [:]
        for (key, animation) in animations.sorted(by: { $0.key < $1.key }) {
            let start = starts[key] ?? date
            starts[key] = start
            shownValues.merge(animation.values(at: date.timeIntervalSince(start), of: self)) { _, new in new }
        }
    }
    /// The number that an animation gives a property at this moment; nil without one.
    func shown(_ path: String) -> Double? {
        shownValues[path].flatMap {
            ($0 as? NSNumber)?.doubleValue ?? $0 as? Double ?? ($0 as? CGFloat).map { Double($0) }
        }
    }
    /// The opacity at this moment.
    package var shownOpacity: Double { shown("opacity") ?? Double(opacity) }
    /// The opacity that an animation gives; nil without one.
    package var animatedOpacity: Double? { shown("opacity") }
    /// How far animations move the layer at this moment.
    package var shownMove: CGPoint {
        let point = shownValues["position"] as? CGPoint
        func side(_ own: CGFloat, _ whole: CGFloat?, _ path: String) -> CGFloat {
            (shown(path).map { CGFloat($0) } ?? whole).map { $0 - own } ?? 0
        }
        return CGPoint(x: side(position.x, point?.x, "position.x"), y: side(position.y, point?.y, "position.y"))
    }
    /// The transform at this moment.
    package var shownTransform: CGAffineTransform {
        var result = (shownValues["transform"] as? CATransform3D).map(CATransform3DGetAffineTransform)
            ?? affineTransform()
        if let angle = shown("transform.rotation.z") ?? shown("transform.rotation") {
            result = result.rotated(by: CGFloat(angle))
        }
        let scale = shown("transform.scale")
        let x = shown("transform.scale.x") ?? scale, y = shown("transform.scale.y") ?? scale
        if x != nil || y != nil { result = result.scaledBy(x: CGFloat(x ?? 1), y: CGFloat(y ?? 1)) }
        let dx = shown("transform.translation.x"), dy = shown("transform.translation.y")
        if dx != nil || dy != nil {
            result = result.concatenating(CGAffineTransform(translationX: CGFloat(dx ?? 0), y: CGFloat(dy ?? 0)))
        }
        return result
    }
}
