public import QuadrantCore

/// What a device lets people feel or hear when something happens.
///
/// Nothing here can shake, as on a Mac without a trackpad that does: asking for it is right and changes nothing.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy things that meet seem to be.
    public struct Weight: Equatable, Sendable {
        let name: String
        /// Small, light things.
        public static let light = Weight(name: "light")
        /// Things of middling weight; the default.
        public static let medium = Weight(name: "medium")
        /// Large, heavy things.
        public static let heavy = Weight(name: "heavy")
    }

    /// How much things that meet seem to give way.
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

    /// A task was done.
    public static let success = SensoryFeedback(kind: .success)
    /// A task was done with a reservation.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Another element is selected.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value passed a mark on its way up.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value passed a mark on its way down.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Something began.
    public static let start = SensoryFeedback(kind: .start)
    /// Something ended.
    public static let stop = SensoryFeedback(kind: .stop)
    /// What is dragged lies in line with something.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// Something moved between levels of pressure.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A shape that is drawn is closed.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Things met.
    public static let impact = SensoryFeedback.impact()

    /// Things of this weight met; `intensity` is between 0 and 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, nil, intensity: intensity))
    }

    /// Things that give way this much met; `intensity` is between 0 and 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(nil, flexibility, intensity: intensity))
    }
}

extension View {
    /// Lets people feel something when `trigger` changes. No effect where nothing can be felt.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        self
    }

    /// Lets people feel something when `trigger` changes and `condition`, called with the old and the new value, holds.
    /// The condition is asked where nothing can be felt too.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { _ = condition($0, $1) }
    }

    /// Lets people feel what `feedback` answers when `trigger` changes; nil is nothing. It is asked where nothing can
    /// be felt too.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback($0, $1) }
    }

    /// Lets people feel something when `trigger` changes and `condition` holds, which is asked where nothing can be
    /// felt too.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
    ) -> some View {
        onChange(of: trigger) { _ = condition() }
    }

    /// Lets people feel what `feedback` answers when `trigger` changes; nil is nothing. It is asked where nothing can
    /// be felt too.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback() }
    }
}
