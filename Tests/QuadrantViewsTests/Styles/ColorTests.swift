import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
import QuadrantTesting
import QuadrantViews

@Suite("Color")
struct ColorTests {
    /// A type that holds a colour is hashed with it.
    @Test func coloursAreHashedWithTheirOwner() {
        struct Named: Hashable {
            let color: Color
            func hash(into hasher: inout Hasher) { color.hash(into: &hasher) }
        }
        let colors: [Color] = [.red, .blue, .red, .red.opacity(0.5)]
        let all: Set<Named> = Set(colors.map { Named(color: $0) })
        #expect(all.count == 3 && all.contains(Named(color: Color.blue)))
        #expect(Color.red == .red && Color.red != .blue)
    }

    /// Recorded with Apple's SwiftUI, iOS 17 and later.
    @Test(arguments: [
        (Color.RGBColorSpace.sRGB, Float(0.01), Float(0.02), Float(0.03), Float(0.04), "#0305080A"),
        (.sRGB, 0.3, 0.3, 0.3, 0.3, "#4C4C4C4D"), (.displayP3, 0.01, 0.02, 0.03, 0.04, "#0205080A"),
        (.sRGBLinear, 0.01, 0.02, 0.03, 0.04, "#1927300A"), (.displayP3, 1, 1, 1, 1, "#FFFFFFFF"),
        (.sRGB, 0.412, 0.508, 0.69, 0.748, "#6982B0BF"), (.sRGB, 0.6, 0.6, 0.6, 0.6, "#99999999"),
        (.sRGBLinear, 0.3, 0.3, 0.3, 0.3, "#9595954D"), (.sRGBLinear, 0.6, 0.6, 0.6, 0.6, "#CBCBCB99"),
        (.sRGBLinear, 0.412, 0.508, 0.69, 0.748, "#ACBDD8BF"), (.displayP3, 0.3, 0.3, 0.3, 0.3, "#4D4C4C4D"),
        (.displayP3, 0.412, 0.508, 0.69, 0.748, "#6382B4BF"),
    ])
    func resolvedColorsDescribeThemselves(_ space: Color.RGBColorSpace, _ red: Float, _ green: Float, _ blue: Float,
                                          _ opacity: Float,
                                          _ text: String) {
        #expect(Color.Resolved(colorSpace: space, red: red, green: green, blue: blue,
                               opacity: opacity).description == text)
    }

    /// A width of 0 leads to a division by zero, which must not crash.
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e30])
    func whatIsNoNumberIsAColourAllTheSame(_ value: Double) {
        let colors = [Color(hue: value, saturation: 1, brightness: 1), Color(red: value, green: 0, blue: 0),
                      Color.red.opacity(value), Color(white: value)]
        for color in colors {
            #expect(!color.description.isEmpty)
            #expect(!color.resolve(in: EnvironmentValues()).description.isEmpty)
        }
    }

    @Test(arguments: [
        (1.0 / 3, 1.0, 0.5, SIMD3<Double>(0, 0.5, 0)), (0, 0, 1, SIMD3(1, 1, 1)), (2.0 / 3, 1, 0.5, SIMD3(0, 0, 0.5)),
        (1.0 / 6, 1, 1, SIMD3(1, 1, 0)), (0.5, 1, 1, SIMD3(0, 1, 1)), (0, 1, 0.5, SIMD3(0.5, 0, 0)), (1, 1, 1,
            SIMD3(1, 0, 0)),
    ] as [(Double, Double, Double, SIMD3<Double>)])
    func hueGoesRound(_ hue: Double, _ saturation: Double, _ brightness: Double, _ rgb: SIMD3<Double>) {
        let color = Color(hue: hue, saturation: saturation, brightness: brightness).resolve(in: EnvironmentValues())
        // Resolving goes to linear Float components and back.
        #expect(abs(Double(color.red) - rgb.x) < 1e-6 && abs(Double(color.green) - rgb.y) < 1e-6
            && abs(Double(color.blue) - rgb.z) < 1e-6)
    }

    /// iOS 15 to 18, light and dark; iOS 26.
    @Test(arguments: [
        (Color.red, "#FF3B30FF", "#FF453AFF", "#FF383CFF"), (.blue, "#007AFFFF", "#0A84FFFF", "#0088FFFF"),
        (.purple, "#AF52DEFF", "#BF5AF2FF", "#CB30E0FF"), (.green, "#34C759FF", "#30D158FF", "#34C759FF"),
        (.primary, "#000000FF", "#FFFFFFFF", "#000000FF"), (.secondary, "#3C3C4399", "#EBEBF599", "#3C3C4399"),
    ])
    func namedColorsFollowScheme(_ color: Color, _ light: String, _ dark: String, _ new: String) {
        var environment = EnvironmentValues()
        environment.design = .ios17
        #expect(color.resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).description == dark)
        environment.colorScheme = .light
        environment.design = .ios26
        #expect(color.resolve(in: environment).description == new)
    }

    @Test func equalColorsAreEqual() {
        #expect(Color.blue.opacity(0.5) == Color.blue.opacity(0.5))
        #expect(Color.blue.mix(with: .red, by: 0.5) == Color.blue.mix(with: .red, by: 0.5))
        #expect(Color(red: 1, green: 0, blue: 0) != Color(red: 1, green: 0, blue: 0.1))
        #expect(Set([Color.red, .red, .blue]).count == 2)
    }

    @Test func opacityMultiplies() {
        #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.25)
    }

    /// Measured in Apple's SwiftUI: mixing red and blue is perceptual, and not the sRGB average.
    @Test func mixingIsEvenForTheEye() {
        var environment = EnvironmentValues()
        environment.design = .ios26
        let middle = Color.red.mix(with: .blue, by: 0.5).resolve(in: environment)
        // Read from a rendered gradient, so to two units.
        #expect(abs(middle.red * 255 - 170) < 2.5 && abs(middle.green * 255 - 121) < 2.5
            && abs(middle.blue * 255 - 168) < 2.5)
    }

    @MainActor @Test func takesTheSpaceOffered() {
        let scene = ViewHarness { Color.red.tagged("color") }
        #expect(scene.sizeThatFits(80, 60) == CGSize(width: 80, height: 60))
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 10, height: 10))
        #expect(scene.sizeThatFits(nil, 60) == CGSize(width: 10, height: 60))
    }

    /// Changing a colour only redraws: nothing is measured or placed.
    @MainActor @Test func anotherColorOnlyDraws() {
        let color = Input(Color.red)
        let scene = ViewHarness(offering: 100, 100) { color.value }
        let work = scene.work { color.value = .blue }
        #expect(work.measured == 0 && work.placed == 0 && work.bodies == 1)
        #expect(scene.firstColor == "#007AFFFF")
    }

    /// A change of the colour scheme updates adaptive colours.
    @MainActor @Test func schemeChangesReachColors() {
        let scheme = Input(ColorScheme.light)
        let scene = ViewHarness(offering: 20, 20) { Color.primary.environment(\.colorScheme, scheme.value) }
        #expect(scene.firstColor == "#000000FF")
        scheme.value = .dark
        scene.settle()
        #expect(scene.firstColor == "#FFFFFFFF")
    }

    @MainActor @Test func anUnknownNameIsClearAndReported() {
        let scene = ViewHarness(offering: 20, 20) { Color("Nowhere") }
        #expect(scene.fills.isEmpty)
        #expect(scene.takeReports().map(\.what) == ["no color named \"Nowhere\"; using clear."])
    }

    /// Also of texts and symbols, of which nothing is seen otherwise.
    @MainActor @Test func unknownNamesOfTextsAndSymbolsAreReported() {
        func reports<V: View>(_ view: V) -> [String] {
            ViewHarness(offering: 100, 40) { view }.takeReports().map(\.what)
        }
        let expected = ["no color named \"Nowhere\"; using clear."]
        #expect(reports(Text("Text").foregroundStyle(Color("Nowhere"))) == expected)
        #expect(reports(Text("Text").foregroundColor(Color("Nowhere"))) == expected)
        #expect(reports(VStack { Text("Text") }.foregroundStyle(Color("Nowhere"))) == expected)
        #expect(reports(Image(systemName: "star").foregroundStyle(Color("Nowhere"))) == expected)
        #expect(reports(Text("Text").foregroundStyle(.clear)).isEmpty)
    }

    /// Exactly, there and back: linear components are kept, and the others are made of them.
    @Test func fullComponentsAreFull() {
        for hue in [0, 1.0 / 6, 1.0 / 3, 0.5, 2.0 / 3, 5.0 / 6, 1] {
            let color = Color(hue: hue, saturation: 1, brightness: 1).resolve(in: EnvironmentValues())
            #expect(max(color.red, color.green, color.blue) == 1 && min(color.red, color.green, color.blue) == 0)
        }
        #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: -1, blue: 0).green == -1)
    }

    /// A Color from a custom style is resolved in each environment; one from a colour is that colour.
    @MainActor @Test func colorsOfCustomStyles() {
        #expect(Color(true ? Color.red : .blue) == .red)
        let scheme = Input(ColorScheme.light)
        let scene = ViewHarness(offering: 20, 20) {
            Color(SchemeColor(light: .red, dark: .white)).environment(\.colorScheme, scheme.value)
        }
        #expect(scene.firstColor == "#FF3B30FF")
        scheme.value = .dark
        scene.settle()
        #expect(scene.firstColor == "#FFFFFFFF")
        #expect(Color(SchemeColor(light: .red, dark: .blue)) == Color(SchemeColor(light: .red, dark: .blue)))
        #expect(Color(SchemeColor(light: .red, dark: .blue)) != Color(SchemeColor(light: .red, dark: .white)))
    }
}

private nonisolated struct SchemeColor: ShapeStyle, Hashable {
    let light: Color, dark: Color
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
    }
}
