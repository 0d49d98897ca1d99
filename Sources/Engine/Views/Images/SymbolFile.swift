import Foundation
package import QuadrantGeometry
import QuadrantThreads

/// A symbol of an asset catalog: an SVG in the format of the template of the SF Symbols app.
///
/// The template contains a symbol at 100 points, in groups named by weight and scale (`Regular-M`), with lines for the
/// baseline, the cap height and both margins. Source: the template's own notes and Apple's "Creating custom symbol
/// images for your app".
package nonisolated struct SymbolFile {
    /// The drawings by weight and scale, such as "Regular-M".
    private var drawings: [String: [SymbolGlyph.Layer]] = [:]
    /// The coordinates of the guides: x of a margin, y of a baseline or a cap line.
    private var guides: [String: CGFloat] = [:]

    /// Units of the template per em.
    private static let em: CGFloat = 100
    private static let weights = [
        (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"),
        (700, "Bold"), (800, "Heavy"), (900, "Black"),
    ]

    /// Nil if the file contains no drawing of a symbol.
    package init?(svg: String) {
        var groups: [(id: String, transform: CGAffineTransform)] = []
        for tag in svg.split(separator: "<") {
            if tag.hasPrefix("/g") {
                groups.removeLast(min(1, groups.count))
                continue
            }
            let attributes = Self.attributes(of: tag)
            let transform = SVGTransform.parse(attributes["transform"] ?? "")
            if tag.hasPrefix("g") {
                let outer = groups.last?.transform ?? .identity
                if tag.hasSuffix("/>") { continue }
                groups.append((attributes["id"] ?? "", transform.concatenating(outer)))
            } else if tag.hasPrefix("line") || tag.hasPrefix("rect"), let id = attributes["id"] {
                let isMargin = id.contains("-margin-")
                let names = tag.hasPrefix("line") ? (isMargin ? "x1" : "y1") : (isMargin ? "x" : "y")
                guides[id] = attributes[names].flatMap { Double($0) }.map { CGFloat($0) }
            } else if tag.hasPrefix("path"), let data = attributes["d"],
                      let group = groups.last(where: { Self.isDrawing($0.id) }) {
                let place = transform.concatenating(groups.last?.transform ?? .identity)
                let name = attributes["class"] ?? ""
                let isBehind = name.contains(":secondary") || name.contains(":tertiary")
                drawings[group.id, default: []].append(
                    .init(path: SVGPath.parse(data).applying(place), isEvenOdd: attributes["fill-rule"] == "evenodd",
                          level: isBehind ? 1 : 0))
            }
        }
        if drawings.isEmpty { return nil }
    }

    /// The attributes of an element.
    private static func attributes(of tag: Substring) -> [String: String] {
        var result: [String: String] = [:]
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let name = parts[index].split { $0 == " " || $0 == "=" || $0 == "\n" }.last ?? ""
            result[String(name)] = String(parts[index + 1])
        }
        return result
    }

    private static func isDrawing(_ id: String) -> Bool {
        let parts = id.split(separator: "-")
        return parts.count == 2 && weights.contains { $0.1 == parts[0] } && ["S", "M", "L"].contains(parts[1])
    }

    /// The drawing for a weight and a scale, and its measurements at regular weight and medium scale. `weight` is the
    /// remaining emboldening: regular if the file contains the requested weight, else the requested weight.
    package func symbol(weight: Int, scale: Image.Scale) -> (glyph: SymbolGlyph, fit: SymbolFit, weight: Int)? {
        let asked = Self.weights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? "Regular"
        let letter = switch scale {
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        }
        let weights = [asked, "Regular"] + Self.weights.map(\.1), scales = [letter, "M", "S", "L"]
        for name in weights {
            for size in scales {
                guard let glyph = drawings["\(name)-\(size)"].map(SymbolGlyph.init),
                      let fit = fit(glyph.inkBounds, name, size) else { continue }
                return (glyph, fit, name == asked ? 400 : weight)
            }
        }
        return nil
    }

    private func fit(_ inkBounds: CGRect, _ weight: String, _ size: String) -> SymbolFit? {
        guard inkBounds.width > 0 || inkBounds.height > 0 else { return nil }
        let scale: Image.Scale = size == "S" ? .small : size == "L" ? .large : .medium
        func margin(_ side: String, _ distance: (CGFloat) -> CGFloat) -> CGFloat? {
            (guides["\(side)-margin-\(weight)-\(size)"] ?? guides["\(side)-margin-Regular-\(size)"]
                ?? guides["\(side)-margin"]).map { distance($0) / Self.em - scale.sideMargin }
        }
        let margins = (margin("left") { inkBounds.minX - $0 } ?? 0, margin("right") { $0 - inkBounds.maxX } ?? 0)
        var center: CGFloat = 0
        if let base = guides["Baseline-\(size)"], let top = guides["Capline-\(size)"] {
            center = ((base + top) / 2 - inkBounds.midY) / Self.em
        }
        let unit = 1 / Self.em / scale.inkFactor
        return SymbolFit(width: inkBounds.width * unit, height: inkBounds.height * unit, margins: margins,
                         center: center)
    }
}

/// A cache of symbol files.
nonisolated final class SymbolFiles: Sendable {
    static let shared = SymbolFiles()
    private let files = Locked<[String: SymbolFile?]>([:])

    /// Nil if the file contains no symbol.
    func file(_ path: String) -> SymbolFile? {
        files.withLock { known in
            if let file = known[path] { return file }
            let file = RegularFile.contents(path).flatMap { String(data: $0, encoding: .utf8) }
                .flatMap(SymbolFile.init)
            known[path] = .some(file)
            return file
        }
    }
}

/// Parses the `transform` attribute of SVG.
package nonisolated enum SVGTransform {
    /// `matrix`, `translate`, `scale` and `rotate`; the first one is applied last. Others are ignored.
    package static func parse(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            guard let open = part.firstIndex(of: "(") else { continue }
            let name = part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t"))
            let n = part[part.index(after: open)...].split { $0 == " " || $0 == "," }.compactMap { Double($0) }
            var step = CGAffineTransform.identity
            switch (name, n.count) {
            case ("matrix", 6): step = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            case ("translate", 1), ("translate", 2):
                step = CGAffineTransform(translationX: n[0], y: n.count == 2 ? n[1] : 0)
            case ("scale", 1), ("scale", 2): step = CGAffineTransform(scaleX: n[0], y: n.count == 2 ? n[1] : n[0])
            case ("rotate", 1): step = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
            case ("rotate", 3):
                step = CGAffineTransform(translationX: -n[1], y: -n[2])
                    .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
                    .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
            default: break
            }
            result = step.concatenating(result)
        }
        return result
    }
}
