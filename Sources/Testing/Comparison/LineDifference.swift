/// The lines in which a text differs from its reference.
package struct LineDifference: Equatable, Sendable {
    package enum Line: Equatable, Sendable {
        case same(String)
        case removed(String)
        case added(String)
        /// This number of equal lines was left out.
        case omitted(Int)
    }
    package var lines: [Line]
    package var removed: Int
    package var added: Int

    /// Compares texts by lines with Myers' algorithm; nil if they are equal. Equal lines more than `context` lines
    /// from a difference are left out.
    package init?(_ reference: String, _ text: String, context: Int = 3) {
        if reference == text { return nil }
        let old = Self.split(reference), new = Self.split(text)
        var steps: [Line] = []
        let difference = new.difference(from: old)
        var removals: Set<Int> = [], insertions: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removals.insert(offset)
            case .insert(let offset, _, _): insertions.insert(offset)
            }
        }
        var i = 0, j = 0
        while i < old.count || j < new.count {
            if removals.contains(i) {
                steps.append(.removed(old[i]))
                i += 1
            } else if insertions.contains(j) {
                steps.append(.added(new[j]))
                j += 1
            } else {
                steps.append(.same(old[i]))
                i += 1
                j += 1
            }
        }
        removed = removals.count
        added = insertions.count
        lines = Self.shortened(steps, context)
    }

    private static func split(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func shortened(_ steps: [Line], _ context: Int) -> [Line] {
        func isSame(_ line: Line) -> Bool { if case .same = line { true } else { false } }
        var isNear = [Bool](repeating: false, count: steps.count)
        for (index, step) in steps.enumerated() where !isSame(step) {
            for near in max(0, index - context)...min(steps.count - 1, index + context) { isNear[near] = true }
        }
        var result: [Line] = [], omitted = 0
        for (index, step) in steps.enumerated() {
            if isNear[index] {
                if omitted > 0 { result.append(.omitted(omitted)) }
                omitted = 0
                result.append(step)
            } else {
                omitted += 1
            }
        }
        if omitted > 0 { result.append(.omitted(omitted)) }
        return result
    }

    /// The lines with `-` before removed, `+` before added ones, as `diff -u` shows them.
    package var text: String {
        lines.map { line in
            switch line {
            case .same(let text): "  \(text)"
            case .removed(let text): "- \(text)"
            case .added(let text): "+ \(text)"
            case .omitted(let count): "  … \(count) equal line\(count == 1 ? "" : "s")"
            }
        }.joined(separator: "\n")
    }
}
