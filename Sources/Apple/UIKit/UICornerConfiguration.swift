import Foundation

/// The radius of a corner (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case fixed(CGFloat), concentric(minimum: CGFloat) }
    let kind: Kind
    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// The radius of the container's corners less the distance to them, and at least `minimum` points.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }
    /// A radius in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// How a view's corners are rounded (iOS 26). A layer has one radius: where those of a configuration differ, corners
/// of 0 stay square and the others have the greatest.
public struct UICornerConfiguration: Hashable, Sendable {
    /// Leading and trailing are left and right: top left, top right, bottom left, bottom right.
    var corners: [UICornerRadius?]
    var capsule: CGFloat?

    /// Corners of half the shorter side, at most `maximumRadius` points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(corners: [], capsule: maximumRadius ?? .infinity)
    }
    /// One radius for all corners.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(corners: [radius, radius, radius, radius])
    }
    /// One radius for all corners, where each of them may be concentric.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    /// A radius for each corner; nil is 0.
    public static func corners(topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
                               bottomLeftRadius: UICornerRadius?,
                               bottomRightRadius: UICornerRadius?) -> UICornerConfiguration {
        UICornerConfiguration(corners: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }
    /// A radius for the two corners of each horizontal edge; nil is 0.
    public static func uniformEdges(topRadius: UICornerRadius?,
                                    bottomRadius: UICornerRadius?) -> UICornerConfiguration {
        UICornerConfiguration(corners: [topRadius, topRadius, bottomRadius, bottomRadius])
    }
    /// A radius for the two corners of each vertical edge; nil is 0.
    public static func uniformEdges(leftRadius: UICornerRadius?,
                                    rightRadius: UICornerRadius?) -> UICornerConfiguration {
        UICornerConfiguration(corners: [leftRadius, rightRadius, leftRadius, rightRadius])
    }
    /// A radius for the corners of the top edge; those of the bottom edge stay square.
    public static func uniformTopRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
        uniformEdges(topRadius: radius, bottomRadius: nil)
    }
    /// A radius for the corners of the bottom edge; those of the top edge stay square.
    public static func uniformBottomRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
        uniformEdges(topRadius: nil, bottomRadius: radius)
    }
    /// A radius for the corners of the left edge; those of the right edge stay square.
    public static func uniformLeftRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
        uniformEdges(leftRadius: radius, rightRadius: nil)
    }
    /// A radius for the corners of the right edge; those of the left edge stay square.
    public static func uniformRightRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
        uniformEdges(leftRadius: nil, rightRadius: radius)
    }
}

extension UIView {
    /// How the corners are rounded (iOS 26). With each layout it sets the radius and the corners of the layer, which
    /// draws no more than half the shorter side.
    public var cornerConfiguration: UICornerConfiguration {
        get {
            if let corners { return corners }
            let radius = UICornerRadius.fixed(layer.cornerRadius), rounded = layer.maskedCorners
            return UICornerConfiguration(corners: Self.allCorners.map { rounded.contains($0) ? radius : nil })
        }
        set {
            corners = newValue
            roundCorners()
        }
    }

    /// In the order of a configuration.
    private static let allCorners: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                                                     .layerMaxXMaxYCorner]

    /// Sets the corners of the layer: concentric ones as the container is now.
    func roundCorners() {
        guard let corners else { return }
        var radius = min(corners.capsule ?? 0, 10_000), rounded = CACornerMask(Self.allCorners)
        if corners.capsule == nil {
            let radii = corners.corners.map { $0.map(points) ?? 0 }
            rounded = CACornerMask(zip(Self.allCorners, radii).filter { $1 > 0 }.map(\.0))
            radius = radii.max() ?? 0
        }
        if layer.maskedCorners != rounded { layer.maskedCorners = rounded }
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
    }

    private func points(_ radius: UICornerRadius) -> CGFloat {
        switch radius.kind {
        case .fixed(let points): return points
        case .concentric(let minimum):
            guard let superview else { return minimum }
            let gap = min(frame.minX, frame.minY, superview.bounds.width - frame.maxX,
                          superview.bounds.height - frame.maxY)
            return max(superview.layer.cornerRadius - max(gap, 0), minimum)
        }
    }
}
