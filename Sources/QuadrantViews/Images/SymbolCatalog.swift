import Foundation
import QuadrantGeometry

/// Symbols by their SF name, drawn with the outlines of the Debian package `bootstrap-icons`, which are read lazily.
nonisolated final class SymbolCatalog: @unchecked Sendable {
    static let shared = SymbolCatalog(folder: "/usr/share/bootstrap-icons/svg")
    static let package = "bootstrap-icons"

    private let folder: String
    private let lock = NSLock()
    private var glyphs: [String: SymbolGlyph?] = [:]
    private var icons: [String: SymbolGlyph?] = [:]
    private let names: [String: String] = {
        var table: [String: String] = [:]
        for row in SymbolNames.rows.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
            let nameParts = row.split(separator: " ")
            if nameParts.count == 2 { table[String(nameParts[0])] = String(nameParts[1]) }
        }
        return table
    }()

    init(folder: String) { self.folder = folder }

    var isInstalled: Bool { FileManager.default.fileExists(atPath: folder) }

    /// The glyph for a name; nil for a name without a drawing.
    func glyph(_ name: String, isRightToLeft: Bool) -> SymbolGlyph? {
        lock.lock()
        defer { lock.unlock() }
        return find(directed(name, isRightToLeft))
    }

    /// The name with `left` and `right` instead of `backward` and `forward`.
    func directed(_ name: String, _ isRightToLeft: Bool) -> String {
        guard name.contains("ward"), names[name] == nil else { return name }
        let forward = isRightToLeft ? "left" : "right", backward = isRightToLeft ? "right" : "left"
        return name.split(separator: ".").enumerated().map { index, word in
            if index == 0 { return String(word) }
            return word == "forward" ? forward : word == "backward" ? backward : String(word)
        }.joined(separator: ".")
    }

    private func find(_ name: String) -> SymbolGlyph? {
        if let known = glyphs[name] { return known }
        // Marks the name as missing, so that a name that leads back to itself ends the recursion.
        glyphs[name] = .some(nil)
        var found = make(name)
        if let glyph = found, Self.isEnclosed(name) { found = glyph.separated }
        glyphs[name] = .some(found)
        return found
    }

    /// Whether the name ends with an enclosure around another symbol.
    private static func isEnclosed(_ name: String) -> Bool {
        var nameParts = name.split(separator: ".")
        if nameParts.last == "fill" { nameParts.removeLast() }
        guard nameParts.count > 1, let last = nameParts.last else { return false }
        return enclosures.contains(String(last))
    }

    private static let enclosures: Set = [
        "circle", "square", "rectangle", "triangle", "octagon", "hexagon", "diamond", "seal", "shield", "bubble", "app",
    ]

    private func make(_ name: String) -> SymbolGlyph? {
        if let drawn = SymbolDrawings.glyph(name) { return drawn }
        if let icon = names[name].flatMap(icon) { return icon }
        var nameParts = name.split(separator: ".").map(String.init)
        let isFilled = nameParts.count > 1 && (nameParts.last == "fill" || nameParts.last == "filled")
        let base = isFilled ? nameParts.dropLast().joined(separator: ".") : name
        let composition = SymbolComposition(find: find)
        if base == "person.3" || base == "person.3.sequence" { return composition.group(isFilled: isFilled) }
        // The slash of these icons has the other direction, and their badges are at another place.
        if nameParts.contains("slash") || nameParts.contains("badge"),
            let composed = composition.make(base, isFilled: isFilled) { return composed }
        if !isFilled, let icon = namesake(name) { return icon }
        guard nameParts.count > 1 else { return nil }
        if isFilled {
            if let icon = names[base].flatMap({ self.icon(Self.filled($0)) }) { return icon }
            if let icon = namesake(name) ?? namesake(base, ending: "-fill") { return icon }
            return composition.make(base, isFilled: true) ?? find(base)
        }
        if let composed = composition.make(name, isFilled: false) { return composed }
        // In "hand.point.up.left.fill" and the like, `fill` may precede other components.
        if let fill = nameParts.firstIndex(of: "fill") {
            nameParts.remove(at: fill)
            return find(nameParts.joined(separator: ".") + ".fill")
        }
        return nil
    }

    // MARK: icons

    /// Trademarks, and icons whose meaning differs from the symbol of that name.
    private static let foreign: Set = [
        "apple", "line", "meta", "git", "signal", "medium", "windows", "xbox", "playstation", "steam", "slack",
        "stripe", "unity", "twitch", "alexa", "amd", "android", "bluetooth", "google", "microsoft", "skype", "spotify",
        "cone",
        "hdmi", "displayport", "bootstrap", "badge", "person-badge", "person-circle", "person-square", "fire", "stack",
        "messenger", "sim", "union",
    ]

    /// The icon with the symbol's own name, if the name is a known symbol.
    private func namesake(_ name: String, ending: String = "") -> SymbolGlyph? {
        let own = name.replacingOccurrences(of: ".", with: "-")
        guard !name.contains("-"), SymbolVocabulary.describes(name), !Self.foreign.contains(own) else { return nil }
        return icon(own + ending)
    }

    /// The filled form of an icon's name in the table.
    private static func filled(_ icon: String) -> String {
        let end = icon.firstIndex { "~@!%".contains($0) } ?? icon.endIndex
        return icon[..<end] + "-fill" + icon[end...]
    }

    /// An icon by its name, with the modifications of the table.
    private func icon(_ name: String) -> SymbolGlyph? {
        if let known = icons[name] { return known }
        let end = name.firstIndex { "~@!%".contains($0) } ?? name.endIndex
        var glyph = (try? String(contentsOfFile: folder + "/" + name[..<end] + ".svg", encoding: .utf8))
            .flatMap(Self.read)
        if end < name.endIndex, let whole = glyph {
            glyph = Self.changed(whole, name[end], name[name.index(after: end)...])
        }
        icons[name] = .some(glyph)
        return glyph
    }

    private static func changed(_ glyph: SymbolGlyph, _ way: Character, _ value: Substring) -> SymbolGlyph {
        switch way {
        case "~": return glyph.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 16, ty: 0))
        case "@":
            let angle = CGFloat(Double(value) ?? 0) * .pi / 180
            let turned = CGAffineTransform(translationX: -8, y: -8)
                .concatenating(CGAffineTransform(rotationAngle: angle))
                .concatenating(CGAffineTransform(translationX: 8, y: 8))
            return SymbolGlyph(layers: glyph.applying(turned).layers)
        case "!":
            var layers = glyph.layers
            if let index = Int(value), layers.indices.contains(index) { layers.remove(at: index) }
            return SymbolGlyph(layers: layers)
        default:
            let outer = glyph.layers.flatMap(\.path.outlines).max { a, b in
                a.boundingRect.width * a.boundingRect.height < b.boundingRect.width * b.boundingRect.height
            }
            return SymbolGlyph(layers: outer.map { [.init(path: $0, isEvenOdd: false)] } ?? [])
        }
    }

    /// Parses the paths, circles and rectangles of an icon; the set has no other elements.
    static func read(_ svg: String) -> SymbolGlyph? {
        var layers: [SymbolGlyph.Layer] = []
        for tag in svg.split(separator: "<") {
            let attributes = Self.attributes(of: tag)
            func number(_ name: String) -> CGFloat { attributes[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
            let isEvenOdd = attributes["fill-rule"] == "evenodd"
            if tag.hasPrefix("path"), let data = attributes["d"] {
                layers.append(.init(path: SVGPath.parse(data), isEvenOdd: isEvenOdd))
            } else if tag.hasPrefix("circle") {
                let radius = number("r")
                layers.append(.init(path: Path(ellipseIn: CGRect(x: number("cx") - radius, y: number("cy") - radius,
                                                                 width: radius * 2,
                                                                 height: radius * 2)), isEvenOdd: isEvenOdd))
            } else if tag.hasPrefix("rect") {
                var path = Path(roundedRect: CGRect(x: number("x"), y: number("y"), width: number("width"),
                                                    height: number("height")),
                                cornerRadius: number("rx"), style: .circular)
                if let transform = attributes["transform"] { path = path.applying(SVGTransform.parse(transform)) }
                layers.append(.init(path: path, isEvenOdd: isEvenOdd))
            }
        }
        return layers.isEmpty ? nil : SymbolGlyph(layers: layers)
    }

    static func attributes(of tag: Substring) -> [String: String] {
        var result: [String: String] = [:]
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let name = parts[index].split { $0 == " " || $0 == "=" || $0 == "\n" }.last ?? ""
            result[String(name)] = String(parts[index + 1])
        }
        return result
    }
}
