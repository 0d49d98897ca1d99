import Foundation
import QuadrantGeometry
import Testing

/// Whether two numbers agree to the six significant digits of descriptions, for numbers up to a hundred.
func agree(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool { abs(a - b) <= tolerance }

func agree(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 0.001) -> Bool {
    agree(a.x, b.x, tolerance) && agree(a.y, b.y, tolerance)
}

/// Expects a path with the elements of `description`, and numbers within `tolerance`.
func expectPath(_ path: Path, _ description: String, tolerance: CGFloat = 0.001,
                sourceLocation: SourceLocation = #_sourceLocation) {
    func flat(_ path: Path) -> (letters: [String], numbers: [CGFloat]) {
        var (letters, numbers): ([String], [CGFloat]) = ([], [])
        path.forEach { element in
            switch element {
            case .move(let p): letters.append("m"); numbers += [p.x, p.y]
            case .line(let p): letters.append("l"); numbers += [p.x, p.y]
            case .quadCurve(let p, let c): letters.append("q"); numbers += [c.x, c.y, p.x, p.y]
            case .curve(let p, let c, let d): letters.append("c"); numbers += [c.x, c.y, d.x, d.y, p.x, p.y]
            case .closeSubpath: letters.append("h")
            }
        }
        return (letters, numbers)
    }
    guard let expected = Path(description).map(flat) else {
        Issue.record("not a path: \(description)", sourceLocation: sourceLocation)
        return
    }
    let found = flat(path)
    let isEqual = found.letters == expected.letters
        && zip(found.numbers, expected.numbers).allSatisfy { agree($0, $1, max(tolerance, abs($1) * 5e-6)) }
    if !isEqual {
        Issue.record("path differs\n  expected \(description)\n  found    \(path)", sourceLocation: sourceLocation)
    }
}

/// A generator with the same numbers in every run.
struct Dice: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
    mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &self)) }
    mutating func point() -> CGPoint { CGPoint(x: number(-100...100), y: number(-100...100)) }

    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(a: number(0.5...2), b: number(-0.4...0.4), c: number(-0.4...0.4), d: number(0.5...2),
                          tx: number(-50...50), ty: number(-50...50))
    }

    mutating func path() -> Path {
        Path { path in
            for _ in 0..<Int.random(in: 1...3, using: &self) {
                path.move(to: point())
                for _ in 0..<Int.random(in: 1...5, using: &self) {
                    switch Int.random(in: 0...2, using: &self) {
                    case 0: path.addLine(to: point())
                    case 1: path.addQuadCurve(to: point(), control: point())
                    default: path.addCurve(to: point(), control1: point(), control2: point())
                    }
                }
                if Bool.random(using: &self) { path.closeSubpath() }
            }
        }
    }
}

extension Path {
    /// The signed area of the path's polygons: clockwise is positive.
    var signedArea: CGFloat {
        flattened(tolerance: 0.001).reduce(0) { sum, line in
            let next = line.points.dropFirst() + line.points.prefix(1)
            return sum + zip(line.points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
        }
    }
}
