import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// The text forms of numbers, colours, paths and characters.
enum Markup {
    /// At most three decimals and no more digits than needed; never an exponent. NaN becomes 0.
    static func number(_ value: Double, decimals: Int = 3) -> String {
        var text = ""
        append(value, decimals: decimals, to: &text)
        return text
    }

    static func append(_ value: Double, decimals: Int = 3, to text: inout String) {
        let limited = value.isNaN ? 0 : min(max(value, -1e9), 1e9)
        var factor = 1
        for _ in 0..<decimals { factor *= 10 }
        let scaled = Int((limited * Double(factor)).rounded())
        if scaled < 0 { text += "-" }
        let (whole, part) = abs(scaled).quotientAndRemainder(dividingBy: factor)
        text += String(whole)
        guard part > 0 else { return }
        text += "."
        var rest = part, place = factor / 10
        while rest > 0 {
            text += String(rest / place)
            rest %= place
            place /= 10
        }
    }

    static func matrix(_ m: CGAffineTransform) -> String {
        let parts = [m.a, m.b, m.c, m.d].map { number($0, decimals: 6) } + [m.tx, m.ty].map { number($0, decimals: 4) }
        return "matrix(" + parts.joined(separator: " ") + ")"
    }

    static func color(_ color: RGBA) -> String {
        func byte(_ value: Float) -> Int { Int((value.clampedToUnit * 255).rounded()) }
        let value = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    static func path(_ path: Path) -> String {
        var text = ""
        func add(_ letter: String, _ points: CGPoint...) {
            guard points.allSatisfy({ !$0.x.isNaN && !$0.y.isNaN }) else { return }
            text += letter
            for (index, point) in points.enumerated() {
                if index > 0 { text += " " }
                append(point.x, to: &text)
                text += " "
                append(point.y, to: &text)
            }
        }
        path.forEach { element in
            switch element {
            case .move(let to): add("M", to)
            case .line(let to): add("L", to)
            case .quadCurve(let to, let control): add("Q", control, to)
            case .curve(let to, let control1, let control2): add("C", control1, control2, to)
            case .closeSubpath: if !text.isEmpty { text += "Z" }
            }
        }
        // A path that does not begin with a move is not drawn at all.
        if let first = text.first, first != "M" { text = "M0 0" + text }
        return text
    }

    static func escaped(_ string: some StringProtocol) -> String {
        var text = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: if isAllowed(scalar) { text.unicodeScalars.append(scalar) }
            }
        }
        return text
    }

    /// XML 1.0 cannot represent the other characters.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 9, 10, 13, 0x20...0xd7ff, 0xe000...0xfffd, 0x10000...: true
        default: false
        }
    }
}
