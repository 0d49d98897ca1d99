import Foundation
import QuadrantGeometry

/// The markup of one group under construction: as drawn in the document, and as referenced by materials drawn over it.
struct Group {
    /// A part of the group that other elements can refer to.
    struct Part {
        var name: String
        /// Null if the bounds are unknown.
        var paintedBounds: CGRect
        /// The number of elements that it represents.
        var count = 1

        var reference: String { "<use xlink:href=\"#\(name)\"/>\n" }
    }

    /// Maps the coordinates of items to those of the group, if they differ: inside of a perspective.
    var projection: ProjectionTransform?
    /// Maps the coordinates of the group to those of its parent, if they differ.
    var transform: CGAffineTransform?
    /// The painted bounds so far, in the group's coordinates.
    private(set) var paintedBounds = CGRect.null
    /// Markup in which every element belongs to one of `parts`.
    private var named = ""
    private var parts: [Part] = []
    /// The markup after `named`, which has no identifier yet; it contains no material that needs a flat replacement.
    private var plain = ""
    private var plainPaintedBounds = CGRect.null
    private var plainHasUnknownBounds = false
    private(set) var holdsMaterial = false
    /// The replacement of a finished element for materials over it.
    private var seenWhole: String?

    init(projection: ProjectionTransform? = nil) { self.projection = projection }

    /// An empty copy of the group.
    var emptied: Group {
        var group = Group(projection: projection)
        group.transform = transform
        return group
    }

    /// The whole markup so far.
    var text: String { named + plain }
    var isEmpty: Bool { named.isEmpty && plain.isEmpty }
    var hasPlainText: Bool { !plain.isEmpty }

    /// Writes elements without materials; null bounds are unknown.
    mutating func write(_ text: String, paintedBounds: CGRect) {
        plain += text
        self.paintedBounds = self.paintedBounds.union(paintedBounds)
        plainPaintedBounds = plainPaintedBounds.union(paintedBounds)
        if paintedBounds.isNull { plainHasUnknownBounds = true }
    }

    /// Wraps the markup without identifier in an element with one.
    mutating func share(as name: String) {
        named += "<g id=\"\(name)\">\n\(plain)</g>\n"
        parts.append(Part(name: name, paintedBounds: plainHasUnknownBounds ? .null : plainPaintedBounds))
        (plain, plainPaintedBounds, plainHasUnknownBounds) = ("", .null, false)
    }

    /// Writes elements that later materials reference as another, defined one. There must be no markup without
    /// identifier.
    mutating func append(_ text: String, seenAs name: String, paintedBounds: CGRect) {
        named += text
        self.paintedBounds = self.paintedBounds.union(paintedBounds)
        parts.append(Part(name: name, paintedBounds: paintedBounds))
        holdsMaterial = true
    }

    /// The number of parts up to which a material tests each one.
    private static let maxParts = 32

    /// The last two of many parts, if they represent equal numbers of elements: merging these keeps the number of parts
    /// logarithmic, and merges neighbours only.
    var equalParts: (Part, Part)? {
        guard parts.count > Self.maxParts else { return nil }
        let last = parts[parts.count - 1], other = parts[parts.count - 2]
        return last.count == other.count ? (other, last) : nil
    }

    /// Replaces the last two parts by a group of both.
    mutating func joinLast(as name: String) {
        let second = parts.removeLast(), first = parts.removeLast()
        let isKnown = !first.paintedBounds.isNull && !second.paintedBounds.isNull
        parts.append(Part(name: name, paintedBounds: isKnown ? first.paintedBounds.union(second.paintedBounds) : .null,
                          count: first.count + second.count))
    }

    /// The group as referenced by materials: references, and markup without identifier.
    var seen: String { seenWhole ?? parts.map(\.reference).joined() + plain }

    /// References to the parts that may intersect `area`; all parts if the area is null.
    func seen(in area: CGRect) -> String {
        parts.filter { area.isNull || $0.paintedBounds.isNull || $0.paintedBounds.intersects(area) }.map(\.reference)
            .joined()
    }

    /// The group as one finished element with attributes; unchanged without attributes.
    func enclosed(in attributes: String?, paintedBounds: CGRect? = nil) -> Group {
        var group = self
        if let attributes {
            group = Group()
            group.named = "<g\(attributes)>\n\(text)</g>\n"
            group.holdsMaterial = holdsMaterial
            if holdsMaterial { group.seenWhole = "<g\(attributes)>\n\(seen)</g>\n" }
        }
        group.paintedBounds = paintedBounds ?? self.paintedBounds
        return group
    }
}
