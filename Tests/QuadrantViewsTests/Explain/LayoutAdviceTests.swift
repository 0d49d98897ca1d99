import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Each piece of advice fires on its case, and is silent on views that only look like it.
@MainActor @Suite struct LayoutAdviceTests {
    private func mistakes<V: View>(_ view: V, safeArea: EdgeInsets = EdgeInsets()) -> [String] {
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: 400), safeArea: safeArea,
                                evaluatesTwice: false) { view }
        _ = scene.takeReports()
        return scene.host.explanation().nodes.flatMap { node in
            node.advice.map { advice in
                #expect(!advice.message.isEmpty && !advice.evidence.isEmpty && !advice.fix.isEmpty)
                return advice.mistake
            }
        }
    }

    private func expect(_ mistake: String, in wrong: some View, notIn near: [AnyView],
                        safeArea: EdgeInsets = EdgeInsets(), _ place: SourceLocation = #_sourceLocation) {
        #expect(mistakes(wrong, safeArea: safeArea).contains(mistake), sourceLocation: place)
        #expect(near.count >= 3, sourceLocation: place)
        for (index, view) in near.enumerated() {
            let found = mistakes(view, safeArea: safeArea)
            #expect(!found.contains(mistake), "near miss \(index): \(found)", sourceLocation: place)
        }
    }

    @Test func backgroundAfterPosition() {
        expect("background-after-position",
               in: Text("a").position(x: 50, y: 50).background(Color.red),
               notIn: [
                   AnyView(Text("a").background(Color.red).position(x: 50, y: 50)),
                   AnyView(Color.blue.position(x: 50, y: 50).background(Color.red)),
                   AnyView(Text("a").position(x: 50, y: 50).background(GeometryReader { _ in Color.clear })),
                   AnyView(Text("a").position(x: 50, y: 50).overlay(Color.red.opacity(0.1))),
               ])
    }

    private struct OwnGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    @Test func guideNotPassedOn() {
        let own = HorizontalAlignment(OwnGuide.self)
        func moved(_ guide: HorizontalAlignment) -> some View { Text("a").alignmentGuide(guide) { _ in -30 } }
        expect("guide-not-passed-on",
               in: VStack(alignment: .leading) { HStack { moved(.leading); Text("b") }; Text("c") },
               notIn: [
                   AnyView(VStack(alignment: .leading) { moved(.leading); Text("c") }),
                   AnyView(VStack(alignment: .leading) { moved(.leading).padding().background(Color.red); Text("c") }),
                   AnyView(VStack { HStack { moved(.leading); Text("b") }; Text("c") }),
                   AnyView(VStack(alignment: .leading) {
                       HStack { Text("a").alignmentGuide(.leading) { $0[.leading] }; Text("b") }
                       Text("c")
                   }),
                   AnyView(VStack(alignment: own) { HStack { moved(own); Text("b") }; Text("c") }),
                   AnyView(VStack(alignment: .leading) { VStack(alignment: .leading) { moved(.leading) }; Text("c") }),
               ])
        expect("guide-not-passed-on",
               in: VStack(alignment: own) { GeometryReader { _ in moved(own) }; Text("c") },
               notIn: [
                   AnyView(VStack(alignment: own) { GeometryReader { _ in Text("a") }; Text("c") }),
                   AnyView(VStack(alignment: own) { moved(own); Text("c") }),
                   AnyView(GeometryReader { _ in moved(own) }),
               ])
    }

    @Test func backgroundAfterOffset() {
        expect("background-after-offset",
               in: Text("a").offset(x: 50, y: 50).background(Color.red),
               notIn: [
                   AnyView(Text("a").background(Color.red).offset(x: 50, y: 50)),
                   AnyView(Text("a").offset(x: 0, y: 0).background(Color.red)),
                   AnyView(Text("a").offset(x: 50).background(GeometryReader { _ in Color.clear })),
                   AnyView(Text("a").offset(x: 50).padding().background(Color.red)),
               ])
    }

    @Test func offsetOverANeighbour() {
        expect("offset-over-neighbour",
               in: VStack { Text("above").offset(y: 20); Text("below") },
               notIn: [
                   AnyView(VStack { Text("above").offset(y: 3); Text("below") }),
                   AnyView(ZStack { Text("above").offset(y: 20); Text("below") }),
                   AnyView(VStack { Text("above").offset(y: -20); Text("below") }),
                   AnyView(VStack { Text("above").offset(y: 20); Spacer() }),
                   AnyView(VStack(spacing: -30) { Text("above").offset(y: 2); Text("below") }),
                   AnyView(VStack { Text("above").offset(y: 20); Text("below").offset(y: 50) }),
               ])
    }

    /// A view of the program that has its own background.
    private struct Badge: View {
        var body: some View { Text("a").background(Color.red) }
    }

    @Test func frameAfterBackground() {
        expect("frame-after-background",
               in: Text("a").background(Color.red).frame(width: 200, height: 100),
               notIn: [
                   AnyView(Text("a").frame(width: 200, height: 100).background(Color.red)),
                   AnyView(Text("a").background(Color.red).frame(width: 200, alignment: .leading)),
                   AnyView(Color.blue.background(Color.red).frame(width: 200, height: 100)),
                   AnyView(Text("a").background(GeometryReader { _ in Color.clear }).frame(width: 200)),
                   AnyView(Badge().frame(width: 200, height: 100)),
                   AnyView(Text("a").background(Color.red).frame(width: 200, height: 100).background(Color.blue)),
               ])
    }

    @Test func limitWithoutEffect() {
        expect("max-without-effect",
               in: ScrollView(.horizontal) { Text("a").frame(maxWidth: .infinity) },
               notIn: [
                   AnyView(Text("a").frame(maxWidth: .infinity)),
                   AnyView(ScrollView { Text("a").frame(maxWidth: .infinity) }),
                   AnyView(ScrollView(.horizontal) { Text("a").frame(idealWidth: 90, maxWidth: .infinity) }),
                   AnyView(ScrollView(.horizontal) { Text("a").frame(width: 90) }),
               ])
    }

    @Test func safeAreaInsideAFrame() {
        expect("ignores-safe-area-inside-frame",
               in: Text("a").ignoresSafeArea().frame(maxWidth: .infinity, maxHeight: .infinity),
               notIn: [
                   AnyView(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()),
                   AnyView(Color.red.ignoresSafeArea()),
                   AnyView(Text("a").ignoresSafeArea()),
                   AnyView(Text("a").ignoresSafeArea().frame(width: 50, height: 20)),
               ], safeArea: EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0))
    }

    @Test func aReaderThatTakesTheSpace() {
        expect("reader-takes-space",
               in: VStack { GeometryReader { _ in Text("a") }; Text("b") },
               notIn: [
                   AnyView(VStack { GeometryReader { _ in Text("a") }.frame(height: 40); Text("b") }),
                   AnyView(GeometryReader { _ in Text("a") }),
                   AnyView(VStack { GeometryReader { _ in Color.red }; Text("b") }),
                   AnyView(VStack { Text("c").background(GeometryReader { _ in Color.clear }); Text("b") }),
                   AnyView(VStack {
                       GeometryReader { reader in Text("a").position(x: reader.size.width / 2, y: 9) }
                       Text("b")
                   }),
               ])
    }

    @Test func aReaderPlacesTopLeading() {
        expect("reader-places-top-leading",
               in: GeometryReader { _ in ZStack { Text("160").offset(x: -57, y: -30) } },
               notIn: [
                   AnyView(GeometryReader { _ in Text("160").offset(x: 57, y: -30) }),
                   AnyView(GeometryReader { _ in
                       ZStack { Text("160").offset(x: -57) }.frame(maxWidth: .infinity, maxHeight: .infinity)
                   }),
                   AnyView(GeometryReader { _ in Text("160").position(x: -57, y: -16) }),
                   AnyView(Color.red.background { Text("160").offset(x: -57, y: -30) }),
               ])
    }

    @Test func aReaderThatCollapses() {
        expect("reader-collapses",
               in: ScrollView { LazyVStack { GeometryReader { _ in Text("a") }; Text("b") } },
               notIn: [
                   AnyView(ScrollView { LazyVStack { GeometryReader { _ in Text("a") }.frame(height: 40) } }),
                   AnyView(ScrollView { LazyVStack { Color.red; Text("b") } }),
                   AnyView(ScrollView { GeometryReader { _ in Color.clear }.frame(height: 10) }),
                   AnyView(VStack { GeometryReader { _ in Text("a") } }),
               ])
    }

    @Test func textCutByPriority() {
        let long = "A long text that does not fit into what is left"
        expect("text-cut-by-priority",
               in: HStack { Text(long).lineLimit(1); Text(long).lineLimit(1).layoutPriority(1) },
               notIn: [
                   AnyView(HStack { Text(long).lineLimit(1); Text(long).lineLimit(1) }),
                   AnyView(HStack { Text("a"); Text("short").lineLimit(1).layoutPriority(1) }),
                   AnyView(HStack { Text(long).lineLimit(1).layoutPriority(1); Color.red.frame(width: 20) }),
                   AnyView(Text(long + long).lineLimit(1)),
               ])
    }

    @Test func aSpacerInAScrollView() {
        expect("spacer-in-scroll-view",
               in: ScrollView { VStack { Text("a"); Spacer(); Text("b") } },
               notIn: [
                   AnyView(VStack { Text("a"); Spacer(); Text("b") }),
                   AnyView(ScrollView { HStack { Text("a"); Spacer(); Text("b") } }),
                   AnyView(ScrollView { VStack { Text("a"); Spacer(minLength: 30); Text("b") } }),
                   AnyView(ScrollView { VStack { Text("a"); Spacer(); Text("b") }.frame(height: 300) }),
               ])
    }

    @Test func aStackThatGrowsByAGuide() {
        expect("stack-grown-by-guide",
               in: ZStack(alignment: .leading) {
                   Probe("wide", 100, 20)
                   Probe("moved", 100, 20).alignmentGuide(.leading) { _ in 40 }
               },
               notIn: [
                   AnyView(ZStack(alignment: .leading) { Probe("wide", 100, 20); Probe("b", 100, 20).offset(x: -40) }),
                   AnyView(ZStack(alignment: .leading) {
                       Probe("wide", 100, 20)
                       Probe("b", 30, 20).alignmentGuide(.leading) { _ in -10 }
                   }),
                   AnyView(ZStack(alignment: .trailing) {
                       Probe("wide", 100, 20)
                       Probe("b", 100, 20).alignmentGuide(.leading) { _ in 40 }
                   }),
                   AnyView(ZStack {
                       Probe("a", 100, 20).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
                       Probe("b", 100, 20).alignmentGuide(VerticalAlignment.center) { $0[.top] }
                   }),
                   AnyView(Probe("wide", 100, 20).overlay(alignment: .leading) {
                       Probe("b", 100, 20).alignmentGuide(.leading) { _ in 40 }
                   }),
               ])
    }

    /// A row of views is reported once, and a container instead of its views.
    @Test func whatIsOutsideIsReportedOnce() {
        let rows = VStack(spacing: 0) {
            ForEach(0..<60) { Text("row \($0)").frame(height: 20) }
        }
        #expect(mistakes(rows).filter { $0 == "outside-window" }.count == 1)
        let card = VStack { Text("a"); Text("b") }.position(x: 900, y: 50)
        #expect(mistakes(card) == ["outside-window"])
    }

    /// The view with the highest priority is named, and what it took.
    @Test func theCauseOfACutTextTookSomething() throws {
        let long = "A long text that does not fit into what is left"
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: 400), evaluatesTwice: false) {
            HStack(spacing: 0) {
                Text(long).lineLimit(1).layoutPriority(-1)
                Text("b").frame(width: 0).layoutPriority(0)
                Text(long + long).lineLimit(1).layoutPriority(1)
            }
        }
        let advice = scene.host.explanation().nodes.flatMap(\.advice).filter { $0.mistake == "text-cut-by-priority" }
        let isRight = advice.allSatisfy { $0.evidence.hasPrefix("priority 1 was asked first") }
        #expect(!advice.isEmpty && isRight, "\(advice)")
    }

    @Test func aViewOutsideOfTheWindow() {
        expect("outside-window",
               in: Text("a").position(x: 900, y: 20),
               notIn: [
                   AnyView(Text("a").position(x: 295, y: 20)),
                   AnyView(ScrollView { VStack { Color.red.frame(height: 900); Text("a") } }),
                   AnyView(Text("a").offset(x: 900).hidden()),
                   AnyView(Text("a").offset(y: 900)),
                   AnyView(ViewThatFits {
                       HStack { Color.red.frame(width: 350, height: 9); Text("a") }
                       Text("short")
                   }),
                   AnyView(ScrollView { VStack { Color.red.frame(height: 900); Text("a") } }.scrollClipDisabled()),
                   AnyView(Color.red.offset(x: 900)),
               ])
    }

    /// A slider with a label whose place is computed for a slider of another width.
    private struct Labelled: View {
        var value: CGFloat
        var width: CGFloat = 200
        var assumed: CGFloat
        var isPositioned = false
        var body: some View {
            Slider(value: .constant(value)).overlay {
                if isPositioned {
                    Text("a").position(x: 14 + value * (assumed - 28), y: -10)
                } else {
                    Text("a").offset(x: (value - 0.5) * (assumed - 28), y: -30)
                }
            }
            .frame(width: width)
        }
    }

    @Test func aLabelFromAFixedWidth() {
        let reader = Slider(value: .constant(0.8)).background {
            GeometryReader { Text("a").position(x: 14 + 0.8 * ($0.size.width - 28), y: -10) }
        }
        let near = [
            AnyView(Labelled(value: 0.8, assumed: 200)), AnyView(Labelled(value: 0.5, assumed: 300)),
            AnyView(Labelled(value: 0.8, assumed: 200, isPositioned: true)),
            AnyView(reader.frame(width: 150)),
            AnyView(Slider(value: .constant(0.8)).overlay { Text("a").offset(y: -30) }),
            AnyView(Slider(value: .constant(0.2)).overlay { Text("max").offset(x: 90, y: -30) }),
            AnyView(Slider(value: .constant(0.8)).overlay(alignment: .trailing) { Text("max").offset(x: 40) }),
            AnyView(Color.red.frame(height: 30).overlay { Text("a").offset(x: 80) }),
        ]
        expect("label-from-fixed-width", in: Labelled(value: 0.8, assumed: 300), notIn: near)
        expect("label-from-fixed-width", in: Labelled(value: 0.2, assumed: 140), notIn: near)
        expect("label-from-fixed-width", in: Labelled(value: 0.8, assumed: 300, isPositioned: true), notIn: near)
    }

    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    private struct Following: View {
        /// What is written of the width that was read.
        var next: (CGFloat) -> CGFloat
        var usesGeometry = false
        @State private var width: CGFloat = 10
        var body: some View {
            if usesGeometry {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = next($0) }
            } else {
                Color.red.frame(width: width, height: 10)
                    .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                    .onPreferenceChange(Width.self) { width = next($0) }
            }
        }
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }

    @Test func aPreferenceLoop() {
        let near = [
            AnyView(Following { min($0 + 5, 20) }), AnyView(Following { ($0 / 100).rounded() * 100 }),
            AnyView(Following(next: { min($0 + 5, 20) }, usesGeometry: true)),
            // It does not settle either, but by no preference.
            AnyView(Counting()),
        ]
        expect("preference-loop", in: Following { $0 + 1 }, notIn: near)
        expect("preference-loop", in: Following(next: { $0 + 1 }, usesGeometry: true), notIn: near)
    }
}
