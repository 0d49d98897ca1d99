import Foundation
import QuadrantGeometry

/// Parses the description of a symbol. Docs/Guide/AddASymbol.md has the grammar.
package struct SymbolParser {
    private let file: String
    private let lookup: (String) throws -> SymbolDescription?
    private var symbol: SymbolDescription
    private var points: [String: CGPoint] = [:]
    private var layer = SymbolLayerStyle()
    private var line: Int

    /// - Parameter lookup: the symbols that `use` may name; nil for an unknown name.
    /// - Throws: `SymbolDescriptionError` at the first error.
    package static func parse(_ source: SymbolSource,
                              lookup: (String) throws -> SymbolDescription?) throws -> SymbolDescription {
        try withoutActuallyEscaping(lookup) { lookup in
            var parser = SymbolParser(source, lookup)
            var statement: [String] = []
            for row in source.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                parser.line += 1
                statement += words(of: Substring(row))
                // A backslash at the end continues the statement on the next line.
                if statement.last == "\\" {
                    statement.removeLast()
                } else if !statement.isEmpty {
                    try parser.statement(statement)
                    statement = []
                }
            }
            if !statement.isEmpty { try parser.statement(statement) }
            // A copy without spare capacity.
            parser.symbol.parts = parser.symbol.parts.withUnsafeBufferPointer { Array($0) }
            return parser.symbol
        }
    }

    private init(_ source: SymbolSource, _ lookup: @escaping (String) throws -> SymbolDescription?) {
        file = source.file
        line = source.line
        self.lookup = lookup
        symbol = SymbolDescription(names: source.names)
    }

    /// The words of a line, without its comment.
    static func words(of row: Substring) -> [String] {
        let bytes = row.utf8.prefix { $0 != UInt8(ascii: "#") }
        return bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { String(Substring($0)) }
    }

    private func failure(_ what: String) -> SymbolDescriptionError {
        SymbolDescriptionError(file: file, line: line, what: what)
    }

    // MARK: statements

    private mutating func statement(_ words: [String]) throws {
        switch words[0] {
        case "round": symbol.isRound = true
        case "mirrored": symbol.isMirrored = true
        case "center": symbol.center = try number(words, 1) / 100
        case "inside": symbol.insideScale = try number(words, 1)
        case "at":
            guard words.count == 3 else { throw failure("a point is named by 'at NAME X,Y'") }
            points[words[1]] = try point(words[2])
        case "layer": try setLayer(words)
        default: symbol.parts += try parts(words)
        }
    }

    private mutating func setLayer(_ words: [String]) throws {
        layer = SymbolLayerStyle()
        guard words.count > 1, let level = Int(words[1]), (1...3).contains(level) else {
            throw failure("'layer' needs a level from 1 to 3")
        }
        layer.level = level - 1
        var index = 2
        while index < words.count {
            switch words[index] {
            case "value": layer.threshold = try number(words, index + 1)
            case "color":
                guard index + 1 < words.count else { throw failure("'color' needs a name") }
                layer.color = words[index + 1]
            default: throw failure("unknown property '\(words[index])' of a layer")
            }
            index += 2
        }
    }

    // MARK: parts

    /// The words before the shape.
    private struct Prefixes {
        var condition = SymbolPart.Condition.always
        var isBody = false, isKept = false, isSolid = false, isArea = false
        var isCut = false, isInset = false, isOver = false, isClip = false
        var isMirrored = false, isFlipped = false, isHalf = false
        var stroke = SymbolStroke.normal
    }

    private func parts(_ words: [String]) throws -> [SymbolPart] {
        var prefixes = Prefixes(), index = 0
        words: while index < words.count {
            switch words[index] {
            case "outlined": prefixes.condition = .outlined
            case "filled": prefixes.condition = .filled
            case "body": prefixes.isBody = true
            case "keep": prefixes.isKept = true
            case "solid": prefixes.isSolid = true
            case "area": prefixes.isArea = true
            case "cut": prefixes.isCut = true
            case "inset": prefixes.isInset = true
            case "over": prefixes.isOver = true
            case "clip": prefixes.isClip = true
            case "mirror": prefixes.isMirrored = true
            case "flip": prefixes.isFlipped = true
            case "half": prefixes.isHalf = true
            case "thin": prefixes.stroke = .thin
            case "fine": prefixes.stroke = .fine
            case "ring": prefixes.stroke = .ring
            default: break words
            }
            index += 1
        }
        guard index < words.count else { throw failure("no shape in '\(words.joined(separator: " "))'") }
        var arguments = Arguments(words: Array(words[(index + 1)...]))
        let gap = try arguments.take("gap").map(number)
        let dash = try arguments.take("dash").map(point)
        var part = SymbolPart(try content(words[index], &arguments, prefixes), layer: layer)
        guard arguments.words.isEmpty else {
            throw failure("'\(words[index])' does not take '\(arguments.words.joined(separator: " "))'")
        }
        part.condition = prefixes.condition
        part.isBody = prefixes.isBody
        part.isKept = prefixes.isKept
        if let dash { part.dash = [dash.x, dash.y] }
        if prefixes.isCut { part.operation = .cut(isVisible: false, gap: gap ?? 0) }
        if prefixes.isInset { part.operation = .cut(isVisible: true, gap: gap ?? 0) }
        if prefixes.isOver { part.operation = .over(gap: gap ?? 6.5) }
        if prefixes.isClip { part.operation = .clip }
        var all = [part]
        if prefixes.isMirrored { all += all.map { mirrored($0, x: -1, y: 1) } }
        if prefixes.isFlipped { all += all.map { mirrored($0, x: 1, y: -1) } }
        return all
    }

    private func mirrored(_ part: SymbolPart, x: Double, y: Double) -> SymbolPart {
        var part = part
        let transform = CGAffineTransform(scaleX: x, y: y)
        switch part.content {
        case .line(let path, let stroke): part.content = .line(path.applying(transform), stroke)
        case .solid(let path): part.content = .solid(path.applying(transform))
        case .area(let path): part.content = .area(path.applying(transform))
        case .dot(let point, let radius): part.content = .dot(point.applying(transform), radius: radius)
        case .text(let string, let point, let height):
            part.content = .text(string, center: point.applying(transform), capHeight: height)
        case .group(var group):
            group.transform = group.transform.concatenating(transform)
            part.content = .group(group)
        }
        return part
    }

    /// The words after the shape.
    private struct Arguments {
        var words: [String]

        /// Removes `name` and the word after it, and returns that word; nil without `name`.
        mutating func take(_ name: String) -> String? {
            guard let at = words.firstIndex(of: name), at + 1 < words.count else { return nil }
            let value = words[at + 1]
            words.removeSubrange(at...(at + 1))
            return value
        }
        /// Removes `name`, and returns whether it was there.
        mutating func flag(_ name: String) -> Bool {
            guard let at = words.firstIndex(of: name) else { return false }
            words.remove(at: at)
            return true
        }
        mutating func first() -> String? { words.isEmpty ? nil : words.removeFirst() }
    }

    private func content(_ shape: String, _ arguments: inout Arguments,
                         _ prefixes: Prefixes) throws -> SymbolPart.Content {
        if shape == "dot" {
            let center = try point(arguments.first())
            return .dot(center, radius: try number(arguments.first()))
        }
        if shape == "text" {
            guard let string = arguments.first() else { throw failure("'text' needs characters, a point and a height") }
            let center = try point(arguments.first())
            return .text(string, center: center, capHeight: try number(arguments.first()))
        }
        if shape == "use" { return .group(try use(&arguments)) }
        var path = try outline(shape, &arguments)
        if prefixes.isHalf { path = path.completed }
        path = path.withoutSpareCapacity
        if prefixes.isSolid { return .solid(path) }
        if prefixes.isArea || prefixes.isClip { return .area(path) }
        return .line(path, prefixes.stroke)
    }

    private func use(_ arguments: inout Arguments) throws -> SymbolGroup {
        guard let name = arguments.first() else { throw failure("'use' needs the name of a symbol") }
        guard let symbol = try lookup(name) else { throw failure("no symbol '\(name)' is described") }
        var transform = CGAffineTransform.identity
        if let scale = try arguments.take("scale").map(factors) {
            transform = transform.concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
        }
        if let angle = try arguments.take("rotate").map(number) {
            transform = transform.concatenating(CGAffineTransform(rotationAngle: angle * .pi / 180))
        }
        let strokeFactor = try arguments.take("stroke").map(number) ?? 1
        if let place = try arguments.take("at").map(point) {
            transform = transform.concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        }
        let isFilled: Bool? = arguments.flag("filled") ? true : arguments.flag("outlined") ? false : nil
        return SymbolGroup(symbol.parts, transform: transform, strokeFactor: strokeFactor, isFilled: isFilled)
    }

    // MARK: shapes

    private func outline(_ shape: String, _ arguments: inout Arguments) throws -> Path {
        switch shape {
        case "line", "polygon":
            let radius = try arguments.take("corner").map(number) ?? 0
            let isClosed = arguments.flag("closed") || shape == "polygon"
            let points = try arguments.words.map { try point($0) }
            arguments.words = []
            guard points.count > 1 else { throw failure("'\(shape)' needs two points or more") }
            return .polyline(points, radius: radius, isClosed: isClosed)
        case "smooth":
            let isClosed = arguments.flag("closed")
            let points = try arguments.words.map { try point($0) }
            arguments.words = []
            guard points.count > 2 else { throw failure("'smooth' needs three points or more") }
            return .smooth(points, isClosed: isClosed)
        case "path":
            let data = arguments.words.map { word in
                points[word].map { "\($0.x),\($0.y)" } ?? word
            }.joined(separator: " ")
            arguments.words = []
            let path = SVGPath.parse(data)
            guard !path.isEmpty else { throw failure("'path' needs path data as in SVG, such as M 0,0 L 10,10") }
            return path
        case "circle":
            let center = try point(arguments.first()), radius = try number(arguments.first())
            return .ellipse(center, radius, radius)
        case "ellipse":
            let center = try point(arguments.first()), radii = try point(arguments.first())
            return .ellipse(center, radii.x, radii.y)
        case "arc":
            let center = try point(arguments.first()), radius = try number(arguments.first())
            let start = try number(arguments.first()), end = try number(arguments.first())
            return Path { $0.addRelativeArc(center: center, radius: radius, startAngle: .degrees(start),
                                            delta: .degrees(end - start)) }
        case "rect":
            let center = try point(arguments.first()), size = try point(arguments.first())
            let radius = try arguments.take("corner").map(number) ?? 0
            let rect = CGRect(x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y)
            if radius <= 0 { return Path(elements: Path(rect).elements) }
            return Path(elements: Path(roundedRect: rect, cornerRadius: radius, style: .circular).elements)
        default: throw failure("unknown word '\(shape)'")
        }
    }

    // MARK: values

    private func number(_ words: [String], _ index: Int) throws -> Double {
        try number(index < words.count ? words[index] : nil)
    }

    private func number(_ word: String?) throws -> Double {
        guard let word else { throw failure("a number is missing") }
        guard let value = Double(word), value.isFinite, abs(value) <= 1000 else {
            throw failure("'\(word)' is not a number from -1000 to 1000")
        }
        return value
    }

    private func point(_ word: String?) throws -> CGPoint {
        guard let word else { throw failure("a point is missing") }
        if let known = points[word] { return known }
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw failure("'\(word)' is not a point X,Y or the name of one") }
        return CGPoint(x: try number(String(parts[0])), y: try number(String(parts[1])))
    }

    /// One factor, or one for each axis.
    private func factors(_ word: String) throws -> CGPoint {
        if word.contains(",") { return try point(word) }
        let value = try number(word)
        return CGPoint(x: value, y: value)
    }
}
