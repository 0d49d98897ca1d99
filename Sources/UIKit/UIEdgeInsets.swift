public import Foundation
public import QuadrantGeometry

/// Distances from the four sides of a rectangle towards its inside, in points, whichever way a language is read.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance anywhere.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    public static let zero = UIEdgeInsets()
}

/// Distances from the four sides of a rectangle towards its inside, in points, from where a language begins to where it
/// ends.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance anywhere.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public init(_ edgeInsets: EdgeInsets) {
        self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
                  trailing: edgeInsets.trailing)
    }

    public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
                  trailing: nsEdgeInsets.trailing)
    }
}

extension CGRect {
    /// The rectangle made smaller by `insets`, or larger where they are negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
               height: size.height - insets.top - insets.bottom)
    }
}
