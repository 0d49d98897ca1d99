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

extension HKSamplePredicate where Sample == HKCorrelation {
    /// Samples that belong together.
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil)
        -> HKSamplePredicate<HKCorrelation> { .init(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKElectrocardiogram {
    /// Electrocardiograms.
    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKElectrocardiogram> {
        .init(sampleType: HKObjectType.electrocardiogramType(), nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
    /// The ways of workouts.
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
        .init(sampleType: HKSeriesType.workoutRoute(), nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKAudiogramSample {
    /// Tests of hearing.
    public static func audiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKAudiogramSample> {
        .init(sampleType: HKObjectType.audiogramSampleType(), nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKStateOfMind {
    /// How someone feels.
    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKStateOfMind> {
        .init(sampleType: HKObjectType.stateOfMindType(), nsPredicate: predicate)
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
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying {
    private let value: Int
    /// A place by its number.
    public init(fromValue value: Int) { self.value = value }
    /// True.
    public static var supportsSecureCoding: Bool { true }
    /// A place that was encoded.
    public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    open func copy(with zone: NSZone? = nil) -> Any { HKQueryAnchor(fromValue: value) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.value == value }
    open override var hash: Int { value.hashValue }
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
