import Foundation
import QuadrantGeometry

/// Simple symbols that have no icon, drawn in a box of 16 × 16.
nonisolated enum SymbolDrawings {
    /// The stroke of the icons.
    private static let line = StrokeStyle(lineWidth: 1.1, lineCap: .round, lineJoin: .round)

    /// Nil for a name that has no drawing here.
    static func glyph(_ name: String) -> SymbolGlyph? {
        for ending in [".alt", ".compact"] where name.hasSuffix(".line" + ending) {
            return glyph(String(name.dropLast(ending.count)))
        }
        if name.hasPrefix("person.crop.circle") { return person(name) }
        if let data = areas[name] { return filled(SVGPath.parse(data)) }
        if let data = lines[name] { return stroked(SVGPath.parse(data)) }
        if let path = outlines[name] { return stroked(path) }
        if let string = texts[name] { return SymbolText.glyph(string) }
        if let path = dashed[name] {
            let dash: [CGFloat] = name.hasSuffix("dotted") ? [0, 2.2] : [2.4, 2.2]
            let style = StrokeStyle(lineWidth: 1.1, lineCap: .round, dash: dash)
            return SymbolGlyph(layers: [.init(path: path.strokedPath(style), isEvenOdd: false)])
        }
        guard name.hasSuffix(".fill") else { return nil }
        let base = String(name.dropLast(5))
        guard let path = outlines[base] ?? (closed.contains(base) ? lines[base].map(SVGPath.parse) : nil) else {
            return areas[base].map { filled(SVGPath.parse($0)) }
        }
        return SymbolGlyph(layers: [.init(path: path.union(path.strokedPath(line)), isEvenOdd: false)])
    }

    private static func filled(_ path: Path) -> SymbolGlyph {
        SymbolGlyph(layers: [.init(path: path, isEvenOdd: true)])
    }

    private static func stroked(_ path: Path) -> SymbolGlyph {
        SymbolGlyph(layers: [.init(path: path.strokedPath(line), isEvenOdd: false)])
    }

    /// A head and shoulders in a ring, or cut out of a disc.
    private static func person(_ name: String) -> SymbolGlyph? {
        let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16))
        let person = SVGPath.parse("""
            M11 6A3 3 0 0 1 5 6A3 3 0 0 1 11 6Z
            M2.53 12.37C3.24 11.23 4.8 10 8 10 11.2 10 12.76 11.23 13.47 12.37A7 7 0 0 1 2.53 12.37Z
            """)
        switch name {
        case "person.crop.circle":
            let ring = Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 15, height: 15))
            return SymbolGlyph(layers: [
                .init(path: ring.strokedPath(StrokeStyle(lineWidth: 1)), isEvenOdd: false, level: 1),
                .init(path: person, isEvenOdd: false),
            ])
        case "person.crop.circle.fill":
            return SymbolGlyph(layers: [.init(path: disc.subtracting(person), isEvenOdd: false, level: 1),
                                        .init(path: person, isEvenOdd: false, isInset: true)])
        default: return nil
        }
    }

    private static let wide = CGRect(x: 0.5, y: 2.5, width: 15, height: 11)
    private static let tall = CGRect(x: 2.5, y: 0.5, width: 11, height: 15)
    private static let square = CGRect(x: 0.5, y: 0.5, width: 15, height: 15)

    private static let outlines: [String: Path] = [
        "rectangle": Path(roundedRect: wide, cornerRadius: 2, style: .circular),
        "rectangle.portrait": Path(roundedRect: tall, cornerRadius: 2, style: .circular),
        "capsule": Path(roundedRect: wide.insetBy(dx: 0, dy: 1.5), cornerRadius: 4, style: .circular),
        "capsule.portrait": Path(roundedRect: tall.insetBy(dx: 1.5, dy: 0), cornerRadius: 4, style: .circular),
        "oval": Path(ellipseIn: wide), "oval.portrait": Path(ellipseIn: tall),
        "ellipse": Path(ellipseIn: wide),
    ]
    private static let dashed: [String: Path] = [
        "circle.dashed": Path(ellipseIn: square), "circle.dotted": Path(ellipseIn: square),
        "square.dashed": Path(roundedRect: square, cornerRadius: 2.5, style: .circular),
        "app.dashed": Path(roundedRect: square, cornerRadius: 3.5, style: .circular),
        "rectangle.dashed": Path(roundedRect: wide, cornerRadius: 2, style: .circular),
        "rectangle.portrait.dashed": Path(roundedRect: tall, cornerRadius: 2, style: .circular),
    ]
    /// Closed outlines, which can be filled.
    private static let closed: Set = [
        "leaf", "cross", "cylinder", "ruler", "circle.grid.2x2",
        "arrowshape.left", "arrowshape.right", "arrowshape.up", "arrowshape.down",
    ]
    private static let texts = [
        "textformat": "Aa", "textformat.abc": "abc", "textformat.size": "AA", "textformat.123": "123",
        "textformat.characters": "Aa", "character": "A", "function": "ƒ", "sum": "∑", "zzz": "zzz", "a.magnify": "A",
    ]

    private static let lines: [String: String] = [
        "arrow.left.and.right": "M1 8H15M4 5 1 8 4 11M12 5 15 8 12 11",
        "arrow.up.and.down": "M8 1V15M5 4 8 1 11 4M5 12 8 15 11 12",
        "arrow.uturn.left": "M5 2 1.5 5.5 5 9M1.5 5.5H10A4.25 4.25 0 0 1 10 14H6",
        "arrow.uturn.right": "M11 2 14.5 5.5 11 9M14.5 5.5H6A4.25 4.25 0 0 0 6 14H10",
        "arrow.uturn.up": "M9 5 5.5 1.5 2 5M5.5 1.5V10A4.25 4.25 0 0 0 14 10V6",
        "arrow.uturn.down": "M9 11 5.5 14.5 2 11M5.5 14.5V6A4.25 4.25 0 0 1 14 6V10",
        "arrow.down.to.line": "M8 1V11M4 7 8 11 12 7M2 14.5H14",
        "arrow.up.to.line": "M8 15V5M4 9 8 5 12 9M2 1.5H14",
        "arrow.left.to.line": "M15 8H5M9 4 5 8 9 12M1.5 2V14",
        "arrow.right.to.line": "M1 8H11M7 4 11 8 7 12M14.5 2V14",
        "arrow.2.squarepath": """
            M4.5 3H11.5A2 2 0 0 1 13.5 5V10M11.5 8 13.5 10 15.5 8M11.5 13H4.5A2 2 0 0 1 2.5 11V6M.5 8 2.5 6 4.5 8
            """,
        "arrow.triangle.branch": "M4 15V10A4 4 0 0 1 8 6H12M9.5 3 12.5 6 9.5 9M4 15V1M1.5 3.5 4 1 6.5 3.5",
        "arrowshape.left": "M8 2.5 1.5 8 8 13.5V10.5H14.5V5.5H8Z",
        "arrowshape.right": "M8 2.5 14.5 8 8 13.5V10.5H1.5V5.5H8Z",
        "arrowshape.up": "M2.5 8 8 1.5 13.5 8H10.5V14.5H5.5V8Z",
        "arrowshape.down": "M2.5 8 8 14.5 13.5 8H10.5V1.5H5.5V8Z",
        "equal": "M2 5.5H14M2 10.5H14",
        "poweron": "M8 2V14",
        "leaf": "M4 12.5C2 7 5 2.5 14.5 2 15.5 9 12 14.5 6 13.5 5 13.3 4.4 13 4 12.5ZM1.5 15C3.5 11 6.5 8.5 10.5 6.5",
        "rays": """
            M8 .5V4M8 12V15.5M.5 8H4M12 8H15.5M2.7 2.7 5.2 5.2M10.8 10.8 13.3 13.3M13.3 2.7 10.8 5.2M5.2 10.8 2.7 13.3
            """,
        "mappin": "M8 7.5V15.5M11 4.5A3 3 0 1 1 5 4.5A3 3 0 0 1 11 4.5Z",
        "ruler": "M.5 5H15.5V11H.5ZM3.5 5V7.5M6.5 5V8.5M9.5 5V7.5M12.5 5V8.5",
        "cross": "M6 1.5H10V6H14.5V10H10V14.5H6V10H1.5V6H6Z",
        "cylinder": "M2.5 4A5.5 3 0 0 1 13.5 4V12A5.5 3 0 0 1 2.5 12ZM2.5 4A5.5 3 0 0 0 13.5 4",
        "list.dash": "M1 3.5H3M6 3.5H15M1 8H3M6 8H15M1 12.5H3M6 12.5H15",
        "circle.grid.2x2": """
            M1 4A3 3 0 0 1 7 4A3 3 0 0 1 1 4ZM9 4A3 3 0 0 1 15 4A3 3 0 0 1 9 4Z
            M1 12A3 3 0 0 1 7 12A3 3 0 0 1 1 12ZM9 12A3 3 0 0 1 15 12A3 3 0 0 1 9 12Z
            """,
        "rectangle.connected.to.line.below": "M1.5 2.5H14.5V9.5H1.5ZM8 9.5V13.5M3 13.5H13",
        "square.split.2x2": """
            M3 .5H13A2.5 2.5 0 0 1 15.5 3V13A2.5 2.5 0 0 1 13 15.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5Z
            M8 .5V15.5M.5 8H15.5
            """,
        "square.on.square": pair, "rectangle.on.rectangle": pair,
        "plus.square.on.square": pair + "M9.75 7.5V12M7.5 9.75H12",
        "plus.rectangle.on.rectangle": pair + "M9.75 7.5V12M7.5 9.75H12",
    ]
    private static let pair = """
        M5 11H3.5A2 2 0 0 1 1.5 9V3.5A2 2 0 0 1 3.5 1.5H9A2 2 0 0 1 11 3.5V5M7 5H12.5A2 2 0 0 1 14.5 7V12.5
        A2 2 0 0 1 12.5 14.5H7A2 2 0 0 1 5 12.5V7A2 2 0 0 1 7 5Z
        """

    private static let areas: [String: String] = [
        "square.fill.on.square.fill": filledPair, "rectangle.fill.on.rectangle.fill": filledPair,
        "sparkle": "M8 0C8.6 5.2 10.8 7.4 16 8 10.8 8.6 8.6 10.8 8 16 7.4 10.8 5.2 8.6 0 8 5.2 7.4 7.4 5.2 8 0Z",
        "pawprint": """
            M8 8C6 8 3.5 11 3.5 12.8 3.5 14.2 4.6 14.8 5.8 14.6 7.2 14.3 8.8 14.3 10.2 14.6
             11.4 14.8 12.5 14.2 12.5 12.8 12.5 11 10 8 8 8ZM1 7.2A1.5 2 0 0 1 4 7.2A1.5 2 0 0 1 1 7.2Z
            M4.2 3.4A1.6 2.2 0 0 1 7.4 3.4A1.6 2.2 0 0 1 4.2 3.4Z
            M8.6 3.4A1.6 2.2 0 0 1 11.8 3.4A1.6 2.2 0 0 1 8.6 3.4ZM12 7.2A1.5 2 0 0 1 15 7.2A1.5 2 0 0 1 12 7.2Z
            """,
        "playpause": "M.5 3 8.5 8 .5 13ZM9.5 3H11.8V13H9.5ZM13.2 3H15.5V13H13.2Z",
        "rectangle.inset.filled": """
            M2.5 2H13.5A2.5 2.5 0 0 1 16 4.5V11.5A2.5 2.5 0 0 1 13.5 14H2.5
            A2.5 2.5 0 0 1 0 11.5V4.5A2.5 2.5 0 0 1 2.5 2Z
            M2.5 3.1A1.4 1.4 0 0 0 1.1 4.5V11.5A1.4 1.4 0 0 0 2.5 12.9H13.5
            A1.4 1.4 0 0 0 14.9 11.5V4.5A1.4 1.4 0 0 0 13.5 3.1Z
            M3 4.4H13A.6 .6 0 0 1 13.6 5V11A.6 .6 0 0 1 13 11.6H3A.6 .6 0 0 1 2.4 11V5A.6 .6 0 0 1 3 4.4Z
            """,
        // The bird from above, in flight.
        "swift": """
            M8 6C6 2.5 3 1.3 .3 1.5 3 3.2 5 6.2 6.5 9 6.8 10.6 6.8 12 5.3 15L8 12.6 10.7 15C9.2 12 9.2 10.6 9.5 9
            11 6.2 13 3.2 15.7 1.5 13 1.3 10 2.5 8 6Z
            """,
    ]
    private static let filledPair = """
        M3 1H10A2 2 0 0 1 12 3V4H6A2 2 0 0 0 4 6V12H3A2 2 0 0 1 1 10V3A2 2 0 0 1 3 1Z
        M7 5H13A2 2 0 0 1 15 7V13A2 2 0 0 1 13 15H7A2 2 0 0 1 5 13V7A2 2 0 0 1 7 5Z
        """
}
