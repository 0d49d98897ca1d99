import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantGraph
import QuadrantDisplayList
package import QuadrantText

// Measuring and drawing of text. Text is shaped once per set of attributes; colours are resolved when it is drawn, so
// that a change of colour does not invalidate its size.

extension Text: LayoutPreferring {
    package static var layoutPreference: LeafPreference { LayoutKey.written }
}

extension Text: LeafRole {
    package static var layoutElement: LayoutElement? { .text }
    package static var hasGuides: Bool { true }
    package static var kind: LeafKind { .text }
    package static func changed(from old: Text, to new: Text) -> PhaseSet { old == new ? [] : [.measure, .display] }

    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let layout = layout(context)
        if proposal.sides == SIMD2(0, 0) { return SIMD2() }
        if let renderer = layout.renderer {
            return SIMD2(renderer.sizeThatFits(proposal, TextProxy(layouter: layout.layouter)))
        }
        let sides = proposal.sides
        return SIMD2(layout.layouter.measure(width: sides.x.textLimit, height: sides.y.textLimit).size)
    }

    package func spacing(_ context: RoleContext) -> ViewSpacing {
        let layout = layout(context), isWide = context.rules.hasWideTextSpacing
        return layout.spacing { Self.spacing($0, pixel: 1 / layout.style.displayScale, isWide: isWide) }
    }

    private static func spacing(_ spacing: TextSpacing, pixel: Double, isWide: Bool) -> ViewSpacing {
        func gap(_ line: TextSpacing.Line) -> Double {
            let tenth = (line.ascent + line.descent) / 10
            let unit = isWide ? 4 : pixel
            return (tenth / unit).rounded(.up) * unit
        }
        func pitch(_ line: TextSpacing.Line) -> ViewSpacing.TextEdge {
            let leading = isWide ? 0 : (line.leading / pixel).rounded(.up) * pixel
            return ViewSpacing.TextEdge(lineHeight: line.ascent + line.descent, leading: leading)
        }
        let top = spacing.top, bottom = spacing.bottom
        let above = top.descent + gap(top)
        let whole = bottom.ascent + bottom.descent + gap(bottom)
        let below = max(whole - bottom.capHeight, gap(bottom) + bottom.descent)
        return ViewSpacing(storage: ViewSpacing.Storage(
            top: .init(aboveText: above, text: pitch(top)), leading: .init(),
            bottom: .init(belowText: below, text: pitch(bottom)), trailing: .init()))
    }

    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ context: RoleContext)
        -> Double?
    {
        guard key.isOfText else { return nil }
        let layout = layout(context)
        if key == VerticalAlignment.firstLineCenter.key {
            // By the ascent of the font, and not that of the line, which is whole points on a Mac.
            let top = layout.layouter.spacing.top, grid = PixelGrid(scale: CGFloat(layout.style.displayScale))
            return Double(grid.round(CGFloat(top.ascent))) - top.capHeight / 2
        }
        let measure = layout.layouter.measure(width: size.x, height: size.y)
        return key == VerticalAlignment.firstTextBaseline.key ? measure.firstBaseline : measure.lastBaseline
    }

    package func draw(
        _ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext
    ) {
        let environment = context.environment
        if environment.isRedacted {
            layout(context).drawCovered(size, into: &list, at: origin, environment)
        } else if let renderer = layout(context).renderer {
            let picture = layout(context).picture(size.asSize, by: renderer, environment)
            if !picture.isEmpty { list.append(.fragment(picture, at: origin.asPoint)) }
        } else if list.isUnseen(origin, size) {
            layout(context).layouter.forgetLines()
            list.hasGaps = true
        } else {
            let paints = layout(context).draw(size, into: &list, at: origin, environment)
            layout(context).reportClear(paints, context)
        }
    }

    package var shown: ShownContent? { ShownContent(text: { shownText }, responder: responder) }
    package var shownText: String? { plainText }

    private func responder(_ context: RoleContext) -> Responder? {
        let chooser = ReadScope.with(nil) { context.environment.textChooser }
        return chooser?.responder(at: context.site) { layout(context) }
    }

    package func semantics(_ context: RoleContext) -> Semantics? {
        var semantics = Semantics(role: .staticText)
        semantics.label = labelled(in: context.environment) ?? localizedText(in: context.environment)
        semantics.headingLevel = headingLevel
        semantics.details = spokenDetails
        return semantics.label == nil ? nil : semantics
    }
    package var debugAttributes: [(String, String)] { [("text", plainText)] }

    private var plainText: String {
        spans.map { span in
            switch span.content {
            case .verbatim(let string): string
            case .localized(let key): key.plain
            case .attributed(let string): String(string.characters)
            case .image: ""
            case .late(let late): late.plainText
            case .dated(.date(let date, _)): "\(date)"
            case .dated(.interval(let dates)): "\(dates.start) – \(dates.end)"
            case .dated(.timer(let dates, _, _, _)): "\(dates.lowerBound) – \(dates.upperBound)"
            case .dated(.source(let clock)): clock.source
            }
        }.joined()
    }

    func layout(_ context: RoleContext) -> TextBox {
        context.kept {
            let box = TextBox(self, context.environment, context.summary { InheritedTextStyle($0) })
            if let date = box.nextChange { box.renewal = context.renew(at: date) }
            for name in box.fontNames { Self.reportFont(name, context) }
            for script in box.missingScripts { Self.reportScript(script, context) }
            return box
        }
    }
}

extension LocalizedStringKey {
    /// The text without a locale, for reports.
    var plain: String {
        let locale = Locale(identifier: "en_US"), parts = inflected(in: locale).parts
        return (InlineMarkdown.isIn(parts) ? InlineMarkdown.parse(parts).map(\.part) : parts).map { part in
            switch part {
            case .literal(let string): string
            case .value(let value): value.format(locale)
            case .text(let text): text.shownText ?? ""
            }
        }.joined()
    }
}

/// A text shaped in one environment, cached by its node until it is measured again.
package final class TextBox {
    package let layouter: TextLayouter
    private let inherited: InheritedTextStyle
    var style: TextStyle { inherited.style }
    /// The styles, by index; nil is the foreground style in force.
    let styles: [AnyShapeStyle?]
    /// The custom attributes of each style's span.
    let custom: [[CustomTextAttribute]]
    /// The renderer that draws the text instead.
    var renderer: AnyTextRenderer? { inherited.renderer }
    /// The names of custom fonts.
    let fontNames: Set<String>
    /// The scripts that no installed font has.
    let missingScripts: Set<Fonts.MissingScript>
    /// The time at which the text of a date changes.
    let nextChange: Date?
    /// The action that updates the text at that time.
    var renewal: ScheduledAction?
    /// The last drawing, with the paints of that time; nil before the first one.
    private var keptSize: CGSize?
    private var keptItem = TextItem(frame: .zero, runs: [], string: "")
    private var keptAttachments: [PlacedAttachment] = []

    convenience init(_ text: Text, _ environment: EnvironmentValues) {
        self.init(text, environment, InheritedTextStyle(environment))
    }

    init(_ text: Text, _ environment: EnvironmentValues, _ inherited: InheritedTextStyle) {
        self.inherited = inherited
        var builder = SpanBuilder(environment: environment, inherited: inherited)
        for span in text.spans { builder.append(span) }
        styles = builder.styles
        custom = builder.custom
        nextChange = builder.nextChange
        var names: Set<String> = [], missing: Set<Fonts.MissingScript> = []
        for span in builder.spans {
            if case .named(let name) = span.appearance.value.font.family { names.insert(name) }
            let scripts = Fonts.missingScripts(in: span.string)
            if !scripts.isEmpty { missing.formUnion(scripts) }
        }
        fontNames = names
        missingScripts = missing
        layouter = TextLayouter(spans: builder.spans,
                                style: inherited.style.following(environment, builder.spans.map(\.string)))
    }

    deinit { renewal?.cancel() }

    func spacing(_ make: (TextSpacing) -> ViewSpacing) -> ViewSpacing { inherited.spacing(layouter.spacing, make) }

    /// The paint of each span in `bounds`.
    func paints(_ environment: EnvironmentValues, _ bounds: CGRect) -> [Paint] {
        styles.map { style in
            style.map { resolvedPaint($0, in: environment, bounds) } ?? environment.foregroundPaint(bounds)
        }
    }

    /// Resolves the styles that draw nothing once more, where failed lookups are reported: of a colour that no catalog
    /// has, nothing is seen.
    func reportClear(_ paints: [Paint], _ context: RoleContext) {
        for (style, paint) in zip(styles, paints) {
            guard case .color(let color) = paint, color.alpha == 0 else { continue }
            _ = (style ?? AnyShapeStyle(ForegroundStyle())).resolvedStyle(context, rect: .zero)
        }
    }

    /// Draws the text laid out in `size`; spans without a style have that of the environment. Returns the paints.
    @discardableResult func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                                 _ environment: EnvironmentValues) -> [Paint] {
        let size = size.asSize
        if size != keptSize { (keptItem, keptAttachments) = layouter.drawing(in: size) }
        keptSize = size
        let paints = paints(environment, CGRect(origin: .zero, size: size))
        for index in keptItem.runs.indices { keptItem.runs[index].takePaint(from: paints) }
        for index in keptItem.decorations.indices { keptItem.decorations[index].takePaint(from: paints) }
        keptItem.frame.origin = origin.asPoint
        if !keptItem.runs.isEmpty || !keptItem.decorations.isEmpty { list.append(.text(keptItem)) }
        for placed in keptAttachments {
            list.append(placed.painted(by: paints), at: origin)
        }
        return paints
    }
}

extension TextStyle {
    init(_ environment: EnvironmentValues) {
        let alignment: Alignment = switch environment.multilineTextAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
        let truncation: Truncation = switch environment.truncationMode {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
        self.init(lineLimit: environment.lineLimit.map { max($0, 1) }, reservesLines: environment.reservedLines,
                  truncation: truncation, alignment: alignment, lineSpacing: Double(environment.lineSpacing),
                  minimumScaleFactor: Double(environment.minimumScaleFactor),
                  allowsTightening: environment.allowsTightening,
                  isRightToLeft: environment.layoutDirection == .rightToLeft,
                  displayScale: Double(environment.displayScale),
                  profile: environment.design.text.engine)
        lineHeight = environment.lineHeight?.value
        // Footers set a height of lines: other texts read no further value.
        if lineHeight != nil { avoidsSingleWords = !environment.isListFooter }
    }
}

/// Converts the spans of a text, with the attributes of the environment, to spans for shaping.
private struct SpanBuilder {
    let environment: EnvironmentValues
    let inherited: InheritedTextStyle
    var spans: [TextSpan] = []
    var styles: [AnyShapeStyle?] = []
    var custom: [[CustomTextAttribute]] = []
    var nextChange: Date?

    mutating func append(_ span: Text.Span) {
        switch span.content {
        case .verbatim(let string): add(string, span.changes)
        case .late(let late):
            if let string = late.attributed?(environment) { return add(string, span.changes) }
            add(late.make(environment), span.changes)
        case .dated(let clock):
            let now = environment.now
            if let string = clock.attributedText(now, environment) {
                add(string, span.changes)
            } else {
                add(clock.text(now, environment), span.changes)
            }
            if let next = clock.nextChange(after: now) { nextChange = min(nextChange ?? next, next) }
        case .localized(let key): append(key, span.changes)
        case .attributed(let string): add(string, span.changes)
        case .image(let image):
            let own = attributes(span.changes)
            let attachment = image.attachment(in: environment, font: own.font, style: styles.last ?? nil) {
                styles.append($0)
                custom.append([])
                return styles.count - 1
            }
            if let attachment { spans.append(TextSpan(attachment: attachment, attributes: own)) }
        }
    }

    private mutating func append(_ key: LocalizedStringKey, _ changes: [Text.Change]) {
        if let text = key.unmarkedText {
            if !text.isEmpty { add(text, changes) }
            return
        }
        let key = key.inLanguage(of: environment.locale).inflected(in: environment.locale)
        guard InlineMarkdown.isIn(key.parts) else {
            append(key.parts, changes)
            return
        }
        for (part, style) in InlineMarkdown.parse(key.parts) { append([part], style.changes + changes) }
    }

    private mutating func append(_ parts: [LocalizedStringKey.Part], _ changes: [Text.Change]) {
        var pending = ""
        for part in parts {
            switch part {
            case .literal(let string): pending += string
            case .value(let value): pending += value.format(environment.locale)
            case .text(let text):
                if !pending.isEmpty { add(pending, changes) }
                pending = ""
                for inner in text.spans { append(Text.Span(content: inner.content, changes: inner.changes + changes)) }
            }
        }
        if !pending.isEmpty { add(pending, changes) }
    }

    private mutating func add(_ string: AttributedString, _ changes: [Text.Change]) {
        for run in string.textSpans { add(run.plainText, run.changes + changes, background: run.background) }
    }

    /// The styles of a text whose only span has no style, shared by all texts.
    private static let noStyle: [AnyShapeStyle?] = [nil]
    private nonisolated(unsafe) static let nothingCustom: [[CustomTextAttribute]] = [[]]

    private mutating func add(_ string: String, _ changes: [Text.Change], background: Color? = nil) {
        var string = string
        switch inherited.textCase {
        case .uppercase?: string = string.uppercased(with: environment.locale)
        case .lowercase?: string = string.lowercased(with: environment.locale)
        case nil: break
        }
        if changes.isEmpty, background == nil, styles.isEmpty {
            styles = Self.noStyle
            custom = Self.nothingCustom
            spans.append(TextSpan(string: string, appearance: inherited.appearance))
            return
        }
        var attributes = attributes(changes)
        attributes.background = background?.rgba(in: environment)
        spans.append(TextSpan(string: string, attributes: attributes))
    }

    private mutating func attributes(_ changes: [Text.Change]) -> TextAttributes {
        var style: AnyShapeStyle?
        var own: [CustomTextAttribute] = []
        for change in changes {
            switch change {
            case .style(let value): style = style ?? value.style
            case .custom(let attribute): own.append(attribute)
            default: break
            }
        }
        styles.append(style)
        custom.append(own)
        return inherited.attributes(changes, environment, index: styles.count - 1)
    }
}

extension Text {
    package static var layoutSentence: String {
        "A text is as large as its lines in the width it is proposed: on one line where that is wide enough, else broken "
            + "into more, and cut where the height or the line limit ends."
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        let ideal = layout.context.box.graph.textSize(of: layout.node, .unspecified)
        let offered = layout.proposal, size = layout.size
        if offered == .unspecified || size == ideal {
            return LayoutReason("it has the size of its text", .own, .own)
        }
        var reason = LayoutReason("its text, which would be \(ideal) on one line, is broken into lines", .own, .own)
        if size.x < ideal.x, size.y <= ideal.y {
            reason.text = "its text needs \(ideal) and is cut to fit"
            reason.isCut = true
            return reason
        }
        let whole = layout.context.box.graph.textSize(of: layout.node, Proposal(offered.sides.x, .unspecified))
        if size.y + 0.01 < whole.y {
            reason.text = "\(reason.text) of that width and cut at the end"
            reason.isCut = true
        }
        return reason
    }
}
