import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var gap = 8.0
    @Entry fileprivate var title: String?
    @Entry fileprivate var numbers: [Int] = [1, 2]
}
extension Transaction {
    @Entry fileprivate var isQuick: Bool = false
}
extension ContainerValues {
    @Entry fileprivate var rank = 3
}
extension FocusedValues {
    @Entry fileprivate var word: String?
}

@Animatable
private struct Wave: Shape {
    var height: Double
    var width: CGFloat
    let name: String
    @AnimatableIgnored var count: Int = 3
    nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: height)) }
}

@Animatable
private struct Still {
    let name: String
}

/// What the macros of SwiftUI are expanded to, by its use.
@Suite("@Entry and @Animatable") @MainActor
struct MacrosTests {
    @Test func anEntryHasItsInitialValue() {
        let environment = EnvironmentValues()
        #expect(environment.gap == 8 && environment.title == nil && environment.numbers == [1, 2])
        #expect(!Transaction().isQuick && FocusedValues().word == nil)
    }

    @Test func entriesAreWrittenOneByOne() {
        var environment = EnvironmentValues()
        environment.gap = 20
        environment.title = "Title"
        #expect(environment.gap == 20 && environment.title == "Title" && environment.numbers == [1, 2])
        var transaction = Transaction()
        transaction.isQuick = true
        #expect(transaction.isQuick)
        var focused = FocusedValues()
        focused.word = "fig"
        #expect(focused.word == "fig")
    }

    private struct Gap: View {
        @Environment(\.gap) private var gap
        var body: some View { HStack(spacing: gap) { Probe("a", 10, 10); Probe("b", 10, 10) } }
    }

    @Test func anEntryReachesTheViewsInside() {
        #expect(ViewHarness { Gap() }.sizeThatFits(nil, nil).width == CGFloat(10 + 8 + 10))
        #expect(ViewHarness { Gap().environment(\.gap, 30) }.sizeThatFits(nil, nil).width == CGFloat(10 + 30 + 10))
    }

    @Test func aContainerReadsTheValuesOfItsSubviews() {
        struct Ranked<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(subviews: content) { Probe("box", Double($0.containerValues.rank), 10) }
                }
            }
        }
        let scene = ViewHarness { Ranked { Color.red; Color.blue.containerValue(\.rank, 20) } }
        #expect(scene.sizeThatFits(nil, nil).width == CGFloat(3 + 20))
    }

    /// The stored variables in their order, without those that are ignored.
    @Test func animatableDataIsThatOfTheVariables() {
        var wave = Wave(height: 2, width: 3, name: "wave")
        #expect(wave.animatableData == AnimatablePair(2.0.animatableData, CGFloat(3).animatableData))
        wave.animatableData.scale(by: 2)
        #expect(wave.height == 4 && wave.width == 6 && wave.count == 3 && wave.name == "wave")
    }

    @Test func aTypeWithoutVariablesHasNothingToAnimate() {
        #expect(Still(name: "still").animatableData == EmptyAnimatableData())
    }

    @Test func aShapeIsAnimatedByItsVariables() {
        let height = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) { Wave(height: height.value, width: 10, name: "wave") }
        scene.at(0)
        withAnimation(.linear(duration: 1)) { height.value = 10 }
        scene.settle()
        let start = scene.displayList
        scene.at(0.5)
        let middle = scene.displayList
        scene.at(2)
        #expect(start != middle && scene.displayList != middle)
    }
}
