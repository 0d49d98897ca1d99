import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Navigation transitions") @MainActor
struct NavigationTransitionTests {
    private enum Kind { case zoom, missing, fade, automatic }

    private struct Screens: View {
        let kind: Kind
        @Namespace private var space
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Open") { isShown = true }
                    Color.red.frame(width: 100, height: 50).tagged("source")
                        .matchedTransitionSource(id: "a", in: space)
                }
                .navigationDestination(isPresented: $isShown) { destination }
            }
        }

        @ViewBuilder private var destination: some View {
            let screen = Color.blue.ignoresSafeArea().tagged("screen")
            switch kind {
            case .zoom: screen.navigationTransition(.zoom(sourceID: "a", in: space))
            case .missing: screen.navigationTransition(.zoom(sourceID: "b", in: space))
            case .fade: screen.navigationTransition(.crossFade)
            case .automatic: screen.navigationTransition(AutomaticNavigationTransition())
            }
        }
    }

    /// The frames of the screen on its way, and at its end.
    private func frames(_ kind: Kind) -> (first: CGRect, last: CGRect, source: CGRect) {
        let scene = ViewHarness(offering: ProposedViewSize(width: 400, height: 800), design: .ios26) {
            Screens(kind: kind)
        }
        let source = scene.frame("source"), button = scene.frame(of: "Open")
        scene.advance(by: 0.1)
        _ = scene.host.tap(at: CGPoint(x: button.midX, y: button.midY))
        scene.advance(by: 1.0 / 60)
        let first = scene.frame("screen")
        scene.advance(by: 3)
        return (first, scene.frame("screen"), source)
    }

    /// It begins as wide as its source, with the left edge at that of the source.
    @Test func aZoomBeginsAtItsSource() {
        let frames = frames(.zoom)
        #expect(frames.first.width < 250 && frames.last.width == 400)
        #expect(abs(frames.first.minX - frames.source.minX) < 60 && frames.first.minX > 40)
        #expect(frames.last.minX == 0)
    }

    @Test func aZoomFromNoViewSlides() {
        let frames = frames(.missing), automatic = self.frames(.automatic)
        #expect(frames.first == automatic.first && frames.first.minX > 200 && frames.last.minX == 0)
    }

    @Test func aFadeMovesNothing() {
        let frames = frames(.fade)
        #expect(frames.first == frames.last)
    }

    /// From the frame of the source to that of the screen, with the corners of both.
    @Test func theGeometryOfAZoom() {
        let source = CGRect(x: 40, y: 300, width: 100, height: 50), size = CGSize(width: 400, height: 800)
        func geometry(_ part: Double) -> ZoomGeometry {
            ZoomGeometry(from: source, to: size, part, radius: 10, displayRadius: 50)
        }
        let start = geometry(0), end = geometry(1), middle = geometry(0.5)
        #expect(start.scale == 0.25 && start.clip == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(start.origin == source.origin && start.radius * start.scale == 10 && start.opacity == 0)
        #expect(end.scale == 1 && end.clip == CGRect(origin: .zero, size: size) && end.origin == .zero)
        #expect(end.radius == 50 && end.opacity == 1)
        #expect(middle.clip.width * middle.scale == 250 && middle.clip.height * middle.scale == 425)
        #expect(middle.origin == CGPoint(x: 20, y: 150) && middle.opacity == 1)
    }

    /// A source higher than the screen shows the middle of its width.
    @Test func aHighSourceShowsTheMiddle() {
        let source = CGRect(x: 0, y: 0, width: 50, height: 400)
        let zoom = ZoomGeometry(from: source, to: CGSize(width: 400, height: 800), 0, radius: 0, displayRadius: 0)
        #expect(zoom.scale == 0.5 && zoom.clip == CGRect(x: 150, y: 0, width: 100, height: 800))
    }
}
