import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Preferences")
@MainActor
struct PreferencesTests {
    private struct Chosen: PreferenceKey {
        static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
    }

    /// Content created from a preference uses only the current values of the views: neither the default, if a view
    /// writes, nor earlier values.
    @Test(arguments: [true, false])
    func contentIsMadeOfWhatIsWritten(isBehind: Bool) {
        let chosen = Input(1)
        var handed: [[Int?]] = []
        let scene = ViewHarness(offering: 200, 200) {
            let wanted = chosen.value
            let row = HStack {
                ForEach(0..<3, id: \.self) { index in
                    Probe("\(index)", 10, 10).preference(key: Chosen.self, value: wanted == index ? index : nil)
                }
            }
            if isBehind {
                row.backgroundPreferenceValue(Chosen.self) { found in
                    handed.append([found, wanted])
                    return Color.red
                }
            } else {
                row.overlayPreferenceValue(Chosen.self) { found in
                    handed.append([found, wanted])
                    return Color.red
                }
            }
        }
        #expect(handed == [[1, 1]])
        chosen.value = 2
        scene.settle()
        #expect(handed == [[1, 1], [2, 2]])
    }

    /// Without a writer, the default is passed.
    @Test func contentIsMadeOfTheDefault() {
        var handed: [Int?] = []
        _ = ViewHarness(offering: 200, 200) {
            Probe("a", 10, 10).overlayPreferenceValue(Chosen.self) { found in
                handed.append(found)
                return Color.red
            }
        }
        #expect(handed == [nil])
    }

    @Test func anOverlayOfAPreferenceFollowsItsAlignment() {
        let alignment = Input(Alignment.topLeading)
        let scene = ViewHarness(offering: 200, 200) {
            Color.clear.overlayPreferenceValue(Chosen.self, alignment: alignment.value) { _ in
                Probe("overlay", 10, 10)
            }
        }
        #expect(scene.frame("overlay").origin == CGPoint(x: 0, y: 0))
        alignment.value = .bottomTrailing
        scene.settle()
        #expect(scene.frame("overlay").origin == CGPoint(x: 200 - 10, y: 200 - 10))
    }

    @Test func anOverlayOfAPreferenceIsExplainedAsAnyOverlay() throws {
        func words(_ scene: ViewHarness) throws -> [String] {
            let nodes = scene.host.explanation().nodes
            return try #require(nodes.first { $0.kind == .secondary }).words.map(\.text)
        }
        let overlay = ViewHarness(offering: 200, 200) {
            Color.clear.overlay(alignment: .bottom) { Probe("overlay", 10, 10) }
        }
        let preference = ViewHarness(offering: 200, 200) {
            Color.clear.overlayPreferenceValue(Chosen.self, alignment: .bottom) { _ in Probe("overlay", 10, 10) }
        }
        #expect(try words(preference).map { $0.replacing("overlayPreferenceValue", with: "overlay") }
            == words(overlay))
    }

    private struct BoundsKey: PreferenceKey {
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    /// 100 × 40 rotated by 30° has the bounding box 100·cos + 40·sin × 100·sin + 40·cos in the window. Its reader in
    /// the rotation gets the bounding box of that box, rotated back.
    @Test("an anchor is a rectangle of the window: read inside of a rotation it is the box of the box")
    func anchorsInARotation() {
        let (sine, cosine) = (sin(30 * Double.pi / 180), cos(30 * Double.pi / 180))
        let wide = 100 * cosine + 40 * sine, high = 100 * sine + 40 * cosine
        func size(_ degrees: Double, isInside: Bool) -> CGSize {
            var found = CGSize.zero
            func reader(_ anchor: Anchor<CGRect>?) -> some View {
                GeometryReader { proxy in
                    let _ = found = anchor.map { proxy[$0].size } ?? .zero
                    Color.clear
                }
            }
            let box = Probe("box", 100, 40).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            _ = ViewHarness(offering: 300, 300, evaluatesTwice: false) {
                if isInside {
                    box.overlayPreferenceValue(BoundsKey.self) { reader($0) }.rotationEffect(.degrees(degrees))
                } else {
                    box.rotationEffect(.degrees(degrees)).overlayPreferenceValue(BoundsKey.self) { reader($0) }
                }
            }
            return found
        }
        func isNear(_ size: CGSize, _ width: Double, _ height: Double) -> Bool {
            // A sum of products of sines.
            abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9
        }
        #expect(isNear(size(30, isInside: false), wide, high))
        #expect(isNear(size(30, isInside: true), wide * cosine + high * sine, wide * sine + high * cosine))
        #expect(size(0, isInside: true) == CGSize(width: 100, height: 40))
    }

    /// Removed views are not queried: the content is created again before an anchor of theirs is read.
    @Test func anchorsAreReadWhileTheirViewsAreThere() {
        struct Bounds: PreferenceKey {
            static let defaultValue: [Int: Anchor<CGRect>] = [:]
            static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
                value.merge(nextValue()) { $1 }
            }
        }
        let shown = Input([0, 1, 2])
        var widths: [CGFloat] = []
        let scene = ViewHarness(offering: 200, 200) {
            let last = shown.value.last ?? 0
            HStack(spacing: 0) {
                ForEach(shown.value, id: \.self) { index in
                    Probe("\(index)", 10 + Double(index), 10)
                        .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
                }
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    // Programs rely on this: a view in the list has written its bounds.
                    let _ = widths.append(proxy[anchors[last]!].width)
                    Color.red
                }
            }
        }
        #expect(widths.last == 12)
        shown.value = [0, 1]
        scene.settle()
        #expect(widths.last == 11)
        shown.value = [0, 1, 3]
        scene.settle()
        #expect(widths.last == 13)
        #expect(scene.takeReports().isEmpty)
    }

    /// A mark under the selected view moves there in the update that selects it.
    @Test func whatIsAtAnAnchorIsAnimated() {
        let selected = Input(0)
        let scene = ViewHarness(offering: 100, 50) {
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    Probe("\(index)", 50, 50).anchorPreference(key: BoundsKey.self, value: .bounds) {
                        index == selected.value ? $0 : nil
                    }
                }
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    let start = anchor.map { proxy[$0].minX } ?? 0
                    Color.red.frame(width: 50, height: 50).padding(.leading, start)
                }
            }
        }
        withAnimation(.linear(duration: 1)) { selected.value = 1 }
        scene.settle()
        scene.advance(by: 0.5)
        #expect(scene.drawnFrames.contains { (frame: CGRect) in abs(frame.minX - 25) < 0.1 })
    }

    /// State that only the closure of a writer reads.
    @Test func writersFollowWhatTheyRead() {
        struct Sum: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Screen: View {
            @State private var factor = 1
            @State private var extra = 0
            let heard: (Int) -> Void
            var body: some View {
                VStack {
                    Probe("a", 10, 10).anchorPreference(key: Sum.self, value: .bounds) { _ in factor }
                    Probe("b", 10, 10).preference(key: Sum.self, value: 100)
                        .transformPreference(Sum.self) { $0 += extra }
                    Button("Factor") { factor += 1 }
                    Button("Extra") { extra += 10 }
                }
                .onPreferenceChange(Sum.self) { heard($0) }
            }
        }
        var heard: [Int] = []
        let scene = ViewHarness(offering: 200, 200) { Screen { heard.append($0) } }
        #expect(heard == [101])
        scene.tap("Factor")
        #expect(heard == [101, 102])
        scene.tap("Extra")
        #expect(heard == [101, 102, 112])
    }

    private struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    private struct Other: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// Each view of a group with a modifier for a preference appears once, and writes its own preference once.
    @Test func viewsOfAGroupAreThereOnce() {
        var heard = 0, appeared = 0
        _ = ViewHarness(offering: 200, 200) {
            VStack {
                Group {
                    Probe("a", 10, 10).preference(key: Count.self, value: 1).onAppear { appeared += 1 }
                    Probe("b", 10, 10).preference(key: Count.self, value: 1)
                }
                .preference(key: Other.self, value: 5)
            }
            .onPreferenceChange(Count.self) { heard = $0 }
        }
        #expect(heard == 2)
        #expect(appeared == 1)
    }

    /// Each view of a group has its own content created from its preference, which is updated when that changes.
    @Test func contentOfEachViewOfAGroupFollows() {
        let first = Input(10)
        let scene = ViewHarness(offering: 200, 200) {
            VStack {
                Group {
                    Probe("a", 50, 10).preference(key: Count.self, value: first.value)
                    Probe("b", 50, 10).preference(key: Count.self, value: 20)
                }
                .overlayPreferenceValue(Count.self) { Probe("\($0)", Double($0), 5) }
            }
        }
        #expect(scene.size("10").width == 10)
        #expect(scene.size("20").width == 20)
        first.value = 30
        scene.settle()
        #expect(scene.size("30").width == 30)
        #expect(!scene.contains("10"))
    }

    private struct Last: PreferenceKey {
        static let defaultValue = "default"
        static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    private func last(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> String {
        var seen = ""
        let scene = ViewHarness(offering: 200, 200) { content().onPreferenceChange(Last.self) { seen = $0 } }
        return withExtendedLifetime(scene) { seen }
    }

    /// A container whose views may be others takes part with the default value where none of them sets one; a container
    /// that always has the same views does not take part (#33.3).
    @Test func aChangingContainerSetsTheDefault() {
        let set = Probe("a", 10, 10).preference(key: Last.self, value: "set")
        #expect(last { set.overlay { if true { Probe("b", 5, 5) } } } == "default")
        #expect(last { set.overlay { Probe("b", 5, 5) } } == "set")
        #expect(last { HStack { set; VStack { if true { Probe("b", 5, 5) } } } } == "default")
        #expect(last { HStack { set; VStack { ForEach(0..<2) { _ in Probe("b", 5, 5) } } } } == "default")
        #expect(last { HStack { set; ZStack { VStack { Probe("c", 5, 5).id(1) } } } } == "default")
        #expect(last { HStack { set; VStack { Probe("b", 5, 5) } } } == "set")
        // A container of changing views that sets a value has no other.
        #expect(last { HStack { set; if true { Probe("b", 5, 5) } } } == "set")
        #expect(last { HStack { if true { Probe("b", 5, 5) }; set } } == "set")
        #expect(last { VStack { if true { VStack { Probe("b", 5, 5) } } }.preference(key: Last.self, value: "own") }
            == "own")
    }

    /// A background comes before its content and an overlay after it.
    @Test func secondaryViewsTakePartInTheOrderInWhichTheyAreDrawn() {
        func named(_ name: String) -> some View { Probe(name, 10, 10).preference(key: Last.self, value: name) }
        #expect(last { named("content").overlay { named("overlay") } } == "overlay")
        #expect(last { named("content").background { named("background") } } == "content")
    }

    private struct Total: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// Around several views a preference is set for each of them; a container of one view holds them as one.
    @Test func eachOfSeveralViewsSetsIt() {
        let count = Input(2)
        var total = -1
        let scene = ViewHarness(offering: 200, 200) {
            VStack {
                Probe("a", 10, 10)
                ForEach(0..<count.value, id: \.self) { Probe("\($0)", 10, 10) }.preference(key: Total.self, value: 1)
            }
            .onPreferenceChange(Total.self) { total = $0 }
        }
        #expect(total == 2)
        count.value = 5
        scene.settle()
        #expect(total == 5)
        let whole = ViewHarness(offering: 200, 200) {
            Color.red.overlay {
                ForEach(0..<3, id: \.self) { Probe("\($0)", 10, 10) }.preference(key: Total.self, value: 1)
            }
            .onPreferenceChange(Total.self) { total = $0 }
        }
        #expect(withExtendedLifetime(whole) { total } == 1)
    }

    /// What is set below is changed for each of them.
    @Test func eachOfSeveralViewsIsTransformed() {
        var total = -1
        let scene = ViewHarness(offering: 200, 200) {
            VStack {
                ForEach(1..<4, id: \.self) { Probe("\($0)", 10, 10).preference(key: Total.self, value: $0) }
                    .transformPreference(Total.self) { $0 += 10 }
            }
            .onPreferenceChange(Total.self) { total = $0 }
        }
        #expect(withExtendedLifetime(scene) { total } == 11 + 12 + 13)
    }

    /// Of siblings the last is called first, so that what the first writes to one state stays (#33.13).
    @Test func siblingsAreCalledFromTheLast() {
        let shift = Input(0), seen = Input([Int]())
        let scene = ViewHarness(offering: 200, 200) {
            VStack {
                ForEach(1..<4) { number in
                    Probe("\(number)", 10, 10)
                        .preference(key: Total.self, value: number + shift.value)
                        .onPreferenceChange(Total.self) { seen.value.append($0) }
                }
                HStack {
                    Probe("a", 10, 10).preference(key: Total.self, value: 10 + shift.value)
                        .onPreferenceChange(Total.self) { seen.value.append($0) }
                    Probe("b", 10, 10).preference(key: Total.self, value: 20 + shift.value)
                        .onPreferenceChange(Total.self) { seen.value.append($0) }
                }
            }
        }
        #expect(seen.value == [20, 10, 3, 2, 1])
        seen.value = []
        shift.value = 100
        scene.settle()
        #expect(seen.value == [120, 110, 103, 102, 101])
    }
}
