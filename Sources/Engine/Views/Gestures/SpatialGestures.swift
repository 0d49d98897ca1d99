public import Foundation
public import QuadrantCore
import QuadrantGeometry

// What a headset has around its windows: hands, volumes, the room and the world. None of it is on a phone. Types of
// points and turns in space are those of the module Spatial, which is not here: parameters of them are of any type.

/// Moving, turning and scaling of views in space.
@available(*, unavailable, message: "manipulation of views in space is available in visionOS only")
public nonisolated enum Manipulable {
    /// How far a view continues when the hand lets go.
    public struct Inertia: Hashable, Sendable {
        /// The view stops with the hand.
        public static let none = Inertia()
        /// The view continues a little.
        public static let low = Inertia()
        /// The view continues.
        public static let medium = Inertia()
        /// The view continues for long.
        public static let high = Inertia()
    }
    /// A hand or a pointer that moves a view.
    public struct InputDevice: Hashable, Sendable {
        /// Which hand.
        public enum Chirality: Hashable, Sendable {
            /// The left hand.
            case left
            /// The right hand.
            case right
        }
        /// What moves the view.
        public enum Kind: Hashable, Sendable {
            /// A hand at the view.
            case directPinch
            /// A hand away from the view.
            case indirectPinch
            /// A pointer.
            case pointer
        }
        /// Which hand; nil for a pointer.
        public let chirality: Chirality?
        /// What moves the view.
        public let kind: Kind
        /// Where the hand is in space; nothing where it is not known.
        public var pose: Never? { nil }
    }
    /// A change that is made by hands.
    public struct Operation: Hashable, Sendable {
        /// The view moves.
        public static let translate = Operation()
        /// The view turns with one hand.
        public static let primaryRotation = Operation()
        /// The view turns with two hands.
        public static let secondaryRotation = Operation()
        /// The size of the view changes.
        public static let scale = Operation()
        /// Some changes.
        public struct Set: OptionSet, Sendable {
            /// One bit for each change.
            public let rawValue: Int
            /// A set from bits.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// One change.
            public init(_ operation: Operation) { rawValue = 0 }
            /// The view moves.
            public static let translate = Set(rawValue: 1)
            /// The view turns with one hand.
            public static let primaryRotation = Set(rawValue: 2)
            /// The view turns with two hands.
            public static let secondaryRotation = Set(rawValue: 4)
            /// The size of the view changes.
            public static let scale = Set(rawValue: 8)
            /// All changes.
            public static let all = Set(rawValue: 15)
        }
    }
    /// A step of a movement.
    public struct Event: Sendable {
        /// How far the movement has come.
        public enum Phase: Sendable {
            /// The view is moved.
            case active(Value)
            /// The hands have let go.
            case ended(Value)
            /// It was no movement.
            case failed
        }
        /// Where the view is.
        public struct Value: Sendable {
            /// The hands.
            public let inputDevices: [InputDevice]
            /// The time of the event, in seconds.
            public let timestamp: TimeInterval
            /// The point that is held.
            public var interactionPoint: Never? { nil }
            /// The frame of the view in space.
            public var frame: Never? { nil }
            /// The transform of the view.
            public var transform: Never? { nil }
        }
        /// How far the movement has come.
        public let phase: Phase
        /// Where the view is; nil if it failed.
        public var value: Value? { nil }
    }
    /// The state of a movement.
    public struct GestureState: Sendable {
        /// A view as it is.
        public init() {}
        /// Whether the view is held.
        public var isActive: Bool { false }
        /// The transform of the view.
        public var transform: Never? { nil }
        /// A view with a transform.
        public init(transform: Never) {}
    }
}

extension View {
    /// Lets hands move this view.
    @available(*, unavailable, message: "manipulation of views in space is available in visionOS only")
    nonisolated public func manipulable(
        coordinateSpace: some CoordinateSpaceProtocol = .local, operations: Manipulable.Operation.Set = .all,
        inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true,
        onChanged: ((Manipulable.Event) -> Void)? = nil
    ) -> some View { self }
    /// Lets hands move this view, and keeps its transform.
    @available(*, unavailable, message: "manipulation of views in space is available in visionOS only")
    nonisolated public func manipulable(
        transform: Any, coordinateSpace: some CoordinateSpaceProtocol = .local,
        operations: Manipulable.Operation.Set = .all, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true,
        onChanged: ((Manipulable.Event) -> Void)? = nil
    ) -> some View { self }
    /// Moves this view as a gesture says.
    @available(*, unavailable, message: "manipulation of views in space is available in visionOS only")
    nonisolated public func manipulable(using gestureState: Manipulable.GestureState) -> some View { self }
    /// Lets hands on this view move another.
    @available(*, unavailable, message: "manipulation of views in space is available in visionOS only")
    nonisolated public func manipulationGesture(
        updating gestureState: Binding<Manipulable.GestureState>,
        coordinateSpace: some CoordinateSpaceProtocol = .local, operations: Manipulable.Operation.Set = .all,
        inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true,
        onChanged: ((Manipulable.Event) -> Void)? = nil
    ) -> some View { self }
    /// Receives the side from which a volume is seen.
    @available(*, unavailable, message: "onVolumeViewpointChange is available in visionOS only")
    nonisolated public func onVolumeViewpointChange(
        updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true,
        _ action: @escaping (Any, Any) -> Void
    ) -> some View { self }
    /// The sides from which a volume is seen.
    @available(*, unavailable, message: "supportedVolumeViewpoints is available in visionOS only")
    nonisolated public func supportedVolumeViewpoints(_ viewpoints: SquareAzimuth.Set) -> some View { self }
    /// Whether a volume shows the plate below it.
    @available(*, unavailable, message: "volumeBaseplateVisibility is available in visionOS only")
    nonisolated public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
    /// Is notified when the world is centred again.
    @available(*, unavailable, message: "onWorldRecenter is available in visionOS only")
    nonisolated public func onWorldRecenter(action: @escaping @MainActor () -> Void) -> some View { self }
    /// Is notified when the world is centred again, at the start and the end.
    @available(*, unavailable, message: "onWorldRecenter is available in visionOS only")
    nonisolated public func onWorldRecenter(
        action: @escaping @MainActor (WorldRecenterPhase) -> Void
    ) -> some View { self }
    /// Changes how the room is shown.
    @available(*, unavailable, message: "preferredSurroundingsEffect is available in visionOS only")
    nonisolated public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
    /// Whether hands and arms are shown.
    @available(*, unavailable, message: "upperLimbVisibility is available in visionOS only")
    nonisolated public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View { self }
    /// How far content may stand out of its window.
    @available(*, unavailable, message: "preferredWindowClippingMargins is available in visionOS only")
    nonisolated public func preferredWindowClippingMargins(_ edges: Any, _ length: CGFloat?) -> some View { self }
    /// Presses this control by a gesture of the hand.
    @available(*, unavailable, message: "handGestureShortcut is available in watchOS only")
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)
        -> some View { self }
    /// Sets what a hand near this view does.
    @available(*, unavailable, message: "handPointerBehavior is available in visionOS only")
    nonisolated public func handPointerBehavior(_ behavior: HandPointerBehavior?) -> some View { self }
}

extension Gesture {
    /// Sets how a hand begins this gesture.
    @available(*, unavailable, message: "handActivationBehavior is available in visionOS only")
    @MainActor @preconcurrency public func handActivationBehavior(_ behavior: HandActivationBehavior)
        -> some Gesture<Value> { self }
}

extension EnvironmentValues {
    /// What limits how the world is followed.
    @available(*, unavailable, message: "worldTrackingLimitations is available in visionOS only")
    public var worldTrackingLimitations: Set<WorldTrackingLimitation> { [] }
}
