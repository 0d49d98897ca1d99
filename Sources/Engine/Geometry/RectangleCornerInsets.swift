public import Foundation

/// Sizes that the corners of a rectangle take away, in points.
@frozen
public struct RectangleCornerInsets: Equatable, Sendable {
    /// At the top leading corner.
    public var topLeading: CGSize
    /// At the top trailing corner.
    public var topTrailing: CGSize
    /// At the bottom leading corner.
    public var bottomLeading: CGSize
    /// At the bottom trailing corner.
    public var bottomTrailing: CGSize

    /// Nothing at any corner.
    public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }
    /// A size for each corner, in points.
    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
}

extension EdgeInsets {
    /// These insets and, on `edges`, the greater length of the two corners at the edge.
    public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
        var made = self
        if edges.contains(.top) { made.top += max(corners.topLeading.height, corners.topTrailing.height) }
        if edges.contains(.bottom) { made.bottom += max(corners.bottomLeading.height, corners.bottomTrailing.height) }
        if edges.contains(.leading) { made.leading += max(corners.topLeading.width, corners.bottomLeading.width) }
        if edges.contains(.trailing) { made.trailing += max(corners.topTrailing.width, corners.bottomTrailing.width) }
        return made
    }
}
