import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Names in a style that is set for a view are resolved outside of that view (#9.4).
@MainActor @Suite("Styles set in terms of themselves")
struct StyleInForceTests {
    private static let blue = "#007AFFFF", halfRed = "#FF3B3080", red = "#FF3B30FF", black = "#000000FF"

    private func color<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> String? {
        ViewHarness(offering: 20, 20, content: content).firstColor
    }

    @Test func theAccentColorAsTintIsTheAccentColor() {
        #expect(color { Rectangle().fill(.tint).tint(.accentColor) } == Self.blue)
        #expect(color { Color.accentColor.accentColor(.accentColor) } == Self.blue)
        #expect(color { Rectangle().fill(.tint).tint(.tint) } == Self.blue)
        #expect(color { Rectangle().fill(.tint).tint(.selection) } == Self.blue)
        #expect(color { Rectangle().fill(.tint).tint(.accentColor).tint(.red) } == Self.red)
        #expect(color { Color.accentColor.accentColor(.accentColor).accentColor(.red) } == Self.red)
    }

    @Test func aTintMadeOfTheTintIsMadeOfTheOneOutside() {
        #expect(color { Rectangle().fill(.tint).tint(.tint.opacity(0.5)).tint(.red) } == Self.halfRed)
        #expect(color { Color.accentColor.tint(.accentColor.opacity(0.5)).tint(.red) } == Self.halfRed)
        #expect(color { Rectangle().fill(.tint).tint(AnyShapeStyle(.tint).secondary).tint(.red) } == Self.halfRed)
    }

    private struct Tinted: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tint }
    }

    @Test func stylesOfOnesOwnAndGradientsMayNameTheTint() {
        #expect(color { Rectangle().fill(.tint).tint(Tinted()) } == Self.blue)
        #expect(color { Rectangle().fill(.tint).tint(Tinted()).tint(.red) } == Self.red)
        #expect(color { Rectangle().fill(.tint).tint(Color.accentColor.gradient) } == "gradient")
        #expect(color { Color.accentColor.tint(LinearGradient(colors: [.accentColor, .white], startPoint: .top,
                                                              endPoint: .bottom)) } == Self.blue)
    }

    @Test func backgroundsMayNameTheBackground() {
        #expect(color { Rectangle().fill(.background).backgroundStyle(.background) } == "#FFFFFFFF")
        #expect(color { Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5)).backgroundStyle(.red) }
            == Self.halfRed)
        #expect(color { Rectangle().fill(.background).environment(\.backgroundStyle, AnyShapeStyle(.background)) }
            == "#FFFFFFFF")
    }

    /// Two styles that refer to each other are each resolved once. `.foreground` is resolved first in the last two.
    @Test func stylesThatNameEachOtherEnd() {
        #expect(color { Rectangle().fill(.tint).tint(.background).backgroundStyle(.tint) } == Self.blue)
        #expect(color { Rectangle().fill(.background).tint(.background).backgroundStyle(.tint) } == "#FFFFFFFF")
        #expect(color { Rectangle().fill(.tint).foregroundStyle(.tint).tint(.foreground) } == Self.blue)
        #expect(color { Rectangle().foregroundStyle(Color.accentColor).tint(.foreground) } == Self.black)
        #expect(color { Rectangle().tint(.foreground).foregroundStyle(Color.accentColor) } == Self.black)
    }

    @Test func controlsAreDrawnInATintThatNamesItself() {
        let scene = ViewHarness(offering: 300, 600) {
            VStack {
                Button("Words") {}
                Button("Plate") {}.buttonStyle(.borderedProminent)
                Toggle("Switch", isOn: .constant(true))
                Slider(value: .constant(0.5))
                ProgressView(value: 0.5)
                ProgressView()
                Gauge(value: 0.5) { Text("Gauge") }.gaugeStyle(.accessoryCircular)
                TextField("Field", text: .constant(""))
                Label("Label", systemImage: "star")
            }
            .tint(.accentColor)
        }
        #expect(scene.colors.contains(Self.blue))
    }

    /// The track of a toggle that is on.
    @Test func togglesAndSpinnersTakeTheTintAsItWasMeant() {
        let toggle = ViewHarness(offering: 100, 40) {
            Toggle("", isOn: .constant(true)).tint(.tint.opacity(0.5)).tint(.red)
        }
        #expect(toggle.colors.contains(Self.halfRed))
        let plain = ViewHarness(offering: 100, 40) { Toggle("", isOn: .constant(true)) }
        #expect(plain.colors.contains("#34C759FF"))
    }
}
