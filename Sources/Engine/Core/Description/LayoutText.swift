package import QuadrantGeometry
package import QuadrantGraph

extension NumberText {
    /// The description of a value in one line of at most 60 characters; a number as a person writes it, and an empty
    /// text in quotation marks.
    package static func valueText(_ description: String) -> String {
        if description.isEmpty { return "\"\"" }
        if let number = Double(description), number.isFinite { return words(number) }
        let line = description.replacing("\n", with: " ")
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}

/// A computation with its text: printed only where its value is what was recorded.
package struct Arithmetic: Equatable, Sendable {
    /// How tightly the outermost operation binds.
    private enum Level: Int, Sendable { case sum, product, number }

    /// The equation as it is shown: `(100 - 20) / 2`.
    package private(set) var text: String
    /// The exact value.
    package private(set) var value: Double
    /// The value of the numbers as the text shows them.
    package private(set) var shown: Double
    private var level: Level

    /// A number as itself.
    package init(_ number: Double) {
        text = NumberText.words(number)
        value = number
        shown = NumberText.thousandths(number)
        level = .number
    }

    private init(_ text: String, _ value: Double, _ shown: Double, _ level: Level) {
        (self.text, self.value, self.shown, self.level) = (text, value, shown, level)
    }

    /// Whether it is one number, without an operation.
    package var isNumber: Bool { level == .number && !text.contains("(") }

    private func written(in outer: Level, isSecond: Bool = false) -> String {
        let isLoose = level.rawValue < outer.rawValue || (isSecond && level == outer && level != .number)
        return isLoose || (isSecond && text.hasPrefix("-")) ? "(\(text))" : text
    }

    /// The sum, as a value and as text; a negative number is written as a difference.
    package static func + (a: Arithmetic, b: Arithmetic) -> Arithmetic {
        if b.level == .number, b.text.hasPrefix("-") { return a - Arithmetic(-b.value) }
        return Arithmetic("\(a.text) + \(b.written(in: .sum))", a.value + b.value, a.shown + b.shown, .sum)
    }
    /// The difference, as a value and as text.
    package static func - (a: Arithmetic, b: Arithmetic) -> Arithmetic {
        Arithmetic("\(a.text) - \(b.written(in: .sum, isSecond: true))", a.value - b.value, a.shown - b.shown, .sum)
    }
    /// The product, as a value and as text, with parentheses where they are needed.
    package static func * (a: Arithmetic, b: Arithmetic) -> Arithmetic {
        Arithmetic("\(a.written(in: .product)) × \(b.written(in: .product, isSecond: true))", a.value * b.value,
                   a.shown * b.shown, .product)
    }
    /// The quotient, as a value and as text, with parentheses where they are needed.
    package static func / (a: Arithmetic, b: Arithmetic) -> Arithmetic {
        Arithmetic("\(a.written(in: .product)) / \(b.written(in: .product, isSecond: true))", a.value / b.value,
                   a.shown / b.shown, .product)
    }

    /// The text with its result, such as `(100 - 20) / 2 = 40`. Nil unless the value is `recorded`. `≈` stands where
    /// the rounded numbers do not give the rounded result.
    package func equation(_ recorded: Double) -> String? {
        guard value.isFinite, abs(value - recorded) <= 1e-6 * max(1, abs(recorded)) else { return nil }
        let result = NumberText.words(recorded)
        if isNumber { return result }
        let isExact = NumberText.thousandths(shown) == NumberText.thousandths(recorded)
        return "\(text) \(isExact ? "=" : "≈") \(result)"
    }

    /// Whether the result is another than `recorded`. Numbers that are not finite have no equation either.
    package func isDrifted(from recorded: Double) -> Bool {
        recorded.isFinite ? equation(recorded) == nil : value.isFinite
    }
}

/// A text in which numbers are written as a person writes them, and nodes are named by who reads it.
package struct LayoutText: ExpressibleByStringInterpolation, Equatable, Sendable {
    fileprivate enum Fragment: Equatable, Sendable { case text(String), node(NodeIndex) }
    private var fragments: [Fragment]

    /// A text without nodes or values.
    package init(_ string: String) { fragments = [.text(string)] }
    package init(stringLiteral value: String) { self.init(value) }
    package init(stringInterpolation: StringInterpolation) { fragments = stringInterpolation.fragments }
    /// The name of a node.
    package init(node: NodeIndex) { fragments = [.node(node)] }

    /// One text after the other.
    package static func + (a: LayoutText, b: LayoutText) -> LayoutText { "\(a)\(b)" }

    /// The text with the names that `name` gives to nodes.
    package func string(naming name: (NodeIndex) -> String) -> String {
        fragments.map { fragment in
            switch fragment {
            case .text(let text): text
            case .node(let node): name(node)
            }
        }.joined()
    }

    /// The string of a text that names no node.
    package var string: String { string(naming: { _ in preconditionFailure("a node has no name here") }) }

    /// What stands between the quotes of a text: words, numbers, nodes, proposals.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var fragments: [Fragment] = []
        package init(literalCapacity: Int, interpolationCount: Int) {}
        package mutating func appendLiteral(_ literal: String) { fragments.append(.text(literal)) }
        package mutating func appendInterpolation(_ value: String) { appendLiteral(value) }
        package mutating func appendInterpolation(_ value: Int) { appendLiteral(String(value)) }
        /// A number with at most three decimals.
        package mutating func appendInterpolation(_ value: Double) { appendLiteral(NumberText.words(value)) }
        package mutating func appendInterpolation(_ value: LayoutText) { fragments += value.fragments }
        /// A size, such as `30.3 × 20.3`.
        package mutating func appendInterpolation(_ size: SIMD2<Double>) {
            appendLiteral("\(NumberText.words(size.x)) × \(NumberText.words(size.y))")
        }
        /// A proposal as `100 × 50`; an open side is named.
        package mutating func appendInterpolation(_ proposal: Proposal) { appendInterpolation(proposal.sides) }
        /// A point, such as `(286, -16)`.
        package mutating func appendInterpolation(point: SIMD2<Double>) {
            appendLiteral("(\(NumberText.words(point.x)), \(NumberText.words(point.y)))")
        }
    }
}

extension Axis {
    /// The length along the axis, in words.
    package var lengthName: String { self == .horizontal ? "width" : "height" }
    /// The coordinate along the axis.
    package var coordinateName: String { self == .horizontal ? "x" : "y" }
    /// How much of the length a view has: `wide`, `high`.
    package var extentName: String { self == .horizontal ? "wide" : "high" }
}
