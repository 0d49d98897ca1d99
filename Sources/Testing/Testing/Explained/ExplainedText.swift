/// The words of `quadrant explain --all` as they are printed, taken apart again.
package struct ExplainedText {
    package struct Line {
        package var topic: String
        package var text: String

        package init(topic: String, text: String) {
            self.topic = topic
            self.text = text
        }
    }

    /// The lines of a view or of one modifier around it.
    package struct Part {
        /// The modifier after the word `in`; nil for the view itself.
        package var title: String?
        package var lines: [Line] = []
    }

    package struct Paragraph {
        package var headline: String
        package var parts = [Part(title: nil)]
    }

    /// The paragraphs of one view or preview.
    package var paragraphs: [Paragraph] = []

    package init(paragraphs: [Paragraph]) { self.paragraphs = paragraphs }

    /// The texts of a run with `--every-preview`, or the one of another run.
    package static func all(in printed: String) -> [ExplainedText] {
        var found: [ExplainedText] = []
        for block in printed.split(separator: "\n\n") {
            let lines = block.split(separator: "\n").map(String.init)
            // The line above a preview stands alone.
            if lines.count == 1, !lines[0].contains(" is ") || !lines[0].contains(" centre ") {
                found.append(ExplainedText(paragraphs: []))
                continue
            }
            if found.isEmpty { found.append(ExplainedText(paragraphs: [])) }
            found[found.count - 1].paragraphs.append(paragraph(lines))
        }
        return found
    }

    private static func paragraph(_ lines: [String]) -> Paragraph {
        var made = Paragraph(headline: withoutPlace(lines[0]))
        for line in lines.dropFirst() {
            if let match = line.firstMatch(of: #/^  in (?<title>\S.*)$/#) {
                made.parts.append(Part(title: withoutPlace(String(match.title))))
            } else if let match = line.firstMatch(of: #/^(?:  |    )(?<topic>[a-z]+) +(?<text>.*)$/#) {
                let said = Line(topic: String(match.topic), text: String(match.text))
                made.parts[made.parts.count - 1].lines.append(said)
            } else if let last = made.parts.last?.lines.indices.last {
                made.parts[made.parts.count - 1].lines[last].text += " " + line.drop { $0 == " " }
            }
        }
        return made
    }

    /// The line without the place in the source at its end.
    private static func withoutPlace(_ line: String) -> String {
        line.replacing(#/ {2,}[^ ]+\.swift:\d+$/#, with: "")
    }

    /// The numbers of a text, without those of titles in quotation marks and of names.
    package static func numbers(in text: String) -> [Double] {
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
}

/// A computation as it is printed: `(100 - 20) / 2 = 40`.
package struct ExplainedEquation {
    /// The numbers on the left, in order.
    package private(set) var operands: [Double] = []
    package private(set) var isExact = true
    package private(set) var result = 0.0
    package private(set) var value = 0.0
    /// How far the exact value may be from `value`, as the numbers are rounded to thousandths.
    package private(set) var uncertainty = 0.0

    /// Nil unless the text is numbers with `+`, `-`, `×`, `/` and parentheses, a sign, and a result.
    package init?(_ text: String) {
        let sides = text.split(separator: #/ [=≈] /#)
        guard sides.count == 2, let result = Double(sides[1]) else { return nil }
        self.result = result
        isExact = text.contains(" = ")
        var rest = sides[0].filter { $0 != " " }[...]
        var operands: [Double] = []
        typealias Term = (value: Double, uncertainty: Double)
        func number() -> Term? {
            if rest.first == "(" {
                rest.removeFirst()
                let inner = sum()
                guard rest.popFirst() == ")" else { return nil }
                return inner
            }
            var digits = ""
            if rest.first == "-" { digits.append(rest.removeFirst()) }
            while let next = rest.first, next.isNumber || next == "." { digits.append(rest.removeFirst()) }
            guard let value = Double(digits) else { return nil }
            operands.append(value)
            return (value, value == value.rounded() ? 0 : 0.0005)
        }
        func product() -> Term? {
            guard var result = number() else { return nil }
            while let sign = rest.first, sign == "×" || sign == "/" {
                rest.removeFirst()
                guard let next = number() else { return nil }
                result.uncertainty = sign == "×"
                    ? abs(result.value) * next.uncertainty + abs(next.value) * result.uncertainty
                    : result.uncertainty / abs(next.value)
                result.value = sign == "×" ? result.value * next.value : result.value / next.value
            }
            return result
        }
        func sum() -> Term? {
            guard var result = product() else { return nil }
            while let sign = rest.first, sign == "+" || sign == "-" {
                rest.removeFirst()
                guard let next = product() else { return nil }
                result = (sign == "+" ? result.value + next.value : result.value - next.value,
                          result.uncertainty + next.uncertainty)
            }
            return result
        }
        guard let left = sum(), rest.isEmpty, operands.count > 1 else { return nil }
        (self.operands, value, uncertainty) = (operands, left.value, left.uncertainty)
    }

    /// `=` stands where the printed numbers give the printed result, `≈` where only the exact ones do.
    package var holds: Bool {
        let difference = abs(value - result)
        return isExact ? difference < 0.0005 + 1e-9 && (value * 1000).rounded() == (result * 1000).rounded()
            : (value * 1000).rounded() != (result * 1000).rounded() && difference <= uncertainty + 0.0005 + 1e-9
    }
}
