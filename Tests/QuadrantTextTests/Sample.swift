import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Foundation

/// Shorthands for creating the texts in the tests.
enum Sample {
    static func span(
        _ string: String, size: Double = 17, weight: Int = 400, family: FontSpec.Family = .system(.standard),
        linePitch: Double = 0, change: (inout TextAttributes) -> Void = { _ in }
    ) -> TextSpan {
        var attributes = TextAttributes(
            font: FontSpec(family: family, size: size, weight: weight, linePitch: linePitch))
        change(&attributes)
        return TextSpan(string: string, attributes: attributes)
    }

    static func text(_ string: String, size: Double = 17, weight: Int = 400, linePitch: Double = 0,
                     change: (inout TextStyle) -> Void = { _ in }) -> TextLayouter {
        text([span(string, size: size, weight: weight, linePitch: linePitch)], change: change)
    }

    static func text(_ spans: [TextSpan], change: (inout TextStyle) -> Void = { _ in }) -> TextLayouter {
        var style = TextStyle(displayScale: 2)
        change(&style)
        return TextLayouter(spans: spans, style: style)
    }
}

extension TextLayouter {
    func width(_ width: Double? = nil, _ height: Double? = nil) -> Double {
        Double(measure(width: width, height: height).size.width)
    }
    func height(_ width: Double? = nil, _ height: Double? = nil) -> Double {
        Double(measure(width: width, height: height).size.height)
    }

    /// The lines in visual order, left to right, laid out in the text's size for the proposal.
    func lines(_ width: Double? = nil, _ height: Double? = nil) -> [String] {
        let runs = item(in: measure(width: width, height: height).size).runs
        var lines: [(y: Double, text: String)] = []
        for run in runs {
            guard let y = run.glyphs.first.map({ Double($0.position.y) }) else { continue }
            if let last = lines.last, abs(last.y - y) < 2 {
                lines[lines.count - 1].text += run.text
            } else {
                lines.append((y, run.text))
            }
        }
        return lines.map(\.text)
    }
}
