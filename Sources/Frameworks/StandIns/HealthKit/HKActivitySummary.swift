public import Foundation

/// The rings of a day.
open class HKActivitySummary: NSObject {
    private let components: DateComponents
    /// A day with nothing in it.
    public override init() { components = DateComponents() }
    /// What counts as movement.
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    /// Whether the rings rest.
    open var isPaused = false
    /// Energy of movement.
    open var activeEnergyBurned = HKQuantity(unit: .largeCalorie(), doubleValue: 0)
    /// Time of movement.
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// Time of exercise.
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// Hours in which someone has stood.
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// The goal of energy.
    open var activeEnergyBurnedGoal = HKQuantity(unit: .largeCalorie(), doubleValue: 0)
    /// The goal of movement.
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The goal of exercise; older than `exerciseTimeGoal`.
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The goal of exercise; nil for none.
    open var exerciseTimeGoal: HKQuantity?
    /// The goal of hours; older than `standHoursGoal`.
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    /// The goal of hours; nil for none.
    open var standHoursGoal: HKQuantity?
    /// The day, in a calendar; nothing is set in a summary that a program makes.
    open func dateComponents(for calendar: Calendar) -> DateComponents { components }
}
/// Asks for the rings of days.
open class HKActivitySummaryQuery: HKQuery {
    /// Called with later results; never.
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    /// A question for rings: the closure is called once, with an error.
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        let query = Late<HKActivitySummaryQuery>()
        super.init { error in query.value.map { handler($0, nil, error) } }
        query.value = self
    }
}
/// Asks for the rings of days.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public let predicate: NSPredicate?
    /// A question for the rings of days; nil for all.
    public init(predicate: NSPredicate?) { self.predicate = predicate }
    /// Throws.
    public nonisolated(nonsending) func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Throws at its first value.
    public func results(for healthStore: HKHealthStore) -> HKUnavailableResults<[HKActivitySummary]> {
        HKUnavailableResults()
    }
}
/// What counts as movement for a person. None is known.
open class HKActivityMoveModeObject: NSObject {
    override init() { super.init() }
    /// Energy.
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}
/// How the skin of a person answers to the sun. It is not known.
open class HKFitzpatrickSkinTypeObject: NSObject {
    override init() { super.init() }
    /// Not set.
    open var skinType: HKFitzpatrickSkinType { .notSet }
}
/// Whether a person uses a wheelchair. It is not known.
open class HKWheelchairUseObject: NSObject {
    override init() { super.init() }
    /// Not set.
    open var wheelchairUse: HKWheelchairUse { .notSet }
}
