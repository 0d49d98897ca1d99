import CSpng
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// An image, or a part of it, or its coverage in one colour: embedded in the file once.
struct ImagePart: Hashable {
    var image: ImageHandle
    /// The part, in whole pixels.
    var source: CGRect?
    var tint: RGBA?

    func hash(into hasher: inout Hasher) {
        hasher.combine(image)
        hasher.combine(tint)
    }
}

extension Writer {
    mutating func image(_ item: ImageItem, frame: CGRect) {
        let all = item.wholeArea
        guard let part = item.sourceArea, frame.finite.width > 0, frame.finite.height > 0 else { return }
        if let vector = item.image.pixels.vector, part == all {
            return draw(vector, item, all.size, frame)
        }
        let name = image(ImagePart(image: item.image, source: part == all ? nil : part, tint: item.tint))
        place(name, width: part.width, height: part.height, frame, isSmooth: item.interpolation != .none)
    }

    /// A vector image is embedded unchanged; a tinted one is a mask for the tint.
    private mutating func draw(_ vector: VectorImage, _ item: ImageItem, _ size: CGSize, _ frame: CGRect) {
        let name = embed(vector.document, type: "svg+xml", width: Int(size.width), height: Int(size.height))
        guard let tint = item.tint else { return place(name, width: size.width, height: size.height, frame) }
        groups.append(Group(projection: projection))
        place(name, width: size.width, height: size.height, frame)
        let cover = groups.removeLast()
        groups.append(Group(projection: projection))
        shape(Path(frame), stroke: nil, isEvenOdd: false, isAntialiased: true, paint: .color(tint))
        masked(groups.removeLast(), by: cover)
    }

    /// Draws a defined image of the given size over `frame`, which is in item space.
    mutating func place(_ name: String, width: CGFloat, height: CGFloat, _ frame: CGRect, isSmooth: Bool = true,
                        opacity: Float = 1) {
        var style = isSmooth ? "" : " style=\"image-rendering:pixelated\""
        if opacity < 1 { style += " opacity=\"\(Markup.number(Double(opacity), decimals: 4))\"" }
        let stretch = CGAffineTransform(a: frame.width / width, b: 0, c: 0, d: frame.height / height, tx: frame.minX,
                                        ty: frame.minY)
        guard let projection else {
            write("<use xlink:href=\"#\(name)\" transform=\"\(Markup.matrix(stretch))\"\(style)/>\n",
                  paintedBounds: frame)
            return
        }
        // Cells small enough that each is nearly affine, and slightly enlarged to avoid gaps.
        let cells = 8
        var text = ""
        for row in 0..<cells {
            for column in 0..<cells {
                let cell = CGRect(x: frame.minX + frame.width * CGFloat(column) / CGFloat(cells),
                                  y: frame.minY + frame.height * CGFloat(row) / CGFloat(cells),
                                  width: frame.width / CGFloat(cells), height: frame.height / CGFloat(cells))
                let scale = max(projection.tangent(at: CGPoint(x: cell.midX, y: cell.midY)).meanScale, 1e-6)
                let grown = CGRect(x: cell.minX, y: cell.minY,
                                   width: cell.width + (column < cells - 1 ? 0.4 / scale : 0),
                                   height: cell.height + (row < cells - 1 ? 0.4 / scale : 0))
                let data = Markup.path(Path(grown).projected(by: projection, tolerance: 0.02))
                guard !data.isEmpty else { continue }
                let clip = clipName(data, isEvenOdd: false, "")
                let matrix = stretch.concatenating(projection.tangent(at: CGPoint(x: cell.midX, y: cell.midY)))
                text += "<g clip-path=\"url(#\(clip))\"><use xlink:href=\"#\(name)\""
                text += " transform=\"\(Markup.matrix(matrix))\"\(style)/></g>\n"
            }
        }
        write(text, paintedBounds: projection.bounds(frame))
    }

    /// The identifier of an image in the file.
    mutating func image(_ part: ImagePart) -> String {
        if let name = images[part] { return name }
        let area = part.source ?? CGRect(x: 0, y: 0, width: part.image.pixels.width, height: part.image.pixels.height)
        let width = Int(area.width), height = Int(area.height)
        let png = Self.png(Self.rgba(part, Int(area.minX), Int(area.minY), width, height), width: width, height: height)
        let name = embed(png: png, width: width, height: height)
        images[part] = name
        return name
    }

    mutating func embed(png: [UInt8], width: Int, height: Int) -> String {
        embed(Data(png), type: "png", width: width, height: height)
    }

    private mutating func embed(_ data: Data, type: String, width: Int, height: Int) -> String {
        let content = " width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\""
            + " xlink:href=\"data:image/\(type);base64,\(data.base64EncodedString())\"/>"
        return define("i", key: content) { "<image id=\"\($0)\"" + content }
    }

    private static func rgba(_ part: ImagePart, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [UInt8] {
        let pixels = part.image.pixels
        var result: [UInt8] = []
        result.reserveCapacity(width * height * 4)
        for row in y..<(y + height) {
            let start = (row * pixels.width + x) * 4
            result += pixels.rgba[start..<(start + width * 4)]
        }
        guard let tint = part.tint else { return result }
        let color = [tint.red, tint.green, tint.blue].map { UInt8(($0.clampedToUnit * 255).rounded()) }
        let alpha = tint.alpha.clampedToUnit
        for index in stride(from: 0, to: result.count, by: 4) {
            result.replaceSubrange(index..<(index + 3), with: color)
            result[index + 3] = UInt8((Float(result[index + 3]) * alpha).rounded())
        }
        return result
    }

    /// Empty only if there is no memory.
    private static func png(_ rgba: [UInt8], width: Int, height: Int) -> [UInt8] {
        guard let encoder = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return [] }
        defer { spng_ctx_free(encoder) }
        spng_set_option(encoder, SPNG_ENCODE_TO_BUFFER, 1)
        var header = spng_ihdr()
        header.width = UInt32(width)
        header.height = UInt32(height)
        header.bit_depth = 8
        header.color_type = UInt8(SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue)
        var length = 0
        var status: Int32 = 0
        guard spng_set_ihdr(encoder, &header) == 0,
              spng_encode_image(encoder, rgba, rgba.count, Int32(SPNG_FMT_PNG.rawValue),
                                Int32(SPNG_ENCODE_FINALIZE.rawValue)) == 0,
              let memory = spng_get_png_buffer(encoder, &length, &status) else { return [] }
        defer { free(memory) }
        return [UInt8](UnsafeRawBufferPointer(start: memory, count: length))
    }
}
