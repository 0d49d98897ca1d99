import Foundation
import QuadrantGeometry

/// The outline of a symbol in a box of 16 × 16.
nonisolated struct SymbolGlyph: Sendable {
    struct Layer: Sendable {
        var path: Path
        var isEvenOdd: Bool
    }
    var layers: [Layer]
    /// What is drawn, in the box.
    var ink: CGRect
    /// A disc or square around something smaller: drawn a little smaller than free-standing symbols.
    var isEnclosed = false

    init(layers: [Layer]) {
        self.layers = layers
        var ink = CGRect.null
        for layer in layers { ink = ink.union(layer.path.boundingRect) }
        self.ink = ink.isNull ? CGRect(x: 0, y: 0, width: 16, height: 16) : ink
    }

    func applying(_ transform: CGAffineTransform) -> [Layer] {
        layers.map { Layer(path: $0.path.applying(transform), isEvenOdd: $0.isEvenOdd) }
    }

    /// All layers in one path, for filling with one paint.
    var merged: (path: Path, isEvenOdd: Bool) {
        var path = Path()
        for layer in layers { path.addPath(layer.path) }
        return (path, layers.allSatisfy(\.isEvenOdd))
    }
}

/// Symbols by their SF name, drawn with the outlines of the Debian package `bootstrap-icons`, read when first used.
nonisolated final class SymbolCatalog: @unchecked Sendable {
    static let shared = SymbolCatalog(folder: "/usr/share/bootstrap-icons/svg")
    static let package = "bootstrap-icons"

    private let folder: String
    private let lock = NSLock()
    private var glyphs: [String: SymbolGlyph?] = [:]
    private var icons: [String: SymbolGlyph?] = [:]
    private let names: [String: String] = {
        var table: [String: String] = [:]
        let rows = [SymbolNames.rows, SymbolNames.moreRows, SymbolNames.nearRows]
        for row in rows.flatMap({ $0.split(separator: "\n") }) {
            let words = row.split(separator: " ")
            if words.count == 2 { table[String(words[0])] = String(words[1]) }
        }
        return table
    }()

    init(folder: String) { self.folder = folder }

    var isInstalled: Bool { FileManager.default.fileExists(atPath: folder) }

    /// Nil for a name nobody knows.
    func glyph(_ name: String, isRightToLeft: Bool) -> SymbolGlyph? {
        lock.lock()
        defer { lock.unlock() }
        return find(directed(name, isRightToLeft))
    }

    /// `forward` and `backward` are right and left, or the other way round.
    private func directed(_ name: String, _ isRightToLeft: Bool) -> String {
        guard name.contains("ward"), names[name] == nil else { return name }
        let forward = isRightToLeft ? "left" : "right", backward = isRightToLeft ? "right" : "left"
        return name.split(separator: ".").enumerated().map { index, word in
            if index == 0 { return String(word) }
            return word == "forward" ? forward : word == "backward" ? backward : String(word)
        }.joined(separator: ".")
    }

    private func find(_ name: String) -> SymbolGlyph? {
        if let known = glyphs[name] { return known }
        glyphs[name] = .some(nil)
        var found = make(name)
        let words = name.split(separator: ".")
        if words.contains("circle") || words.contains("square") || words.first == "app" { found?.isEnclosed = true }
        glyphs[name] = .some(found)
        return found
    }

    private func make(_ name: String) -> SymbolGlyph? {
        if let drawn = HandDrawnSymbol.glyph(name) { return drawn }
        if let icon = names[name].flatMap(icon) { return icon }
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.count > 1 && (words.last == "fill" || words.last == "filled")
        if !isFilled, let icon = icon(dashed(name)) { return icon }
        guard words.count > 1 else { return nil }
        if isFilled {
            let base = words.dropLast().joined(separator: ".")
            if let name = names[base], let icon = icon(name + "-fill") { return icon }
            if let icon = icon(dashed(name)) ?? icon(dashed(base) + "-fill") { return icon }
            if let composed = SymbolComposition.make(base, isFilled: true, find: find) { return composed }
            return find(base)
        }
        if let composed = SymbolComposition.make(name, isFilled: false, find: find) { return composed }
        // "hand.point.up.left.fill" and the like: `fill` may stand before other words.
        if let fill = words.firstIndex(of: "fill") {
            words.remove(at: fill)
            return find(words.joined(separator: ".") + ".fill")
        }
        return nil
    }

    private func dashed(_ name: String) -> String { name.replacingOccurrences(of: ".", with: "-") }

    private func icon(_ name: String) -> SymbolGlyph? {
        if let known = icons[name] { return known }
        let glyph = (try? String(contentsOfFile: folder + "/" + name + ".svg", encoding: .utf8)).flatMap(Self.read)
        icons[name] = .some(glyph)
        return glyph
    }

    /// The paths, circles and rectangles of an icon, which are all there is in the set.
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
                if let transform = attributes["transform"] { path = path.applying(turn(transform)) }
                layers.append(.init(path: path, isEvenOdd: isEvenOdd))
            }
        }
        return layers.isEmpty ? nil : SymbolGlyph(layers: layers)
    }

    /// `rotate(angle x y)`, the only transform in the set.
    private static func turn(_ text: String) -> CGAffineTransform {
        guard text.hasPrefix("rotate(") else { return .identity }
        let parts = text.dropFirst(7).dropLast().split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard let angle = parts.first else { return .identity }
        let (x, y) = parts.count == 3 ? (parts[1], parts[2]) : (0, 0)
        return CGAffineTransform(translationX: -x,
                                 y: -y).concatenating(CGAffineTransform(rotationAngle: angle * .pi / 180))
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }

    private static func attributes(of tag: Substring) -> [String: String] {
        var result: [String: String] = [:]
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let name = parts[index].split { $0 == " " || $0 == "=" || $0 == "\n" }.last ?? ""
            result[String(name)] = String(parts[index + 1])
        }
        return result
    }
}
