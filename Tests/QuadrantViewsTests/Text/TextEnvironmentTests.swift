import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("lineLimit, truncationMode, alignment of texts")
struct TextEnvironmentTests {
    private let long = "The quick brown fox jumps over the lazy dog"
    private func height(_ content: @escaping () -> some View) -> CGFloat {
        ViewHarness { content() }.sizeThatFits(120, nil).height
    }

    @Test func linesAreLimited() {
        let line = height { Text("The") }
        #expect(height { Text(long).lineLimit(1) } == line)
        #expect(height { Text(long).lineLimit(2) } > line && height { Text(long) } > height { Text(long).lineLimit(2) })
        #expect(height { Text(long).lineLimit(nil).lineLimit(1) } == height { Text(long) })
    }

    @Test func spaceMayBeReserved() {
        let two = height { Text(long).lineLimit(2) }
        #expect(height { Text("The").lineLimit(2, reservesSpace: true) } == two)
        #expect(height { Text("The").lineLimit(2...4) } == two)
    }

    @Test func linesMayBeFurtherApart() {
        let near = height { Text(long).lineLimit(3).lineSpacing(5) }
        #expect(near > height { Text(long).lineLimit(3) })
        #expect(height { Text(long).lineLimit(3).lineSpacing(15) } == near + CGFloat(2 * 10))
    }

    @Test func textMayShrinkToFit() {
        let scene = ViewHarness { Text(long).lineLimit(1).minimumScaleFactor(0.1) }
        #expect(scene.sizeThatFits(120, nil).height < height { Text("The") })
    }

    @Test func valuesAreLimited() {
        var environment = EnvironmentValues()
        #expect(environment.lineLimit == nil && environment.minimumScaleFactor == 1 && environment.lineSpacing == 0)
        #expect(environment.truncationMode == .tail && environment.multilineTextAlignment == .leading)
        environment.lineLimit = 3
        #expect(environment.lineLimit == 3)
    }
}
