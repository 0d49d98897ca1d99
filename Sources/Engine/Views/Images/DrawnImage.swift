public import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

extension Image {
    /// An image of `size` points that `renderer` draws each time it is shown, from its top leading corner.
    ///
    /// `label` is its accessibility label. An `opaque` image is black where nothing is drawn; colours are sRGB in every
    /// `colorMode`. Drawing outside of `size` is clipped.
    public init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
                renderer: @escaping (inout GraphicsContext) -> Void) {
        self.init(source: .drawn(DrawnImage(size: size, isOpaque: opaque, renderer: renderer)))
        spokenAs = label.map { .label($0) } ?? .nothing
    }
}

/// An image of a fixed size that a closure draws. Instances are compared by identity, because closures cannot be
/// compared.
package nonisolated final class DrawnImage: Hashable, @unchecked Sendable {
    /// In points; finite and not negative.
    package let size: CGSize
    private let asked: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        func side(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        self.size = CGSize(width: side(size.width), height: side(size.height))
        asked = size
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Reports a size that was negative or not finite.
    func check(_ report: (Diagnostic) -> Void) {
        guard asked != size else { return }
        report(Diagnostic(
            what: "Image(size:renderer:) got \(asked.width) × \(asked.height); using \(size.width) × \(size.height).",
            at: "", rule: "An image's sides are finite and not negative.", fix: "Give it a size in points."))
    }

    /// The drawing of the closure in `environment`, not clipped to the size.
    func picture(in environment: EnvironmentValues) -> Fragment {
        let layer = CanvasLayer(size: size, environment: environment)
        var graphics = GraphicsContext(layer)
        if isOpaque { graphics.fill(Path(graphics.bounds), with: .color(.black)) }
        renderer(&graphics)
        return layer.picture
    }

    /// Draws the image in `frame`. With the `paint` of a template, the image is a mask for the paint.
    func draw(_ frame: CGRect, _ resizing: Image.Resizing?, paint: Paint?, into list: inout FragmentBuilder,
              _ environment: EnvironmentValues) {
        guard size.width > 0, size.height > 0 else { return }
        let picture = picture(in: environment)
        guard !picture.isEmpty else { return }
        guard let resizing else { return list.append(picture, ofSize: size, in: frame, paint: paint) }
        let local = CGRect(origin: .zero, size: frame.size)
        let whole = Fragment(pieces(of: picture, resizing, local))
        list.append(whole, ofSize: frame.size, in: frame, paint: paint)
    }

    /// The parts of a resized image: nine stretched parts, or tiles. Equal rows share their items.
    private func pieces(of picture: Fragment, _ resizing: Image.Resizing, _ frame: CGRect) -> [DisplayItem] {
        let (columns, rows) = resizing.parts(of: size, scale: 1, in: frame)
        var made: [[CGFloat]: Fragment] = [:]
        return rows.map { row in
            let key = [row.source, row.sourceLength, row.length]
            let strip = made[key] ?? Fragment(columns.map { column in
                picture.piece(CGRect(x: column.source, y: row.source, width: column.sourceLength,
                                     height: row.sourceLength),
                              over: CGRect(x: column.start, y: 0, width: column.length, height: row.length))
            })
            made[key] = strip
            return .fragment(strip, at: CGPoint(x: 0, y: row.start))
        }
    }
}

extension Fragment {
    /// The part `source` of this drawing, stretched to `frame`.
    fileprivate func piece(_ source: CGRect, over frame: CGRect) -> DisplayItem {
        let scale = CGSize(width: frame.width / source.width, height: frame.height / source.height)
        let place = CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: -source.minX * scale.width,
                                      ty: -source.minY * scale.height)
        let local = CGRect(origin: .zero, size: frame.size)
        let moved = place.isIdentity ? self
            : Fragment([.effect(.transform(ProjectionTransform(place)), self, frame: local)])
        return .effect(.clip(Path(local), isEvenOdd: false, isAntialiased: true), moved, frame: frame)
    }
}

extension FragmentBuilder {
    /// Draws a drawing of `size` in `frame`, clipped to it. With a `paint`, the drawing is a mask for the paint.
    mutating func append(_ picture: Fragment, ofSize size: CGSize, in frame: CGRect, paint: Paint?) {
        guard size.width > 0, size.height > 0 else { return }
        let item = picture.piece(CGRect(origin: .zero, size: size), over: frame)
        guard let paint else { return append(item) }
        let local = CGRect(origin: .zero, size: frame.size)
        let mask = picture.piece(CGRect(origin: .zero, size: size), over: local)
        let fill = DisplayItem.shape(ShapeItem(path: Path(local), frame: local, paint: paint))
        append(.effect(.mask(Fragment([mask])), Fragment([fill]), frame: frame))
    }
}
