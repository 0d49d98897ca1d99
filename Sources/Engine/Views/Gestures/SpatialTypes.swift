import QuadrantCore
public import QuadrantGeometry

// Types of visionOS that programs may name and a phone does not have.

/// A gesture of the hand that presses a control.
@available(*, unavailable, message: "gestures of the hand press controls in watchOS only")
public nonisolated struct HandGestureShortcut: Hashable, Sendable {
    /// A double pinch.
    public static let primaryAction = HandGestureShortcut()
}

/// How a hand begins a gesture.
@available(*, unavailable, message: "gestures of hands are available in visionOS only")
public nonisolated struct HandActivationBehavior: Hashable, Sendable {
    /// That of the system.
    public static let automatic = HandActivationBehavior()
    /// A pinch begins the gesture.
    public static let pinch = HandActivationBehavior()
}

/// What a hand near a view does.
@available(*, unavailable, message: "pointers of hands are available in visionOS only")
public nonisolated struct HandPointerBehavior: Hashable, Sendable {
    /// The hand draws.
    public static let drawing = HandPointerBehavior()
    /// The hand is no pointer.
    public static let inactive = HandPointerBehavior()
}

/// How the room around windows is shown.
@available(*, unavailable, message: "effects on the surroundings are available in visionOS only")
public nonisolated struct SurroundingsEffect: Hashable, Sendable {
    /// The room is dark.
    public static let dark = SurroundingsEffect()
    /// The room is half dark.
    public static let semiDark = SurroundingsEffect()
    /// The room is as dark as for a video.
    public static let systemDark = SurroundingsEffect()
    /// The room is darkest.
    public static let ultraDark = SurroundingsEffect()
    /// The room is dimmed by a share.
    public static func dim(intensity: Double) -> SurroundingsEffect { SurroundingsEffect() }
    /// The room is tinted.
    public static func colorMultiply(_ color: Color) -> SurroundingsEffect { SurroundingsEffect() }
}

/// Which sides a volume receives.
@available(*, unavailable, message: "volumes and the world around them are available in visionOS only")
public nonisolated struct VolumeViewpointUpdateStrategy: Hashable, Sendable {
    /// All sides.
    public static let all = VolumeViewpointUpdateStrategy()
    /// The sides that the volume supports.
    public static let supported = VolumeViewpointUpdateStrategy()
}

/// How a volume turns in the world.
@available(*, unavailable, message: "volumes and the world around them are available in visionOS only")
public nonisolated struct WorldAlignmentBehavior: Hashable, Sendable {
    /// That of the system.
    public static let automatic = WorldAlignmentBehavior()
    /// The volume turns towards people.
    public static let adaptive = WorldAlignmentBehavior()
    /// The volume stays upright.
    public static let gravityAligned = WorldAlignmentBehavior()
}

/// How a volume is scaled in the world.
@available(*, unavailable, message: "volumes and the world around them are available in visionOS only")
public nonisolated struct WorldScalingBehavior: Hashable, Sendable {
    /// That of the system.
    public static let automatic = WorldScalingBehavior()
    /// The volume grows with its distance.
    public static let dynamic = WorldScalingBehavior()
}

/// Whether lengths grow with a volume.
@available(*, unavailable, message: "volumes and the world around them are available in visionOS only")
public nonisolated struct WorldScalingCompensation: Hashable, Sendable {
    /// The length grows with the volume.
    public static let scaled = WorldScalingCompensation()
    /// The length is that of the room.
    public static let unscaled = WorldScalingCompensation()
}

/// What limits how the world is followed.
@available(*, unavailable, message: "volumes and the world around them are available in visionOS only")
public nonisolated struct WorldTrackingLimitation: Hashable, Sendable {
    /// Movements are not followed.
    public static let translation = WorldTrackingLimitation()
    /// Turns are not followed.
    public static let orientation = WorldTrackingLimitation()
}

/// How far the centring of the world has come.
@available(*, unavailable, message: "volumes and the world around them are available in visionOS only")
public nonisolated enum WorldRecenterPhase: Hashable, Sendable {
    /// The world begins to move.
    case began
    /// The world is centred.
    case ended
}

/// The side from which a volume is seen.
@available(*, unavailable, message: "volumes and the world around them are available in visionOS only")
public nonisolated enum SquareAzimuth: Hashable, CaseIterable, Sendable {
    /// The sides.
    case left, right, front, back
    /// The side that is next to an angle.
    public init(closestToAzimuth azimuth: Angle) { self = .front }
    /// The turn to the side.
    public var orientation: Never? { nil }
    /// Some sides.
    public struct Set: OptionSet, Sendable {
        /// One bit for each side.
        public let rawValue: Int
        /// A set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// One side.
        public init(_ side: SquareAzimuth) { rawValue = 0 }
        /// The left side.
        public static let left = Set(rawValue: 1)
        /// The right side.
        public static let right = Set(rawValue: 2)
        /// The front.
        public static let front = Set(rawValue: 4)
        /// The back.
        public static let back = Set(rawValue: 8)
        /// All sides.
        public static let all = Set(rawValue: 15)
        /// Whether a side is in the set.
        public func contains(_ side: SquareAzimuth) -> Bool { false }
    }
}

/// A hand.
@frozen public nonisolated enum Chirality: Hashable, CaseIterable, Sendable {
    /// The left and the right hand.
    case left, right
}
