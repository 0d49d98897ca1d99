public import Foundation

/// Several samples that belong together.
open class HKCorrelation: HKSample {
    /// What they are together.
    public let correlationType: HKCorrelationType
    /// The samples.
    public let objects: Set<HKSample>
    /// The samples of a kind.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
    /// Samples with their time.
    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
                            objects: Set<HKSample>) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: nil)
    }
    /// Samples with their time, and what a program adds.
    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
                            objects: Set<HKSample>, metadata: [String: Any]?) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil,
                  metadata: metadata)
    }
    /// Samples with their time, what has measured them, and what a program adds.
    public init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
                objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]?) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(correlationType, startDate, endDate, metadata, device)
    }
}
/// Asks for samples that belong together.
open class HKCorrelationQuery: HKQuery {
    /// What they are together.
    public let correlationType: HKCorrelationType
    /// The conditions of single samples; nil for none.
    public let samplePredicates: [HKSampleType: NSPredicate]?
    /// A question for samples: the closure is called once, with an error.
    public init(type correlationType: HKCorrelationType, predicate: NSPredicate?,
                samplePredicates: [HKSampleType: NSPredicate]?,
                completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void) {
        (self.correlationType, self.samplePredicates) = (correlationType, samplePredicates)
        let query = Late<HKCorrelationQuery>()
        super.init { error in query.value.map { completion($0, nil, error) } }
        query.value = self
    }
}
/// Asks which programs have saved samples.
open class HKSourceQuery: HKQuery {
    /// A question for programs: the closure is called once, with an error.
    public init(sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
                completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void) {
        let query = Late<HKSourceQuery>()
        super.init { error in query.value.map { completionHandler($0, nil, error) } }
        query.value = self
    }
}
/// A kind of samples with a condition.
open class HKQueryDescriptor: NSObject {
    /// The kind.
    public let sampleType: HKSampleType
    /// The condition; nil for all.
    public let predicate: NSPredicate?
    /// A kind of samples with a condition.
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
    }
}
