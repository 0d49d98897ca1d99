public import Foundation

extension Path {
    /// The same area outlined by subpaths that do not cross: clockwise on screen around it, the other way around holes.
    /// Both rules for filling agree about the result, which is made of straight lines.
    public func normalized(eoFill: Bool = true) -> Path { combined(with: nil, eoFill) { first, _ in first } }

    /// The area that both paths fill, in straight lines, which stay within a hundredth of a point of curves.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill, isWithin: true) { $0 && $1 }
    }

    /// The area that either path fills, in straight lines, which stay within a hundredth of a point of curves.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 || $1 }
    }

    /// The area that this path fills and `other` does not, in straight lines within a hundredth of a point of curves.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill, isWithin: true) { $0 && !$1 }
    }

    /// The area that exactly one of the paths fills, in straight lines within a hundredth of a point of curves.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 != $1 }
    }

    /// The parts of this line that lie in the area of `other`, or on its edge.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(eoFill, in: other) { $0 }
    }

    /// The parts of this line that lie outside the area of `other`.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(eoFill, in: other) { !$0 }
    }

    /// The area that this path fills with the winding rule and `other` does not, in straight lines within `tolerance`
    /// of curves.
    package func subtracting(_ other: Path, tolerance: CGFloat) -> Path {
        combined(with: other, false, isWithin: true, tolerance) { $0 && !$1 }
    }

    /// The area that both paths fill with the winding rule, in straight lines within `tolerance` of curves.
    package func intersection(_ other: Path, tolerance: CGFloat) -> Path {
        combined(with: other, false, isWithin: true, tolerance) { $0 && $1 }
    }

    /// - Parameter isWithin: whether the result lies in the area of this path.
    private func combined(with other: Path?, _ eoFill: Bool, isWithin: Bool = false, _ tolerance: CGFloat? = nil,
                          _ isWanted: (Bool, Bool) -> Bool) -> Path {
        let tolerance = tolerance ?? overlayTolerance(with: other)
        let overlay = Overlay(flattened(tolerance: tolerance), other?.flattened(tolerance: tolerance) ?? [],
                              isWithinFirst: isWithin)
        func isFilled(_ runs: Int) -> Bool { eoFill ? runs & 1 != 0 : runs != 0 }
        return Path(overlay.outline { isWanted(isFilled($0.x), isFilled($0.y)) })
    }

    private func lines(_ eoFill: Bool, in other: Path, _ isWanted: (Bool) -> Bool) -> Path {
        let tolerance = overlayTolerance(with: other)
        let cutter = LineCutter(other.flattened(tolerance: tolerance), isEvenOdd: eoFill)
        return Path(flattened(tolerance: tolerance).flatMap { cutter.parts(of: $0, isWanted) })
    }

    /// How far straight lines may stray from curves: a hundredth of a point, and less where the whole is small.
    private func overlayTolerance(with other: Path?) -> CGFloat {
        var extent = 0.0
        for path in [self, other ?? Path()] {
            let box = path.boundingRect
            if !box.isNull, box.width.isFinite, box.height.isFinite { extent = max(extent, box.width, box.height) }
        }
        return extent > 0 ? min(0.01, extent * 1e-4) : 0.01
    }
}

extension CGPath {
    /// The same area outlined by subpaths that do not cross, in straight lines.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        path.normalized(eoFill: rule == .evenOdd).cgPath
    }
    /// The area that both paths fill, in straight lines; one rule decides what each of them fills.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        path.intersection(other.path, eoFill: rule == .evenOdd).cgPath
    }
    /// The area that either path fills, in straight lines.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        path.union(other.path, eoFill: rule == .evenOdd).cgPath
    }
    /// The area that this path fills and `other` does not, in straight lines.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        path.subtracting(other.path, eoFill: rule == .evenOdd).cgPath
    }
    /// The area that exactly one of the paths fills, in straight lines.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        path.symmetricDifference(other.path, eoFill: rule == .evenOdd).cgPath
    }
    /// The parts of this line that lie in the area of `other`, or on its edge.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        path.lineIntersection(other.path, eoFill: rule == .evenOdd).cgPath
    }
    /// The parts of this line that lie outside the area of `other`.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        path.lineSubtraction(other.path, eoFill: rule == .evenOdd).cgPath
    }
    /// Whether the areas of both paths have more than an edge in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }
    /// The path in straight lines that stay within `threshold` points of its curves.
    public func flattened(threshold: CGFloat) -> CGPath { Path(path.flattened(tolerance: threshold)).cgPath }
}
