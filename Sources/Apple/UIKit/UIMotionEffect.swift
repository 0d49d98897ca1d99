public import Foundation

// Views that follow the tilt of a device. A device that is drawn does not tilt: effects are kept and change nothing.

/// Changes views as a device tilts.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject, NSCopying {
    /// An effect without changes.
    public override init() {}
    /// Nothing.
    public required init?(coder: NSCoder) {}
    /// For overriding: the changes at a tilt of -1…1. It is not called.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
    /// The same object.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Changes a value along one direction.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the tilt.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    /// The value's place in a view.
    public let keyPath: String
    /// The direction of the tilt.
    public let type: EffectType
    /// The values at both ends. Nothing to do: a device that is drawn does not tilt.
    open var minimumRelativeValue: Any?, maximumRelativeValue: Any?
    /// An effect on a value.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
/// Several effects at once.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// Adds an effect. Nothing to do: a device that is drawn does not tilt.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes an effect away.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
