import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Modifiers whose other forms have tests of their own, in the forms that are left.
@MainActor @Suite("Forms of modifiers")
struct ModifierFormsTests {
    private func drawing<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> String {
        ViewHarness(offering: 100, 100, content: content).displayList.text
    }

    @Test func backgroundsAndOverlaysInShapes() {
        let box = Color.clear.frame(width: 40, height: 40)
        let style = FillStyle(eoFill: true)
        #expect(drawing { box.background(in: Circle(), fillStyle: style) }
            == drawing { box.background(.background, in: Circle(), fillStyle: style) })
        #expect(drawing { box.overlay(Color.red, in: Circle(), fillStyle: FillStyle()) }
            == drawing { box.overlay { Circle().fill(.red) } })
    }

    /// Nothing is in the corners of a phone's window, so that a view stays where it is.
    @Test func cornersOfTheWindow() {
        let box = Color.red.frame(width: 40, height: 20).frame(maxWidth: .infinity, alignment: .leading)
        #expect(drawing { box.containerCornerOffset([.top, .leading], sizeToFit: true) } == drawing { box })
    }

    @Test func whatIsFixedToTheEnvironment() {
        struct Reader: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.isScrollEnabled) private var scrolls
            @Environment(\.headerProminence) private var prominence
            @Environment(\.menuIndicatorVisibility) private var indicator
            @Environment(\.symbolVariants) private var variants
            @Environment(\.horizontalScrollIndicatorVisibility) private var across
            @Environment(\.verticalScrollIndicatorVisibility) private var along
            @Environment(\.isHoverEffectEnabled) private var hovers
            @Environment(\.defaultMinListHeaderHeight) private var header
            @Environment(\.pixelLength) private var pixel
            @Environment(\.displayScale) private var scale
            @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
            @Environment(\.legibilityWeight) private var weight: LegibilityWeight?
            let log: Log
            var body: some View {
                let _ = log.note("\(scheme) \(scrolls) \(prominence) \(indicator) \(variants == .fill) "
                    + "\(across == .hidden) \(along == .hidden) \(hovers) \(header ?? 0) \(pixel * scale) "
                    + "\(contrast) \(weight.map { "\($0)" } ?? "none")")
                Color.clear
            }
        }
        let log = Log()
        _ = ViewHarness(offering: 100, 100) { Reader(log: log) }
        #expect(log.take().last == "light true standard automatic false false false true 0.0 1.0 standard none")
        _ = ViewHarness(offering: 100, 100) {
            Reader(log: log).colorScheme(.dark).scrollDisabled(true).headerProminence(Prominence.increased)
                .menuIndicator(.hidden).symbolVariant(.fill).scrollIndicators(.hidden).hoverEffectDisabled()
                .environment(\.defaultMinListHeaderHeight, 33).environment(\.legibilityWeight, .bold)
        }
        #expect(log.take().last == "dark false increased hidden true true true false 33.0 1.0 standard bold")
    }

    @Test func edgesOfTheSafeAreaAreIgnored() {
        let scene = window { Color.red.tagged("all").edgesIgnoringSafeArea(.all) }
        #expect(scene.frame("all").minY == 0 && scene.frame("all").maxY == 800)
        let top = window { Color.red.tagged("top").ignoresSafeArea(SafeAreaRegions.container, edges: .top) }
        #expect(top.frame("top").minY == 0 && top.frame("top").maxY < 800)
    }

    @Test func hintsAreTheTextOfHelp() throws {
        let scene = ViewHarness(offering: 100, 100) { Text("x").help("Explains it") }
        #expect(try #require(scene.host.accessibilityElements().first).hint == "Explains it")
    }

    @Test func phasesRunByThemselves() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.phaseAnimator([10.0, 30.0]) { content, width in
                content.frame(width: width, height: 10).tagged("box")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        let first = scene.size("box").width
        scene.advance(by: 0.5)
        #expect([first, scene.size("box").width].allSatisfy { (10...30).contains($0) })
    }

    @Test func anchorsAreAddedToAPreference() {
        struct Frames: PreferenceKey {
            static let defaultValue: [Anchor<CGRect>] = []
            static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                value += nextValue()
            }
        }
        let scene = ViewHarness(offering: 100, 100) {
            Color.clear.frame(width: 30, height: 20)
                .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
                .padding(5)
                .transformAnchorPreference(key: Frames.self, value: .bounds) { $0.append($1) }
                .overlayPreferenceValue(Frames.self) { anchors in
                    GeometryReader { proxy in
                        let widths: [CGFloat] = anchors.map { proxy[$0].width }
                        let total: CGFloat = widths.reduce(0, +)
                        Probe("sum", total, CGFloat(widths.count))
                    }
                }
        }
        #expect(scene.size("sum") == CGSize(width: 70, height: 2))
    }

    @Test func theNarrowTextTightensBeforeItScales() {
        func width(_ tightens: Bool) -> String {
            ViewHarness(offering: 60, 30) {
                Text("Reference text").lineLimit(1).allowsTightening(tightens)
            }.displayList.text
        }
        #expect(!width(true).isEmpty && !width(false).isEmpty)
    }

    @Test func shadowsOfTheThirdDimensionDoNotMoveAView() {
        #expect(drawing { Color.red.frame(width: 20, height: 20).offset(z: 12) }
            == drawing { Color.red.frame(width: 20, height: 20) })
    }

    @Test func theBarOfTheSystemTakesNoSpace() {
        #expect(drawing { Color.red.statusBar(hidden: true) } == drawing { Color.red })
        #expect(drawing { Color.red.statusBarHidden(true) } == drawing { Color.red })
    }

    @Test func designsOfFontsReachTexts() {
        let plain = drawing { Text("x") }
        #expect(drawing { Text("x").fontDesign(.monospaced) } != plain)
        #expect(drawing { VStack { Text("x") }.fontDesign(.monospaced) } != plain)
        #expect(drawing { Text("abc").font(.body.smallCaps()) } != drawing { Text("abc").font(.body) })
    }

    @Test func coordinateSpacesHaveNames() {
        let found = Input(CGPoint.zero)
        let scene = ViewHarness(offering: 100, 100) {
            Color.clear.frame(width: 10, height: 10)
                .onGeometryChange(for: CGPoint.self) { $0.frame(in: .named("board")).origin } action: {
                    found.value = $0
                }
                .padding(6)
                .coordinateSpace(NamedCoordinateSpace.named("board"))
        }
        scene.settle()
        #expect(found.value == CGPoint(x: 6, y: 6))
    }

    @Test func modifiersAreConcatenated() {
        struct Padded: ViewModifier {
            let length: CGFloat
            func body(content: Content) -> some View { content.padding(length) }
        }
        let both = Padded(length: 3).concat(Padded(length: 4))
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 10, 10).modifier(both).tagged("all") }
        #expect(scene.size("all").width == 24)
        let modified = ModifiedContent(content: Probe("box", 10, 10), modifier: Padded(length: 2))
        #expect(ViewHarness(offering: 100, 100) { modified.tagged("all") }.size("all").width == 14)
    }

    @Test func insertionsAndTransitionsOfModifiers() {
        struct Wide: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width).tagged("box") }
        }
        let isShown = Input(false)
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                if isShown.value {
                    Color.red.transition(.modifier(active: Wide(width: 10), identity: Wide(width: 50)))
                }
            }
        }
        withAnimation(.linear(duration: 1)) { isShown.value = true }
        scene.advance(by: 0.01)
        scene.advance(by: 2)
        #expect(scene.size("box").width == 50)
    }
}
