public import CoreLocation
public import Foundation

/// A series of samples.
open class HKSeriesSample: HKSample {
    /// How many there are. None is known.
    open var count: Int { 0 }
}
/// The way of a workout. Stores make them; none does here.
open class HKWorkoutRoute: HKSeriesSample {}

/// Records a series of samples.
open class HKSeriesBuilder: NSObject {
    override init() { super.init() }
    /// Nothing to do: nothing is recorded.
    open func discard() {}
}
/// Records the way of a workout. Nothing is recorded: it ends with an error.
open class HKWorkoutRouteBuilder: HKSeriesBuilder {
    /// A record; the device has no effect.
    public init(healthStore: HKHealthStore, device: HKDevice?) { super.init() }
    /// Throws.
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    @preconcurrency open func insertRouteData(_ routeData: [CLLocation],
                              completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    @preconcurrency
    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    @discardableResult
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with nil and an error.
    @preconcurrency open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?,
                          completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
}
/// Asks for the places of a way.
open class HKWorkoutRouteQuery: HKQuery {
    /// A question for the places: the closure is called once, with an error.
    public init(route workoutRoute: HKWorkoutRoute,
                dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void) {
        let query = Late<HKWorkoutRouteQuery>()
        super.init { error in query.value.map { dataHandler($0, nil, true, error) } }
        query.value = self
    }
}
/// Asks for the places of a way.
public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery {
    private let route: HKWorkoutRoute
    /// A question for the places of a way.
    public init(_ workoutRoute: HKWorkoutRoute) { route = workoutRoute }
    /// Throws at its first value.
    public func results(for healthStore: HKHealthStore) -> HKUnavailableResults<CLLocation> { HKUnavailableResults() }
}
/// Records a quantity as a series. Nothing is recorded: it ends with an error.
open class HKQuantitySeriesSampleBuilder: NSObject {
    /// What is recorded.
    public let quantityType: HKQuantityType
    /// When it begins.
    public let startDate: Date
    /// What measures; nil where it is not known.
    public let device: HKDevice?
    /// A record.
    public init(healthStore: HKHealthStore, quantityType: HKQuantityType, startDate: Date, device: HKDevice?) {
        (self.quantityType, self.startDate, self.device) = (quantityType, startDate, device)
    }
    /// Throws.
    open func insert(_ quantity: HKQuantity, at date: Date) throws { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    open func insert(_ quantity: HKQuantity, for dateInterval: DateInterval) throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with nil and an error.
    @preconcurrency open func finishSeries(metadata: [String: Any]?,
                           completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    /// Nothing to do: nothing is recorded.
    open func discard() {}
}
