import Foundation

/// The permitted difference from a recorded value: one number, or one for each edge. A named entry may have its own.
struct Tolerance {
    private let width: Double
    private let height: Double

    init(_ value: JSON) {
        width = value.number ?? value["width"]?.number ?? 0
        height = value.number ?? value["height"]?.number ?? 0
    }

    func of(_ key: String) -> Double { key == "width" || key == "x" ? width : height }
    func of(_ index: Int) -> Double { index == 0 ? width : height }
    var value: Double { max(width, height) }
    /// Rounding errors of sums in a different order.
    static let rounding = 1e-9
}

/// Describes the differences between a recorded value and the result; empty if there are none. Null matches anything.
func differences(_ expected: JSON, _ answer: JSON?, _ tolerance: Tolerance, at path: String = "",
                 side: Double? = nil) -> [String] {
    guard expected != nil else { return [] }
    guard let answer else { return ["\(path): no answer"] }
    switch (expected, answer) {
    case (.number(let recorded), .number(let given)):
        let available = (side ?? tolerance.value) + Tolerance.rounding
        return abs(recorded - given) <= available ? [] : ["\(path): \(given), not \(recorded)"]
    case (.string(let recorded), .string(let given)):
        return matches(recorded, given, tolerance.value) ? [] : ["\(path): \(given), not \(recorded)"]
    case (.list(let recorded), .list(let given)):
        if recorded.first?["name"] != nil { return differences(named: recorded, given, tolerance, at: path) }
        guard recorded.count == given.count else { return ["\(path): \(given.count) entries, not \(recorded.count)"] }
        return zip(recorded, given).enumerated().flatMap { index, pair in
            differences(pair.0, pair.1, tolerance, at: "\(path)[\(index)]",
                        side: recorded.count == 2 ? tolerance.of(index) : nil)
        }
    case (.object(let recorded), .object(let given)):
        return recorded.keys.sorted().flatMap { key in
            differences(recorded[key]!, given[key], tolerance, at: path.isEmpty ? key : "\(path).\(key)",
                side: tolerance.of(key))
        }
    default:
        return ["\(path): \(answer), not \(expected)"]
    }
}

private func differences(named recorded: [JSON], _ given: [JSON], _ tolerance: Tolerance, at path: String) -> [String] {
    recorded.flatMap { entry in
        let name = entry["name"]?.string ?? "?"
        let available = entry["tolerance"].map(Tolerance.init) ?? tolerance
        let members = entry.members.filter { $0.key != "tolerance" }
        return differences(.object(members), given.first { $0["name"] == entry["name"] }, available,
                           at: "\(path) '\(name)'")
    }
}

/// Compares colours by channel, paths by number, everything else exactly.
private func matches(_ recorded: String, _ given: String, _ tolerance: Double) -> Bool {
    if recorded == given { return true }
    if recorded.count == given.count, recorded.count.isMultiple(of: 2), recorded.allSatisfy(\.isHexDigit) {
        return zip(channels(recorded), channels(given)).allSatisfy { abs($0 - $1) <= tolerance }
    }
    guard recorded.hasPrefix("M") || recorded.contains(" m ") || recorded.hasSuffix(" m") else { return false }
    let known = parts(recorded), found = parts(given)
    return known.letters == found.letters && known.numbers.count == found.numbers.count
        && zip(known.numbers, found.numbers).allSatisfy { abs($0 - $1) <= tolerance + Tolerance.rounding }
}

private func channels(_ text: String) -> [Double] {
    stride(from: 0, to: text.count, by: 2).map { start in
        let from = text.index(text.startIndex, offsetBy: start)
        return Double(Int(text[from..<text.index(from, offsetBy: 2)], radix: 16) ?? 0)
    }
}

private func parts(_ path: String) -> (letters: String, numbers: [Double]) {
    let letters = path.filter { $0.isLetter && $0 != "e" }
    let numbers = path.map { $0.isLetter && $0 != "e" ? " " : $0 }
    return (letters, String(numbers).split(separator: " ").compactMap { Double($0) })
}
