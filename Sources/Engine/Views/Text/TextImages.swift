import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

// The drawing of images in the lines of a text.

extension FragmentBuilder {
    /// Draws an attachment of a text whose top leading corner is `origin`.
    mutating func append(_ placed: PlacedAttachment, at origin: SIMD2<Double>) {
        let frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y), paint = placed.paint
        switch placed.attachment.payload {
        case .path(let path, let isEvenOdd):
            append(.shape(ShapeItem(path: path, frame: frame, isEvenOdd: isEvenOdd, paint: paint)))
        case .layers(let layers):
            for layer in layers {
                append(.shape(ShapeItem(path: layer.path, frame: frame, isEvenOdd: layer.isEvenOdd,
                                        paint: layer.paint)))
            }
        case .image(let image, let isTemplate):
            var tint: RGBA?
            if isTemplate, case .color(let color) = paint { tint = color }
            append(.image(ImageItem(image: image, frame: frame, tint: tint)))
        case .picture(let picture, let isTemplate):
            append(picture, ofSize: frame.size, in: frame, paint: isTemplate ? paint : nil)
        }
    }
}

extension PlacedAttachment {
    /// The attachment with the paints of its spans.
    func painted(by paints: [Paint]) -> PlacedAttachment {
        var copy = self
        copy.takePaint(from: paints)
        guard case .layers(var layers) = attachment.payload else { return copy }
        for index in layers.indices { layers[index].paint = paints[layers[index].style] }
        copy.attachment.payload = .layers(layers)
        return copy
    }
}
