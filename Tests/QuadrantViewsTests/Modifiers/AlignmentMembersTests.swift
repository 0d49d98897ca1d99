import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Alignments of texts and layouts")
struct AlignmentMembersTests {
    @Test func alignmentsOfBaselinesAreOfBothAxes() {
        #expect(Alignment.leadingFirstTextBaseline == Alignment(horizontal: .leading, vertical: .firstTextBaseline))
        #expect(Alignment.leadingLastTextBaseline == Alignment(horizontal: .leading, vertical: .lastTextBaseline))
        #expect(Alignment.centerLastTextBaseline == Alignment(horizontal: .center, vertical: .lastTextBaseline))
        #expect(Alignment.trailingFirstTextBaseline == Alignment(horizontal: .trailing, vertical: .firstTextBaseline))
        #expect(Alignment.trailingLastTextBaseline == Alignment(horizontal: .trailing, vertical: .lastTextBaseline))
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    /// Separators of rows begin and end at their guides.
    @Test func separatorsHaveGuides() {
        func frames(_ leading: CGFloat, _ trailing: CGFloat) -> String {
            ViewHarness(offering: 200, 200) {
                List {
                    Text("One").alignmentGuide(.listRowSeparatorLeading) { _ in leading }
                        .alignmentGuide(.listRowSeparatorTrailing) { _ in trailing }
                    Text("Two")
                }
            }.displayList.text
        }
        #expect(frames(10, 100) != frames(40, 100) && frames(10, 100) != frames(10, 60))
    }

    /// A layout that says everything that a layout may.
    private struct Row: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let slice: LayoutSubviews.SubSequence = subviews[0..<subviews.count]
            let sizes = slice.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            var x = bounds.minX
            for view in subviews[0..<subviews.count] {
                view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += view.sizeThatFits(.unspecified).width
            }
        }
        func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
            var spacing = ViewSpacing()
            for view in subviews { spacing.formUnion(view.spacing, edges: .horizontal) }
            return spacing
        }
        func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                               subviews: Subviews, cache: inout Void) -> CGFloat? {
            guide == .center ? 5 : nil
        }
    }

    /// Its centre is 5 points from its leading edge, and it has no distance above and below.
    @Test func aLayoutHasAGuideAndDistancesOfItsOwn() {
        let scene = ViewHarness(offering: 200, 200) {
            VStack(alignment: .center) {
                Probe("above", 10, 10)
                Row {
                    Probe("one", 20, 10)
                    Probe("two", 30, 10)
                }
            }
        }
        #expect(scene.frame("above").midX == scene.frame("one").minX + 5)
        #expect(scene.frame("two").minX == scene.frame("one").maxX)
        #expect(scene.frame("one").minY - scene.frame("above").maxY <= 8)
        #expect(Row.layoutProperties.stackOrientation == .horizontal)
    }

    nonisolated private final class Gaps: @unchecked Sendable { var value: [CGFloat] = [] }

    @Test func distancesAreOfBothNeighbours() {
        struct Reader: Layout {
            let found: Gaps
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical)
                found.value = [gap]
            }
        }
        let found = Gaps()
        _ = ViewHarness(offering: 50, 50) {
            Reader(found: found) {
                Probe("a", 1, 1)
                Probe("b", 1, 1)
            }
        }
        #expect(found.value == [8])
    }

    private enum Lower: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] - 5 }
    }
    private enum Lowest: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { Lower.defaultValue(in: context) + 4 }
    }

    /// A guide made from another one: 1 above the bottom of each view.
    @Test func guidesAreMadeFromOthers() {
        let scene = ViewHarness {
            HStack(alignment: VerticalAlignment(Lowest.self), spacing: 0) {
                Probe("low", 10, 20)
                Probe("high", 10, 50)
            }
        }
        #expect(scene.frame("low").maxY == scene.frame("high").maxY)
        #expect(scene.frame("low").minY == CGFloat(30))
    }
}
