import Foundation
import QuadrantGeometry

/// Composes the drawing of a name that has no description from the drawing of its base.
///
/// The sizes are measured in pictures of iOS 17 to 26 (Docs/Layout/Symbols.md) unless a comment says that they are
/// estimates. All are hundredths of an em.
struct SymbolRules {
    /// The drawing of another name; nil if there is none.
    let find: (String) -> SymbolDrawing?

    func make(_ words: [String]) -> SymbolDrawing? {
        guard words.count > 1, let last = words.last else { return nil }
        let base = words.dropLast().joined(separator: ".")
        if Self.scripts.contains(last) { return find(base) }
        if let at = words.lastIndex(of: "trianglebadge"), at > 0 {
            return withTriangle(words[..<at].joined(separator: "."), Array(words[(at + 1)...]))
        }
        if last == "fill", let drawing = filled(base) { return drawing }
        if let at = words.lastIndex(of: "badge"), at > 0 {
            return badged(words[..<at].joined(separator: "."), Array(words[(at + 1)...]))
        }
        if words.count > 2, words[0] == "inset", words[1] == "filled" { return insetFirst(Array(words.dropFirst(2))) }
        switch last {
        case "slash": return find(base).map(slashed)
        case "filled": return partlyFilled(Array(words.dropLast()))
        default: break
        }
        if last == "dashed", words.count > 2 {
            return enclosure(words[words.count - 2], isDashed: true)
                .flatMap { enclosed(words.dropLast(2).joined(separator: "."), $0) }
        }
        return enclosure(last).flatMap { enclosed(base, $0) }
    }

    /// Variants with the letters of a script, which are drawn with those of English, and those from right to left.
    private static let scripts: Set = [
        "ar", "bn", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl", "sat", "si",
        "ta", "te", "th", "zh",
    ]

    // MARK: fill

    private func filled(_ base: String) -> SymbolDrawing? {
        guard var drawing = find(base), drawing.isFillable else { return nil }
        drawing.isFilled = true
        drawing.steps.append("fill")
        return drawing
    }

    /// The filled part of half and inset variants: x, y, width and height as parts of the ink bounds.
    private static let halves: [String: CGRect] = [
        "lefthalf": CGRect(x: 0, y: 0, width: 0.5, height: 1), "righthalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        "leadinghalf": CGRect(x: 0, y: 0, width: 0.5, height: 1),
        "trailinghalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        "tophalf": CGRect(x: 0, y: 0, width: 1, height: 0.5), "bottomhalf": CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
        "leftthird": CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1),
        "leadingthird": CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1),
        "rightthird": CGRect(x: 2.0 / 3, y: 0, width: 1.0 / 3, height: 1),
        "trailingthird": CGRect(x: 2.0 / 3, y: 0, width: 1.0 / 3, height: 1),
        "topthird": CGRect(x: 0, y: 0, width: 1, height: 1.0 / 3),
        "bottomthird": CGRect(x: 0, y: 2.0 / 3, width: 1, height: 1.0 / 3),
        "center": CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5),
    ]
    /// The distance from an outline to an inset area in it, from the middle of the stroke: an estimate.
    private static let inset: CGFloat = 11

    /// `inset.filled.bottomthird.rectangle` and the like, which were `rectangle.bottomthird.inset.filled` up to iOS 18.
    private func insetFirst(_ words: [String]) -> SymbolDrawing? {
        let partLast = words.dropFirst() + words.prefix(1)
        return find((partLast + ["inset", "filled"]).joined(separator: "."))
            ?? find((words + ["inset", "filled"]).joined(separator: "."))
    }

    /// `lefthalf.filled`, `inset.filled`, `leadingthird.inset.filled` and the like.
    private func partlyFilled(_ words: [String]) -> SymbolDrawing? {
        var words = words, isInset = false, half: CGRect?, name = "filled"
        if words.last == "inset" {
            isInset = true
            name = "inset." + name
            words.removeLast()
        }
        if let last = words.last, let area = Self.halves[last] {
            half = area
            name = last + "." + name
            words.removeLast()
        }
        guard isInset || half != nil, var drawing = find(words.joined(separator: ".")), drawing.isFillable else {
            return nil
        }
        let bounds = drawing.frame
        var area = [SymbolPart(.group(SymbolGroup(drawing.parts, isFilled: true)))]
        if isInset {
            let x = (bounds.width - 2 * Self.inset) / bounds.width, y = (bounds.height - 2 * Self.inset) / bounds.height
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            let inner = bounds.moved(to: middle, scale: CGSize(width: x, height: y))
            area = [SymbolPart(.group(SymbolGroup(drawing.parts, transform: inner, strokeFactor: 0.5, isFilled: true)))]
        }
        if let half {
            let rect = CGRect(x: bounds.minX + half.minX * bounds.width, y: bounds.minY + half.minY * bounds.height,
                              width: half.width * bounds.width, height: half.height * bounds.height)
            // Beyond the bounds at regular weight the area grows with the weight.
            let reach: CGFloat = 20
            let left = half.minX == 0 ? reach : 0, right = half.maxX > 0.99 ? reach : 0
            let top = half.minY == 0 ? reach : 0, bottom = half.maxY > 0.99 ? reach : 0
            let clip = CGRect(x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right,
                              height: rect.height + top + bottom)
            area.append(SymbolPart(.area(Path(clip)), .clip))
        }
        drawing.parts = [SymbolPart(.group(SymbolGroup(drawing.parts, isFilled: false))),
                         SymbolPart(.group(SymbolGroup(area)))]
        drawing.steps.append(name)
        return drawing
    }

    // MARK: enclosures

    private struct Enclosure {
        var name: String
        var drawing: SymbolDrawing
        /// The largest width and height of the inner symbol, and its middle.
        var extent: Double
        var middle: CGPoint
    }

    /// The enclosures, with the extent and the middle of the symbol inside. The circle is measured; the others are
    /// estimates by its ratio.
    private static let enclosures: [String: (name: String, extent: Double, middle: CGPoint)] = [
        "circle": ("circle", 47, .zero), "square": ("square", 46, .zero), "app": ("app", 46, .zero),
        "rectangle": ("rectangle", 44, .zero), "portrait": ("rectangle.portrait", 44, .zero),
        "triangle": ("triangle", 40, CGPoint(x: 0, y: 11)), "seal": ("seal", 48, .zero),
        "octagon": ("octagon", 46, .zero), "hexagon": ("hexagon", 46, .zero), "diamond": ("diamond", 46, .zero),
        "rhombus": ("rhombus", 44, .zero), "pentagon": ("pentagon", 42, CGPoint(x: 0, y: 3)),
        "shield": ("shield", 42, CGPoint(x: 0, y: -3)), "bubble": ("bubble.left", 44, CGPoint(x: 0, y: -7)),
        "folder": ("folder", 34, CGPoint(x: 0, y: 10)), "capsule": ("capsule", 40, .zero), "oval": ("oval", 42, .zero),
        "viewfinder": ("viewfinder", 46, .zero), "heart": ("heart", 38, CGPoint(x: 0, y: -6)),
    ]
    /// Symbols whose lines stay lines inside of an enclosure; others are filled there if they can be: an estimate.
    private static let lineSymbols: Set = [
        "trash", "doc", "document", "folder", "calendar", "envelope", "cart", "gear", "gearshape", "globe", "book",
        "tray", "printer", "photo", "map", "keyboard", "eye", "square", "circle", "rectangle", "archivebox", "qrcode",
        "clock", "building", "camera", "shippingbox", "bag", "creditcard", "gift", "basket", "hammer", "paperplane",
    ]
    /// The cap height of letters and digits in an enclosure: an estimate.
    private static let capHeight = 49.0

    /// The colour of an enclosure by the mark in it, in multicolor mode: an estimate, as are those of other symbols. In
    /// an enclosure that is filled the mark is white.
    private static func markColor(_ base: String, _ enclosure: String) -> String? {
        switch base {
        case "checkmark", "plus": "green"
        case "exclamationmark": enclosure == "triangle" ? "yellow" : "red"
        case "xmark", "minus": "red"
        case "info": "blue"
        default: nil
        }
    }

    private func enclosure(_ word: String, isDashed: Bool = false) -> Enclosure? {
        let suffix = isDashed ? ".dashed" : ""
        guard let row = Self.enclosures[word], let drawing = find(row.name + suffix) else { return nil }
        return Enclosure(name: word + suffix, drawing: drawing, extent: row.extent, middle: row.middle)
    }

    private func enclosed(_ base: String, _ enclosure: Enclosure) -> SymbolDrawing? {
        let inner: [SymbolPart], steps: [String]
        if let string = SymbolText.enclosed(base) {
            let height = Self.capHeight * enclosure.extent / 47 * (string.count > 1 ? 0.86 : 1)
            inner = [SymbolPart(.text(string, center: enclosure.middle, capHeight: height))]
            steps = ["the text \"\(string)\""]
        } else {
            guard var drawing = find(base) else { return nil }
            let first = base.split(separator: ".").first.map(String.init) ?? base
            if drawing.isFillable, !Self.lineSymbols.contains(first) { drawing.isFilled = true }
            inner = [SymbolPart(.group(inside(drawing, enclosure)))]
            steps = drawing.steps
        }
        var outlined = inner, filled = inner, around = enclosure.drawing.parts
        let color = Self.markColor(base, enclosure.name) ?? inner.lazy.compactMap(\.firstColor).first
        for index in inner.indices {
            outlined[index].condition = .outlined
            filled[index].condition = .filled
            filled[index].operation = .cut(isVisible: true, gap: 0)
            if let color {
                outlined[index] = outlined[index].colored(color)
                filled[index] = filled[index].colored("white")
            }
        }
        if let color { around = around.map { $0.colored(color) } }
        let shell = SymbolPart(.group(SymbolGroup(around, levelOffset: 1)))
        var drawing = enclosure.drawing
        drawing.parts = [shell] + outlined + filled
        drawing.steps = steps + ["in " + enclosure.name]
        return drawing
    }

    /// The drawing scaled and moved into an enclosure; strokes have 0.9 of their width.
    private func inside(_ drawing: SymbolDrawing, _ enclosure: Enclosure) -> SymbolGroup {
        let extent = max(drawing.frame.width, drawing.frame.height, 1)
        // A wide, low symbol may be wider than a square one.
        let flat = min(drawing.frame.width, drawing.frame.height) / extent
        let available = enclosure.extent * (1 + 0.12 * (1 - flat))
        let fitted = drawing.insideScale ?? min(max(available / extent, 0.3), 0.64)
        let scale = fitted * (enclosure.extent / 47).squareRoot()
        let transform = drawing.frame.moved(to: enclosure.middle, scale: CGSize(width: scale, height: scale))
        return SymbolGroup(drawing.parts, transform: transform, strokeFactor: 0.9, isFilled: drawing.isFilled)
    }

    // MARK: slash

    /// The side of the square that a slash spans, and the gap on both sides of it.
    private static let slash = 105.0, gap = 6.5

    private func slashed(_ base: SymbolDrawing) -> SymbolDrawing {
        var drawing = base
        let center = CGPoint(x: base.frame.midX, y: base.frame.midY)
        let half = (Self.slash - SymbolStroke.regular) / 2
        let line = Path { path in
            path.move(to: CGPoint(x: center.x - half, y: center.y - half))
            path.addLine(to: CGPoint(x: center.x + half, y: center.y + half))
        }
        drawing.parts = [base.behind, SymbolPart(.line(line, .normal), .over(gap: Self.gap))]
        let height = max(base.frame.height, Self.slash)
        drawing.frame = CGRect(x: base.frame.minX, y: center.y - height / 2, width: base.frame.width, height: height)
        drawing.steps.append("slash")
        return drawing
    }

    // MARK: badges

    /// The radius of a badge's disc, the gap around it, and the width of a plus in it.
    private static let badgeRadius = 24.35, badgeGap = 6.7, badgePlus = 31.3
    /// The distance of a badge's middle above the lower edge of the base.
    private static let badgeRise = 7.0
    /// The distance of a badge above the upper edge of the base.
    private static let badgeOverhang = 8.0
    /// Symbols whose badge is at the upper corner.
    private static let upperBadges: Set = ["bell", "folder", "app", "message", "envelope", "bubble", "phone", "tray"]
    /// The colour of a badge's disc in multicolor mode.
    private static let badgeColors = [
        "plus": "green", "checkmark": "green", "minus": "red", "xmark": "red", "exclamationmark": "red", "": "red",
    ]

    private func badged(_ base: String, _ mark: [String]) -> SymbolDrawing? {
        var mark = mark
        var baseName = base
        // "person.badge.plus.fill" and "message.badge.filled.fill" fill the base.
        if mark.last == "fill" { mark.removeLast(); baseName += ".fill" }
        if mark.last == "filled" { mark.removeLast() }
        guard let drawing = find(baseName) ?? find(base) else { return nil }
        if mark.first == "shield", mark.count == 2 { mark.reverse() }
        var word = mark.joined(separator: ".")
        if word == "person.crop" { word = "person" }
        let first = base.split(separator: ".").first.map(String.init) ?? base
        let isUpper = Self.upperBadges.contains(first) || word.isEmpty
        let radius = word.isEmpty ? Self.badgeRadius * 0.72 : Self.badgeRadius
        let center = CGPoint(
            x: drawing.frame.maxX - (isUpper ? radius * 0.35 : 0),
            y: isUpper ? drawing.frame.minY - Self.badgeOverhang + radius : drawing.frame.maxY - Self.badgeRise)
        guard let badge = badge(word, center, radius) else { return nil }
        var result = drawing
        result.parts = [drawing.behind] + badge
        let top = min(drawing.frame.minY, center.y - radius), bottom = max(drawing.frame.maxY, center.y + radius)
        result.frame = CGRect(x: drawing.frame.minX, y: top, width: drawing.frame.width, height: bottom - top)
        result.steps.append(word.isEmpty ? "badge" : "badge with " + word)
        return result
    }

    /// The height of a triangle with an exclamation mark at the lower corner, half its width, the distance of its
    /// middle from the right edge of the base, and that of its lower edge below the base: estimates.
    private static let triangle = (height: 40.0, half: 22.0, inward: 12.0, below: 6.0)

    private func withTriangle(_ base: String, _ mark: [String]) -> SymbolDrawing? {
        var mark = mark, baseName = base
        if mark.last == "fill" { mark.removeLast(); baseName += ".fill" }
        guard mark == ["exclamationmark"], let drawing = find(baseName) else { return nil }
        let size = Self.triangle, x = drawing.frame.maxX - size.inward, bottom = drawing.frame.maxY + size.below
        let outline = Path { path in
            path.move(to: CGPoint(x: x, y: bottom - size.height))
            path.addLine(to: CGPoint(x: x + size.half, y: bottom))
            path.addLine(to: CGPoint(x: x - size.half, y: bottom))
            path.closeSubpath()
        }
        let line = Path { path in
            path.move(to: CGPoint(x: x, y: bottom - 25))
            path.addLine(to: CGPoint(x: x, y: bottom - 15))
        }
        let isErased = SymbolPart.Operation.cut(isVisible: false, gap: 0)
        let badge = SymbolGroup([
            SymbolPart(.solid(outline)), SymbolPart(.line(line, .thin), isErased),
            SymbolPart(.dot(CGPoint(x: x, y: bottom - 5.5), radius: 4.2), isErased),
        ])
        var result = drawing
        result.parts = [drawing.behind, SymbolPart(.group(badge), .over(gap: Self.badgeGap),
                                                   layer: SymbolLayerStyle(color: "yellow"))]
        let edge = SymbolStroke.regular / 2
        result.frame = drawing.frame.union(CGRect(
            x: x - size.half - edge, y: bottom - size.height - edge, width: 2 * (size.half + edge),
            height: size.height + 2 * edge))
        result.steps.append("trianglebadge with exclamationmark")
        return result
    }

    /// A disc with the mark knocked out, or the symbol itself where it has a silhouette of its own.
    private func badge(_ word: String, _ center: CGPoint, _ radius: Double) -> [SymbolPart]? {
        let disc = Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2,
                                          height: radius * 2))
        let style = SymbolLayerStyle(color: Self.badgeColors[word])
        let round = [SymbolPart(.area(disc), .over(gap: Self.badgeGap), layer: style)]
        if word.isEmpty { return round }
        guard let mark = find(word) else { return nil }
        let extent = max(mark.frame.width, mark.frame.height, 1)
        func placed(_ size: Double, _ factor: Double, isFilled: Bool) -> SymbolPart {
            let transform = mark.frame.moved(to: center, scale: CGSize(width: size / extent, height: size / extent))
            return SymbolPart(.group(SymbolGroup(mark.parts, transform: transform, strokeFactor: factor,
                                                 isFilled: isFilled)), layer: style)
        }
        if mark.isFillable || mark.isFilled {
            var part = placed(radius * 2.1, 0.75, isFilled: true)
            part.operation = .over(gap: Self.badgeGap)
            return [part]
        }
        let size = min(Self.badgePlus, Self.badgePlus * extent / 79)
        var part = placed(size, 0.8, isFilled: false)
        part.operation = .cut(isVisible: false, gap: 0)
        return [SymbolPart(.group(SymbolGroup(
            [SymbolPart(.area(disc)), part])), .over(gap: Self.badgeGap), layer: style)]
    }
}

extension SymbolDrawing {
    /// The parts as the layers behind a slash or a badge.
    fileprivate var behind: SymbolPart {
        SymbolPart(.group(SymbolGroup(parts, isFilled: isFilled ? true : nil, levelOffset: 1)))
    }
}

extension CGRect {
    /// The transform that scales the rectangle about its middle and moves the middle to a point.
    fileprivate func moved(to middle: CGPoint, scale: CGSize) -> CGAffineTransform {
        CGAffineTransform(translationX: -midX, y: -midY)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }
}

/// Letters and digits in the names of symbols.
enum SymbolText {
    /// The text in an enclosure for a symbol name that starts with `word`: a capital letter or a number of one or two
    /// digits; nil for another word.
    static func enclosed(_ word: String) -> String? {
        guard !word.isEmpty, word.allSatisfy(\.isASCII) else { return nil }
        if word.count == 1, word.allSatisfy(\.isLetter) { return word.uppercased() }
        return word.count <= 2 && word.allSatisfy(\.isNumber) ? word : nil
    }
}
