import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("ImagePaint")
struct ImagePaintTests {
    private let image = Image(
        pixels: ImagePixels(width: 4, height: 2, rgba: Array(repeating: 255, count: 32)), scale: 1)

    @Test func aShapeIsFilledWithTiles() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(.image(image, scale: 0.5)) }
        guard case .tiled(let handle, _, let scale)? = scene.fills.first?.paint else {
            return #expect(Bool(false), "no tiles")
        }
        #expect(handle.pixels.width == 4 && scale == 0.5)
    }

    @Test func paintsAreEqualByValue() {
        #expect(ImagePaint(image: image) == ImagePaint(image: image, scale: 1))
        #expect(ImagePaint(image: image) != ImagePaint(image: image, scale: 2))
        #expect(ImagePaint(image: image).sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
}
