public import Foundation

// Arcs are made of cubics of a quarter turn each and a shorter last one. Angles grow clockwise on screen.
extension Path {
    /// An arc about `center`, after a line to its start.
    ///
    /// `clockwise` is meant for a y axis that points up: on screen, false runs clockwise, to larger angles. An end
    /// angle that lies the other way is moved on by full turns. A difference of exactly +2π closes the subpath.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
                                transform: CGAffineTransform = .identity) {
        let difference = endAngle.radians - startAngle.radians
        // The way in the wanted direction; whole turns the other way count as one turn.
        var way = clockwise ? -difference : difference
        if way < 0 {
            way = way.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi
            if abs(way) < Self.angleTolerance { way = 2 * .pi }
        }
        addArc(center: center, radius: radius, start: startAngle.radians, delta: clockwise ? -way : way,
               isClosed: abs(difference - 2 * .pi) < Self.angleTolerance, transform: transform)
    }

    /// An arc about `center` over the angle `delta`, clockwise on screen if positive, after a line to its start.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
                                        transform: CGAffineTransform = .identity) {
        addArc(center: center, radius: radius, start: startAngle.radians, delta: delta.radians,
               isClosed: abs(delta.radians - 2 * .pi) < Self.angleTolerance, transform: transform)
    }

    /// A line, and an arc that touches both the way to `tangent1End` and the way from there to `tangent2End`.
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
                                transform: CGAffineTransform = .identity) {
        let corner = tangent1End.applying(transform)
        guard let placed = currentPoint else {
            move(to: corner)
            return
        }
        // In the arc's own space, where it is round.
        let from = placed.applying(transform.inverted()).vector - tangent1End.vector
        let to = tangent2End.vector - tangent1End.vector
        let (fromLength, toLength) = (from.length, to.length)
        guard radius > 0, fromLength > 0, toLength > 0 else { return addLine(to: corner) }
        let (u, v) = (from / fromLength, to / toLength)
        let sine = u.cross(v)
        let cosine = u.dot(v)
        guard abs(sine) > 1e-12 else { return addLine(to: corner) }
        // tan(half the angle between the sides) = |sine| / (1 + cosine)
        let reach = radius * (1 + cosine) / abs(sine)
        let touch = tangent1End.vector + u * reach
        let inwards = SIMD2(-u.y, u.x) * (sine > 0 ? 1 : -1)
        let center = touch + inwards * radius
        let start = atan2(touch.y - center.y, touch.x - center.x)
        let turn = Double.pi - acos(min(1, max(-1, cosine)))
        addArc(center: CGPoint(center), radius: radius, start: start, delta: sine > 0 ? -turn : turn, isClosed: false,
               transform: transform)
    }

    private static var angleTolerance: Double { 1e-9 }

    private mutating func addArc(center: CGPoint, radius: CGFloat, start: Double, delta: Double, isClosed: Bool,
                                 transform: CGAffineTransform) {
        // More turns lie on top of one another: only whether their number is odd can be seen.
        let maximum = 32 * Double.pi
        let delta = abs(delta) > maximum
            ? delta.remainder(dividingBy: 4 * .pi) + (delta < 0 ? -maximum : maximum) : delta
        let arc = CircularArc(center: center, radius: radius, start: start, delta: delta)
        let begin = arc.point(at: start).applying(transform)
        if isEmpty {
            move(to: begin)
        } else if currentPoint != begin {
            addLine(to: begin)
        }
        append(arc.cubics.map { $0.mapped { $0.applying(transform) } })
        if isClosed { closeSubpath() }
    }
}

/// Part of a circle; angles in radians.
struct CircularArc {
    var center: CGPoint
    var radius: CGFloat
    var start: Double
    var delta: Double

    func point(at angle: Double) -> CGPoint {
        // Exact where the angle is a multiple of a quarter turn, which sine and cosine are not.
        let (c, s) = Self.direction(angle)
        return CGPoint(x: center.x + radius * c, y: center.y + radius * s)
    }

    private static func direction(_ angle: Double) -> (Double, Double) {
        let quarters = angle / (.pi / 2)
        let nearest = quarters.rounded()
        guard abs(quarters - nearest) < 1e-12, abs(nearest) < 1e9 else { return (cos(angle), sin(angle)) }
        switch Int(nearest) & 3 {
        case 0: return (1, 0)
        case 1: return (0, 1)
        case 2: return (-1, 0)
        default: return (0, -1)
        }
    }

    var cubics: [Path.Element] {
        let quarter = Double.pi / 2
        guard delta.isFinite, abs(delta) > 1e-12 else { return [] }
        let count = max(1, Int((abs(delta) / quarter - 1e-9).rounded(.up)))
        var elements: [Path.Element] = []
        elements.reserveCapacity(count)
        var from = start
        for index in 0..<count {
            let isLast = index == count - 1
            let to = isLast ? start + delta : start + Double(index + 1) * (delta < 0 ? -quarter : quarter)
            let handle = 4 / 3 * tan((to - from) / 4)
            let (c0, s0) = Self.direction(from)
            let (c1, s1) = Self.direction(to)
            let first = CGPoint(x: center.x + radius * (c0 - handle * s0), y: center.y + radius * (s0 + handle * c0))
            let second = CGPoint(x: center.x + radius * (c1 + handle * s1), y: center.y + radius * (s1 - handle * c1))
            elements.append(.curve(to: point(at: to), control1: first, control2: second))
            from = to
        }
        return elements
    }
}
