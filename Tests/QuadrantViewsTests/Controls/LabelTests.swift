import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Sources: the recorded case "sw-layout-rtl-text" (exact), and the pictures of swift-markdown-ui's lists, whose
/// markers are icons of labels.
@Suite("Place of a label's icon")
@MainActor
struct LabelTests {
    /// Half the height of capitals at 17 points.
    private let middle = 17 * 1443.0 / 2048 / 2
    private let long = "Several lines of text at this width, which is small"

    /// The distance of the icon's centre above the baseline of the title's first line.
    private func height<Title: View, Icon: View>(
        @ViewBuilder title: @escaping () -> Title, @ViewBuilder icon: @escaping () -> Icon
    ) -> CGFloat {
        let label = ViewHarness(offering: 150, 400) {
            Label {
                title().tagged("title")
            } icon: {
                icon().tagged("icon")
            }
        }
        let line = ViewHarness(offering: 150, 400) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                title().tagged("title")
                Color.clear.frame(width: 0, height: 0).tagged("baseline")
            }
        }
        let baseline = line.frame("baseline").maxY - line.frame("title").minY
        return label.frame("title").minY + baseline - label.frame("icon").midY
    }

    /// Of the first line, whatever the icon is.
    @Test func middleOfTheFirstLine() {
        #expect(abs(height { Text("Title") } icon: { Circle().frame(width: 40, height: 40) } - middle) < 1e-9)
        #expect(abs(height { Text(long) } icon: { Circle().frame(width: 40, height: 40) } - middle) < 1e-9)
        #expect(abs(height { Text(long) } icon: { Color.red.frame(width: 5, height: 5) } - middle) < 1e-9)
        #expect(abs(height(title: {
            VStack(alignment: .leading) {
                Text("Title")
                Text(long).font(.caption)
            }
        }, icon: { Color.red.frame(width: 8, height: 8) }) - middle) < 1e-9)
    }

    @Test func symbolsOfAnotherSize() {
        for name in ["circle.fill", "star", "plus"] {
            let found = height { Text(long) } icon: { Image(systemName: name).font(.system(size: 6)) }
            #expect(abs(found - middle) < 1e-9, "\(name): \(found)")
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

    /// In rows of iOS 26 the symbol of a label is large: a circle of 19.3 beside a text of 15, in a picture.
    @Test func symbolsInRowsAreLarge() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 300), design: .ios26) {
            VStack {
                List { Label("Status", systemImage: "checkmark.circle").font(.subheadline) }
                Image(systemName: "checkmark.circle").font(.subheadline).imageScale(.large)
            }
        }
        let sizes = scene.frames(withAttribute: "symbol").map(\.size)
        #expect(sizes.count == 2 && sizes.first == sizes.last, "\(sizes)")
    }

    /// Their column and the row keep their size: 24 wide and 52 high, with the title 40 after the column's edge.
    @Test func largeSymbolsKeepTheRow() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 600), design: .ios26) {
            List {
                ForEach(["wifi", "bell.badge.fill", "car"], id: \.self) { name in
                    Label { Probe(name, 50, 20) } icon: { Image(systemName: name) }
                }
            }
        }
        let rows = scene.listRows.filter { $0.role == "row" }.map(\.frame)
        #expect(rows.count == 3 && rows.allSatisfy { $0.height == rows[0].height && $0.height == 52 }, "\(rows)")
        #expect(["wifi", "bell.badge.fill", "car"].allSatisfy { scene.frame($0).minX == 72 })
    }

    /// A label on a button's plate is arranged as outside of lists; one that is a row has a column for its icon.
    @Test func platesInRows() {
        func distance(inList: Bool, prominent: Bool) -> CGFloat {
            let button = Button {} label: {
                Label {
                    Color.red.frame(width: 20, height: 20).tagged("title")
                } icon: {
                    Color.blue.frame(width: 10, height: 10).tagged("icon")
                }
            }
            let plate = prominent ? AnyView(button.buttonStyle(.borderedProminent))
                : AnyView(button.buttonStyle(.bordered))
            let scene = ViewHarness(offering: 300, 300) {
                if inList { List { plate } } else { plate }
            }
            return scene.frame("title").minX - scene.frame("icon").maxX
        }
        for prominent in [false, true] {
            #expect(abs(distance(inList: true, prominent: prominent) - distance(inList: false, prominent: prominent))
                        < 1e-9)
        }
    }

    /// A symbol with a colour, a font or a scale of its own is still a symbol; one in a frame keeps its size.
    @Test func colouredSymbolsAreLargeInRows() {
        func symbol<Icon: View>(@ViewBuilder _ icon: @escaping @MainActor () -> Icon) -> CGRect? {
            ViewHarness(offering: 300, 400, design: .ios26) {
                List { Label { Text("Title") } icon: { icon() } }
            }.frames(withAttribute: "symbol").first
        }
        let plain = symbol { Image(systemName: "circle") }
        #expect(symbol { Image(systemName: "circle").foregroundStyle(.red) } == plain)
        #expect(symbol { Image(systemName: "circle").foregroundColor(.red) } == plain)
        #expect(symbol { Image(systemName: "circle").frame(width: 30, height: 30) } != plain)
    }
}
