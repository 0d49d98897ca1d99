public import Foundation
public import QuadrantGeometry

/// Distances from the four sides of a rectangle towards its inside, in points, whichever way a language is read.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// Points down from the top side; negative values move outwards.
    public var top: CGFloat
    /// Points to the right from the left side; negative values move outwards.
    public var left: CGFloat
    /// Points up from the bottom side; negative values move outwards.
    public var bottom: CGFloat
    /// Points to the left from the right side; negative values move outwards.
    public var right: CGFloat

    /// Distances in points, each towards the inside.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance anywhere.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// No distance anywhere.
    public static let zero = UIEdgeInsets()
}

/// Distances from the four sides of a rectangle towards its inside, in points, from where a language begins to where it
/// ends.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// Points down from the top side; negative values move outwards.
    public var top: CGFloat
    /// Points from the side where a language begins; negative values move outwards.
    public var leading: CGFloat
    /// Points up from the bottom side; negative values move outwards.
    public var bottom: CGFloat
    /// Points from the side where a language ends; negative values move outwards.
    public var trailing: CGFloat

    /// Distances in points, each towards the inside.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance anywhere.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The insets of SwiftUI, side by side the same.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
                  trailing: edgeInsets.trailing)
    }

    /// No distance anywhere.
    public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
    /// The insets of UIKit, side by side the same.
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
