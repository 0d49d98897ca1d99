import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// A window's worth of runtime: sizes, settings, frames, time.
@Suite("ViewHost") @MainActor
struct ViewHostTests {
    private func host(_ view: some View, size: CGSize? = CGSize(width: 100, height: 50)) -> ViewHost {
        ViewHost(rootView: view, configuration: HostConfiguration(size: size))
    }

    @Test func theWindowHasTheSizeGivenOrThatOfTheView() {
        #expect(host(Probe("box", 20, 10)).size == CGSize(width: 100, height: 50))
        // Whole pixels, of which a point has two.
        #expect(host(Probe("box", 20.3, 10), size: nil).size == CGSize(width: 20.5, height: 10))
    }

    @Test func aFrameHasTheSizeAndScaleOfTheWindow() {
        var configuration = HostConfiguration(size: CGSize(width: 100, height: 50), scale: 3)
        configuration.background = .white
        let frame = ViewHost(rootView: Color.red, configuration: configuration).frame()
        #expect(frame.size == CGSize(width: 100, height: 50) && frame.scale == 3 && frame.background == .white)
    }

    @Test func framesWithoutAChangeAreEqualAndShared() {
        let host = host(Probe("box", 20, 10)), first = host.frame(), second = host.frame()
        #expect(first == second && first.root === second.root)
    }

    @Test func anotherSizeIsLaidOutInTheNextFrame() {
        let host = host(Color.red)
        _ = host.frame()
        host.resize(CGSize(width: 30, height: 20))
        #expect(host.frame().size == CGSize(width: 30, height: 20) && host.size == CGSize(width: 30, height: 20))
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { scheme == .dark ? Color.white : Color.black }
    }

    @Test func theSettingsReachTheViews() {
        let host = host(Scheme()), light = host.frame()
        host.configure { $0.colorScheme = .dark }
        let dark = host.frame()
        #expect(light != dark && host.colorScheme == .dark)
        host.configure { $0.colorScheme = .light }
        #expect(host.frame() == light)
    }

    /// A view may ask for a scheme; the background follows.
    @Test func aPreferredSchemeIsThatOfTheWindow() {
        var configuration = HostConfiguration(size: CGSize(width: 10, height: 10))
        configuration.background = .white
        let host = ViewHost(rootView: Scheme().preferredColorScheme(.dark), configuration: configuration)
        #expect(host.frame().background == .black && host.colorScheme == .dark)
    }

    @Test func anotherViewKeepsTheStateOfTheSame() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
        }
        let host = host(Counter(name: "a"))
        host.settle()
        #expect(host.tap(at: CGPoint(x: 50, y: 25)))
        host.update(Counter(name: "b"))
        host.settle()
        #expect(host.graph.nodes(showing: "b 1").count == 1)
    }

    @Test func timeNeverGoesBack() {
        let host = host(Color.red)
        #expect(host.now == 0 && host.nextWake == nil)
        host.advance(to: 2)
        host.advance(to: 1)
        #expect(host.now == 2)
    }

    @Test func anAnimationWakesTheHostUntilItEnds() {
        let place = Input(0.0)
        let host = host(Probe("box", 10, 10).offset(x: place.value))
        struct Moving: View {
            let place: Input<Double>
            var body: some View { Probe("box", 10, 10).offset(x: place.value) }
        }
        host.update(Moving(place: place))
        host.settle()
        #expect(host.nextWake == nil)
        withAnimation(.linear(duration: 1)) { place.value = 10 }
        host.settle()
        #expect(host.nextWake != nil)
        host.advance(to: 2)
        _ = host.frame()
        #expect(host.nextWake == nil)
    }

    @Test func aChangeOutsideOfAFrameAsksForOne() {
        final class Actions { var add: (() -> Void)? }
        struct Counter: View {
            let actions: Actions
            @State private var count = 0
            var body: some View { Text("Count \(count)").onAppear { actions.add = { count += 1 } } }
        }
        let actions = Actions(), host = host(Counter(actions: actions))
        var asked = 0
        host.settle()
        host.onInvalidate = { asked += 1 }
        actions.add?()
        #expect(asked > 0)
        host.settle()
        #expect(host.graph.nodes(showing: "Count 1").count == 1)
    }

    @Test func aStateIsSetByItsName() {
        struct Counter: View {
            @State private var count = 1
            var body: some View { Text("Count \(count)") }
        }
        let host = host(Counter())
        host.settle()
        _ = host.setState("count", to: "7")
        host.settle()
        #expect(host.graph.nodes(showing: "Count 7").count == 1)
    }

    @Test func aTextIsTapped() {
        let count = Input(0), host = host(Text("Go").onTapGesture { count.value += 1 })
        #expect(host.tap(text: "Go") == true && count.value == 1 && host.tap(text: "None") == nil)
    }

    /// Each host has the device that its views see.
    @Test func aDeviceIsThatOfItsHost() {
        var configuration = HostConfiguration(size: CGSize(width: 10, height: 10))
        configuration.device = HostDevice(size: CGSize(width: 320, height: 568), scale: 2, safeArea: EdgeInsets(),
                                          systemVersion: "17.0")
        let host = ViewHost(rootView: Color.red, configuration: configuration)
        host.settle()
        #expect(HostContext.current.device.size == CGSize(width: 320, height: 568))
    }
}
