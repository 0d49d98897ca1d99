import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Sources: labels of recorded symbols (at 13 and 22 points, 2x, the centre lies 4.5 and 7.75 above the baseline, where
/// ascent and descent are 12.5 and 3.5, 21 and 5.5), a recorded label of SwiftUI-layout on a Mac that is as high as its
/// text, and the pictures of swift-markdown-ui's lists, whose markers are icons of labels.
@Suite("Place of a label's icon")
@MainActor
struct LabelTests {
    /// The distance of the icon's centre from the top of the title, less half the height of a line.
    private func offset<Title: View, Icon: View>(
        @ViewBuilder title: @escaping () -> Title, @ViewBuilder icon: @escaping () -> Icon
    ) -> CGFloat {
        let scene = ViewHarness(offering: 150, 400) {
            VStack {
                Label {
                    title().tagged("title")
                } icon: {
                    icon().tagged("icon")
                }
                Text("Line").tagged("line")
            }
        }
        return scene.frame("icon").midY - scene.frame("title").minY - scene.frame("line").height / 2
    }

    private let long = "Several lines of text at this width, which is small"

    /// Of the first line, whatever the icon is.
    @Test func centreOfTheFirstLine() {
        #expect(abs(offset { Text("Title") } icon: { Circle().frame(width: 40, height: 40) }) < 1e-9)
        #expect(abs(offset { Text(long) } icon: { Circle().frame(width: 40, height: 40) }) < 1e-9)
        #expect(abs(offset { Text(long) } icon: { Color.red.frame(width: 5, height: 5) }) < 1e-9)
        #expect(abs(offset(title: {
            VStack(alignment: .leading) {
                Text("Title")
                Text(long).font(.caption)
            }
        }, icon: { Color.red.frame(width: 8, height: 8) })) < 1e-9)
    }

    @Test func symbolsOfAnotherSize() {
        for name in ["circle.fill", "star", "plus"] {
            let found = offset { Text(long) } icon: { Image(systemName: name).font(.system(size: 6)) }
            #expect(abs(found) < 1e-9, "\(name): \(found)")
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
