import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Where a single view is expected, several views are an implicit stack, and a modifier on them applies once (#9.29).
@Suite("Implicit stacks") @MainActor
struct ImplicitStackTests {
    /// As on iPhone: three rows of 20 with dividers in a scroll view; the padding of 50 is below all of them, not below
    /// each.
    @Test func aModifierOnSeveralViewsInAScrollViewIsOne() {
        @ViewBuilder func rows(_ index: Int) -> some View {
            Probe("line\(index)", 100, 1)
            Probe("row\(index)", 100, 20)
        }
        func expect(_ scene: ViewHarness) {
            let rows: CGFloat = 3 * 21 + 5 * 8
            #expect(scene.frame("line0").minY == 0)
            #expect(scene.frame("row2").maxY == rows)
            #expect(scene.size("padded").height == rows + 50)
        }
        expect(ViewHarness(offering: 100, 400) {
            ScrollView { AnyView(ForEach(0..<3) { rows($0) }).padding(.bottom, 50).tagged("padded") }
        })
        expect(ViewHarness(offering: 100, 400) {
            ScrollView { ForEach(0..<3) { rows($0) }.padding(.bottom, 50).tagged("padded") }
        })
        expect(ViewHarness(offering: 100, 400) {
            ScrollView { Group { rows(0); rows(1); rows(2) }.padding(.bottom, 50).tagged("padded") }
        })
    }

    @Test func theSameHoldsInTheWindow() {
        struct Content: View {
            var body: some View {
                Group { Probe("a", 20, 10); Probe("b", 20, 10) }.padding(5).tagged("padded")
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Content() }
        #expect(scene.size("padded") == CGSize(width: 20 + 2 * 5, height: 10 + 8 + 10 + 2 * 5))
    }

    /// In an overlay the implicit stack is a ZStack.
    @Test func theSameHoldsInAnOverlay() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("base", 60, 60).overlay {
                Group { Probe("a", 20, 10); Probe("b", 10, 20) }.padding(5).tagged("padded")
            }
        }
        #expect(scene.size("padded") == CGSize(width: 20 + 2 * 5, height: 20 + 2 * 5))
        #expect(scene.frame("a", in: "padded").minX == 5)
        let centred: CGFloat = 5 + (20 - 10) / 2
        #expect(scene.frame("b", in: "padded").minX == centred)
    }

    /// A screen, a sheet and a cover also hold a single view: several views in them are a VStack.
    @Test func severalViewsOnAScreenAreAColumn() {
        func expect(_ scene: ViewHarness) {
            #expect(scene.frame("b").minY - scene.frame("a").maxY == 8)
            #expect(scene.frame("a").midX == scene.frame("b").midX)
        }
        @ViewBuilder var views: some View {
            Probe("a", 20, 10)
            Probe("b", 40, 10)
        }
        expect(ViewHarness(offering: 300, 600) { NavigationStack { views } })
        expect(ViewHarness(offering: 300, 600) { Color.red.sheet(isPresented: .constant(true)) { views } })
        expect(ViewHarness(offering: 300, 600) { Color.red.fullScreenCover(isPresented: .constant(true)) { views } })
    }

    /// Stacks hold lists of views: there a modifier on several views applies to each.
    @Test func inAStackAModifierIsDealtOut() {
        let scene = ViewHarness(offering: 100, 200) {
            VStack(spacing: 0) {
                AnyView(ForEach(0..<2) { Probe("r\($0)", 20, 10) }).padding(.bottom, 5)
                Group { Probe("a", 20, 10); Probe("b", 20, 10) }.padding(.bottom, 5)
            }
        }
        let names = ["r0", "r1", "a", "b"]
        for (upper, lower) in zip(names, names.dropFirst()) {
            #expect(scene.frame(lower).minY - scene.frame(upper).maxY == 5)
        }
    }

    /// Several sibling views in a scroll view or window are a list of views as well.
    @Test func besideOtherViewsAModifierIsDealtOut() {
        let scene = ViewHarness(offering: 100, 200) {
            ScrollView {
                Group { Probe("a", 20, 10); Probe("b", 20, 10) }.padding(.bottom, 5)
                Probe("c", 20, 10)
            }
        }
        let gap: CGFloat = 5 + 8
        #expect(scene.frame("b").minY - scene.frame("a").maxY == gap)
    }

    /// A frame around an absent view is still a frame: the window keeps its size and background.
    @Test(arguments: [false, true])
    func aModifierOnAnAbsentViewStays(isShown: Bool) {
        let isOn = Input(isShown)
        struct Content: View {
            let isOn: Bool
            var body: some View { if isOn { Probe("a", 20, 10) } }
        }
        let scene = ViewHarness(offering: 300, 300) {
            Content(isOn: isOn.value).frame(width: 100, height: 50).background(Color.red).tagged("framed")
        }
        for _ in 0..<3 {
            #expect(scene.size("framed") == CGSize(width: 100, height: 50))
            #expect(scene.drawnFrames.contains(CGRect(x: 100, y: 125, width: 100, height: 50)))
            #expect(scene.contains("a") == isOn.value)
            isOn.value.toggle()
            scene.settle()
        }
    }

    /// In a stack it has no effect.
    @Test func inAStackAModifierOnAnAbsentViewIsNothing() {
        let scene = ViewHarness(offering: 300, 300) {
            VStack(spacing: 10) {
                Probe("a", 20, 10)
                if scene(false) { Probe("x", 5, 5) } else { EmptyView().frame(width: 50, height: 50) }
                Probe("b", 20, 10)
            }
        }
        #expect(scene.frame("b").minY - scene.frame("a").maxY == 10)
        func scene(_ isOn: Bool) -> Bool { isOn }
    }

    @Test func viewsThatComeAndGoKeepOneModifier() {
        let count = Input(3)
        let scene = ViewHarness(offering: 100, 400) {
            ScrollView {
                ForEach(0..<count.value, id: \.self) { Probe("r\($0)", 20, 10) }.padding(5).tagged("padded")
            }
        }
        for next in [3, 0, 1, 4] {
            count.value = next
            scene.settle()
            let rows = CGFloat(next) * 10 + CGFloat(max(next - 1, 0)) * 8
            let padded = rows + 2 * 5
            #expect(scene.size("padded").height == padded)
        }
    }
}

/// A stack of exactly one view that is always there is that view (OpenSwiftUI, Layout/LayoutView.swift).
@Suite("Stacks of one view") @MainActor
struct StackOfOneTests {
    /// Its guides, its priority and its proposals are those of the view.
    @Test func isItsView() {
        let scene = ViewHarness(offering: 300, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Probe("a", 100, 10)
                HStack { Probe("b", 50, 10).alignmentGuide(.leading) { _ in -30 } }
                ZStack { VStack { Probe("c", 50, 10).alignmentGuide(.leading) { _ in -40 } } }
            }
            .tagged("stack")
        }
        #expect(scene.frame("b", in: "stack").minX == 30)
        #expect(scene.frame("c", in: "stack").minX == 40)
        let row = ViewHarness(offering: 300, 100) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).tagged("low")
                VStack { Color.blue.layoutPriority(1).tagged("high") }
            }
        }
        #expect(row.size("high").width == 280)
    }

    /// Several views, and an optional one, are laid out by the stack.
    @Test func aStackOfOneThatMayChangeIsAStack() {
        let isOn = Input(true)
        let scene = ViewHarness(offering: 300, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Probe("a", 100, 10)
                HStack { if isOn.value { Probe("b", 50, 10).alignmentGuide(.leading) { _ in -30 } } }
                HStack { ForEach(0..<1) { _ in Probe("c", 50, 10).alignmentGuide(.leading) { _ in -30 } } }
                HStack { AnyView(Probe("d", 50, 10).alignmentGuide(.leading) { _ in -30 }) }
            }
            .tagged("stack")
        }
        for name in ["b", "c", "d"] { #expect(scene.frame(name, in: "stack").minX == 0) }
    }

    /// A Spacer in it still follows the stack's axis.
    @Test func keepsItsAxis() {
        let scene = ViewHarness(offering: 300, 100) {
            HStack(spacing: 0) { Probe("a", 10, 10); VStack { Spacer().tagged("spacer") }; Probe("b", 10, 10) }
        }
        #expect(scene.size("spacer") == CGSize(width: 0, height: 100))
    }

    /// A flexible frame without limits proposes its content the size that it has: it is no identity
    /// (OpenSwiftUI, Layout/Modifier/FrameLayout.swift, childPlacementProposal).
    @Test func aFlexibleFrameWithoutLimitsProposesItsOwnSize() {
        func leaf(_ isFramed: Bool) -> CGSize {
            let scene = ViewHarness(offering: 100, 60) {
                HStack(spacing: 0) {
                    let half = Color.red.aspectRatio(1, contentMode: .fit).tagged("leaf").frame(maxWidth: 40)
                    if isFramed { half.frame(minWidth: nil) } else { half }
                }
            }
            return scene.size("leaf")
        }
        #expect(leaf(false) == CGSize(width: 40, height: 40))
        #expect(leaf(true) == CGSize(width: 40, height: 40))
    }
}
