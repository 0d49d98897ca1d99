import Foundation
import QuadrantGeometry

/// Symbols that no icon shows are put together: a smaller symbol in an enclosure, crossed out, or with a badge.
nonisolated enum SymbolComposition {
    private static let box = CGRect(x: 0, y: 0, width: 16, height: 16)

    static func make(_ name: String, isFilled: Bool, find: (String) -> SymbolGlyph?) -> SymbolGlyph? {
        let words = name.split(separator: ".").map(String.init)
        guard words.count > 1, let last = words.last else { return nil }
        if let at = words.firstIndex(of: "badge"), at > 0, at + 1 < words.count {
            let base = words[..<at].joined(separator: "."), badge = words[(at + 1)...].joined(separator: ".")
            return find(isFilled ? base + ".fill" : base).flatMap { addBadge(badge, to: $0, find: find) }
        }
        let base = words.dropLast().joined(separator: ".")
        switch last {
        case "circle", "square", "rectangle", "app", "diamond":
            let inner = number(base) ?? find(base)
            return inner.map { enclose($0, in: outline(last), isFilled: isFilled) }
        case "slash": return find(isFilled ? base + ".fill" : base).map(cross)
        default: return nil
        }
    }

    private static func outline(_ kind: String) -> (outer: Path, inner: Path) {
        func pair(_ make: (CGRect) -> Path, _ rect: CGRect = box) -> (Path, Path) {
            (make(rect), make(rect.insetBy(dx: 1, dy: 1)))
        }
        switch kind {
        case "circle": return pair { Path(ellipseIn: $0) }
        case "rectangle": return pair({ Path(roundedRect: $0, cornerRadius: 2, style: .circular) },
                                      CGRect(x: 0, y: 2, width: 16, height: 12))
        case "diamond":
            return pair { rect in
                Path { path in
                    path.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                                   CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY)])
                    path.closeSubpath()
                }
            }
        default: return pair { Path(roundedRect: $0, cornerRadius: $0.width / 6, style: .circular) }
        }
    }

    private static func enclose(_ glyph: SymbolGlyph, in enclosure: (outer: Path, inner: Path),
                                isFilled: Bool) -> SymbolGlyph {
        let inner = glyph.applying(fit(glyph.ink, into: box.insetBy(dx: 3.6, dy: 3.6)))
        var result: SymbolGlyph
        if isFilled {
            // The small symbol is a hole in the disc.
            var path = enclosure.outer
            for layer in inner { path.addPath(layer.path) }
            result = SymbolGlyph(layers: [.init(path: path, isEvenOdd: true)])
        } else {
            var ring = enclosure.outer
            ring.addPath(enclosure.inner)
            result = SymbolGlyph(layers: [.init(path: ring, isEvenOdd: true)] + inner)
        }
        result.isEnclosed = true
        return result
    }

    private static func cross(_ glyph: SymbolGlyph) -> SymbolGlyph {
        let line = Path { path in
            path.move(to: CGPoint(x: 1.6, y: 1.6))
            path.addLine(to: CGPoint(x: 14.4, y: 14.4))
        }.strokedPath(StrokeStyle(lineWidth: 1, lineCap: .round))
        return SymbolGlyph(layers: glyph.layers + [.init(path: line, isEvenOdd: false)])
    }

    private static func addBadge(_ badge: String, to glyph: SymbolGlyph,
                                 find: (String) -> SymbolGlyph?) -> SymbolGlyph? {
        let words = badge.split(separator: ".").filter { $0 != "fill" && $0 != "circle" }
        guard let mark = find((words.first.map(String.init) ?? "plus") + ".circle.fill") ?? find("circle.fill") else {
            return nil
        }
        let base = glyph.applying(CGAffineTransform(a: 0.84, b: 0, c: 0, d: 0.84, tx: 0, ty: 0.4))
        return SymbolGlyph(layers: base + mark.applying(fit(mark.ink,
                                                            into: CGRect(x: 9.2, y: 8.6, width: 6.8, height: 6.8))))
    }

    static func fit(_ ink: CGRect, into room: CGRect) -> CGAffineTransform {
        let scale = min(room.width / ink.width, room.height / ink.height)
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: room.midX - ink.midX * scale,
                                 ty: room.midY - ink.midY * scale)
    }

    // MARK: numbers

    /// "1" to "50", from strokes.
    private static func number(_ word: String) -> SymbolGlyph? {
        guard let value = Int(word), (0...99).contains(value) else { return nil }
        var path = Path()
        for (index, digit) in String(value).compactMap(\.wholeNumberValue).enumerated() {
            path.addPath(digits[digit], transform: CGAffineTransform(translationX: CGFloat(index) * 6.5, y: 0))
        }
        let drawn = path.strokedPath(StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        return SymbolGlyph(layers: [.init(path: drawn, isEvenOdd: false)])
    }

    /// In a box of 4.5 × 9.
    private static let digits: [Path] = [
        "M0 2.5C0-.8 4.5-.8 4.5 2.5V6.5C4.5 9.8 0 9.8 0 6.5Z", "M.5 1.5 2.5 0V9",
        "M0 2C.2-.7 4.5-.7 4.5 2.2 4.5 4.2 0 7 0 9H4.5",
        "M.2 1.6C1-.6 4.3-.4 4.3 2 4.3 3.6 3 4.3 1.6 4.3 3 4.3 4.5 5.1 4.5 6.8 4.5 9.6.6 9.7 0 7.3",
        "M3.4 9V0L0 6.6H4.5",
        "M4.2 0H.7L.3 4.3C2 3.2 4.5 3.9 4.5 6.4 4.5 9.5.7 9.8 0 7.5",
        "M4.2 1.4C3.4-.6 0-.6 0 4.5V6.3C0 9.9 4.5 9.9 4.5 6.3 4.5 3 .6 3 0 5.6",
        "M0 0H4.5L1.5 9", "M2.25 4.2C-.6 4.2-.2 0 2.25 0S5.1 4.2 2.25 4.2C-.9 4.2-.6 9 2.25 9S5.4 4.2 2.25 4.2Z",
        "M.3 7.6C1.1 9.6 4.5 9.6 4.5 4.5V2.7C4.5-.9 0-.9 0 2.7 0 6 3.9 6 4.5 3.4",
    ].map(SVGPath.parse)
}

/// Symbols drawn here because no icon comes near them.
nonisolated enum HandDrawnSymbol {
    static func glyph(_ name: String) -> SymbolGlyph? {
        switch name {
        case "swift": SymbolGlyph(layers: [.init(path: SVGPath.parse(swift), isEvenOdd: false)])
        default: nil
        }
    }

    /// A swallow in flight, wings up and to the right.
    private static let swift = """
        M0 9.1C3.2 11.7 6.8 12.2 9.2 10.9C5.6 8.1 3 5 1.2 2.4C3.6 4.6 5.8 6.2 7.5 7.2C5.6 5.3 4.1 3.4 2.9 1.5\
        C6 4.6 8.6 6.7 11.3 8.3C11.9 5.5 11 2.6 9.2 .5C13 2.6 15 6.6 14.1 9.9C15.8 11.9 16.4 13.6 15.6 14.7\
        C14.6 13 13.2 12.8 12 13.3C7.6 15.6 2.6 13.6 0 9.1Z
        """
}
