import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Shaders are reported and have no effect (#9.35).
@MainActor @Suite("Shaders")
struct ShaderTests {
    private let wave = ShaderLibrary.wave(.float(1), .float2(3, 4), .color(.red), .boundingRect)

    @Test func viewsAreDrawnWithoutTheirShaders() {
        let scene = ViewHarness(offering: 20, 20) {
            Color.red
                .colorEffect(wave)
                .distortionEffect(wave, maxSampleOffset: .zero)
                .layerEffect(ShaderLibrary.default.ripple(), maxSampleOffset: CGSize(width: 10, height: 10))
        }
        #expect(scene.colors == ["#FF3B30FF"])
        let reports = scene.takeReports()
        #expect(Set(reports.map { $0.what.prefix { $0 != " " } }) == ["colorEffect", "distortionEffect", "layerEffect"])
        #expect(reports.allSatisfy { $0.what.contains("which is not run") && !$0.at.isEmpty })
    }

    @Test func whatIsSwitchedOffIsNotReported() {
        let scene = ViewHarness(offering: 20, 20) {
            Color.red.layerEffect(wave, maxSampleOffset: .zero, isEnabled: false)
        }
        #expect(scene.takeReports().isEmpty)
        #expect(scene.colors == ["#FF3B30FF"])
    }

    @Test func visualEffectsAndStylesAreReportedToo() {
        let wave = wave
        let effect = ViewHarness(offering: 20, 20) {
            Color.red.visualEffect { content, proxy in
                content.layerEffect(wave, maxSampleOffset: .zero).opacity(0.5)
            }
        }
        #expect(effect.effects == [.opacity(0.5)])
        #expect(effect.takeReports().count == 1)
        let style = ViewHarness(offering: 20, 20) { Rectangle().fill(wave) }
        #expect(style.displayList.root.isEmpty || style.colors == ["#00000000"])
        #expect(style.takeReports().count == 1)
    }

    @Test func shadersAreEqualByFunctionAndArguments() {
        #expect(ShaderLibrary.wave(.float(1)) == ShaderLibrary.default.wave(.float(1)))
        #expect(ShaderLibrary.wave(.float(1)) != ShaderLibrary.wave(.float(2)))
        #expect(ShaderFunction(library: .default, name: "wave") == ShaderLibrary.wave)
    }
}
