import Foundation
import QuadrantGeometry

/// The markup of one group while it is written: as the document shows it, and as materials drawn over it refer to it.
struct Group {
    /// A part of the group that other elements can refer to.
    struct Part {
        var name: String
        /// Null where nothing is known of its ink.
        var paintedBounds: CGRect
        /// How many elements it stands for.
        var count = 1

        var reference: String { "<use xlink:href=\"#\(name)\"/>\n" }
    }

    /// From the coordinates of items to those of the group, while they differ: inside a perspective.
    var projection: ProjectionTransform?
    /// From the coordinates of the group to those of the one around it, where they differ.
    var transform: CGAffineTransform?
    /// Ink so far, in the group's coordinates.
    private(set) var paintedBounds = CGRect.null
    /// Markup in which every element belongs to one of `parts`.
    private var named = ""
    private var parts: [Part] = []
    /// Markup that follows it and has no name yet; it holds no material that is to be seen flat.
    private var plain = ""
    private var plainPaintedBounds = CGRect.null
    private var plainHasUnknownBounds = false
    private(set) var holdsMaterial = false
    /// What materials see of a finished element.
    private var seenWhole: String?

    init(projection: ProjectionTransform? = nil) { self.projection = projection }

    /// The same group before anything was written.
    var emptied: Group {
        var group = Group(projection: projection)
        group.transform = transform
        return group
    }

    /// All markup so far.
    var text: String { named + plain }
    var isEmpty: Bool { named.isEmpty && plain.isEmpty }
    var hasPlainText: Bool { !plain.isEmpty }

    /// Writes elements without materials; null stands for an unknown ink.
    mutating func write(_ text: String, paintedBounds: CGRect) {
        plain += text
        self.paintedBounds = self.paintedBounds.union(paintedBounds)
        plainPaintedBounds = plainPaintedBounds.union(paintedBounds)
        if paintedBounds.isNull { plainHasUnknownBounds = true }
    }

    /// Gives everything written plainly a name.
    mutating func share(as name: String) {
        named += "<g id=\"\(name)\">\n\(plain)</g>\n"
        parts.append(Part(name: name, paintedBounds: plainHasUnknownBounds ? .null : plainPaintedBounds))
        (plain, plainPaintedBounds, plainHasUnknownBounds) = ("", .null, false)
    }

    /// Writes elements that later materials see as another, defined one. There is no plain text before it.
    mutating func append(_ text: String, seenAs name: String, paintedBounds: CGRect) {
        named += text
        self.paintedBounds = self.paintedBounds.union(paintedBounds)
        parts.append(Part(name: name, paintedBounds: paintedBounds))
        holdsMaterial = true
    }

    /// How many parts a material is tested against one by one.
    private static let maxParts = 32

    /// The last two of many parts, where they stand for as many elements each: joined so, no more are added than their
    /// number has binary digits, and neighbours are joined with neighbours.
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

    /// What materials see of it: references, and markup that has no name yet.
    var seen: String { seenWhole ?? parts.map(\.reference).joined() + plain }

    /// References to the parts that may reach into `area`; a null area sees all of them.
    func seen(in area: CGRect) -> String {
        parts.filter { area.isNull || $0.paintedBounds.isNull || $0.paintedBounds.intersects(area) }.map(\.reference)
            .joined()
    }

    /// The group as one finished element with attributes; with none, as it is.
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
