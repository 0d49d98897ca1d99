import Foundation
import QuadrantGeometry

/// Composes symbols that have no icon: a smaller symbol in an enclosure, with a slash, or with a badge.
///
/// Measured in screenshots of iOS 18 and 26 (StanfordSpezi/SpeziViews, stadiamaps/ferrostar): a symbol in a circle has
/// 0.55 of its size and keeps the stroke width; a slash and a badge have a gap of 0.065 em to the base; a badge is
/// 0.487 em wide, is centred on the base's trailing edge and does not widen the frame.
nonisolated struct SymbolComposition {
    let find: (String) -> SymbolGlyph?

    private static let box = CGRect(x: 0, y: 0, width: 16, height: 16)
    private static let gap: CGFloat = 1
    /// The gap beside a slash, in line widths.
    private static let clearance: CGFloat = 0.75
    private static let badgeRadius: CGFloat = 3.6
    /// The distance from the base's lower edge up to the middle of a badge.
    private static let badgeRise: CGFloat = 1

    func make(_ name: String, isFilled: Bool) -> SymbolGlyph? {
        let nameParts = name.split(separator: ".").map(String.init)
        guard nameParts.count > 1, let last = nameParts.last else { return nil }
        if let at = nameParts.lastIndex(of: "badge"), at > 0 {
            let base = nameParts[..<at].joined(separator: "."), badge = nameParts[(at + 1)...]
            return find(isFilled ? base + ".fill" : base).flatMap { addBadge(Array(badge), to: $0, upper: base) }
        }
        let base = nameParts.dropLast().joined(separator: ".")
        if last == "slash" { return find(isFilled ? base + ".fill" : base).map(Self.cross) }
        guard let enclosure = enclosure(last) else { return nil }
        if let text = SymbolText.enclosed(base) {
            let size = CGSize(width: 10.4, height: 8.2)
            let available = CGRect(x: enclosure.available.midX - size.width / 2,
                                   y: enclosure.available.midY - size.height / 2,
                              width: size.width, height: size.height)
            return Self.enclose(text, in: enclosure, available: available, isFilled: isFilled)
        }
        return find(base).map { Self.enclose($0, in: enclosure, available: enclosure.available, isFilled: isFilled) }
    }

    // MARK: enclosures

    private struct Enclosure {
        /// The area inside the outer edge.
        var area: Path
        /// The outline of the enclosure.
        var ring: Path
        var available: CGRect
    }

    private func enclosure(_ kind: String) -> Enclosure? {
        let available = Self.box.insetBy(dx: 3.6, dy: 3.6)
        func drawn(_ make: (CGRect) -> Path, _ rect: CGRect = Self.box) -> Enclosure {
            let outer = make(rect)
            var ring = outer
            ring.addPath(make(rect.insetBy(dx: 1, dy: 1)))
            return Enclosure(area: outer, ring: ring.normalized(), available: available)
        }
        func known(_ name: String, _ available: CGRect) -> Enclosure? {
            guard let area = find(name + ".fill"), let ring = find(name) else { return nil }
            return Enclosure(area: area.area, ring: ring.area, available: available)
        }
        switch kind {
        case "circle": return drawn { Path(ellipseIn: $0) }
        case "square": return drawn { Path(roundedRect: $0, cornerRadius: $0.width / 6, style: .circular) }
        case "app": return drawn { Path(roundedRect: $0, cornerRadius: $0.width / 4, style: .circular) }
        case "rectangle":
            return drawn({ Path(roundedRect: $0, cornerRadius: 2, style: .circular) },
                         CGRect(x: 0, y: 2, width: 16, height: 12))
        case "portrait":
            return drawn({ Path(roundedRect: $0, cornerRadius: 2, style: .circular) },
                         CGRect(x: 2, y: 0, width: 12, height: 16))
        case "diamond", "octagon", "hexagon", "seal": return known(kind, available.insetBy(dx: 0.6, dy: 0.6))
        case "shield": return known(kind, CGRect(x: 4.4, y: 3.8, width: 7.2, height: 7.2))
        case "triangle": return known(kind, CGRect(x: 5, y: 6, width: 6, height: 6.4))
        case "folder": return known(kind, CGRect(x: 5, y: 6.2, width: 6, height: 6))
        case "bubble": return known("bubble.left", CGRect(x: 4.2, y: 2.6, width: 7.6, height: 7.6))
        case "viewfinder":
            return find("viewfinder").map { Enclosure(area: Path(), ring: $0.area, available: available) }
        default: return nil
        }
    }

    private static func enclose(_ glyph: SymbolGlyph, in enclosure: Enclosure, available: CGRect,
                                isFilled: Bool) -> SymbolGlyph {
        let scale = scale(glyph.inkBounds, into: available)
        let fitted = glyph.applying(fit(glyph.inkBounds, into: available)).area
        // Adds the stroke width that the scaling removed.
        let inner = scale < 0.9 ? fitted.union(fitted.strokedPath(StrokeStyle(lineWidth: (1 - scale) * 0.8))) : fitted
        var result: SymbolGlyph
        if isFilled, !enclosure.area.isEmpty {
            result = SymbolGlyph(layers: [.init(path: enclosure.area.subtracting(inner), isEvenOdd: false, level: 1),
                                          .init(path: inner, isEvenOdd: false, isInset: true)])
        } else {
            result = SymbolGlyph(layers: [.init(path: enclosure.ring, isEvenOdd: false, level: 1),
                                          .init(path: inner, isEvenOdd: false)])
        }
        let around = enclosure.ring.boundingRect
        if !around.isNull { result.inkBounds = around }
        return result
    }

    // MARK: slash and badge

    /// Adds a slash from top leading to bottom trailing, at 45 degrees.
    private static func cross(_ glyph: SymbolGlyph) -> SymbolGlyph {
        let half = min(max(glyph.inkBounds.height * 0.625, glyph.inkBounds.width * 0.375), 7.6)
        let center = CGPoint(x: glyph.inkBounds.midX, y: glyph.inkBounds.midY)
        let line = Path { path in
            path.move(to: CGPoint(x: center.x - half, y: center.y - half))
            path.addLine(to: CGPoint(x: center.x + half, y: center.y + half))
        }
        let width = half / 6.2
        func stroked(_ width: CGFloat) -> Path { line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round)) }
        let base = SymbolGlyph(layers: [
            .init(path: glyph.area.subtracting(stroked(width * (1 + 2 * clearance))), isEvenOdd: false, level: 1)
        ])
        return SymbolGlyph(layers: base.layers + [.init(path: stroked(width), isEvenOdd: false)])
    }

    /// Adds a badge at the bottom trailing corner, or at the top one for bells, folders and apps.
    private func addBadge(_ nameParts: [String], to glyph: SymbolGlyph, upper base: String) -> SymbolGlyph? {
        let isUpper = ["bell", "folder", "app", "message", "envelope"].contains(base.split(separator: ".").first ?? "")
        let word = nameParts.first { !["fill", "filled", "circle"].contains($0) }
        guard let mark = word.flatMap({ find($0 + ".circle.fill") }) ?? find("circle.fill") else { return nil }
        let radius = word == nil ? Self.badgeRadius * 0.7 : Self.badgeRadius
        let center = CGPoint(x: glyph.inkBounds.maxX - (isUpper ? radius * 0.6 : 0),
                             y: isUpper ? glyph.inkBounds.minY + radius * 0.75 : glyph.inkBounds.maxY - Self.badgeRise)
        func disc(_ radius: CGFloat) -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        }
        let cut = glyph.area.subtracting(Path(ellipseIn: disc(radius + Self.gap)))
        let badge = mark.applying(Self.fit(mark.inkBounds, into: disc(radius)))
        var result = SymbolGlyph(layers: [.init(path: cut, isEvenOdd: false, level: 1)])
        result.layers += badge.layers.filter { !$0.isInset }.map {
            SymbolGlyph.Layer(path: $0.path, isEvenOdd: $0.isEvenOdd)
        }
        let height = glyph.inkBounds.union(disc(radius))
        result.inkBounds = CGRect(x: glyph.inkBounds.minX, y: height.minY, width: glyph.inkBounds.width,
                                  height: height.height)
        return result
    }

    // MARK: groups

    /// Three persons, the outer ones behind the middle one.
    func group(isFilled: Bool) -> SymbolGlyph? {
        guard let person = find(isFilled ? "person.fill" : "person"), let solid = find("person.fill") else {
            return nil
        }
        let silhouette = solid.area
        let hidden = silhouette.union(silhouette.strokedPath(StrokeStyle(lineWidth: 2 * Self.gap, lineJoin: .round)))
        let side: CGFloat = 0.76, bottom = person.inkBounds.maxY
        let outer = [-1, 1].map { (sign: CGFloat) in
            let x = person.inkBounds.midX * (1 - side) + sign * 8.2, y = bottom * (1 - side)
            return person.area.applying(CGAffineTransform(a: side, b: 0, c: 0, d: side, tx: x, ty: y))
                .subtracting(hidden)
        }
        return SymbolGlyph(layers: outer.map { .init(path: $0, isEvenOdd: false, level: 1) }
            + [.init(path: person.area, isEvenOdd: false)])
    }

    static func fit(_ inkBounds: CGRect, into available: CGRect) -> CGAffineTransform {
        let scale = scale(inkBounds, into: available)
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: available.midX - inkBounds.midX * scale,
                                 ty: available.midY - inkBounds.midY * scale)
    }

    private static func scale(_ inkBounds: CGRect, into available: CGRect) -> CGFloat {
        min(available.width / inkBounds.width, available.height / inkBounds.height)
    }
}
