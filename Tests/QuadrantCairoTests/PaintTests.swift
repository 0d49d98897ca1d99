import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite("Gradients and images")
struct PaintTests {
    private let ramp = GradientStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])

    /// Pixel centres are at (x + 0.5) / 10 of the gradient, times 255.
    @Test func linearGradientRunsEvenly() throws {
        let paint = Paint.linear(ramp, from: .zero, to: CGPoint(x: 10, y: 0))
        let pixels = try raster(picture(10, 1, fill(Path(CGRect(x: 0, y: 0, width: 10, height: 1)), paint)))
        for x in 0..<10 {
            // One level for rounding in the gradient walker.
            #expect(abs(Double(pixels[x, 0][0]) - (Double(x) + 0.5) / 10 * 255) <= 1.5)
        }
    }

    @Test func radialGradientKeepsItsEndsOutside() throws {
        let paint = Paint.radial(ramp, center: CGPoint(x: 20, y: 20), inner: 5, outer: 10)
        let pixels = try raster(picture(40, 40, fill(square(0, 0, 40), paint)))
        #expect(pixels[20, 20][0] == 0 && pixels[23, 20][0] == 0)
        #expect(pixels[31, 20][0] == 255 && pixels[0, 0][0] == 255)
    }

    /// On the ellipse inscribed in the bounds the location is 1, along either axis.
    @Test func ellipticalGradientFollowsItsBounds() throws {
        let paint = Paint.elliptical(ramp, bounds: CGRect(x: 0, y: 0, width: 80, height: 40), center: .center, inner: 0,
                                     outer: 1)
        let pixels = try raster(picture(80, 40, fill(Path(CGRect(x: 0, y: 0, width: 80, height: 40)), paint)))
        // Half way to the edge along x and along y.
        #expect(abs(pixels[60, 20][0] - 128) <= 5)
        #expect(abs(pixels[40, 30][0] - 128) <= 7)
    }

    /// Clockwise from the positive x axis: a quarter, a half, three quarters of the circle.
    @Test func angularGradientTurnsClockwise() throws {
        let paint = Paint.angular(ramp, center: CGPoint(x: 50, y: 50), from: 0, to: 2 * .pi)
        let pixels = try raster(picture(100, 100, fill(square(0, 0, 100), paint)))
        #expect(abs(pixels[50, 95][0] - 64) <= 2)
        #expect(abs(pixels[5, 50][0] - 128) <= 2)
        #expect(abs(pixels[50, 5][0] - 191) <= 2)
        // Neighbouring pixels along an arc differ little: 255 levels over 2π * 40 pixels.
        let arc = (0..<200).map { step in
            let angle = 0.1 + Double(step) / 200 * 6
            return pixels[Int(50 + 40 * cos(angle)), Int(50 + 40 * sin(angle))][0]
        }
        #expect(zip(arc, arc.dropFirst()).allSatisfy { abs($0 - $1) <= 5 })
    }

    /// The part without a gradient takes the end colours, and changes half way between them.
    @Test func halfTurnLeavesTheEndColours() throws {
        let paint = Paint.angular(ramp, center: CGPoint(x: 50, y: 50), from: 0, to: .pi)
        let pixels = try raster(picture(100, 100, fill(square(0, 0, 100), paint)))
        #expect(pixels[20, 30][0] == 255)
        #expect(pixels[80, 30][0] == 0)
    }

    private func checks(_ side: Int) -> ImageHandle {
        ImageHandle(ImagePixels(width: side, height: side, rgba: (0..<(side * side)).flatMap { index -> [UInt8] in
            let isLit = (index % side + index / side) % 2 == 0
            return isLit ? [255, 255, 255, 255] : [0, 0, 0, 255]
        }))
    }

    @Test func imageWithoutInterpolationKeepsItsPixels() throws {
        let item = DisplayItem.image(ImageItem(image: checks(2), frame: CGRect(x: 0, y: 0, width: 4, height: 4),
                                               interpolation: .none))
        #expect(try raster(picture(4, 4, item)).reds == [
            [255, 255, 0, 0], [255, 255, 0, 0], [0, 0, 255, 255], [0, 0, 255, 255],
        ])
    }

    /// An enlarged image has hard edges, like a rectangle.
    @Test func enlargedImageDoesNotFadeAtItsEdge() throws {
        let image = ImageHandle(ImagePixels(width: 2, height: 2, rgba: [UInt8](repeating: 255, count: 16)))
        let item = DisplayItem.image(ImageItem(image: image, frame: CGRect(x: 1, y: 1, width: 6, height: 6)))
        let pixels = try raster(picture(8, 8, item))
        #expect(pixels.reds[1] == [0, 255, 255, 255, 255, 255, 255, 0])
    }

    @Test func tintKeepsOnlyTheImagesAlpha() throws {
        let image = ImageHandle(ImagePixels(width: 2, height: 1, rgba: [0, 255, 0, 255, 9, 9, 9, 0]))
        let item = DisplayItem.image(ImageItem(image: image, frame: CGRect(x: 0, y: 0, width: 2, height: 1),
                                               tint: .red))
        let pixels = try raster(picture(2, 1, item))
        #expect(pixels[0, 0] == [255, 0, 0, 255])
        #expect(pixels[1, 0] == [0, 0, 0, 255])
    }

    /// Two pixels per point, starting at x = 1.
    @Test func tilesStartAtTheirOrigin() throws {
        let paint = Paint.tiled(checks(2), origin: CGPoint(x: 1, y: 0), scale: 1)
        let pixels = try raster(picture(4, 2, fill(square(0, 0, 4), paint)))
        #expect(pixels.reds == [[0, 255, 0, 255], [255, 0, 255, 0]])
    }
}
