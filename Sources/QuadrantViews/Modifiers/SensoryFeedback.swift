public import QuadrantCore

/// Feedback that a device lets the user feel or hear. No device here has it: asking for it changes nothing.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy the objects of an impact seem to be.
    public struct Weight: Equatable, Sendable {
        let name: String
        /// Small, light things.
        public static let light = Weight(name: "light")
        /// Things of middling weight; the default.
        public static let medium = Weight(name: "medium")
        /// Large, heavy things.
        public static let heavy = Weight(name: "heavy")
    }

    /// How much the objects of an impact seem to give way.
    public struct Flexibility: Equatable, Sendable {
        let name: String
        /// Hard things, which do not give way.
        public static let rigid = Flexibility(name: "rigid")
        /// Things that give way a little.
        public static let solid = Flexibility(name: "solid")
        /// Soft things, which give way.
        public static let soft = Flexibility(name: "soft")
    }

    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(Weight?, Flexibility?, intensity: Double)
    }
    private let kind: Kind

    /// A task has succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// A task has succeeded with a reservation.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// The selection changes.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value rises past a mark.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value falls past a mark.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity begins.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity ends.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Something that is dragged is in line with something else.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A value changed its level of pressure.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A shape that the user draws is closed.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// An impact of medium weight.
    public static let impact = SensoryFeedback.impact()

    /// An impact of objects of `weight`; `intensity` is between 0 and 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, nil, intensity: intensity))
    }

    /// An impact of objects that give way by `flexibility`; `intensity` is between 0 and 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(nil, flexibility, intensity: intensity))
    }
}

extension View {
    /// Plays `feedback` when `trigger` changes. No effect here.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        self
    }

    /// Plays `feedback` when `trigger` changes and `condition`, called with the old and the new value, is true. The
    /// condition is called here too, and its result ignored.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { _ = condition($0, $1) }
    }

    /// Plays what `feedback` returns when `trigger` changes, called with the old and the new value; nil is none. It is
    /// called here too, and its result ignored.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback($0, $1) }
    }

    /// Plays `feedback` when `trigger` changes and `condition` is true. The condition is called here too, and its
    /// result ignored.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
    ) -> some View {
        onChange(of: trigger) { _ = condition() }
    }

    /// Plays what `feedback` returns when `trigger` changes; nil is none. It is called here too, and its result
    /// ignored.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback() }
    }
}
