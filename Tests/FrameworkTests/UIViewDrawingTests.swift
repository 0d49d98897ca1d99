import Foundation
import QuadrantDisplayList
import SwiftUI
import Testing
import UIKit

/// Views that draw themselves, and pictures of views.
@Suite("UIView.draw(_:), snapshots")
@MainActor
struct UIViewDrawingTests {
    private final class Drawn: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
        }
    }
    /// An image of one pixel to a point.
    private func image(_ size: CGSize, _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
    }
    private func pixels(_ view: UIView, _ draw: (UIGraphicsImageRendererContext) -> Void) -> [UInt8] {
        image(view.bounds.size, draw).cgImage?.pixels.rgba ?? []
    }

    @Test func whatAViewDrawsIsPartOfItsPicture() {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        view.backgroundColor = .blue
        let expected: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        #expect(pixels(view) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) } == expected)
        #expect(pixels(view) { view.layer.render(in: $0.cgContext) } == expected)
        #expect((view.snapshotView(afterScreenUpdates: true) as? UIImageView)?.image?.size == view.bounds.size)
    }

    @Test func aLayerDrawsTheImageOfItsContents() {
        let green = image(CGSize(width: 1, height: 1)) {
            UIColor.green.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.layer.contents = green.cgImage
        #expect(pixels(view) { view.layer.render(in: $0.cgContext) } == [0, 255, 0, 255])
    }

    @Test func aProviderOfAnImageHasPNG() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let provider = NSItemProvider(object: image)
        #expect(provider.hasItemConformingToTypeIdentifier("public.png"))
        #expect(provider.canLoadObject(ofClass: UIImage.self))
    }

    @Test func aThumbnailHasTheSizeThatIsGiven() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(image.preparingThumbnail(of: CGSize(width: 1, height: 1))?.size == CGSize(width: 1, height: 1))
    }

    @Test func coloursAndImagesAreArchived() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.red, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == .red)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let archive = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: archive)
        #expect(read?.size == image.size && read?.cgImage?.pixels.rgba == image.cgImage?.pixels.rgba)
    }
}
