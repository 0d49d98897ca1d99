import Foundation
package import QuadrantHost

/// Wrong words that the check must notice, made of right ones.
package enum ExplainedFault: String, CaseIterable, Sendable {
    /// One number is one more.
    case otherNumber
    /// One number has the other sign.
    case otherSign
    /// The two lengths of a size are exchanged.
    case widthForHeight
    /// The corner stands where the centre should.
    case cornerForCentre
    /// The name of a neighbour, or of the view around, is another one.
    case otherName
    /// A computation lacks its last number.
    case missingNumber
    /// There is no computation.
    case missingComputation
    /// `=` where the printed numbers do not give the result, or `≈` where they do.
    case otherEquals
    /// The computation of x stands for y.
    case otherAxis

    /// The wrong forms of a line; a line that the fault cannot be in has none.
    package func wrongLines(_ text: String) -> [String] {
        switch self {
        case .otherNumber:
            return Self.numbers(in: text).map { text.replacing($0, with: Self.plain(Self.value(text[$0]) + 1)) }
        case .otherSign:
            return Self.numbers(in: text).filter { Self.value(text[$0]) != 0 }
                .map { text.replacing($0, with: Self.plain(-Self.value(text[$0]))) }
        case .widthForHeight:
            return text.matches(of: #/([-0-9.]+|nil) × ([-0-9.]+|nil)(?=[ ,;:.]|$)/#)
                .filter { $0.output.1 != $0.output.2 && !Self.isComputation($0.range, text) }
                .map { text.replacing($0.range, with: "\($0.output.2) × \($0.output.1)") }
        case .otherName:
            return text.matches(of: #/(?:from|in|follows) (the [A-Z]\w+|\.\w+|Text "[^"]*")(?=[ :;.]|$)/#)
                .map { text.replacing($0.output.1.startIndex..<$0.output.1.endIndex, with: "the Other") }
        case .missingNumber:
            return text.matches(of: #/ [-+] [0-9.]+(?= [=≈])/#).map { text.replacing($0.range, with: "") }
        case .missingComputation:
            return text.firstMatch(of: #/; (width|height|x|y): .*$/#).map { [text.replacing($0.range, with: "")] } ?? []
        case .otherEquals:
            return text.matches(of: #/ [=≈] /#).map { match in
                text.replacing(match.range, with: match.output == " = " ? " ≈ " : " = ")
            }
        case .otherAxis:
            return [("; x: ", "; y: "), ("; y: ", "; x: "), ("; width: ", "; height: "), ("; height: ", "; width: ")]
                .filter { text.contains($0.0) && !text.contains(", \($0.1.dropFirst(2))") }
                .map { text.replacingOccurrences(of: $0.0, with: $0.1) }
        case .cornerForCentre: return []
        }
    }

    /// The wrong forms of the first sentence of a node.
    package func wrongHeadlines(_ text: String, _ node: LayoutExplanation.Node) -> [String] {
        guard self == .cornerForCentre else { return wrongLines(text) }
        let corner = "(\(Self.plain(node.leadingOrigin.x)), \(Self.plain(node.leadingOrigin.y)))"
        return text.matches(of: #/\([-0-9.]+, [-0-9.]+\)(?= in )/#).filter { text[$0.range] != corner }
            .map { text.replacing($0.range, with: corner) }
    }

    /// The numbers that are not part of a name or of a text in quotation marks.
    private static func numbers(in text: String) -> [Range<String.Index>] {
        let quoted = text.matches(of: #/"[^"]*"/#).map(\.range)
        return text.matches(of: #/(?:^|[^\w.])(-?[0-9]+(?:\.[0-9]+)?)(?!\w)/#)
            .map { $0.output.1.startIndex..<$0.output.1.endIndex }
            .filter { range in !quoted.contains { $0.overlaps(range) } }
    }

    /// Whether the range is in a computation, where the order of factors is free.
    private static func isComputation(_ range: Range<String.Index>, _ text: String) -> Bool {
        text.firstMatch(of: #/; (width|height|x|y): /#).map { $0.range.lowerBound < range.lowerBound } ?? false
    }

    private static func value(_ text: Substring) -> Double { Double(text) ?? 0 }
    private static func plain(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

extension String {
    fileprivate func replacing(_ range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
