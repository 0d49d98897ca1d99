import QuadrantTesting
import SwiftUI

// The results of `sizeThatFits` of a hosting controller, and the minimum size of a stack.

extension Catalog {
    static let sizes: [String: Subject] = {
        var subjects: [String: Subject] = [
            "stackotter-vstack-min": .view {
                VStack(spacing: 0) {
                    Color.blue.frame(minHeight: 5, maxHeight: 100)
                    Color.orange.frame(minHeight: 80)
                }
            },
        ]
        for number in [1, 4] { subjects["compose-size-\(number)"] = .view { Color.black.frame(width: 80, height: 50) } }
        for number in [5, 6, 7, 8] { subjects["compose-size-\(number)"] = .view { Color.black } }
        return subjects
    }()
}
