import Foundation
import QuadrantGeometry

/// An outline with coordinates of 16 bits: an eighth of the memory of `SymbolOutline`.
struct CompactOutline {
    private struct Layer {
        var path: CompactPath
        var style: SymbolLayerStyle
        var isInset: Bool
    }
    private let layers: [Layer]

    init(_ outline: SymbolOutline) {
        layers = outline.layers.map { Layer(path: CompactPath($0.path), style: $0.style, isInset: $0.isInset) }
    }

    var outline: SymbolOutline {
        SymbolOutline(layers: layers.map { .init(path: $0.path.path, style: $0.style, isInset: $0.isInset) })
    }
}

/// The elements of a path: a byte for each, and the coordinates of their points in steps of a grid.
private struct CompactPath {
    private enum Verb: UInt8 { case move, line, quadCurve, curve, close }
    private let verbs: [UInt8]
    private let coordinates: [Int16]
    /// A power of two: 1/512 of a hundredth of an em for most symbols.
    private let step: Double

    init(_ path: Path) {
        var verbs: [UInt8] = [], points: [CGPoint] = []
        func add(_ verb: Verb, _ added: CGPoint...) {
            verbs.append(verb.rawValue)
            points += added
        }
        path.forEach { element in
            switch element {
            case .move(let point): add(.move, point)
            case .line(let point): add(.line, point)
            case .quadCurve(let point, let control): add(.quadCurve, control, point)
            case .curve(let point, let first, let second): add(.curve, first, second, point)
            case .closeSubpath: add(.close)
            }
        }
        let extent = points.reduce(0) { max($0, abs(Double($1.x)), abs(Double($1.y))) }
        var step = 1.0 / 512
        while extent > step * Double(Int16.max), extent.isFinite { step *= 2 }
        self.step = step
        func onGrid(_ value: CGFloat) -> Int16 { Int16(clampedTo: (Double(value) / step).rounded()) }
        // Copies without spare capacity.
        self.verbs = verbs.withUnsafeBufferPointer { Array($0) }
        coordinates = [Int16](unsafeUninitializedCapacity: points.count * 2) { buffer, count in
            for (index, point) in points.enumerated() {
                buffer[index * 2] = onGrid(point.x)
                buffer[index * 2 + 1] = onGrid(point.y)
            }
            count = points.count * 2
        }
    }

    var path: Path {
        var elements: [Path.Element] = [], index = 0
        elements.reserveCapacity(verbs.count)
        func next() -> CGPoint {
            defer { index += 2 }
            return CGPoint(x: Double(coordinates[index]) * step, y: Double(coordinates[index + 1]) * step)
        }
        for verb in verbs {
            switch Verb(rawValue: verb) {
            case .move?: elements.append(.move(to: next()))
            case .line?: elements.append(.line(to: next()))
            case .quadCurve?:
                let control = next()
                elements.append(.quadCurve(to: next(), control: control))
            case .curve?:
                let first = next(), second = next()
                elements.append(.curve(to: next(), control1: first, control2: second))
            case .close?, nil: elements.append(.closeSubpath)
            }
        }
        return Path(elements: elements)
    }
}

private extension Int16 {
    /// The nearest value; 0 for what is not a number.
    init(clampedTo value: Double) {
        self = value.isNaN ? 0 : Int16(Swift.min(Swift.max(value, Double(Int16.min)), Double(Int16.max)))
    }
}
