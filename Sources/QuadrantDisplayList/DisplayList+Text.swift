import Foundation
import QuadrantGeometry

// The text form of a display list: one line an item, indented by nesting, numbers to a thousandth of a point. Stable,
// and the preferred reference of a picture: it says what changed in words.

extension DisplayList {
    package var text: String { root.text(indent: "") }
}

extension Fragment {
    fileprivate func text(indent: String) -> String {
        items.map { $0.text(indent: indent) }.joined()
    }
}

extension DisplayItem {
    fileprivate func text(indent: String) -> String {
        switch self {
        case .shape(let shape):
            let drawn =
                shape.stroke.map { "stroke \(number($0.lineWidth))" } ?? (shape.isEvenOdd ? "fill evenodd" : "fill")
            return "\(indent)(\(drawn) \(shape.frame.words) \(shape.path.words) \(shape.paint.words))\n"
        case .text(let text):
            return "\(indent)(text \(text.frame.words) \"\(text.string)\" \(text.runs.first?.paint.words ?? ""))\n"
        case .image(let image):
            let pixels = image.image.pixels
            return "\(indent)(image \(image.frame.words) \(pixels.width)x\(pixels.height)px)\n"
        case .fragment(let fragment, let at):
            return "\(indent)(at \(number(at.x)),\(number(at.y))\n\(fragment.text(indent: indent + "  "))\(indent))\n"
        case .effect(let effect, let fragment, let frame):
            let inner = fragment.text(indent: indent + "  ")
            return "\(indent)(\(effect.words) \(frame.words)\n\(inner)\(indent))\n"
        }
    }
}

private func number(_ value: CGFloat) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() && abs(thousandths) < 1e9 ? "\(Int(thousandths))" : "\(thousandths)"
}

extension CGRect {
    fileprivate var words: String { "\(number(minX)),\(number(minY)) \(number(width))x\(number(height))" }
}

extension RGBA {
    fileprivate var words: String {
        func byte(_ value: Float) -> String {
            let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + byte(red) + byte(green) + byte(blue) + (alpha == 1 ? "" : byte(alpha))
    }
}

extension Paint {
    fileprivate var words: String {
        switch self {
        case .color(let color): color.words
        case .linear(let stops, let from, let to):
            "linear \(stops.words) \(number(from.x)),\(number(from.y))→\(number(to.x)),\(number(to.y))"
        case .radial(let stops, let center, let inner, let outer):
            "radial \(stops.words) \(number(center.x)),\(number(center.y)) \(number(inner))…\(number(outer))"
        case .elliptical(let stops, let bounds, _, let inner, let outer):
            "elliptical \(stops.words) \(bounds.words) \(number(inner))…\(number(outer))"
        case .angular(let stops, let center, let from, let to):
            "angular \(stops.words) \(number(center.x)),\(number(center.y)) \(number(from))…\(number(to))"
        case .tiled(_, let origin, let scale): "tiled \(number(origin.x)),\(number(origin.y)) @\(number(scale))"
        case .backdrop(let backdrop): "backdrop \(number(backdrop.radius)) \(backdrop.solid.words)"
        }
    }
}

extension GradientStops {
    fileprivate var words: String {
        guard let first = stops.first, let last = stops.last else { return "none" }
        return "\(first.color.words)…\(last.color.words)"
    }
}

extension Path {
    /// The outline in few words: its box and how many elements it has.
    fileprivate var words: String {
        var count = 0
        forEach { _ in count += 1 }
        return isEmpty ? "empty" : "[\(boundingRect.words) \(count)]"
    }
}

extension Effect {
    fileprivate var words: String {
        switch self {
        case .opacity(let value): "opacity \(number(value))"
        case .clip(let path, let isEvenOdd, _): "clip\(isEvenOdd ? " evenodd" : "") \(path.words)"
        case .transform(let matrix):
            "transform "
                + [
                    matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23, matrix.m31, matrix.m32,
                    matrix.m33
                ].map(number).joined(separator: " ")
        case .shadow(let color, let radius, let offset):
            "shadow \(color.words) \(number(radius)) \(number(offset.width)),\(number(offset.height))"
        case .blur(let radius, _): "blur \(number(radius))"
        case .blend(let mode): "blend \(mode.rawValue)"
        case .mask(let mask): "mask\n\(mask.text(indent: "    "))"
        case .colorMatrix: "colours"
        case .luminanceToAlpha: "luminanceToAlpha"
        case .layer: "layer"
        }
    }
}
