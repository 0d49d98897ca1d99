public import Foundation

// Queries of programs that wait for them. Every one throws `errorHealthDataUnavailable`.

/// A query that a program waits for.
public protocol HKAsyncQuery<Output> {
    associatedtype Output
    /// What was found.
    nonisolated(nonsending) func result(for healthStore: HKHealthStore) async throws -> Output
}
/// A query whose results change.
public protocol HKAsyncSequenceQuery<Sequence> {
    associatedtype Sequence: AsyncSequence
    /// What was found, and each change of it.
    func results(for healthStore: HKHealthStore) -> Sequence
}

/// Which samples of a kind are searched for.
public struct HKSamplePredicate<Sample: HKSample> {
    /// The kind.
    public let sampleType: HKSampleType
    /// The condition; nil for all.
    public let nsPredicate: NSPredicate?
}
extension HKSamplePredicate where Sample == HKSample {
    /// Samples of a kind.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        .init(sampleType: type, nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Quantities of a kind.
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
        -> HKSamplePredicate<HKQuantitySample> { .init(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKCategorySample {
    /// Choices of a kind.
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
        -> HKSamplePredicate<HKCategorySample> { .init(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKWorkout {
    /// Workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        .init(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
    }
}

/// Asks for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public let predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int?
    /// A question for samples that fulfil one of the conditions; nil as a limit is all.
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
                limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }
    /// Throws.
    public nonisolated(nonsending) func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        throw HKError(.errorHealthDataUnavailable)
    }
}
/// Asks for what is computed of samples.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public let predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
    /// A question for what is computed of quantities.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
    /// Throws.
    public nonisolated(nonsending) func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        throw HKError(.errorHealthDataUnavailable)
    }
}
/// Asks for what is computed for parts of a time.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public let predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
    public let anchorDate: Date, intervalComponents: DateComponents
    /// A question for what is computed for parts of a time.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
                intervalComponents: DateComponents) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }
    /// Throws.
    public nonisolated(nonsending) func result(for healthStore: HKHealthStore) async throws
        -> HKStatisticsCollection { throw HKError(.errorHealthDataUnavailable) }
    /// What was computed, and each change of it.
    public struct Result {
        public let statisticsCollection: HKStatisticsCollection
        public let updatedStatistics: HKStatistics?
    }
    /// Throws at its first value.
    public func results(for healthStore: HKHealthStore) -> HKUnavailableResults<Result> { HKUnavailableResults() }
}
/// Asks for samples that are new or deleted since an earlier question.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery {
    public let predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int?
    /// A question for samples since an anchor; nil is the beginning.
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }
    /// What is new and what was deleted.
    public struct Result {
        public let addedSamples: [Sample], deletedObjects: [HKDeletedObject], newAnchor: HKQueryAnchor
    }
    /// Throws.
    public nonisolated(nonsending) func result(for healthStore: HKHealthStore) async throws -> Result {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Throws at its first value.
    public func results(for healthStore: HKHealthStore) -> HKUnavailableResults<Result> { HKUnavailableResults() }
}
/// Results of a query whose data is not available: throws at its first value.
public struct HKUnavailableResults<Element>: AsyncSequence {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public func next() async throws -> Element? { throw HKError(.errorHealthDataUnavailable) }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// How far a program has read.
open class HKQueryAnchor: NSObject {
    private let value: Int
    /// A place by its number.
    public init(fromValue value: Int) { self.value = value }
}
/// Asks for samples since an earlier question.
open class HKAnchoredObjectQuery: HKQuery {
    /// Called with the results.
    public typealias Handler =
        (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    /// Called with later results; never.
    open var updateHandler: Handler?
    /// A question for samples since an anchor: the closure is called once, with an error.
    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
                resultsHandler: @escaping Handler) {
        let query = Late<HKAnchoredObjectQuery>()
        super.init { error in query.value.map { resultsHandler($0, nil, nil, nil, error) } }
        query.value = self
    }
}

/// Whether a program has asked a person for data.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
/// How often a program is notified of new data.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
extension HKHealthStore {
    /// Throws.
    public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    public nonisolated(nonsending) func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with `unknown` and an error.
    public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
    /// Throws.
    public nonisolated(nonsending) func save(_ objects: [HKObject]) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    public func save(_ objects: [HKObject],
                     withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func delete(_ object: HKObject) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    public func delete(_ object: HKObject,
                       withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func enableBackgroundDelivery(for type: HKObjectType,
                                                                 frequency: HKUpdateFrequency) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency,
                                         withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func disableBackgroundDelivery(for type: HKObjectType) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Throws.
    public nonisolated(nonsending) func disableAllBackgroundDelivery() async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
}
extension HKQuery {
    /// The workouts of a sport.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// The entries of a program.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    /// The entries of programs.
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    /// The entry of a number.
    public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }
    /// The entries of numbers.
    public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    /// The entries of a workout.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
    /// The entries with a value that a program has added.
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
}
