import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantThreads

/// Rasterises a mesh gradient, because neither the PNG painter nor SVG has such a paint.
nonisolated enum MeshPicture {
    struct Mesh {
        /// The number of points in a row, and of rows.
        var width: Int, height: Int
        /// The points in fractions of the size.
        var points: [MeshGradient.BezierPoint]
        var colors: [RGBA]
        var background: RGBA
        var isSmooth: Bool
        var space: Gradient.ColorSpace
        /// The size in pixels.
        var size: CGSize
    }

    /// The number of subdivisions of a grid cell, along each side.
    private static let pieces = 16
    private static let known = MeshPictures()

    /// The image of a mesh, with a border of one pixel. Cached while it is in use.
    static func picture(of mesh: Mesh) -> ImageHandle {
        known.picture(of: mesh) { ImageHandle(draw(mesh), source: mesh) }
    }

    /// A vertex with a premultiplied colour.
    private struct Vertex {
        var place: SIMD2<Float>
        var color: SIMD4<Float>
    }

    private static func draw(_ mesh: Mesh) -> ImagePixels {
        let vertices = self.vertices(mesh)
        // With edges inside the image, it is supersampled by 2 for antialiasing.
        let fine = mesh.fillsSize ? 1 : 2
        let width = max(1, Int(mesh.size.width.rounded(.up))), height = max(1, Int(mesh.size.height.rounded(.up)))
        let columns = (mesh.width - 1) * pieces + 1, rows = (mesh.height - 1) * pieces + 1
        let back = premultiplied(mesh.background)
        var canvas = Canvas(width: width * fine, height: height * fine, color: back)
        let scale = SIMD2(Float(width * fine), Float(height * fine))
        vertices.withUnsafeBufferPointer { vertices in
            for row in 0..<rows - 1 {
                for column in 0..<columns - 1 {
                    func corner(_ x: Int, _ y: Int) -> Vertex {
                        var vertex = vertices[(row + y) * columns + column + x]
                        vertex.place *= scale
                        return vertex
                    }
                    let a = corner(0, 0), b = corner(1, 0), c = corner(0, 1), d = corner(1, 1)
                    canvas.fill(a, b, c, over: back)
                    canvas.fill(b, d, c, over: back)
                }
            }
        }
        return canvas.pixels(width, height, fine)
    }

    private static func premultiplied(_ color: RGBA) -> SIMD4<Float> {
        SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
    }

    // MARK: the mesh

    private static func vertices(_ mesh: Mesh) -> [Vertex] {
        let columns = (mesh.width - 1) * pieces + 1, rows = (mesh.height - 1) * pieces + 1
        let colors = self.colors(mesh, columns, rows)
        return (0..<rows * columns).map { index in
            let (x, y) = (index % columns, index / columns)
            let column = min(x / pieces, mesh.width - 2), row = min(y / pieces, mesh.height - 2)
            let u = Float(x - column * pieces) / Float(pieces), v = Float(y - row * pieces) / Float(pieces)
            return Vertex(place: place(mesh, column, row, u, v), color: colors[index])
        }
    }

    /// A point of the surface between four curves (a Coons patch).
    private static func place(_ mesh: Mesh, _ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
        let start = row * mesh.width + column
        let a = mesh.points[start], b = mesh.points[start + 1]
        let c = mesh.points[start + mesh.width], d = mesh.points[start + mesh.width + 1]
        let top = curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
        let bottom = curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
        let leading = curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
        let trailing = curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
        let across = top * (1 - v) + bottom * v, down = leading * (1 - u) + trailing * u
        let upper = a.position * (1 - u) + b.position * u, lower = c.position * (1 - u) + d.position * u
        return across + down - (upper * (1 - v) + lower * v)
    }

    private static func curve(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>,
                              _ t: Float) -> SIMD2<Float> {
        let s = 1 - t
        let first = a * (s * s * s) + b * (3 * s * s * t)
        return first + c * (3 * s * t * t) + d * (t * t * t)
    }

    /// The colour of each vertex: interpolated first along the rows of the grid, then between them.
    private static func colors(_ mesh: Mesh, _ columns: Int, _ rows: Int) -> [SIMD4<Float>] {
        let isPerceptual = mesh.space == .perceptual
        let given = mesh.colors.map { color -> SIMD4<Float> in
            guard isPerceptual else { return premultiplied(color) }
            let lab = Oklab(color), alpha = color.alpha
            return SIMD4(Float(lab.lightness) * alpha, Float(lab.a) * alpha, Float(lab.b) * alpha, alpha)
        }
        let wide = (0..<mesh.height).map { row -> [SIMD4<Float>] in
            let line = Array(given[row * mesh.width..<(row + 1) * mesh.width])
            return (0..<columns).map { mix(line, $0, mesh.isSmooth) }
        }
        var found = [SIMD4<Float>](repeating: .zero, count: rows * columns)
        for column in 0..<columns {
            let line = wide.map { $0[column] }
            for row in 0..<rows {
                let color = mix(line, row, mesh.isSmooth)
                found[row * columns + column] = isPerceptual ? encoded(color) : color
            }
        }
        return found
    }

    private static func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
        guard color.w > 0 else { return .zero }
        let lab = Oklab(lightness: Double(color.x / color.w), a: Double(color.y / color.w),
                        b: Double(color.z / color.w))
        let plain = lab.rgba(alpha: color.w)
        func clamp(_ value: Float) -> Float { min(max(value, 0), 1) }
        return premultiplied(RGBA(red: clamp(plain.red), green: clamp(plain.green), blue: clamp(plain.blue),
                                  alpha: plain.alpha))
    }

    /// Interpolates a line of values at a subdivision: linearly, or by monotone cubic curves, which stay between
    /// adjacent values.
    private static func mix(_ line: [SIMD4<Float>], _ piece: Int, _ isSmooth: Bool) -> SIMD4<Float> {
        let index = min(piece / pieces, line.count - 2)
        let t = Float(piece - index * pieces) / Float(pieces)
        let from = line[index], to = line[index + 1]
        if !isSmooth || line.count == 2 { return from + (to - from) * t }
        func slope(_ at: Int) -> SIMD4<Float> {
            if at == 0 { return line[1] - line[0] }
            if at == line.count - 1 { return line[at] - line[at - 1] }
            let before = line[at] - line[at - 1], after = line[at + 1] - line[at]
            // The slope is the harmonic mean if both differences have the same sign; at a peak it is 0.
            let product = before * after, sum = before + after
            let mean = product * 2 / sum.replacing(with: 1, where: product .<= 0)
            return mean.replacing(with: 0, where: product .<= 0)
        }
        let t2 = t * t, t3 = t2 * t
        let ends = from * (2 * t3 - 3 * t2 + 1) + to * (3 * t2 - 2 * t3)
        return ends + slope(index) * (t3 - 2 * t2 + t) + slope(index + 1) * (t3 - t2)
    }

    // MARK: pixels

    private struct Canvas {
        let width: Int, height: Int
        var colors: [SIMD4<Float>]

        init(width: Int, height: Int, color: SIMD4<Float>) {
            (self.width, self.height) = (width, height)
            colors = Array(repeating: color, count: width * height)
        }

        /// Fills the pixels whose centre is in a triangle, including its edges. Later triangles cover earlier ones.
        mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex, over back: SIMD4<Float>) {
            let ab = b.place - a.place, ac = c.place - a.place
            let area = ab.x * ac.y - ab.y * ac.x
            guard abs(area) > 1e-9 else { return }
            let low = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
            let high = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
            let first = SIMD2(max(0, Int((low.x - 0.5).rounded(.down))), max(0, Int((low.y - 0.5).rounded(.down))))
            let last = SIMD2(min(width - 1, Int((high.x - 0.5).rounded(.up))),
                             min(height - 1, Int((high.y - 0.5).rounded(.up))))
            guard first.x <= last.x, first.y <= last.y else { return }
            let slack: Float = -1e-4
            for y in first.y...last.y {
                for x in first.x...last.x {
                    let at = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - a.place
                    let second = (at.x * ac.y - at.y * ac.x) / area, third = (ab.x * at.y - ab.y * at.x) / area
                    guard second >= slack, third >= slack, second + third <= 1 - slack else { continue }
                    let color = a.color + (b.color - a.color) * second + (c.color - a.color) * third
                    colors[y * width + x] = color + back * (1 - color.w)
                }
            }
        }

        /// Downsamples the canvas by `fine`, without premultiplication, with a border that repeats the outermost
        /// pixels.
        func pixels(_ width: Int, _ height: Int, _ fine: Int) -> ImagePixels {
            let wide = width + 2, count = wide * (height + 2) * 4
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
                for y in 0..<height + 2 {
                    for x in 0..<wide {
                        let from = SIMD2(min(max(x - 1, 0), width - 1) * fine, min(max(y - 1, 0), height - 1) * fine)
                        var sum = SIMD4<Float>.zero
                        for row in 0..<fine {
                            for column in 0..<fine {
                                sum += colors[(from.y + row) * self.width + from.x + column]
                            }
                        }
                        let color = sum / Float(fine * fine), alpha = min(max(color.w, 0), 1)
                        let plain = alpha > 0 ? color / alpha : .zero
                        let straight = SIMD4(plain.x, plain.y, plain.z, alpha)
                        let scaled = (straight.clamped(lowerBound: .zero, upperBound: .one) * 255)
                            .rounded(.toNearestOrAwayFromZero)
                        for part in 0..<4 { buffer[(y * wide + x) * 4 + part] = UInt8(scaled[part]) }
                    }
                }
                used = count
            }
            return ImagePixels(width: wide, height: height + 2, rgba: bytes)
        }
    }
}

extension MeshPicture.Mesh: Equatable {
    /// Whether no edge of the mesh is visible: its outer points and curves are on or beyond the edges of the image.
    fileprivate nonisolated var fillsSize: Bool {
        func all(_ indices: some Sequence<Int>, _ isBeyond: (SIMD2<Float>) -> Bool) -> Bool {
            indices.allSatisfy { index in
                let point = points[index]
                return isBeyond(point.position)
            }
        }
        let columns = 0..<width, rows = 0..<height
        let near: Float = 1e-4
        let isMirrored = points[0].position.x > points[width - 1].position.x
        let sides = [rows.map { $0 * width }, rows.map { $0 * width + width - 1 }]
        return all(columns) { $0.y <= near } && all(columns.map { (height - 1) * width + $0 }) { $0.y >= 1 - near }
            && all(sides[isMirrored ? 1 : 0]) { $0.x <= near } && all(sides[isMirrored ? 0 : 1]) { $0.x >= 1 - near }
    }
}

/// A cache of the last images, so that an unchanged mesh has an identical image.
private nonisolated final class MeshPictures: Sendable {
    private let all = Locked<[(mesh: MeshPicture.Mesh, picture: ImageHandle)]>([])
    private static let maxCount = 8

    func picture(of mesh: MeshPicture.Mesh, _ make: () -> ImageHandle) -> ImageHandle {
        all.withLock { kept in
            if let index = kept.firstIndex(where: { $0.mesh == mesh }) {
                let found = kept.remove(at: index)
                kept.append(found)
                return found.picture
            }
            let made = make()
            if kept.count == Self.maxCount { kept.removeFirst() }
            kept.append((mesh, made))
            return made
        }
    }
}

extension MeshPicture.Mesh: ColoredImage {
    func image(of colors: [RGBA]) -> ImageHandle {
        var mesh = self
        mesh.colors = colors
        return MeshPicture.picture(of: mesh)
    }
}
