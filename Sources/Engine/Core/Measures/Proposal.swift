public import Foundation
package import QuadrantGeometry

/// A proposed size, stored as two numbers: NaN is nil (ideal). Other sides are 0 (minimum) … ∞ (maximum).
///
/// A key of the measure cache: sides of one meaning are equal, so that both zeros are the minimum and every NaN is nil.
package struct Proposal: Equatable, Sendable {
    package var sides: SIMD2<Double>

    package init(_ sides: SIMD2<Double>) { self.sides = sides }
    package init(_ width: Double, _ height: Double) { sides = SIMD2(width, height) }

    package init(_ size: ProposedViewSize) {
        sides = SIMD2(size.width.map { Double($0) } ?? .nan, size.height.map { Double($0) } ?? .nan)
    }

    package static let unspecified = Proposal(.nan, .nan)

    package var public_: ProposedViewSize {
        ProposedViewSize(width: sides.x.isNaN ? nil : CGFloat(sides.x), height: sides.y.isNaN ? nil : CGFloat(sides.y))
    }

    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? sides.x : sides.y }
        set { if axis == .horizontal { sides.x = newValue } else { sides.y = newValue } }
    }

    /// Each nil side replaced by that of `size`.
    package func filled(with size: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(sides.x.isNaN ? size.x : sides.x, sides.y.isNaN ? size.y : sides.y)
    }

    package static func == (a: Proposal, b: Proposal) -> Bool {
        let same = a.sides .== b.sides
        return all(same) || all(same .| ((a.sides .!= a.sides) .& (b.sides .!= b.sides)))
    }
}

extension SIMD2<Double> {
    package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
    package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    package init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? SIMD2(along, across) : SIMD2(across, along)
    }

    package var asSize: CGSize { CGSize(width: x, height: y) }
    package var asPoint: CGPoint { CGPoint(x: x, y: y) }
}


/// The size that a container proposes to a child: nil proposes the ideal, 0 the minimum and ∞ the maximum length on an
/// axis.
public struct ProposedViewSize: Equatable, Sendable {
    /// In points; nil proposes the ideal width, 0 the minimum and ∞ the maximum.
    public var width: CGFloat?
    /// In points; nil proposes the ideal height, 0 the minimum and ∞ the maximum.
    public var height: CGFloat?

    /// Proposes the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Proposes the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Proposes the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal from two sides in points. `LayoutSubview` reports negative sides and uses 0.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of a whole size in points, without nil sides.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// This size with nil sides taken from `size`, 10 × 10 points unless given.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
