import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantText

/// The text attributes of an environment, computed once for all texts that share it.
final class InheritedTextStyle {
    let style: TextStyle
    let renderer: AnyTextRenderer?
    let textCase: Text.Case?
    private let font: Font?
    private let fontChanges: [Font.Change]
    private let dynamicTypeSize: DynamicTypeSize
    private let type: TypeTable
    private let runStyle: TextRunStyle
    /// The attributes of a span without its own, for the first span of a text.
    let appearance: SharedAttributes
    /// The spacing of the last text, cached because texts with equal attributes have equal spacing.
    private var lastSpacing: (of: TextSpacing, spacing: ViewSpacing)?

    func spacing(_ of: TextSpacing, _ make: (TextSpacing) -> ViewSpacing) -> ViewSpacing {
        if let lastSpacing, lastSpacing.of == of { return lastSpacing.spacing }
        let made = make(of)
        lastSpacing = (of, made)
        return made
    }

    init(_ environment: EnvironmentValues) {
        style = TextStyle(environment)
        renderer = environment.textRenderer
        textCase = environment.textCase
        font = environment.font
        fontChanges = environment.fontChanges
        dynamicTypeSize = environment.dynamicTypeSize
        type = environment.design.text.type
        runStyle = environment.textRunStyle
        let spec = (font ?? .body).resolve(dynamicTypeSize, type, fontChanges)
        appearance = SharedAttributes(Self.attributes(spec, runStyle, environment, index: 0))
    }

    /// The attributes of a span with `changes`, painted by the style with an index. The first of several changes of the
    /// same attribute applies.
    func attributes(_ changes: [Text.Change], _ environment: EnvironmentValues, index: Int) -> TextAttributes {
        var font: Font?
        var appearances: [Font.Change] = []
        var style = TextRunStyle()
        var underline: Text.Line??, strikethrough: Text.Line??
        for change in changes {
            switch change {
            case .font(let value): font = font ?? value
            case .appearance(let appearance): appearances.append(appearance)
            case .kerning(let value): style.kerning = style.kerning ?? value
            case .tracking(let value): style.tracking = style.tracking ?? value
            case .baselineOffset(let value): style.baselineOffset = style.baselineOffset ?? value
            case .underline(let value): underline = underline ?? .some(value)
            case .strikethrough(let value): strikethrough = strikethrough ?? .some(value)
            case .style, .custom, .label, .heading, .detail: break
            }
        }
        let base = font ?? self.font ?? .body
        // Changes of the text itself override those of the environment.
        let spec = base.resolve(dynamicTypeSize, type, fontChanges + appearances.reversed())
        style.kerning = style.kerning ?? runStyle.kerning
        style.tracking = style.tracking ?? runStyle.tracking
        style.baselineOffset = style.baselineOffset ?? runStyle.baselineOffset
        style.underline = underline ?? runStyle.underline
        style.strikethrough = strikethrough ?? runStyle.strikethrough
        return Self.attributes(spec, style, environment, index: index)
    }

    private static func attributes(_ spec: FontSpec, _ style: TextRunStyle, _ environment: EnvironmentValues,
                                   index: Int) -> TextAttributes {
        func line(_ line: Text.Line?) -> QuadrantText.LineStyle? {
            line.map { QuadrantText.LineStyle(color: $0.color?.rgba(in: environment), pattern: $0.pattern.value) }
        }
        return TextAttributes(
            font: spec, kerning: style.kerning.map { Double($0) }, tracking: Double(style.tracking ?? 0),
            baselineOffset: Double(style.baselineOffset ?? 0), underline: line(style.underline),
            strikethrough: line(style.strikethrough), style: index)
    }
}
