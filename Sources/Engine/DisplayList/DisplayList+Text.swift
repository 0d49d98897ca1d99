import Foundation
import QuadrantGeometry

// The text form of a display list: one line per item, indented by nesting, with numbers to a thousandth of a point.
// Stable, and the preferred reference of a picture, as a difference is readable. It contains everything that affects
// the picture, except that of pixels and outlines it has only the numbers. Fonts are numbered: the second font of a
// list is `font 2`.

extension DisplayList {
    /// The list as text, one item on a line, nested ones indented; the same for equal lists. For tests and `--json`.
    package var text: String { root.text(indent: "", FontNumbers()) }
}

/// The fonts of a list, numbered in order of appearance.
private final class FontNumbers {
    private var fonts: [FontHandle] = []

    func textForm(_ font: FontHandle) -> String {
        if !fonts.contains(font) { fonts.append(font) }
        return fonts[0] == font ? "" : " font \(fonts.firstIndex(of: font)! + 1)"
    }
}

extension Fragment {
    fileprivate func text(indent: String, _ fonts: FontNumbers) -> String {
        items.map { $0.text(indent: indent, fonts) }.joined()
    }
}

extension DisplayItem {
    fileprivate func text(indent: String, _ fonts: FontNumbers) -> String {
        switch self {
        case .shape(let shape):
            let drawn = (shape.stroke.map { "stroke \($0.textForm)" } ?? "fill") + (shape.isEvenOdd ? " evenodd" : "")
                + (shape.isAntialiased ? "" : " crisp")
            let times = shape.copies.map { " \($0.offsets.count) copies" } ?? ""
            return "\(indent)(\(drawn) \(shape.frame.textForm) \(shape.path.textForm) \(shape.paint.textForm)"
                + "\(times))\n"
        case .text(let text):
            let start = "\(indent)(text \(text.frame.textForm) \"\(text.string)\""
            if text.decorations.isEmpty, text.runs.count == 1, text.runs[0].text == text.string {
                return "\(start) \(text.runs[0].textForm(fonts)))\n"
            }
            let inner = indent + "  "
            let parts = text.decorations.map { "\(inner)(\($0.textForm))\n" }
                + text.runs.map { "\(inner)(run \"\($0.text)\" \($0.textForm(fonts)))\n" }
            return "\(start)\n\(parts.joined())\(indent))\n"
        case .image(let image):
            let pixels = image.image.pixels
            let part = image.source.map { " part \($0.textForm)" } ?? "",
                tint = image.tint.map { " \($0.textForm)" } ?? ""
            let drawn = image.interpolation == .medium ? "" : " \(image.interpolation)"
            return "\(indent)(image \(image.frame.textForm) \(pixels.width)x\(pixels.height)px\(part)\(drawn)\(tint))\n"
        case .fragment(let fragment, let at):
            let inner = fragment.text(indent: indent + "  ", fonts)
            return "\(indent)(at \(at.textForm)\n\(inner)\(indent))\n"
        case .effect(let effect, let fragment, let frame):
            let inner = fragment.text(indent: indent + "  ", fonts)
            return "\(indent)(\(effect.textForm(fonts)) \(frame.textForm)\n\(inner)\(indent))\n"
        }
    }
}

private func number(_ value: CGFloat) -> String { NumberText.rounded(Double(value)) }

private func numbers(_ values: some Sequence<CGFloat>, by separator: String = ",") -> String {
    values.map(number).joined(separator: separator)
}

extension CGPoint {
    fileprivate var textForm: String { "\(number(x)),\(number(y))" }
}

extension CGRect {
    fileprivate var textForm: String { "\(number(minX)),\(number(minY)) \(number(width))x\(number(height))" }
}

extension StrokeStyle {
    fileprivate var textForm: String {
        let ends = switch lineCap {
        case .round: " round"
        case .square: " square"
        default: ""
        }
        let corners = switch lineJoin {
        case .round: " round corners"
        case .bevel: " bevel"
        default: miterLimit == 10 ? "" : " miter \(number(miterLimit))"
        }
        let dashes = dash.isEmpty ? "" : " dash \(numbers(dash))" + (dashPhase == 0 ? "" : " from \(number(dashPhase))")
        return number(lineWidth) + ends + corners + dashes
    }
}

extension TextItem.Decoration {
    fileprivate var textForm: String {
        "line \(rect.textForm)\(dashes.isEmpty ? "" : " dash \(numbers(dashes))") \(paint.textForm)"
    }
}

extension GlyphRun {
    /// Every glyph with its origin; glyphs on one line share a y.
    fileprivate func textForm(_ fonts: FontNumbers) -> String {
        var style = number(size) + fonts.textForm(font)
        if outlineScale != 1 { style += " scale \(number(outlineScale))" }
        if emboldening != 0 { style += " bold \(number(emboldening))" }
        if slant != 0 { style += " slant \(number(slant))" }
        if isColor { style += " pictures" }
        var y: CGFloat?
        let placed = glyphs.map { glyph -> String in
            let position = glyph.position
            let line = position.y == y ? "" : ",\(number(position.y))"
            y = position.y
            return "\(glyph.id)@\(number(position.x))\(line)"
        }
        return "\(style) \(paint.textForm) \(placed.joined(separator: " "))"
    }
}

extension RGBA {
    fileprivate var textForm: String {
        func byte(_ value: Float) -> String {
            let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + byte(red) + byte(green) + byte(blue) + (alpha == 1 ? "" : byte(alpha))
    }
}

extension Paint {
    fileprivate var textForm: String {
        switch self {
        case .color(let color): color.textForm
        case .linear(let stops, let from, let to): "linear \(stops.textForm) \(from.textForm)→\(to.textForm)"
        case .radial(let stops, let center, let inner, let outer):
            "radial \(stops.textForm) \(center.textForm) \(number(inner))…\(number(outer))"
        case .elliptical(let stops, let bounds, let center, let inner, let outer):
            "elliptical \(stops.textForm) \(bounds.textForm) \(number(center.x)),\(number(center.y)) "
                + "\(number(inner))…\(number(outer))"
        case .angular(let stops, let center, let from, let to):
            "angular \(stops.textForm) \(center.textForm) \(number(from))…\(number(to))"
        case .tiled(let image, let origin, let scale):
            "tiled \(image.pixels.width)x\(image.pixels.height)px \(origin.textForm) @\(number(scale))"
        case .backdrop(let backdrop): "backdrop \(backdrop.textForm)"
        }
    }
}

extension BackdropFilter {
    fileprivate var textForm: String {
        let curve = switch curve {
        case .none: ""
        case .dodge(let grey): " dodge \(number(CGFloat(grey)))"
        case .overlay(let grey): " overlay \(number(CGFloat(grey)))"
        }
        return "\(number(radius)) \(tint.textForm)\(curve)" + (opacity == 1 ? "" : " \(number(CGFloat(opacity)))")
    }
}

extension GradientStops {
    /// The colours with their locations, which are omitted at both ends.
    fileprivate var textForm: String {
        guard !stops.isEmpty else { return "none" }
        return stops.enumerated().map { index, stop in
            let isPlain = (index == 0 && stop.location == 0) || (index == stops.count - 1 && stop.location == 1)
            return stop.color.textForm + (isPlain ? "" : "@\(number(stop.location))")
        }.joined(separator: "…")
    }
}

extension Path {
    /// A summary of the outline: its bounds and the number of its elements.
    fileprivate var textForm: String {
        var count = 0
        forEach { _ in count += 1 }
        return isEmpty ? "empty" : "[\(boundingRect.textForm) \(count)]"
    }
}

extension Effect {
    fileprivate func textForm(_ fonts: FontNumbers) -> String {
        switch self {
        case .opacity(let value): "opacity \(number(value))"
        case .clip(let path, let isEvenOdd, let isAntialiased):
            "clip\(isEvenOdd ? " evenodd" : "")\(isAntialiased ? "" : " crisp") \(path.textForm)"
        case .transform(let matrix):
            "transform "
                + numbers([
                    matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23, matrix.m31, matrix.m32,
                    matrix.m33
                ], by: " ")
        case .shadow(let color, let radius, let offset):
            "shadow \(color.textForm) \(number(radius)) \(number(offset.width)),\(number(offset.height))"
        case .blur(let radius, let isOpaque): "blur \(number(radius))\(isOpaque ? " opaque" : "")"
        case .blend(let mode): "blend \(mode.rawValue)"
        case .mask(let mask): "mask\n\(mask.text(indent: "    ", fonts))"
        case .colorMatrix(let values): "colours \(numbers(values.map { CGFloat($0) }, by: " "))"
        case .luminanceToAlpha: "luminanceToAlpha"
        case .layer: "layer"
        case .rasterized: "rasterized"
        }
    }
}
