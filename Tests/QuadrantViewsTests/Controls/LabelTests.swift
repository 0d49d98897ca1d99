import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Sources: the labels of recorded symbols (13 and 22 points, 2x: the centre lies 4.5 and 7.75 above the baseline), and
/// the pictures of swift-markdown-ui's lists, whose markers are icons of labels.
@Suite("Place of a label's icon")
@MainActor
struct LabelTests {
    /// The distance of the icon's centre above the baseline of the title's first line.
    private func height<Title: View, Icon: View>(
        displayScale: CGFloat = 3, width: Double = 150, @ViewBuilder title: @escaping () -> Title,
        @ViewBuilder icon: @escaping () -> Icon
    ) -> CGFloat {
        let scene = ViewHarness(offering: width, 400) {
            Label {
                title().tagged("title")
            } icon: {
                icon().tagged("icon")
            }
            .environment(\.displayScale, displayScale)
        }
        let text = ViewHarness(offering: width, 400) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                title().tagged("title")
                Color.clear.frame(width: 0, height: 0).tagged("line")
            }
            .environment(\.displayScale, displayScale)
        }
        let baseline = text.frame("line").maxY - text.frame("title").minY
        return scene.frame("title").minY + baseline - scene.frame("icon").midY
    }

    private let long = "Several lines of text at this width, which is small"

    @Test func theCentreIsAtTheMiddleOfTheCapitals() {
        for (size, middle) in [(13.0, 4.5), (22, 7.75)] {
            let found = height(displayScale: 2) { Text("Title").font(.system(size: size)) } icon: {
                Color.red.frame(width: 4, height: 4)
            }
            #expect(abs(found - middle) < 1e-9, "\(size)")
        }
    }

    /// Of the first line, whatever the icon is: 12 points of capitals at 17 points on a phone.
    @Test func severalLines() {
        #expect(abs(height { Text(long) } icon: { Circle().frame(width: 40, height: 40) } - 6) < 1e-9)
        #expect(abs(height { Text(long) } icon: { Color.red.frame(width: 5, height: 5) } - 6) < 1e-9)
        #expect(abs(height(title: {
            VStack(alignment: .leading) {
                Text("Title")
                Text(long).font(.caption)
            }
        }, icon: { Color.red.frame(width: 8, height: 8) }) - 6) < 1e-9)
    }

    @Test func symbolsOfAnotherSize() {
        for name in ["circle.fill", "star", "plus"] {
            let found = height { Text(long) } icon: { Image(systemName: name).font(.system(size: 6)) }
            #expect(abs(found - 6) < 0.34, "\(name): \(found)")
        }
    }

    /// Without text, the centres are aligned.
    @Test func titlesWithoutText() {
        let scene = ViewHarness(offering: 200, 400) {
            Label {
                Color.red.frame(width: 20, height: 60).tagged("title")
            } icon: {
                Color.blue.frame(width: 10, height: 10).tagged("icon")
            }
        }
        #expect(scene.frame("title").midY == scene.frame("icon").midY)
    }
}
