import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// What a transaction says about scroll views.
@MainActor @Suite("Transactions of scroll views")
struct ScrollTransactionTests {
    private let id = Input<Int?>(nil)
    private let count = Input(20)

    private func scene() -> ViewHarness {
        ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Probe("row \($0)", 100, 20) } }.scrollTargetLayout()
            }
            .scrollPosition(id: id.binding)
        }
    }

    @Test func theAnchorOfATransactionIsThatOfAPosition() {
        let scene = scene()
        withTransaction(\.scrollTargetAnchor, .bottom) { id.value = 10 }
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 10").maxY == 100)
        withTransaction(\.scrollTargetAnchor, .top) { id.value = 3 }
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 3").minY == 0)
    }

    @Test func theAnchorOfATransactionIsThatOfAProxyWithoutOne() {
        let proxies = Input<ScrollViewProxy?>(nil)
        let scene = ViewHarness(offering: 100, 100) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Probe("row \($0)", 100, 20).id($0) } }
                }
                .onAppear { proxies.value = proxy }
            }
        }
        withTransaction(\.scrollTargetAnchor, .top) { proxies.value?.scrollTo(8) }
        scene.settle()
        #expect(scene.frame("row 8").minY == 0)
        withTransaction(\.scrollTargetAnchor, .top) { proxies.value?.scrollTo(12, anchor: .bottom) }
        scene.settle()
        #expect(scene.frame("row 12").maxY == 100)
    }

    /// Flicks the content, then moves it by the program; the speed is lost unless the transaction keeps it.
    @Test(arguments: [false, true])
    func anUpdateKeepsTheVelocityWhereItIsAskedTo(keeps: Bool) {
        let position = Input(ScrollPosition())
        let scene = ViewHarness(offering: 100, 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<500, id: \.self) { Probe("r\($0)", 100, 20) } }
            }
            .scrollPosition(position.binding)
        }
        let finger = ScrollFinger(scene)
        finger.down(50, 180)
        for step in 1...8 { finger.move(50, 180 - 12 * Double(step), after: 0.01) }
        finger.up(after: 0)
        scene.advance(by: 0.1)
        var transaction = Transaction()
        transaction.scrollPositionUpdatePreservesVelocity = keeps
        withTransaction(transaction) { position.value.scrollTo(y: 4_000) }
        scene.settle()
        let start = scene.scroller.offset.y
        #expect(start >= 4_000)
        scene.advance(by: 1)
        #expect((scene.scroller.offset.y > start) == keeps)
    }

    /// At the end of the content, more content moves it, unless the transaction keeps the offset.
    @Test func contentIsNotMovedWhereTheProgramKeepsTheOffset() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<count.value, id: \.self) { Probe("row \($0)", 100, 20) } } }
                .defaultScrollAnchor(.bottom)
        }
        #expect(scene.frame("row 19").maxY == 100)
        scene.scroll(by: CGSize(width: 0, height: -1))
        scene.scroll(by: CGSize(width: 0, height: 1))
        count.value = 22
        scene.settle()
        #expect(scene.frame("row 21").maxY == 100)
        var transaction = Transaction()
        #expect(transaction.scrollContentOffsetAdjustmentBehavior == .automatic)
        transaction.scrollContentOffsetAdjustmentBehavior = .disabled
        withTransaction(transaction) { count.value = 24 }
        scene.settle()
        #expect(scene.frame("row 21").maxY == 100)
    }

    /// The distance of a flick for a behaviour that limits it, and for one that does not.
    private func flick(_ behavior: some ScrollTargetBehavior) -> Double {
        let scene = ViewHarness(offering: 100, 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<900, id: \.self) { Probe("r\($0)", 100, 20) } }
            }
            .scrollTargetBehavior(behavior)
        }
        let finger = ScrollFinger(scene)
        finger.down(50, 180)
        for step in 1...8 { finger.move(50, 180 - 12 * Double(step), after: 0.01) }
        finger.up(after: 0)
        scene.advance(by: 20)
        return scene.scroller.offset.y
    }

    private struct Limited: ScrollTargetBehavior {
        let limits: Bool
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
        func properties(context: PropertiesContext) -> Properties {
            var properties = Properties()
            properties.limitsScrolls = limits && context.axes == .vertical && context.environment.isEnabled
            return properties
        }
    }

    @Test func aBehaviourThatLimitsScrollsHasShorterFlicks() {
        let free = flick(Limited(limits: false)), limited = flick(Limited(limits: true))
        #expect(limited > 0 && limited < free)
        #expect(flick(AnyScrollTargetBehavior(Limited(limits: true))) == limited)
        #expect((AnyScrollTargetBehavior(Limited(limits: true)).base as? Limited)?.limits == true)
    }

    @Test func bouncesAreReadFromTheEnvironment() {
        struct Reader: View {
            @Environment(\.verticalScrollBounceBehavior) private var vertical
            @Environment(\.horizontalScrollBounceBehavior) private var horizontal
            let found: Input<[ScrollBounceBehavior]>
            var body: some View { Color.clear.onAppear { found.value = [vertical, horizontal] } }
        }
        let found = Input<[ScrollBounceBehavior]>([])
        let scene = ViewHarness(offering: 10, 10) {
            Reader(found: found).scrollBounceBehavior(.basedOnSize, axes: .vertical)
        }
        scene.settle()
        #expect(found.value == [.basedOnSize, .automatic])
    }
}
