package import Foundation
import QuadrantGeometry
package import QuadrantSymbols

/// The ink bounds of a symbol and its side bearings, in em, at regular weight and medium scale.
///
/// The frame of a symbol consists of its ink bounds and side bearings that do not grow with them; `SymbolMetrics` has
/// the formula. A composed symbol (filled, enclosed, with a slash or a badge) has the measurements of its base.
package nonisolated struct SymbolFit: Equatable, Sendable {
    package var width: CGFloat
    package var height: CGFloat
    /// The side bearings, of which only the sum is used: each side has half of the rounded sum.
    package var margins: (CGFloat, CGFloat)
    /// The distance of the middle of the ink above the middle of capital letters.
    package var center: CGFloat

    package static func == (a: SymbolFit, b: SymbolFit) -> Bool {
        a.width == b.width && a.height == b.height && a.margins == b.margins && a.center == b.center
    }

    /// The side bearing of free shapes, squares, documents and people.
    package static let sideMargin: CGFloat = 0.12
    /// The side bearing of round and pointed shapes.
    package static let roundSideMargin: CGFloat = 0.095
    /// The most frequent value of `center`.
    package static let defaultCenter: CGFloat = 0.008
    /// A slash spans a square of this side, which is the minimum height of the symbol.
    private static let slash: CGFloat = 1.05
    /// The height that a badge at the lower edge adds.
    private static let badge: CGFloat = 0.16

    /// The measurements of a symbol of the library without a recording.
    package init(_ drawing: SymbolDrawing) {
        let side = drawing.isRound ? Self.roundSideMargin : Self.sideMargin
        // Recorded widths are rounded up to pixels: the ink of the model is larger than the drawn one by this.
        self.init(width: drawing.frame.width / 100 + SymbolMetrics.slack,
                  height: drawing.frame.height / 100 + SymbolMetrics.slack, margins: (side, side),
                  center: drawing.center.map { CGFloat($0) } ?? Self.defaultCenter)
    }

    package init(width: CGFloat, height: CGFloat, margins: (CGFloat, CGFloat) = (sideMargin, sideMargin),
                 center: CGFloat = defaultCenter) {
        self.width = width
        self.height = height
        self.margins = margins
        self.center = center
    }

    /// The measurements of a symbol without a recording and without a drawing.
    package static let unknown = SymbolFit(width: 0.99, height: 0.99)

    private static let known: [String: SymbolFit] = {
        var table: [String: SymbolFit] = [:]
        for row in (rows + "\n" + furtherRows).split(separator: "\n") {
            let parts = row.split(separator: " ")
            let values = parts.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
            guard values.count == 5 else { continue }
            table[String(parts[0])] = SymbolFit(width: values[0], height: values[1], margins: (values[2], values[3]),
                                                center: values[4])
        }
        return table
    }()

    /// Nil if neither the symbol nor its base was recorded.
    package static func named(_ name: String) -> SymbolFit? {
        if let fit = known[name] ?? twins[name].flatMap({ known[$0] }) { return fit }
        var nameParts = name.split(separator: ".").map(String.init)
        guard nameParts.count > 1, let first = nameParts.first, let last = nameParts.last else { return nil }
        if last == "fill" || last == "filled" { return named(nameParts.dropLast().joined(separator: ".")) }
        if let enclosure = enclosures[last], last != first { return known[enclosure] }
        if let at = nameParts.lastIndex(of: "badge"), at > 0 {
            return named(nameParts[..<at].joined(separator: ".")).map(withBadge)
        }
        if last == "slash" {
            guard var fit = named(nameParts.dropLast().joined(separator: ".")) else { return nil }
            fit.height = max(fit.height, slash)
            return fit
        }
        if let outline = known[first], parts.contains(nameParts[1]) { return outline }
        if families.contains(first) { return named(first == "battery" ? "battery.100" : first) }
        if let at = nameParts.firstIndex(of: "fill") {
            nameParts.remove(at: at)
            return named(nameParts.joined(separator: "."))
        }
        return nil
    }

    /// Adds a badge, which extends beyond the base at the side and below.
    private static func withBadge(_ base: SymbolFit) -> SymbolFit {
        var fit = base
        fit.height += badge
        fit.center -= badge / 2
        return fit
    }

    /// An enclosed symbol has the frame of its enclosure.
    private static let enclosures = [
        "circle": "circle", "square": "square", "rectangle": "rectangle", "triangle": "triangle", "seal": "seal",
        "hexagon": "hexagon", "shield": "shield", "portrait": "rectangle.portrait", "bubble": "bubble.left",
        "app": "square", "octagon": "circle", "diamond": "seal",
    ]
    /// Components of a name that leave the outline unchanged, such as a division or a partial fill.
    private static let parts: Set = [
        "split", "grid", "inset", "dashed", "dotted", "lefthalf", "righthalf", "tophalf", "bottomhalf",
        "leadinghalf", "trailinghalf", "leadingthird", "trailingthird", "topthird", "bottomthird", "slash",
    ]
    /// Symbols whose variants differ only inside of their outline.
    private static let families: Set = ["globe", "doc", "battery", "clock", "calendar", "rectangle.portrait"]

    private static let twins: [String: String] = [
        "arrow.left": "arrow.right", "arrow.down": "arrow.up", "arrow.up.left": "arrow.up.right",
        "arrow.down.left": "arrow.up.right", "arrow.down.right": "arrow.up.right", "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.right", "arrow.uturn.right": "arrow.uturn.left",
        "arrow.turn.up.right": "arrow.turn.up.left", "arrow.up.to.line": "arrow.down.to.line",
        "backward": "forward.fill", "forward": "forward.fill", "forward.end": "backward.end.fill",
        "backward.end": "backward.end.fill", "play": "play.fill", "pause": "pause.fill",
        "text.alignright": "text.alignleft", "text.alignjustify": "text.justify", "suit.heart": "heart",
        "multiply": "xmark", "icloud": "cloud", "mail": "envelope", "microphone": "mic", "document": "doc",
        "document.on.document": "doc.on.doc", "smiley": "face.smiling", "bubble.right": "bubble.left",
        "bubble.middle.bottom": "bubble.left", "bubble": "message", "sidebar.left": "rectangle",
        "sidebar.right": "rectangle", "sidebar.leading": "rectangle", "sidebar.trailing": "rectangle",
        "book.closed": "doc", "square.and.arrow.down": "square.and.arrow.up", "list.dash": "list.bullet",
        "list.number": "list.bullet", "list.star": "list.bullet", "line.horizontal.3": "line.3.horizontal",
        "gobackward": "arrow.clockwise", "goforward": "arrow.clockwise", "record.circle": "circle",
        "plus.magnifyingglass": "magnifyingglass", "quote.closing": "quote.opening", "square.on.square": "doc.on.doc",
        "phone.down": "phone", "timer": "circle", "network": "globe", "nosign": "circle", "keyboard": "rectangle",
    ]
}
