import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPNG
import QuadrantSVG
import QuadrantTesting
import QuadrantViews
import Testing

/// A view created with a number, for APIs that take one.
struct NumberCase: CustomTestStringConvertible, Sendable {
    let name: String
    let view: @MainActor @Sendable (Double) -> AnyView

    init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> V) {
        self.name = name
        self.view = { AnyView(view($0)) }
    }

    var testDescription: String { name }

    /// Extreme and invalid numbers, and some that programs use.
    static let numbers: [Double] = [
        0, -0.0, 1, -1, .leastNonzeroMagnitude, 1e-5, 40_000, 1e9, 1e300, .infinity, -.infinity, .nan,
    ]

    /// Draws the view with each number in every picture format. Runtime issues are allowed, because the number may be
    /// invalid. A trap, a hang, a broken invariant of the graph, or a picture that cannot be encoded fails the test.
    @MainActor func draw() {
        for number in Self.numbers {
            let scene = ViewHarness(offering: 48, 40) { view(number) }
            encode(scene.displayList, "\(name) of \(number)")
            _ = scene.host.accessibilityTree()
            _ = scene.takeReports()
        }
    }

    /// Animates the number, and draws the view during the animation.
    @MainActor func animate() {
        let number = Input(0.5)
        let scene = ViewHarness(offering: 48, 40) { view(number.value) }
        for (index, next) in Self.numbers.enumerated() {
            withAnimation(.linear(duration: 1)) { number.value = next }
            scene.settle()
            scene.at(Double(index) + 0.5)
            encode(scene.displayList, "\(name) on its way to \(next)")
        }
        _ = scene.takeReports()
    }

    private func encode(_ list: DisplayList, _ what: String) {
        #expect(throws: Never.self, "\(what), PNG") { _ = try PNG.encode(list) }
        #expect(throws: Never.self, "\(what), PDF") { _ = try PDF.encode(list) }
        #expect(throws: Never.self, "\(what), SVG") {
            let text = String(decoding: try SVG.encode(list, text: .outlines), as: UTF8.self)
            for word in ["nan", "inf"] {
                #expect(!text.contains(" \(word)") && !text.contains("\"\(word)") && !text.contains("-\(word)"),
                        "\(what), SVG")
            }
        }
    }
}

/// A box of 10 × 10 points.
struct Box10: View {
    var body: some View { Color.red.frame(width: 10, height: 10) }
}

/// Any number in any numeric argument (#9.6): nothing traps, hangs or cannot be drawn.
@Suite("Numbers", .serialized)
@MainActor
struct NumberTests {
    @Test(arguments: NumberCase.layout) func layoutTakesAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.containers) func containersTakeAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.effects) func effectsTakeAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.shapes) func shapesTakeAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.paths) func pathsTakeAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.styles) func stylesTakeAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.texts)
    func textTakesAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.controls) func controlsTakeAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.drawings)
    func canvasesTakeAnyNumber(_ item: NumberCase) { item.draw() }
    @Test(arguments: NumberCase.timed)
    func animationsTakeAnyNumber(_ item: NumberCase) { item.animate() }

    /// From an ordinary number to an extreme one, and between extreme ones.
    @Test(arguments: [NumberCase.effects, NumberCase.shapes].joined().filter { !$0.name.hasPrefix("mesh") })
    func anyNumberIsAnimated(_ item: NumberCase) { item.animate() }
}
