public import Foundation

/// The curve of a heart. Stores make it; none does here.
open class HKElectrocardiogram: HKSample {
    /// Where the curve was measured.
    public enum Lead: Int, Sendable { case appleWatchSimilarToLeadI = 1 }
    /// What the curve shows.
    public enum Classification: Int, Sendable {
        case notSet, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate
        case inconclusivePoorReading, inconclusiveOther, unrecognized = 100
    }
    /// Whether someone felt something.
    public enum SymptomsStatus: Int, Sendable { case notSet, none, present }
    /// How many points the curve has: none.
    open var numberOfVoltageMeasurements: Int { 0 }
    /// Points in a second; nil.
    open var samplingFrequency: HKQuantity? { nil }
    /// Not set.
    open var classification: Classification { .notSet }
    /// Nil.
    open var averageHeartRate: HKQuantity? { nil }
    /// Not set.
    open var symptomsStatus: SymptomsStatus { .notSet }
    /// A point of the curve.
    open class VoltageMeasurement: NSObject {
        override init() { super.init() }
        /// Seconds since the begin.
        open var timeSinceSampleStart: TimeInterval { 0 }
        /// Nil.
        open func quantity(for lead: Lead) -> HKQuantity? { nil }
    }
}
/// Asks for the points of a curve.
open class HKElectrocardiogramQuery: HKQuery {
    /// What a question is answered with.
    public enum Result {
        /// A point.
        case measurement(HKElectrocardiogram.VoltageMeasurement)
        /// There are no more.
        case done
        /// There are none.
        case error(any Error)
    }
    /// A question for points: the closure is called once, with an error.
    public init(_ ecg: HKElectrocardiogram, dataHandler: @escaping (HKElectrocardiogramQuery, Result) -> Void) {
        let query = Late<HKElectrocardiogramQuery>()
        super.init { error in query.value.map { dataHandler($0, .error(error)) } }
        query.value = self
    }
}
/// Asks for the points of a curve.
public struct HKElectrocardiogramQueryDescriptor: HKAsyncSequenceQuery {
    private let ecg: HKElectrocardiogram
    /// A question for the points of a curve.
    public init(_ ecg: HKElectrocardiogram) { self.ecg = ecg }
    /// Throws at its first value.
    public func results(for healthStore: HKHealthStore)
        -> HKUnavailableResults<HKElectrocardiogram.VoltageMeasurement> { HKUnavailableResults() }
}
