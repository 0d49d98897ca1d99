import QuadrantCore
import QuadrantText

/// Text of macOS, its shadows and its dividers; controls are those of iOS 17.
extension Design {
    package static let macOS = ios17.changed("macOS") { design in
        design.text = TextMetrics(type: .macOS, engine: .macOS)
        design.rules.hasSizeClasses = false  // published
        design.metrics.stack.dividerLine = 1  // recorded
        design.metrics.effect.shadowScale = 1  // fitted to recorded pictures
    }
}

extension TypeTable {
    /// Sizes and line pitches are published. Headlines are bold and the second captions medium (recorded widths:
    /// iamcgn/swiftui-web@50a2567 Fixtures/Goldens/text/bold-trait and styles).
    package static let macOS = TypeTable(
        points: [[26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]],
        pitches: [[32, 26, 22, 20, 16, 16, 15, 14, 13, 13, 13]],
        headlineWeight: 700, caption2Weight: 500)
}
