import QuadrantTesting
import SwiftUI

// Frames that probes printed in Apple's SwiftUI on macOS 26: texts that are proposed less height than they need, alone
// and among views that need a part of it.

extension Catalog {
    static let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."
    private static let sentence = "Short second text that wraps twice here"

    static let macPressure: [String: Subject] = [
        "sw-pressure-heights": .view {
            HStack(alignment: .top, spacing: 10) {
                ForEach([8, 20, 32, 40, 48, 70], id: \.self) { height in
                    Text(paragraph).tagged("t\(height)")
                        .frame(width: 110, height: CGFloat(height), alignment: .topLeading).tagged("h\(height)")
                }
            }
            .tagged("row")
        },
        "sw-pressure-overflow": pressed(spacing: 8),
        "sw-pressure-stack-fits": pressed(),
        "sw-pressure-stack-tight": pressed(),
        "sw-pressure-stack-spacer-fits": pressed { Spacer().tagged("spacer") },
        "sw-pressure-stack-spacer-tight": pressed { Spacer().tagged("spacer") },
        "sw-pressure-spacer-min0": pressed { Spacer(minLength: 0).tagged("spacer") },
        "sw-pressure-spacer-min30": pressed { Spacer(minLength: 30).tagged("spacer") },
        "sw-pressure-spacer-roomy": pressed { Spacer(minLength: nil).tagged("spacer") },
        "sw-pressure-alone25": zStack([("text", paragraph)]),
        "sw-pressure-alone45": zStack([("text", paragraph)]),
        "sw-pressure-two-texts": zStack([("first", paragraph), ("second", sentence)]),
        "sw-pressure-two-texts-swapped": zStack([("second", sentence), ("first", paragraph)]),
        "sw-pressure-three-texts": zStack([("a", paragraph), ("b", sentence), ("c", paragraph)]),
        "sw-pressure-row-tight": .view {
            HStack(spacing: 0) {
                Color.black.frame(width: 40).tagged("left")
                narrow(paragraph, "text")
            }
            .tagged("row")
        },
    ]

    private static func narrow(_ text: String, _ name: String) -> some View {
        Text(text).frame(width: 150, alignment: .leading).tagged(name)
    }

    /// A paragraph between two colours of 40 points, and the view below it.
    private static func pressed<Below: View>(spacing: CGFloat = 0,
                                             @ViewBuilder _ below: @escaping @MainActor () -> Below = { EmptyView() })
        -> Subject {
        .view {
            VStack(spacing: spacing) {
                Color.black.frame(height: 40).tagged("top")
                narrow(paragraph, "text")
                below()
                Color.black.frame(height: 40).tagged("bottom")
            }
            .tagged("stack")
        }
    }

    private static func zStack(_ texts: [(name: String, text: String)]) -> Subject {
        .view {
            VStack(spacing: 0) { ForEach(texts, id: \.name) { narrow($0.text, $0.name) } }.tagged("stack")
        }
    }
}
