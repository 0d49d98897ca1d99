import Foundation
import QuadrantGeometry

/// The symbols by name: described ones, and those that rules compose from them.
///
/// A description is parsed when its name is first used; outlines are kept for each weight and scale. Safe to use from
/// any thread.
package final class SymbolLibrary: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var sources: [String: SymbolSource] = [:]
    private let text: SymbolOutline.TextOutline
    private var descriptions: [String: SymbolDescription?] = [:]
    private var drawings: [DrawingKey: SymbolDrawing?] = [:]
    private var similar: [String: [String]] = [:]
    private var outlines: [OutlineKey: CompactOutline] = [:]
    /// The errors of descriptions, in the order in which they were found.
    package private(set) var errors: [SymbolDescriptionError] = []

    private struct DrawingKey: Hashable {
        var name: String
        var isRightToLeft: Bool
    }
    private struct OutlineKey: Hashable {
        var drawing: DrawingKey
        var weight: Double
        var scale: Double
    }
    /// The maximum number of outlines, and of names, that are kept.
    private static let maxOutlines = 2000, maxNames = 10_000

    /// - Parameter text: the outlines of letters and digits.
    package init(_ families: [SymbolFamily], text: @escaping SymbolOutline.TextOutline) {
        self.text = text
        for family in families { split(family) }
    }

    /// Adds a family, and parses its descriptions. Returns their errors.
    package func add(_ family: SymbolFamily) -> [SymbolDescriptionError] {
        lock.withLock {
            let known = errors.count
            split(family)
            (descriptions, drawings, outlines, similar) = ([:], [:], [:], [:])
            for (name, source) in sources where source.file == family.file { _ = description(name) }
            return errors[known...].sorted { $0.line < $1.line }
        }
    }

    private func split(_ family: SymbolFamily) {
        do {
            for source in try SymbolSource.split(family.text, file: family.file) {
                for name in source.names {
                    if let other = sources[name] {
                        errors.append(SymbolDescriptionError(
                            file: source.file, line: source.line,
                            what: "'\(name)' is described in \(other.file):\(other.line), too"))
                    }
                    sources[name] = source
                }
            }
        } catch let error as SymbolDescriptionError {
            errors.append(error)
        } catch {}
    }

    /// The names that are described.
    package var names: [String] { lock.withLock { sources.keys.sorted() } }

    /// Parses all descriptions, and returns all errors.
    package func check() -> [SymbolDescriptionError] {
        lock.withLock {
            for name in names { _ = description(name) }
            return errors
        }
    }

    /// The drawing of a name; nil for a name that has no description and cannot be composed.
    package func drawing(_ name: String, isRightToLeft: Bool = false) -> SymbolDrawing? {
        lock.withLock { find(directed(name, isRightToLeft), isRightToLeft) }
    }

    /// The name with the directions of a layout: `left` and `right` instead of `backward` and `forward`. The name
    /// itself if it has a drawing of its own from left to right, or if the other name has none.
    package func directed(_ name: String, _ isRightToLeft: Bool) -> String {
        let other = Self.directed(name, isRightToLeft)
        if other == name { return name }
        return lock.withLock {
            let (first, second) = isRightToLeft ? (other, name) : (name, other)
            return find(first, isRightToLeft) == nil && find(second, isRightToLeft) != nil ? second : first
        }
    }

    /// The outline of a name at a weight (100 to 900) and a factor of the ink's extent (0.1 to 10, else the nearest);
    /// nil as for `drawing`.
    package func outline(_ name: String, weight: Double, scale: Double = 1,
                         isRightToLeft: Bool = false) -> SymbolOutline? {
        let scale = scale.isNaN ? 1 : min(max(scale, 0.1), 10), weight = weight.isNaN ? 400 : weight
        let key = OutlineKey(drawing: DrawingKey(name: name, isRightToLeft: isRightToLeft), weight: weight,
                             scale: scale)
        if let known = lock.withLock({ outlines[key] }) { return known.outline }
        guard let drawing = drawing(name, isRightToLeft: isRightToLeft) else { return nil }
        // The outline of a description itself is made with its drawing.
        if let known = lock.withLock({ outlines[key] }) { return known.outline }
        let outline = SymbolOutline(drawing.parts, weight: weight, isFilled: drawing.isFilled, scale: scale,
                                    text: text)
        return lock.withLock { keep(outline, key).outline }
    }

    private func keep(_ outline: SymbolOutline, _ key: OutlineKey) -> CompactOutline {
        if outlines.count >= Self.maxOutlines { outlines.removeAll(keepingCapacity: true) }
        let compact = CompactOutline(outline)
        outlines[key] = compact
        return compact
    }

    // MARK: names

    /// The name with `left` and `right` instead of `backward` and `forward`, `lefthalf` instead of `leadinghalf`, and
    /// so on.
    private static func directed(_ name: String, _ isRightToLeft: Bool) -> String {
        guard name.contains("ward") || name.contains("leading") || name.contains("trailing") else { return name }
        let (start, end) = isRightToLeft ? ("right", "left") : ("left", "right")
        let turned = name.split(separator: ".").enumerated().map { index, word -> String in
            let word = String(word)
            switch word {
            case "forward": return index == 0 ? word : end
            case "backward": return index == 0 ? word : start
            case "leadinghalf", "leadingthird": return start + word.dropFirst("leading".count)
            case "trailinghalf", "trailingthird": return end + word.dropFirst("trailing".count)
            case "leading": return start
            case "trailing": return end
            default: return word
            }
        }
        return turned.joined(separator: ".")
    }

    private func description(_ name: String) -> SymbolDescription? {
        if let known = descriptions[name] { return known }
        guard let source = sources[name] else { return nil }
        // Marks the name as unknown, so that a symbol that uses itself ends the recursion.
        descriptions[name] = .some(nil)
        do {
            let made = try SymbolParser.parse(source) { description($0) }
            for name in source.names { descriptions[name] = made }
            return made
        } catch let error as SymbolDescriptionError {
            errors.append(error)
        } catch {}
        return nil
    }

    private func find(_ name: String, _ isRightToLeft: Bool) -> SymbolDrawing? {
        let key = DrawingKey(name: name, isRightToLeft: isRightToLeft)
        if let known = drawings[key] { return known }
        if drawings.count >= Self.maxNames { drawings.removeAll(keepingCapacity: true) }
        drawings[key] = .some(nil)
        let made = described(key) ?? composed(name, isRightToLeft)
        drawings[key] = .some(made)
        return made
    }

    private func described(_ key: DrawingKey) -> SymbolDrawing? {
        guard let description = description(key.name) else { return nil }
        var parts = description.parts
        if description.isMirrored, key.isRightToLeft {
            parts = [SymbolPart(.group(SymbolGroup(parts, transform: CGAffineTransform(scaleX: -1, y: 1))))]
        }
        let outline = SymbolOutline(parts, weight: 400, isFilled: false, text: text)
        _ = keep(outline, OutlineKey(drawing: key, weight: 400, scale: 1))
        let bounds = outline.inkBounds
        let frame = bounds.isNull ? CGRect(x: -45, y: -45, width: 90, height: 90) : bounds
        return SymbolDrawing(parts: parts, frame: frame, isRound: description.isRound,
                             center: description.center, insideScale: description.insideScale,
                             steps: [key.name])
    }

    private func composed(_ name: String, _ isRightToLeft: Bool) -> SymbolDrawing? {
        var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard words.count > 1, !words.contains("") else { return nil }
        let rules = SymbolRules { self.find($0, isRightToLeft) }
        if let made = rules.make(words) { return made }
        // In "hand.point.up.left.fill" and "person.fill.questionmark" the filled variant has other words after it.
        if let fill = words.lastIndex(of: "fill"), fill < words.count - 1, fill > 0 {
            words.remove(at: fill)
            return find(words.joined(separator: ".") + ".fill", isRightToLeft)
        }
        return nil
    }

    /// The described names that are most similar to `name`, at most three. Computed once for a name.
    package func names(near name: String) -> [String] {
        if let known = lock.withLock({ similar[name] }) { return known }
        let found = findNames(near: name)
        lock.withLock {
            if similar.count >= Self.maxNames { similar.removeAll(keepingCapacity: true) }
            similar[name] = found
        }
        return found
    }

    private func findNames(near name: String) -> [String] {
        let wanted = Set(name.split(separator: "."))
        let rated = names.map { candidate -> (name: String, rating: Double) in
            let words = Set(candidate.split(separator: "."))
            let common = Double(words.intersection(wanted).count) / Double(max(words.union(wanted).count, 1))
            let length = Double(max(candidate.count, name.count))
            let prefix = Double(zip(candidate, name).prefix { $0 == $1 }.count) / length
            return (candidate, common + prefix)
        }
        return rated.filter { $0.rating > 0.4 }.sorted { ($1.rating, $0.name) < ($0.rating, $1.name) }.prefix(3)
            .map(\.name)
    }
}
