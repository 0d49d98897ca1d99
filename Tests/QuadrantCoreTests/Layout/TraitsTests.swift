import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Values that a view sets for its container: the innermost one counts, through modifiers and groups.
@MainActor @Suite("Traits")
struct TraitsTests {
    /// The names of the views that were tapped.
    private final class Log {
        var names: [String] = []
        func note(_ name: String) { names.append(name) }
    }

    private struct Price: LayoutValueKey { static let defaultValue = 0.0 }

    /// Each subview in a row, as wide as its price.
    private struct Shop: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: subviews.map { $0[Price.self] }.reduce(0, +), height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            var x = bounds.minX
            for subview in subviews {
                subview.place(at: CGPoint(x: x, y: bounds.minY),
                              proposal: ProposedViewSize(width: subview[Price.self], height: 10))
                x += subview[Price.self]
            }
        }
    }

    private struct Wrapped<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    /// The topmost of the views, which all overlap in the middle.
    private func top<V: View>(@ViewBuilder _ views: @escaping (Log) -> V) -> [String] {
        let log = Log()
        let scene = ViewHarness(offering: 100, 100) { ZStack { views(log) } }
        scene.tap(at: CGPoint(x: 50, y: 50))
        return log.names
    }

    private func square(_ name: String, _ log: Log) -> some View {
        Color.red.frame(width: 40, height: 40).onTapGesture { log.note(name) }
    }

    @Test func theInnermostZIndexCounts() {
        #expect(top { log in
            square("half", log).zIndex(0.5).padding(1).zIndex(1.3)
            square("one", log).zIndex(1)
        } == ["one"])
        #expect(top { log in
            square("2", log).zIndex(2).zIndex(0)
            square("1", log).zIndex(1)
        } == ["2"])
    }

    @Test func aZIndexCountsThroughBackgroundsBodiesAndGroups() {
        #expect(top { log in
            Wrapped(content: square("inner", log).zIndex(2).background(Color.blue)).offset(x: 1).zIndex(0)
            square("1", log).zIndex(1)
        } == ["inner"])
        // The group's value is for the view without one of its own.
        #expect(top { log in
            Group {
                square("own", log).zIndex(0.5)
                square("group", log)
            }
            .padding(1).zIndex(2)
            square("1", log).zIndex(1)
        } == ["group"])
        #expect(top { log in
            Group {
                square("own", log).zIndex(3).frame(width: 50)
                square("group", log)
            }
            .padding(1).zIndex(2)
            square("1", log).zIndex(1)
        } == ["own"])
    }

    @Test func aZIndexInAStackOrAnOverlayIsForThatContainer() {
        #expect(top { log in
            HStack { square("inside", log).zIndex(5) }
            square("1", log).zIndex(1)
        } == ["1"])
        #expect(top { log in
            Color.clear.overlay { square("inside", log).zIndex(5) }
            square("1", log).zIndex(1)
        } == ["1"])
    }

    @Test func theInnermostLayoutValueAndContainerValueCount() {
        let scene = ViewHarness(offering: 200, 100) {
            Shop {
                Color.red.layoutValue(key: Price.self, value: 30).padding(0).layoutValue(key: Price.self, value: 50)
                    .tagged("inner")
                Group {
                    Color.red.layoutValue(key: Price.self, value: 20).tagged("own")
                    Color.red.tagged("group")
                }
                .padding(0).layoutValue(key: Price.self, value: 70)
            }
        }
        #expect(["inner", "own", "group"].map { scene.size($0).width } == [30, 20, 70])
    }

    /// A priority is no trait: the outermost modifier with a priority of its own decides.
    @Test func theOutermostLayoutPriorityCounts() {
        let scene = ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).layoutPriority(0).tagged("a")
                Color.blue.layoutPriority(0).offset(x: 0).tagged("b")
            }
        }
        #expect(scene.size("a").width == 50)
        let padded = ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).padding(0).tagged("a")
                Color.blue.tagged("b")
            }
        }
        #expect(padded.size("a").width == 50)
    }
}
