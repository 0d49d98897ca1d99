import QuadrantGeometry
package import QuadrantHost

/// How a layout differs from its reference, in words: first the views whose attributes or presence changed, which are
/// causes, then sizes and places. Not named are views that only moved with their parent, and those that only have the
/// size of their single child.
package struct LayoutDifference: Equatable, Codable, Sendable {
    /// In the order of entries.
    package enum Kind: String, Codable, CaseIterable, Sendable { case attribute, new, missing, size, place }

    /// One difference.
    package struct Entry: Equatable, Codable, Sendable {
        package var kind: Kind
        /// The view, as `VStack › Text "Save"`: at most its three nearest parents.
        package var view: String
        package var text: String
    }
    package var entries: [Entry] = []

    /// Compares the trees of two layouts; nil if they are equal. Lengths within `tolerance` points are equal.
    package init?(_ reference: [LayoutTree], _ layout: [LayoutTree], tolerance: Double = 0.0005) {
        self.tolerance = tolerance
        compare(reference, layout, path: [], parent: nil)
        if entries.isEmpty { return nil }
        entries = Kind.allCases.flatMap { kind in entries.filter { $0.kind == kind } }
    }

    private let tolerance: Double

    private enum CodingKeys: String, CodingKey { case entries }
    package init(from decoder: any Decoder) throws {
        entries = try decoder.container(keyedBy: CodingKeys.self).decode([Entry].self, forKey: .entries)
        tolerance = 0.0005
    }

    /// At most `limit` lines, one for each difference; what is omitted is counted.
    package func text(limit: Int = 12) -> String {
        var lines = entries.prefix(limit).map { "\($0.view) \($0.text)" }
        if entries.count > limit { lines.append("… and \(entries.count - limit) more") }
        return lines.joined(separator: "\n")
    }

    private mutating func compare(_ old: [LayoutTree], _ new: [LayoutTree], path: [String], parent: LayoutTree?) {
        let pairs = Self.pairs(old, new)
        var moved: [(view: LayoutTree, x: Double, y: Double)] = []
        var deeper: [(LayoutTree, LayoutTree)] = []
        for pair in pairs {
            switch pair {
            case (let before?, let after?):
                compareSize(before, after, path)
                compareAttributes(before, after, path)
                let x = after.x - before.x, y = after.y - before.y
                if !isZero(x) || !isZero(y) { moved.append((after, x, y)) }
                deeper.append((before, after))
            case (nil, let after?):
                let place = parent.map { " in \(Self.title($0))" } ?? ""
                add(.new, path, after, "is new\(place): \(Self.size(after)) at \(Self.point(after.x, after.y))")
            case (let before?, nil):
                let place = Self.point(before.x, before.y)
                add(.missing, path, before, "is missing; it was \(Self.size(before)) at \(place)")
            case (nil, nil): break
            }
        }
        addMoves(moved, path)
        for (before, after) in deeper {
            compare(before.children, after.children, path: path + [Self.title(after)], parent: after)
        }
    }

    private mutating func compareSize(_ before: LayoutTree, _ after: LayoutTree, _ path: [String]) {
        let width = after.width - before.width, height = after.height - before.height
        if isZero(width), isZero(height) { return }
        if let old = before.children.first, let new = after.children.first, before.children.count == 1,
           after.children.count == 1, isZero(new.width - old.width - width), isZero(new.height - old.height - height) {
            return
        }
        var changes: [String] = []
        if !isZero(width) { changes.append("\(Self.number(abs(width))) \(width > 0 ? "wider" : "narrower")") }
        if !isZero(height) { changes.append("\(Self.number(abs(height))) \(height > 0 ? "higher" : "lower")") }
        add(.size, path, after,
            "is \(Self.size(after)) instead of \(Self.size(before)): \(changes.joined(separator: ", "))")
    }

    private mutating func compareAttributes(_ before: LayoutTree, _ after: LayoutTree, _ path: [String]) {
        var keys: [String: [String]] = [:], changes: [String] = []
        for key in Set(before.facts.keys).union(after.facts.keys).sorted() where before.facts[key] != after.facts[key] {
            let change = "\(after.facts[key] ?? "none") instead of \(before.facts[key] ?? "none")"
            if keys[change] == nil { changes.append(change) }
            keys[change, default: []].append(key)
        }
        // The four sides of a padding change together.
        changes = changes.map { "\(keys[$0]!.joined(separator: ", ")): \($0)" }
        if !changes.isEmpty { add(.attribute, path, after, "has " + changes.joined(separator: ", ")) }
    }

    /// Views of one parent that moved by the same distance are one entry.
    private mutating func addMoves(_ moved: [(view: LayoutTree, x: Double, y: Double)], _ path: [String]) {
        var rest = moved
        while let first = rest.first {
            let same = rest.filter { isZero($0.x - first.x) && isZero($0.y - first.y) }
            rest.removeAll { isZero($0.x - first.x) && isZero($0.y - first.y) }
            var directions: [String] = []
            if !isZero(first.x) { directions.append("\(Self.number(abs(first.x))) \(first.x > 0 ? "right" : "left")") }
            if !isZero(first.y) { directions.append("\(Self.number(abs(first.y))) \(first.y > 0 ? "down" : "up")") }
            let distance = directions.joined(separator: " and ")
            if same.count == 1 {
                let to = Self.point(first.view.x, first.view.y)
                let from = Self.point(first.view.x - first.x, first.view.y - first.y)
                add(.place, path, first.view, "moved \(distance): to \(to) from \(from)")
            } else {
                add(.place, path, first.view, "and \(same.count - 1) more of the same parent moved \(distance)")
            }
        }
    }

    private mutating func add(_ kind: Kind, _ path: [String], _ view: LayoutTree, _ text: String) {
        let name = (path.suffix(3) + [Self.title(view)]).joined(separator: " › ")
        entries.append(Entry(kind: kind, view: name, text: text))
    }

    private func isZero(_ value: Double) -> Bool { !(abs(value) > tolerance) }

    /// The views of two lists that stand for each other: those of the same name in the same order.
    private static func pairs(_ old: [LayoutTree], _ new: [LayoutTree]) -> [(LayoutTree?, LayoutTree?)] {
        let sameNames = old.count == new.count && zip(old, new).allSatisfy { $0.name == $1.name }
        if sameNames { return zip(old, new).map { ($0, $1) } }
        // A view of the same attributes is the same one; then names decide.
        let key: (LayoutTree) -> String = { title($0) }
        let byTitle = Set(old.map(key)).intersection(new.map(key))
        let difference = new.map { byTitle.contains(key($0)) ? key($0) : $0.name }
            .difference(from: old.map { byTitle.contains(key($0)) ? key($0) : $0.name })
        var removals: Set<Int> = [], insertions: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removals.insert(offset)
            case .insert(let offset, _, _): insertions.insert(offset)
            }
        }
        var result: [(LayoutTree?, LayoutTree?)] = [], i = 0, j = 0
        while i < old.count || j < new.count {
            if removals.contains(i) {
                result.append((old[i], nil))
                i += 1
            } else if insertions.contains(j) {
                result.append((nil, new[j]))
                j += 1
            } else {
                result.append((old[i], new[j]))
                i += 1
                j += 1
            }
        }
        return result
    }

    /// The name of a view with its first attribute: `Text "Save"`.
    private static func title(_ tree: LayoutTree) -> String {
        let shown = ["text", "content", "title", "name", "id"].lazy.compactMap { tree.facts[$0] }.first
        guard let shown else { return tree.name }
        let short = shown.count > 40 ? shown.prefix(39) + "…" : shown
        return "\(tree.name) \(short.hasPrefix("\"") ? short : "\"\(short)\"")"
    }

    private static func size(_ tree: LayoutTree) -> String {
        "\(Self.number(tree.width)) × \(Self.number(tree.height))"
    }

    private static func number(_ value: Double) -> String { NumberText.printed(value) }
    private static func point(_ x: Double, _ y: Double) -> String { "(\(Self.number(x)), \(Self.number(y)))" }
}
