import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

extension Audit {
    /// Texts that are hard to read on their background. Texts of disabled controls, over images and gradients, in the
    /// system's controls, and in its own colours, which adapt when a user increases contrast, are exempt. The place of
    /// an image counts even if the image is missing, because the text was made for it.
    package static let contrast = Audit(identifier: "contrast") { evidence in
        let exempt = evidence.elements.flatMap(\.withDescendants).filter { node in
            node.isDisabled || node.role.hasSystemParts
        }.map { node in
            CGRect(x: node.frame.x, y: node.frame.y, width: node.frame.width, height: node.frame.height)
        } + evidence.host.layoutTree().flatMap(\.imageFrames)
        return evidence.texts.compactMap { text in
            let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
            guard let backdrop = text.backdrop, !exempt.contains(where: { $0.contains(middle) }),
                  let found = minContrast(text, backdrop) else { return nil }
            return AuditFinding(
                audit: "contrast", view: text.item.string,
                frame: AccessibilityNode.Frame(x: text.frame.minX, y: text.frame.minY, width: text.frame.width,
                                               height: text.frame.height),
                message: "the text \"\(text.item.string)\" has a contrast of \(AuditFinding.plain(found.ratio)) to 1: "
                    + "\(found.color.hex) on \(backdrop.hex).",
                rule: "Text has a contrast of at least 4.5 to 1, from 18 points on 3 to 1 (WCAG 2.2, 1.4.3).",
                fix: "Use a darker text on a light background, a lighter one on a dark background, or "
                    + "foregroundStyle(.primary).")
        }
    }

    /// The run with the smallest contrast, if that is too small.
    private static func minContrast(_ text: DrawnText, _ backdrop: RGBA) -> (ratio: Double, color: RGBA)? {
        text.item.runs.compactMap { run -> (ratio: Double, color: RGBA)? in
            guard case .color(let paint) = run.paint, !run.isColor, !run.text.allSatisfy(\.isWhitespace),
                  !paint.isStandard, !(paint == .white && backdrop.isStandard) else { return nil }
            let shown = paint.opacity(Float(text.opacity))
            // A text that is nearly transparent is hidden on purpose.
            guard shown.alpha > 0.05 else { return nil }
            let color = shown.over(backdrop), ratio = color.contrast(with: backdrop)
            return ratio < (run.size >= 18 ? 3 : 4.5) ? (ratio, color) : nil
        }.min { $0.ratio < $1.ratio }
    }
}

extension LayoutTree {
    fileprivate var imageFrames: [CGRect] {
        return (element == .image ? [CGRect(x: globalX, y: globalY, width: globalWidth, height: globalHeight)] : [])
            + children.flatMap(\.imageFrames)
    }
}

extension RGBA {
    /// The contrast ratio of two opaque colours, from 1 to 21. Source: WCAG 2.2, contrast ratio.
    func contrast(with other: RGBA) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The relative luminance, from 0 to 1. Source: WCAG 2.2, relative luminance.
    private var luminance: Double {
        func linear(_ value: Float) -> Double {
            let value = Double(min(max(value, 0), 1))
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    private var word: Int {
        [red, green, blue].reduce(0) { $0 << 8 | Int((min(max($1, 0), 1) * 255).rounded()) }
    }

    fileprivate var hex: String {
        let digits = String(word, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Whether it is a colour of secondary labels and placeholders, or that of tinted and destructive buttons, in light
    /// or dark mode.
    fileprivate var isStandard: Bool {
        if alpha < 1 { return [0x3C3C43, 0xEBEBF5].contains(word) }
        // Of iOS 17, and of iOS 26.
        return [0x007AFF, 0x0A84FF, 0xFF3B30, 0xFF453A, 0x0088FF, 0x0091FF, 0xFF383C, 0xFF4245].contains(word)
    }
}
