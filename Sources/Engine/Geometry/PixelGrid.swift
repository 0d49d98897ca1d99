package import Foundation

/// The grid of device pixels: `scale` of them per point.
package struct PixelGrid: Hashable, Sendable {
    package let scale: CGFloat
    package init(scale: CGFloat) { self.scale = scale }

    /// The nearest grid line; halves go up, also those that arithmetic left a hair short.
    package func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-9).rounded(.down) / scale }
    /// The first grid line at or after the value. Errors of arithmetic do not push it to the next one.
    package func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 1e-9).rounded(.up) / scale }

    /// Every edge on its nearest grid line, so that neighbours still touch.
    package func snap(_ rect: CGRect) -> CGRect {
        if rect.isNull || rect.isInfinite { return rect }
        let (minX, minY) = (round(rect.minX), round(rect.minY))
        return CGRect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
    }

    /// The transform that takes what is drawn from zero over the size of `frame` onto the snapped frame.
    ///
    /// Exactly a translation where no size changes; a side without length keeps its scale.
    package func fit(_ frame: CGRect) -> CGAffineTransform {
        let target = snap(frame)
        return CGAffineTransform(a: Self.stretch(frame.width, target.width), b: 0, c: 0,
                                 d: Self.stretch(frame.height, target.height), tx: target.minX, ty: target.minY)
    }

    private static func stretch(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        if from <= 0 || abs(to - from) <= 1e-9 * max(1, from) { return 1 }
        return to / from
    }
}
