public import Foundation

// Records of workouts. Nothing is recorded: each request ends with `errorHealthDataUnavailable`.

/// Records a workout.
open class HKWorkoutBuilder: NSObject {
    /// Called with whether a request has succeeded: false, and an error.
    public typealias Completion = @Sendable (Bool, (any Error)?) -> Void
    /// The kind of sport and where it is done.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// What measures; nil where it is not known.
    public let device: HKDevice?
    /// A record.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
    }
    /// Nil: no record begins.
    open var startDate: Date? { nil }
    /// Nil: no record begins.
    open var endDate: Date? { nil }
    /// Empty.
    open var metadata: [String: Any] { [:] }
    /// None.
    open var workoutEvents: [HKWorkoutEvent] { [] }
    /// None.
    open var workoutActivities: [HKWorkoutActivity] { [] }
    /// None.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    /// Nil.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    /// Seconds at a date; 0.
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    /// A record of ways or of beats; nil for other kinds.
    open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
        seriesType == .workoutRoute() ? HKWorkoutRouteBuilder(healthStore: HKHealthStore(), device: device) : nil
    }
    /// Nothing to do: no record begins.
    open func discardWorkout() {}
    /// Calls the closure at once, with false and an error.
    open func beginCollection(withStart startDate: Date, completion: @escaping Completion) { fail(completion) }
    /// Throws.
    open func beginCollection(at startDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    open func endCollection(withEnd endDate: Date, completion: @escaping Completion) { fail(completion) }
    /// Throws.
    open func endCollection(at endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    open func add(_ samples: [HKSample], completion: @escaping Completion) { fail(completion) }
    /// Throws.
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping Completion) {
        fail(completion)
    }
    /// Throws.
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    open func addMetadata(_ metadata: [String: Any], completion: @escaping Completion) { fail(completion) }
    /// Throws.
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity, completion: @escaping Completion) {
        fail(completion)
    }
    /// Throws.
    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with nil and an error.
    @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorHealthDataUnavailable) }
    private func fail(_ completion: Completion) { completion(false, HKError(.errorHealthDataUnavailable)) }
}
/// Records a workout while it is done.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder {
    /// Told of what is recorded; never.
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    /// The workout that is recorded; nil where it is no more.
    open internal(set) weak var workoutSession: HKWorkoutSession?
    /// Whether what happens is recorded. Nothing to do: nothing happens.
    open var shouldCollectWorkoutEvents = true
    /// What is measured; nil for nothing.
    open var dataSource: HKLiveWorkoutDataSource?
    /// Seconds; 0.
    open var elapsedTime: TimeInterval { 0 }
    /// Nil: no workout begins.
    open var currentWorkoutActivity: HKWorkoutActivity? { nil }
}
/// Told of what is recorded.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    /// Samples were recorded.
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    /// Something has happened.
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    /// A sport of several has begun.
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    /// A sport of several has ended.
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}
extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}
/// What is measured during a workout.
open class HKLiveWorkoutDataSource: NSObject {
    /// The kinds that are measured.
    open private(set) var typesToCollect: Set<HKQuantityType> = []
    /// A source; the workout has no effect.
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}
    /// Adds a kind; the condition has no effect.
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        typesToCollect.insert(quantityType)
    }
    /// Removes a kind.
    open func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}
