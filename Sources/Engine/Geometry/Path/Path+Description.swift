import Foundation

/// A path as text: the numbers of an element, then its letter. m starts, l is a line, q and c are curves, h closes.
extension Path: LosslessStringConvertible {
    /// The path `string` describes; nil where it is not a description of one.
    public init?(_ string: String) {
        var elements: [Element] = []
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            if elements.isEmpty, word != "m", word != "re" { return nil }
            switch (word, numbers.count) {
            case ("m", 2): elements.append(.move(to: point(0)))
            case ("l", 2): elements.append(.line(to: point(0)))
            case ("q", 4): elements.append(.quadCurve(to: point(1), control: point(0)))
            case ("c", 6): elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
            case ("h", 0): elements.append(.closeSubpath)
            case ("re", 4):
                let size = CGSize(width: numbers[2], height: numbers[3])
                elements += Self.rectElements(CGRect(origin: point(0), size: size))
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
        self.init(elements: elements)
    }

    /// Six significant digits per number.
    public var description: String {
        var content: [String] = []
        func add(_ letter: String, _ points: CGPoint...) {
            for point in points {
                content.append(Self.text(point.x))
                content.append(Self.text(point.y))
            }
            content.append(letter)
        }
        for element in elements {
            switch element {
            case .move(let end): add("m", end)
            case .line(let end): add("l", end)
            case .quadCurve(let end, let control): add("q", control, end)
            case .curve(let end, let control1, let control2): add("c", control1, control2, end)
            case .closeSubpath: add("h")
            }
        }
        return content.joined(separator: " ")
    }

    private static func text(_ number: CGFloat) -> String { NumberText.general(Double(number)) }
}
