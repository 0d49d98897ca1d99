#if DEBUG
import QuadrantThreads

/// Recorded widths that replace measured ones, so that tests can replay layouts of another machine. Set by tests only;
/// not in release builds.
package enum TextWidthOverrides {
    /// A text of one span, and the size of its font in points.
    package struct Key: Hashable, Sendable {
        package var string: String
        package var size: Double
        package init(string: String, size: Double) {
            self.string = string
            self.size = size
        }
    }

    private struct State {
        var isEmpty = true
        var widths: [Key: Double] = [:]
    }
    private static let state = Locked(State())

    /// Replaces all recorded widths, in points; empty measures again. Affects the whole process.
    package static func set(_ widths: [Key: Double]) {
        state.withLock { $0 = State(isEmpty: widths.isEmpty, widths: widths) }
    }

    static func width(of spans: [TextSpan]) -> Double? {
        guard spans.count == 1, let span = spans.first else { return nil }
        return state.withLock { state in
            if state.isEmpty { return nil }
            return state.widths[Key(string: span.string, size: span.attributes.font.size)]
        }
    }
}
#endif
