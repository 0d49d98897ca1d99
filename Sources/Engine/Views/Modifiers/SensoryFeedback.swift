public import QuadrantCore

/// Haptic or audio feedback. No device here supports it.
public struct SensoryFeedback: Equatable, Sendable {
    /// The apparent weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        let name: String
        /// Small, light objects.
        public static let light = Weight(name: "light")
        /// Objects of medium weight; the default.
        public static let medium = Weight(name: "medium")
        /// Large, heavy objects.
        public static let heavy = Weight(name: "heavy")
    }

    /// The apparent flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        let name: String
        /// Hard, inflexible objects.
        public static let rigid = Flexibility(name: "rigid")
        /// Slightly flexible objects.
        public static let solid = Flexibility(name: "solid")
        /// Soft, flexible objects.
        public static let soft = Flexibility(name: "soft")
    }

    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(Weight?, Flexibility?, intensity: Double)
        case press(PressFeedback), release(ReleaseFeedback), select(SelectionFeedback)
    }
    /// What is pressed.
    public struct PressFeedback: Equatable, Sendable {
        private enum Kind { case button, buttonIconOnly, slider, tab, toggle }
        private let kind: Kind
        /// A button.
        public static let button = PressFeedback(kind: .button)
        /// A button with an icon alone.
        public static let buttonIconOnly = PressFeedback(kind: .buttonIconOnly)
        /// The thumb of a slider.
        public static let slider = PressFeedback(kind: .slider)
        /// A tab of a bar.
        public static let tab = PressFeedback(kind: .tab)
        /// A switch.
        public static let toggle = PressFeedback(kind: .toggle)
    }
    /// What is let go.
    public struct ReleaseFeedback: Equatable, Sendable {
        private enum Kind { case button, slider, toggle }
        private let kind: Kind
        /// A button.
        public static let button = ReleaseFeedback(kind: .button)
        /// The thumb of a slider.
        public static let slider = ReleaseFeedback(kind: .slider)
        /// A switch.
        public static let toggle = ReleaseFeedback(kind: .toggle)
    }
    /// Which value is reached.
    public struct SelectionFeedback: Equatable, Sendable {
        private enum Kind { case minimum, maximum, step, on, off }
        private let kind: Kind
        /// The least value.
        public static let minimum = SelectionFeedback(kind: .minimum)
        /// The greatest value.
        public static let maximum = SelectionFeedback(kind: .maximum)
        /// One of several values.
        public static let step = SelectionFeedback(kind: .step)
        /// The value of a switch that is on.
        public static let on = SelectionFeedback(kind: .on)
        /// The value of a switch that is off.
        public static let off = SelectionFeedback(kind: .off)
    }
    private let kind: Kind

    /// A task has succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// A task has succeeded with a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// The selection changes.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value rises above a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value falls below a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity starts.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity ends.
    public static let stop = SensoryFeedback(kind: .stop)
    /// A dragged item is aligned with another.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// The pressure of a press changes its level.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path is closed.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Something is pressed.
    public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(kind: .press(feedback)) }
    /// Something is let go.
    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
        SensoryFeedback(kind: .release(feedback))
    }
    /// A value is reached.
    public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
        SensoryFeedback(kind: .select(feedback))
    }
    /// An impact of medium weight.
    public static let impact = SensoryFeedback.impact()

    /// An impact of objects of `weight`; `intensity` is between 0 and 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, nil, intensity: intensity))
    }

    /// An impact of objects of `flexibility`; `intensity` is between 0 and 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(nil, flexibility, intensity: intensity))
    }
}

extension View {
    /// Plays `feedback` when `trigger` changes. Nothing to do: nothing can be felt.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        self
    }

    /// Plays `feedback` when `trigger` changes and `condition`, called with the old and the new value, is true. The
    /// condition is called, and its result ignored.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { _ = condition($0, $1) }
    }

    /// Plays the result of `feedback` when `trigger` changes, called with the old and the new value; nil is none. The
    /// closure is called, and its result ignored.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback($0, $1) }
    }

    /// Plays `feedback` when `trigger` changes and `condition` is true. The condition is called, and its result
    /// ignored.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
    ) -> some View {
        onChange(of: trigger) { _ = condition() }
    }

    /// Plays the result of `feedback` when `trigger` changes; nil is none. The closure is called, and its result
    /// ignored.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback() }
    }
}
