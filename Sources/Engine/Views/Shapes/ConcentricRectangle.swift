public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// The corners of a rounded rectangle.
public nonisolated struct RoundedRectangularShapeCorners: Hashable, Sendable {
    /// The corner where the top and the leading edge meet.
    public var topLeading: Edge.Corner.Style
    /// The corner where the top and the trailing edge meet.
    public var topTrailing: Edge.Corner.Style
    /// The corner where the bottom and the leading edge meet.
    public var bottomLeading: Edge.Corner.Style
    /// The corner where the bottom and the trailing edge meet.
    public var bottomTrailing: Edge.Corner.Style

    /// A style for each corner; square unless given.
    public init(topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
                bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
    /// One style for all corners.
    public init(all: Edge.Corner.Style) {
        self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
    }
    /// A radius in points for all corners.
    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { .init(all: .fixed(radius)) }
    /// Corners that follow those of the container.
    public static var concentric: RoundedRectangularShapeCorners { .init(all: .concentric) }
    /// Corners that follow those of the container, with a least radius; nil is 0.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
        .init(all: .concentric(minimum: minimum))
    }

    /// The style of a corner.
    public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
        switch corner {
        case .topLeading: topLeading
        case .topTrailing: topTrailing
        case .bottomLeading: bottomLeading
        case .bottomTrailing: bottomTrailing
        }
    }
}

/// A rectangle with round corners, which can be the container of concentric ones.
public protocol RoundedRectangularShape: InsettableShape {
    /// The corners of the shape.
    typealias Corners = RoundedRectangularShapeCorners
    /// The corners in a frame of a size in points; nil is a size that is not known, nil as the answer corners that
    /// depend on it.
    nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
    /// Square corners.
    public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
    /// The corners' height, at most half the shorter side.
    public func corners(in size: CGSize?) -> Corners? {
        .fixed(min(cornerSize.height, size.map { min($0.width, $0.height) / 2 } ?? .infinity))
    }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
    /// The radius of each corner.
    public func corners(in size: CGSize?) -> Corners? {
        Corners(topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
                bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}
extension Capsule: RoundedRectangularShape {
    /// Half the shorter side.
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
extension Circle: RoundedRectangularShape {
    /// Half the shorter side.
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

/// A rectangle whose corners have the same centres as those of the nearest `containerShape(_:)` (iOS 26).
///
/// The radius of such a corner is the container's less the distance from the container's edges, the larger one of both
/// at the corner (a guess), at least 0. Without a container it is that of the display.
public nonisolated struct ConcentricRectangle: RoundedRectangularShape, Equatable {
    private var styles: RoundedRectangularShapeCorners
    /// Corners that all have the largest radius of theirs.
    private var uniform: [Edge.Corner.Set]
    private var amount: CGFloat = 0

    private init(_ styles: RoundedRectangularShapeCorners, uniform: [Edge.Corner.Set] = []) {
        self.styles = styles
        self.uniform = uniform
    }

    /// Concentric corners.
    public init() { self.init(.concentric) }
    /// One style for all corners. Uniform ones all have the largest radius of theirs.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(.init(all: corners), uniform: isUniform ? [.all] : [])
    }
    /// A style for each corner.
    public init(topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
                bottomLeadingCorner: Edge.Corner.Style = .concentric,
                bottomTrailingCorner: Edge.Corner.Style = .concentric) {
        self.init(.init(topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
                        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner))
    }
    /// Equal radii at the top.
    public init(uniformTopCorners: Edge.Corner.Style = .concentric,
                bottomLeadingCorner: Edge.Corner.Style = .concentric,
                bottomTrailingCorner: Edge.Corner.Style = .concentric) {
        self.init(.init(topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
                        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner), uniform: [.top])
    }
    /// Equal radii at the bottom.
    public init(uniformBottomCorners: Edge.Corner.Style = .concentric,
                topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric) {
        self.init(.init(topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
                        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
                  uniform: [.bottom])
    }
    /// Equal radii at the top, and equal radii at the bottom.
    public init(uniformTopCorners: Edge.Corner.Style = .concentric,
                uniformBottomCorners: Edge.Corner.Style = .concentric) {
        self.init(.init(topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
                        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
                  uniform: [.top, .bottom])
    }
    /// Equal radii at the leading edge.
    public init(uniformLeadingCorners: Edge.Corner.Style = .concentric,
                topTrailingCorner: Edge.Corner.Style = .concentric,
                bottomTrailingCorner: Edge.Corner.Style = .concentric) {
        self.init(.init(topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
                        bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner),
                  uniform: [.leading])
    }
    /// Equal radii at the trailing edge.
    public init(uniformTrailingCorners: Edge.Corner.Style = .concentric,
                topLeadingCorner: Edge.Corner.Style = .concentric,
                bottomLeadingCorner: Edge.Corner.Style = .concentric) {
        self.init(.init(topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
                        bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners),
                  uniform: [.trailing])
    }
    /// Equal radii at the leading edge, and equal radii at the trailing one.
    public init(uniformLeadingCorners: Edge.Corner.Style = .concentric,
                uniformTrailingCorners: Edge.Corner.Style = .concentric) {
        self.init(.init(topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
                        bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
                  uniform: [.leading, .trailing])
    }

    /// The styles of the corners.
    public func corners(in size: CGSize?) -> Corners? { styles }
    /// The rectangle without a container: the radii of fixed corners and the least ones of concentric corners.
    public func path(in rect: CGRect) -> Path { path(in: rect, concentric: RectangleCornerRadii()) }
    public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
        path(in: rect, concentric: context.role.concentricRadii(of: rect.insetBy(dx: amount, dy: amount)))
    }
    /// The rectangle inset by `amount` points; concentric corners stay so.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    private func path(in rect: CGRect, concentric: RectangleCornerRadii) -> Path {
        var radii = RectangleCornerRadii { corner in
            let style = styles[corner]
            return style.isConcentric ? max(concentric[corner], style.radius) : max(style.radius - amount, 0)
        }
        for corners in uniform {
            let largest = Edge.Corner.allCases.filter { corners.contains($0) }.map { radii[$0] }.max() ?? 0
            radii = RectangleCornerRadii { corners.contains($0) ? largest : radii[$0] }
        }
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: radii, style: .continuous)
    }
}

extension RoleContext {
    /// The radii with which a rectangle in this view follows the corners of the nearest container shape.
    fileprivate func concentricRadii(of rect: CGRect) -> RectangleCornerRadii {
        GeometryProxy(graph: box.graph, node: box.node).concentricRadii(of: rect, environment) ?? RectangleCornerRadii()
    }
}

extension GeometryProxy {
    /// The radii with which the corners of the view have the same centres as those of the nearest `containerShape(_:)`,
    /// in points, or as those of the display (iOS 27). Nil where neither has round corners, and after the view was
    /// removed.
    public var concentricCornerRadii: RectangleCornerRadii? {
        concentricCornerRadii(in: CGRect(origin: .zero, size: size))
    }
    /// The same for a frame in the coordinates of the view, in points.
    public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
        environment.flatMap { concentricRadii(of: frame, $0) }
    }

    fileprivate func concentricRadii(of rect: CGRect, _ environment: EnvironmentValues) -> RectangleCornerRadii? {
        guard let (container, corners) = concentricContainer(environment) else { return nil }
        let leading = rect.minX - container.minX, trailing = container.maxX - rect.maxX
        let top = rect.minY - container.minY, bottom = container.maxY - rect.maxY
        func radius(_ corner: Edge.Corner, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            max(corners[corner].radius - max(x, y), 0)
        }
        return RectangleCornerRadii(
            topLeading: radius(.topLeading, leading, top), bottomLeading: radius(.bottomLeading, leading, bottom),
            bottomTrailing: radius(.bottomTrailing, trailing, bottom),
            topTrailing: radius(.topTrailing, trailing, top))
    }
}

extension GeometryProxy {
    /// The nearest container shape in the coordinates of this view, else the display.
    private func concentricContainer(_ environment: EnvironmentValues)
        -> (frame: CGRect, corners: RoundedRectangularShapeCorners)?
    {
        guard let container = environment.containerShape else {
            let window = graph.followedViewport, frame = frame(in: .global)
            guard environment.design.metrics.effect.glass != .material, window.displayRadius > 0 else { return nil }
            return (CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: window.size),
                    .fixed(window.displayRadius))
        }
        guard let shape = container.shape as? any RoundedRectangularShape,
              let frame = bounds(of: .containerShape), let corners = shape.corners(in: frame.size)
        else { return nil }
        return (frame, corners)
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The view with the nearest container shape.
    static var containerShape: NamedCoordinateSpace { .named(ContainerSpace()) }
}
private struct ContainerSpace: Hashable {}

extension Shape where Self == ConcentricRectangle {
    /// One style for all corners. Uniform ones all have the largest radius of theirs.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    /// A style for each corner.
    public static func rect(topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
                            bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self {
        ConcentricRectangle(topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
                            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    /// Equal radii at the top.
    public static func rect(uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
                            bottomTrailingCorner: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
                            bottomTrailingCorner: bottomTrailingCorner)
    }
    /// Equal radii at the bottom.
    public static func rect(uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
                            topTrailingCorner: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
                            topTrailingCorner: topTrailingCorner)
    }
    /// Equal radii at the top, and equal radii at the bottom.
    public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
    /// Equal radii at the leading edge.
    public static func rect(uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
                            bottomTrailingCorner: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
                            bottomTrailingCorner: bottomTrailingCorner)
    }
    /// Equal radii at the trailing edge.
    public static func rect(uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
                            bottomLeadingCorner: Edge.Corner.Style) -> Self {
        ConcentricRectangle(uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
                            bottomLeadingCorner: bottomLeadingCorner)
    }
    /// Equal radii at the leading edge, and equal radii at the trailing one.
    public static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style)
        -> Self
    {
        ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners,
                            uniformTrailingCorners: uniformTrailingCorners)
    }
}
