public import Foundation
public import QuadrantCore
public import QuadrantGeometry

// Gestures on the pencil of a tablet. A phone has no pencil.

/// What people have chosen for a gesture on the pencil.
public nonisolated struct PencilPreferredAction: Hashable, Sendable {
    private enum Kind {
        case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
        case runSystemShortcut
    }
    private let kind: Kind
    /// Nothing.
    public static let ignore = Self(kind: .ignore)
    /// Change between the tool and the eraser.
    public static let switchEraser = Self(kind: .switchEraser)
    /// Change to the tool before.
    public static let switchPrevious = Self(kind: .switchPrevious)
    /// Show a palette of colours.
    public static let showColorPalette = Self(kind: .showColorPalette)
    /// Show the attributes of the tool.
    public static let showInkAttributes = Self(kind: .showInkAttributes)
    /// Show a palette at the tip of the pencil.
    public static let showContextualPalette = Self(kind: .showContextualPalette)
    /// Run a shortcut.
    public static let runSystemShortcut = Self(kind: .runSystemShortcut)
}

/// Where a pencil is over a view.
public nonisolated struct PencilHoverPose: Hashable, Sendable {
    /// The tip in the view's coordinates, in points.
    public let location: CGPoint
    /// The tip as a share of the view.
    public let anchor: UnitPoint
    /// The distance from the screen, from 0 to 1.
    public let zDistance: CGFloat
    /// The angle to the screen; 90 degrees is upright.
    public let altitude: Angle
    /// The direction in which the pencil leans.
    public let azimuth: Angle
    /// The turn of the pencil about itself.
    public let roll: Angle
}

/// A double tap on a pencil.
public nonisolated struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// Where the pencil was; nil where it is not over the view.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public nonisolated struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// Where the pencil was; nil where it is not over the view.
    public let hoverPose: PencilHoverPose?
}

/// How far a squeeze has come.
@frozen public nonisolated enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// The pencil is squeezed.
    case active(PencilSqueezeGestureValue)
    /// The squeeze has ended.
    case ended(PencilSqueezeGestureValue)
    /// The squeeze was no gesture.
    case failed
}

extension EnvironmentValues {
    /// What people have chosen for a double tap on the pencil: that of a new pencil, the eraser.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
    /// What people have chosen for a squeeze of the pencil: that of a new pencil, a palette.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

extension View {
    /// Performs an action at a double tap on a pencil. Nothing to do: a phone has no pencil.
    nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
        -> some View { self }
    /// Performs an action at a squeeze of a pencil. Nothing to do: a phone has no pencil.
    nonisolated public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void)
        -> some View { self }
}
