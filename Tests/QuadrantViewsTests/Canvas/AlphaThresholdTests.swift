import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// GraphicsContext.Filter.alphaThreshold (#9.35).
@MainActor @Suite("Thresholds of opacity")
struct AlphaThresholdTests {
    /// The colours of five squares with the opacities 0, 0.25, 0.5, 0.75 and 1, after the filter.
    private func row(_ filter: GraphicsContext.Filter) throws -> [[UInt8]] {
        let scene = ViewHarness(offering: 10, 2) {
            Canvas { context, _ in
                context.addFilter(filter)
                context.drawLayer { layer in
                    for step in 0..<5 {
                        layer.fill(Path(CGRect(x: step * 2, y: 0, width: 2, height: 2)),
                                   with: .color(.white.opacity(Double(step) / 4)))
                    }
                }
            }
        }
        let pixels = try raster(scene.displayList)
        let scale = pixels.width / 10
        return (0..<5).map { step in
            let at = (step * 2 * scale + scale) * 4
            return Array(pixels.rgba[at..<at + 4])
        }
    }

    private let red: [UInt8] = [255, 0, 0, 255], none: [UInt8] = [0, 0, 0, 0]
    private let color = Color(red: 1, green: 0, blue: 0)

    @Test func whatIsOpaqueEnoughIsFilled() throws {
        #expect(try row(.alphaThreshold(min: 0.5, color: color)) == [none, none, red, red, red])
        #expect(try row(.alphaThreshold(min: 0.3, color: color)) == [none, none, red, red, red])
        #expect(try row(.alphaThreshold(min: 0.2)) == [none] + Array(repeating: [0, 0, 0, 255], count: 4))
    }

    @Test func whatIsTooOpaqueIsNot() throws {
        #expect(try row(.alphaThreshold(min: 0.2, max: 0.8, color: color)) == [none, red, red, red, none])
        #expect(try row(.alphaThreshold(min: .nan, max: -1, color: color))[1...] == [none, none, none, none])
    }
}
