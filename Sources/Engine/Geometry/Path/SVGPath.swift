package import Foundation

/// Parses the path data of SVG (`M`, `L`, `H`, `V`, `C`, `S`, `Q`, `T`, `A`, `Z`, each absolute or relative).
package struct SVGPath {
    private let bytes: [UInt8]
    private var at = 0

    /// Parses `data` up to the first error.
    package static func parse(_ data: String) -> Path {
        var reader = SVGPath(bytes: Array(data.utf8))
        return reader.read()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() -> Path {
        var path = Path()
        var command: UInt8 = 0
        var point = CGPoint.zero, start = CGPoint.zero
        var lastControl: CGPoint?, lastQuad: CGPoint?
        while true {
            skipSeparators()
            guard at < bytes.count else { return path }
            if isLetter(bytes[at]) {
                command = bytes[at]
                at += 1
            } else if command == 0 || command | 0x20 == UInt8(ascii: "z") { return path }
            let isRelative = command & 0x20 != 0
            let base = isRelative ? point : .zero
            func offset(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: base.x + x, y: base.y + y) }
            var control: CGPoint?, quad: CGPoint?
            switch command | 0x20 {
            case UInt8(ascii: "m"):
                guard let p = numbers(2) else { return path }
                point = offset(p[0], p[1])
                start = point
                path.move(to: point)
                command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
            case UInt8(ascii: "l"):
                guard let p = numbers(2) else { return path }
                point = offset(p[0], p[1])
                path.addLine(to: point)
            case UInt8(ascii: "h"):
                guard let p = numbers(1) else { return path }
                point = CGPoint(x: base.x + p[0], y: point.y)
                path.addLine(to: point)
            case UInt8(ascii: "v"):
                guard let p = numbers(1) else { return path }
                point = CGPoint(x: point.x, y: base.y + p[0])
                path.addLine(to: point)
            case UInt8(ascii: "c"):
                guard let p = numbers(6) else { return path }
                path.addCurve(to: offset(p[4], p[5]), control1: offset(p[0], p[1]), control2: offset(p[2], p[3]))
                control = offset(p[2], p[3])
                point = offset(p[4], p[5])
            case UInt8(ascii: "s"):
                guard let p = numbers(4) else { return path }
                let first = lastControl.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
                path.addCurve(to: offset(p[2], p[3]), control1: first, control2: offset(p[0], p[1]))
                control = offset(p[0], p[1])
                point = offset(p[2], p[3])
            case UInt8(ascii: "q"):
                guard let p = numbers(4) else { return path }
                path.addQuadCurve(to: offset(p[2], p[3]), control: offset(p[0], p[1]))
                quad = offset(p[0], p[1])
                point = offset(p[2], p[3])
            case UInt8(ascii: "t"):
                guard let p = numbers(2) else { return path }
                let handle = lastQuad.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
                path.addQuadCurve(to: offset(p[0], p[1]), control: handle)
                quad = handle
                point = offset(p[0], p[1])
            case UInt8(ascii: "a"):
                guard let radii = numbers(3), let large = flag(), let sweep = flag(), let p = numbers(2) else {
                    return path
                }
                let end = offset(p[0], p[1])
                path.addEllipticalArc(from: point, to: end, radii: CGSize(width: radii[0], height: radii[1]),
                                      rotation: radii[2] * .pi / 180, isLarge: large, isClockwise: sweep)
                point = end
            case UInt8(ascii: "z"):
                path.closeSubpath()
                point = start
            default: return path
            }
            (lastControl, lastQuad) = (control, quad)
        }
    }

    private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) && byte | 0x20 != UInt8(ascii: "e") }

    private mutating func skipSeparators() {
        while at < bytes.count, bytes[at] <= 32 || bytes[at] == UInt8(ascii: ",") { at += 1 }
    }

    private mutating func numbers(_ count: Int) -> [CGFloat]? {
        var result: [CGFloat] = []
        for _ in 0..<count {
            guard let value = number() else { return nil }
            result.append(value)
        }
        return result
    }

    /// The flags of arcs are one digit and need no separator.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "0") || bytes[at] == UInt8(ascii: "1") else { return nil }
        defer { at += 1 }
        return bytes[at] == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipSeparators()
        let start = at
        var sawPoint = false, sawDigit = false
        while at < bytes.count {
            let byte = bytes[at]
            switch byte {
            case 48...57: sawDigit = true
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                if at != start, bytes[at - 1] | 0x20 != UInt8(ascii: "e") { return finish(start, sawDigit) }
            case UInt8(ascii: "."):
                if sawPoint { return finish(start, sawDigit) }
                sawPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): sawPoint = true
            default: return finish(start, sawDigit)
            }
            at += 1
        }
        return finish(start, sawDigit)
    }

    private func finish(_ start: Int, _ sawDigit: Bool) -> CGFloat? {
        guard sawDigit else { return nil }
        return Double(String(decoding: bytes[start..<at], as: UTF8.self)).map { CGFloat($0) }
    }
}

extension Path {
    /// The elliptical arc of SVG, from its end points (SVG 1.1, appendix F.6).
    package mutating func addEllipticalArc(from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: CGFloat,
                                           isLarge: Bool,
                                           isClockwise: Bool) {
        if start == end { return }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        if rx == 0 || ry == 0 { addLine(to: end); return }
        let (s, c) = (sin(rotation), cos(rotation))
        let (hx, hy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x1, y1) = (c * hx + s * hy, -s * hx + c * hy)
        let excess = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let below = rx * rx * y1 * y1 + ry * ry * x1 * x1
        var factor = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
        if isLarge == isClockwise { factor = -factor }
        let (cx, cy) = (factor * rx * y1 / ry, -factor * ry * x1 / rx)
        let center = CGPoint(x: c * cx - s * cy + (start.x + end.x) / 2, y: s * cx + c * cy + (start.y + end.y) / 2)
        let from = atan2((y1 - cy) / ry, (x1 - cx) / rx)
        var turn = atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - from
        if isClockwise, turn < 0 { turn += 2 * .pi }
        if !isClockwise, turn > 0 { turn -= 2 * .pi }
        let pieces = max(1, Int((abs(turn) / (.pi / 2)).rounded(.up)))
        let step = turn / CGFloat(pieces)
        let handle = 4 / 3 * tan(step / 4)
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + c * rx * x - s * ry * y, y: center.y + s * rx * x + c * ry * y)
        }
        for piece in 0..<pieces {
            let a = from + step * CGFloat(piece), b = a + step
            let last = piece == pieces - 1
            addCurve(to: last ? end : place(cos(b), sin(b)),
                     control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
                     control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)))
        }
    }
}
