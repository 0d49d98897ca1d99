import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Colour effects")
struct ColorEffectsTests {
    private func matrix(_ content: @escaping () -> some View) -> [Float] {
        for case .colorMatrix(let values) in ViewHarness(offering: 20, 20, content: { content() }).effects {
            return values
        }
        return []
    }

    @Test func brightnessIsAdded() {
        #expect(matrix { Rectangle().brightness(0.25) }
            == [1, 0, 0, 0, 0.25, 0, 1, 0, 0, 0.25, 0, 0, 1, 0, 0.25, 0, 0, 0, 1, 0])
    }

    /// Half the contrast keeps the middle: 0.5 · 0.5 + 0.25.
    @Test func contrastKeepsTheMiddle() {
        #expect(matrix { Rectangle().contrast(0.5) }
            == [0.5, 0, 0, 0, 0.25, 0, 0.5, 0, 0, 0.25, 0, 0, 0.5, 0, 0.25, 0, 0, 0, 1, 0])
    }

    @Test func invertingSubtractsFromWhite() {
        #expect(matrix { Rectangle().colorInvert() }
            == [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
    }

    @Test func multiplyingScalesEachComponent() {
        #expect(matrix { Rectangle().colorMultiply(Color(red: 0, green: 1, blue: 0, opacity: 0.5)) }
            == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0])
    }

    /// Whatever happens to the hue, white stays white: each row sums to 1.
    @Test(arguments: [10.0, 90, 180, 300])
    func turningTheHueKeepsWhite(degrees: Double) {
        let values = matrix { Rectangle().hueRotation(.degrees(degrees)) }
        for row in 0..<3 {
            let sum = values[row * 5] + values[row * 5 + 1] + values[row * 5 + 2]
            #expect(abs(sum - 1) < 1e-3)
        }
    }

    @Test func noSaturationIsGrey() {
        #expect(matrix { Rectangle().saturation(0) } == matrix { Rectangle().grayscale(1) })
    }
}
