public import Foundation

/// Distances from the four sides of a rectangle towards its inside, in points; negative ones reach outside.
public struct EdgeInsets: Equatable, Sendable {
    /// Distance from the top edge, in points.
    public var top: CGFloat
    /// Distance from the leading edge, in points: left in a left-to-right layout, right in a right-to-left one.
    public var leading: CGFloat
    /// Distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// Distance from the trailing edge, in points.
    public var trailing: CGFloat

    /// A distance for each side, in points; negative ones are kept and reach outside.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance anywhere.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    package static let zero = EdgeInsets()

    /// The same distance on each of `edges`, none on the others.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                  bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// What both sides take of a length along `axis`.
    package func sum(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }
    package var isZero: Bool { self == .zero }

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: a.top + b.top, leading: a.leading + b.leading,
                   bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
    }
    package static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: a.top - b.top, leading: a.leading - b.leading,
                   bottom: a.bottom - b.bottom, trailing: a.trailing - b.trailing)
    }

    /// These insets with the distances of `edges` kept and the others zero.
    package func keeping(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
                   bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// `rect`, in left-to-right coordinates, made smaller by the insets; sides never get below zero.
    package func inset(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX + leading, y: rect.minY + top,
               width: max(0, rect.width - horizontal), height: max(0, rect.height - vertical))
    }
}
