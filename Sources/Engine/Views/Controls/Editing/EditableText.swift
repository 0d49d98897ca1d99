import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantText
import QuadrantDisplayList

/// The text of a field with caret and selection. Text that does not fit is scrolled to the caret.
nonisolated struct EditableText: LeafRole {
    typealias Body = Never
    let session: EditSession
    /// The session's revision, by which a text or a selection that comes from a binding is measured and drawn.
    let revision: Int
    /// Shown while the text is empty.
    let prompt: Text?
    let lines: EditSession.Lines
    let isSecure: Bool

    static var viewName: String { "EditableText" }
    static var layoutSentence: String { "An edited text fills the width it is proposed, and is as high as its lines." }
    static var hasGuides: Bool { true }
    static func changed(from old: EditableText, to new: EditableText) -> PhaseSet {
        old.revision == new.revision && old.prompt == new.prompt && old.isSecure == new.isSecure
            && old.lines == new.lines ? [] : [.measure, .display]
    }

    /// The layouts that are cached until the text is measured again.
    private final class Kept {
        /// An empty line, which has the height and the baselines of a field.
        var line: EditLayout?
        var text: EditLayout?
        var prompt: TextBox?
    }

    /// The layout of the text that was measured or drawn last; nil since the environment has changed.
    static func known(_ context: RoleContext) -> EditLayout? { context.known(Kept.self)?.text }

    private func line(_ context: RoleContext) -> EditLayout {
        let kept = context.kept { Kept() }
        if let known = kept.line { return known }
        let made = made("", context)
        kept.line = made
        return made
    }

    private func layout(_ text: String, _ context: RoleContext) -> EditLayout {
        let kept = context.kept { Kept() }
        if let known = kept.text, known.text == text { return known }
        let made = made(text, context)
        kept.text = made
        return made
    }

    private func made(_ text: String, _ context: RoleContext) -> EditLayout {
        var environment = context.environment
        // Lines beyond the limit are scrolled, not truncated.
        environment.lineLimit = lines == .one ? 1 : nil
        environment.reservedLines = 0
        return EditLayout(text, isSecure: isSecure, session.attributed, environment)
    }

    private func promptBox(_ context: RoleContext) -> TextBox? {
        guard let prompt else { return nil }
        let kept = context.kept { Kept() }
        if let known = kept.prompt { return known }
        let made = TextBox(prompt.foregroundStyle(PlaceholderTextShapeStyle()), context.environment)
        kept.prompt = made
        return made
    }

    /// The height of the lines that the text takes in `width`, each a whole line pitch, within the line limits.
    private func height(_ layout: EditLayout, width: Double?, _ environment: EnvironmentValues) -> Double {
        var count = 1.0
        if lines != .one {
            count = max(layout.lineCount(width: width), Double(environment.reservedLines))
            if let limit = environment.lineLimit { count = min(count, Double(max(limit, 1))) }
        }
        return layout.height(ofLines: count)
    }

    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let layout = lines == .one && !proposal.sides.x.isUnspecified ? line(context) : layout(session.text, context)
        var width = proposal.sides.x
        if width.isUnspecified {
            let natural = layout.box.layouter.measure(width: nil, height: nil).size.width
            width = max(Double(natural), promptBox(context).map {
                Double($0.layouter.measure(width: nil, height: nil).size.width)
            } ?? 0)
        }
        switch lines {
        case .one, .several:
            let height = height(layout, width: max(width, 0).textLimit, context.environment)
            return SIMD2(max(width, 0), lines == .one ? max(height, minHeight(context.environment)) : height)
        case .endless:
            guard proposal.sides.y.isUnspecified else { return pointwiseMax(SIMD2(width, proposal.sides.y), SIMD2()) }
            let insets = layout.insets(lines)
            let available = max(width - insets.x * 2, 0).textLimit
            let height = layout.box.layouter.measure(width: available, height: nil).size.height
            return SIMD2(max(width, 0), Double(height) + insets.y * 2)
        }
    }

    private func minHeight(_ environment: EnvironmentValues) -> Double {
        let minimum = environment.design.metrics.field.minRowHeight
        return minimum > 0 && environment.isInListRow ? minimum : 0
    }

    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ context: RoleContext) -> Double? {
        guard key.isOfText, key != VerticalAlignment.firstLineCenter.key else { return nil }
        let layout = line(context)
        let measured = layout.box.layouter.measure(width: nil, height: nil)
        return layout.top(in: size.y, lines, content: Double(measured.size.height), count: 1) + measured.firstBaseline
    }

    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext)
    {
        let environment = context.environment
        let text = session.text
        let layout = layout(text, context)
        let place = session.selection
        let isFocused = session.isFocused, showsCaret = session.showsCaret
        let (content, scroll) = arrange(layout, in: size, isFocused: isFocused, head: place.head)
        session.drawn = EditSession.Drawn(layout: layout, scroll: scroll)

        var inner = FragmentBuilder()
        let tint = environment.tintColor
        if isFocused, !place.range.isEmpty {
            for rect in layout.rectangles(place.range) { inner.fill(rect, tint.opacity(0.2)) }
        }
        let at = layout.inset
        if text.isEmpty, let prompt = promptBox(context) {
            prompt.draw(content, into: &inner, at: at, environment)
        } else if !text.isEmpty {
            layout.box.draw(content, into: &inner, at: at, environment)
        }
        if let marked = place.marked {
            for rect in layout.rectangles(marked) {
                let line = CGRect(x: rect.minX, y: rect.maxY - environment.design.metrics.field.markOffset,
                                  width: rect.width, height: 1)
                inner.fill(line, environment.foregroundColor)
            }
        }
        if showsCaret, place.range.isEmpty {
            inner.fill(caretFrame(layout, at: place.head, in: content.x + layout.inset.x * 2), tint)
        }
        let overflows = content.x > size.x || content.y > size.y
        let moved = origin - scroll
        if overflows {
            let clip = Path(CGRect(origin: .zero, size: size.asSize))
            list.append(.effect(.clip(clip, isEvenOdd: false, isAntialiased: true),
                                Fragment([.fragment(Fragment(inner.items), at: (SIMD2() - scroll).asPoint)]),
                                frame: CGRect(origin: origin.asPoint, size: size.asSize)))
        } else {
            for item in inner.items { list.append(.fragment(Fragment([item]), at: moved.asPoint)) }
        }
    }

    /// The frame of the caret, moved inside the content.
    private func caretFrame(_ layout: EditLayout, at offset: Int, in width: Double) -> CGRect {
        let wide = layout.caretWidth, caret = layout.caret(at: offset)
        let x = min(max(Double(caret.minX) - wide / 2, 0), max(width - wide, 0))
        return CGRect(x: x, y: caret.minY, width: wide, height: caret.height)
    }

    /// Lays out the text and scrolls from the last drawn offset to the caret. Returns the size of the content and the
    /// offset.
    private func arrange(_ layout: EditLayout, in size: SIMD2<Double>, isFocused: Bool, head: Int)
        -> (content: SIMD2<Double>, scroll: SIMD2<Double>)
    {
        let content = layout.arrange(in: size, lines, isFocused: isFocused), insets = layout.insets(lines)
        let caret = layout.caretWidth
        let whole = content + SIMD2(0, lines == .endless ? insets.y * 2 : 0)
        let limit = pointwiseMax(whole - size, SIMD2())
        var scroll = session.drawn?.scroll ?? SIMD2()
        if isFocused {
            let caretRect = layout.caret(at: head)
            let low = SIMD2(Double(caretRect.minX) - caret, Double(caretRect.minY))
            let high = SIMD2(Double(caretRect.maxX) + caret, Double(caretRect.maxY) + insets.y)
            scroll = pointwiseMin(pointwiseMax(scroll, high - size), pointwiseMax(low, SIMD2()))
        } else if lines == .one {
            scroll = SIMD2()
        }
        return (content, pointwiseMax(pointwiseMin(scroll, limit), SIMD2()))
    }

    var debugAttributes: [(String, String)] { [("text", isSecure ? "" : session.buffer.text)] }
    var shown: ShownContent? {
        ShownContent {
            let text = session.buffer.text
            return text.isEmpty ? prompt?.shownText : isSecure ? nil : text
        }
    }
}

extension FragmentBuilder {
    mutating func fill(_ rect: CGRect, _ color: RGBA) {
        append(.shape(ShapeItem(path: Path(CGRect(origin: .zero, size: rect.size)), frame: rect, paint: .color(color))))
    }
}
