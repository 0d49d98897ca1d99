public import Foundation
public import QuadrantCore
public import QuadrantGeometry

// The picture of a pointer. Types of directions that it has are here for programs that name them.

/// A direction along a line of text.
@frozen public nonisolated enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
    /// Towards the start of a line.
    case leading
    /// Towards the end of a line.
    case trailing
    /// Some horizontal directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public let rawValue: Int8
        /// A set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One direction.
        public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }
        /// Towards the start of a line.
        public static let leading = Set(.leading)
        /// Towards the end of a line.
        public static let trailing = Set(.trailing)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction up or down.
@frozen public nonisolated enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
    /// Towards the top.
    case up
    /// Towards the bottom.
    case down
    /// Some vertical directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public let rawValue: Int8
        /// A set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One direction.
        public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }
        /// Towards the top.
        public static let up = Set(.up)
        /// Towards the bottom.
        public static let down = Set(.down)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}

/// A direction in which a frame is resized.
@frozen public nonisolated enum FrameResizeDirection: Int8, CaseIterable, Codable, Sendable {
    /// The frame becomes smaller.
    case inward
    /// The frame becomes larger.
    case outward
    /// Some directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public let rawValue: Int8
        /// A set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One direction.
        public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }
        /// The frame becomes smaller.
        public static let inward = Set(.inward)
        /// The frame becomes larger.
        public static let outward = Set(.outward)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}

/// An edge or a corner at which a frame is resized.
@frozen public nonisolated enum FrameResizePosition: Int8, CaseIterable, Codable, Sendable {
    /// The edges.
    case top, leading, bottom, trailing
    /// The corners.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The picture of a pointer.
@available(*, unavailable, message: "pointer styles are available in macOS and visionOS only")
public nonisolated struct PointerStyle: Sendable {
    /// That of the system.
    public static let `default` = PointerStyle()
    /// A hand that points.
    public static let link = PointerStyle()
    /// A hand that holds something.
    public static let grabActive = PointerStyle()
    /// An open hand.
    public static let grabIdle = PointerStyle()
    /// A bar over horizontal text.
    public static let horizontalText = PointerStyle()
    /// A bar over vertical text.
    public static let verticalText = PointerStyle()
    /// A cross.
    public static let rectSelection = PointerStyle()
    /// A magnifying glass with a plus.
    public static let zoomIn = PointerStyle()
    /// A magnifying glass with a minus.
    public static let zoomOut = PointerStyle()
    /// The arrows of a column's edge.
    public static let columnResize = PointerStyle()
    /// The arrows of a row's edge.
    public static let rowResize = PointerStyle()
    /// The arrows of a column's edge in some directions.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle() }
    /// The arrows of a row's edge in some directions.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle() }
    /// The arrows of a frame's edge.
    public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all)
        -> PointerStyle { PointerStyle() }
    /// An image.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle() }
    /// A shape.
    public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle { PointerStyle() }
    /// A shape at the size of the view.
    public static func shape(_ shape: some Shape, eoFill: Bool = false) -> PointerStyle { PointerStyle() }
}

extension View {
    /// Sets the picture of the pointer over this view.
    @available(*, unavailable, message: "pointerStyle is available in macOS and visionOS only; use hoverEffect")
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    /// Sets whether the pointer is visible over this view.
    @available(*, unavailable, message: "pointerVisibility is available in macOS only")
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets the hover effect of this row of a list. Nothing to do: rows have no hover effects here.
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Draws no hover effect on this row of a list. Nothing to do: rows have no hover effects here.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
