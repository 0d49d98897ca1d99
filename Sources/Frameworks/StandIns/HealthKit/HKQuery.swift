public import Foundation

// Questions for the store: each is answered with an error.

/// How many samples there may be.
public let HKObjectQueryNoLimit = 0
/// When a sample ended, in sort descriptors.
public let HKSampleSortIdentifierEndDate = "endDate"
/// When a sample began, in sort descriptors.
public let HKSampleSortIdentifierStartDate = "startDate"

/// Which samples count for a time.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those that begin in it.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Those that end in it.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
/// A question for the store: its closure is called with an error.
open class HKQuery: NSObject {
    let fail: (HKError) -> Void
    /// What is searched for; nil where it is several kinds.
    open var objectType: HKObjectType? { nil }
    /// The condition; nil for all.
    open var predicate: NSPredicate? { nil }
    init(_ fail: @escaping (HKError) -> Void) { self.fail = fail }
    /// The samples of a time.
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = [])
        -> NSPredicate { NSPredicate(value: true) }
}
/// Asks for samples.
open class HKSampleQuery: HKQuery {
    /// A question for samples.
    public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
                resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        let query = Late<HKSampleQuery>()
        super.init { error in query.value.map { resultsHandler($0, nil, error) } }
        query.value = self
    }
}
extension HKSampleQuery {
    /// A question for samples of several kinds.
    public convenience init(queryDescriptors: [HKQueryDescriptor], limit: Int,
                            resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        self.init(sampleType: HKObjectType.workoutType(), predicate: nil, limit: limit, sortDescriptors: nil,
                  resultsHandler: resultsHandler)
    }
    /// A question for samples of several kinds, in order.
    public convenience init(queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
                            resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        self.init(queryDescriptors: queryDescriptors, limit: limit, resultsHandler: resultsHandler)
    }
}
/// What is computed of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// For each source.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// The mean.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The least.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The greatest.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The last one.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// The last one, under its older name.
    public static let discreteMostRecent = HKStatisticsOptions(rawValue: 32)
    /// How long it took in all.
    public static let duration = HKStatisticsOptions(rawValue: 64)
}
/// What was computed of samples. None is.
open class HKStatistics: NSObject {
    override init() { super.init() }
    /// When it began.
    open var startDate: Date { .distantPast }
    /// When it ended.
    open var endDate: Date { .distantPast }
    /// What it was computed of: steps.
    open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
    /// Nil.
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { nil }
    /// Nil.
    open func duration(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func sumQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func averageQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func minimumQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func maximumQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func mostRecentQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    /// Nil.
    open func duration() -> HKQuantity? { nil }
    /// Nil.
    open var sources: [HKSource]? { nil }
    /// Nil.
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
}
/// Asks for what is computed of samples.
open class HKStatisticsQuery: HKQuery {
    /// A question for what is computed of samples.
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
                completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {
        let query = Late<HKStatisticsQuery>()
        super.init { error in query.value.map { handler($0, nil, error) } }
        query.value = self
    }
}
/// What was computed for parts of a time. None is.
open class HKStatisticsCollection: NSObject {
    override init() { super.init() }
    /// None.
    open func sources() -> Set<HKSource> { [] }
    /// None.
    open func statistics() -> [HKStatistics] { [] }
    /// Nil.
    open func statistics(for date: Date) -> HKStatistics? { nil }
    /// Calls nothing.
    open func enumerateStatistics(from startDate: Date, to endDate: Date,
                                  with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {}
}
/// Asks for what is computed for parts of a time.
open class HKStatisticsCollectionQuery: HKQuery {
    /// Called with the result.
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Called with later results; never.
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// When a part of time begins.
    public let anchorDate: Date
    /// How long a part of time is.
    public let intervalComponents: DateComponents
    /// What is computed.
    public let options: HKStatisticsOptions
    /// A question for what is computed for parts of a time.
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
                anchorDate: Date, intervalComponents: DateComponents) {
        (self.anchorDate, self.intervalComponents, self.options) = (anchorDate, intervalComponents, options)
        let query = Late<HKStatisticsCollectionQuery>()
        super.init { error in query.value.map { $0.initialResultsHandler?($0, nil, error) } }
        query.value = self
    }
}
/// Notices new samples.
open class HKObserverQuery: HKQuery {
    /// Notices new samples: the closure is called once, with an error.
    public init(sampleType: HKSampleType, predicate: NSPredicate?,
                updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void) {
        let query = Late<HKObserverQuery>()
        super.init { error in query.value.map { updateHandler($0, {}, error) } }
        query.value = self
    }
}
extension HKObserverQuery {
    /// Notices new samples of several kinds: the closure is called once, with an error.
    public convenience init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler: @escaping (HKObserverQuery, Set<HKSampleType>?, @escaping () -> Void, (any Error)?) -> Void
    ) {
        self.init(sampleType: HKObjectType.workoutType(), predicate: nil) { updateHandler($0, nil, $1, $2) }
    }
}
/// What ends the work that an observer has begun.
public typealias HKObserverQueryCompletionHandler = () -> Void
/// A query that is known after its closure was made.
final class Late<Query: AnyObject> {
    weak var value: Query?
}
