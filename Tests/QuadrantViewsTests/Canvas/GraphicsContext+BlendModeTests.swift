import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("GraphicsContext.BlendMode")
struct GraphicsContextBlendModeTests {
    typealias Mode = GraphicsContext.BlendMode

    /// A pixel in the first row of a picture of some points.
    private func pixel(_ image: ImagePixels, _ x: Int, of points: Int) -> [UInt8] {
        let at = x * (image.width / points) * 4
        return Array(image.rgba[at..<at + 4])
    }

    @Test(arguments: [(Mode.multiply, Blend.multiply), (.screen, .screen), (.overlay, .overlay), (.darken, .darken),
                      (.lighten, .lighten), (.colorDodge, .colorDodge), (.colorBurn, .colorBurn),
                      (.softLight, .softLight), (.hardLight, .hardLight), (.difference, .difference),
                      (.exclusion, .exclusion), (.hue, .hue), (.saturation, .saturation), (.color, .color),
                      (.luminosity, .luminosity), (.sourceAtop, .sourceAtop), (.destinationOver, .destinationOver),
                      (.destinationOut, .destinationOut), (.plusDarker, .plusDarker), (.plusLighter, .plusLighter)])
    func aModeOfTheOutputsIsTheirs(mode: Mode, blend: Blend) {
        let scene = ViewHarness(offering: 20, 20) {
            Canvas { context, size in
                context.blendMode = mode
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        }
        #expect(scene.effects == [.blend(blend)])
    }

    @Test func theNumbersAreThoseOfCoreGraphics() {
        #expect(Mode.normal.rawValue == CGBlendMode.normal.rawValue)
        #expect(Mode.xor.rawValue == CGBlendMode.xor.rawValue && Mode(rawValue: 3) == .overlay)
    }

    /// Three pixels: red alone, red below blue, blue alone; the opacity and the blue of each.
    private func pixels(_ mode: Mode) throws -> [String] {
        let scene = ViewHarness(offering: 3, 1) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(red: 1, green: 0, blue: 0))
                context.blendMode = mode
                context.fill(Path(CGRect(x: 1, y: 0, width: 2, height: 1)), with: .color(red: 0, green: 0, blue: 1))
            }
        }
        let image = try raster(scene.displayList)
        return (0..<3).map { point in
            let pixel = pixel(image, point, of: 3)
            return pixel[3] == 0 ? "-" : pixel[0] > 127 ? "r" : "b"
        }
    }

    @Test func modesKeepAndRemoveAreas() throws {
        #expect(try pixels(.normal) == ["r", "b", "b"])
        #expect(try pixels(.copy) == ["r", "b", "b"])
        #expect(try pixels(.clear) == ["r", "-", "-"])
        #expect(try pixels(.sourceIn) == ["-", "b", "-"])
        #expect(try pixels(.sourceOut) == ["-", "-", "b"])
        #expect(try pixels(.sourceAtop) == ["r", "b", "-"])
        #expect(try pixels(.destinationOver) == ["r", "r", "b"])
        #expect(try pixels(.destinationIn) == ["-", "r", "-"])
        #expect(try pixels(.destinationOut) == ["r", "-", "-"])
        #expect(try pixels(.destinationAtop) == ["-", "r", "b"])
        #expect(try pixels(.xor) == ["r", "-", "b"])
    }

    /// A translucent copy replaces what is there, and does not cover it.
    @Test func aCopyIsAsTranslucentAsItIsDrawn() throws {
        let scene = ViewHarness(offering: 1, 1) {
            Canvas { context, size in
                let all = Path(CGRect(origin: .zero, size: size))
                context.fill(all, with: .color(red: 1, green: 0, blue: 0))
                context.blendMode = .copy
                context.fill(all, with: .color(red: 0, green: 0, blue: 1, opacity: 0.5))
            }
        }
        let pixel = pixel(try raster(scene.displayList), 0, of: 1)
        #expect(pixel[0] == 0 && abs(Int(pixel[3]) - 128) <= 1)
    }

    /// Outside of the clip everything stays.
    @Test func aModeActsWithinTheClip() throws {
        let scene = ViewHarness(offering: 3, 1) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 2, height: 1)))
                context.blendMode = .destinationIn
                context.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(.black))
            }
        }
        let image = try raster(scene.displayList)
        #expect((0..<3).map { pixel(image, $0, of: 3)[3] } == [0, 255, 255])
    }

    /// Blending in a layer does not reach what is below the layer.
    @Test func aLayerIsBlendedInside() throws {
        let scene = ViewHarness(offering: 2, 1) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(red: 0, green: 0, blue: 1))
                    layer.blendMode = .destinationOut
                    layer.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(.black))
                }
            }
        }
        let image = try raster(scene.displayList)
        #expect(pixel(image, 0, of: 2) == [0, 0, 255, 255] && pixel(image, 1, of: 2) == [255, 0, 0, 255])
    }

    @Test func aShadowIsBlendedByItsMode() {
        let scene = ViewHarness(offering: 20, 20) {
            Canvas { context, size in
                context.addFilter(.shadow(color: .black, radius: 0, blendMode: .multiply, options: .shadowOnly),
                                  options: .linearColor)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        }
        #expect(scene.effects.contains(.blend(.multiply)))
    }

    @Test func aVisualEffectBlendsTheView() {
        let scene = ViewHarness(offering: 20, 20) {
            Rectangle().visualEffect { (effect: EmptyVisualEffect, _) in effect.blendMode(.screen) }
        }
        #expect(scene.effects == [.blend(.screen)])
    }
}
