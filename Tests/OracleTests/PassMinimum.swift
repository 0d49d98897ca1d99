import Foundation

/// The minimum numbers of recorded cases, and of frames in them, that must match, from `Tests/Oracles/minimum.txt`.
/// `tools/check-style` prevents them from decreasing.
struct PassMinimum {
    struct Malformed: Error {}

    enum Verdict: Equatable {
        case met
        case below(String)
        /// More agree than the file says, so that a loss of the difference would go unnoticed.
        case above(String)
    }

    let cases: Int
    let frames: Int

    init(cases: Int, frames: Int) {
        self.cases = cases
        self.frames = frames
    }

    /// Lines are `name number`; those that begin with `#` are comments.
    init(_ file: URL) throws {
        var numbers: [String: Int] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ")
            guard parts.count == 2, let number = Int(parts[1]), number > 0 else { throw Malformed() }
            numbers[String(parts[0])] = number
        }
        guard let cases = numbers["cases"], let frames = numbers["frames"] else { throw Malformed() }
        self.init(cases: cases, frames: frames)
    }

    func verdict(cases found: Int, frames foundFrames: Int) -> Verdict {
        if found < cases || foundFrames < frames {
            return .below("\(found) cases and \(foundFrames) frames agree; the minimum is \(cases) and \(frames)")
        }
        if found == cases && foundFrames == frames { return .met }
        return .above("raise Tests/Oracles/minimum.txt to cases \(found), frames \(foundFrames)")
    }
}
