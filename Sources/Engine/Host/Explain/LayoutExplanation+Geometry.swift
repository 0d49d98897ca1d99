import Foundation
import QuadrantCore
import QuadrantGeometry

extension LayoutExplanation.Size {
    init(_ size: SIMD2<Double>) { self.init(width: size.x, height: size.y) }
}
extension LayoutExplanation.Proposal {
    init(_ proposal: Proposal) {
        self.init(width: proposal.sides.x.specified, height: proposal.sides.y.specified)
    }
}
extension LayoutExplanation.Point {
    init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}
extension LayoutExplanation.Rect {
    init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}
extension LayoutExplanation.Rect {
    /// Whether another frame is the same one, but for the rounding of sums.
    func isNear(_ other: Self) -> Bool {
        max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height)) < 0.0001
    }
}
extension LayoutExplanation.Insets {
    init(_ insets: EdgeInsets) {
        self.init(top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
                  trailing: Double(insets.trailing))
    }
}
extension LayoutExplanation.Axis {
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
