import QuadrantThreads
import Synchronization

/// Recorded widths that replace measured ones, so that tests can replay layouts of another machine. Set by tests only.
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

    private static let widths = Locked<[Key: Double]>([:])
    /// Read without the lock for each line.
    private static let isUsed = Atomic<Bool>(false)

    /// Replaces all recorded widths, in points; empty measures again. Affects the whole process.
    package static func set(_ widths: [Key: Double]) {
        self.widths.withLock { $0 = widths }
        isUsed.store(!widths.isEmpty, ordering: .releasing)
    }

    static func width(of spans: [TextSpan]) -> Double? {
        guard isUsed.load(ordering: .acquiring), spans.count == 1, let span = spans.first else { return nil }
        return widths.withLock { $0[Key(string: span.string, size: span.attributes.font.size)] }
    }
}
