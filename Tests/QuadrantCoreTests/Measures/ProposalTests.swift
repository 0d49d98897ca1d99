import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Proposals") @MainActor
struct ProposalTests {
    /// Both zeros propose the minimum, and every NaN is equivalent to nil.
    @Test func sidesOfOneMeaningAreOne() {
        #expect(Proposal(-0.0, 5) == Proposal(0, 5))
        #expect(Proposal(5, -0.0) == Proposal(5, 0))
        #expect(Proposal(-.nan, 5) == Proposal(.nan, 5))
        #expect(Proposal(5, .signalingNaN) == Proposal(5, .nan))
        #expect(Proposal(.nan, 5) != Proposal(0, 5) && Proposal(5, 0) != Proposal(5, .nan))
        #expect(Proposal(.infinity, 0) != Proposal(-.infinity, 0))
    }

    private nonisolated struct Asking: Layout {
        let widths: [CGFloat?]
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            widths.map { subviews[0].sizeThatFits(ProposedViewSize(width: $0, height: 0)) }[0]
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: .zero, proposal: .zero)
        }
    }

    private nonisolated struct Counting: Layout {
        final class Count { var asked = 0 }
        nonisolated(unsafe) let count: Count
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            count.asked += 1
            return CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// Equivalent proposals share one cached measurement.
    @Test func viewsAnswerOnceForOneMeaning() {
        func asked(_ widths: [CGFloat?]) -> Int {
            let count = Counting.Count()
            let scene = ViewHarness(offering: 100, 100) {
                Asking(widths: widths) { Counting(count: count) { EmptyView() } }
            }
            // Checked mode would compute cached measurements again.
            scene.host.graph.loop.isChecked = false
            count.asked = 0
            scene.offer(90, 90)
            _ = scene.sizeThatFits(80, 80)
            _ = scene.takeReports()
            return count.asked
        }
        #expect(asked([0, -0.0]) == asked([0]))
        #expect(asked([nil, -.nan, .signalingNaN]) == asked([nil]))
    }
}
