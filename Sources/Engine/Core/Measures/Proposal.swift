public import Foundation
package import QuadrantGeometry

extension Double {
    /// The side of a proposal, or the length of a frame, that is not given: the view takes its ideal one. A number, so
    /// that a proposal is two numbers in a register; the only place that knows that it is NaN is here.
    @inline(__always) package static var unspecified: Double { .nan }
    @inline(__always) package var isUnspecified: Bool { isNaN }
    /// The number of a side that is given; nil for an unspecified one.
    package var specified: Double? { isNaN ? nil : self }
    /// The number of a side that limits lines of text; nil for an unspecified one and for the maximum.
    package var textLimit: Double? { isNaN || self == .infinity ? nil : self }
    /// A side of the public form, where nil is unspecified.
    package init(side: CGFloat?) { self = side.map { Double($0) } ?? .unspecified }
}

/// A proposed size: each side is `Double.unspecified` (the ideal length), or 0 (the minimum) … ∞ (the maximum).
///
/// A key of the measure cache: sides of one meaning are equal, so that both zeros are the minimum, and unspecified
/// sides are equal.
package struct Proposal: Equatable, Sendable {
    /// Width and height.
    package var sides: SIMD2<Double>

    /// A proposal of two lengths, each of which may be unspecified or infinite.
    package init(_ sides: SIMD2<Double>) { self.sides = sides }
    /// A proposal of two lengths, each of which may be unspecified or infinite.
    package init(_ width: Double, _ height: Double) { sides = SIMD2(width, height) }

    /// The same with nil as unspecified.
    package init(_ size: ProposedViewSize) {
        sides = SIMD2(Double(side: size.width), Double(side: size.height))
    }

    /// Both sides unspecified: proposes the ideal size.
    package static let unspecified = Proposal(.unspecified, .unspecified)

    /// The same with nil for unspecified, as programs see it.
    package var public_: ProposedViewSize {
        ProposedViewSize(width: sides.x.specified.map { CGFloat($0) }, height: sides.y.specified.map { CGFloat($0) })
    }

    /// The length on an axis; may be unspecified.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? sides.x : sides.y }
        set { if axis == .horizontal { sides.x = newValue } else { sides.y = newValue } }
    }

    /// Each nil side replaced by that of `size`.
    package func filled(with size: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(sides.x.isUnspecified ? size.x : sides.x, sides.y.isUnspecified ? size.y : sides.y)
    }

    @inline(__always)
    package static func == (a: Proposal, b: Proposal) -> Bool {
        let same = a.sides .== b.sides
        return all(same) || all(same .| ((a.sides .!= a.sides) .& (b.sides .!= b.sides)))
    }
}

extension SIMD2<Double> {
    package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
    package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    /// The component on an axis: x is horizontal.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// A vector by its component on an axis and the one across it.
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
