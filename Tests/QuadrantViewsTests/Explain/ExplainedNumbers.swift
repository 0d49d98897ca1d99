import Foundation
import QuadrantHost

/// Reads the numbers and equations of words, to compare them with the record.
enum ExplainedNumbers {
    /// The numbers of a text, without those of titles in quotation marks and of names.
    static func numbers(in text: String) -> [Double] {
        var found: [Double] = [], current = ""
        var isQuoted = false, isName = false
        func end() {
            if let number = Double(current) { found.append(number) }
            current = ""
        }
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if isQuoted { continue }
            if character.isNumber, !isName || !current.isEmpty {
                current.append(character)
            } else if character == ".", !current.isEmpty, Double(current) != nil {
                current.append(character)
            } else if character == "-", current.isEmpty, !isName {
                current = "-"
            } else {
                end()
                isName = character.isLetter || character == "_"
                if character == "-" { current = "-" }
            }
        }
        end()
        return found
    }

    struct Equation {
        var left: String
        var isExact: Bool
        var right: Double
    }

    /// The equations of a text, such as `(100 - 20) / 2 = 40`.
    static func equations(in text: String) -> [Equation] {
        let pattern = #/(?<left>[(]*-?[0-9.]+(?:[ ()]*[-+×/][ ()]*-?[0-9.]+\)*)+) (?<sign>[=≈]) (?<right>-?[0-9.]+)/#
        return text.matches(of: pattern).compactMap { match in
            let right = match.right.hasSuffix(".") ? match.right.dropLast() : match.right
            guard let value = Double(right) else { return nil }
            return Equation(left: String(match.left), isExact: String(match.sign) == "=", right: value)
        }
    }

    /// The value of an expression of numbers, `+`, `-`, `×`, `/` and parentheses.
    static func value(of expression: String) -> Double? {
        var rest = Substring(expression.filter { $0 != " " })
        func number() -> Double? {
            if rest.first == "(" {
                rest.removeFirst()
                let inner = sum()
                guard rest.first == ")" else { return nil }
                rest.removeFirst()
                return inner
            }
            var digits = ""
            if rest.first == "-" { digits.append(rest.removeFirst()) }
            while let next = rest.first, next.isNumber || next == "." { digits.append(rest.removeFirst()) }
            return Double(digits)
        }
        func product() -> Double? {
            guard var result = number() else { return nil }
            while let sign = rest.first, sign == "×" || sign == "/" {
                rest.removeFirst()
                guard let next = number() else { return nil }
                result = sign == "×" ? result * next : result / next
            }
            return result
        }
        func sum() -> Double? {
            guard var result = product() else { return nil }
            while let sign = rest.first, sign == "+" || sign == "-" {
                rest.removeFirst()
                guard let next = product() else { return nil }
                result = sign == "+" ? result + next : result - next
            }
            return result
        }
        let result = sum()
        return rest.isEmpty ? result : nil
    }

    static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

extension LayoutExplanation {
    /// What the words say that the record does not: numbers that are nowhere in it, equations that do not hold.
    var contradictions: [String] {
        nodes.flatMap { node in
            node.words.flatMap { line in contradictions(line, node) }
        }
    }

    private func contradictions(_ line: Line, _ node: Node) -> [String] {
        var found: [String] = []
        var inEquations: [Double] = []
        for equation in ExplainedNumbers.equations(in: line.text) {
            guard let value = ExplainedNumbers.value(of: equation.left) else {
                found.append("cannot read \(equation.left) in \(line.text)")
                continue
            }
            inEquations += ExplainedNumbers.numbers(in: equation.left.replacing(" - ", with: " ")) + [equation.right]
            let difference = abs(value - equation.right)
            if equation.isExact ? ExplainedNumbers.rounded(value) != equation.right : difference > 0.005 {
                found.append("\(equation.left) is \(value), not \(equation.right), in \(line.text)")
            }
            let results = [node.leadingOrigin.x, node.leadingOrigin.y, node.size.width, node.size.height, node.origin.x,
                           node.proposal.width, node.proposal.height].compactMap { $0 }.map(ExplainedNumbers.rounded)
            if !results.contains(equation.right) {
                found.append("\(equation.right) is no length or place of \(node.title), in \(line.text)")
            }
        }
        let known = Set(recorded(around: node).map(ExplainedNumbers.rounded))
        let words = ExplainedNumbers.equations(in: line.text).reduce(line.text) {
            $0.replacing($1.left, with: "").replacing("= \($1.right)", with: "")
        }
        for number in ExplainedNumbers.numbers(in: words)
        where !known.contains(number) && !inEquations.contains(number) {
            found.append("\(number) is not in the record of \(node.title): \(line.text)")
        }
        return found
    }

    /// The numbers of a node and of those around it that words may mention.
    private func recorded(around node: Node) -> [Double] {
        var all: [Double] = [window.width, window.height, window.safeArea.top, window.safeArea.leading,
                             window.safeArea.bottom, window.safeArea.trailing]
        var near = [node], at = node.parent
        while let outer = at {
            near.append(nodes[outer])
            at = nodes[outer].parent
        }
        near += node.children.map { nodes[$0] } + (node.parent.map { nodes[$0].children.map { nodes[$0] } } ?? [])
        for other in near {
            all += [other.size.width, other.size.height, other.leadingOrigin.x, other.leadingOrigin.y, other.origin.x,
                    other.frame.x, other.frame.y, Double(other.children.count)]
            all += [other.proposal.width, other.proposal.height].compactMap { $0 }
            all += other.attributes.values.flatMap { ExplainedNumbers.numbers(in: $0) }
            all += other.guides.map(\.value) + other.spacing.map(\.length)
            let corner = other.leadingOrigin
            all += other.guides.map { $0.value + ($0.axis == .horizontal ? corner.x : corner.y) }
            all += other.answers.flatMap { [$0.size.width, $0.size.height] }
            // Centres, and how far a view reaches out of another.
            for outer in near where outer.id != other.id {
                let (a, b) = (other.frame, outer.frame)
                all += [a.x + a.width / 2 - b.x, a.y + a.height / 2 - b.y, b.x - a.x, b.y - a.y,
                        a.x + a.width - b.x - b.width, a.y + a.height - b.y - b.height]
            }
            all += [other.frame.x + other.frame.width / 2, other.frame.y + other.frame.height / 2]
            // The number of children that a stack has still to ask.
            if let parent = other.parent { all += (1...max(nodes[parent].children.count, 1)).map { Double($0) } }
        }
        return all + [10]
    }
}
