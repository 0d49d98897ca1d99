import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantText

/// The laid out text of a field.
nonisolated final class EditLayout {
    let text: String
    let isSecure: Bool
    let box: TextBox
    /// The size in which the text is laid out.
    private(set) var size = CGSize(width: -1, height: -1)
    private(set) var geometry: TextGeometry
    var visibleHeight = 0.0
    /// From the corner of the field to that of the text.
    var inset = SIMD2<Double>()

    private let metrics: FieldMetrics

    init(_ text: String, isSecure: Bool, _ attributed: AttributedString? = nil, _ environment: EnvironmentValues) {
        metrics = environment.design.metrics.field
        self.text = text
        self.isSecure = isSecure
        let shown = isSecure ? String(repeating: "●", count: text.count) : text
        // An empty text is laid out as a space, so that there is a line for the caret.
        let whole = attributed.flatMap { !text.isEmpty && String($0.characters) == text ? Text($0) : nil }
        box = TextBox(whole ?? Text(verbatim: shown.isEmpty ? " " : shown), environment)
        geometry = box.layouter.geometry(in: .zero)
    }

    /// The insets of the text in the field, on all sides.
    func insets(_ lines: EditSession.Lines) -> SIMD2<Double> {
        lines == .endless ? SIMD2(metrics.editorSideInset, metrics.editorInset) : SIMD2()
    }

    var caretWidth: Double { metrics.caretWidth }

    /// The height of a field with `count` lines, each a whole line pitch.
    func height(ofLines count: Double) -> Double {
        let line = box.layouter.spacing.top, letters = line.ascent + line.descent
        return (count * (letters + (line.leading > 0 ? line.leading : letters * 0.08))).rounded()
    }

    /// The number of lines that the text takes in `width`.
    func lineCount(width: Double?) -> Double {
        let line = box.layouter.spacing.top, letters = line.ascent + line.descent
        let whole = Double(box.layouter.measure(width: width, height: nil).size.height)
        return ((whole - letters) / (letters + line.leading)).rounded() + 1
    }

    /// The distance from the top of a field to its text. A text of fewer lines than the field has room for is at its
    /// top, in a field of one line in its middle.
    func top(in height: Double, _ lines: EditSession.Lines, content: Double, count: @autoclosure () -> Double)
        -> Double
    {
        switch lines {
        case .one: max((height - content) / 2, 0)
        case .several: max((min(height, self.height(ofLines: count())) - content) / 2, 0)
        case .endless: insets(lines).y
        }
    }

    /// Lays out the text in a field. Returns the size of the content, without the insets.
    func arrange(in size: SIMD2<Double>, _ lines: EditSession.Lines, isFocused: Bool) -> SIMD2<Double> {
        let insets = insets(lines)
        let available = pointwiseMax(size - insets * 2, SIMD2())
        let width: Double? = lines == .one ? (isFocused ? nil : available.x) : available.x
        let measured = box.layouter.measure(width: width, height: nil).size
        let longest = lines == .one && isFocused && Double(measured.width) > available.x
        let content = SIMD2(longest ? Double(measured.width) + metrics.caretWidth : available.x,
                            Double(measured.height))
        lay(in: content.asSize)
        visibleHeight = size.y
        let top = top(in: size.y, lines, content: content.y, count: lineCount(width: width))
        let pixels = box.style.displayScale
        inset = SIMD2(insets.x, (top * pixels).rounded() / pixels)
        return content
    }

    private func lay(in size: CGSize) {
        guard size != self.size else { return }
        self.size = size
        geometry = box.layouter.geometry(in: size)
    }

    /// The offset in the displayed text for one in the text: a secure field displays one dot for each character.
    func shown(_ offset: Int) -> Int {
        guard isSecure else { return offset }
        return text[..<String.Index(utf16Offset: min(offset, text.utf16.count), in: text)].count
    }
    func typed(_ offset: Int) -> Int {
        if text.isEmpty { return 0 }
        guard isSecure else { return min(offset, text.utf16.count) }
        return text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)?.utf16Offset(in: text)
            ?? text.utf16.count
    }

    func caret(at offset: Int) -> CGRect {
        geometry.caret(at: text.isEmpty ? 0 : shown(offset)).offsetBy(dx: inset.x, dy: inset.y)
    }
    /// The offset of the caret position that is nearest to a point of the content.
    func offset(at point: CGPoint) -> Int {
        typed(geometry.offset(at: CGPoint(x: point.x - inset.x, y: point.y - inset.y)))
    }
    func rectangles(_ range: Range<Int>) -> [CGRect] {
        guard !text.isEmpty else { return [] }
        return geometry.rectangles(of: shown(range.lowerBound)..<shown(range.upperBound))
            .map { $0.offsetBy(dx: inset.x, dy: inset.y) }
    }
}
