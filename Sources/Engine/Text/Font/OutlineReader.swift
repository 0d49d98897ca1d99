import CHarfBuzz
import Foundation
import QuadrantGeometry

/// Collects an outline from HarfBuzz's draw callbacks.
final class OutlineReader {
    /// What was drawn so far, with y down.
    private(set) var path = Path()
    private let scale: CGFloat

    /// Multiplies coordinates by `scale`.
    init(scale: CGFloat) { self.scale = scale }

    private func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x) * scale, y: -CGFloat(y) * scale) }

    private static func reader(_ data: UnsafeMutableRawPointer?) -> OutlineReader? {
        data.map { Unmanaged<OutlineReader>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The callbacks; their data is the reader, unretained.
    static let functions: HarfBuzzObject = {
        let made: OpaquePointer = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(made, { _, data, _, x, y, _ in
            guard let reader = OutlineReader.reader(data) else { return }
            reader.path.move(to: reader.point(x, y))
        }, nil, nil)
        hb_draw_funcs_set_line_to_func(made, { _, data, _, x, y, _ in
            guard let reader = OutlineReader.reader(data) else { return }
            reader.path.addLine(to: reader.point(x, y))
        }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(made, { _, data, _, cx, cy, x, y, _ in
            guard let reader = OutlineReader.reader(data) else { return }
            reader.path.addQuadCurve(to: reader.point(x, y), control: reader.point(cx, cy))
        }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(made, { _, data, _, ax, ay, bx, by, x, y, _ in
            guard let reader = OutlineReader.reader(data) else { return }
            reader.path.addCurve(to: reader.point(x, y), control1: reader.point(ax, ay), control2: reader.point(bx, by))
        }, nil, nil)
        hb_draw_funcs_set_close_path_func(made, { _, data, _, _ in
            OutlineReader.reader(data)?.path.closeSubpath()
        }, nil, nil)
        hb_draw_funcs_make_immutable(made)
        return HarfBuzzObject(pointer: made)
    }()
}
