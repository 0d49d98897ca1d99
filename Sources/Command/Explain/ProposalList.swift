import Foundation
import QuadrantBase
package import QuadrantCore

/// The proposals of `--propose`: `nil,0,infinity,100x40,nilx40`.
package struct ProposalList {
    package private(set) var proposals: [ProposedViewSize] = []

    package init(_ text: String?) throws {
        guard let text else { return }
        proposals = try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
            let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Self.side(String($0)) }
            guard (1...2).contains(sides.count), let width = sides[0], let height = sides[sides.count - 1] else {
                throw Failure(.usage, "'\(word)' is not a valid proposal", at: "--propose \(text)",
                              rule: "A side is nil, infinity or a number from 0; a proposal is WIDTHxHEIGHT, or one "
                                  + "side for both. Proposals are separated by commas.",
                              fix: "Write --propose nil,0,infinity,100x40.")
            }
            return ProposedViewSize(width: width.length, height: height.length)
        }
    }

    private struct Side { var length: CGFloat? }

    /// Nil if the text is not a side.
    private static func side(_ text: String) -> Side? {
        switch text {
        case "nil": return Side(length: nil)
        case "infinity": return Side(length: .infinity)
        default:
            guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
            return Side(length: CGFloat(number))
        }
    }
}
