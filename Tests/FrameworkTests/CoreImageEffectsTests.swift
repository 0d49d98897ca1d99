import CoreImage
import Foundation
import Testing
import UIKit

/// Filters of two images, of curves and of places.
@Suite("Effects of CoreImage")
struct CoreImageEffectsTests {
    /// Red, green, blue and opacity of the first pixel.
    private func pixel(_ image: CIImage?) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext().render(try #require(image), toBitmap: &bytes, rowBytes: 4,
                           bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        return bytes
    }
    private func square(_ color: CIColor) -> CIImage {
        CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    private func mixed(_ filter: any CIFilter & CICompositeOperation, _ top: CIColor, _ below: CIColor) throws
        -> [UInt8]
    {
        (filter.inputImage, filter.backgroundImage) = (square(top), square(below))
        return try pixel(filter.outputImage)
    }

    @Test func blendModesFollowTheirFormulas() throws {
        #expect(try mixed(CIFilter.differenceBlendMode(), .red, .white) == [0, 255, 255, 255])
        #expect(try mixed(CIFilter.multiplyBlendMode(), .yellow, .cyan) == [0, 255, 0, 255])
        #expect(try mixed(CIFilter.colorDodgeBlendMode(), .white, .red) == [255, 0, 0, 255])
        #expect(try mixed(CIFilter.colorBurnBlendMode(), .black, .red) == [255, 0, 0, 255])
        let grey = try mixed(CIFilter.saturationBlendMode(), .white, .red)
        #expect(grey[0] == grey[1] && grey[1] == grey[2])
    }

    @Test func imagesAreSeenWhereOthersAre() throws {
        #expect(try mixed(CIFilter.sourceInCompositing(), .red, .clear) == [0, 0, 0, 0])
        #expect(try mixed(CIFilter.sourceOutCompositing(), .red, .clear) == [255, 0, 0, 255])
        #expect(try mixed(CIFilter.sourceAtopCompositing(), .red, .white) == [255, 0, 0, 255])
        #expect(try mixed(CIFilter.maximumCompositing(), .red, .blue) == [255, 0, 255, 255])
        #expect(try mixed(CIFilter.minimumCompositing(), .yellow, .cyan) == [0, 255, 0, 255])
    }

    @Test func aTransitionGoesFromOneImageToAnother() throws {
        let filter = CIFilter.dissolveTransition()
        (filter.inputImage, filter.targetImage) = (square(.red), square(.blue))
        #expect(try pixel(filter.outputImage) == [255, 0, 0, 255])
        filter.time = 1
        #expect(try pixel(filter.outputImage) == [0, 0, 255, 255])
    }

    @Test func lightOfLessKelvinsHasLessBlue() throws {
        let filter = CIFilter.temperatureAndTint(), color = CIColor(red: 0.5, green: 0.5, blue: 0.5)
        filter.inputImage = square(color)
        #expect(try pixel(filter.outputImage) == pixel(square(color)))
        filter.targetNeutral = CIVector(x: 4_000, y: 0)
        let warm = try pixel(filter.outputImage)
        #expect(warm[0] > warm[1] && warm[1] > warm[2])
    }

    @Test func curvesAndStepsChangeComponents() throws {
        let curve = CIFilter.toneCurve(), color = CIColor(red: 0.2, green: 0.4, blue: 0.8)
        curve.inputImage = square(color)
        #expect(try pixel(curve.outputImage) == pixel(square(color)))
        curve.point0 = CGPoint(x: 0, y: 1)
        curve.inputImage = square(.black)
        #expect(try pixel(curve.outputImage) == [255, 255, 255, 255])
        let steps = CIFilter.colorPosterize()
        (steps.inputImage, steps.levels) = (square(color), 2)
        #expect(try pixel(steps.outputImage) == [0, 0, 255, 255])
    }

    @Test func imagesAreTurnedByNamesAndByNumbers() {
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(image.oriented(.right).extent == CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(image.oriented(.down).extent == image.extent)
        #expect(image.orientationTransform(for: .left) == image.orientationTransform(forExifOrientation: 8))
    }

    @Test func screensLeaveBlackAndWhiteAsTheyAre() throws {
        let screens: [CIFilter] = [CIFilter.dotScreen(), CIFilter.lineScreen(), CIFilter.hatchedScreen(),
                                   CIFilter.circularScreen(), CIFilter.cmykHalftone()]
        for screen in screens {
            for color in [CIColor.black, .white] {
                screen.setValue(square(color), forKey: kCIInputImageKey)
                #expect(try pixel(screen.outputImage) == pixel(square(color)), "\(screen.name)")
            }
        }
    }

    @Test func oneColourIsTheSameInPartsAndBlurred() throws {
        let filters: [CIFilter] = [CIFilter.hexagonalPixellate(), CIFilter.gloom(), CIFilter.vignetteEffect()]
        for filter in filters {
            filter.setValue(square(.red), forKey: kCIInputImageKey)
            filter.setValue(CIVector(x: 0, y: 0), forKey: kCIInputCenterKey)
            #expect(try pixel(filter.outputImage) == [255, 0, 0, 255], "\(filter.name)")
        }
    }

    @Test func blursReachAsFarAsTheirRadius() throws {
        let blur = CIFilter.motionBlur(), disc = CIFilter.discBlur()
        (blur.inputImage, blur.radius) = (square(.red), 3)
        (disc.inputImage, disc.radius) = (square(.red), 2)
        #expect(blur.outputImage?.extent == CGRect(x: -3, y: -3, width: 10, height: 10))
        #expect(disc.outputImage?.extent == CGRect(x: -2, y: -2, width: 8, height: 8))
    }

    /// Numbers that are none, and those for which there is no memory, end no program.
    @Test(arguments: ["CIDotScreen", "CILineScreen", "CIHatchedScreen", "CICircularScreen", "CICMYKHalftone",
                      "CIPointillize", "CIHexagonalPixellate", "CIMotionBlur", "CIZoomBlur", "CIDiscBlur", "CIGloom",
                      "CIVignetteEffect", "CICrystallize", "CIPixellate", "CIGaussianBlur", "CIBoxBlur"])
    func filtersTakeAnyNumber(_ name: String) throws {
        for value in [Double.nan, .infinity, -.infinity, 1e30, -5] {
            let filter = try #require(CIFilter(name: name)), input = square(.red)
            filter.setValue(input, forKey: kCIInputImageKey)
            for key in filter.inputKeys where key != kCIInputImageKey {
                let isPlace = filter.value(forKey: key) is CIVector
                filter.setValue(isPlace ? CIVector(x: value, y: value) : value, forKey: key)
            }
            let output = try #require(filter.outputImage)
            #expect(try pixel(output.cropped(to: input.extent)).count == 4, "\(name) \(value)")
        }
    }

    @Test func noiseAndBentImagesHaveTheirExtents() throws {
        #expect(CIFilter.randomGenerator().outputImage?.extent.isInfinite == true)
        let bump = CIFilter.bumpDistortion(), kaleidoscope = CIFilter.kaleidoscope()
        (bump.inputImage, kaleidoscope.inputImage) = (square(.red), square(.red))
        (bump.center, bump.radius) = (CGPoint(x: 2, y: 2), 10)
        #expect(bump.outputImage?.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try pixel(bump.outputImage) == [255, 0, 0, 255])
        #expect(kaleidoscope.count == 6 && kaleidoscope.outputImage != nil)
    }
}
