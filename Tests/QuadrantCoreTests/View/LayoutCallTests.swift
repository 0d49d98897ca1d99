import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// A layout that is also a view: with content if it is initialised with some, otherwise a layout.
private nonisolated struct Rows<Content: View>: View {
    let gap: CGFloat
    let content: Content
    init(gap: CGFloat = 1, @ViewBuilder content: () -> Content) {
        self.gap = gap
        self.content = content()
    }
    @MainActor var body: some View { VStack(spacing: gap) { content } }
}

extension Rows: Animatable where Content == EmptyView {}
extension Rows: Layout where Content == EmptyView {
    init(gap: CGFloat = 1) {
        self.init(gap: gap) { EmptyView() }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: gap, height: gap)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                       cache: inout Void) {}
}

/// Layout.callAsFunction (#9.35).
@MainActor @Suite("Layouts called with views")
struct LayoutCallTests {
    @Test func initializersWithAClosureComeBeforeCallingALayout() {
        let scene = ViewHarness {
            AnyLayout(Rows(gap: 7)) { Probe("a", 10, 10) }
        }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 7, height: 7))
    }

    @Test func layoutsAreCalledWithTheirViews() {
        let scene = ViewHarness { HStackLayout(spacing: 3) { Probe("a", 10, 10); Probe("b", 10, 10) } }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 10 + 3 + 10, height: 10))
    }
}
